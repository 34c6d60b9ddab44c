"""The same scenario some seats further on, behind players who have not yet begun: no seat has privileges."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from smallworld.notation.expectations import Difference
from smallworld.notation.reading import read_position
from smallworld.notation.scenario import LastScoring, _run_step
from smallworld.rules.layout import ROUND, ROUNDS, SEATS

LETTERS: Final = "ABCDEF"
MOST_ON_BASE: Final = 5
FURTHEST: Final = 3
SEAT: Final = re.compile(r"\b[A-F]\b")
KEYS: Final = ("title", "cites", "steps")
BETWEEN_ALL: Final = "R-129-nobody-left-to-choose"  # others have come whom the Diplomat may choose


def moved(value: object, by: int) -> object:
    """All seats in it so many further on; beyond the last there is nobody."""
    if isinstance(value, str):
        return SEAT.sub(lambda seat: (LETTERS + "GGG")[LETTERS.index(seat[0]) + by], value)
    if isinstance(value, Mapping):
        return {str(moved(str(key), by)): moved(inner, by) for key, inner in value.items()}
    return [moved(inner, by) for inner in value] if isinstance(value, list) else value


def room(name: str, document: Mapping[str, object]) -> int:
    """How far the seats of a scenario can move."""
    if name == BETWEEN_ALL or "from" in document:
        return 0
    players, board = document["players"], document["board"]
    assert isinstance(players, Mapping)
    most = len(LETTERS) if isinstance(board, list) else MOST_ON_BASE
    return min(FURTHEST, most - len(players))


def differs(document: Mapping[str, object], by: int) -> Difference | None:
    """Play it both ways until a new round begins, in which the newcomers would pick; what does not hold further on."""
    first = read_position({key: value for key, value in document.items() if key not in KEYS})
    position = {key: moved(value, by) for key, value in document.items() if key not in KEYS}
    players, steps = position["players"], document["steps"]
    assert isinstance(players, dict)
    assert isinstance(steps, list)
    position["players"] = {**{LETTERS[seat]: {} for seat in range(by)}, **players}
    position.setdefault("turn", LETTERS[by])
    position.setdefault("rounds", int(first.w[ROUNDS]))
    second = read_position(position)
    assert first.w[SEATS] + by == second.w[SEATS]
    began = first.w[ROUND]
    scorings = LastScoring(), LastScoring()
    first.sink, second.sink = scorings
    for step in steps:
        assert _run_step(first, scorings[0], step) is None
        if first.w[ROUND] != began:
            return None
        now = moved(step, by)
        assert isinstance(now, dict)
        difference = _run_step(second, scorings[1], now)
        if difference is not None:
            return difference
    return None
