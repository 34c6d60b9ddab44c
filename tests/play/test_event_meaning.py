"""What events mean: each says no more and no less than what its action brought about, in the order of a table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any

import pytest

from smallworld.content.games import box_of
from smallworld.notation.actions import read_action
from smallworld.notation.reading import read_position
from smallworld.play import moves
from smallworld.play.event_json import KINDS
from smallworld.play.events import (
    Abandoned,
    Coins,
    ColumnCoins,
    Conquered,
    Declined,
    Event,
    Failed,
    Flipped,
    Gathered,
    Marker,
    Over,
    Rank,
    Retreated,
    Rolled,
    Scored,
    Shown,
    Taken,
    Term,
    Tokens,
    Turn,
)  # fmt: skip
from smallworld.rules.newgame import new_game
from tests.laws.follow import Action, act, other_options, play_random

OF_THE_SKY = {"cleared", "crashed", "fired", "buried", "unburied", "cannon", "pact"}
PLACES = ("tray", "hand", "waiting", "box")

GAMES = [(players, seed) for players in (2, 3, 4, 5) for seed in (1, 2)]


@cache
def game(players: int, seed: int) -> tuple[Action, ...]:
    box = box_of(f"base-{players}", players, 0, other_options() if seed == 2 else None)
    return tuple(play_random(new_game(box, f"meaning {seed}"), seed))


every_game = pytest.mark.parametrize(("players", "seed"), GAMES)


def of(events: Iterable[Event], *kinds: type) -> list[Any]:
    return [event for event in events if isinstance(event, kinds)]


def stood(table: Mapping[str, Any], region: str) -> str:
    """What stands in a region."""
    there = table["regions"].get(region)
    if there:
        return f"{there['seat']} declined" if there["declined"] else str(there["seat"])
    return "tribe" if region in table["lost-tribes"] else "empty"


def test_every_kind_of_the_base_game_happens() -> None:
    told = {event.event for number in GAMES for action in game(*number) for event in action.events}
    assert told == set(KINDS) - OF_THE_SKY


@every_game
def test_conquests(players: int, seed: int) -> None:
    for action in game(players, seed):
        told = of(action.events, Conquered, Failed)
        match action.move:
            case moves.Conquer(region) | moves.Attempt(region) | moves.Dragon(region) | moves.Sorcery(region):
                assert [event.region for event in told] == [region]
            case _:
                assert told == []
        for event in of(action.events, Conquered):
            check_conquest(action, event)


def check_conquest(action: Action, event: Conquered) -> None:
    assert event.how == str(action.move).split()[0]
    assert event.over == stood(action.before, event.region)
    arrived = next(e for e in of(action.events, Tokens) if e.to == event.region and e.race == event.race)
    assert arrived.from_ == ("tray" if event.how == "sorcery" else "hand")
    match event.how:
        case "conquer":
            assert event.cost == arrived.n == sum(term.n for term in event.terms)
        case "attempt":
            assert event.cost == sum(term.n for term in event.terms)
            assert event.cost - 3 <= arrived.n
        case "dragon":
            assert (event.cost, event.terms) == (1, ())
        case _:
            assert (event.how, event.cost, event.terms) == ("sorcery", 0, ())
    assert all(term.ruling for term in event.terms)
    for gone in of(action.events, Tokens):
        if gone.from_ == event.region and gone.race != event.race:
            order = [action.events.index(e) for e in (event, gone, arrived)]
            assert order == sorted(order)


@every_game
def test_the_die(players: int, seed: int) -> None:
    for action in game(players, seed):
        told = of(action.events, Rolled)
        match action.move:
            case moves.Attempt(region):
                assert [event.target for event in told] == [region]
                tokens = action.before["hand"]
                assert isinstance(tokens, dict)
                outcome = of(action.events, Conquered, Failed)[0]
                if isinstance(outcome, Conquered):
                    assert tokens[outcome.race] + told[0].die >= outcome.cost
            case moves.Roll():
                assert [event.target for event in told] == [None]
            case _:
                assert told == []


@every_game
def test_giving_up_and_going_in_decline(players: int, seed: int) -> None:
    for action in game(players, seed):
        match action.move:
            case moves.Abandon(region):
                abandoned, back = action.events[:2]
                assert isinstance(abandoned, Abandoned)
                assert isinstance(back, Tokens)
                assert (abandoned.region, back.from_, back.to) == (region, region, "hand")
            case moves.Decline():
                declined, flipped = of(action.events, Declined, Flipped)
                assert isinstance(declined, Declined)
                assert (declined.seat, declined.race, declined.spirit) == (flipped.seat, flipped.race, flipped.spirit)
            case _:
                assert of(action.events, Abandoned, Declined, Flipped) == []


@every_game
def test_what_is_gathered(players: int, seed: int) -> None:
    for action in game(players, seed):
        in_a_row: list[Tokens] = []
        for event in action.events:
            if isinstance(event, Gathered):
                of_race = [tokens.n for tokens in in_a_row if tokens.race == event.race]
                assert sum(of_race) == event.n
            if isinstance(event, Tokens) and event.to == "hand" and event.from_ not in PLACES:
                in_a_row.append(event)
            else:
                in_a_row = []


@every_game
def test_combos(players: int, seed: int) -> None:
    for action in game(players, seed):
        if not isinstance(action.move, moves.Pick):
            assert of(action.events, Taken) == []
            continue
        n = action.move.n
        at = next(i for i, event in enumerate(action.events) if isinstance(event, Taken))
        taken, coins = action.events[at], action.events[:at]
        assert isinstance(taken, Taken)
        assert taken.position == n
        assert all(isinstance(event, Coins | ColumnCoins) for event in coins)
        assert sum(event.n for event in coins if isinstance(event, Coins | ColumnCoins)) == 0
        assert [event.n for event in of(coins, Coins) if event.n < 0] == ([1 - n] if n > 1 else [])
        assert [event.position for event in of(coins, ColumnCoins) if event.n > 0] == list(range(1, n))
        received = action.events[at + 1]
        assert isinstance(received, Tokens)
        assert (received.race, received.from_, received.to) == (taken.race, "tray", "hand")
        column = action.after["column"]
        assert isinstance(column, list)
        assert [(event.power, event.race) for event in of(action.events, Shown)] == [
            (combo["power"], combo["race"]) for combo in column[5:]
        ]


@every_game
def test_each_turn_is_scored_once(players: int, seed: int) -> None:
    events = [Turn(1, "A"), *(event for action in game(players, seed) for event in action.events)]
    coins: Counter[str] = Counter(dict.fromkeys("ABCDE"[:players], 5))
    seat, scored, just_paid = "", True, list[Coins]()
    for event in events:
        match event:
            case Turn():
                assert scored
                seat, scored = event.seat, False
            case Coins():
                coins[event.seat] += event.n
                just_paid.append(event)
                assert not event.regions or len(event.regions) == event.n
            case Scored():
                assert (event.seat, scored) == (seat, False)
                scored = True
                assert event.total == sum(paid.n for paid in just_paid)
                assert [(term.term, term.n) for term in event.terms] == [(paid.source, paid.n) for paid in just_paid]
            case _:
                pass
        if not isinstance(event, Coins):
            just_paid = []
    assert scored
    assert coins == game(players, seed)[-1].after["coins"]


@every_game
def test_who_retreats(players: int, seed: int) -> None:
    turn, moved, told = "A", set[str](), list[str]()
    for action in game(players, seed):
        for event in action.events:
            match event:
                case Tokens(seat=seat, from_="waiting", to=to) | Marker(seat=seat, from_="waiting", to=to):
                    if to not in PLACES:
                        moved.add(seat)
                case Retreated(seat=seat):
                    told.append(seat)
                case Turn() | Over():
                    clockwise = sorted(moved, key=lambda seat: (ord(seat) - ord(turn)) % players)
                    assert told == clockwise
                    turn, moved, told = event.seat if isinstance(event, Turn) else "", set(), []
                case _:
                    pass
    assert turn == ""


@every_game
def test_the_result(players: int, seed: int) -> None:
    last = game(players, seed)[-1]
    over = last.events[-1]
    assert isinstance(over, Over)
    tokens: Counter[str] = Counter()
    regions = last.after["regions"]
    assert isinstance(regions, dict)
    for there in regions.values():
        tokens[there["seat"]] += there["tokens"]
    assert {rank.seat: rank.coins for rank in over.ranking} == last.after["coins"]
    assert all(rank.tokens == tokens[rank.seat] for rank in over.ranking)
    assert list(over.ranking) == sorted(over.ranking, key=lambda rank: (-rank.coins, -rank.tokens, rank.seat))
    better = [sum((r.coins, r.tokens) > (rank.coins, rank.tokens) for r in over.ranking) for rank in over.ranking]
    assert [rank.rank for rank in over.ranking] == [n + 1 for n in better]


def played(position: Mapping[str, object], *lines: str) -> list[Event]:
    """The events of the last of these lines."""
    state = read_position({"board": "base-3", "seed": 1, **position})
    events: list[Event] = []
    for line in lines:
        events = [event for move in read_action(state, line) for event in act(state, move).events]
    return events


SORCERERS = {"active": "hill sorcerers", "regions": {"9": 2}}


@pytest.mark.parametrize(
    ("victim", "line", "told"),
    [
        ({"active": "swamp orcs", "regions": {"10": 1}}, "conquer 10", [("tray", 1, None)]),
        ({"active": "swamp orcs", "regions": {"10": 2}}, "conquer 10", [("tray", 1, None), ("waiting", 1, None)]),
        ({"active": "swamp elves", "regions": {"10": 2}}, "conquer 10", [("waiting", 2, "R-085")]),
        ({"active": "swamp elves", "regions": {"10": 1}}, "sorcery 10", [("tray", 1, "R-086")]),
        ({"declined": [{"race": "orcs", "regions": {"10": 1}}]}, "conquer 10", [("tray", 1, "R-045")]),
        ({"declined": [{"race": "elves", "regions": {"10": 1}}]}, "conquer 10", [("tray", 1, "R-087")]),
        (
            {"declined": [{"race": "ghouls", "regions": {"10": 2}}]},
            "conquer 10",
            [("tray", 1, "R-092"), ("waiting", 1, "R-092")],
        ),
    ],
)
def test_the_ruling_stands_where_a_loss_is_no_ordinary_one(
    victim: dict[str, object], line: str, told: list[tuple[str, int, str | None]]
) -> None:
    events = played({"players": {"A": SORCERERS | {"hand": 5}, "B": victim}}, "expand", line)
    assert [(event.to, event.n, event.ruling) for event in of(events, Tokens) if event.seat == "B"] == told


def test_a_replaced_elf_that_is_spared() -> None:
    elves = {"active": "swamp elves", "regions": {"4": 2, "10": 1}}
    position = {"options": {"elf_survives_sorcerer": True}, "players": {"A": SORCERERS, "B": elves}}
    events = played(position, "expand", "sorcery 10")
    assert Tokens("B", "elves", 1, "10", "waiting", "R-086") in events
    assert Tokens("A", "sorcerers", 1, "tray", "10", "R-107") in events


def test_a_tray_that_is_too_small_is_told() -> None:
    column = ["bivouacking amazons", "hill elves"]
    position = {"column": column, "stacks": {"races": [], "powers": []}, "players": {"A": {}, "B": {}}}
    assert Tokens("A", "amazons", 15, "tray", "hand") in played(position, "pick 1")
    assert Tokens("A", "elves", 10, "tray", "hand") in played(position, "pick 2")


def test_markers_come_with_the_combo_and_go_with_the_decline() -> None:
    column = {"column": ["heroic orcs"], "stacks": {"races": [], "powers": []}}
    assert Marker("heroes", "A", 2, "box", "hand") in played({**column, "players": {"A": {}, "B": {}}}, "pick 1")
    orcs = {"active": "dragon-master orcs", "regions": {"9": 2}}
    assert Marker("dragon", "A", 1, "hand", "box", "R-069") in played({"players": {"A": orcs, "B": {}}}, "decline")


def test_tokens_that_wait_go_to_the_tray_with_a_decline() -> None:
    orcs = {"active": "hill orcs", "hand": 3, "regions": {"9": 1}}
    position = {"players": {"A": orcs, "B": {}}, "this-turn": {"waiting": {"A": 2}}}
    events = played(position, "decline")
    gone = [(event.from_, event.n) for event in of(events, Tokens) if event.to == "tray"]
    assert gone == [("hand", 1), ("waiting", 2)]


def test_equal_seats_share_a_rank() -> None:
    orcs = {"active": "hill orcs", "regions": {"9": 1}, "coins": 6}
    trolls = {"declined": [{"race": "trolls", "regions": {"3": 1}}], "coins": 7}
    position = {"round": 10, "turn": "B", "players": {"A": trolls, "B": orcs}}
    over = played(position, "decline")[-1]
    assert over == Over((Rank("A", 1, 7, 1), Rank("B", 1, 7, 1)))


def test_a_cost_term_by_term() -> None:
    trolls = {"declined": [{"race": "trolls", "regions": {"10": 1}}]}
    position = {"players": {"A": {"active": "commando orcs", "regions": {"9": 1}, "hand": 6}, "B": trolls}}
    conquered = of(played({**position, "markers": {"lairs": ["10"]}}, "expand", "conquer 10"), Conquered)[0]
    assert conquered.over == "B declined"
    assert Term("lair", 1, "R-014") in conquered.terms
    assert conquered.terms[-1] == Term("commando", -1, "R-128")
