"""Stout: may decline at the end of a turn of conquests, after scoring."""

from __future__ import annotations

from mypy_extensions import i64

from smallworld.content.verbs import STAY
from smallworld.rules import reasons
from smallworld.rules.layout import LATE_DECLINE, PHASE
from smallworld.rules.moves import DECLINE, PLAIN, Moves
from smallworld.rules.piece import Piece
from smallworld.rules.refusals import Reasons
from smallworld.rules.state import State


class Stout(Piece):
    def __init__(self) -> None:
        super().__init__("stout", 4, 0)
        self.verbs = [STAY]

    def ruling(self) -> i64:
        return 152

    def step(self) -> i64:
        return LATE_DECLINE

    def step_begins(self, s: State, b: i64) -> bool:
        return True

    def step_moves(self, s: State, b: i64, out: Moves) -> None:
        out.add(DECLINE, PLAIN)
        out.add(STAY, PLAIN)

    def step_play(self, s: State, b: i64, verb: i64, r: i64) -> bool:
        return True

    def refuse(self, s: State, b: i64, verb: i64, r: i64, why: Reasons) -> bool:
        why.add(reasons.WRONG_STEP, 152, [s.w[PHASE]])
        return True
