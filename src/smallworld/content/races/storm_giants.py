"""Storm Giants: may enter in the sky, and strike two Mountains a turn with a single token each."""

from __future__ import annotations

from mypy_extensions import i64

from smallworld.content.switches import BOLT_ANYWHERE
from smallworld.content.verbs import BOLT
from smallworld.rules import reasons
from smallworld.rules.bits import MASK
from smallworld.rules.conquest import occupy
from smallworld.rules.costs import pips, wherever
from smallworld.rules.layout import PHASE
from smallworld.rules.moves import Moves
from smallworld.rules.piece import Field, Piece
from smallworld.rules.refusals import Reasons, conquering, refuse_closed, refuse_target
from smallworld.rules.state import State

BOLTS = 2


class StormGiants(Piece):
    def __init__(self) -> None:
        super().__init__("storm-giants", 6, 11)
        self.pack = "sky"
        self.verbs = [BOLT]
        self.words = 1  # bolts used this turn
        self.fields = [Field("used", "bolt", "number", 0, BOLTS, "")]

    def ruling(self) -> i64:
        return 185

    def enters(self, s: State, b: i64) -> i64:
        return s.box.board.sky

    def moves(self, s: State, b: i64, reach: i64, out: Moves) -> None:
        if b % 3 == 0 and s.w[self.at] < BOLTS and s.ready(b) > 0:
            goals = wherever(s, b) if s.box.on(BOLT_ANYWHERE) else reach
            out.add(BOLT, goals & s.box.board.mountains)

    def play(self, s: State, b: i64, verb: i64, r: i64) -> i64:
        if verb != BOLT:
            return 0
        s.w[self.at] += 1
        occupy(s, b, r, 1, BOLT, False)
        return 1

    def refuse(self, s: State, b: i64, verb: i64, r: i64, why: Reasons) -> bool:
        if not conquering(s) or pips(s, b) >= 0:
            why.add(reasons.WRONG_STEP, 186, [s.w[PHASE]])
            return True
        if s.w[self.at] >= BOLTS:
            why.add(reasons.ALREADY_USED, 186, [])
        if s.box.on(BOLT_ANYWHERE):
            refuse_closed(s, b, r, why)
        else:
            refuse_target(s, b, r, why)
        if s.box.board.mountains & MASK[r] == 0:
            why.add(reasons.NOT_A_MOUNTAIN, 186, [r])
        if s.ready(b) < 1:
            why.add(reasons.NO_TOKEN_IN_HAND, 18, [])
        return True
