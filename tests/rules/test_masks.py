"""Masks and caches against slow forms that need neither."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from smallworld.content import verbs
from smallworld.rules.bits import BIT, LAST_REGION, MASK, count, lowest, mask_of, nth, regions_of
from smallworld.rules.costs import cost_of, cost_terms, find_discounts, reach, within
from smallworld.rules.engine import legal_moves
from smallworld.rules.layout import CONQUEST, ELDERS, PHASE, START
from smallworld.rules.moves import ATTEMPT, CONQUER, Moves
from smallworld.rules.redeploy import elder
from smallworld.rules.state import State
from tests.laws.games import A_CYCLE, plan, walk
from tests.rules.slow import Slow, regions

GAMES = range(0, A_CYCLE * 4, 13)

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
    berserk = slow.power == "berserk"
    assert regions(legal.mask(CONQUER)) == {r for r, cost in goals.items() if cost <= ready}
    assert regions(legal.mask(ATTEMPT)) == {r for r, cost in goals.items() if 0 < cost - ready <= 3 and not berserk}
    if slow.pips() >= 0:
        assert regions(legal.mask(verbs.SORCERY)) == set()
        return
    converts = slow.race == "sorcerers"
    assert regions(legal.mask(verbs.SORCERY)) == {r for r in slow.facts if converts and slow.convertible(r)}
    master = next(power for power in s.box.catalogue.powers if power.name == "dragon-master")
    free = slow.power == "dragon-master" and s.w[master.at] == 0
    assert regions(legal.mask(verbs.DRAGON)) == (set(goals) if free else set())


@pytest.mark.parametrize("number", GAMES)
def test_masks_against_a_slow_form_after_every_action(number: int) -> None:
    looked = 0
    for moment in walk(plan(number)):
        s = moment.s
        if s.w[PHASE] not in (START, ELDERS, CONQUEST):
            continue
        slow = Slow(s, band_of(s))
        if s.w[PHASE] != START:
            check_conquests(s, moment.legal, slow)
        check_costs(s.copy(), slow)
        looked += 1
    assert looked > 20


@pytest.mark.parametrize("number", GAMES)
def test_the_cache_equals_recomputation_after_every_action(number: int) -> None:
    for moment in walk(plan(number)):
        fresh = moment.s.copy()
        fresh.stale()
        assert moves_of(fresh) == moment.legal.all()
