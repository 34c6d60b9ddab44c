"""Sorcerers: once a turn for each opponent, turn a lone active token into one of theirs."""

from __future__ import annotations

from mypy_extensions import i64

from smallworld.content.switches import SORCERER_NEEDS_HAND
from smallworld.content.verbs import SORCERY
from smallworld.rules import reasons
from smallworld.rules.bits import MASK, lowest
from smallworld.rules.conquest import occupy
from smallworld.rules.costs import adjacent, pips
from smallworld.rules.layout import HELD, PHASE, SEATS, TOKENS
from smallworld.rules.losses import buried_band
from smallworld.rules.moves import Moves
from smallworld.rules.piece import Field, Piece
from smallworld.rules.refusals import Reasons, conquering, refuse_target
from smallworld.rules.state import State


def protected(s: State, r: i64) -> bool:
    """R-109: a marker that stands for a token protects; Lair and Fortress do not."""
    for marker in s.box.catalogue.defenders:
        if marker.shelters and marker.in_region(s, r) > 0:
            return True
    return False


class Sorcerers(Piece):
    def __init__(self) -> None:
        super().__init__("sorcerers", 5, 18)
        self.verbs = [SORCERY]
        self.words = 1  # seats converted this turn
        self.fields = [Field("this-turn", "converted", "seats", 0, 0, "")]

    def ruling(self) -> i64:
        return 107

    def moves(self, s: State, b: i64, reach: i64, out: Moves) -> None:
        if b % 3 != 0 or s.w[HELD + b] == 0:
            return
        if s.ready(b) < 1 and s.box.on(SORCERER_NEEDS_HAND):
            return
        goals = self.victims(s, b)
        if goals != 0 and (goals := goals & adjacent(s, b, s.w[HELD + b]) & reach) != 0 and s.tray(self.number) > 0:
            out.add(SORCERY, goals)

    def victims(self, s: State, b: i64) -> i64:
        """Lone active tokens of opponents that were not converted this turn (R-107, R-109)."""
        found: i64 = 0
        other: i64 = 0
        while other < s.w[SEATS]:
            if other != b // 3 and s.w[self.at] & MASK[other] == 0:
                m = s.w[HELD + other * 3]
                while m != 0:
                    r = lowest(m)
                    m &= m - 1
                    if s.w[TOKENS + r] == 1 and not protected(s, r) and buried_band(s, r) < 0:
                        found |= MASK[r]
            other += 1
        return found

    def play(self, s: State, b: i64, verb: i64, r: i64) -> i64:
        if verb != SORCERY:
            return 0
        s.w[self.at] |= MASK[s.band_in(r) // 3]
        occupy(s, b, r, 1, SORCERY, True)
        return 1

    def refuse(self, s: State, b: i64, verb: i64, r: i64, why: Reasons) -> bool:
        if verb != SORCERY:
            return False
        if not conquering(s) or pips(s, b) >= 0:
            why.add(reasons.WRONG_STEP, 107, [s.w[PHASE]])
            return True
        victim = s.band_in(r)
        if victim >= 0 and s.w[self.at] & MASK[victim // 3] != 0:
            why.add(reasons.ALREADY_USED, 107, [])
        if victim < 0 or victim % 3 != 0:
            why.add(reasons.NOT_ACTIVE, 93 if victim >= 0 and s.race(victim).acts_in_decline() else 114, [r])
        elif s.w[TOKENS + r] != 1:
            why.add(reasons.NOT_ALONE, 107, [r])
        elif buried_band(s, r) >= 0:
            why.add(reasons.NOT_ALONE, 182, [r])
        if protected(s, r):
            why.add(reasons.PROTECTED, 109, [r])
        if s.w[HELD + b] == 0 or adjacent(s, b, s.w[HELD + b]) & MASK[r] == 0:
            why.add(reasons.NOT_ADJACENT, 111, [r])
        if s.tray(self.number) < 1:
            why.add(reasons.NO_TOKEN_IN_TRAY, 110, [])
        if s.ready(b) < 1 and s.box.on(SORCERER_NEEDS_HAND):
            why.add(reasons.NO_TOKEN_IN_HAND, 108, [])
        other = Reasons()
        refuse_target(s, b, r, other)
        if other.code != 0 and other.code < reasons.NOT_A_BORDER_REGION:
            why.add(other.code, other.ruling, other.numbers)
        return True
