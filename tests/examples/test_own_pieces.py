"""The example of an own race and power does what it says, in both forms."""

import copy
import pickle
import subprocess
import sys
from pathlib import Path

from examples.own_pieces import Beavers, Wandering, my_game, my_pieces
from smallworld.content.terrain import SWAMP
from smallworld.play.game import Game
from smallworld.play.view import SeatView
from smallworld.rules.bits import MASK, lowest
from smallworld.rules.costs import cost_of, reach
from smallworld.rules.engine import apply, legal_moves
from smallworld.rules.layout import CONQUEST, HAND, HELD, OVER, PHASE, POWER, RACE, TOKENS
from smallworld.rules.moves import CONQUER, DONE, Moves, move_of
from smallworld.rules.newgame import new_game
from smallworld.rules.scoring import add_up
from smallworld.rules.state import State
from smallworld.rules.turn import begin_active
from tools.digests import play_through

ROOT = Path(__file__).parents[2]
BEAVERS = len(my_pieces().races) - 1
WANDERING = len(my_pieces().powers) - 1


def conquering(race: int, power: int) -> State:
    """Seat A has just taken this race and power."""
    s = my_game(2, "ponds").state.copy()
    s.w[RACE], s.w[POWER], s.w[HAND] = race, power, 12
    begin_active(s)
    assert s.w[PHASE] == CONQUEST
    return s


def scored(s: State, source: int) -> int:
    sheet = add_up(s, 0)
    return sum(int(sheet.coins[i]) for i in range(sheet.size) if sheet.sources[i] == source)


def test_they_are_the_last_of_the_catalogue() -> None:
    races, powers = my_pieces().races, my_pieces().powers
    assert isinstance(races[BEAVERS], Beavers)
    assert isinstance(powers[WANDERING], Wandering)
    box = my_game(3, "1").state.box
    assert box.race_in[BEAVERS]
    assert box.power_in[WANDERING]


def test_beavers_come_by_water_and_know_swamps() -> None:
    s = conquering(BEAVERS, 1)
    board = s.box.board
    assert reach(s, 0) & board.shore == board.shore
    plain = conquering(1, 1)
    swamp = lowest(board.terrain[SWAMP] & reach(s, 0))
    assert cost_of(s, 0, swamp) == cost_of(plain, 0, swamp) - 1


def test_beavers_score_the_shores_of_this_turn() -> None:
    s = conquering(BEAVERS, 1)
    source = int(my_pieces().races[BEAVERS].source)
    assert scored(s, source) == 0
    apply(s, move_of(CONQUER, lowest(s.box.board.shore)))
    assert scored(s, source) == 1


def test_wanderers_are_paid_once_for_each_terrain() -> None:
    s = conquering(1, WANDERING)
    source = int(my_pieces().powers[WANDERING].source)
    seen: set[int] = set()
    out = Moves()
    legal_moves(s, out)
    while out.mask(CONQUER):
        r = lowest(out.mask(CONQUER))
        apply(s, move_of(CONQUER, r))
        seen.add(next(terrain for terrain in range(8) if s.box.board.terrain[terrain] & MASK[r] != 0))
        assert scored(s, source) == 2 * len(seen)
        legal_moves(s, out)
    apply(s, move_of(DONE, 0))
    while s.w[PHASE] != OVER and s.w[3] == 0:  # the rest of this turn
        legal_moves(s, out)
        apply(s, out.at(0))
    assert scored(s, source) == 0
    assert s.w[s.box.catalogue.powers[WANDERING].at] != 0


def test_their_words_are_told_in_positions_and_views() -> None:
    s = conquering(BEAVERS, WANDERING)
    apply(s, move_of(CONQUER, lowest(s.box.board.shore)))
    told = SeatView(s, 0).to_json()
    assert told["players"]["A"]["active"] == "ponds:wandering ponds:beavers"  # type: ignore[index] # a document
    assert "terrains-known" in told["players"]["A"]  # type: ignore[index]
    assert "terrains-new" in told["this-turn"]  # type: ignore[operator]


def test_whole_games_with_them_and_copies_of_them() -> None:
    taken = 0
    for number in range(12):
        game = my_game(2 + number % 4, f"ponds {number}")
        play_through(game.state.copy(), number)
        s: State = pickle.loads(pickle.dumps(game.state))
        assert s.box.catalogue is my_pieces()
        assert play_through(s, number) == play_through(game.state.copy(), number)
        assert play_through(copy.deepcopy(game.state), number) == play_through(game.state.copy(), number)
        taken += any(s.w[RACE + b] == BEAVERS or s.w[POWER + b] == WANDERING for b in range(18))
    assert taken > 0


def test_the_script_plays_a_game() -> None:
    command = [sys.executable, "examples/own_pieces.py", "5"]
    run = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    assert "takes" in run.stdout
    assert "for ponds:" in run.stdout
    assert "<result: " in run.stdout.splitlines()[-1]


def test_others_do_not_know_them() -> None:
    s = new_game(Game.new(2, 1).state.box, "1")
    assert all(":" not in piece.name for piece in s.box.catalogue.races + s.box.catalogue.powers)
    assert s.w[HELD] == s.w[TOKENS] == 0
