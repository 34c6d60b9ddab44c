"""Every note that explains a legal action has its sentence, with the parameters that it is given."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from smallworld import play
from smallworld.locale import Argument, format_message, has_message

SOURCES = sorted(Path(next(iter(play.__path__))).glob("*.py"))
EXAMPLES: dict[str, Argument] = {
    "marker": "cannons", "n": 2, "odds": 0.5, "piece": "flying", "race": "khans", "seat": "B", "source": "scarecrows",
}  # fmt: skip


def told() -> Iterator[tuple[str, tuple[str, ...]]]:
    """The ids of all notes in the sources, each with the names of its parameters."""
    for path in SOURCES:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name) or node.func.id != "Note":
                continue
            name, given = node.args[0], node.args[1]
            assert isinstance(name, ast.Constant), f"{path.name}:{node.lineno}"
            assert isinstance(given, ast.Dict), f"{path.name}:{node.lineno}"
            yield str(name.value), tuple(str(key.value) for key in given.keys if isinstance(key, ast.Constant))


NOTES = sorted(set(told()))


def test_the_sources_are_read_well() -> None:
    assert {"note-roll", "note-enters", "note-treads", "note-coins"} <= {name for name, _ in NOTES}


@pytest.mark.parametrize(("name", "params"), NOTES)
def test_a_note_has_its_sentence(name: str, params: tuple[str, ...]) -> None:
    assert has_message("en", name)
    assert format_message("en", name, {param: EXAMPLES[param] for param in params}).endswith(".")
