"""Scarecrows: whoever takes a region from them gets a coin."""

from __future__ import annotations

from mypy_extensions import i64

from smallworld.rules.events import COINS_PAID
from smallworld.rules.layout import COINS
from smallworld.rules.piece import Piece
from smallworld.rules.state import State


class Scarecrows(Piece):
    def __init__(self) -> None:
        super().__init__("scarecrows", 12, 17)
        self.pack = "sky"

    def ruling(self) -> i64:
        return 173

    def robbed(self, s: State, b: i64, r: i64, by: i64) -> None:
        s.w[COINS + by // 3] += 1
        s.tell(COINS_PAID, by // 3, 1, self.source, 0, 173, 0)
