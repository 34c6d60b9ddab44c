"""What nobody may see stays unseen: views, guessed states, copies of views."""

from __future__ import annotations

import copy
import json
import pickle
from collections import Counter
from collections.abc import Iterator

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from smallworld.notation.writing import write_position, write_stacks
from smallworld.play.event_log import EventLog
from smallworld.play.events import Banner, Event, Shown
from smallworld.play.game import Game
from smallworld.play.history import is_final
from smallworld.play.random_play import Xorshift
from smallworld.play.view import SPECTATOR, SeatView
from smallworld.rules.chance import key_of
from smallworld.rules.engine import apply, legal_moves
from smallworld.rules.layout import (
    FORCED,
    FORCED_COUNT,
    OVER,
    PHASE,
    POWER_STACK,
    POWER_STACK_COUNT,
    RACE_STACK,
    RACE_STACK_COUNT,
    SEATS,
    SEEN_BOTTOM,
)
from smallworld.rules.moves import Moves
from smallworld.rules.secrets import conceal, determinize
from smallworld.rules.state import State

BOARDS = [(2, None), (3, None), (4, None), (5, None), (3, "sky-2"), (5, "sky-3")]
HEX = "0123456789abcdef0123456789abcdef"


def new(players: int, board: str | None = None, seed: int | str = 1, **options: object) -> State:
    return Game.new(players, seed, board, options).state


def turn_round(s: State, at: int, size: int) -> None:
    for i in range(size // 2):
        s.w[at + i], s.w[at + size - 1 - i] = s.w[at + size - 1 - i], s.w[at + i]


def twin(s: State, seed: str = "other") -> State:
    """The same to all who look: what is hidden in the stacks the other way round, another seed, other dice to come."""
    other = State(s.box, s.w[:], seed, key_of(seed))
    seen = int(s.w[SEEN_BOTTOM])
    turn_round(other, RACE_STACK + seen, int(s.w[RACE_STACK_COUNT]) - seen)
    turn_round(other, POWER_STACK, int(s.w[POWER_STACK_COUNT]))
    other.w[FORCED], other.w[FORCED_COUNT] = 2 + 4 * 3, 2
    return other


def looks(s: State) -> list[str]:
    """What every seat and a spectator get, as text."""
    return [json.dumps(SeatView(s, seat).to_json()) for seat in (SPECTATOR, *range(s.w[SEATS]))]


def walk(s: State, seed: int) -> Iterator[int]:
    """Random moves for a state, each to be made before the next."""
    chooser = Xorshift(seed)
    out = Moves()
    while s.w[PHASE] != OVER:
        legal_moves(s, out)
        yield int(out.at(chooser.below(out.count())))


def act(s: State, move: int) -> list[Event]:
    log = EventLog(s.box)
    s.sink = log
    apply(s, move)
    s.sink = None
    return log.take()


def some(players: int, board: str | None, seed: int, every: int) -> Iterator[State]:
    """Copies of the states of a random game."""
    s = new(players, board, seed)
    for number, move in enumerate(walk(s, seed)):
        if number % every == 0:
            yield s.copy()
        apply(s, move)
    yield s


# -- views


@pytest.mark.parametrize(("players", "board"), BOARDS)
def test_games_that_differ_only_in_secrets_look_alike_until_these_come_out(players: int, board: str | None) -> None:
    s = new(players, board)
    other = twin(s)
    came_out = 0
    for number, move in enumerate(walk(s, 4)):
        if number % 3 == 0:
            assert looks(s) == looks(other)
        events, others = act(s, move), act(other, move)
        if is_final(events):
            came_out += events != others
            other = twin(s, f"other {number}")
        else:
            assert events == others
    assert looks(s) == looks(other)
    assert came_out > 3


def test_the_next_combo_comes_out_with_a_pick() -> None:
    s = new(3)
    other = twin(s)
    assert looks(s) == looks(other)
    first, second = act(s, 65), act(other, 65)
    assert [e for e in first if isinstance(e, Shown)] != [e for e in second if isinstance(e, Shown)]
    for one, another in zip(looks(s), looks(other), strict=True):
        assert one != another


def test_the_die_comes_out_with_the_roll() -> None:
    position = """
board = "base-2"
phase = "conquest"
{}

[players.A]
active = "spirit ratmen"
hand = 1
regions = {{ 5 = 1 }}

[players.B]
"""
    games = [Game.parse(position.format(extra)) for extra in ("die = [0]", "die = [3, 3]", "")]
    for game in games[1:]:
        assert looks(game.state) == looks(games[0].state)
    for game in games[:2]:
        game.play("attempt 9")
    assert looks(games[0].state) != looks(games[1].state)


def test_no_view_has_a_word_of_the_secrets() -> None:
    for s in some(4, None, 2, 9):
        for seat in (SPECTATOR, 0, 3):
            view = SeatView(s, seat)
            doc = view.to_json()
            assert not {"seed", "stacks", "die"} & set(doc)
            assert view.state.seed == ""
            assert not any(view.state.key)
            assert view.state.w[FORCED] == view.state.w[FORCED_COUNT] == 0


def test_a_view_is_a_copy() -> None:
    game = Game.new(2, HEX)
    before = game.digest()
    view = game.view_for("A")
    apply(view.state, 65)
    assert game.digest() == before


# -- coins


def coins_in(view: SeatView) -> dict[str, int | None]:
    players = view.to_json()["players"]
    assert isinstance(players, dict)
    return {seat: player["coins"] for seat, player in players.items()}


def test_coins_of_others_are_hidden_until_the_end() -> None:
    for s in some(3, None, 3, 5):
        tally = SeatView(s, 0).tally()
        hidden: dict[str, int | None] = dict.fromkeys("ABC")
        over = s.w[PHASE] == OVER
        assert coins_in(SeatView(s, SPECTATOR)) == (tally if over else hidden)
        for seat, letter in enumerate("ABC"):
            assert coins_in(SeatView(s, seat)) == (tally if over else {**hidden, letter: tally[letter]})


@pytest.mark.parametrize("shown", ["tally", "open"])
def test_some_tables_show_coins(shown: str) -> None:
    s = new(3, coins=shown)
    for move in walk(s, 3):
        apply(s, move)
        for seat in (SPECTATOR, 0, 1, 2):
            assert coins_in(SeatView(s, seat)) == SeatView(s, seat).tally()


def test_everybody_can_add_up_the_coins() -> None:
    """R-228: the tally is public, whatever the table shows."""
    game = Game.new(2, 1)
    game.play("pick 3")
    assert game.view_for("B").tally() == game.view_for(None).tally() == {"A": 3, "B": 5}


# -- banners seen going under the stack


def test_bottoms_of_the_stack_are_told_as_they_were_seen() -> None:
    """Next to be drawn first, so the banner that went under last comes last."""
    most = 0
    for seed in range(6):
        s = new(5, None, seed)
        seen: list[str] = []
        for move in walk(s, seed):
            for event in act(s, move):
                if isinstance(event, Banner) and event.to == "stack":
                    seen.append(event.race)
                elif isinstance(event, Shown):
                    seen = seen[1:] if seen[:1] == [event.race] and len(seen) > s.w[SEEN_BOTTOM] else seen
            most = max(most, len(seen))
            for seat in (SPECTATOR, 2):
                assert SeatView(s, seat).to_json()["stack-bottoms"] == {"races": seen}
    assert most >= 3


# -- guessed states


def public(s: State) -> object:
    """All that is not secret, in comparable form."""
    doc = write_position(s, secrets=False)
    stacks = write_stacks(s)
    races = stacks["races"]
    powers = stacks["powers"]
    assert isinstance(races, list)
    assert isinstance(powers, list)
    seen = int(s.w[SEEN_BOTTOM])
    known = races[len(races) - seen :]
    hidden = races[: len(races) - seen]
    return doc, known, Counter(hidden), Counter(powers), stacks["discards"], [int(word) for word in s.w[:RACE_STACK]]


@pytest.mark.parametrize(("players", "board"), BOARDS)
def test_a_guess_keeps_all_that_was_seen(players: int, board: str | None) -> None:
    bottoms = discards = 0
    for s in some(players, board, 7, 6):
        view = SeatView(s, 0)
        guess = determinize(view.state, "guess")
        bottoms += s.w[SEEN_BOTTOM] > 0
        discards += len(s.discards()) > 0
        assert public(guess) == public(conceal(s))
        assert SeatView(guess, 0).tally() == SeatView(s, 0).tally()
        assert looks(guess) == looks(s)
    assert bottoms > 0
    assert discards > 0


def test_guesses_differ_by_their_seed_alone() -> None:
    s = new(3)
    orders = {str(write_stacks(determinize(conceal(s), f"guess {n}"))) for n in range(20)}
    assert len(orders) == 20
    again = determinize(conceal(s), "guess 0")
    assert str(write_stacks(again)) == str(write_stacks(determinize(conceal(s), "guess 0")))
    assert again.seed == "guess 0"
    assert list(again.key) == list(key_of("guess 0"))


def test_any_hidden_piece_may_lie_on_top() -> None:
    s = new(2)
    tops = Counter(str(write_stacks(determinize(conceal(s), str(n)))["races"])[2:8] for n in range(400))
    assert len(tops) == s.w[RACE_STACK_COUNT]
    assert max(tops.values()) < 3 * min(tops.values())


def test_a_guess_never_reads_the_truth() -> None:
    """Not even where it is given all of it."""
    for s in some(4, None, 5, 8):
        from_views = [determinize(conceal(state), "guess") for state in (s, twin(s))]
        from_truths = [determinize(state, "guess") for state in (s, twin(s))]
        words = [[int(word) for word in guess.w] for guess in from_views + from_truths]
        assert all(found == words[0] for found in words)


def test_a_guess_can_be_played_to_its_end() -> None:
    s = determinize(conceal(new(3, None, 9)), "guess")
    for move in walk(s, 9):
        apply(s, move)
    assert s.w[PHASE] == OVER


# -- copies of views


def test_views_copy_and_pickle_without_secrets() -> None:
    game = Game.new(3, HEX, "sky-2", {"hole_in_sea": False, "coins": "open"})
    game.play("pick 2")
    view = game.view_for("A")
    packed = pickle.dumps(view)
    assert HEX.encode() not in packed
    assert packed == pickle.dumps(SeatView(twin(game.state), 0))
    for again in (copy.copy(view), copy.deepcopy(view), pickle.loads(packed)):
        assert again.seat == 0
        assert again.state.seed == ""
        assert not any(again.state.key)
        assert again.to_json() == view.to_json()
        assert list(again.legal()) == list(view.legal())


def test_conceal_leaves_the_state_as_it_is() -> None:
    s = new(2, None, HEX)
    words = vec[i64](list(s.w))
    conceal(s)
    assert list(s.w) == list(words)
    assert s.seed == HEX
