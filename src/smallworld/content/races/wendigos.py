"""Wendigos: once a turn, all race tokens leave a Forest, and one more Wendigo comes."""

from __future__ import annotations

from mypy_extensions import i64

from smallworld.content.reasons import NOT_A_FOREST
from smallworld.content.switches import WENDIGO_EMPTY_FOREST
from smallworld.content.terrain import FOREST
from smallworld.content.verbs import CLEAR
from smallworld.rules import reasons
from smallworld.rules.bits import MASK
from smallworld.rules.costs import pips, wherever
from smallworld.rules.events import CLEARED, TOKENS_MOVED
from smallworld.rules.layout import CLEARED_AWAY, CONQUEST, HAND, HELD, IN_HAND, PHASE, TRAY
from smallworld.rules.losses import attacked, dislodge
from smallworld.rules.moves import Moves
from smallworld.rules.piece import Field, Piece
from smallworld.rules.refusals import Reasons, refuse_closed
from smallworld.rules.state import State


class Wendigos(Piece):
    def __init__(self) -> None:
        super().__init__("wendigos", 6, 17)
        self.pack = "sky"
        self.verbs = [CLEAR]
        self.words = 1  # used this turn
        self.fields = [Field("used", "clear", "number", 0, 1, "")]

    def ruling(self) -> i64:
        return 192

    def begun(self, s: State, b: i64) -> bool:
        return b % 3 == 0 and s.w[self.at] != 0

    def goals(self, s: State, b: i64) -> i64:
        forests = s.box.board.terrain[FOREST]
        if s.box.on(WENDIGO_EMPTY_FOREST):
            return forests & (wherever(s, b) | s.w[HELD + b])
        return forests & wherever(s, b) & (s.held_by_others(b // 3) | s.held_by_seat(b // 3))

    def moves(self, s: State, b: i64, reach: i64, out: Moves) -> None:
        if b % 3 == 0 and s.w[self.at] == 0:
            out.add(CLEAR, self.goals(s, b))

    def play(self, s: State, b: i64, verb: i64, r: i64) -> i64:
        if verb != CLEAR:
            return 0
        s.w[self.at] = 1
        s.tell(CLEARED, b // 3, self.number, r, 0, 0, 0)
        victim = s.band_in(r)
        if victim >= 0 and victim != b:
            attacked(s, b, r)
            dislodge(s, r, CLEARED_AWAY, b)
        if s.tray(self.number) > 0:
            s.w[HAND + b] += 1
            s.tell(TOKENS_MOVED, b // 3, self.number, 1, TRAY, IN_HAND, 192)
        s.stale()
        return 1

    def refuse(self, s: State, b: i64, verb: i64, r: i64, why: Reasons) -> bool:
        if s.w[PHASE] != CONQUEST or pips(s, b) >= 0:
            why.add(reasons.WRONG_STEP, 192, [s.w[PHASE]])
            return True
        if s.w[self.at] != 0:
            why.add(reasons.ALREADY_USED, 192, [])
        if s.w[HELD + b] & MASK[r] == 0:
            refuse_closed(s, b, r, why)
        if s.box.board.terrain[FOREST] & MASK[r] == 0:
            why.add(NOT_A_FOREST, 192, [r])
        why.add(reasons.NOTHING_TO_CLEAR, 194, [r])
        return True
