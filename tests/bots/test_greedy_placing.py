"""The greedy bot: where it puts tokens and markers, and pieces of others."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from smallworld.bots.greedy import decide, lines_of
from smallworld.content.boards import board
from smallworld.content.games import default_options
from smallworld.rules.bits import MASK
from smallworld.rules.box import Box
from smallworld.rules.catalogue import Catalogue
from smallworld.rules.conquest import occupy
from smallworld.rules.engine import apply
from smallworld.rules.layout import HELD, OVER, PACTS, PHASE
from smallworld.rules.moves import DEPLOY, DONE, PLAIN, Moves, move_of
from smallworld.rules.newgame import new_game
from smallworld.rules.piece import Piece
from smallworld.rules.state import State
from tests.bots.answers import answer

# -- tokens and markers

FRONT = """
[players.B]
active = "hill ratmen"
regions = { 11 = 9 }
"""


def counts(lines: list[str]) -> dict[str, int]:
    return {line.split()[1]: int(line.split()[2]) for line in lines if line.startswith("deploy")}


def test_tokens_go_where_the_others_can_come() -> None:
    """B may reach 7 alone; 4, 5 and 9 lie behind."""
    position = (
        'phase = "redeploy"\n[players.A]\nactive = "forest humans"\nhand = 3\nregions = { 7 = 1, 3 = 1, 4 = 1, 5 = 1 }'
    )
    assert counts(answer(position + FRONT)) == {"7": 3}


def test_a_fortress_is_built_and_pays() -> None:
    position = (
        'phase = "redeploy"\n[players.A]\nactive = "fortified humans"\nhand = 1\nregions = { 7 = 1, 3 = 1, 5 = 1 }'
    )
    lines = answer(position + FRONT)
    assert lines[0].startswith("fortify")
    assert sum(counts(lines).values()) == 1


def test_camps_stand_at_the_front() -> None:
    position = 'phase = "redeploy"\n[players.A]\nactive = "bivouacking humans"\nregions = { 7 = 1, 3 = 1, 5 = 1 }'
    assert answer(position + FRONT) == ["encamp 7 5"]


def test_heroes_guard_what_is_in_danger() -> None:
    position = 'phase = "heroes"\n[players.A]\nactive = "heroic humans"\nregions = { 7 = 1, 6 = 1, 4 = 1, 5 = 1 }'
    assert sorted(answer(position + FRONT)) == ["hero 6", "hero 7"]


def test_tokens_stay_off_regions_that_heroes_will_guard() -> None:
    position = 'phase = "redeploy"\n[players.A]\nactive = "heroic humans"\nhand = 2\nregions = { 7 = 1, 6 = 1, 15 = 1 }'
    assert len(counts(answer(position + FRONT))) == 1


def test_amazons_come_off_where_least_is_lost() -> None:
    position = 'phase = "withdraw"\n[players.A]\nactive = "forest amazons"\nregions = '
    lines = answer(position + "{ 7 = 3, 3 = 3, 4 = 3 }" + FRONT)
    assert not any(line.startswith("withdraw 7") for line in lines)
    lines = answer(position + "{ 3 = 1, 4 = 1, 5 = 1, 9 = 1, 13 = 1 }" + FRONT)
    assert "withdraw 3 1" not in lines  # the Forest pays more


def test_peace_with_the_one_who_can_come() -> None:
    position = """
phase = "ally"
[players.A]
active = "diplomat humans"
regions = { 7 = 1, 3 = 1 }
[players.B]
active = "hill ratmen"
regions = { 22 = 9 }
[players.C]
active = "forest orcs"
regions = { 11 = 9 }
"""
    assert answer(position) == ["ally C"]


def test_a_retreat_strengthens_the_weakest() -> None:
    position = """
phase = "retreat"
turn = "A"
deciding = "B"
[this-turn]
waiting = { B = 2 }
[players.A]
active = "hill ratmen"
regions = { 11 = 9 }
[players.B]
active = "forest humans"
hand = 2
regions = { 7 = 4, 15 = 1 }
"""
    assert answer(position) == ["deploy 15 2"]


def test_nothing_is_promised_for_nothing() -> None:
    position = """
phase = "pacts"
pieces = ["base", "sky"]
[players.A]
active = "haggling humans"
regions = { 7 = 1 }
"""
    assert answer(position + FRONT) == ["done"]


def test_equal_moves_in_a_row_are_one_line() -> None:
    moves = [move_of(DEPLOY, 3), move_of(DEPLOY, 3), move_of(DEPLOY, 7), move_of(DONE, 0)]
    assert lines_of(moves) == ["deploy 3 2", "deploy 7 1", "done"]


# -- pieces of others

LEAP = 40
CHANT = 41


class Leapers(Piece):
    """Take any region for a single token, once for each; may chant after scoring, to no effect."""

    def ruling(self) -> i64:
        return 0

    def moves(self, s: State, b: i64, reach: i64, out: Moves) -> None:
        if s.ready(b) > 0:
            out.add(LEAP, s.box.board.land & ~s.w[HELD + b])

    def play(self, s: State, b: i64, verb: i64, r: i64) -> i64:
        if verb != LEAP:
            return 0
        occupy(s, b, r, 1, LEAP, False)
        return 1

    def step(self) -> i64:
        return PACTS

    def step_begins(self, s: State, b: i64) -> bool:
        return True

    def step_moves(self, s: State, b: i64, out: Moves) -> None:
        out.add(CHANT, PLAIN | MASK[1])
        out.add(DONE, PLAIN)

    def step_play(self, s: State, b: i64, verb: i64, r: i64) -> bool:
        return verb == DONE


def test_verbs_of_others_are_tried_out() -> None:
    races: list[Piece] = [Leapers(f"leapers-{n}", 5, 9) for n in range(8)]
    powers = [Piece(f"plain-{n}", 2, 0) for n in range(8)]
    for piece in races + powers:
        piece.pack = "own"
    races[0].verbs = [LEAP, CHANT]
    s = new_game(Box(board("base-2"), Catalogue(races, powers), 2, 3, vec[i64](default_options()), ["own"]), "own")
    leaps = 0
    while s.w[PHASE] != OVER:
        moves = decide(s, 1)
        leaps += sum(move >> 6 == LEAP for move in moves)
        for move in moves:
            apply(s, move)
    assert leaps > 20
