"""For each region: every way in with its price, and where there is none, why not."""

from __future__ import annotations

from dataclasses import dataclass, field

from smallworld.notation.actions import write_move
from smallworld.notation.refusal import Refusal, refusal_of
from smallworld.notation.words import region_name, ruling_name
from smallworld.play.events import Term
from smallworld.play.explain import Note, explain_move, odds_of, odds_of_taking
from smallworld.play.perft import rolls
from smallworld.play.terms import source_name, term_name
from smallworld.rules.bits import MASK, regions_of
from smallworld.rules.costs import cost_of, cost_terms
from smallworld.rules.engine import apply, legal_moves
from smallworld.rules.layout import CONQUEST, ELDERS, HELD, PHASE, START
from smallworld.rules.moves import ABANDON, ATTEMPT, CONQUER, EXPAND, Moves, move_of
from smallworld.rules.reasons import NOT_ENOUGH_TOKENS, TOO_FAR_SHORT
from smallworld.rules.refusals import acting_band, refuse
from smallworld.rules.scoring import Sheet, add_up
from smallworld.rules.secrets import conceal
from smallworld.rules.state import State


@dataclass(frozen=True, slots=True)
class Cost:
    """What `conquer` needs in a region now, term by term, beside what is in hand."""

    region: str
    total: int
    terms: tuple[Term, ...]
    have: int

    def __str__(self) -> str:
        """`2 + mountain 1 + tokens 3 - commando 1 = 5`."""
        parts = [
            str(term.n) if term.term == "base" else f"{'-' if term.n < 0 else '+'} {term.term} {abs(term.n)}"
            for term in self.terms
        ]
        return f"{' '.join(parts)} = {self.total}"

    @property
    def short(self) -> int:
        return max(0, self.total - self.have)

    @property
    def odds(self) -> float:
        """The chance of an attempt; 1 where nothing is short."""
        return odds_of(self.short)


@dataclass(frozen=True, slots=True)
class Score:
    """What a turn would bring if it ended now."""

    total: int
    terms: tuple[Term, ...]


@dataclass(frozen=True, slots=True)
class Way:
    action: str
    cost: int
    terms: tuple[Term, ...]
    short: int
    odds: float
    notes: tuple[Note, ...]


@dataclass(frozen=True, slots=True)
class RegionWays:
    """The ways into one region, or the reason why there is none."""

    ways: tuple[Way, ...] = field(default=())
    reason: Refusal | None = None


def terms_of(s: State, b: int, r: int) -> tuple[Term, ...]:
    return tuple(
        Term(term_name(s.box.catalogue, term.term), term.n, ruling_name(term.ruling)) for term in cost_terms(s, b, r)
    )


def cost_at(s: State, r: int) -> Cost:
    """The cost for whoever is to conquer now, or would be after `expand`."""
    s = as_conquering(s)
    b = acting_band(s)
    return Cost(region_name(r), int(cost_of(s, b, r)), terms_of(s, b, r), int(s.ready(b)))


def score_of(sheet: Sheet, s: State) -> Score:
    terms = tuple(
        Term(source_name(s.box.catalogue, sheet.sources[i]), int(sheet.coins[i]), ruling_name(sheet.rulings[i]))
        for i in range(sheet.size)
    )
    return Score(int(sheet.total()), terms)


def score_now(s: State, seat: int) -> Score:
    return score_of(add_up(s, seat), s)


def as_conquering(s: State) -> State:
    """At the start of a turn the regions are told as after `expand`."""
    if s.w[PHASE] != START:
        return s
    after = s.copy()
    apply(after, move_of(EXPAND, 0))
    return after


def ways_everywhere(s: State) -> dict[str, RegionWays]:
    """All regions of the board; nothing in steps that conquer nothing."""
    s = as_conquering(s)
    if s.w[PHASE] not in (CONQUEST, ELDERS):
        return {}
    out = Moves()
    legal_moves(s, out)
    by_region: dict[int, list[Way]] = {}
    b = acting_band(s)
    for move in out.all():
        verb, r = move >> 6, move & 63
        if r and verb != ABANDON and s.w[HELD + b] & MASK[r] == 0:
            by_region.setdefault(r, []).append(_way(s, b, move, verb, r))
    found: dict[str, RegionWays] = {}
    for r in regions_of(s.box.board.regions):
        ways = by_region.get(r)
        if ways:
            found[region_name(r)] = RegionWays(tuple(sorted(ways, key=lambda way: (way.cost, way.short))))
        else:
            found[region_name(r)] = RegionWays((), why_not(s, r))
    return found


def _way(s: State, b: int, move: int, verb: int, r: int) -> Way:
    notes = tuple(explain_move(s, move))
    if verb in (CONQUER, ATTEMPT):
        cost = int(cost_of(s, b, r))
        short = max(0, cost - int(s.ready(b))) if verb == ATTEMPT else 0
        return Way(write_move(move), cost, terms_of(s, b, r), short, odds_of(short), notes)
    if rolls(conceal(s), move):
        cost = int(cost_of(s, b, r))
        short = max(0, cost - int(s.ready(b)))
        return Way(write_move(move), cost, terms_of(s, b, r), short, odds_of_taking(s, move), notes)
    price = tokens_spent(s, b, move)
    return Way(write_move(move), price, (), 0, 1.0, notes)


def tokens_spent(s: State, b: int, move: int) -> int:
    """Tokens from hand that a way of its own takes."""
    after = s.copy()
    apply(after, move)
    return max(0, int(s.ready(b) - after.ready(b)))


def why_not(s: State, r: int) -> Refusal:
    """The reason against an ordinary conquest, or against the die where that is what is too short."""
    why = refuse(s, CONQUER, r)
    if why.code == NOT_ENOUGH_TOKENS:
        attempt = refuse(s, ATTEMPT, r)
        if attempt.code == TOO_FAR_SHORT:
            why = attempt
    return refusal_of(why, s.box.catalogue)
