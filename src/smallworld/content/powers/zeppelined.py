"""Zeppelined: five flights a turn to any region; the die helps, or the zeppelin crashes and burns."""

from __future__ import annotations

from mypy_extensions import i64

from smallworld.content.switches import ZEPPELIN_FINAL_DIE
from smallworld.content.verbs import ZEPPELIN
from smallworld.rules import reasons
from smallworld.rules.bits import lowest
from smallworld.rules.conquest import next_die, occupy, tell_terms
from smallworld.rules.costs import cost_of, wherever
from smallworld.rules.events import CRASHED, FAILED, MARKER_MOVED, TERM, TERM_DIE, TOKENS_MOVED
from smallworld.rules.layout import BOX, CRASHED_INTO, HAND, IN_HAND, PHASE, TRAY
from smallworld.rules.losses import attacked, dislodge
from smallworld.rules.marker import Marker
from smallworld.rules.moves import Moves
from smallworld.rules.piece import Field, Piece
from smallworld.rules.refusals import Reasons, conquering, refuse_closed
from smallworld.rules.state import State
from smallworld.rules.switches import FAILED_ATTEMPT_IS_ATTACK

ZEPPELINS = 5


class Zeppelined(Piece):
    def __init__(self) -> None:
        super().__init__("zeppelined", 5, 0)
        self.pack = "sky"
        self.verbs = [ZEPPELIN]
        self.words = 2  # flights of this turn; who set regions burning, plus one
        self.fields = [Field("used", "zeppelin", "number", 0, ZEPPELINS, "")]
        self.burning = Marker("burning", ZEPPELINS, 1, False, True, 227)
        self.burning.bound = 3
        self.burning.shape = 3
        self.markers = [self.burning]

    def ruling(self) -> i64:
        return 200

    def housed(self) -> None:
        self.burning.other = self.at + 1

    def begun(self, s: State, b: i64) -> bool:
        return s.w[self.at] > 0

    def no_attempt(self, s: State, b: i64) -> i64:
        return reasons.ALREADY_USED if s.w[self.at] > 0 and not s.box.on(ZEPPELIN_FINAL_DIE) else 0

    def moves(self, s: State, b: i64, reach: i64, out: Moves) -> None:
        if s.w[self.at] < ZEPPELINS and s.ready(b) > 0:
            out.add(ZEPPELIN, wherever(s, b))

    def play(self, s: State, b: i64, verb: i64, r: i64) -> i64:
        if verb != ZEPPELIN:
            return 0
        cost = cost_of(s, b, r)
        s.w[self.at] += 1
        die = next_die(s, r)
        if die == 0:
            self.crash(s, b, r)
            return 1
        if s.ready(b) + die < cost:
            s.tell(FAILED, b // 3, s.race(b).number, r, 0, 0, 0)
            if s.box.on(FAILED_ATTEMPT_IS_ATTACK):
                attacked(s, b, r)
            return 2
        paid = cost - die if cost > die else 1
        tell_terms(s, b, r)
        if paid < cost:
            s.tell(TERM, TERM_DIE, paid - cost, 200, 0, 0, 0)
        occupy(s, b, r, paid, ZEPPELIN, False)
        return 1

    def crash(self, s: State, b: i64, r: i64) -> None:
        """R-202: both sides lose a token, and the region burns."""
        s.tell(CRASHED, b // 3, s.race(b).number, r, 0, 0, 0)
        attacked(s, b, r)
        dislodge(s, r, CRASHED_INTO, b)
        s.w[HAND + b] -= 1
        s.tell(TOKENS_MOVED, b // 3, s.race(b).number, 1, IN_HAND, TRAY, 202)
        self.burning.put(s, r, 1)
        s.w[self.at + 1] = b // 3 + 1
        s.tell(MARKER_MOVED, self.burning.number, b // 3, 1, BOX, r, 202)
        s.stale()

    def turn_starts(self, s: State, b: i64) -> None:
        if s.w[self.at + 1] != b // 3 + 1:
            return
        m = s.w[self.burning.at]
        while m != 0:
            r = lowest(m)
            m &= m - 1
            self.burning.put(s, r, 0)
            s.tell(MARKER_MOVED, self.burning.number, b // 3, 1, r, BOX, 227)
        s.w[self.at + 1] = 0

    def refuse(self, s: State, b: i64, verb: i64, r: i64, why: Reasons) -> bool:
        if not conquering(s):
            why.add(reasons.WRONG_STEP, 200, [s.w[PHASE]])
            return True
        if s.w[self.at] >= ZEPPELINS:
            why.add(reasons.NONE_LEFT, 200, [self.burning.number])
        refuse_closed(s, b, r, why)
        if s.ready(b) < 1:
            why.add(reasons.NO_TOKEN_IN_HAND, 18, [])
        return True
