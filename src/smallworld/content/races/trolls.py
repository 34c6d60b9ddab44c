"""Trolls: a Lair in each of their regions, which stays when they decline."""

from __future__ import annotations

from mypy_extensions import i64

from smallworld.rules.events import MARKER_MOVED
from smallworld.rules.layout import BOX, HELD
from smallworld.rules.marker import Marker
from smallworld.rules.piece import Piece
from smallworld.rules.state import State

LAIRS = 10


class Trolls(Piece):
    def __init__(self) -> None:
        super().__init__("trolls", 5, 10)
        self.markers = [Marker("lairs", LAIRS, 1, True, False, 52)]
        self.markers[0].bound = 1

    def ruling(self) -> i64:
        return 116

    def settle(self, s: State, given: list[str]) -> None:
        if "lairs" not in given:
            band = s.band_of_race(self.number)
            if band >= 0 and band % 3 == 0:
                s.w[self.markers[0].at] = s.w[HELD + band]

    def conquered(self, s: State, b: i64, r: i64) -> None:
        if b % 3 == 0:
            self.markers[0].put(s, r, 1)
            s.tell(MARKER_MOVED, self.markers[0].number, b // 3, 1, BOX, r, 116)
