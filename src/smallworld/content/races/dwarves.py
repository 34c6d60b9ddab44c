"""Dwarves: a coin more for each mine, in decline too."""

from __future__ import annotations

from mypy_extensions import i64

from smallworld.content.terrain import MINE
from smallworld.rules.layout import HELD
from smallworld.rules.piece import Piece
from smallworld.rules.scoring import Sheet
from smallworld.rules.state import State


class Dwarves(Piece):
    def __init__(self) -> None:
        super().__init__("dwarves", 3, 8)

    def ruling(self) -> i64:
        return 84

    def score(self, s: State, b: i64, sheet: Sheet) -> None:
        sheet.each(self.source, s.w[HELD + b] & s.box.board.symbol[MINE], 84)

    def score_declined(self, s: State, b: i64, sheet: Sheet) -> None:
        sheet.each(self.source, s.occupied(b) & s.box.board.symbol[MINE], 84)
