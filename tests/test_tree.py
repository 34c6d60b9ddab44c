"""Habits of the source tree that no linter checks."""

import re
from pathlib import Path

SRC = Path(__file__).parents[1] / "src"
FILES = sorted(
    path
    for path in SRC.rglob("*")
    if path.is_file() and "__pycache__" not in path.parts and not any(part.endswith(".egg-info") for part in path.parts)
)
LONGEST = 350
IN_THE_PACKAGE = {".py", ".typed", ".ftl", ".json", ".toml"}


def test_no_file_is_too_long() -> None:
    lengths = {str(path.relative_to(SRC)): len(path.read_text(encoding="utf-8").splitlines()) for path in FILES}
    assert lengths
    assert {name: length for name, length in lengths.items() if length > LONGEST} == {}


def test_nothing_is_left_for_later() -> None:
    mark = re.compile(r"\b(?:TODO|FIXME|XXX)\b")
    places = [
        f"{path.relative_to(SRC)}:{number}"
        for path in FILES
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if mark.search(line)
    ]
    assert places == []


def test_every_file_comes_into_the_wheel() -> None:
    """Other endings must first be added to the package data in pyproject.toml."""
    assert [str(path.relative_to(SRC)) for path in FILES if path.suffix not in IN_THE_PACKAGE] == []
