"""Amazons: four more for conquests, off the map again before the turn is scored."""

from __future__ import annotations

from mypy_extensions import i64

from smallworld.content.verbs import WITHDRAW as VERB
from smallworld.rules import reasons
from smallworld.rules.bits import MASK, count, lowest
from smallworld.rules.events import TOKENS_MOVED
from smallworld.rules.layout import HAND, HELD, IN_HAND, PHASE, TOKENS, WITHDRAW
from smallworld.rules.losses import lose_markers
from smallworld.rules.moves import Moves
from smallworld.rules.piece import Piece
from smallworld.rules.refusals import Reasons
from smallworld.rules.state import State

RESERVE = 4


class Amazons(Piece):
    def __init__(self) -> None:
        super().__init__("amazons", 6, 15)
        self.verbs = [VERB]

    def ruling(self) -> i64:
        return 79

    def extra_tokens(self) -> i64:
        return RESERVE

    def step(self) -> i64:
        return WITHDRAW

    def step_begins(self, s: State, b: i64) -> bool:
        on_map = s.on_map(b)
        surplus = on_map - count(s.w[HELD + b])
        crowded = self._crowded(s, b)
        if on_map <= RESERVE:
            self._all_come_off(s, b, s.w[HELD + b], 0)
        elif surplus == RESERVE:
            self._all_come_off(s, b, crowded, 1)
        elif surplus > RESERVE and count(crowded) == 1:
            self._take_off(s, b, lowest(crowded), RESERVE)
        else:
            return True
        return False

    def _all_come_off(self, s: State, b: i64, regions: i64, leave: i64) -> None:
        m = regions
        while m != 0:
            r = lowest(m)
            m &= m - 1
            self._take_off(s, b, r, s.w[TOKENS + r] - leave)

    def _crowded(self, s: State, b: i64) -> i64:
        """Regions with more than one token."""
        found: i64 = 0
        m = s.w[HELD + b]
        while m != 0:
            r = lowest(m)
            m &= m - 1
            if s.w[TOKENS + r] > 1:
                found |= MASK[r]
        return found

    def _take_off(self, s: State, b: i64, r: i64, n: i64) -> None:
        s.w[TOKENS + r] -= n
        s.w[HAND + b] += n
        s.tell(TOKENS_MOVED, b // 3, self.number, n, r, IN_HAND, 79)
        if s.w[TOKENS + r] == 0:
            s.w[HELD + b] &= ~MASK[r]
            lose_markers(s, r, b)

    def step_moves(self, s: State, b: i64, out: Moves) -> None:
        crowded = self._crowded(s, b)
        out.add(VERB, crowded if crowded != 0 else s.w[HELD + b])

    def left(self, s: State, b: i64) -> i64:
        return RESERVE - s.w[HAND + b]

    def step_play(self, s: State, b: i64, verb: i64, r: i64) -> bool:
        self._take_off(s, b, r, 1)
        return s.w[HAND + b] >= RESERVE or s.w[HELD + b] == 0

    def refuse(self, s: State, b: i64, verb: i64, r: i64, why: Reasons) -> bool:
        if s.w[PHASE] != WITHDRAW or verb != VERB:
            why.add(reasons.WRONG_STEP, 79, [s.w[PHASE]])
        elif s.w[HELD + b] & MASK[r] == 0:
            why.add(reasons.NOT_YOURS, 79, [r])
        else:
            why.add(reasons.KEEP_ONE_EACH, 80, [r])
        return True
