"""Moves as objects: one class for each verb, the core's number and the action line of each."""

from __future__ import annotations

from dataclasses import FrozenInstanceError
from typing import get_args

import pytest

from smallworld.content.games import box_of
from smallworld.content.verbs import VERB_NAMES
from smallworld.notation.actions import write_move
from smallworld.play import moves
from smallworld.play.moves import Move, move_from_number, number_of
from smallworld.rules.newgame import new_game
from tests.laws.follow import play_random

EXAMPLES: list[tuple[Move, int, str]] = [
    (moves.Pick(6), 1 * 64 + 6, "pick 6"),
    (moves.Expand(), 2 * 64, "expand"),
    (moves.Decline(), 3 * 64, "decline"),
    (moves.Abandon("12"), 4 * 64 + 12, "abandon 12"),
    (moves.Conquer("12"), 5 * 64 + 12, "conquer 12"),
    (moves.Conquer("s4"), 5 * 64 + 52, "conquer s4"),
    (moves.Attempt("1"), 6 * 64 + 1, "attempt 1"),
    (moves.Done(), 7 * 64, "done"),
    (moves.Deploy("s1"), 8 * 64 + 49, "deploy s1 1"),
    (moves.Stay(), 9 * 64, "stay"),
    (moves.Roll(), 10 * 64, "roll"),
    (moves.Sorcery("5"), 11 * 64 + 5, "sorcery 5"),
    (moves.Dragon("5"), 12 * 64 + 5, "dragon 5"),
    (moves.Encamp("5"), 13 * 64 + 5, "encamp 5 1"),
    (moves.Fortify("5"), 14 * 64 + 5, "fortify 5"),
    (moves.Withdraw("5"), 15 * 64 + 5, "withdraw 5 1"),
    (moves.Hero("48"), 16 * 64 + 48, "hero 48"),
    (moves.Ally("B"), 17 * 64 + 2, "ally B"),
    (moves.Ally(None), 17 * 64, "ally none"),
]


def test_each_verb_has_a_class() -> None:
    assert {kind.verb: kind.__name__.lower() for kind in get_args(Move)} == VERB_NAMES
    assert {type(move) for move, _, _ in EXAMPLES} == set(get_args(Move))


@pytest.mark.parametrize(("move", "number", "line"), EXAMPLES, ids=[line for _, _, line in EXAMPLES])
def test_number_and_line(move: Move, number: int, line: str) -> None:
    assert number_of(move) == number
    assert move_from_number(number) == move
    assert str(move) == line


def test_moves_do_not_change() -> None:
    move = moves.Conquer("12")
    with pytest.raises(FrozenInstanceError):
        move.region = "13"  # type: ignore[misc]
    assert {move, moves.Conquer("12")} == {move}


@pytest.mark.parametrize("number", [0, 63, 23 * 64, 63 * 64 + 5])
def test_numbers_that_are_no_moves(number: int) -> None:
    with pytest.raises(ValueError, match=str(number)):
        move_from_number(number)


def test_moves_of_a_whole_game() -> None:
    for action in play_random(new_game(box_of("base-4", 4), "moves"), 4):
        assert move_from_number(number_of(action.move)) == action.move
        assert str(action.move) == write_move(number_of(action.move))
