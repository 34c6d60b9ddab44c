"""Goldsmith: two coins more for each mine, a coin less for every other region."""

from __future__ import annotations

from mypy_extensions import i64

from smallworld.content.switches import KHAN_FLOOR_PER_REGION
from smallworld.content.terrain import MINE
from smallworld.rules.layout import HELD
from smallworld.rules.piece import Piece
from smallworld.rules.scoring import Sheet
from smallworld.rules.state import State


class Goldsmith(Piece):
    def __init__(self) -> None:
        super().__init__("goldsmith", 4, 0)
        self.pack = "sky"

    def ruling(self) -> i64:
        return 198

    def score(self, s: State, b: i64, sheet: Sheet) -> None:
        mines = s.box.board.symbol[MINE]
        sheet.many(self.source, s.w[HELD + b] & mines, 2, 198)
        sheet.less(self.source, s.w[HELD + b] & ~mines, s.box.on(KHAN_FLOOR_PER_REGION), 176)
