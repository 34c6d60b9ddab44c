"""Alchemist: two coins more each turn."""

from __future__ import annotations

from mypy_extensions import i64

from smallworld.content.switches import ALCHEMIST_NEEDS_REGION
from smallworld.rules.layout import HELD
from smallworld.rules.piece import Piece
from smallworld.rules.scoring import Sheet
from smallworld.rules.state import State


class Alchemist(Piece):
    def __init__(self) -> None:
        super().__init__("alchemist", 4, 0)

    def ruling(self) -> i64:
        return 119

    def score(self, s: State, b: i64, sheet: Sheet) -> None:
        if s.w[HELD + b] != 0 or not s.box.on(ALCHEMIST_NEEDS_REGION):
            sheet.flat(self.source, 2, 119)
