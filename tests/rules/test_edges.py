"""Moments that no game comes to by itself, but a position may describe, and questions that nobody should ask."""

import pytest

from smallworld.content.games import pieces
from smallworld.content.verbs import MOVE_CANNON, VERB_NAMES
from smallworld.rules import reasons
from smallworld.rules.bits import LAST_REGION
from smallworld.rules.engine import apply, legal_moves
from smallworld.rules.events import TOKENS_MOVED
from smallworld.rules.layout import (
    DECIDING,
    HAND,
    HELD,
    IN_HAND,
    IN_WAITING,
    LATE_DECLINE,
    OVER,
    PHASE,
    POWER,
    RACE,
    RETREAT,
    ROUND,
    SCORING,
    TRAY,
    WAITING,
)  # fmt: skip
from smallworld.rules.moves import DECLINE, DONE, PICK, Moves, move_of
from smallworld.rules.refusals import refuse
from smallworld.rules.state import State
from tests.laws.games import begin, plan
from tests.rules.test_outside import Events


@pytest.fixture
def s() -> State:
    """Three seats; A has picked."""
    state = begin(plan(1))
    apply(state, move_of(PICK, 1))
    return state


def number_of(name: str) -> int:
    return next(int(piece.number) for piece in [*pieces().races, *pieces().powers] if piece.name == name)


@pytest.mark.parametrize("verb", [len(VERB_NAMES) + 1, MOVE_CANNON, MOVE_CANNON + LAST_REGION + 1])
def test_a_verb_without_an_owner_is_no_action(s: State, verb: int) -> None:
    assert refuse(s, verb, 1).code == reasons.NO_SUCH_ACTION


def test_a_retreat_with_nothing_to_place_can_only_be_left(s: State) -> None:
    s.w[PHASE], s.w[DECIDING] = RETREAT, 1
    out = Moves()
    legal_moves(s, out)
    assert out.all() == [move_of(DONE, 0)]
    apply(s, move_of(DONE, 0))
    assert (s.w[PHASE], s.w[DECIDING], s.w[ROUND]) == (PICK, 1, 1)


@pytest.mark.parametrize("phase", [SCORING, OVER])
def test_nothing_is_legal_where_nobody_decides(s: State, phase: int) -> None:
    s.w[PHASE] = phase
    out = Moves()
    legal_moves(s, out)
    assert out.size == 0


def test_camps_need_a_region(s: State) -> None:
    """R-127."""
    bivouacking = pieces().powers[number_of("bivouacking")]
    assert [bivouacking.to_place(s, 0, retreat) for retreat in (False, True)] == [0, 0]


def test_a_race_that_leaves_takes_waiting_tokens_along(s: State) -> None:
    """R-060, R-061: an older race goes with all it has, whatever that waits for."""
    ghouls, stout = number_of("ghouls"), number_of("stout")
    s.w[RACE + 1], s.w[HELD + 1], s.w[HAND + 1], s.w[WAITING + 1] = ghouls, 0, 3, 2
    s.w[POWER], s.w[PHASE] = stout, LATE_DECLINE
    sink = Events()
    s.sink = sink
    apply(s, move_of(DECLINE, 0))
    assert (TOKENS_MOVED, 0, ghouls, 1, IN_HAND, TRAY, 61) in sink.found
    assert (TOKENS_MOVED, 0, ghouls, 2, IN_WAITING, TRAY, 61) in sink.found
    assert s.w[RACE + 1] == 0
