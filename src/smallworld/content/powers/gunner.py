"""Gunner: two cannons make their regions immune; fired, they make their neighbours cheaper."""

from __future__ import annotations

from mypy_extensions import i64

from smallworld.content.verbs import CANNON, FIRE, MOVE_CANNON
from smallworld.rules import reasons
from smallworld.rules.bits import LAST_REGION, MASK, count, lowest
from smallworld.rules.costs import adjacent
from smallworld.rules.events import CANNON_TURNED, FIRED, MARKER_MOVED
from smallworld.rules.layout import CANNONS, CONQUEST, HELD, IN_HAND, PHASE
from smallworld.rules.marker import ReturningMarker
from smallworld.rules.moves import DONE, Moves
from smallworld.rules.piece import Field, Piece
from smallworld.rules.refusals import Reasons
from smallworld.rules.state import State

CANNONS_IN_BOX = 2


class Cannon(ReturningMarker):
    """Goes back to its owner, ready, when its region is given up."""

    def __init__(self) -> None:
        super().__init__("cannons", CANNONS_IN_BOX, False, 52)
        self.shape = 2
        self.moved: i64 = 0

    def lost_with(self, s: State, r: i64, band: i64) -> None:
        if s.w[self.other] & MASK[r] != 0:
            s.tell(CANNON_TURNED, r, 0, 0, 0, 0, 0)
        super().lost_with(s, r, band)
        s.w[self.other] &= ~MASK[r]
        s.w[self.moved] &= ~MASK[r]


class Gunner(Piece):
    def __init__(self) -> None:
        super().__init__("gunner", 3, 0)
        self.pack = "sky"
        self.verbs = [FIRE, CANNON] + [MOVE_CANNON + r for r in range(1, LAST_REGION + 1)]
        self.words = 2  # fired cannons, cannons that have moved this turn
        self.fields = [Field("this-turn", "moved", "regions", 1, 0, "")]
        self.cannons = Cannon()
        self.markers = [self.cannons]

    def ruling(self) -> i64:
        return 216

    def housed(self) -> None:
        self.cannons.other = self.at
        self.cannons.moved = self.at + 1

    def taken(self, s: State, b: i64) -> None:
        self.cannons.handed_out(s, b)

    def cheaper(self, s: State, b: i64, by: i64) -> i64:
        fired = s.w[self.at]
        if fired == 0 or by > 4:
            return 0
        first = MASK[lowest(fired)]
        if by <= 2:
            return adjacent(s, b, first) | adjacent(s, b, fired & ~first)
        return adjacent(s, b, first) & adjacent(s, b, fired & ~first)

    def discount_ruling(self) -> i64:
        return 218

    def unused(self, s: State) -> i64:
        """Cannons that have neither fired nor moved this turn."""
        return s.w[self.cannons.at] & ~s.w[self.at] & ~s.w[self.at + 1]

    def moves(self, s: State, b: i64, reach: i64, out: Moves) -> None:
        if s.conquered(b) != 0:
            return
        ready = self.unused(s)
        out.add(FIRE, ready)
        while ready != 0:
            out.add(MOVE_CANNON + lowest(ready), s.w[HELD + b] & ~s.w[self.cannons.at])
            ready &= ready - 1

    def play(self, s: State, b: i64, verb: i64, r: i64) -> i64:
        if verb == FIRE:
            s.w[self.at] |= MASK[r]
            s.tell(FIRED, b // 3, r, 0, 0, 0, 0)
            s.tell(CANNON_TURNED, r, 1, 0, 0, 0, 0)
            return 1
        if verb <= MOVE_CANNON:
            return 0
        origin = verb - MOVE_CANNON
        self.cannons.put(s, origin, 0)
        self.cannons.put(s, r, 1)
        s.w[self.at + 1] |= MASK[r]
        s.tell(MARKER_MOVED, self.cannons.number, b // 3, 1, origin, r, 217)
        return 1

    def step(self) -> i64:
        return CANNONS

    def step_begins(self, s: State, b: i64) -> bool:
        """Cannons that wait are placed; with no more free regions than cannons there is nothing to choose."""
        free = s.w[HELD + b] & ~s.w[self.cannons.at]
        wait = CANNONS_IN_BOX - count(s.w[self.cannons.at])
        if wait > 0 and count(free) > wait:
            return True
        while wait > 0 and free != 0:
            self.step_play(s, b, CANNON, lowest(free))
            free &= free - 1
            wait -= 1
        return False

    def step_moves(self, s: State, b: i64, out: Moves) -> None:
        out.add(CANNON, s.w[HELD + b] & ~s.w[self.cannons.at])

    def step_play(self, s: State, b: i64, verb: i64, r: i64) -> bool:
        self.cannons.put(s, r, 1)
        s.tell(MARKER_MOVED, self.cannons.number, b // 3, 1, IN_HAND, r, 216)
        return count(s.w[self.cannons.at]) >= CANNONS_IN_BOX or s.w[self.cannons.at] == s.w[HELD + b]

    def turn_ends(self, s: State, b: i64) -> None:
        m = s.w[self.at]
        while m != 0:
            s.tell(CANNON_TURNED, lowest(m), 0, 0, 0, 0, 0)
            m &= m - 1
        s.w[self.at] = 0

    def declines(self, s: State, b: i64) -> None:
        self.cannons.vanish(s, b)
        s.w[self.at] = 0

    def refuse(self, s: State, b: i64, verb: i64, r: i64, why: Reasons) -> bool:
        places = verb == CANNON or verb == DONE
        if s.w[PHASE] != (CANNONS if places else CONQUEST) or (not places and s.conquered(b) != 0):
            why.add(reasons.WRONG_STEP, 216 if places else 217, [s.w[PHASE]])
            return True
        where = r if verb <= MOVE_CANNON else verb - MOVE_CANNON
        if verb == DONE:
            why.add(reasons.TOKENS_LEFT, 216, [CANNONS_IN_BOX - count(s.w[self.cannons.at])])
        elif not places and s.w[self.cannons.at] & MASK[where] == 0:
            why.add(reasons.NOT_YOURS, 217, [where])
        elif not places and self.unused(s) & MASK[where] == 0:
            why.add(reasons.ALREADY_USED, 217, [])
        if verb == CANNON or verb > MOVE_CANNON:
            if s.w[HELD + b] & MASK[r] == 0:
                why.add(reasons.NOT_YOURS, 216, [r])
            elif s.w[self.cannons.at] & MASK[r] != 0:
                why.add(reasons.ONE_PER_REGION, 216, [r])
        return True
