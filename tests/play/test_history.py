"""Taking back: a step, the turn, again; how far it reaches, and what is said beforehand."""

from __future__ import annotations

import pytest

from smallworld.notation.refusal import Refused
from smallworld.play.events import Reshuffled, Rolled, Shown
from smallworld.play.game import Game
from smallworld.play.random_play import Xorshift

CONQUEST = """
board = "base-2"
phase = "conquest"
round = 3
die = [3, 0]

[players.A]
active = "spirit ratmen"
hand = 6
regions = { 5 = 1 }

[players.B]
active = "hill elves"
regions = { 11 = 3, 7 = 2 }
"""


def game_at(text: str = CONQUEST, *lines: str) -> Game:
    game = Game.parse(text)
    for line in lines:
        game.play(line)
    return game


def lines(game: Game) -> list[str]:
    return [entry.line for entry in game.history.entries]


def chooser(game: Game, draw: Xorshift) -> str:
    return game.legal[int(draw.below(len(game.legal)))]


# -- one step, several, the turn


def test_a_step_back() -> None:
    game = game_at(CONQUEST, "conquer 9")
    after = game.position()
    game.play("conquer 4")
    assert game.undoable == 2
    assert game.undo() == 1
    assert game.position() == after
    assert lines(game) == ["conquer 9"]


def test_several_steps_back() -> None:
    game = game_at(CONQUEST, "conquer 9", "conquer 4")
    assert game.undo(2) == 2
    assert game == game_at()
    assert game.undo() == 0


def test_no_more_than_there_are() -> None:
    game = game_at(CONQUEST, "conquer 9", "conquer 4")
    assert game.undo(7) == 2
    assert game == game_at()


def test_a_shorthand_is_one_step() -> None:
    game = game_at(CONQUEST, "conquer 9", "done", "deploy 5 4")
    before = game_at(CONQUEST, "conquer 9", "done")
    assert game.undo() == 1
    assert game == before


def test_nothing_to_take_back_at_first() -> None:
    game = game_at()
    assert game.undoable == 0
    assert game.undo() == game.undo_turn() == game.redo() == 0


def test_the_turn_back() -> None:
    game = game_at(CONQUEST, "conquer 9", "conquer 4", "done")
    assert game.undo_turn() == 3
    assert game == game_at()


RETREAT = CONQUEST.replace("{ 5 = 1 }", "{ 15 = 1 }").replace("7 = 2", "7 = 2, 2 = 1, 6 = 1")


def test_only_this_turn_of_a_seat_that_decided_before() -> None:
    """B has placed what came back in A's turn, and then begun its own."""
    game = game_at(RETREAT, "conquer 11", "done", "deploy 15 5")
    assert game.phase == "retreat"
    game.play("deploy 7 3")
    game.play("expand")
    assert game.deciding == "B"
    assert game.undoable == 2
    assert game.undo_turn() == 1
    assert lines(game)[-1] == "deploy 7 3"
    assert game.undo_turn() == 1
    assert game.phase == "retreat"
    assert game.undo_turn() == 0


# -- how far it reaches


def test_not_over_the_die() -> None:
    game = game_at(CONQUEST.replace("hand = 6", "hand = 3"), "conquer 9", "attempt 4")
    assert game.undoable == 0
    assert game.undo() == 0
    game.play("deploy 4 1")
    assert game.undoable == 1
    assert game.undo_turn() == 1
    assert lines(game) == ["conquer 9", "attempt 4"]


def test_not_over_a_lost_roll_either() -> None:
    text = CONQUEST.replace("die = [3, 0]", "die = [0]").replace("hand = 6", "hand = 1")
    game = game_at(text, "attempt 4")
    assert game.undo() == 0


def test_not_over_a_hidden_draw() -> None:
    game = Game.new(2, 1)
    game.play("pick 1")
    assert game.undoable == 0
    game.play("done")
    assert game.undo_turn() in (0, 1)
    assert lines(game)[0] == "pick 1"


def test_not_over_another_seat() -> None:
    """Nor once that seat has taken back what it did."""
    game = game_at(CONQUEST, "conquer 9", "done", "deploy 5 5")
    assert game.deciding == "B"
    assert game.undoable == 3
    game.play("expand")
    game.play("conquer 3")
    assert game.undoable == 2
    assert game.undo(5) == 2
    assert game.deciding == "B"
    assert game.undoable == 0
    assert game.undo() == game.undo_turn() == 0
    assert game.redo(5) == 2
    assert game.undoable == 2


def test_as_long_as_nobody_else_has_decided_the_last_seat_may() -> None:
    game = game_at(CONQUEST, "conquer 9", "done", "deploy 5 5")
    assert game.undo_turn() == 3
    assert game == game_at()


# -- again


def test_again() -> None:
    game = game_at(CONQUEST, "conquer 9", "conquer 4")
    after = game.position()
    digest = game.digest()
    game.undo(2)
    assert game.redo() == 1
    assert lines(game) == ["conquer 9"]
    assert game.redo(5) == 1
    assert game.position() == after
    assert game.digest() == digest
    assert game.redo() == 0


def test_a_new_action_makes_an_end_to_that() -> None:
    game = game_at(CONQUEST, "conquer 9", "conquer 4")
    game.undo()
    game.play("conquer 10")
    assert game.redo() == 0
    assert lines(game) == ["conquer 9", "conquer 10"]


def test_a_refused_action_does_not() -> None:
    game = game_at(CONQUEST, "conquer 9")
    game.undo()
    with pytest.raises(Refused):
        game.play("conquer 22")
    assert game.redo() == 1


def test_what_was_done_again_can_be_taken_back_again() -> None:
    game = game_at(CONQUEST, "conquer 9")
    for _ in range(3):
        assert game.undo() == 1
        assert game == game_at()
        assert game.redo() == 1
    assert game.undoable == 1


def test_undone_actions_stand_in_no_record() -> None:
    game = game_at(CONQUEST, "conquer 9", "conquer 4")
    game.undo()
    assert "conquer 9" in game.record()
    assert "conquer 4" not in game.record()


def test_undo_and_other_words_lead_to_the_same_game() -> None:
    """After taking back and playing on, nothing of the detour is left."""
    game = game_at(CONQUEST, "conquer 9", "conquer 4")
    game.undo(2)
    game.play("conquer 4")
    assert game == game_at(CONQUEST, "conquer 4")
    assert game.digest() == game_at(CONQUEST, "conquer 4").digest()
    assert game.record() == game_at(CONQUEST, "conquer 4").record()


# -- said beforehand


@pytest.mark.parametrize(("line", "final"), [("conquer 9", False), ("abandon 5", False), ("done", False)])
def test_what_can_be_taken_back_is_said_beforehand(line: str, final: bool) -> None:
    game = game_at()
    before = game.position()
    assert game.is_final(line) is final
    assert game.position() == before
    assert lines(game) == []


def test_a_roll_and_a_pick_are_said_to_be_final() -> None:
    assert game_at(CONQUEST.replace("hand = 6", "hand = 1")).is_final("attempt 4")
    assert Game.new(3, 1).is_final("pick 1")


def test_only_a_legal_action_is_judged() -> None:
    with pytest.raises(Refused):
        game_at().is_final("conquer 22")


@pytest.mark.parametrize(("players", "board"), [(2, None), (3, None), (4, None), (5, None), (3, "sky-2")])
def test_what_was_said_is_true_in_whole_games(players: int, board: str | None) -> None:
    game = Game.new(players, 3, board)
    draw = Xorshift(players)
    finals = 0
    while not game.over:
        line = chooser(game, draw)
        seat = game.deciding
        said = game.is_final(line)
        events = game.play(line)
        finals += said
        assert said is game.history.entries[-1].final
        assert said is any(isinstance(event, Rolled | Shown | Reshuffled) for event in events)
        assert (game.undoable == 0) is said
        if not said and draw.below(4) == 0:
            before = game.history.entries[-1].before
            position = game.position()
            assert game.undo() == 1
            assert game.state is before
            assert game.deciding == seat
            assert game.redo() == 1
            assert game.position() == position
    assert finals > 5


@pytest.mark.parametrize("players", [2, 4])
def test_undo_restores_equal_positions(players: int) -> None:
    """As far back as it goes, at every action of a game."""
    game = Game.new(players, 8)
    draw = Xorshift(1)
    positions = [game.position()]
    while not game.over:
        game.play(chooser(game, draw))
        positions.append(game.position())
        back = game.undoable
        assert game.undo(back) == back
        assert game.position() == positions[-1 - back]
        assert game.undoable == 0
        assert game.redo(back) == back
        assert game.position() == positions[-1]
