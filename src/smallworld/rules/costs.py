"""What a region costs, and which regions are within reach and within means: masks built once, then kept up to date.

The cache holds for one band until enemy tokens or markers change (`State.stale`); its own conquests only widen the reach.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from smallworld.rules.bits import MASK, lowest
from smallworld.rules.events import (
    TERM_BASE,
    TERM_BURIED,
    TERM_DIE,
    TERM_LEAST,
    TERM_MOUNTAIN,
    TERM_OF_MARKER,
    TERM_TOKENS,
    TERM_TRIBE,
)  # fmt: skip
from smallworld.rules.layout import (
    BENEATH,
    BURIED,
    CACHE_CHEAPER,
    CACHE_CLOSED,
    CACHE_REACH,
    CACHE_VALID,
    CACHE_WITHIN,
    CHEAPER_MOST,
    DEAREST,
    HELD,
    SEATS,
    TOKENS,
    TRIBES,
)  # fmt: skip
from smallworld.rules.state import State
from smallworld.rules.switches import OWN_DECLINE_DEFENDS

ORDINARY: Final = 2
EVERYBODY: Final = -3  # a band of nobody, against whom all tokens count


def defending(s: State, b: i64) -> i64:
    """Regions whose tokens count against band b: those of other players, by a switch also one's own (R-015)."""
    found = s.held_by_others(b // 3)
    if s.box.on(OWN_DECLINE_DEFENDS):
        found |= s.held_by_seat(b // 3) & ~s.w[HELD + b]
    return found


def beneath(s: State, b: i64) -> i64:
    """Regions in which tokens lie beneath a race and count against band b (R-177, R-184)."""
    found: i64 = 0
    all_count = s.box.on(OWN_DECLINE_DEFENDS)
    other: i64 = 0
    while other < s.w[SEATS] * 3:
        if all_count or other // 3 != b // 3:
            found |= s.w[BURIED + other]
        other += 1
    return found


def raw_price(s: State, r: i64, against: i64, under: i64) -> i64:
    """R-014, without discounts; `against` and `under` are the regions whose tokens count."""
    m = MASK[r]
    cost: i64 = ORDINARY
    if s.box.board.mountains & m != 0:
        cost += 1
    if s.w[TRIBES] & m != 0:
        cost += 1
    if against & m != 0:
        cost += s.w[TOKENS + r]
    if under & m != 0:
        cost += s.w[BENEATH + r]
    for marker in s.box.catalogue.defenders:
        cost += marker.in_region(s, r)
    return cost


def price_before_discounts(s: State, r: i64, against: i64) -> i64:
    """The same where `against` are the regions whose tokens count, and all tokens beneath others do."""
    return raw_price(s, r, against, beneath(s, EVERYBODY))


def full_price(s: State, r: i64, b: i64) -> i64:
    """What region r costs band b before discounts."""
    return raw_price(s, r, defending(s, b), beneath(s, b))


def closed_to(s: State, b: i64) -> i64:
    """Regions that band b may not attack wherever it stands: immune, at peace, water it cannot enter."""
    race = s.race(b)
    power = s.power(b)
    own = s.held_by_seat(b // 3)
    closed = s.box.board.water & ~(race.treads(s, b) | power.treads(s, b))
    for marker in s.box.catalogue.immunities:
        closed |= marker.regions(s) & ~own
    return closed | at_peace(s, b)


def at_peace(s: State, b: i64) -> i64:
    """Regions that peace keeps from band b; a declined band is bound by none (R-130)."""
    found: i64 = 0
    if b % 3 == 0:
        other: i64 = 0
        while other < s.w[SEATS] * 3:
            if other != b:
                found |= peace_with(s, b, other)
            other += 3
    return found


def peace_with(s: State, b: i64, other: i64) -> i64:
    """Regions of the active band `other` that peace keeps from the active band b."""
    return s.race(other).shields(s, other, b) | s.power(other).shields(s, other, b)


def _renew(s: State, b: i64) -> None:
    cache = s.box.catalogue.words
    w = s.w
    board = s.box.board
    against = defending(s, b)
    under = beneath(s, b)
    special = against | under | w[TRIBES]
    for marker in s.box.catalogue.defenders:
        special |= marker.regions(s)
    plain = board.regions & ~special
    i: i64 = 0
    while i <= DEAREST:
        w[cache + CACHE_WITHIN + i] = 0
        i += 1
    w[cache + CACHE_WITHIN + ORDINARY] = plain & ~board.mountains
    w[cache + CACHE_WITHIN + ORDINARY + 1] = plain & board.mountains
    m = special
    while m != 0:
        r = lowest(m)
        cost = raw_price(s, r, against, under)
        if cost > DEAREST:
            cost = DEAREST
        w[cache + CACHE_WITHIN + cost] |= MASK[r]
        m &= m - 1
    i = 1
    while i <= DEAREST:
        w[cache + CACHE_WITHIN + i] |= w[cache + CACHE_WITHIN + i - 1]
        i += 1
    w[cache + CACHE_CLOSED] = closed_to(s, b)
    w[cache + CACHE_REACH] = board.around(w[HELD + b])
    w[cache + CACHE_VALID] = b + 1


def reach(s: State, b: i64) -> i64:
    """Regions that an ordinary conquest by band b may name, whatever they cost."""
    cache = s.box.catalogue.words
    if s.w[cache + CACHE_VALID] != b + 1:
        _renew(s, b)
    held = s.w[HELD + b]
    race = s.race(b)
    power = s.power(b)
    if held == 0:
        found = s.box.board.border | race.enters(s, b) | power.enters(s, b)
    else:
        found = s.w[cache + CACHE_REACH] | race.anywhere(s, b) | power.anywhere(s, b)
        found |= race.joins(s, b, held) | power.joins(s, b, held)
    return found & ~held & ~s.w[cache + CACHE_CLOSED]


def wherever(s: State, b: i64) -> i64:
    """Regions that band b may name where adjacency and entry are waived."""
    cache = s.box.catalogue.words
    if s.w[cache + CACHE_VALID] != b + 1:
        _renew(s, b)
    return s.box.board.regions & ~s.w[HELD + b] & ~s.w[cache + CACHE_CLOSED]


def adjacent(s: State, b: i64, regions: i64) -> i64:
    """What borders these regions for the conquests of band b."""
    return s.box.board.around(regions) | s.race(b).joins(s, b, regions) | s.power(b).joins(s, b, regions)


def find_discounts(s: State, b: i64) -> None:
    """Put into the cache which regions cost band b at least 1, 2, … tokens less: discounts add up (R-017)."""
    at = s.box.catalogue.words + CACHE_CHEAPER
    race = s.race(b)
    power = s.power(b)
    by: i64 = 1
    while by < CHEAPER_MOST:
        found = race.cheaper(s, b, by) | power.cheaper(s, b, by)
        i: i64 = 1
        while i < by:
            found |= race.cheaper(s, b, i) & power.cheaper(s, b, by - i)
            i += 1
        s.w[at + by - 1] = found
        if found == 0:
            return
        by += 1
    s.w[at + CHEAPER_MOST - 1] = 0


def within(s: State, tokens: i64) -> i64:
    """Regions that cost at most this many tokens; the cache and the discounts must be fresh."""
    cache = s.box.catalogue.words
    most: i64 = DEAREST - 1
    n = tokens if tokens < most else most
    found = s.w[cache + CACHE_WITHIN + n]
    by: i64 = 1
    while s.w[cache + CACHE_CHEAPER + by - 1] != 0:
        n = tokens + by if tokens + by < most else most
        found |= s.w[cache + CACHE_WITHIN + n] & s.w[cache + CACHE_CHEAPER + by - 1]
        by += 1
    return found


def pips(s: State, b: i64) -> i64:
    """Pips of a roll made before the region is chosen, -1 without one."""
    mine = s.race(b).rolled(s, b)
    other = s.power(b).rolled(s, b)
    return mine if mine > other else other


def cost_of(s: State, b: i64, r: i64) -> i64:
    """Tokens that band b needs for region r now (R-014, R-017)."""
    cost = full_price(s, r, b)
    find_discounts(s, b)
    at = s.box.catalogue.words + CACHE_CHEAPER
    while s.w[at] & MASK[r] != 0:
        cost -= 1
        at += 1
    rolled = pips(s, b)
    if rolled > 0:
        cost -= rolled
    return cost if cost > 1 else 1


class CostTerm:
    """One term of a cost: what it is, how many tokens it adds, the ruling it rests on."""

    __slots__ = ("term", "n", "ruling")

    def __init__(self, term: int, n: int, ruling: int) -> None:
        self.term = term
        self.n = n
        self.ruling = ruling

    def __reduce__(self) -> tuple[object, ...]:
        return CostTerm, (self.term, self.n, self.ruling)


def cost_terms(s: State, b: i64, r: i64) -> list[CostTerm]:
    """The cost of a region, term by term, for explanations."""
    m = MASK[r]
    terms = [CostTerm(TERM_BASE, ORDINARY, 14)]
    if s.box.board.mountains & m != 0:
        terms.append(CostTerm(TERM_MOUNTAIN, 1, 14))
    if s.w[TRIBES] & m != 0:
        terms.append(CostTerm(TERM_TRIBE, 1, 14))
    if defending(s, b) & m != 0:
        terms.append(CostTerm(TERM_TOKENS, s.w[TOKENS + r], 14))
    if beneath(s, b) & m != 0:
        terms.append(CostTerm(TERM_BURIED, s.w[BENEATH + r], 177))
    for marker in s.box.catalogue.defenders:
        n = marker.in_region(s, r)
        if n > 0:
            terms.append(CostTerm(TERM_OF_MARKER + marker.number, n, 14))
    for piece in (s.race(b), s.power(b)):
        by: i64 = 1
        while by < CHEAPER_MOST and piece.cheaper(s, b, by) & m != 0:
            by += 1
        if by > 1:
            terms.append(CostTerm(piece.source, 1 - by, piece.discount_ruling()))
    rolled = pips(s, b)
    if rolled > 0:
        terms.append(CostTerm(TERM_DIE, -rolled, 120))
    total = 0
    for term in terms:
        total += term.n
    if total < 1:
        terms.append(CostTerm(TERM_LEAST, 1 - total, 17))
    return terms
