"""Bivouacking: five Encampments that defend like tokens and are never lost."""

from __future__ import annotations

from mypy_extensions import i64

from smallworld.content.verbs import ENCAMP
from smallworld.rules import reasons
from smallworld.rules.bits import MASK, lowest
from smallworld.rules.events import MARKER_MOVED
from smallworld.rules.layout import HELD, IN_HAND, IN_WAITING, PHASE, REDEPLOY, RETREAT
from smallworld.rules.marker import Marker
from smallworld.rules.moves import Moves
from smallworld.rules.piece import Field, Piece
from smallworld.rules.refusals import Reasons
from smallworld.rules.state import State

CAMPS = 5


class Encampment(Marker):
    """Counts in planes of 1, 2 and 4; protects a lone token; waits for the end of the turn when its region is lost."""

    def __init__(self) -> None:
        super().__init__("encampments", CAMPS, 3, True, False, 125)
        self.shelters = True
        self.shape = 1
        self.back: i64 = 0  # the word that counts those that wait; set by its owner

    def lost_with(self, s: State, r: i64, band: i64) -> None:
        n = self.in_region(s, r)
        self.put(s, r, 0)
        s.w[self.back] += n
        s.tell(MARKER_MOVED, self.number, band // 3, n, r, IN_WAITING, 125)

    def in_hand(self, s: State) -> i64:
        return CAMPS - self.on_map(s) - s.w[self.back]

    def on_map(self, s: State) -> i64:
        total: i64 = 0
        m = self.regions(s)
        while m != 0:
            total += self.in_region(s, lowest(m))
            m &= m - 1
        return total


class Bivouacking(Piece):
    def __init__(self) -> None:
        super().__init__("bivouacking", 5, 0)
        self.verbs = [ENCAMP]
        self.words = 1  # Encampments that wait for the retreat
        self.fields = [Field("this-turn", "camps-back", "owner-number", 0, CAMPS, "")]
        self.camps = Encampment()
        self.markers = [self.camps]

    def ruling(self) -> i64:
        return 124

    def housed(self) -> None:
        self.camps.back = self.at

    def taken(self, s: State, b: i64) -> None:
        self.camps.handed_out(s, b)

    def redeploy_begins(self, s: State, b: i64) -> None:
        """All are taken up (R-124)."""
        self.retreat_ends(s, b)
        m = self.camps.regions(s)
        while m != 0:
            r = lowest(m)
            m &= m - 1
            n = self.camps.in_region(s, r)
            self.camps.put(s, r, 0)
            s.tell(MARKER_MOVED, self.camps.number, b // 3, n, r, IN_HAND, 124)

    def to_place(self, s: State, b: i64, retreat: bool) -> i64:
        if s.w[HELD + b] == 0:
            return 0
        return s.w[self.at] if retreat else CAMPS - self.camps.on_map(s)

    def may_place(self, s: State, b: i64, retreat: bool, out: Moves) -> None:
        if self.to_place(s, b, retreat) > 0:
            out.add(ENCAMP, s.w[HELD + b])

    def place(self, s: State, b: i64, verb: i64, r: i64, retreat: bool) -> bool:
        if verb != ENCAMP:
            return False
        self.camps.put(s, r, self.camps.in_region(s, r) + 1)
        if retreat:
            s.w[self.at] -= 1
        s.tell(MARKER_MOVED, self.camps.number, b // 3, 1, IN_WAITING if retreat else IN_HAND, r, 124)
        return True

    def left(self, s: State, b: i64) -> i64:
        return self.to_place(s, b, s.w[PHASE] == RETREAT)

    def retreat_ends(self, s: State, b: i64) -> None:
        """Those that found no place are kept for the next own redeployment (R-127)."""
        if s.w[self.at] > 0:
            s.tell(MARKER_MOVED, self.camps.number, b // 3, s.w[self.at], IN_WAITING, IN_HAND, 127)
            s.w[self.at] = 0

    def turn_ends(self, s: State, b: i64) -> None:
        self.retreat_ends(s, b)

    def declines(self, s: State, b: i64) -> None:
        self.retreat_ends(s, b)
        self.camps.vanish(s, b)

    def refuse(self, s: State, b: i64, verb: i64, r: i64, why: Reasons) -> bool:
        retreat = s.w[PHASE] == RETREAT
        if s.w[PHASE] != REDEPLOY and not retreat:
            why.add(reasons.WRONG_STEP, 124, [s.w[PHASE]])
            return True
        if self.to_place(s, b, retreat) < 1:
            why.add(reasons.NONE_LEFT, 124, [self.camps.number])
        if s.w[HELD + b] & MASK[r] == 0:
            why.add(reasons.NOT_YOURS, 124, [r])
        return True
