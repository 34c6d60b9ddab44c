"""Khans: a coin more for Hill and Farmland, a coin less for every other region."""

from __future__ import annotations

from mypy_extensions import i64

from smallworld.content.switches import KHAN_FLOOR_PER_REGION
from smallworld.content.terrain import FARMLAND, HILL
from smallworld.rules.layout import HELD
from smallworld.rules.piece import Piece
from smallworld.rules.scoring import Sheet
from smallworld.rules.state import State


class Khans(Piece):
    def __init__(self) -> None:
        super().__init__("khans", 5, 10)
        self.pack = "sky"

    def ruling(self) -> i64:
        return 174

    def score(self, s: State, b: i64, sheet: Sheet) -> None:
        good = s.box.board.terrain[HILL] | s.box.board.terrain[FARMLAND]
        sheet.each(self.source, s.w[HELD + b] & good, 174)
        sheet.less(self.source, s.w[HELD + b] & ~good, s.box.on(KHAN_FLOOR_PER_REGION), 176)
