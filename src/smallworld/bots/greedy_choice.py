"""Choices that take a trial of whole turns: which conquests, which combo, on or In Decline."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from smallworld.bots.greedy_scales import (
    COIN,
    Choice,
    average_dice,
    best_attempt,
    best_conquest,
    conquering,
    hurt,
    preparing,
    rivals_hold,
    spare,
    weighed,
)
from smallworld.bots.greedy_turn import conquests, finish_turn
from smallworld.play.perft import rolls
from smallworld.rules.bits import count
from smallworld.rules.engine import apply, legal_moves
from smallworld.rules.layout import COINS, HELD, LATE_DECLINE, OVER, PHASE, RACE, ROUND, ROUNDS, TURN
from smallworld.rules.moves import DECLINE, DONE, Moves, move_of
from smallworld.rules.scoring import add_up
from smallworld.rules.state import State
from smallworld.rules.turn import begin_turn

OPENINGS: Final = 5  # first conquests that are tried out
KEPT: Final = 80  # of a hundred regions, those that are still there a turn later
A_SPARE_TOKEN: Final = 30  # what it conquers in a turn
A_FRESH_RACE: Final = 550  # what it conquers in its first turn
TURNS_AHEAD: Final = 2


class Trial:
    """A copy on which turns of one seat are tried out, and what they bring it."""

    __slots__ = ("s", "me", "coins", "rivals", "hoped")

    def __init__(self, s: State) -> None:
        self.s = s.copy()
        average_dice(self.s)
        self.me = s.w[TURN]
        self.coins = s.w[COINS + self.me]
        self.rivals = count(rivals_hold(s, self.me))
        self.hoped: i64 = 0

    def finish(self, seed: i64) -> None:
        """Play to the end of the turn."""
        self.hoped += finish_turn(self.s, seed)

    def worth_with(self, turns: i64, seed: i64) -> i64:
        """What the turn has brought, with the best of so many turns that follow, and the prospects then."""
        lost = self.rivals - count(rivals_hold(self.s, self.me))
        more = self._next_turn()  # may bring coins at once
        worth = (self.s.w[COINS + self.me] - self.coins) * COIN + self.hoped + hurt(self.s, self.me, lost)
        if more:
            worth += ahead(self.s, turns, seed) if turns > 0 else self._prospect()
        return worth

    def _next_turn(self) -> bool:
        """Go on to this seat's next turn as if the others did nothing; False where there is none."""
        s = self.s
        # the end of the turn may have begun the next round
        over = s.w[PHASE] == OVER
        round_ = s.w[ROUND] + (1 if s.w[TURN] > self.me else 0)
        if over or round_ > s.w[ROUNDS]:
            return False
        s.w[ROUND] = round_
        begin_turn(s, self.me)
        return True

    def _prospect(self) -> i64:
        """What the turn after those tried out may bring."""
        s = self.s
        b = self.me * 3
        later = count(s.w[HELD + b] & ~s.race(b).paying(s, b))  # regions that pay at the start of the turn after
        income = (add_up(s, self.me).total() + later) * KEPT
        if s.w[RACE + b] == 0:
            return income + A_FRESH_RACE
        return income + spare(s, b) * A_SPARE_TOKEN


# -- conquests


class Line:
    """Moves one after the other, and what they bring."""

    __slots__ = ("moves", "worth")

    def __init__(self, moves: list[int], worth: i64) -> None:
        self.moves = moves
        self.worth = worth


def plan_conquests(s: State, seed: i64) -> list[int]:
    """The moves of this conquest step that lead to the best turn, up to the first that rolls."""
    out = Moves()
    first = best_conquest(s, out, seed)
    if first.move != 0 and rolls(s, first.move):
        return [first.move]
    legal_moves(s, out)
    found = weighed(s, out, seed)
    best = _line(s, 0, seed)
    for opening in conquering(found)[:OPENINGS] + preparing(found, out):
        if opening.worth == 0 and rolls(s, opening.move):
            continue
        line = _line(s, opening.move, seed)
        if line.worth > best.worth:
            best = line
    return _until_roll(s, best.moves)


def _line(s: State, opening: i64, seed: i64) -> Line:
    """Conquests from this one on, to the end of the step; without one the step ends at once."""
    trial = Trial(s)
    moves: list[int] = []
    if opening != 0:
        apply(trial.s, opening)
        moves = [opening, *conquests(trial.s, seed)]
    if trial.s.w[PHASE] == s.w[PHASE]:
        attempt = best_attempt(trial.s, Moves())
        moves.append(attempt.move if attempt.move != 0 else move_of(DONE, 0))
        trial.hoped += attempt.worth
        apply(trial.s, move_of(DONE, 0))
    trial.finish(seed)
    return Line(moves, trial.worth_with(0, seed))


def _until_roll(s: State, moves: list[int]) -> list[int]:
    """What comes after a roll is decided when it has been seen."""
    trial = s.copy()
    for n, move in enumerate(moves):
        if rolls(trial, move):
            return moves[: n + 1]
        apply(trial, move)
    return moves


# -- turns to come


def ahead(s: State, turns: i64, seed: i64) -> i64:
    """The best that so many turns from here on can bring, the others left out of account."""
    best = Choice(0, 0)
    out = Moves()
    legal_moves(s, out)
    for move in out.all():
        worth = after_choice(s, move, turns, seed)
        if best.move == 0 or worth > best.worth:
            best = Choice(move, worth)
    return best.worth


def after_choice(s: State, move: i64, turns: i64, seed: i64) -> i64:
    """What a turn that begins with this move brings, with the best of the turns that follow it."""
    trial = Trial(s)
    apply(trial.s, move)
    trial.finish(seed)
    return trial.worth_with(turns - 1, seed)


def best_beginning(s: State, seed: i64) -> i64:
    """The best first move of a turn: a combo, or whether to expand or go In Decline; likewise at its end."""
    turns = TURNS_AHEAD + (1 if s.w[PHASE] == LATE_DECLINE else 0)
    out = Moves()
    legal_moves(s, out)
    best = Choice(0, 0)
    for move in out.all():
        worth = after_choice(s, move, turns, seed)
        if best.move == 0 or worth > best.worth or (worth == best.worth and best.move >> 6 == DECLINE):
            best = Choice(move, worth)
    return best.move
