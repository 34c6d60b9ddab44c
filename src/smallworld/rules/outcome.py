"""Who has won: coins, then race tokens on the board; still equal, the win is shared (R-075, R-076)."""

from __future__ import annotations

from mypy_extensions import i64

from smallworld.rules.layout import COINS, SEATS
from smallworld.rules.state import State


def tokens_on_board(s: State, seat: i64) -> i64:
    """Race tokens of all a seat's races that lie on the map."""
    return s.on_map(seat * 3) + s.on_map(seat * 3 + 1) + s.on_map(seat * 3 + 2)


def standing_of(s: State, seat: i64) -> i64:
    """One number by which seats are ranked: coins first, then tokens."""
    return s.w[COINS + seat] * 1024 + tokens_on_board(s, seat)


def ranking(s: State) -> list[int]:
    """The seats, best first; equal ones by letter."""
    order: list[int] = []
    seat: i64 = 0
    while seat < s.w[SEATS]:
        place: i64 = len(order)
        while place > 0 and standing_of(s, order[place - 1]) < standing_of(s, seat):
            place -= 1
        order.insert(place, seat)
        seat += 1
    return order


def winners(s: State) -> list[int]:
    """The seats that win, more than one where the win is shared."""
    order = ranking(s)
    best = standing_of(s, order[0])
    return [seat for seat in order if standing_of(s, seat) == best]
