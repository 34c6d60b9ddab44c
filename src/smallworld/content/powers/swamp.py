"""Swamp: a coin more for each Swamp."""

from __future__ import annotations

from mypy_extensions import i64

from smallworld.content.terrain import SWAMP
from smallworld.rules.layout import HELD
from smallworld.rules.piece import Piece
from smallworld.rules.scoring import Sheet
from smallworld.rules.state import State


class Swamp(Piece):
    def __init__(self) -> None:
        super().__init__("swamp", 4, 0)

    def ruling(self) -> i64:
        return 158

    def score(self, s: State, b: i64, sheet: Sheet) -> None:
        sheet.each(self.source, s.w[HELD + b] & s.box.board.terrain[SWAMP], 158)
