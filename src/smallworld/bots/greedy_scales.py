"""What a move of a conquest step is worth to a greedy seat, from the difference that it makes on a copy."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from smallworld.play.perft import NO_DIE, after
from smallworld.rules.bits import MASK, count, lowest
from smallworld.rules.conquest import occupy
from smallworld.rules.costs import cost_of, full_price, pips
from smallworld.rules.engine import apply, legal_moves
from smallworld.rules.layout import (
    COINS,
    FORCED,
    FORCED_COUNT,
    HAND,
    HELD,
    PHASE,
    ROLLS,
    ROUND,
    ROUNDS,
    SCORING,
    SEATS,
    TOKENS,
    TURN,
)
from smallworld.rules.moves import ABANDON, ATTEMPT, CONQUER, DONE, Moves, move_of
from smallworld.rules.refusals import acting_band
from smallworld.rules.scoring import add_up
from smallworld.rules.state import State

# all worths are in hundredths of a coin
COIN: Final = 100
A_REGION: Final = 30  # besides what it pays this turn, for the turns to come
A_TOKEN: Final = 30  # gained or lost for good
HURT: Final = 120  # a region lost by the only opponent; of several each is a lesser one
SAVED: Final = 15  # a token that a cheaper way in has spared
MOST_SAVED: Final = 4
IMMUNE: Final = 20  # of a hundred: so much more is a conquest worth that nobody can undo
FACES: Final = (3, 1, 1, 1)  # of the six, showing 0, 1, 2, 3
FACES_AT_LEAST: Final = (6, 3, 2, 1)
MOST_PREPARATIONS: Final = 8
DICE: Final = 30
ONES: Final = 4**DICE // 3  # all of them show a single pip, the average of the die


def average_dice(s: State) -> None:
    """Let every die to come show a single pip, for trials."""
    s.w[FORCED] = ONES
    s.w[FORCED_COUNT] = DICE


def wealth(s: State, seat: i64) -> i64:
    """Coins of a seat, with what its turn would bring if it ended now."""
    coins = s.w[COINS + seat]
    if s.w[TURN] == seat and s.w[PHASE] < SCORING:
        coins += add_up(s, seat).total()
    return coins


def last_round(s: State) -> bool:
    return s.w[ROUND] == s.w[ROUNDS]


def rivals_hold(s: State, me: i64) -> i64:
    """Regions of other seats that have yet to be paid for them."""
    if not last_round(s):
        return s.held_by_others(me)
    found: i64 = 0
    seat = me + 1
    while seat < s.w[SEATS]:
        found |= s.held_by_seat(seat)
        seat += 1
    return found


def hurt(s: State, me: i64, n: i64) -> i64:
    """What it is worth that the others lose n regions."""
    others = s.w[SEATS] - 1
    return n * HURT // (others * others)


def immune(s: State) -> i64:
    """Regions that markers keep from everybody else."""
    found: i64 = 0
    for marker in s.box.catalogue.immunities:
        found |= marker.regions(s)
    return found


def spare(s: State, b: i64) -> i64:
    """Tokens of a band in hand, and those beyond one a region."""
    n = s.w[HAND + b]
    m = s.w[HELD + b]
    while m != 0:
        n += max(0, s.w[TOKENS + lowest(m)] - 1)
        m &= m - 1
    return n


def shade(move: i64, seed: i64) -> i64:
    """A little that parts equal moves, by the bot's seed."""
    return (move * 40503 + seed * 30011) % 61


class Choice:
    """A move and what speaks for it."""

    __slots__ = ("move", "worth")

    def __init__(self, move: i64, worth: i64) -> None:
        self.move = move
        self.worth = worth


class Scales:
    """Weighs the moves of a conquest step against where the acting band stands before them."""

    __slots__ = ("s", "b", "me", "wealth", "regions", "rivals", "tokens", "later", "immune")

    def __init__(self, s: State) -> None:
        self.s = s
        self.b = acting_band(s)
        self.me = s.w[TURN]
        self.wealth = wealth(s, self.me)
        self.regions = count(s.held_by_seat(self.me))
        self.rivals = count(rivals_hold(s, self.me))
        self.tokens = s.on_map(self.b) + s.w[HAND + self.b]
        self.later = 0 if last_round(s) else 1
        self.immune = immune(s)

    def gain(self, child: State) -> i64:
        """What has come of a move: coins, regions, tokens, what others lost."""
        coins = wealth(child, self.me) - self.wealth
        regions = count(child.held_by_seat(self.me)) - self.regions
        lost = self.rivals - count(rivals_hold(child, self.me))
        tokens = child.on_map(self.b) + child.w[HAND + self.b] - self.tokens
        worth = coins * COIN + hurt(self.s, self.me, lost)
        return worth + self.later * (regions * A_REGION + tokens * A_TOKEN)

    def spent(self, child: State) -> i64:
        """Tokens that a move took from the hand; all where it has ended the step."""
        ready = self.s.ready(self.b)
        return ready - child.ready(self.b) if child.w[PHASE] == self.s.w[PHASE] else ready

    def of(self, verb: i64, r: i64) -> i64:
        """The gain of a move for each token that it takes; nothing for one that rolls while dice are made up."""
        child = self.s.copy()
        apply(child, move_of(verb, r))
        if child.w[ROLLS] != self.s.w[ROLLS]:
            return 0 if self.s.w[FORCED_COUNT] > 0 else self._on_average(move_of(verb, r))
        gain = self.gain(child)
        spent = self.spent(child)
        if gain <= 0:
            return 0
        if immune(child) & ~self.immune & MASK[r] != 0:
            gain += gain * IMMUNE // 100
        if verb != CONQUER or pips(self.s, self.b) > 0:
            saved = full_price(self.s, r, self.b) - spent
            gain += SAVED * max(0, min(saved, MOST_SAVED))
        return gain * 60 // max(2 * spent, 1)

    def _on_average(self, move: i64) -> i64:
        """The same for a move that rolls, over all faces of the die."""
        gain: i64 = 0
        spent: i64 = 0
        die: i64 = 0
        while die < len(FACES):
            child = after(self.s, move, die)
            gain += FACES[die] * self.gain(child)
            spent += FACES[die] * self.spent(child)
            die += 1
        return gain * 60 // max(2 * spent, 1) if gain > 0 else 0

    def attempt(self, r: i64) -> i64:
        """What an attempt brings on average; in vain it costs nothing."""
        child = self.s.copy()
        tokens = child.ready(self.b)
        short = cost_of(child, self.b, r) - tokens
        if short > 3:
            return 0
        occupy(child, self.b, r, tokens, CONQUER, False)
        return self.gain(child) * FACES_AT_LEAST[short] // 6


def weighed(s: State, out: Moves, seed: i64) -> list[Choice]:
    """The moves that name a region, each with its worth, best first; without giving up and the final attempt."""
    scales = Scales(s)
    found: list[Choice] = []
    i: i64 = 0
    while i < out.size:
        verb = out.verbs[i]
        m = out.masks[i] & ~MASK[0]
        i += 1
        if verb == DONE or verb == ABANDON or verb == ATTEMPT:
            continue
        while m != 0:
            r = lowest(m)
            m &= m - 1
            worth = scales.of(verb, r)
            move = move_of(verb, r)
            found.append(Choice(move, worth * 64 + shade(move, seed) if worth > 0 else 0))
    found.sort(key=_worth, reverse=True)
    return found


def _worth(choice: Choice) -> int:
    return choice.worth


def conquering(found: list[Choice]) -> list[Choice]:
    """Of weighed moves those that bring something themselves."""
    return [choice for choice in found if choice.worth > 0]


def preparing(found: list[Choice], out: Moves) -> list[Choice]:
    """Those that bring nothing themselves but may make others better: a cannon fired, a roll before the choice."""
    chosen = [choice for choice in found if choice.worth == 0 and choice.move >> 6 != CONQUER][:MOST_PREPARATIONS]
    i: i64 = 0
    while i < out.size:
        if out.masks[i] & MASK[0] != 0 and out.verbs[i] != DONE:
            chosen.append(Choice(move_of(out.verbs[i], 0), 0))
        i += 1
    return chosen


def best_conquest(s: State, out: Moves, seed: i64) -> Choice:
    """The next move of a conquest step, what prepares for a better one too; no move where none brings anything."""
    legal_moves(s, out)
    found = weighed(s, out, seed)
    best = found[0] if found and found[0].worth > 0 else Choice(0, 0)
    for choice in preparing(found, out):
        worth = _followed_up(s, choice.move, seed)
        if worth > best.worth + 61:
            best = Choice(choice.move, worth)
    return best


def _followed_up(s: State, move: i64, seed: i64) -> i64:
    """The worth of the best move after this one, on average of the die if it rolls."""
    child = after(s, move, NO_DIE)
    if child.w[ROLLS] == s.w[ROLLS] or s.w[FORCED_COUNT] > 0:
        return _best_after(child, s.w[PHASE], seed)
    total: i64 = 0
    die: i64 = 0
    while die < len(FACES):
        total += FACES[die] * _best_after(after(s, move, die), s.w[PHASE], seed)
        die += 1
    return total // 6


def _best_after(child: State, phase: i64, seed: i64) -> i64:
    if child.w[PHASE] != phase:
        return 0
    out = Moves()
    legal_moves(child, out)
    found = weighed(child, out, seed)
    return found[0].worth if found else 0


def best_attempt(s: State, out: Moves) -> Choice:
    """The final attempt that brings most on average; no move where none brings anything."""
    legal_moves(s, out)
    m = out.mask(ATTEMPT)
    best = Choice(0, 0)
    if m == 0 or _spoils_the_rest(s):
        return best
    scales = Scales(s)
    while m != 0:
        r = lowest(m)
        m &= m - 1
        worth = scales.attempt(r)
        if worth > best.worth:
            best = Choice(move_of(ATTEMPT, r), worth)
    return best


def _spoils_the_rest(s: State) -> bool:
    """Whether an attempt by a declined race would keep the active one from conquests that it could make."""
    b = acting_band(s)
    return b != s.active() and s.race(b).attempt_ends_all(s, b) and spare(s, s.active()) > 0
