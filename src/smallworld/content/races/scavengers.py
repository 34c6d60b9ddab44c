"""Scavengers: tokens of a declined race stay beneath theirs, defend, and go on paying their owner."""

from __future__ import annotations

from mypy_extensions import i64

from smallworld.content.switches import SCAVENGER_KEEPS_ALL_GHOULS
from smallworld.rules.bits import lowest
from smallworld.rules.layout import HELD
from smallworld.rules.losses import remove_buried
from smallworld.rules.piece import Piece
from smallworld.rules.state import State


class Scavengers(Piece):
    def __init__(self) -> None:
        super().__init__("scavengers", 6, 11)
        self.pack = "sky"

    def ruling(self) -> i64:
        return 177

    def buries(self, s: State, b: i64, n: i64, lost: i64) -> i64:
        if b % 3 != 0:
            return 0
        return n if s.box.on(SCAVENGER_KEEPS_ALL_GHOULS) else lost

    def declines(self, s: State, b: i64) -> None:
        m = s.w[HELD + b]
        while m != 0:
            remove_buried(s, lowest(m))
            m &= m - 1
