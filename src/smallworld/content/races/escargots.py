"""Escargots: many and slow, paid at the start of their owner's next turn."""

from __future__ import annotations

from mypy_extensions import i64

from smallworld.rules.bits import count
from smallworld.rules.events import COINS_PAID
from smallworld.rules.layout import COINS, HELD
from smallworld.rules.piece import Piece
from smallworld.rules.state import State


class Escargots(Piece):
    def __init__(self) -> None:
        super().__init__("escargots", 12, 17)
        self.pack = "sky"

    def ruling(self) -> i64:
        return 169

    def paying(self, s: State, b: i64) -> i64:
        return 0

    def turn_starts(self, s: State, b: i64) -> None:
        coins = count(s.w[HELD + b])
        if coins > 0:
            s.w[COINS + b // 3] += coins
            s.tell(COINS_PAID, b // 3, coins, self.source, s.w[HELD + b], 169, 0)
