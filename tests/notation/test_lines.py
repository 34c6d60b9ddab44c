"""line_of points at the line of a key, or as near as it can."""

import pytest

from smallworld.notation.lines import line_of

TOML = """\
title = "x"  # with steps.1.do = 3
board = "base-2"

[players.A]
coins = 3
regions = { 12 = 1 }

[[players.A.declined]]
race = "elves"

[[players.A.declined]]
race = "orcs"

[markers]
"lairs" = ["3"]

[[steps]]
do = "x"

[[steps]]
expect.regions = { 1 = "empty" }
expect."to-move" = "A"

[steps.expect.hand]
A = 2
"""
JSON = '{\n  "board": "base-2",\n  "players": {"A": {"coins": 3}, "B": {}}\n}\n'


@pytest.mark.parametrize(
    ("key", "line"),
    [
        ("title", 1),
        ("players", 4),
        ("players.A.coins", 5),
        ("players.A.regions.12", 6),
        ("players.A.hand", 4),
        ("players.A.declined.race", 9),
        ("players.A.declined.2.race", 12),
        ("markers.lairs", 15),
        ("markers.holes", 14),
        ("steps.1.do", 18),
        ("steps.2.expect.regions.1", 21),
        ("steps.2.expect.to-move", 22),
        ("steps.2.expect.hand.A", 25),
        ("steps.2.do", 20),
        ("cites", None),
    ],
)
def test_in_toml(key: str, line: int | None) -> None:
    if key == "players":
        line = None  # only tables below it are there
    assert line_of(TOML, key) == line


@pytest.mark.parametrize(
    ("key", "line"), [("board", 2), ("players.A.coins", 3), ("players.A.hand", 3), ("cites", None)]
)
def test_in_json(key: str, line: int | None) -> None:
    assert line_of(JSON, key) == line
