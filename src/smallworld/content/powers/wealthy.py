"""Wealthy: seven coins at the end of the race's first turn."""

from __future__ import annotations

from mypy_extensions import i64

from smallworld.rules.layout import TURNS
from smallworld.rules.piece import Piece
from smallworld.rules.scoring import Sheet
from smallworld.rules.state import State


class Wealthy(Piece):
    def __init__(self) -> None:
        super().__init__("wealthy", 4, 0)

    def ruling(self) -> i64:
        return 157

    def score(self, s: State, b: i64, sheet: Sheet) -> None:
        if s.w[TURNS + b // 3] == 0:
            sheet.flat(self.source, 7, 157)
