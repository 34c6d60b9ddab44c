"""What is public goes to other processes and comes back as it was, in both forms."""

import copy
import pickle
import subprocess
import sys
from functools import cache, lru_cache
from pathlib import Path

import pytest

from smallworld.bots import bot
from smallworld.content.boards import board
from smallworld.content.games import box_of, default_options, pieces
from smallworld.notation.refusal import Refused
from smallworld.play.game import Game
from smallworld.play.random_play import Xorshift, play_on
from smallworld.play.runner import play_out
from smallworld.rules.board import Board
from smallworld.rules.box import Box
from smallworld.rules.catalogue import Catalogue
from smallworld.rules.events import Sink
from smallworld.rules.marker import Marker
from smallworld.rules.newgame import new_game
from smallworld.rules.piece import Piece
from smallworld.rules.state import State, state_again
from tests.forms.samples import game, plain, public_classes, samples

ROOT = Path(__file__).parents[2]


@cache
def things() -> list[object]:
    return samples()


def sent(given: list[object]) -> tuple[list[object], list[object]]:
    """These things in another process: what they are there, and what comes back."""
    command = [sys.executable, "-m", "tests.forms.elsewhere"]
    run = subprocess.run(command, cwd=ROOT, input=pickle.dumps(given), capture_output=True, check=False)
    assert run.returncode == 0, run.stderr.decode()
    there, back = pickle.loads(run.stdout)
    found: list[object] = pickle.loads(back)
    return there, found


def test_there_is_a_sample_of_every_public_class() -> None:
    kinds = {type(thing) for thing in things()}
    missing = [kind.__qualname__ for kind in public_classes() if kind not in kinds]
    assert missing == [], "a new public class needs a sample in tests/forms/samples.py"
    assert len(kinds) > 150


def test_all_of_them_cross_processes() -> None:
    here = [plain(thing) for thing in things()]
    there, back = sent(things())
    for thing, one, other, returned in zip(things(), here, there, back, strict=True):
        assert other == one, type(thing)
        assert plain(returned) == one, type(thing)


def test_each_by_itself_and_its_copies() -> None:
    for thing in things():
        now = plain(thing)
        for other in (pickle.loads(pickle.dumps(thing)), copy.copy(thing), copy.deepcopy(thing)):
            assert type(other) is type(thing)
            assert plain(other) == now


def test_a_game_goes_on_elsewhere_as_here() -> None:
    (there, seen), (state, _) = sent([game().state, game().view_for("A")])
    assert (there, seen) == (plain(game().state), plain(game().view_for("A")))
    assert isinstance(state, State)
    here = game().state.copy()
    assert play_on(here, Xorshift(3)) == play_on(state, Xorshift(3))
    assert plain(here) == plain(state)


def test_copies_change_by_themselves() -> None:
    s = new_game(box_of("base-2", 2), "apart")
    s.sink = Sink()
    for other in (pickle.loads(pickle.dumps(s)), copy.copy(s), copy.deepcopy(s)):
        assert other.sink is None
        other.w[0] += 1
        other.key[0] = 7
        assert (s.w[0], s.key[0] == 7) == (1, False)


def test_states_of_a_box_share_one() -> None:
    states = [new_game(box_of("base-3 sky-2", 4), str(n)) for n in range(3)]
    again = [pickle.loads(pickle.dumps(s)) for s in states]
    assert len({id(s.box) for s in again}) == 1
    assert all(s.box.catalogue is pieces() for s in again)
    assert all(s.box.board is states[0].box.board for s in again)
    assert copy.deepcopy(states[0]).box is states[0].box


def test_a_game_that_came_back_is_played_on_and_undone() -> None:
    back = pickle.loads(pickle.dumps(game()))
    assert back == game()
    done = back.undoable
    back.play(str(back.legal[0]))
    assert back.undoable in (0, done + 1)
    assert back.names == game().names


def test_a_refusal_keeps_its_words() -> None:
    with pytest.raises(Refused) as refused:
        Game.new(2, 1).play("conquer 1")
    back = pickle.loads(pickle.dumps(refused.value))
    assert (str(back), back.refusal, back.line) == (str(refused.value), refused.value.refusal, "conquer 1")


def test_bots_choose_the_same_elsewhere() -> None:
    seats = [bot("random", 1), bot("greedy", 2), bot("random", 3)]
    again = pickle.loads(pickle.dumps(seats))
    assert play_out(seats, 4).digest() == play_out(again, 4).digest()


# -- what has no name


def own_pieces() -> Catalogue:
    marked = Piece("race-8", 9, 12)
    marked.markers = [Marker("flags", 3, 1, True, False, 1)]
    return Catalogue(
        [*(Piece(f"race-{n}", 9, 12) for n in range(8)), marked], [Piece(f"power-{n}", 5, 0) for n in range(8)]
    )


@lru_cache
def own_catalogue() -> Catalogue:
    made = own_pieces()
    made.origin = (own_catalogue, ())
    return made


def own_game(catalogue: Catalogue, on: Board | None = None) -> State:
    return new_game(Box(on or board("base-3"), catalogue, 3, 10, default_options(), ["base"]), "own")


def test_an_own_catalogue_is_found_by_its_origin() -> None:
    s = own_game(own_catalogue())
    (there,), (back,) = sent([s])
    assert there == plain(back) == plain(s)
    assert isinstance(back, State)
    assert back.box.catalogue is own_catalogue()
    assert pickle.loads(pickle.dumps(own_catalogue().markers[0])) is own_catalogue().markers[0]


def test_without_an_origin_it_stays_and_says_why() -> None:
    s = own_game(own_pieces())
    with pytest.raises(TypeError, match="origin"):
        pickle.dumps(s)
    with pytest.raises(TypeError, match="origin"):
        pickle.dumps(s.race(0))
    assert plain(copy.deepcopy(s)) == plain(s)
    for alone in (Piece("alone", 5, 10), Marker("alone", 1, 1, False, False, 0)):
        with pytest.raises(TypeError, match="alone"):
            pickle.dumps(alone)


def test_an_own_board_goes_with_all_its_facts() -> None:
    made = Board("own", 3, 10)
    for region in range(1, 31):
        made.add(region, 4 + region % 4, region < 20, region % 3 == 0)
        made.join(region, region % 30 + 1)
    made.mark(3, 1)
    made.finish()
    s = own_game(own_catalogue(), made)
    (there,), (back,) = sent([s])
    assert there == plain(back) == plain(s)
    assert copy.copy(made) is not made
    assert plain(copy.copy(made)) == plain(made)


def test_words_of_another_catalogue_are_refused() -> None:
    s = own_game(own_catalogue())
    with pytest.raises(ValueError, match="words"):
        state_again(box_of("base-3", 3), list(s.w), s.seed, list(s.key))
