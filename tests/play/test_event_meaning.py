"""What events mean: each says no more and no less than what its action brought about, in the order of a table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any

import pytest

from smallworld.content.boards import BASE_BOARDS, JOINED_BOARDS, players_of
from smallworld.content.games import drawn_box
from smallworld.play import moves
from smallworld.play.event_json import KINDS
from smallworld.play.events import (
    Abandoned,
    Coins,
    ColumnCoins,
    Conquered,
    Crashed,
    Declined,
    Event,
    Failed,
    Flipped,
    Gathered,
    Marker,
    Over,
    Retreated,
    Rolled,
    Scored,
    Shown,
    Taken,
    Tokens,
    Turn,
)  # fmt: skip
from smallworld.rules.newgame import new_game
from tests.laws.follow import Action, other_options, play_random

OF_THE_SKY = {"cleared", "crashed", "fired", "buried", "unburied", "cannon", "pact"}
PLACES = ("tray", "hand", "waiting", "box")

BASE_GAMES = [(board, seed) for board in BASE_BOARDS for seed in (1, 2)]
SKY_GAMES = [(board, seed) for board in JOINED_BOARDS for seed in (1, 2, 3)]


@cache
def game(board: str, seed: int) -> tuple[Action, ...]:
    box = drawn_box(board, players_of(board), f"meaning {seed}", other_options() if seed == 2 else None)
    return tuple(play_random(new_game(box, f"meaning {seed}"), seed))


every_game = pytest.mark.parametrize(("board", "seed"), BASE_GAMES + SKY_GAMES)


def of(events: Iterable[Event], *kinds: type) -> list[Any]:
    return [event for event in events if isinstance(event, kinds)]


def stood(table: Mapping[str, Any], region: str) -> str:
    """What stands in a region."""
    there = table["regions"].get(region)
    if there:
        return f"{there['seat']} declined" if there["declined"] else str(there["seat"])
    return "tribe" if region in table["lost-tribes"] else "empty"


def test_every_kind_happens() -> None:
    told = [{event.event for n in games for action in game(*n) for event in action.events}
            for games in (BASE_GAMES, SKY_GAMES)]  # fmt: skip
    assert told == [set(KINDS) - OF_THE_SKY, set(KINDS) - {"unburied", "reshuffled"}]


@every_game
def test_conquests(board: str, seed: int) -> None:
    for action in game(board, seed):
        told = of(action.events, Conquered, Failed, Crashed)
        match action.move:
            case (
                moves.Conquer(region) | moves.Attempt(region) | moves.Dragon(region) | moves.Sorcery(region)
                | moves.Transform(region) | moves.Bolt(region) | moves.Zeppelin(region)
            ):  # fmt: skip
                assert [event.region for event in told] == [region]
            case _:
                assert told == []
        for event in of(action.events, Conquered):
            check_conquest(action, event)


def check_conquest(action: Action, event: Conquered) -> None:
    assert event.how == str(action.move).split()[0]
    assert event.over == stood(action.before, event.region)
    if event.how == "transform":
        assert (event.cost, event.terms) == (0, ())
        assert [e.n for e in of(action.events, Tokens) if e.to == event.region] == []
        assert Marker("transformed", event.seat, 1, "box", event.region, "R-189") in action.events
        return
    arrived = next(e for e in of(action.events, Tokens) if e.to == event.region and e.race == event.race)
    assert arrived.from_ == ("tray" if event.how == "sorcery" else "hand")
    match event.how:
        case "conquer" | "zeppelin":
            assert event.cost == arrived.n == sum(term.n for term in event.terms)
        case "attempt":
            assert event.cost == sum(term.n for term in event.terms)
            assert event.cost - 3 <= arrived.n
        case "dragon" | "bolt":
            assert (event.cost, event.terms) == (1, ())
        case _:
            assert (event.how, event.cost, event.terms) == ("sorcery", 0, ())
    assert all(term.ruling for term in event.terms)
    for gone in of(action.events, Tokens):
        if gone.from_ == event.region and gone.race != event.race:
            order = [action.events.index(e) for e in (event, gone, arrived)]
            assert order == sorted(order)


@every_game
def test_the_die(board: str, seed: int) -> None:
    for action in game(board, seed):
        told = of(action.events, Rolled)
        match action.move:
            case moves.Attempt(region):
                assert [event.target for event in told] == [region]
                tokens = action.before["hand"]
                assert isinstance(tokens, dict)
                outcome = of(action.events, Conquered, Failed)[0]
                if isinstance(outcome, Conquered):
                    assert tokens[outcome.race] + told[0].die >= outcome.cost
            case moves.Zeppelin(region):
                assert [event.target for event in told] == [region]
                assert bool(of(action.events, Crashed)) == (told[0].die == 0)
            case moves.Roll():
                assert [event.target for event in told] == [None]
            case _:
                assert told == []


@every_game
def test_giving_up_and_going_in_decline(board: str, seed: int) -> None:
    for action in game(board, seed):
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
def test_what_is_gathered(board: str, seed: int) -> None:
    for action in game(board, seed):
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
def test_combos(board: str, seed: int) -> None:
    free: set[str] = set()  # seats whose next combo costs nothing
    for action in game(board, seed):
        if not isinstance(action.move, moves.Pick):
            assert of(action.events, Taken) == []
            active = action.before["active"]
            assert isinstance(active, dict)
            free |= {event.seat for event in of(action.events, Declined) if "racketeering" in active[event.seat]}
            continue
        n = action.move.n
        at = next(i for i, event in enumerate(action.events) if isinstance(event, Taken))
        taken, coins = action.events[at], action.events[:at]
        assert isinstance(taken, Taken)
        assert taken.position == n
        assert all(isinstance(event, Coins | ColumnCoins) for event in coins)
        assert sum(event.n for event in coins if isinstance(event, Coins | ColumnCoins)) == 0
        paid = n if taken.seat not in free else 1
        free.discard(taken.seat)
        assert [event.n for event in of(coins, Coins) if event.n < 0] == ([1 - paid] if paid > 1 else [])
        assert [event.position for event in of(coins, ColumnCoins) if event.n > 0] == list(range(1, paid))
        received = action.events[at + 1]
        assert isinstance(received, Tokens)
        assert (received.race, received.from_, received.to) == (taken.race, "tray", "hand")
        column = action.after["column"]
        assert isinstance(column, list)
        assert [(event.power, event.race) for event in of(action.events, Shown)] == [
            (combo["power"], combo["race"]) for combo in column[5:]
        ]


@every_game
def test_each_turn_is_scored_once(board: str, seed: int) -> None:
    events = [Turn(1, "A"), *(event for action in game(board, seed) for event in action.events)]
    coins: Counter[str] = Counter(dict.fromkeys("ABCDEF"[: players_of(board)], 5))
    seat, scored, just_paid = "", True, list[Coins]()
    for event in events:
        match event:
            case Turn():
                assert scored
                seat, scored = event.seat, False
            case Coins():
                coins[event.seat] += event.n
                just_paid.append(event)
                each = 2 if event.source == "goldsmith" else 1
                assert not event.regions or event.n < 0 or len(event.regions) * each == event.n
                assert event.n > 0 or len(event.regions) >= -event.n or event.source in ("column", "haggling")
            case Scored():
                assert (event.seat, scored) == (seat, False)
                scored = True
                row = just_paid[len(just_paid) - len(event.terms) :]  # a Scarecrow's coin may stand before them
                assert {paid.source for paid in just_paid[: -len(row) or None]} <= {"scarecrows"}
                assert event.total == sum(paid.n for paid in row)
                assert [(term.term, term.n) for term in event.terms] == [(paid.source, paid.n) for paid in row]
            case _:
                pass
        if not isinstance(event, Coins):
            just_paid = []
    assert scored
    assert coins == game(board, seed)[-1].after["coins"]


@every_game
def test_who_retreats(board: str, seed: int) -> None:
    turn, moved, told = "A", set[str](), list[str]()
    for action in game(board, seed):
        for event in action.events:
            match event:
                case Tokens(seat=seat, from_="waiting", to=to) | Marker(seat=seat, from_="waiting", to=to):
                    if to not in PLACES:
                        moved.add(seat)
                case Retreated(seat=seat):
                    told.append(seat)
                case Turn() | Over():
                    clockwise = sorted(moved, key=lambda seat: (ord(seat) - ord(turn)) % players_of(board))
                    assert told == clockwise
                    turn, moved, told = event.seat if isinstance(event, Turn) else "", set(), []
                case _:
                    pass
    assert turn == ""


@every_game
def test_the_result(board: str, seed: int) -> None:
    last = game(board, seed)[-1]
    over = last.events[-1]
    assert isinstance(over, Over)
    tokens: Counter[str] = Counter()
    regions = last.after["regions"]
    assert isinstance(regions, dict)
    buried = last.after["buried"]
    assert isinstance(buried, dict)
    for there in [*regions.values(), *buried.values()]:
        tokens[there["seat"]] += there["tokens"]
    assert {rank.seat: rank.coins for rank in over.ranking} == last.after["coins"]
    assert all(rank.tokens == tokens[rank.seat] for rank in over.ranking)
    assert list(over.ranking) == sorted(over.ranking, key=lambda rank: (-rank.coins, -rank.tokens, rank.seat))
    better = [sum((r.coins, r.tokens) > (rank.coins, rank.tokens) for r in over.ranking) for rank in over.ranking]
    assert [rank.rank for rank in over.ranking] == [n + 1 for n in better]
