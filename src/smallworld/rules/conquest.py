"""Conquests: what may be named, what taking a region does, the final attempt with the die."""

from __future__ import annotations

from mypy_extensions import i64

from smallworld.rules.bits import MASK, lowest
from smallworld.rules.chance import roll
from smallworld.rules.costs import cost_of, cost_terms, find_discounts, pips, reach, within
from smallworld.rules.events import (
    CONQUERED,
    FAILED,
    GATHERED,
    OVER_FIRST_SEAT,
    OVER_NOTHING,
    OVER_TRIBE_TOKEN,
    ROLLED,
    TERM,
    TOKENS_MOVED,
)  # fmt: skip
from smallworld.rules.layout import (
    ATTEMPTED,
    CACHE_REACH,
    CONVERTED,
    FORCED,
    FORCED_COUNT,
    HAND,
    HELD,
    IN_HAND,
    OVER_ALL,
    OVER_DECLINED,
    OVER_SEAT,
    OVER_TRIBE,
    RACE,
    ROLLS,
    ROUND,
    TAKEN_BY_FORCE,
    TOKENS,
    TRAY,
    TURN,
)  # fmt: skip
from smallworld.rules.losses import attacked, dislodge, standing
from smallworld.rules.moves import ABANDON, ATTEMPT, CONQUER, DONE, PLAIN, Moves
from smallworld.rules.state import State
from smallworld.rules.switches import FAILED_ATTEMPT_IS_ATTACK

MOST_PIPS = 3


def may_abandon(s: State, b: i64) -> bool:
    """Until the first conquest, roll or the like of this band (R-050)."""
    return s.conquered(b) == 0 and not s.race(b).begun(s, b) and not s.power(b).begun(s, b)


def conquest_moves(s: State, b: i64, out: Moves) -> None:
    race = s.race(b)
    power = s.power(b)
    rolled = pips(s, b)
    if rolled < 0 and may_abandon(s, b):
        out.add(ABANDON, s.w[HELD + b])
    goals = reach(s, b)
    tokens = s.ready(b)
    if tokens > 0 and goals != 0:
        find_discounts(s, b)
        if rolled >= 0:
            out.add(CONQUER, goals & within(s, tokens + rolled))
        else:
            paid = goals & within(s, tokens)
            out.add(CONQUER, paid)
            if race.no_attempt(s, b) == 0 and power.no_attempt(s, b) == 0:
                out.add(ATTEMPT, goals & within(s, tokens + 3) & ~paid)
    if rolled < 0:
        race.moves(s, b, goals, out)
        power.moves(s, b, goals, out)
    out.add(DONE, PLAIN)


def gather(s: State, b: i64) -> None:
    """All tokens but one a region come to hand (R-049)."""
    total: i64 = 0
    m = s.w[HELD + b]
    while m != 0:
        r = lowest(m)
        m &= m - 1
        surplus = s.w[TOKENS + r] - 1
        if surplus > 0:
            s.w[TOKENS + r] = 1
            total += surplus
            s.tell(TOKENS_MOVED, b // 3, s.w[RACE + b], surplus, r, IN_HAND, 0)
    s.w[HAND + b] += total
    if total > 0:
        s.tell(GATHERED, b // 3, s.w[RACE + b], total, 0, 0, 0)


def next_die(s: State, target: i64) -> i64:
    """Roll the reinforcement die: what a position forces comes first."""
    if s.w[FORCED_COUNT] > 0:
        die = s.w[FORCED] & 3
        s.w[FORCED] >>= 2
        s.w[FORCED_COUNT] -= 1
    else:
        die = roll(s.key, s.w[ROUND], s.w[TURN], s.w[ROLLS])
    s.w[ROLLS] += 1
    s.tell(ROLLED, s.w[TURN], die, target, 0, 0, 0)
    return die


def tell_terms(s: State, b: i64, r: i64) -> None:
    """Before a conquest: how its cost comes about."""
    if s.sink is not None:
        for term in cost_terms(s, b, r):
            s.tell(TERM, term.term, term.n, term.ruling, 0, 0, 0)


def occupy(s: State, b: i64, r: i64, n: i64, verb: i64, converted: bool) -> None:
    """Band b takes region r with n tokens; a converted region's token comes from the tray."""
    over = standing(s, r)
    victim = s.band_in(r)
    s.tell(CONQUERED, b // 3, s.w[RACE + b], r, verb, 0 if converted else n, over)
    if over >= OVER_FIRST_SEAT:
        attacked(s, b, r)
    if over != OVER_NOTHING:
        dislodge(s, r, CONVERTED if converted else TAKEN_BY_FORCE, b)
    m = MASK[r]
    at = s.conquests(b)
    s.w[at + OVER_ALL] |= m
    if over == OVER_TRIBE_TOKEN:
        s.w[at + OVER_TRIBE] |= m
    elif over >= OVER_FIRST_SEAT:
        s.w[at + OVER_SEAT + (over - OVER_FIRST_SEAT) // 2] |= m
        if over & 1 != 0:
            s.w[at + OVER_DECLINED] |= m
    s.w[HELD + b] |= m
    s.w[TOKENS + r] = n
    if converted:
        s.tell(TOKENS_MOVED, b // 3, s.w[RACE + b], n, TRAY, r, 107)
    elif n > 0:
        s.w[HAND + b] -= n
        s.tell(TOKENS_MOVED, b // 3, s.w[RACE + b], n, IN_HAND, r, 0)
    s.w[s.box.catalogue.words + CACHE_REACH] |= s.box.board.neighbours[r]
    s.race(b).conquered(s, b, r)
    s.power(b).conquered(s, b, r)
    if victim >= 0 and victim % 3 == 0:
        s.race(victim).robbed(s, victim, r, b)
        s.power(victim).robbed(s, victim, r, b)


def conquer(s: State, b: i64, r: i64) -> None:
    """Pay exactly the cost (R-016)."""
    cost = cost_of(s, b, r)
    tell_terms(s, b, r)
    occupy(s, b, r, cost, CONQUER, False)


def attempt(s: State, b: i64, r: i64) -> None:
    """The last conquest: the die may lend what is short (R-032, R-035, R-036)."""
    cost = cost_of(s, b, r)
    die = next_die(s, r)
    s.w[ATTEMPTED] |= 1 if b % 3 == 0 else 2
    tokens = s.ready(b)
    if tokens + die >= cost:
        tell_terms(s, b, r)
        occupy(s, b, r, tokens, ATTEMPT, False)
        return
    s.tell(FAILED, b // 3, s.w[RACE + b], r, 0, 0, 0)
    if s.box.on(FAILED_ATTEMPT_IS_ATTACK):
        attacked(s, b, r)
