"""Haggling: pacts for others, paid to those who spare the race, paid by those who do not."""

from __future__ import annotations

from mypy_extensions import i64

from smallworld.content.verbs import PACT
from smallworld.rules import reasons
from smallworld.rules.bits import MASK
from smallworld.rules.events import COINS_PAID, PACTS_MOVED
from smallworld.rules.layout import (
    COINS,
    CONQUESTS,
    CONQUESTS_SIZE,
    MAX_SEATS,
    OVER_DECLINED,
    OVER_SEAT,
    PACTS,
    PHASE,
    SEATS,
)
from smallworld.rules.moves import DONE, PLAIN, Moves
from smallworld.rules.piece import Field, Piece
from smallworld.rules.refusals import Reasons
from smallworld.rules.state import State

PACTS_IN_BOX = 5


class Haggling(Piece):
    def __init__(self) -> None:
        super().__init__("haggling", 5, 0)
        self.pack = "sky"
        self.verbs = [PACT]
        self.words = MAX_SEATS  # pacts held by each seat
        self.fields = [Field("table", "pacts", "seat-numbers", 0, PACTS_IN_BOX, "")]

    def ruling(self) -> i64:
        return 211

    def out(self, s: State) -> i64:
        """Pacts that others hold."""
        total: i64 = 0
        seat: i64 = 0
        while seat < s.w[SEATS]:
            total += s.w[self.at + seat]
            seat += 1
        return total

    def left(self, s: State, b: i64) -> i64:
        coins = s.w[COINS + b // 3]
        return (coins if coins < PACTS_IN_BOX else PACTS_IN_BOX) - self.out(s)

    def too_many(self) -> i64:
        return reasons.TOO_MANY_PACTS

    def step(self) -> i64:
        return PACTS

    def step_begins(self, s: State, b: i64) -> bool:
        return self.left(s, b) > 0

    def step_moves(self, s: State, b: i64, out: Moves) -> None:
        if self.left(s, b) > 0:
            others: i64 = 0
            seat: i64 = 0
            while seat < s.w[SEATS]:
                if seat != b // 3:
                    others |= MASK[seat + 1]
                seat += 1
            out.add(PACT, others)
        out.add(DONE, PLAIN)

    def step_play(self, s: State, b: i64, verb: i64, r: i64) -> bool:
        if verb == DONE:
            return True
        s.w[self.at + r - 1] += 1
        s.tell(PACTS_MOVED, b // 3, r - 1, 1, 0, 0, 0)
        return self.left(s, b) <= 0

    def settles(self, s: State, b: i64, seat: i64) -> None:
        n = s.w[self.at + seat]
        if n == 0:
            return
        s.w[self.at + seat] = 0
        s.tell(PACTS_MOVED, seat, b // 3, n, 0, 0, 0)
        took = s.w[CONQUESTS + OVER_SEAT + b // 3] & ~s.w[CONQUESTS + OVER_DECLINED]
        elders = CONQUESTS + CONQUESTS_SIZE
        took |= s.w[elders + OVER_SEAT + b // 3] & ~s.w[elders + OVER_DECLINED]
        payer = seat if took != 0 else b // 3
        payee = b // 3 if took != 0 else seat
        if n > s.w[COINS + payer]:
            n = s.w[COINS + payer]
        if n > 0:
            s.w[COINS + payer] -= n
            s.w[COINS + payee] += n
            s.tell(COINS_PAID, payer, -n, self.source, 0, 212, 0)
            s.tell(COINS_PAID, payee, n, self.source, 0, 212, 0)

    def refuse(self, s: State, b: i64, verb: i64, r: i64, why: Reasons) -> bool:
        if s.w[PHASE] != PACTS:
            why.add(reasons.WRONG_STEP, 211, [s.w[PHASE]])
            return True
        if r - 1 == b // 3 or r > s.w[SEATS] or r < 1:
            why.add(reasons.NOT_AN_OPPONENT, 211, [r - 1])
        why.add(reasons.TOO_MANY_PACTS, 211, [self.left(s, b)])
        return True
