"""Mounted: one token less on Hill and Farmland."""

from __future__ import annotations

from mypy_extensions import i64

from smallworld.content.terrain import FARMLAND, HILL
from smallworld.rules.piece import Piece
from smallworld.rules.state import State


class Mounted(Piece):
    def __init__(self) -> None:
        super().__init__("mounted", 5, 0)

    def ruling(self) -> i64:
        return 145

    def cheaper(self, s: State, b: i64, by: i64) -> i64:
        return s.box.board.terrain[HILL] | s.box.board.terrain[FARMLAND] if by == 1 else 0

    def discount_ruling(self) -> i64:
        return 145
