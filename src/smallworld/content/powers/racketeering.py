"""Racketeering: coins when others pass combos over, and the next combo free after its decline."""

from __future__ import annotations

from mypy_extensions import i64

from smallworld.rules.events import COINS_PAID
from smallworld.rules.layout import COINS, MAX_SEATS, POWER
from smallworld.rules.piece import Field, Piece
from smallworld.rules.state import State


class Racketeering(Piece):
    def __init__(self) -> None:
        super().__init__("racketeering", 5, 0)
        self.pack = "sky"
        self.words = MAX_SEATS  # seats whose next combo is free
        self.fields = [Field("player", "free-pick", "seat-flag", 0, 1, "")]

    def ruling(self) -> i64:
        return 222

    def picks_free(self, s: State, seat: i64) -> bool:
        return s.w[self.at + seat] != 0

    def picked(self, s: State, seat: i64, position: i64) -> None:
        s.w[self.at + seat] = 0
        owner: i64 = 0
        while owner < MAX_SEATS:
            if owner != seat and s.w[POWER + owner * 3] == self.number and position > 1:
                s.w[COINS + owner] += position - 1
                s.tell(COINS_PAID, owner, position - 1, self.source, 0, 222, 0)
            owner += 1

    def declines(self, s: State, b: i64) -> None:
        s.w[self.at + b // 3] = 1
