"""Fortified: a Fortress a turn, which pays while the race is active and defends for good."""

from __future__ import annotations

from mypy_extensions import i64

from smallworld.content.verbs import FORTIFY
from smallworld.rules import reasons
from smallworld.rules.bits import MASK, count
from smallworld.rules.events import MARKER_MOVED
from smallworld.rules.layout import BOX, HELD, PHASE, REDEPLOY
from smallworld.rules.marker import Marker
from smallworld.rules.moves import Moves
from smallworld.rules.piece import Field, Piece
from smallworld.rules.refusals import Reasons
from smallworld.rules.scoring import Sheet
from smallworld.rules.state import State

FORTRESSES = 6


class Fortified(Piece):
    def __init__(self) -> None:
        super().__init__("fortified", 3, 0)
        self.verbs = [FORTIFY]
        self.words = 1  # used this turn
        self.fields = [Field("used", "fortify", "number", 0, 1, "")]
        self.markers = [Marker("fortresses", FORTRESSES, 1, True, False, 52)]
        self.markers[0].bound = 0

    def ruling(self) -> i64:
        return 138

    def may_place(self, s: State, b: i64, retreat: bool, out: Moves) -> None:
        forts = s.w[self.markers[0].at]
        if not retreat and s.w[self.at] == 0 and count(forts) < FORTRESSES:
            out.add(FORTIFY, s.w[HELD + b] & ~forts)

    def place(self, s: State, b: i64, verb: i64, r: i64, retreat: bool) -> bool:
        if verb != FORTIFY:
            return False
        s.w[self.at] = 1
        self.markers[0].put(s, r, 1)
        s.tell(MARKER_MOVED, self.markers[0].number, b // 3, 1, BOX, r, 138)
        return True

    def score(self, s: State, b: i64, sheet: Sheet) -> None:
        sheet.each(self.source, s.w[HELD + b] & s.w[self.markers[0].at], 141)

    def refuse(self, s: State, b: i64, verb: i64, r: i64, why: Reasons) -> bool:
        forts = s.w[self.markers[0].at]
        if s.w[PHASE] != REDEPLOY:
            why.add(reasons.WRONG_STEP, 138, [s.w[PHASE]])
            return True
        if s.w[self.at] != 0:
            why.add(reasons.ALREADY_USED, 138, [])
        if count(forts) >= FORTRESSES:
            why.add(reasons.NONE_LEFT, 138, [self.markers[0].number])
        if s.w[HELD + b] & MASK[r] == 0:
            why.add(reasons.NOT_YOURS, 138, [r])
        if forts & MASK[r] != 0:
            why.add(reasons.ONE_PER_REGION, 138, [r])
        return True
