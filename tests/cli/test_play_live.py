"""What happens only where a person sits: the curtain between two, questions before what is final, colours, Ctrl-C."""

import io
import os
import pty
import select
import signal
import subprocess
import time
from collections.abc import Callable, Iterator
from itertools import pairwise
from pathlib import Path

import pytest

from smallworld.cli.terminal.console import FORGET, Terminal
from smallworld.play.game import Game
from tests.cli.playing import Seen, command, environment, play, position
from tests.cli.running import ROOT

PEOPLE = ("Anna", "Ben")
TURN = ["p2", "c4", "c5", "d", "r even"]  # of A, with the combo Spirit Orcs


def live(*lines: str, game: Game | None = None, seats: tuple[str, ...] = PEOPLE, curtain: bool = True) -> Seen:
    return play(lines, game, seats, live=True, curtain=curtain)


class Screen:
    """Remembers what stands on the screen each time something is asked."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.cleared: list[int] = []
        self.terminal: Terminal | None = None
        screen = self

        def forget(self: Terminal) -> None:
            assert isinstance(self.console.file, io.StringIO)
            screen.cleared.append(len(self.console.file.getvalue()))

        monkeypatch.setattr(Terminal, "forget", forget)

    def parts(self, seen: Seen) -> list[str]:
        edges = [0, *self.cleared, len(seen.text)]
        return [seen.text[a:b] for a, b in pairwise(edges)]


# -- the curtain


def test_between_two_people_the_screen_is_cleared_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    screen = Screen(monkeypatch)
    seen = live(*TURN, "", "", "quit")
    annas, nobodys, bens = screen.parts(seen)
    assert annas.endswith("\nA: Enter clears the screen for the next one; undo takes back your last action.\n")
    assert "A scores 3 coins" in annas
    assert nobodys.strip() == "It is the turn of B (Ben). Press Enter when nobody else looks:"
    assert "Round 1 of 10 - B (Ben): picking a combo" in bens
    assert "  A  Anna        ?" in bens
    assert "* B  Ben         5" in bens


def test_who_sits_down_is_told_what_has_happened_since(monkeypatch: pytest.MonkeyPatch) -> None:
    screen = Screen(monkeypatch)
    seen = live(*TURN, "", "", "p1", "c2", "d", "y", "al none", "", "", "quit")
    parts = screen.parts(seen)
    assert parts[2].startswith("Round 1: the turn of A.\n  A pays 1 coin.\n  A takes combo 2: Spirit Orcs.\n")
    assert parts[4].startswith("  B gets the coin that lies on the combo.\n  B takes combo 1: Diplomat Skeletons.\n")
    assert "A takes combo 2" not in parts[4]


def test_the_last_action_can_be_taken_back_at_the_curtain(monkeypatch: pytest.MonkeyPatch) -> None:
    screen = Screen(monkeypatch)
    seen = live(*TURN, "undo", "r 4=2 5=8", "", "", "quit")
    assert "Taken back: r 4=5 5=5." in seen.text
    assert seen.game.history.entries[-1].line == "redeploy 4=2 5=8"
    assert len(screen.cleared) == 2


def test_once_the_next_one_sits_it_cannot_be_taken_back() -> None:
    seen = live(*TURN, "", "", "undo", "quit")
    assert "There is nothing that you could take back." in seen.text


def test_the_curtain_falls_for_retreats_too() -> None:
    game = position(players={
        "A": {"active": "hill orcs", "hand": 9, "regions": {"7": 1}},
        "B": {"active": "stout elves", "regions": {"15": 4, "16": 1, "20": 1}},
    })  # fmt: skip
    seen = live("c15", "d", "r even", "", "", "r even", "quit", game=game)
    assert "It is the turn of B (Ben)." in seen.text
    assert "Round 1 of 10 - B (Ben): retreat" in seen.text
    assert "B retreats: 16 (2), 20 (2)." in seen.text


@pytest.mark.parametrize(
    ("seats", "options", "curtain"),
    [
        (PEOPLE, {}, False),
        (PEOPLE, {"coins": "open"}, True),
        (PEOPLE, {"coins": "tally"}, True),
        (("you", "greedy"), {}, True),
    ],
)
def test_where_nothing_is_secret_there_is_no_curtain(
    seats: tuple[str, ...], options: dict[str, str], curtain: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    screen = Screen(monkeypatch)
    seen = live(*TURN, "quit", game=Game.new(2, 7, options=options), seats=seats, curtain=curtain)
    assert not screen.cleared
    assert "clears the screen" not in seen.text
    assert "turn of B" in seen.text


def test_who_goes_on_with_a_game_sits_down_first(monkeypatch: pytest.MonkeyPatch) -> None:
    screen = Screen(monkeypatch)
    game = Game.new(2, 7)
    for line in ("pick 2", "conquer 4", "conquer 5", "done", "redeploy 4=5 5=5"):
        game.play(line)
    first, asked, seen = screen.parts(live("", "quit", game=game))
    assert "Coins" not in first
    assert asked.strip() == "It is the turn of B (Ben). Press Enter when nobody else looks:"
    assert seen.startswith("Round 1: the turn of A.\n  A pays 1 coin.")


def test_a_bot_between_two_people_is_told_to_both(monkeypatch: pytest.MonkeyPatch) -> None:
    screen = Screen(monkeypatch)
    seen = live(*TURN, "", "", "quit", game=Game.new(3, 7), seats=("Anna", "greedy", "Ben"))
    assert all("B takes combo" in screen.parts(seen)[part] for part in (0, 2)) or not screen.cleared


# -- questions


def test_before_a_roll_the_chance_is_told_and_no_means_no() -> None:
    game = position(players={
        "A": {"active": "hill orcs", "hand": 1, "regions": {"7": 1}}, "B": {}
    }, die=[3])  # fmt: skip
    seen = live("a11", "n", "why 11", "a11", "c3", "a11", "", game=game)
    assert seen.text.count("Roll for region 11? 1 short, chance 50%, and it ends your conquests. [Y/n]") == 3
    assert "This takes 2 tokens; you have 1." in seen.text  # what is no answer is the next line
    assert [entry.line for entry in seen.game.history.entries] == ["attempt 11"]


def test_the_last_piece_does_not_end_a_turn_by_accident() -> None:
    game = position(phase="redeploy", players={
        "A": {"active": "hill orcs", "hand": 3, "regions": {"7": 1, "11": 1}}, "B": {}
    })  # fmt: skip
    seen = live("dep7", "dep7 2", "no", "undo", "7", "11 2", "y", "quit", game=game)
    assert seen.text.count("is the last one, and ends your turn. Go on? [Y/n]") == 2
    assert [entry.line for entry in seen.game.history.entries] == ["deploy 7", "deploy 11 2"]


def test_a_plain_choice_is_not_asked_again() -> None:
    game = position(phase="redeploy", players={
        "A": {"active": "hill orcs", "hand": 3, "regions": {"7": 1, "11": 1}}, "B": {}
    })  # fmt: skip
    assert "[Y/n]" not in live("r even", "quit", game=game, curtain=False).text
    assert "[Y/n]" not in live("p1", "c4", "c5", "undo", "d", "quit", curtain=False).text.partition("d\n")[0]


def test_ending_the_conquests_too_early_is_asked_where_it_is_final() -> None:
    one = {"A": {"active": "hill orcs", "hand": 8, "regions": {"7": 1}}, "B": {}}
    two = {"A": {"active": "hill orcs", "hand": 8, "regions": {"7": 1, "11": 1}}, "B": {}}
    text = live("d", "n", "d", "", "quit", game=position(players=one), curtain=False).text
    assert text.count("Done? There is still something to conquer, and this ends your turn. [Y/n]") == 2
    assert "A scores 2 coins" in text
    assert "Done?" not in live("d", "quit", game=position(players=two)).text  # a redeployment follows: undo


def test_nothing_is_asked_through_a_pipe() -> None:
    game = position(players={"A": {"active": "hill orcs", "hand": 1, "regions": {"7": 1}}, "B": {}}, die=[3])
    assert "[Y/n]" not in play(["a11"], game, PEOPLE).text


# -- how fast


@pytest.mark.parametrize(("pace", "pause"), [("slow", 1.6), ("normal", 0.5), ("instant", 0.0)])
def test_bots_are_told_at_a_pace(pace: str, pause: float, monkeypatch: pytest.MonkeyPatch) -> None:
    slept: list[float] = []
    monkeypatch.setattr(time, "sleep", slept.append)
    Terminal(io.StringIO(), io.StringIO(), live=True).wait(pace)
    assert slept == ([pause] if pause else [])
    Terminal(io.StringIO(), io.StringIO(), live=False).wait(pace)
    assert len(slept) <= 1


# -- a real terminal


class Sitting:
    """Somebody at a terminal of 100 columns."""

    def __init__(self, folder: Path, *arguments: object) -> None:
        self.near, far = pty.openpty()
        known = {**environment(folder, 100), "TERM": "xterm-256color", "LINES": "40"}
        self.process = subprocess.Popen(
            command(*arguments), stdin=far, stdout=far, stderr=far, cwd=ROOT, env=known, start_new_session=True
        )
        os.close(far)
        self.seen = ""

    def until(self, text: str, seconds: float = 90) -> str:
        """Read until this stands there, after what has been read before."""
        begun = len(self.seen)
        until = time.monotonic() + seconds
        while text not in self.seen[begun:]:
            assert time.monotonic() < until, self.seen[begun:]
            if select.select([self.near], [], [], 0.1)[0]:
                try:
                    self.seen += os.read(self.near, 65536).decode("utf-8", "replace")
                except OSError:  # the other end is closed
                    break
        return self.seen[begun:]

    def type(self, line: str) -> None:
        os.write(self.near, line.encode())

    def interrupt(self, text: str) -> str:
        """Press Ctrl-C until this stands there: a key pressed while the screen is still being drawn may come too early."""
        for _ in range(6):
            os.killpg(self.process.pid, signal.SIGINT)
            try:
                return self.until(text, 10)
            except AssertionError:
                continue
        return self.until(text)

    def leave(self) -> int:
        return self.process.wait(90)

    def clear_away(self) -> None:
        """Whatever a test that failed has left behind."""
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait()
        os.close(self.near)


@pytest.fixture
def sit(tmp_path: Path) -> Iterator[Callable[..., Sitting]]:
    """Sits people down at terminals, and clears them away afterwards."""
    sittings: list[Sitting] = []

    def down(*arguments: object) -> Sitting:
        sittings.append(Sitting(tmp_path, *arguments))
        return sittings[-1]

    yield down
    for sitting in sittings:
        sitting.clear_away()


def test_a_terminal_has_colours_questions_and_a_curtain(sit: Callable[..., Sitting]) -> None:
    sitting = sit("--seats", "Anna,Ben", "--seed", 7)
    assert "\x1b[1;36m" in sitting.until("A> ")
    for line in TURN[:-1]:
        sitting.type(f"{line}\n")
        sitting.until("A> ")
    sitting.type(f"{TURN[-1]}\n")
    sitting.until("last action. ")
    sitting.type("\n")
    assert FORGET in sitting.until("nobody else looks: ")
    sitting.type("\n")
    assert FORGET in sitting.until("B> ")
    sitting.type("quit\n")
    assert "To go on: smallworld play --resume" in sitting.until("--resume")
    assert sitting.leave() == 0


def test_ctrl_c_ends_cleanly_and_says_how_to_go_on(sit: Callable[..., Sitting]) -> None:
    sitting = sit("--seats", "you,greedy", "--seed", 7)
    sitting.until("A> ")
    sitting.type("p1\n")
    sitting.until("In hand: 11 tokens.")
    assert "The game is kept in" in sitting.interrupt("--resume")
    assert sitting.leave() == 0
    assert "Traceback" not in sitting.seen
    again = sit("--resume")
    assert "conquests" in again.until("A> ")
    again.type("\x04")
    again.until("--resume")
    assert again.leave() == 0


def test_ctrl_c_at_the_first_question_begins_nothing(sit: Callable[..., Sitting]) -> None:
    sitting = sit()
    sitting.until("[2] ")
    sitting.type("many\n")
    assert "A number from 2 to 5 belongs here." in sitting.until("[2] ")
    sitting.type("\n")
    sitting.until("greedy] ")
    sitting.type("a,b,c\n")
    assert "This names 3 players" in sitting.until("greedy] ")
    sitting.interrupt("No game was begun.")
    assert sitting.leave() == 0
