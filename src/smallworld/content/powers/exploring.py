"""Exploring: as many coins more as the race holds regions on the ground or in the sky, whichever are fewer."""

from __future__ import annotations

from mypy_extensions import i64

from smallworld.rules.bits import count
from smallworld.rules.box import Box
from smallworld.rules.layout import HELD
from smallworld.rules.piece import Piece
from smallworld.rules.scoring import Sheet
from smallworld.rules.state import State


class Exploring(Piece):
    def __init__(self) -> None:
        super().__init__("exploring", 5, 0)
        self.pack = "sky"

    def ruling(self) -> i64:
        return 221

    def in_game(self, box: Box) -> bool:
        return box.board.sky != 0

    def score(self, s: State, b: i64, sheet: Sheet) -> None:
        ground = count(s.w[HELD + b] & s.box.board.ground)
        sky = count(s.w[HELD + b] & s.box.board.sky)
        sheet.flat(self.source, ground if ground < sky else sky, 221)
