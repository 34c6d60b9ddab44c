"""Skeletons: a new token for every two regions taken this turn that were not empty."""

from __future__ import annotations

from mypy_extensions import i64

from smallworld.rules.bits import count
from smallworld.rules.events import TOKENS_MOVED
from smallworld.rules.layout import HAND, IN_HAND, TRAY
from smallworld.rules.piece import Piece
from smallworld.rules.state import State


class Skeletons(Piece):
    def __init__(self) -> None:
        super().__init__("skeletons", 6, 20)

    def ruling(self) -> i64:
        return 106

    def redeploy_begins(self, s: State, b: i64) -> None:
        n = count(s.conquered_full(b)) // 2
        in_tray = s.tray(self.number)
        if n > in_tray:
            n = in_tray
        if n > 0:
            s.w[HAND + b] += n
            s.tell(TOKENS_MOVED, b // 3, self.number, n, TRAY, IN_HAND, 106)
