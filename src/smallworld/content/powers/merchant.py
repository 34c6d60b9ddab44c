"""Merchant: a coin more for each region."""

from __future__ import annotations

from mypy_extensions import i64

from smallworld.rules.layout import HELD
from smallworld.rules.piece import Piece
from smallworld.rules.scoring import Sheet
from smallworld.rules.state import State


class Merchant(Piece):
    def __init__(self) -> None:
        super().__init__("merchant", 2, 0)

    def ruling(self) -> i64:
        return 144

    def score(self, s: State, b: i64, sheet: Sheet) -> None:
        sheet.each(self.source, s.w[HELD + b], 144)
