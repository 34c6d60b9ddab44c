"""Giants: one token less next to a Mountain where they stand."""

from __future__ import annotations

from mypy_extensions import i64

from smallworld.rules.costs import adjacent
from smallworld.rules.layout import HELD
from smallworld.rules.piece import Piece
from smallworld.rules.state import State


class Giants(Piece):
    def __init__(self) -> None:
        super().__init__("giants", 6, 11)

    def ruling(self) -> i64:
        return 99

    def cheaper(self, s: State, b: i64, by: i64) -> i64:
        if by > 1:
            return 0
        return adjacent(s, b, s.w[HELD + b] & s.box.board.mountains)

    def discount_ruling(self) -> i64:
        return 99
