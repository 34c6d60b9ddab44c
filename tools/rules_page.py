"""Writes docs/rules.md, the rules with all rulings, from the English message files.

python -m tools.rules_page            write it
python -m tools.rules_page --check    compare: exit 1 if it is not current
"""

import argparse
import re
import sys
from pathlib import Path

from smallworld.locale import format_message
from smallworld.locale.library import Chapter, Ruling, Switch, chapters, rulings, switch, switch_names

PAGE = Path(__file__).parents[1] / "docs" / "rules.md"
LANGUAGE = "en"
SECTION_MARK = "  - "

HEAD = """\
<!-- Made by tools/rules_page.py from src/smallworld/locale/en/rules/ and rulings/. Change those. -->

# The rules of Small World

The base game and the expansion Sky Islands in our own words, for people who never saw the boxes. Numbers such as
[R-016] name rulings: decisions on what exactly is right, all of them in [the table at the end](#the-rulings). In a
terminal `smallworld rules` prints the same, `smallworld rules R-016` shows one ruling, and `smallworld rules WORD`
searches.

This is unofficial fan work. Names and numbers are those of the game, the sentences are ours.
"""

RULINGS = """\
## The rulings

What is right, item by item, with what the books say. How sure a ruling is:
"""

SWITCHES = """\
## The switches

Where tables play differently, a game can be set up to do so. The default comes first.
"""


def page() -> str:
    """The whole page."""
    every = chapters(LANGUAGE)
    parts = [_linked(HEAD), _contents(every), *(_chapter(chapter) for chapter in every)]
    parts += [SWITCHES, _table(["switch", "what it decides", "values"], [_switch(name) for name in switch_names()])]
    parts += [RULINGS, "\n".join(_confidence(letter) for letter in "ABCD") + "\n"]
    rows = [_ruling(ruling) for ruling in rulings(LANGUAGE)]
    parts.append(_table(["id", "question", "ruling", "what the books say", "sure", "switch"], rows))
    return "\n".join(parts)


def _contents(every: tuple[Chapter, ...]) -> str:
    lines = [
        f"{SECTION_MARK if chapter.section else '- '}[{chapter.title}](#{_anchor(chapter.title)})" for chapter in every
    ]
    return "\n".join([*lines, "- [The switches](#the-switches)", "- [The rulings](#the-rulings)"]) + "\n"


def _chapter(chapter: Chapter) -> str:
    return f"{'###' if chapter.section else '##'} {chapter.title}\n\n{_linked(chapter.text)}\n"


def _switch(name: str) -> list[str]:
    described: Switch = switch(LANGUAGE, name)
    values = "<br>".join(f"`{value}`: {meaning}" for value, meaning in described.values)
    return [f"`{name}`", described.text, values]


def _confidence(letter: str) -> str:
    return f"- **{letter}**: {format_message(LANGUAGE, f'confidence-{letter}')}"


def _ruling(ruling: Ruling) -> list[str]:
    name = f'<a id="{ruling.id.lower()}"></a>{ruling.id}'
    texts = [_linked(text) for text in (ruling.title, ruling.text, ruling.books)]
    return [name, *texts, ruling.confidence, f"`{ruling.switch}`" if ruling.switch else ""]


def _table(head: list[str], rows: list[list[str]]) -> str:
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join(f"| {' | '.join(line)} |".replace("|  |", "| |") for line in lines) + "\n"


def _linked(text: str) -> str:
    """Each ruling that the text names leads to its row."""
    return re.sub(r"\[?\b(R-\d{3})\b\]?(?!`)", lambda match: f"[{match[1]}](#{match[1].lower()})", text)


def _anchor(title: str) -> str:
    """The anchor that Markdown readers give a heading."""
    return re.sub(r"[^\w\- ]", "", title.lower()).replace(" ", "-")


def main() -> int:
    parser = argparse.ArgumentParser(description="Write docs/rules.md from the message files.")
    parser.add_argument("--check", action="store_true", help="compare instead of writing")
    made = page()
    if not parser.parse_args().check:
        PAGE.write_text(made, encoding="utf-8")
        return 0
    if PAGE.exists() and PAGE.read_text(encoding="utf-8") == made:
        return 0
    print("docs/rules.md is not current: run python -m tools.rules_page", file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main())
