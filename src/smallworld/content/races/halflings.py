"""Halflings: enter anywhere, and dig a Hole in each of the first two regions that they take."""

from __future__ import annotations

from mypy_extensions import i64

from smallworld.content.switches import HOLE_IN_SEA
from smallworld.rules.bits import MASK, count
from smallworld.rules.events import MARKER_MOVED
from smallworld.rules.layout import BOX
from smallworld.rules.marker import Marker
from smallworld.rules.piece import Field, Piece
from smallworld.rules.state import State

HOLES = 2


class Halflings(Piece):
    def __init__(self) -> None:
        super().__init__("halflings", 6, 11)
        self.words = 1  # Holes dug by this race so far
        self.fields = [Field("player", "holes-used", "number", 0, HOLES, "active")]
        self.markers = [Marker("holes", HOLES, 1, False, True, 102)]

    def ruling(self) -> i64:
        return 101

    def settle(self, s: State, given: list[str]) -> None:
        if "holes-used" not in given:
            m = self.markers[0].regions(s)
            s.w[self.at] = count(m)

    def taken(self, s: State, b: i64) -> None:
        s.w[self.at] = 0

    def enters(self, s: State, b: i64) -> i64:
        return s.box.board.ground

    def conquered(self, s: State, b: i64, r: i64) -> None:
        if b % 3 != 0 or s.w[self.at] >= HOLES:
            return
        if s.box.board.water & MASK[r] != 0 and not s.box.on(HOLE_IN_SEA):
            return
        s.w[self.at] += 1
        self.markers[0].put(s, r, 1)
        s.tell(MARKER_MOVED, self.markers[0].number, b // 3, 1, BOX, r, 101)

    def declines(self, s: State, b: i64) -> None:
        self.markers[0].vanish(s, b)
        s.w[self.at] = 0
