"""What a race or power does that says nothing else, and that each answers only to its own verbs."""

import pytest

from smallworld.content.games import pieces
from smallworld.content.verbs import MOVE_CANNON, VERB_NAMES
from smallworld.rules.events import Sink
from smallworld.rules.layout import CLEARED_AWAY, CONVERTED, CRASHED_INTO, HELD, TAKEN_BY_FORCE
from smallworld.rules.moves import CONQUER, Moves
from smallworld.rules.piece import Piece
from smallworld.rules.reasons import NONE_LEFT
from smallworld.rules.refusals import Reasons
from smallworld.rules.scoring import Sheet
from smallworld.rules.state import State
from tests.laws.games import begin, plan

ALL = [piece for piece in [*pieces().races, *pieces().powers] if piece.number > 0]


@pytest.fixture
def s() -> State:
    state = begin(plan(1))
    state.w[HELD] = 2**5
    return state


def test_a_plain_piece_changes_nothing(s: State) -> None:
    words, plain, why, sheet, out = list(s.w), Piece("plain", 5, 10), Reasons(), Sheet(), Moves()
    masks = [plain.enters(s, 0), plain.anywhere(s, 0), plain.joins(s, 0, 7), plain.treads(s, 0), plain.cheaper(s, 0, 1)]
    assert [*masks, plain.shields(s, 0, 3), plain.step(), plain.extra_tokens(), plain.ruling()] == [0] * 9
    assert (plain.rolled(s, 0), plain.left(s, 0), plain.discount_ruling()) == (-1, -1, 17)
    answers = [plain.begun(s, 0), plain.no_attempt(s, 0), plain.attempt_ends_all(s, 0), plain.acts_in_decline()]
    assert not any([*answers, plain.stays_apart(s, 0), plain.step_begins(s, 0), plain.refuse(s, 0, CONQUER, 1, why)])
    assert plain.in_game(s.box)
    assert plain.step_play(s, 0, CONQUER, 1)
    for hook in (plain.taken, plain.turn_starts, plain.turn_ends, plain.redeploy_begins, plain.retreat_ends):
        hook(s, 0)
    plain.declines(s, 0)
    plain.housed()
    plain.settle(s, [])
    plain.conquered(s, 0, 1)
    plain.moves(s, 0, 7, out)
    plain.may_place(s, 0, False, out)
    plain.step_moves(s, 0, out)
    plain.score(s, 0, sheet)
    plain.score_declined(s, 0, sheet)
    plain.picked(s, 0, 2)
    plain.robbed(s, 0, 5, 3)
    plain.settles(s, 0, 1)
    assert not plain.picks_free(s, 0)
    assert [plain.out_of_game(s), *(plain.buries(s, 0, 3, lost) for lost in (0, 1, 3))] == [0] * 4
    assert (plain.paying(s, 0), plain.too_many()) == (s.w[HELD], NONE_LEFT)
    assert (list(s.w), why.code, out.size, sheet.total()) == (words, 0, 0, 0)


def test_losses_of_a_plain_race(s: State) -> None:
    """R-040, R-045, R-060; whatever the cause. A dragon that holds a region alone is no token."""
    plain = Piece("plain", 5, 10)
    for cause in (TAKEN_BY_FORCE, CONVERTED, CLEARED_AWAY, CRASHED_INTO):
        assert [plain.loses(s, b, 3, cause) for b in (0, 1, 2)] == [1, 3, 3]
        assert [plain.loses(s, b, 0, cause) for b in (0, 1, 2)] == [0, 0, 0]
        assert [plain.loss_ruling(s, b, cause) for b in (0, 1, 2)] == [40, 45, 45]
    assert plain.keeps_in_decline(s, 0, 3) == 1


@pytest.mark.parametrize("piece", ALL, ids=lambda piece: piece.name)
def test_verbs_of_others_are_not_its_own(piece: Piece, s: State) -> None:
    words = list(s.w)
    for verb in (*VERB_NAMES, MOVE_CANNON, MOVE_CANNON + 1, MOVE_CANNON + 61):
        if verb not in piece.verbs:
            assert piece.play(s, 0, verb, 5) == 0
            assert not piece.place(s, 0, verb, 5, False)
    assert list(s.w) == words


def test_no_move_is_the_nth_of_too_few() -> None:
    out = Moves()
    assert (out.count(), out.at(0), out.mask(CONQUER), out.all()) == (0, 0, 0, [])
    out.add(CONQUER, 0)
    assert out.size == 0


def test_a_plain_sink_takes_everything() -> None:
    s = begin(plan(2))
    s.sink = Sink()
    s.tell(1, 2, 3, 4, 5, 6, 7)
