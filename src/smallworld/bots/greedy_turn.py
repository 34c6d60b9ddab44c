"""What a greedy seat does within a turn: conquests by coins for each token, and a plain way through the steps after them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from smallworld.play.perft import NO_DIE, after, rolls
from smallworld.rules.bits import MASK, count, lowest
from smallworld.rules.conquest import occupy
from smallworld.rules.costs import cost_of, defending, pips, price_before_discounts
from smallworld.rules.engine import apply, legal_moves
from smallworld.rules.layout import (
    COINS,
    CONQUEST,
    ELDERS,
    FORCED,
    FORCED_COUNT,
    HAND,
    HELD,
    LATE_DECLINE,
    OVER,
    PHASE,
    PICK,
    ROUND,
    ROUNDS,
    SCORING,
    SEATS,
    START,
    TURN,
    WITHDRAW,
)  # fmt: skip
from smallworld.rules.moves import ABANDON, ATTEMPT, CONQUER, DECLINE, DONE, Moves, move_of
from smallworld.rules.refusals import acting_band
from smallworld.rules.scoring import add_up
from smallworld.rules.state import State

# all worths are in hundredths of a coin
COIN: Final = 100
HURT: Final = 60  # a region taken from the others, shared out among them
SAVED: Final = 15  # a token that a cheaper way in has spared
TOKEN_GAINED: Final = 30
MOST_SAVED: Final = 4
MOST_MOVES: Final = 60  # in one step of conquests
FACES: Final = (3, 1, 1, 1)  # of the six, showing 0, 1, 2, 3
FACES_AT_LEAST: Final = (6, 3, 2, 1)
ONES: Final = 4**30 // 3  # thirty dice that show a single pip, the average of the die


def wealth(s: State, seat: i64) -> i64:
    """Coins of a seat, with what its turn would bring if it ended now."""
    coins = s.w[COINS + seat]
    if s.w[TURN] == seat and s.w[PHASE] < SCORING:
        coins += add_up(s, seat).total()
    return coins


def rivals_hold(s: State, me: i64) -> i64:
    """Regions of other seats that have yet to be paid for them."""
    if s.w[ROUND] < s.w[ROUNDS]:
        return s.held_by_others(me)
    found: i64 = 0
    seat = me + 1
    while seat < s.w[SEATS]:
        found |= s.held_by_seat(seat)
        seat += 1
    return found


def hurt(s: State, me: i64, n: i64) -> i64:
    """What it is worth that the others lose n regions."""
    return n * HURT // (s.w[SEATS] - 1)


class Scales:
    """Weighs the moves of a conquest step against where the acting band stands before them."""

    __slots__ = ("s", "b", "me", "wealth", "rivals")

    def __init__(self, s: State) -> None:
        self.s = s
        self.b = acting_band(s)
        self.me = s.w[TURN]
        self.wealth = wealth(s, self.me)
        self.rivals = count(rivals_hold(s, self.me))

    def gain(self, child: State) -> i64:
        """What has come of a move: coins, regions that others lost."""
        coins = wealth(child, self.me) - self.wealth
        lost = self.rivals - count(rivals_hold(child, self.me))
        return coins * COIN + hurt(self.s, self.me, lost)

    def after_all_dice(self, move: i64) -> i64:
        """The gain of a move that rolls, on average."""
        total: i64 = 0
        die: i64 = 0
        while die < len(FACES):
            total += FACES[die] * self.gain(after(self.s, move, die))
            die += 1
        return total // 6

    def each_token(self, verb: i64, r: i64) -> i64:
        """The gain for each token that it takes, and a little for tokens that it spares."""
        s = self.s
        move = move_of(verb, r)
        if verb != CONQUER and rolls(s, move):
            gain = self.after_all_dice(move)
            return gain if gain > 0 else 0
        child = s.copy()
        apply(child, move)
        gain = self.gain(child)
        spent = s.ready(self.b) - child.ready(self.b) if child.w[PHASE] == s.w[PHASE] else s.ready(self.b)
        if spent < 0:
            gain -= spent * TOKEN_GAINED
        if gain <= 0:
            return 0
        if verb != CONQUER or pips(s, self.b) > 0:
            saved = price_before_discounts(s, r, defending(s, self.b)) - spent
            gain += SAVED * max(0, min(saved, MOST_SAVED))
        return gain * 60 // max(2 * spent, 1)

    def attempt(self, r: i64) -> i64:
        """What an attempt brings on average; in vain it costs nothing."""
        child = self.s.copy()
        tokens = child.ready(self.b)
        short = cost_of(child, self.b, r) - tokens
        if short > 3:
            return 0
        occupy(child, self.b, r, tokens, CONQUER, False)
        return self.gain(child) * FACES_AT_LEAST[short] // 6


def shade(move: i64, seed: i64) -> i64:
    """A little that parts equal moves, by the bot's seed."""
    return (move * 40503 + seed * 30011) % 61


class Choice:
    """A move and what speaks for it."""

    __slots__ = ("move", "worth")

    def __init__(self, move: i64, worth: i64) -> None:
        self.move = move
        self.worth = worth


def weighed(s: State, out: Moves, seed: i64) -> list[Choice]:
    """The moves of a conquest step that bring something, best first; attempts and plain verbs are not among them."""
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
            worth = scales.each_token(verb, r)
            if worth > 0:
                move = move_of(verb, r)
                found.append(Choice(move, worth * 64 + shade(move, seed)))
    found.sort(key=_worth, reverse=True)
    return found


def _worth(choice: Choice) -> int:
    return choice.worth


def best_conquest(s: State, out: Moves, seed: i64) -> Choice:
    """The next move of a conquest step, a roll before it where that is better; no move where none brings anything."""
    legal_moves(s, out)
    found = weighed(s, out, seed)
    best = found[0] if found else Choice(0, 0)
    i: i64 = 0
    while i < out.size:
        verb = out.verbs[i]
        plain = out.masks[i] & MASK[0] != 0
        i += 1
        if plain and verb != DONE:
            move = move_of(verb, 0)
            worth = _followed_up(s, move, seed)
            if worth > best.worth:
                best = Choice(move, worth)
            legal_moves(s, out)
    return best


def _followed_up(s: State, move: i64, seed: i64) -> i64:
    """The worth of the best move after this one, on average of the die if it rolls."""
    if not rolls(s, move):
        return _best_after(after(s, move, NO_DIE), s.w[PHASE], seed)
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
    active = s.active()
    if b == active or not s.race(b).attempt_ends_all(s, b):
        return False
    return s.w[HAND + active] + s.on_map(active) - count(s.w[HELD + active]) > 0


def conquests(s: State, seed: i64) -> list[int]:
    """Conquer on this state as long as something comes of it; the moves that were made."""
    out = Moves()
    made: list[int] = []
    phase = s.w[PHASE]
    while s.w[PHASE] == phase and len(made) < MOST_MOVES:
        best = best_conquest(s, out, seed)
        if best.move == 0:
            break
        apply(s, best.move)
        made.append(best.move)
    return made


def average_dice(s: State) -> None:
    """Let every die to come show a single pip, for trials."""
    s.w[FORCED] = ONES
    s.w[FORCED_COUNT] = 30


def finish_turn(s: State, seed: i64) -> i64:
    """Play this state to the end of its turn, without dice for attempts; what these would have brought on average."""
    seat = s.w[TURN]
    round_ = s.w[ROUND]
    hoped: i64 = 0
    out = Moves()
    while s.w[PHASE] != OVER and s.w[TURN] == seat and s.w[ROUND] == round_:
        phase = s.w[PHASE]
        if phase == ELDERS or phase == CONQUEST:
            conquests(s, seed)
            if s.w[PHASE] == phase:
                hoped += best_attempt(s, out).worth
                apply(s, move_of(DONE, 0))
        else:
            legal_moves(s, out)
            apply(s, _plainly(s, out, seat))
    return hoped


def _plainly(s: State, out: Moves, seat: i64) -> i64:
    """A move of a step that matters little for the coins of this turn."""
    phase = s.w[PHASE]
    if phase == START or phase == PICK or phase == LATE_DECLINE:
        i: i64 = 0
        while out.verbs[i] == DECLINE and i + 1 < out.size:
            i += 1
        return move_of(out.verbs[i], lowest(out.masks[i]))
    if phase == WITHDRAW:
        return least_loss(s, out, seat)
    last = out.size - 1  # markers, which come after tokens, first
    if out.verbs[last] == DONE and last > 0:
        last -= 1
    return move_of(out.verbs[last], lowest(out.masks[last]))


def least_loss(s: State, out: Moves, seat: i64) -> i64:
    """Of moves that only cost something, the one that leaves most."""
    best: i64 = 0
    most: i64 = -1
    i: i64 = 0
    while i < out.size:
        m = out.masks[i]
        while m != 0:
            move = move_of(out.verbs[i], lowest(m))
            m &= m - 1
            left = wealth(after(s, move, NO_DIE), seat)
            if left > most:
                most = left
                best = move
        i += 1
    return best
