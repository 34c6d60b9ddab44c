"""Masks and caches against slow forms that need neither."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from smallworld.content import verbs
from smallworld.content.switches import ZEPPELIN_FINAL_DIE
from smallworld.rules.bits import BIT, LAST_REGION, MASK, count, lowest, mask_of, nth, regions_of
from smallworld.rules.costs import cost_of, cost_terms, find_discounts, reach, within
from smallworld.rules.engine import legal_moves
from smallworld.rules.layout import CONQUEST, ELDERS, PHASE, START
from smallworld.rules.moves import ATTEMPT, CONQUER, DONE, Moves
from smallworld.rules.redeploy import elder
from smallworld.rules.state import State
from tests.laws.games import A_CYCLE, Plan, plan, sky_plan, walk
from tests.rules.slow import Slow, regions

PLANS = [plan(number) for number in range(0, A_CYCLE * 4, 13)] + [sky_plan(number) for number in range(0, 360, 11)]

every_plan = pytest.mark.parametrize("planned", PLANS, ids=lambda planned: f"{planned.board}-{planned.number}")

masks = st.integers(0, 2 ** (LAST_REGION + 1) - 1)


def test_each_region_has_its_bit() -> None:
    assert list(MASK) == [2**r for r in range(62)]
    assert [BIT[2**r % 67] for r in range(62)] == list(range(62))


@given(masks)
def test_bits_against_slow_forms(mask: int) -> None:
    expected = sorted(regions(mask))
    assert regions_of(mask) == expected
    assert mask_of(expected) == mask
    assert count(mask) == len(expected)
    assert [nth(mask, n) for n in range(len(expected))] == expected
    if mask:
        assert lowest(mask) == expected[0]


def band_of(s: State) -> int:
    return elder(s) if s.w[PHASE] == ELDERS else s.active()


def moves_of(s: State) -> list[int]:
    out = Moves()
    legal_moves(s, out)
    return out.all()


def check_costs(s: State, slow: Slow) -> None:
    """Reach, costs, their terms, and what a number of tokens can pay."""
    b = slow.b
    found = reach(s, b)
    goals = {r for r in slow.facts if slow.reachable(r)}
    assert regions(found) == goals
    costs = {r: slow.cost(r) for r in slow.facts if r not in slow.held}
    for r, cost in costs.items():
        assert cost_of(s, b, r) == cost
        assert sum(term.n for term in cost_terms(s, b, r)) == cost
    find_discounts(s, b)
    if slow.pips() < 0:
        for tokens in range(1, 9):
            assert regions(found & within(s, tokens)) == {r for r in goals if costs[r] <= tokens}


def check_conquests(s: State, legal: Moves, slow: Slow) -> None:
    """What may be conquered, attempted, converted, and taken by the dragon."""
    ready = slow.ready
    goals = {r: slow.cost(r) for r in slow.facts if slow.reachable(r) and ready > 0}
    flown = slow.power == "zeppelined" and s.w[slow.piece("zeppelined").at] > 0
    last = slow.power != "berserk" and (s.box.on(ZEPPELIN_FINAL_DIE) or not flown)
    assert regions(legal.mask(CONQUER)) == {r for r, cost in goals.items() if cost <= ready}
    assert regions(legal.mask(ATTEMPT)) == {r for r, cost in goals.items() if 0 < cost - ready <= 3 and last}
    if slow.pips() >= 0:
        assert {legal.verbs[i] for i in range(legal.size)} <= {CONQUER, DONE}
        return
    converts = slow.race == "sorcerers"
    assert regions(legal.mask(verbs.SORCERY)) == {r for r in slow.facts if converts and slow.convertible(r)}
    master = slow.piece("dragon-master")
    free = slow.power == "dragon-master" and s.w[master.at] == 0
    assert regions(legal.mask(verbs.DRAGON)) == (set(goals) if free else set())


def check_ways_of_the_sky(s: State, legal: Moves, slow: Slow) -> None:
    """What bolts, dragons, zeppelins and clearings may name; which cannons may fire or move, and where to."""
    asked = slow.pips() < 0
    ways = {
        verbs.BOLT: slow.strikable,
        verbs.TRANSFORM: slow.transformable,
        verbs.ZEPPELIN: slow.flown_to,
        verbs.CLEAR: slow.clearable,
    }
    for verb, way in ways.items():
        assert regions(legal.mask(verb)) == {r for r in slow.facts if asked and way(r)}, verbs.VERB_NAMES[verb]
    ready = slow.ready_cannons()
    assert regions(legal.mask(verbs.FIRE)) == ready
    free = {r for r in slow.held if not slow.markers("cannons", r)}
    for r in slow.facts:
        assert regions(legal.mask(verbs.MOVE_CANNON + r)) == (free if r in ready else set())


@every_plan
def test_masks_against_a_slow_form_after_every_action(planned: Plan) -> None:
    looked = 0
    for moment in walk(planned):
        s = moment.s
        if s.w[PHASE] not in (START, ELDERS, CONQUEST):
            continue
        slow = Slow(s, band_of(s))
        if s.w[PHASE] != START:
            check_conquests(s, moment.legal, slow)
            check_ways_of_the_sky(s, moment.legal, slow)
        check_costs(s.copy(), slow)
        looked += 1
    assert looked > 20


def test_these_games_have_all_of_the_sky() -> None:
    """Tokens beneath, fired cannons, zeppelins, fires, bolts, dragons, clearings, on joined boards and on others."""
    joined = {planned.board for planned in PLANS if " " in planned.board}
    assert len(joined) == 8
    assert {planned.board for planned in PLANS if "sky" in planned.sets} > joined
    seen: set[str] = set()
    named = {verbs.BOLT, verbs.TRANSFORM, verbs.ZEPPELIN, verbs.CLEAR, verbs.FIRE, verbs.CANNON}
    for planned in PLANS:
        for moment in walk(planned):
            slow = Slow(moment.s, band_of(moment.s))
            told = {verb for verb in named if moment.legal.mask(verb)}
            seen |= {verbs.VERB_NAMES[verb] for verb in told}
            seen |= {name for name in ("beneath",) if slow.beneath}
            seen |= {name for name in ("transformed", "burning") if any(slow.markers(name, r) for r in slow.facts)}
            seen |= {"fired twice" for _ in range(len(regions(moment.s.w[slow.piece("gunner").at])) - 1)}
    assert seen == {verbs.VERB_NAMES[verb] for verb in named} | {"beneath", "transformed", "burning", "fired twice"}


@every_plan
def test_the_cache_equals_recomputation_after_every_action(planned: Plan) -> None:
    for moment in walk(planned):
        fresh = moment.s.copy()
        fresh.stale()
        assert moves_of(fresh) == moment.legal.all()
