"""Pieces of others, written here in plain Python: the rules know none of theirs by name, so these work as well."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from smallworld.content.boards import access_pairs, board
from smallworld.content.games import default_options
from smallworld.play.random_play import Xorshift, play_on
from smallworld.rules.bits import MASK
from smallworld.rules.box import Box
from smallworld.rules.catalogue import Catalogue
from smallworld.rules.costs import cost_of, find_discounts, reach, within
from smallworld.rules.engine import apply
from smallworld.rules.events import TOKENS_MOVED, Sink
from smallworld.rules.layout import HAND, HELD, OVER, PHASE, TOKENS, TURN
from smallworld.rules.moves import PICK, move_of
from smallworld.rules.newgame import new_game
from smallworld.rules.piece import Piece
from smallworld.rules.state import State


class Cheap(Piece):
    """Everything costs it twelve less."""

    def cheaper(self, s: State, b: i64, by: i64) -> i64:
        return s.box.board.regions


def game(name: str = "base-3") -> State:
    races = [Piece(f"race-{n}", 9, 12) for n in range(8)]
    powers: list[Piece] = [Cheap(f"power-{n}", 5, 0) for n in range(8)]
    for piece in races + powers:
        piece.pack = "own"
    place = board(name, access_pairs("base-3")[0]) if " " in name else board(name)
    box = Box(place, Catalogue(races, powers), 3, 10, vec[i64](default_options()), ["own"])
    return new_game(box, "outside")


class Events(Sink):
    """Keeps them all."""

    def __init__(self) -> None:
        self.found: list[tuple[int, ...]] = []

    def event(self, kind: i64, a: i64, b: i64, c: i64, d: i64, e: i64, f: i64) -> None:
        self.found.append((kind, a, b, c, d, e, f))


def test_no_more_tokens_than_the_tray_holds() -> None:
    """R-008; no combo of the base game asks for so many."""
    s = game()
    sink = Events()
    s.sink = sink
    apply(s, move_of(PICK, 1))
    assert s.w[HAND] == 12
    assert [event[6] for event in sink.found if event[0] == TOKENS_MOVED] == [8]
    assert s.tray(s.race(0).number) == 0


def test_discounts_and_costs_beyond_all_bounds() -> None:
    s = game()
    apply(s, move_of(PICK, 1))
    other = (s.w[TURN] + 1) * 3
    s.w[HELD + other] = MASK[5]
    s.w[TOKENS + 5] = 60
    s.stale()
    assert cost_of(s, 0, 5) == 51
    find_discounts(s, 0)
    assert reach(s, 0) & ~within(s, 1) == reach(s, 0) & MASK[5]
    assert within(s, 99) & MASK[5] == 0


@pytest.mark.parametrize("name", ["base-3", "base-3 sky-2"])
def test_a_whole_game_with_them(name: str) -> None:
    s = game(name)
    assert play_on(s, Xorshift(1)) > 60
    assert s.w[PHASE] == OVER
