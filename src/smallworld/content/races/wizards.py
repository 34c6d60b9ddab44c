"""Wizards: a coin more for each region with magic."""

from __future__ import annotations

from mypy_extensions import i64

from smallworld.content.terrain import MAGIC
from smallworld.rules.layout import HELD
from smallworld.rules.piece import Piece
from smallworld.rules.scoring import Sheet
from smallworld.rules.state import State


class Wizards(Piece):
    def __init__(self) -> None:
        super().__init__("wizards", 5, 10)

    def ruling(self) -> i64:
        return 118

    def score(self, s: State, b: i64, sheet: Sheet) -> None:
        sheet.each(self.source, s.w[HELD + b] & s.box.board.symbol[MAGIC], 118)
