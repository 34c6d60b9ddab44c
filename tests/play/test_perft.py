"""Perft: the counts that files pin, and what is counted."""

from typing import Any

import pytest

from smallworld.content.boards import BASE_BOARDS, SKY_BOARDS
from smallworld.content.games import box_of
from smallworld.play.perft import NO_DIE, after, divide, perft
from smallworld.rules import RULES_VERSION
from smallworld.rules.engine import legal_moves
from smallworld.rules.layout import FORCED, FORCED_COUNT, PHASE, PHASES
from smallworld.rules.moves import ATTEMPT, Moves, move_of, verb_of
from smallworld.rules.newgame import new_game
from smallworld.rules.state import State
from tests.laws.games import plan, walk
from tools import vectors

PINNED: list[dict[str, Any]] = vectors.stored("perft")["positions"]


def name_of(pinned: dict[str, Any]) -> str:
    return f"{pinned['board']}, seed {pinned['seed']}, after {pinned['after']}"


def differences(pinned: dict[str, int], found: dict[str, int]) -> list[str]:
    """The divide, with what the file says where it says something else."""
    lines = []
    for branch in [*pinned, *(branch for branch in found if branch not in pinned)]:
        wanted, nodes = pinned.get(branch, 0), found.get(branch, 0)
        lines.append(f"{branch}: {nodes}" + ("" if nodes == wanted else f"   <- the file says {wanted}"))
    return lines


@pytest.mark.parametrize("pinned", PINNED, ids=name_of)
def test_counts_are_those_of_the_file(pinned: dict[str, Any]) -> None:
    """Where this fails on purpose, raise RULES_VERSION and run `python -m tools.vectors`."""
    s = vectors.position(pinned["board"], pinned["seed"], pinned["after"])
    found = vectors.divided(s, pinned["depth"])
    assert list(found.items()) == list(pinned["divide"].items()), "\n".join(differences(pinned["divide"], found))
    assert perft(s, pinned["depth"]) == sum(found.values()) == pinned["nodes"]


def test_the_file_has_each_board_at_two_seeds_and_most_phases() -> None:
    assert vectors.stored("perft")["rules"] == RULES_VERSION
    starts = [(pinned["board"], pinned["seed"], pinned["depth"]) for pinned in PINNED if pinned["after"] == 0]
    boards = (*BASE_BOARDS, *(f"{ground} {sky}" for ground in BASE_BOARDS for sky in SKY_BOARDS))
    assert {(board, seed) for board, seed, _ in starts} == {(b, s) for b in boards for s in vectors.PERFT_SEEDS}
    assert min(depth for _, _, depth in starts) >= 3
    assert min(pinned["depth"] for pinned in PINNED) >= 2
    phases = {vectors.position(pinned["board"], pinned["seed"], pinned["after"]).w[PHASE] for pinned in PINNED}
    assert len(phases) == PHASES - 3  # not the end, and two where nobody decides


def test_a_difference_is_shown() -> None:
    assert differences({"expand": 2, "done": 1}, {"expand": 3, "decline": 1}) == [
        "expand: 3   <- the file says 2",
        "done: 0   <- the file says 1",
        "decline: 1   <- the file says 0",
    ]


def start(seed: str) -> State:
    return new_game(box_of("base-3", 3), seed)


def test_no_action_is_one_sequence_and_one_action_is_a_legal_move() -> None:
    s = start("1")
    out = Moves()
    legal_moves(s, out)
    assert (perft(s, 0), perft(s, 1)) == (1, out.count())
    assert [branch.move for branch in divide(s, 1)] == out.all()


def test_a_game_that_is_over_has_no_sequence() -> None:
    last = [moment.s for moment in walk(plan(5))][-1]
    assert (perft(last, 1), perft(last, 2), divide(last, 1)) == (0, 0, [])


def before_an_attempt() -> State:
    for number in range(20):
        for moment in walk(plan(number)):
            if moment.legal.mask(ATTEMPT):
                return moment.s
    raise AssertionError("nobody may roll")


def test_each_outcome_of_the_die_is_a_branch_and_no_action() -> None:
    s = before_an_attempt()
    words = list(s.w)
    branches = [branch for branch in divide(s, 2) if verb_of(branch.move) == ATTEMPT]
    out = Moves()
    legal_moves(s, out)
    moves = [move for move in out.all() if verb_of(move) == ATTEMPT]
    assert [(branch.move, branch.die) for branch in branches] == [(move, die) for move in moves for die in range(4)]
    for branch in branches:
        assert branch.nodes == perft(after(s, branch.move, branch.die), 1)
    assert perft(s, 1) == out.count() + 3 * len(moves)
    assert list(s.w)[: s.box.catalogue.words] == words[: s.box.catalogue.words]


def test_a_forced_die_is_no_chance() -> None:
    s = before_an_attempt()
    s.w[FORCED], s.w[FORCED_COUNT] = 3, 1
    out = Moves()
    legal_moves(s, out)
    assert perft(s, 1) == out.count()
    assert {branch.die for branch in divide(s, 1)} == {NO_DIE}
    target = next(move for move in out.all() if verb_of(move) == ATTEMPT)
    assert after(s, target, NO_DIE).w[FORCED_COUNT] == 0


def test_forced_dice_do_not_outlive_their_move() -> None:
    s = start("1")
    assert after(s, move_of(1, 1), NO_DIE).w[FORCED_COUNT] == 0
    for branch in divide(s, 1):
        assert after(s, branch.move, branch.die).w[FORCED_COUNT] == 0
