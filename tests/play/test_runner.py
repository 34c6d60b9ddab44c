"""The runner: lists of actions and where they stop, observers, whole games."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

import pytest

from smallworld.bots.greedy import Greedy
from smallworld.bots.random_bot import RandomBot
from smallworld.notation.refusal import Refused
from smallworld.play.bot import Bot, Clock
from smallworld.play.events import Event, Over, Rolled, Shown
from smallworld.play.game import Game
from smallworld.play.runner import play_decision, play_out
from smallworld.play.view import SPECTATOR, Legal, SeatView

CONQUEST = """
board = "base-2"
phase = "conquest"
die = [0]

[players.A]
active = "spirit ratmen"
hand = 5
regions = { 5 = 1 }

[players.B]
active = "hill elves"
regions = { 11 = 3, 7 = 2 }
"""


@dataclass
class Scripted:
    """Gives these answers, one after the other."""

    answers: list[str | list[str]]
    name: str = "scripted"
    asked: list[str | None] = field(default_factory=list)
    clocks: list[Clock] = field(default_factory=list)

    def choose(self, view: SeatView, legal: Legal, clock: Clock) -> str | Sequence[str]:
        assert view.mine
        assert list(legal) == list(view.legal())
        self.asked.append(view.me)
        self.clocks.append(clock)
        return self.answers.pop(0)


@dataclass
class Diary:
    """Writes down all that it is told."""

    told: list[str] = field(default_factory=list)
    lines: list[str] = field(default_factory=list)
    events: list[Event] = field(default_factory=list)
    views: list[SeatView] = field(default_factory=list)

    def start(self, view: SeatView) -> None:
        self.told.append("start")
        self.views.append(view)

    def event(self, line: str, events: Sequence[Event], view: SeatView) -> None:
        self.told.append("event")
        self.lines.append(line)
        self.events += events
        self.views.append(view)

    def end(self, view: SeatView) -> None:
        self.told.append("end")
        self.views.append(view)


def decide(game: Game, *answers: str | list[str]) -> Scripted:
    """Let a bot decide once for each answer."""
    bot = Scripted(list(answers))
    for _ in answers:
        play_decision(game, bot, Clock(), [])
    return bot


def played(game: Game) -> list[str]:
    return [entry.line for entry in game.history.entries]


# -- lists


def test_a_single_line() -> None:
    game = Game.parse(CONQUEST)
    decide(game, "conquer 9")
    assert played(game) == ["conquer 9"]


def test_a_list_is_played_to_its_end() -> None:
    game = Game.parse(CONQUEST)
    decide(game, ["conquer 9", "conquer 4"])
    assert played(game) == ["conquer 9", "conquer 4"]


def test_a_list_goes_on_over_steps_of_the_same_turn() -> None:
    game = Game.parse(CONQUEST)
    decide(game, ["conquer 9", "done", "deploy 5 2", "deploy 9 2"])
    assert played(game) == ["conquer 9", "done", "deploy 5 2", "deploy 9 2"]
    assert game.turn == "B"


def test_it_ends_where_a_line_is_not_legal() -> None:
    game = Game.parse(CONQUEST)
    bot = decide(game, ["conquer 9", "conquer 9", "conquer 4"], "done")
    assert played(game) == ["conquer 9", "done"]
    assert bot.asked == ["A", "A"]


@pytest.mark.parametrize("wrong", ["conquer 22", "sing", "B conquer 9", ""])
def test_a_first_line_that_is_not_legal_is_an_error(wrong: str) -> None:
    game = Game.parse(CONQUEST)
    with pytest.raises(Refused):
        decide(game, [wrong, "conquer 9"])
    assert played(game) == []


def test_it_ends_at_the_die() -> None:
    game = Game.parse(CONQUEST.replace("hand = 5", "hand = 1"))
    decide(game, ["attempt 9", "deploy 5 1"])
    assert played(game) == ["attempt 9"]


def test_it_ends_at_a_hidden_draw() -> None:
    game = Game.new(2, 1)
    decide(game, ["pick 1", "done"])
    assert played(game) == ["pick 1"]
    assert game.phase == "conquest"


def test_it_ends_where_another_seat_decides() -> None:
    """Also where the lines would fit that seat."""
    game = Game.parse(CONQUEST.replace('phase = "conquest"', 'phase = "start"').replace("hand = 5", "hand = 0"))
    decide(game, ["decline", "expand"])
    assert played(game) == ["decline"]
    assert game.deciding == "B"


def test_it_ends_with_the_game() -> None:
    position = CONQUEST.replace('phase = "conquest"', 'phase = "start"\nround = 10\nturn = "B"')
    game = Game.parse(position.replace("hand = 5", "hand = 0"))
    decide(game, ["decline", "expand"])
    assert game.over
    assert played(game) == ["decline"]


# -- whole games


def bots_of(players: int) -> list[Bot]:
    return [Greedy(seat) if seat % 2 else RandomBot(seat) for seat in range(players)]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_same_seed_gives_the_same_game(players: int) -> None:
    first, second = (play_out(bots_of(players), seed=11) for _ in range(2))
    assert first.over
    assert first.record() == second.record()
    assert first.digest() == second.digest()
    assert play_out(bots_of(players), seed=12).digest() != first.digest()


def test_bots_sit_in_their_order() -> None:
    game = play_out(bots_of(2), seed=3)
    assert game.names == ["bot:random", "bot:greedy"]


def test_a_game_in_progress_is_played_on() -> None:
    game = Game.new(2, 5, names=["Ann", "Bob"])
    game.play("pick 1")
    assert play_out(bots_of(2), game=game) is game
    assert game.over
    assert game.names == ["Ann", "Bob"]
    assert played(game)[0] == "pick 1"


def test_a_game_that_is_over_is_left_alone() -> None:
    game = play_out(bots_of(2), seed=5)
    diary = Diary()
    assert play_out([Scripted([]), Scripted([])], game=game, observers=[diary]).over
    assert diary.told == ["start", "end"]


def test_the_clock_is_handed_on() -> None:
    bot = Scripted(["pick 1"])
    play_decision(Game.new(2, 1), bot, Clock(nodes=3), [])
    assert bot.clocks == [Clock(nodes=3)]


# -- observers


def test_observers_see_every_event_as_spectators() -> None:
    diaries = [Diary(), Diary()]
    game = play_out(bots_of(3), seed=8, observers=diaries)
    entries = game.history.entries
    for diary in diaries:
        assert diary.told == ["start", *["event"] * len(entries), "end"]
        assert diary.lines == [entry.line for entry in entries]
        assert diary.events == [event for entry in entries for event in entry.events]
        assert {view.seat for view in diary.views} == {SPECTATOR}
        assert {view.me for view in diary.views} == {None}
    assert isinstance(diaries[0].events[-1], Over)
    assert any(isinstance(event, Rolled) for event in diaries[0].events)
    assert any(isinstance(event, Shown) for event in diaries[0].events)


def test_their_views_are_of_the_moment_after_the_events() -> None:
    diary = Diary()
    game = play_out(bots_of(2), seed=8, observers=[diary])
    entries = game.history.entries
    seen = [view.to_json() for view in diary.views[1:-1]]
    assert seen == [SeatView(entry.after, SPECTATOR).to_json() for entry in entries]
    assert diary.views[0].to_json() == SeatView(entries[0].before, SPECTATOR).to_json()
    assert diary.views[-1].to_json() == game.view_for(None).to_json()


def test_without_observers_nothing_else_happens() -> None:
    assert play_out(bots_of(2), seed=8).digest() == play_out(bots_of(2), seed=8, observers=[Diary()]).digest()
