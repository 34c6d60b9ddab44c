"""Berserk: may roll before each conquest, then chooses the region."""

from __future__ import annotations

from mypy_extensions import i64

from smallworld.content.verbs import ROLL
from smallworld.rules import reasons
from smallworld.rules.conquest import next_die
from smallworld.rules.costs import find_discounts, pips, reach, within
from smallworld.rules.layout import PHASE
from smallworld.rules.moves import PLAIN, Moves
from smallworld.rules.piece import Field, Piece
from smallworld.rules.refusals import Reasons, conquering
from smallworld.rules.state import State


class Berserk(Piece):
    def __init__(self) -> None:
        super().__init__("berserk", 4, 0)
        self.verbs = [ROLL]
        self.words = 1  # pips rolled and not yet used, plus one
        self.fields = [Field("this-turn", "roll", "number-or-none", 0, 3, "")]

    def ruling(self) -> i64:
        return 120

    def rolled(self, s: State, b: i64) -> i64:
        return s.w[self.at] - 1

    def no_attempt(self, s: State, b: i64) -> i64:
        return reasons.NOT_THIS_POWER

    def moves(self, s: State, b: i64, reach: i64, out: Moves) -> None:
        if s.ready(b) > 0:
            out.add(ROLL, PLAIN)

    def play(self, s: State, b: i64, verb: i64, r: i64) -> i64:
        if verb != ROLL:
            return 0
        die = next_die(s, 0)
        s.w[self.at] = die + 1
        goals = reach(s, b)
        find_discounts(s, b)
        if goals & within(s, s.ready(b) + die) == 0:
            s.w[self.at] = 0
            return 2  # that was the last attempt
        return 1

    def conquered(self, s: State, b: i64, r: i64) -> None:
        s.w[self.at] = 0

    def refuse(self, s: State, b: i64, verb: i64, r: i64, why: Reasons) -> bool:
        if not conquering(s):
            why.add(reasons.WRONG_STEP, 120, [s.w[PHASE]])
        elif pips(s, b) >= 0:
            why.add(reasons.ALREADY_USED, 120, [])
        else:
            why.add(reasons.NO_TOKEN_IN_HAND, 18, [])
        return True
