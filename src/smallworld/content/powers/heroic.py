"""Heroic: two Heroes make two regions immune at the end of each turn."""

from __future__ import annotations

from mypy_extensions import i64

from smallworld.content.verbs import HERO
from smallworld.rules import reasons
from smallworld.rules.bits import MASK, count, lowest
from smallworld.rules.events import MARKER_MOVED
from smallworld.rules.layout import HELD, HEROES, IN_HAND, PHASE
from smallworld.rules.marker import ReturningMarker
from smallworld.rules.moves import DONE, Moves
from smallworld.rules.piece import Piece
from smallworld.rules.refusals import Reasons
from smallworld.rules.state import State

HEROES_IN_BOX = 2


class Heroic(Piece):
    def __init__(self) -> None:
        super().__init__("heroic", 5, 0)
        self.verbs = [HERO]
        self.markers = [ReturningMarker("heroes", HEROES_IN_BOX, False, 52)]

    def ruling(self) -> i64:
        return 142

    def step(self) -> i64:
        return HEROES

    def step_begins(self, s: State, b: i64) -> bool:
        """Both are taken up (R-142); with two regions or fewer there is nothing to choose (R-143)."""
        heroes = self.markers[0]
        held = s.w[HELD + b]
        m = s.w[heroes.at]
        while m != 0:
            r = lowest(m)
            m &= m - 1
            s.tell(MARKER_MOVED, heroes.number, b // 3, 1, r, IN_HAND, 142)
        s.w[heroes.at] = 0
        if count(held) > HEROES_IN_BOX:
            return True
        while held != 0:
            self.step_play(s, b, HERO, lowest(held))
            held &= held - 1
        return False

    def step_moves(self, s: State, b: i64, out: Moves) -> None:
        out.add(HERO, s.w[HELD + b] & ~s.w[self.markers[0].at])

    def step_play(self, s: State, b: i64, verb: i64, r: i64) -> bool:
        heroes = self.markers[0]
        s.w[heroes.at] |= MASK[r]
        s.tell(MARKER_MOVED, heroes.number, b // 3, 1, IN_HAND, r, 142)
        return count(s.w[heroes.at]) >= HEROES_IN_BOX or s.w[heroes.at] == s.w[HELD + b]

    def taken(self, s: State, b: i64) -> None:
        self.markers[0].handed_out(s, b)

    def declines(self, s: State, b: i64) -> None:
        self.markers[0].vanish(s, b)

    def refuse(self, s: State, b: i64, verb: i64, r: i64, why: Reasons) -> bool:
        if s.w[PHASE] != HEROES:
            why.add(reasons.WRONG_STEP, 142, [s.w[PHASE]])
        elif verb == DONE:
            why.add(reasons.TOKENS_LEFT, 142, [HEROES_IN_BOX - count(s.w[self.markers[0].at])])
        elif s.w[HELD + b] & MASK[r] == 0:
            why.add(reasons.NOT_YOURS, 142, [r])
        else:
            why.add(reasons.ONE_PER_REGION, 142, [r])
        return True
