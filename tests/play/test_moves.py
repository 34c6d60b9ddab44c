"""Moves as objects: one class for each verb, the core's number and the action line of each."""

from __future__ import annotations

from dataclasses import FrozenInstanceError
from typing import get_args

import pytest

from smallworld.content.games import drawn_box
from smallworld.content.verbs import VERB_NAMES
from smallworld.notation.actions import read_action, write_move
from smallworld.play import moves
from smallworld.play.moves import Move, move_from_number, number_of
from smallworld.rules.newgame import new_game
from tests.laws.follow import play_random
from tests.laws.games import sky_plan, walk

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
    (moves.Transform("5"), 18 * 64 + 5, "transform 5"),
    (moves.Bolt("s2"), 19 * 64 + 50, "bolt s2"),
    (moves.Clear("5"), 20 * 64 + 5, "clear 5"),
    (moves.Zeppelin("5"), 21 * 64 + 5, "zeppelin 5"),
    (moves.Fire("5"), 22 * 64 + 5, "fire 5"),
    (moves.Cannon("5"), 23 * 64 + 5, "cannon 5"),
    (moves.Pact("C"), 24 * 64 + 3, "pact C 1"),
    (moves.MoveCannon("5", "s1"), (64 + 5) * 64 + 49, "cannon 5 s1"),
    (moves.MoveCannon("s10", "1"), (64 + 58) * 64 + 1, "cannon s10 1"),
]


def test_each_verb_has_a_class() -> None:
    own = {kind.verb: kind.__name__.lower() for kind in get_args(Move) if kind is not moves.MoveCannon}
    assert own == VERB_NAMES
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


@pytest.mark.parametrize("number", [0, 63, 25 * 64, 63 * 64 + 5, 64 * 64, (64 + 62) * 64])
def test_numbers_that_are_no_moves(number: int) -> None:
    with pytest.raises(ValueError, match=str(number)):
        move_from_number(number)


@pytest.mark.parametrize(("board", "seats"), [("base-4", 4), ("base-4 sky-2", 5), ("base-5 sky-3", 6)])
def test_moves_of_a_whole_game(board: str, seats: int) -> None:
    for action in play_random(new_game(drawn_box(board, seats, "moves"), "moves"), 4):
        assert move_from_number(number_of(action.move)) == action.move
        assert str(action.move) == write_move(number_of(action.move))


def test_a_line_is_read_as_the_move_that_it_is_written_for() -> None:
    """For all verbs, also `cannon R S`."""
    seen: set[type] = set()
    for number in range(40):
        for moment in walk(sky_plan(number)):
            for move in moment.legal.all():
                if type(move_from_number(move)) not in seen:
                    seen.add(type(move_from_number(move)))
                    assert read_action(moment.s, write_move(move)) == [move]
    assert seen == set(get_args(Move))
