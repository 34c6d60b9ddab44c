"""Pillaging: a coin more for each region taken this turn that was not empty."""

from __future__ import annotations

from mypy_extensions import i64

from smallworld.rules.layout import HELD
from smallworld.rules.piece import Piece
from smallworld.rules.scoring import Sheet
from smallworld.rules.state import State


class Pillaging(Piece):
    def __init__(self) -> None:
        super().__init__("pillaging", 5, 0)

    def ruling(self) -> i64:
        return 146

    def score(self, s: State, b: i64, sheet: Sheet) -> None:
        sheet.each(self.source, s.w[HELD + b] & s.conquered_full(b), 146)
