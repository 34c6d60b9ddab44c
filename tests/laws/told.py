"""What each event says of seats and costs, whatever it means: laws for the events of one move."""

from __future__ import annotations

from mypy_extensions import i64

from smallworld.rules.costs import cost_of
from smallworld.rules.events import (
    ABANDONED,
    BURIED_THERE,
    CLEARED,
    COINS_PAID,
    COLUMN_COINS_LAID,
    CONQUERED,
    CRASHED,
    DECLINED,
    FAILED,
    FLIPPED,
    GATHERED,
    MARKER_MOVED,
    PACTS_MOVED,
    RACE_LEFT,
    ROLLED,
    SCORED,
    TAKEN,
    TERM,
    TOKENS_MOVED,
    UNBURIED,
    Sink,
)  # fmt: skip
from smallworld.rules.layout import RACE, SEATS, TURN
from smallworld.rules.moves import ATTEMPT, CONQUER, argument_of, verb_of
from smallworld.rules.refusals import acting_band
from smallworld.rules.state import State

Told = tuple[int, ...]

# where seat and race stand
OF_A_RACE = {
    GATHERED: (0, 1), ABANDONED: (0, 1), CONQUERED: (0, 1), FAILED: (0, 1), DECLINED: (0, 1), TOKENS_MOVED: (0, 1),
    FLIPPED: (0, 1), RACE_LEFT: (0, 1), TAKEN: (0, 3), CLEARED: (0, 1), CRASHED: (0, 1), BURIED_THERE: (1, 2),
    UNBURIED: (1, 2),
}  # fmt: skip

# where the number stands of what moves
AMOUNT = {
    GATHERED: 2, TOKENS_MOVED: 2, MARKER_MOVED: 2, COINS_PAID: 1, COLUMN_COINS_LAID: 1, BURIED_THERE: 3, UNBURIED: 3,
    PACTS_MOVED: 2,
}  # fmt: skip


class Listener(Sink):
    def __init__(self) -> None:
        self.told: list[Told] = []

    def event(self, kind: i64, a: i64, b: i64, c: i64, d: i64, e: i64, f: i64) -> None:
        self.told.append((int(kind), int(a), int(b), int(c), int(d), int(e), int(f)))

    def take(self) -> list[Told]:
        told, self.told = self.told, []
        return told


def races(s: State) -> dict[int, int]:
    """Whose each race is."""
    return {int(s.w[RACE + b]): b // 3 for b in range(s.w[SEATS] * 3) if s.w[RACE + b]}


def pieces(s: State) -> dict[int, int]:
    """Whose each kind of marker is, as far as somebody has its race or power."""
    found: dict[int, int] = {}
    for seat in range(s.w[SEATS]):
        for piece in (s.race(seat * 3), s.power(seat * 3)):
            found.update({int(marker.number): seat for marker in piece.markers})
    return found


def check_told(before: State, after: State, move: int, told: list[Told]) -> None:
    seats_fit(before, after, told)
    something_moves(before, told)
    terms_add_up(before, move, told)


def seats_fit(before: State, after: State, told: list[Told]) -> None:
    """Each names the seat whose race it is about, or whose marker; a marker may outlive its race or power."""
    owners, makers = (races(before), races(after)), (pieces(before), pieces(after))
    for kind, *numbers in told:
        if kind in OF_A_RACE:
            seat, race = (numbers[place] for place in OF_A_RACE[kind])
            assert seat in [owner.get(race) for owner in owners], (kind, numbers)
        elif kind == MARKER_MOVED:
            marker, seat, _, origin = numbers[:4]
            holder = before.band_in(origin) // 3 if origin > 0 else None
            assert seat in [holder, *(maker.get(marker) for maker in makers)], numbers
        elif kind == SCORED:
            assert numbers[0] == before.w[TURN]


def something_moves(s: State, told: list[Told]) -> None:
    """Nothing is told of nothing; coins are taken from purses and from the column, all else moves as it is."""
    for kind, *numbers in told:
        if kind in AMOUNT:
            n = numbers[AMOUNT[kind]]
            assert n > 0 or (n < 0 and kind in (COINS_PAID, COLUMN_COINS_LAID)), (kind, numbers)
        if kind == COINS_PAID:
            assert numbers[3] & ~s.box.board.regions == 0, "coins for regions that there are"


def terms_add_up(before: State, move: int, told: list[Told]) -> None:
    """The terms of a cost are what was paid, or what an attempt had to reach; a roll says for which region it is."""
    verb, region = verb_of(move), argument_of(move)
    total = sum(numbers[1] for kind, *numbers in told if kind == TERM)
    conquered = [numbers for kind, *numbers in told if kind == CONQUERED]
    for numbers in conquered:
        assert (numbers[2], numbers[3]) == (region, verb)
        if verb == ATTEMPT:
            assert total == cost_of(before.copy(), acting_band(before), region)
        else:
            assert total in ((numbers[4],) if verb == CONQUER else (0, numbers[4]))
    assert conquered or total == 0
    for kind, *numbers in told:
        assert kind != ROLLED or numbers[2] == region
