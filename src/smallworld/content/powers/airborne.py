"""Airborne: two tokens less everywhere in the race's first turn."""

from __future__ import annotations

from mypy_extensions import i64

from smallworld.rules.layout import TURNS
from smallworld.rules.piece import Piece
from smallworld.rules.state import State


class Airborne(Piece):
    def __init__(self) -> None:
        super().__init__("airborne", 3, 0)
        self.pack = "sky"

    def ruling(self) -> i64:
        return 210

    def cheaper(self, s: State, b: i64, by: i64) -> i64:
        return s.box.board.regions if by <= 2 and s.w[TURNS + b // 3] == 0 else 0

    def discount_ruling(self) -> i64:
        return 210
