"""Each event names the seat whose race, piece or marker it is about."""

from collections.abc import Iterator

import pytest
from mypy_extensions import i64

from smallworld.rules.events import (
    ABANDONED,
    BURIED_THERE,
    CLEARED,
    CONQUERED,
    CRASHED,
    DECLINED,
    FAILED,
    FLIPPED,
    GATHERED,
    MARKER_MOVED,
    PEACE,
    RACE_LEFT,
    SCORED,
    TAKEN,
    TOKENS_MOVED,
    UNBURIED,
    Sink,
)  # fmt: skip
from smallworld.rules.layout import RACE, SEATS, TURN
from smallworld.rules.state import State
from tests.laws.games import Planner, plan, sky_plan, walk

Told = tuple[int, ...]

# where seat and race stand
OF_A_RACE = {
    GATHERED: (0, 1), ABANDONED: (0, 1), CONQUERED: (0, 1), FAILED: (0, 1), DECLINED: (0, 1), TOKENS_MOVED: (0, 1),
    FLIPPED: (0, 1), RACE_LEFT: (0, 1), TAKEN: (0, 3), CLEARED: (0, 1), CRASHED: (0, 1), BURIED_THERE: (1, 2),
    UNBURIED: (1, 2),
}  # fmt: skip
GAMES = [*((plan, number) for number in range(16)), *((sky_plan, number) for number in range(18))]


class Listener(Sink):
    def __init__(self) -> None:
        self.told: list[Told] = []

    def event(self, kind: i64, a: i64, b: i64, c: i64, d: i64, e: i64, f: i64) -> None:
        self.told.append((int(kind), int(a), int(b), int(c), int(d), int(e), int(f)))


def races(s: State) -> dict[int, int]:
    """Whose each race is."""
    return {int(s.w[RACE + b]): b // 3 for b in range(s.w[SEATS] * 3) if s.w[RACE + b]}


def holders(s: State) -> dict[int, int]:
    return {r: int(s.band_in(r)) // 3 for r in range(62) if s.band_in(r) >= 0}


def pieces(s: State) -> dict[int, int]:
    """Whose each kind of marker is, as far as somebody has its race or power."""
    found: dict[int, int] = {}
    for seat in range(s.w[SEATS]):
        for piece in (s.race(seat * 3), s.power(seat * 3)):
            found.update({int(marker.number): seat for marker in piece.markers})
    return found


def actions(planner: Planner, number: int) -> Iterator[tuple[State, State, list[Told]]]:
    """The state before and after each action, and what was told."""
    listener = Listener()
    before: State | None = None
    for moment in walk(planner(number), listener):
        if before is not None:
            yield before, moment.s, listener.told
        listener.told = []
        before = moment.s.copy()


@pytest.mark.parametrize(("planner", "number"), GAMES)
def test_the_seat_of_a_race(planner: Planner, number: int) -> None:
    for before, after, told in actions(planner, number):
        for kind, *numbers in told:
            if kind in OF_A_RACE:
                seat, race = (numbers[place] for place in OF_A_RACE[kind])
                assert seat in (races(before).get(race), races(after).get(race)), (kind, numbers)


@pytest.mark.parametrize(("planner", "number"), GAMES)
def test_the_seat_of_a_marker(planner: Planner, number: int) -> None:
    """Its owner, or who held the region where it lay: a Fortress stays when its power has gone."""
    for before, after, told in actions(planner, number):
        owners = (pieces(before), pieces(after))
        for kind, marker, seat, _, origin, goal, _ in told:
            if kind == MARKER_MOVED:
                fitting = {owner.get(marker) for owner in owners} | {holders(before).get(origin)}
                assert seat in fitting, (marker, seat, origin, goal)


@pytest.mark.parametrize(("planner", "number"), GAMES)
def test_the_seat_that_is_scored_and_the_seats_at_peace(planner: Planner, number: int) -> None:
    for before, _, told in actions(planner, number):
        for kind, seat, other, *_ in told:
            if kind == SCORED:
                assert seat == before.w[TURN]
            elif kind == PEACE:
                assert 0 <= seat < before.w[SEATS]
                assert 0 <= other < before.w[SEATS]
