"""A hundred random games under all laws, and that the laws notice what they are for; `make check` plays 3,000."""

from collections.abc import Callable

import pytest

from smallworld.rules.engine import legal_moves
from smallworld.rules.layout import (
    CACHE_CLOSED,
    COINS,
    COLUMN_COINS,
    COLUMN_COUNT,
    COLUMN_RACE,
    DECIDING,
    DISCARDS,
    HAND,
    HELD,
    OVER,
    PHASE,
    POWER,
    RACE,
    TOKENS,
    TRIBES,
    TURN,
    WAITING,
)  # fmt: skip
from smallworld.rules.moves import ABANDON, Moves
from smallworld.rules.state import State
from tests.laws.games import COMBOS, Moment, combo, plan, walk
from tests.laws.laws import (
    Ledger,
    Look,
    cheap_laws,
    check_games,
    every_legal_move_applies,
    the_cache_is_fresh,
    what_is_not_legal_is_refused,
)  # fmt: skip

GAMES = 100
A_TEST = 5  # games


@pytest.mark.parametrize("first", range(0, GAMES, A_TEST))
def test_laws_hold_after_every_action(first: int) -> None:
    played = check_games(first, A_TEST)
    assert played.actions > 200
    wanted = {pair for number in range(first, first + A_TEST) for pair in plan(number).combos}
    assert len(played.combos) >= len(wanted)


def test_these_games_have_every_board_player_count_switch_and_combo() -> None:
    plans = [plan(number) for number in range(GAMES)]
    assert len({pair for planned in plans for pair in planned.combos}) == COMBOS
    assert {planned.board for planned in plans} == {"base-2", "base-3", "base-4", "base-5"}
    assert {planned.seats for planned in plans} == {2, 3, 4, 5}
    assert any(int(planned.board[-1]) != planned.seats for planned in plans)
    assert {planned.eager for planned in plans} == {False, True}
    assert all({planned.options[i] for planned in plans} == {0, 1} for i in range(len(plans[0].options)))


def test_combos_are_all_there_and_neighbours_differ() -> None:
    assert len({combo(n) for n in range(COMBOS)}) == COMBOS
    for n in range(COMBOS):
        races, powers = zip(*(combo(n + i) for i in range(5)), strict=True)
        assert len(set(races)) == len(set(powers)) == 5


# -- what if the engine made a mistake


def word(at: int, change: int) -> Callable[[State], None]:
    def spoil(s: State) -> None:
        s.w[at] += change

    return spoil


def lose_a_region(s: State) -> None:
    b = next(b for b in range(15) if s.w[HELD + b])
    s.w[HELD + b] &= s.w[HELD + b] - 1


def share_a_region(s: State) -> None:
    b = next(b for b in range(15) if s.w[HELD + b])
    s.w[HELD + (b + 3) % 15] |= s.w[HELD + b]


def hold_a_tribe(s: State) -> None:
    s.w[TRIBES] |= next(s.w[HELD + b] for b in range(15) if s.w[HELD + b])


def drop_a_marker(s: State) -> None:
    s.w[s.box.catalogue.markers[0].at] |= s.box.board.regions


def keep_a_badge_twice(s: State) -> None:
    s.w[DISCARDS] |= 2 ** s.w[POWER + next(b for b in range(15) if s.w[POWER + b])]


def give_a_race_twice(s: State) -> None:
    s.w[COLUMN_RACE] = s.w[RACE + next(b for b in range(15) if s.w[RACE + b])]


SPOILED = {
    "a token from nowhere": word(HAND, 1),
    "a token too many in a region": word(TOKENS + 5, 1),
    "a negative hand": word(HAND + 3, -20),
    "waiting without a hand": word(WAITING, 1),
    "a coin from nowhere": word(COINS, 1),
    "coins lost": word(COINS + 1, -50),
    "a combo lost": word(COLUMN_COUNT, -1),
    "coins below the column": word(COLUMN_COINS + 1, -9),
    "a seat too far": word(DECIDING, 1),
    "another turn": word(TURN, 1),
    "a phase of nobody": word(PHASE, OVER),
    "a region lost": lose_a_region,
    "a region shared": share_a_region,
    "a tribe that came back": hold_a_tribe,
    "markers everywhere": drop_a_marker,
    "a badge in two places": keep_a_badge_twice,
    "a race in two places": give_a_race_twice,
}


def middle(number: int, actions: int) -> tuple[Moment, Ledger]:
    ledger = Ledger(plan(number))
    for n, moment in enumerate(walk(plan(number), ledger)):
        if n >= actions and moment.legal.mask(ABANDON):
            return moment, ledger
    raise AssertionError("the game was over first")


@pytest.mark.parametrize("name", SPOILED)
def test_laws_notice(name: str) -> None:
    moment, ledger = middle(7, 60)
    before = Look(moment, ledger, None)
    cheap_laws(before)
    SPOILED[name](moment.s)
    with pytest.raises((AssertionError, IndexError)):
        cheap_laws(Look(moment, ledger, before))


def test_laws_notice_a_stale_cache() -> None:
    moment, ledger = middle(7, 60)
    s, spoiled = moment.s, Moves()
    the_cache_is_fresh(Look(moment, ledger, None))
    s.w[s.box.catalogue.words + CACHE_CLOSED] = s.box.board.regions
    legal_moves(s, spoiled)
    with pytest.raises(AssertionError):
        the_cache_is_fresh(Look(Moment(s, spoiled, 0), ledger, None))


def test_asking_and_trying_change_nothing() -> None:
    moment, ledger = middle(3, 40)
    words = list(moment.s.w)
    look = Look(moment, ledger, None)
    what_is_not_legal_is_refused(look, [(verb, r) for verb in range(1, 18) for r in range(62)])
    every_legal_move_applies(look)
    assert list(moment.s.w) == words
