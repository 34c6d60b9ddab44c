"""Random games of both series under all laws, and that the laws notice what they are for; `make check` plays thousands.

Together the games of a series have all its combos among the first picks.
"""

from collections.abc import Callable

import pytest

from smallworld.content.boards import JOINED_BOARDS
from smallworld.rules.engine import legal_moves
from smallworld.rules.layout import (
    BENEATH,
    BURIED,
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
    START,
    TOKENS,
    TRIBES,
    TURN,
    WAITING,
)  # fmt: skip
from smallworld.rules.marker import Marker
from smallworld.rules.moves import ABANDON, Moves
from smallworld.rules.state import State
from tests.laws.cheap import cheap_laws
from tests.laws.games import (
    A_GROUP,
    COMBOS,
    SKY_COMBOS,
    Moment,
    Plan,
    Planner,
    combo,
    plan,
    sky_combo,
    sky_plan,
    walk,
)  # fmt: skip
from tests.laws.laws import check_games, every_legal_move_applies, the_cache_is_fresh, what_is_not_legal_is_refused
from tests.laws.ledger import Ledger
from tests.laws.look import Look

GAMES = 100
SKY_GAMES = 16 * A_GROUP
A_TEST = 5  # games
A_SKY_TEST = 6


@pytest.mark.parametrize("first", range(0, GAMES, A_TEST))
def test_laws_hold_after_every_action(first: int) -> None:
    played = check_games(first, A_TEST)
    assert played.actions > 200
    wanted = {pair for number in range(first, first + A_TEST) for pair in plan(number).combos}
    assert len(played.combos) >= len(wanted)


@pytest.mark.parametrize("first", range(0, SKY_GAMES, A_SKY_TEST))
def test_laws_hold_on_joined_boards_too(first: int) -> None:
    played = check_games(first, A_SKY_TEST, sky_plan)
    assert played.actions > 600
    wanted = {pair for number in range(first, first + A_SKY_TEST) for pair in sky_plan(number).combos}
    assert len(played.combos) >= len(wanted)


def combos_of(plans: list[Plan]) -> int:
    return len({pair for planned in plans for pair in planned.combos})


def test_these_games_have_every_board_player_count_switch_and_combo() -> None:
    plans = [plan(number) for number in range(GAMES)]
    assert combos_of(plans) == COMBOS
    assert {planned.board for planned in plans} == {"base-2", "base-3", "base-4", "base-5"}
    assert {planned.seats for planned in plans} == {2, 3, 4, 5}
    assert any(int(planned.board[-1]) != planned.seats for planned in plans)
    assert {planned.eager for planned in plans} == {False, True}
    assert all({planned.options[i] for planned in plans} == {0, 1} for i in range(len(plans[0].options)))


def test_so_have_those_of_sky_islands() -> None:
    plans = [sky_plan(number) for number in range(SKY_GAMES)]
    joined = [planned for planned in plans if planned.board in JOINED_BOARDS]
    assert combos_of(joined) == SKY_COMBOS
    for board in JOINED_BOARDS:
        seats = [planned.seats for planned in joined if planned.board == board]
        assert len(set(seats)) > 1
        assert int(board[5]) + 1 in seats
    assert {planned.seats for planned in joined} == {3, 4, 5, 6}
    assert {planned.eager for planned in joined} == {False, True}
    assert all({planned.options[i] for planned in joined} == {0, 1} for i in range(len(plans[0].options)))
    alone = [planned for planned in plans if planned.board not in JOINED_BOARDS]
    assert {planned.board for planned in alone} == {"base-2", "base-3", "base-4", "base-5"}
    assert {planned.seats for planned in alone} == {2, 3, 4, 5}
    assert all("sky" in planned.sets for planned in plans)


@pytest.mark.parametrize(("every", "in_a_row", "combos"), [(combo, 5, COMBOS), (sky_combo, 6, SKY_COMBOS)])
def test_combos_are_all_there_and_neighbours_differ(
    every: Callable[[int], tuple[int, int]], in_a_row: int, combos: int
) -> None:
    assert len({every(n) for n in range(combos)}) == combos
    for n in range(combos):
        races, powers = zip(*(every(n + i) for i in range(in_a_row)), strict=True)
        assert len(set(races)) == len(set(powers)) == in_a_row


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


def middle(number: int, actions: int, planner: Planner = plan) -> tuple[Moment, Ledger]:
    ledger = Ledger(planner(number).seats)
    for n, moment in enumerate(walk(planner(number), ledger)):
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


def marker(name: str) -> Callable[[State], Marker]:
    return lambda s: next(marker for marker in s.box.catalogue.markers if marker.name == name)


def power(s: State, name: str) -> int:
    """Where the words of a power begin."""
    return next(int(power.at) for power in s.box.catalogue.powers if power.name == name)


def buried(s: State) -> int:
    """A region with tokens beneath others, 0 for none."""
    return next((r for r in range(62) if s.w[BENEATH + r]), 0)


def pacts(s: State) -> int:
    """The word of a seat that holds a pact, 0 for none."""
    at = power(s, "haggling")
    return next((at + seat for seat in range(6) if s.w[at + seat]), 0)


def lying(name: str) -> Callable[[State], int]:
    """The regions of a kind of marker."""
    return lambda s: int(marker(name)(s).regions(s))


def another_token_beneath(s: State) -> None:
    s.w[BENEATH + buried(s)] += 1


def beneath_nobody(s: State) -> None:
    held = s.w[HELD + s.band_in(buried(s))]
    s.w[HELD + s.band_in(buried(s))] = held & ~(1 << buried(s))
    s.w[TOKENS + buried(s)] = 0


def a_second_layer(s: State) -> None:
    b = next(b for b in range(18) if s.w[BURIED + b])
    s.w[BURIED + (b + 3) % 18] |= s.w[BURIED + b]


def its_race_has_left(s: State) -> None:
    s.w[RACE + next(b for b in range(18) if s.w[BURIED + b])] = 0


def one_pact_more(s: State) -> None:
    s.w[pacts(s)] += 1


def a_pact_with_oneself(s: State) -> None:
    seat = next(seat for seat in range(6) if s.power(seat * 3).name == "haggling")
    held = pacts(s)
    s.w[power(s, "haggling") + seat], s.w[held] = s.w[held], 0


def fire_under_feet(s: State) -> None:
    s.w[marker("burning")(s).at] |= next(s.w[HELD + b] & -s.w[HELD + b] for b in range(18) if s.w[HELD + b])


def fire_of_nobody(s: State) -> None:
    s.w[power(s, "zeppelined") + 1] = 0


def fire_that_goes_on(s: State) -> None:
    s.w[power(s, "zeppelined") + 1] = s.w[TURN] + 1
    s.w[PHASE] = START


def everywhere(name: str) -> Callable[[State], None]:
    def spoil(s: State) -> None:
        s.w[marker(name)(s).at] |= s.box.board.regions

    return spoil


def fired_in_the_turn_of_another(s: State) -> None:
    s.w[power(s, "gunner")] = lying("cannons")(s)


def no_dragon_after_all(s: State) -> None:
    s.w[marker("transformed")(s).at] = 0


def alone_with_a_dragon(s: State) -> bool:
    dragons = lying("transformed")(s)
    return any(dragons >> r & 1 and s.w[TOKENS + r] == 0 for r in range(62))


# what there must be in a game first, and the mistake
SKY_SPOILED: dict[str, tuple[Callable[[State], object], Callable[[State], None]]] = {
    "another token beneath": (buried, another_token_beneath),
    "beneath nobody": (buried, beneath_nobody),
    "a second layer": (buried, a_second_layer),
    "the race beneath has left": (buried, its_race_has_left),
    "a pact from nowhere": (pacts, one_pact_more),
    "a pact with oneself": (pacts, a_pact_with_oneself),
    "fire under feet": (lying("burning"), fire_under_feet),
    "fire of nobody": (lying("burning"), fire_of_nobody),
    "fire that goes on": (lying("burning"), fire_that_goes_on),
    "cannons everywhere": (lying("cannons"), everywhere("cannons")),
    "fired in the turn of another": (
        lambda s: lying("cannons")(s) and s.power(s.w[TURN] * 3).name != "gunner",
        fired_in_the_turn_of_another,
    ),
    "dragons everywhere": (lying("transformed"), everywhere("transformed")),
    "a region without a token": (alone_with_a_dragon, no_dragon_after_all),
}


@pytest.mark.parametrize("name", SKY_SPOILED)
def test_laws_of_sky_islands_notice(name: str) -> None:
    there, spoil = SKY_SPOILED[name]
    for number in range(60):
        ledger = Ledger(sky_plan(number).seats)
        for moment in walk(sky_plan(number), ledger):
            if there(moment.s):
                before = Look(moment, ledger, None)
                cheap_laws(before)
                spoil(moment.s)
                with pytest.raises(AssertionError):
                    cheap_laws(Look(moment, ledger, before))
                return
    raise AssertionError("no game comes to that")


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
