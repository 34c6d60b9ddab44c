"""Underworld: one token less on caverns, which all border each other."""

from __future__ import annotations

from mypy_extensions import i64

from smallworld.content.terrain import CAVERN
from smallworld.rules.piece import Piece
from smallworld.rules.state import State


class Underworld(Piece):
    def __init__(self) -> None:
        super().__init__("underworld", 5, 0)

    def ruling(self) -> i64:
        return 155

    def cheaper(self, s: State, b: i64, by: i64) -> i64:
        return s.box.board.symbol[CAVERN] if by == 1 else 0

    def discount_ruling(self) -> i64:
        return 155

    def joins(self, s: State, b: i64, regions: i64) -> i64:
        caverns = s.box.board.symbol[CAVERN]
        return caverns if regions & caverns != 0 else 0
