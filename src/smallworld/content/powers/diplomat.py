"""Diplomat: at the end of the turn, peace with an opponent whose active race was not attacked."""

from __future__ import annotations

from mypy_extensions import i64

from smallworld.content.switches import DIPLOMAT_2P
from smallworld.content.verbs import ALLY as VERB
from smallworld.rules import reasons
from smallworld.rules.bits import MASK
from smallworld.rules.box import Box
from smallworld.rules.events import PEACE
from smallworld.rules.layout import ALLY, ATTACKED, HELD, MAX_SEATS, PHASE, SEATS
from smallworld.rules.moves import Moves
from smallworld.rules.piece import Field, Piece
from smallworld.rules.refusals import Reasons
from smallworld.rules.state import State


class Diplomat(Piece):
    def __init__(self) -> None:
        super().__init__("diplomat", 5, 0)
        self.verbs = [VERB]
        self.words = MAX_SEATS  # for each seat, who has made peace with it, plus one
        self.fields = [Field("table", "peace", "seat-pairs", 0, 0, "")]

    def ruling(self) -> i64:
        return 129

    def in_game(self, box: Box) -> bool:
        return box.seats > 2 or box.on(DIPLOMAT_2P)

    def turn_starts(self, s: State, b: i64) -> None:
        seat: i64 = 0
        while seat < s.w[SEATS]:
            if s.w[self.at + seat] == b // 3 + 1:
                s.w[self.at + seat] = 0
                s.tell(PEACE, seat, seat, 0, 0, 0, 0)
            seat += 1

    def shields(self, s: State, b: i64, attacker: i64) -> i64:
        return s.w[HELD + b] if s.w[self.at + attacker // 3] == b // 3 + 1 else 0

    def step(self) -> i64:
        return ALLY

    def eligible(self, s: State, b: i64) -> i64:
        """Opponents as arguments of the verb: seat + 1."""
        found: i64 = 0
        seat: i64 = 0
        while seat < s.w[SEATS]:
            if seat != b // 3 and s.w[ATTACKED] & MASK[seat] == 0:
                found |= MASK[seat + 1]
            seat += 1
        return found

    def step_begins(self, s: State, b: i64) -> bool:
        return self.eligible(s, b) != 0

    def step_moves(self, s: State, b: i64, out: Moves) -> None:
        out.add(VERB, self.eligible(s, b) | MASK[0])

    def step_play(self, s: State, b: i64, verb: i64, r: i64) -> bool:
        if r > 0:
            s.w[self.at + r - 1] = b // 3 + 1
            s.tell(PEACE, r - 1, b // 3, 0, 0, 0, 0)
        return True

    def refuse(self, s: State, b: i64, verb: i64, r: i64, why: Reasons) -> bool:
        if s.w[PHASE] != ALLY or verb != VERB:
            why.add(reasons.WRONG_STEP, 129, [s.w[PHASE]])
        elif r - 1 == b // 3 or r > s.w[SEATS]:
            why.add(reasons.NOT_AN_OPPONENT, 129, [r - 1])
        else:
            why.add(reasons.ATTACKED_THIS_TURN, 129, [r - 1])
        return True
