"""Dragon Master: once a turn, any region for a single token; the dragon makes it immune."""

from __future__ import annotations

from mypy_extensions import i64

from smallworld.content.verbs import DRAGON
from smallworld.rules import reasons
from smallworld.rules.bits import MASK, lowest
from smallworld.rules.conquest import occupy
from smallworld.rules.costs import pips
from smallworld.rules.events import MARKER_MOVED
from smallworld.rules.layout import IN_HAND, PHASE
from smallworld.rules.marker import ReturningMarker
from smallworld.rules.moves import Moves
from smallworld.rules.piece import Field, Piece
from smallworld.rules.refusals import Reasons, conquering, refuse_target
from smallworld.rules.state import State


class DragonMaster(Piece):
    def __init__(self) -> None:
        super().__init__("dragon-master", 5, 0)
        self.verbs = [DRAGON]
        self.words = 1  # used this turn
        self.fields = [Field("used", "dragon", "number", 0, 1, "")]
        self.markers = [ReturningMarker("dragon", 1, False, 52)]

    def ruling(self) -> i64:
        return 134

    def moves(self, s: State, b: i64, reach: i64, out: Moves) -> None:
        if s.w[self.at] == 0 and s.ready(b) > 0:
            out.add(DRAGON, reach)

    def play(self, s: State, b: i64, verb: i64, r: i64) -> i64:
        if verb != DRAGON:
            return 0
        dragon = self.markers[0]
        before = s.w[dragon.at]
        origin: i64 = IN_HAND
        if before != 0:
            origin = lowest(before)
        s.w[self.at] = 1
        occupy(s, b, r, 1, DRAGON, False)
        s.w[dragon.at] = MASK[r]  # the old region is immune no more
        s.tell(MARKER_MOVED, dragon.number, b // 3, 1, origin, r, 135)
        return 1

    def taken(self, s: State, b: i64) -> None:
        self.markers[0].handed_out(s, b)

    def declines(self, s: State, b: i64) -> None:
        self.markers[0].vanish(s, b)

    def refuse(self, s: State, b: i64, verb: i64, r: i64, why: Reasons) -> bool:
        if not conquering(s) or pips(s, b) >= 0:
            why.add(reasons.WRONG_STEP, 134, [s.w[PHASE]])
            return True
        if s.w[self.at] != 0:
            why.add(reasons.ALREADY_USED, 134, [])
        refuse_target(s, b, r, why)
        return True
