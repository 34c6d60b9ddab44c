"""Tritons: one token less on the coast; a Sea itself is no coast."""

from __future__ import annotations

from mypy_extensions import i64

from smallworld.rules.piece import Piece
from smallworld.rules.state import State


class Tritons(Piece):
    def __init__(self) -> None:
        super().__init__("tritons", 6, 11)

    def ruling(self) -> i64:
        return 115

    def cheaper(self, s: State, b: i64, by: i64) -> i64:
        return s.box.board.shore if by == 1 else 0

    def discount_ruling(self) -> i64:
        return 115
