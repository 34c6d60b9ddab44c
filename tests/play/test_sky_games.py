"""New games with a sky board and with the pieces of Sky Islands: what they are made of, and what there cannot be."""

from __future__ import annotations

from typing import Any

import pytest

from smallworld.content.boards import ACCESS
from smallworld.content.games import drawn_access
from smallworld.notation.faults import PositionError
from smallworld.notation.refusal import Refused
from smallworld.play.game import Game

# players, board, rounds
GAMES: list[tuple[int, Any, list[str], int]] = [
    (3, "sky-2", ["base-2", "sky-2"], 10),
    (3, ["base-2", "sky-3"], ["base-2", "sky-3"], 10),
    (4, "base-3 sky-2", ["base-3", "sky-2"], 9),
    (5, ["sky-3"], ["base-4", "sky-3"], 8),
    (6, "sky-3", ["base-5", "sky-3"], 8),
]
SIX = "players seats-number"


@pytest.mark.parametrize(("players", "board", "boards", "rounds"), GAMES)
def test_a_new_game(players: int, board: str | list[str], boards: list[str], rounds: int) -> None:
    game = Game.new(players, seed=12, board=board)
    position = game.position()
    assert (position["board"], game.rounds, len(game.seats)) == (boards, rounds, players)
    drawn = drawn_access(" ".join(boards), "12")
    assert position["access"] == {which: str(region) for which, region in zip(ACCESS, drawn, strict=True)}
    assert Game.new(players, seed=12, board=board) == game
    assert len({tuple(Game.new(players, seed=n, board=board).state.box.board.access) for n in range(30)}) > 2


@pytest.mark.parametrize(
    ("players", "board", "told"),
    [
        (2, "sky-2", "players sky-for-two"),
        (2, ["base-2", "sky-2"], "players sky-for-two"),
        (6, None, SIX),
        (7, "sky-2", SIX),
        (1, "sky-2", SIX),
        (4, ["base-4", "sky-2"], "board unknown-board"),
        (4, ["base-3", "sky-4"], "board unknown-board"),
        (3, ["base-3", "sky-2"], "board unknown-board"),
    ],
)
def test_boards_that_do_not_fit(players: int, board: str | list[str], told: str) -> None:
    with pytest.raises(PositionError) as refused:
        Game.new(players, seed=1, board=board)
    assert {f"{fault.key} {fault.code}" for fault in refused.value.faults} == {told}


def column_of(players: int, board: str | None, pieces: list[str] | None) -> set[str]:
    """All races and powers of a new game."""
    stacks = Game.new(players, seed=3, board=board, pieces=pieces).position()
    below = stacks["stacks"]
    column = stacks["column"]
    assert isinstance(below, dict)
    assert isinstance(column, list)
    return {*below["races"], *below["powers"], *(word for combo in column for word in combo.split())}


def test_the_sets_of_pieces() -> None:
    """R-221: Exploring only with a sky board."""
    sky = {"khans", "gunner", "exploring"}
    assert column_of(3, None, None) & sky == set()
    assert column_of(3, "sky-2", None) & sky == sky
    assert column_of(3, "sky-2", ["base"]) & sky == set()
    assert column_of(3, None, ["base", "sky"]) & sky == {"khans", "gunner"}
    assert len(column_of(3, None, ["sky"])) == 13
    with pytest.raises(PositionError, match="unknown-set"):
        Game.new(3, pieces=["space"])


POSITION: dict[str, Any] = {
    "board": ["base-2", "sky-2"],
    "access": {"beanstalk": "13", "stairway": "7"},
    "players": {
        "A": {"active": "haggling orcs", "regions": {"5": 1, "9": 1}},
        "B": {"active": "gunner elves", "regions": {"2": 1, "3": 1, "s2": 1}, "hand": 1},
        "C": {},
    },
    "markers": {"cannons": {"2": "ready", "3": "ready"}},
}


@pytest.mark.parametrize(
    ("given", "action", "told"),
    [
        ({"phase": "pacts"}, "pact A 1", "not-an-opponent R-211"),
        ({"phase": "pacts"}, "pact D 1", "not-an-opponent R-211"),
        ({"phase": "pacts"}, "pact X 1", "not-an-opponent None"),
        ({"phase": "pacts"}, "pact B 6", "too-many-pacts R-211"),
        ({"phase": "pacts"}, "pact B 0", "not-a-number None"),
        ({}, "pact B 1", "wrong-step R-211"),
        ({"phase": "conquest", "turn": "B"}, "cannon 2 5", "not-yours R-216"),
        ({"phase": "conquest", "turn": "B"}, "cannon 2 3", "one-per-region R-216"),
        ({"phase": "conquest", "turn": "B"}, "cannon s2 5", "not-yours R-217"),
        ({"phase": "conquest", "turn": "B"}, "cannon 2 s7", "not-yours R-216"),
        ({"phase": "conquest", "turn": "B"}, "cannon 2 49", "no-such-region None"),
        ({"phase": "conquest", "turn": "B"}, "cannon 2 3 4", "no-such-action None"),
        ({"phase": "conquest", "turn": "B"}, "fire s2", "not-yours R-217"),
        ({"phase": "conquest", "turn": "B"}, "cannon s2", "wrong-step R-216"),
        ({"phase": "conquest"}, "fire 5", "not-this-power R-216"),
    ],
)
def test_actions_that_cannot_be(given: dict[str, Any], action: str, told: str) -> None:
    with pytest.raises(Refused) as refused:
        Game.from_position({**POSITION, **given}).play(action)
    assert f"{refused.value.refusal.code} {refused.value.refusal.ruling}" == told
