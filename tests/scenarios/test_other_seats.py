"""Every scenario holds for other seats too."""

from __future__ import annotations

from pathlib import Path

import pytest

from smallworld.notation.scenario import open_document
from tests.scenarios.other_seats import differs, moved, room

PATHS = sorted(Path(__file__).parent.glob("*.toml"))


@pytest.mark.parametrize("path", PATHS, ids=lambda path: path.stem)
def test_no_seat_has_privileges(path: Path) -> None:
    document, _ = open_document(path)
    by = room(path.stem, document)
    if by > 0:
        assert differs(document, by) is None


def test_most_can_move() -> None:
    rooms = [room(path.stem, open_document(path)[0]) for path in PATHS]
    assert rooms.count(0) < 0.02 * len(PATHS)
    assert rooms.count(3) > 0.6 * len(PATHS)


def test_seats_are_moved_wherever_they_stand() -> None:
    told = {"A": ["B declined", {"to-move": "C", "ally A": "not-an-opponent"}, 3], "regions": {"s4": "A elves 2"}}
    moved_on = {"C": ["D declined", {"to-move": "E", "ally C": "not-an-opponent"}, 3], "regions": {"s4": "C elves 2"}}
    assert moved(told, 2) == moved_on
