"""Markers that lie in regions: what they add to the defence, whether they make immune, what becomes of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64, mypyc_attr

from smallworld.rules.bits import MASK, count, lowest
from smallworld.rules.events import MARKER_MOVED
from smallworld.rules.layout import BOX, IN_HAND

if TYPE_CHECKING:
    from smallworld.rules.catalogue import Catalogue
    from smallworld.rules.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Marker:
    """One kind of marker, at most one a region unless it counts in planes (1, 2, 4 a region)."""

    def __init__(self, name: str, limit: i64, planes: i64, defends: bool, immune: bool, ruling: i64) -> None:
        self.name = name
        self.limit = limit
        self.planes = planes
        self.defends = defends
        self.immune = immune
        self.ruling = ruling
        # where it may lie: 0 in held regions, 1 in its race's, 2 in its active race's or power's, 3 in free ones
        self.bound: i64 = 2
        # how a position writes it: 0 regions, 1 counts, 2 ready or fired, 3 with a seat, 4 with its player
        self.shape: i64 = 0
        self.other: i64 = 0  # a second word that its shape needs
        self.shelters = False  # whether it counts as a token beside a lone one
        self.number: i64 = 0
        self.at: i64 = 0
        self.home: Catalogue | None = None  # the catalogue that has given it number and words

    def __reduce__(self) -> tuple[object, ...]:
        """For other processes: the same marker of its catalogue."""
        if self.home is None:
            raise TypeError(f"{self.name!r} is in no catalogue: only with one does a marker go to another process")
        return marker_again, (self.home, int(self.number))

    def regions(self, s: State) -> i64:
        """Where it lies."""
        found: i64 = 0
        i: i64 = 0
        while i < self.planes:
            found |= s.w[self.at + i]
            i += 1
        return found

    def in_region(self, s: State, r: i64) -> i64:
        """How many lie there."""
        n: i64 = 0
        weight: i64 = 1
        i: i64 = 0
        while i < self.planes:
            if s.w[self.at + i] & MASK[r] != 0:
                n += weight
            weight += weight
            i += 1
        return n

    def put(self, s: State, r: i64, n: i64) -> None:
        """Let n of them lie there, in place of those that do."""
        left: i64 = n
        i: i64 = 0
        while i < self.planes:
            if left & 1 != 0:
                s.w[self.at + i] |= MASK[r]
            else:
                s.w[self.at + i] &= ~MASK[r]
            left >>= 1
            i += 1

    def in_hand(self, s: State) -> i64:
        """How many their owner keeps beside the board."""
        return 0

    def handed_out(self, s: State, b: i64) -> None:
        """Their owner has picked the combo and gets all of them."""
        s.tell(MARKER_MOVED, self.number, b // 3, self.limit, BOX, IN_HAND, 0)

    def vanish(self, s: State, b: i64) -> None:
        """All of them go back to the box with their race's decline (R-069)."""
        kept = self.in_hand(s)
        m = self.regions(s)
        while m != 0:
            r = lowest(m)
            m &= m - 1
            s.tell(MARKER_MOVED, self.number, b // 3, self.in_region(s, r), r, BOX, 69)
            self.put(s, r, 0)
        if kept > 0:
            s.tell(MARKER_MOVED, self.number, b // 3, kept, IN_HAND, BOX, 69)

    def lost_with(self, s: State, r: i64, band: i64) -> None:
        """Its region was lost or given up by this band (R-052): it is removed, unless the kind says more."""
        n = self.in_region(s, r)
        self.put(s, r, 0)
        s.tell(MARKER_MOVED, self.number, band // 3, n, r, BOX, self.ruling)


def marker_again(home: Catalogue, number: int) -> Marker:
    return home.markers[number]


@mypyc_attr(allow_interpreted_subclasses=True)
class ReturningMarker(Marker):
    """Makes its region immune and goes back to its owner when the region is given up."""

    def __init__(self, name: str, limit: i64, defends: bool, ruling: i64) -> None:
        super().__init__(name, limit, 1, defends, True, ruling)

    def in_hand(self, s: State) -> i64:
        return self.limit - count(s.w[self.at])

    def lost_with(self, s: State, r: i64, band: i64) -> None:
        n = self.in_region(s, r)
        self.put(s, r, 0)
        s.tell(MARKER_MOVED, self.number, band // 3, n, r, IN_HAND, self.ruling)
