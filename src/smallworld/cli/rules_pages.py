"""The pages of `smallworld rules` on a terminal."""

from __future__ import annotations

import re
from typing import Final

from rich.console import Console, Group, RenderableType
from rich.markdown import Markdown
from rich.padding import Padding
from rich.text import Text

from smallworld.locale import format_message, languages
from smallworld.locale.library import (
    Chapter,
    Found,
    Ruling,
    chapters,
    find_chapter,
    find_ruling,
    ruling_id,
    rulings,
    search,
    suggestions,
    switch,
)
from smallworld.locale.messages import FIRST_LANGUAGE, known_language

MOST_SHOWN: Final = 20
BEFORE, AFTER = 50, 110  # letters of an excerpt around the word
FOUND_STYLE: Final = "bold reverse"


def show(query: str | None, language: str) -> int:
    """Print what was asked for; the exit code."""
    known = known_language(language)
    if known is None:
        return _say(FIRST_LANGUAGE, "no-language", 2, language=language, languages=", ".join(languages()))
    wanted = (query or "").strip()
    if not wanted:
        return _print(*(_chapter(chapter) for chapter in chapters(known)))
    number = ruling_id(wanted)
    if number is not None:
        ruling = find_ruling(known, number)
        if ruling is None:
            every = rulings(known)
            return _say(known, "no-ruling", 1, query=number, first=every[0].id, last=every[-1].id)
        return _print(_ruling(known, ruling))
    chapter = find_chapter(known, wanted)
    if chapter is not None:
        return _print(_chapter(chapter))
    found = search(known, wanted)
    if not found:
        close = suggestions(known, wanted)
        if close:
            return _say(known, "nothing-but", 1, query=wanted, suggestions=", ".join(close))
        return _say(known, "nothing", 1, query=wanted)
    return _print(*_found(known, wanted, found))


def _chapter(chapter: Chapter) -> RenderableType:
    title = Text(chapter.title, style="bold" if chapter.section else "bold underline")
    return Group(title, "", Markdown(chapter.text), "")


def _ruling(language: str, ruling: Ruling) -> RenderableType:
    def label(name: str) -> Text:
        return Text(format_message(language, f"terminal-rules-{name}"), style="bold")

    sure = format_message(language, f"confidence-{ruling.confidence}")
    parts: list[RenderableType] = [
        Text.assemble((ruling.id, "bold"), "  ", (ruling.title, "bold")),
        _indented(Markdown(ruling.text)),
        label("books"),
        _indented(Markdown(ruling.books)),
        label("confidence"),
        _indented(Text(f"{ruling.confidence}: {sure}")),
    ]
    if ruling.switch is not None:
        described = switch(language, ruling.switch)
        default = format_message(language, "terminal-rules-default")
        lines = [f"{described.name}: {described.text}"]
        for value, meaning in described.values:
            lines.append(f"{value}{f' ({default})' if value == described.default else ''}: {meaning}")
        parts += [label("switch"), _indented(Group(*(Text(line) for line in lines)))]
    return Group(*parts)


def _found(language: str, query: str, found: list[Found]) -> list[RenderableType]:
    words = "|".join(re.escape(word) for word in query.split())
    head = format_message(
        language, "terminal-rules-found", {"n": len(found), "query": query, "example": found[0].entry.id}
    )
    lines: list[RenderableType] = [Text(head), ""]
    for each in found[:MOST_SHOWN]:
        title = Text.assemble((each.entry.id, "bold"), "  ", each.entry.title)
        excerpt = Text(_excerpt(each.entry.searched, query))
        for text in (title, excerpt):
            text.highlight_regex(f"(?i){words}", FOUND_STYLE)
        lines += [title, _indented(excerpt)]
    if len(found) > MOST_SHOWN:
        lines.append(Text(format_message(language, "terminal-rules-more", {"n": len(found) - MOST_SHOWN})))
    return lines


def _excerpt(text: str, query: str) -> str:
    wanted = (query, *query.split())
    places = [match.start() for words in wanted if (match := re.search(rf"(?i)\b{re.escape(words)}", text))]
    begin = max(0, places[0] - BEFORE) if places else 0
    begin = text.find(" ", begin) + 1 if begin else 0
    end = len(text) if begin + BEFORE + AFTER >= len(text) else text.rfind(" ", 0, begin + BEFORE + AFTER)
    return f"{'... ' if begin else ''}{text[begin:end]}{' ...' if end < len(text) else ''}"


def _indented(content: RenderableType) -> RenderableType:
    return Padding(content, (0, 0, 0, 2))


def _print(*pages: RenderableType) -> int:
    console = Console(highlight=False)
    for page in pages:
        console.print(page)
    return 0


def _say(in_language: str, name: str, code: int, **args: str) -> int:
    text = format_message(in_language, f"terminal-rules-{name}", args)
    Console(stderr=True, highlight=False, markup=False).print(text, soft_wrap=True)
    return code
