"""The sentences of the terminal game: all that are used are there, all that are there are used, none stands in code."""

import ast
import re
from pathlib import Path

from smallworld.cli.terminal.shorthand import VERBS
from smallworld.locale import has_message, message_ids
from smallworld.locale.catalogue import files_of
from smallworld.locale.messages import FOLDER
from smallworld.notation.words import ASKED_PHASES, REASON_CODES

CLI = Path(__file__).parents[2] / "src" / "smallworld" / "cli"
SOURCES = [*sorted((CLI / "terminal").glob("*.py")), CLI / "play.py"]
ID = re.compile(r"(?:terminal|fault|phase|event|result)-[a-z0-9-]+")


def strings(path: Path) -> list[str]:
    """All strings of a file but those that explain it; the parts of f-strings that are computed as `*`."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    docs = {
        id(node.body[0].value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef)
        and node.body
        and isinstance(node.body[0], ast.Expr)
    }
    inner = {id(part) for node in ast.walk(tree) if isinstance(node, ast.JoinedStr) for part in node.values}
    found = []
    for node in ast.walk(tree):
        if isinstance(node, ast.JoinedStr):
            found.append("".join(str(p.value) if isinstance(p, ast.Constant) else "*" for p in node.values))
        elif isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in docs | inner:
            found.append(node.value)
    return found


USED = {text for path in SOURCES for text in strings(path) if text.startswith("terminal-")}


def own_ids() -> set[str]:
    """The ids in the files of this command."""
    files = [path for path in files_of(FOLDER / "en", "terminal") if path.name.startswith("play")]
    text = "\n".join(path.read_text(encoding="utf-8") for path in files)
    return set(re.findall(r"^(terminal-[a-z0-9-]+) =", text, re.MULTILINE))


def test_every_message_that_is_used_is_there() -> None:
    assert USED
    assert [text for text in USED if "*" not in text and not has_message("en", text)] == []
    patterns = [re.compile(re.escape(text).replace(r"\*", "[a-z-]+")) for text in USED if "*" in text]
    assert [p.pattern for p in patterns if not any(p.fullmatch(name) for name in message_ids("terminal"))] == []


def test_every_message_that_is_there_is_used() -> None:
    patterns = [re.compile(re.escape(text).replace(r"\*", "[a-z-]+")) for text in USED]
    assert [name for name in own_ids() if not any(pattern.fullmatch(name) for pattern in patterns)] == []


def test_no_sentence_stands_in_code() -> None:
    sentence = re.compile(r"[A-Za-z]{2,} [a-z]{2,} [a-z]{2,}")
    known = {"terminal", "smallworld"}
    found = [text for path in SOURCES for text in strings(path) if sentence.search(text) and text not in known]
    assert found == []


def test_every_step_verb_and_reason_has_its_words() -> None:
    for phase in ASKED_PHASES:
        assert has_message("en", f"phase-{phase}")
    conquering = (
        "sorcery",
        "dragon",
        "transform",
        "bolt",
        "clear",
        "zeppelin",
        "roll",
        "fire",
        "cannon",
        "abandon",
        "done",
    )
    for verb in conquering:
        assert verb in VERBS
        assert has_message("en", f"terminal-do-{verb}")
    for code in REASON_CODES[1:]:
        assert has_message("en", f"refusal-{code}")
