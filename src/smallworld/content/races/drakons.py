"""Drakons: up to three a turn become dragons, which take and hold any region until the next turn."""

from __future__ import annotations

from mypy_extensions import i64

from smallworld.content.switches import DRAKON_TOKEN_OUT_OF_GAME
from smallworld.content.verbs import TRANSFORM
from smallworld.rules import reasons
from smallworld.rules.bits import MASK, lowest
from smallworld.rules.conquest import occupy
from smallworld.rules.costs import pips
from smallworld.rules.events import MARKER_MOVED, TOKENS_MOVED
from smallworld.rules.layout import BOX, HAND, HELD, IN_HAND, MAX_SEATS, PHASE, TOKENS, TRAY
from smallworld.rules.losses import lose_markers
from smallworld.rules.marker import Marker
from smallworld.rules.moves import Moves
from smallworld.rules.piece import Field, Piece
from smallworld.rules.refusals import Reasons, conquering, refuse_target
from smallworld.rules.state import State

DRAGONS = 3


class Drakons(Piece):
    def __init__(self) -> None:
        super().__init__("drakons", 6, 11)
        self.pack = "sky"
        self.verbs = [TRANSFORM]
        self.words = 1 + MAX_SEATS  # dragons made this turn; tokens out of the game by seat
        self.fields = [
            Field("used", "transform", "number", 0, DRAGONS, ""),
            Field("player", "drakons-out", "seat-number", 1, 99, ""),
        ]
        self.markers = [Marker("transformed", DRAGONS, 1, False, True, 52)]
        self.markers[0].shape = 4

    def ruling(self) -> i64:
        return 189

    def out_of_game(self, s: State) -> i64:
        total: i64 = 0
        seat: i64 = 0
        while seat < MAX_SEATS:
            total += s.w[self.at + 1 + seat]
            seat += 1
        return total

    def moves(self, s: State, b: i64, reach: i64, out: Moves) -> None:
        if b % 3 == 0 and s.w[self.at] < DRAGONS and s.ready(b) > 0:
            out.add(TRANSFORM, reach)

    def play(self, s: State, b: i64, verb: i64, r: i64) -> i64:
        if verb != TRANSFORM:
            return 0
        s.w[self.at] += 1
        s.w[HAND + b] -= 1
        if s.box.on(DRAKON_TOKEN_OUT_OF_GAME):
            s.w[self.at + 1 + b // 3] += 1
            s.tell(TOKENS_MOVED, b // 3, self.number, 1, IN_HAND, BOX, 190)
        else:
            s.tell(TOKENS_MOVED, b // 3, self.number, 1, IN_HAND, TRAY, 190)
        occupy(s, b, r, 0, TRANSFORM, False)
        self.markers[0].put(s, r, 1)
        s.tell(MARKER_MOVED, self.markers[0].number, b // 3, 1, BOX, r, 189)
        return 1

    def turn_starts(self, s: State, b: i64) -> None:
        self.leave(s, b, 191)

    def declines(self, s: State, b: i64) -> None:
        self.leave(s, b, 69)

    def leave(self, s: State, b: i64, ruling: i64) -> None:
        """The dragons go; what they alone held becomes empty (R-191)."""
        dragons = self.markers[0]
        m = s.w[dragons.at]
        while m != 0:
            r = lowest(m)
            m &= m - 1
            s.w[dragons.at] &= ~MASK[r]
            s.tell(MARKER_MOVED, dragons.number, b // 3, 1, r, BOX, ruling)
            if s.w[TOKENS + r] == 0:
                s.w[HELD + b] &= ~MASK[r]
                lose_markers(s, r, b)

    def refuse(self, s: State, b: i64, verb: i64, r: i64, why: Reasons) -> bool:
        if not conquering(s) or pips(s, b) >= 0:
            why.add(reasons.WRONG_STEP, 189, [s.w[PHASE]])
            return True
        if s.w[self.at] >= DRAGONS:
            why.add(reasons.ALREADY_USED, 189, [])
        refuse_target(s, b, r, why)
        return True
