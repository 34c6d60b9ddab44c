"""Games at a terminal for tests: lines that people would type, fed through a pipe or to a session in this process."""

from __future__ import annotations

import io
import os
import subprocess
import sys
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from typer.testing import CliRunner

from smallworld.bots import bot
from smallworld.cli.app import app
from smallworld.cli.terminal.console import Terminal
from smallworld.cli.terminal.opening import Opened
from smallworld.cli.terminal.session import Session
from smallworld.cli.terminal.sitters import Sitter, sitter
from smallworld.cli.terminal.voice import Voice
from smallworld.notation.words import SEATS
from smallworld.play.bot import Clock
from smallworld.play.game import Game
from smallworld.play.runner import play_decision
from tests.cli.running import ROOT, Ran

WIDTH = 80


def piped(*arguments: object, lines: Iterable[str] = (), state: Path, code: int = 0, width: int = WIDTH) -> Ran:
    """`smallworld play` as a process of its own, with these lines typed; games are kept in the folder `state`."""
    done = subprocess.run(
        command(*arguments),
        input="".join(f"{line}\n" for line in lines).encode(),
        capture_output=True,
        check=False,
        cwd=ROOT,
        env=environment(state, width),
    )
    out, err = done.stdout.decode(), done.stderr.decode()
    assert "Traceback" not in err, err
    assert done.returncode == code, out + err
    return Ran(done.returncode, out, err)


def typed(*arguments: object, lines: Iterable[str] = (), state: Path, code: int = 0, width: int = WIDTH) -> Ran:
    """The same in this process, which is quicker."""
    words = ["play", *(str(argument) for argument in arguments)]
    text = "".join(f"{line}\n" for line in lines)
    given = {"XDG_STATE_HOME": str(state), "COLUMNS": str(width)}
    result = CliRunner().invoke(app, words, input=text, env=given, prog_name="smallworld")
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    assert result.exit_code == code, result.output
    return Ran(result.exit_code, result.stdout, result.stderr)


def command(*arguments: object) -> list[str]:
    return [sys.executable, "-m", "smallworld", "play", *(str(argument) for argument in arguments)]


def environment(state: Path, width: int = WIDTH) -> dict[str, str]:
    return {**os.environ, "XDG_STATE_HOME": str(state), "COLUMNS": str(width), "PYTHONIOENCODING": "utf-8"}


@dataclass
class Simulated:
    """A game as it will be when the lines of its people are typed."""

    game: Game
    typed: list[str] = field(default_factory=list)


def simulate(seats: Sequence[str], seed: int, board: str | None = None, upto: int | None = None) -> Simulated:
    """A whole game, or so many decisions of it: people play like the bot `random`, bots as they do."""
    sitters = [sitter(name) for name in seats]
    game = Game.new(len(seats), seed, board, names=[each.recorded for each in sitters])
    players = [bot(each.bot or "random", number) for number, each in enumerate(sitters)]
    done = Simulated(game)
    decisions = 0
    while not game.over and (upto is None or decisions < upto):
        number = SEATS.index(game.deciding)
        before = len(game.history.entries)
        play_decision(game, players[number], Clock(), ())
        if sitters[number].bot is None:
            done.typed += [entry.line for entry in game.history.entries[before:]]
        decisions += 1
    return done


class Typist(io.StringIO):
    """Types prepared lines, and then no more."""

    def isatty(self) -> bool:
        return False


@dataclass
class Seen:
    """What stood on the screen, and the session that was."""

    text: str
    session: Session

    @property
    def game(self) -> Game:
        return self.session.game


def play(
    lines: Iterable[str],
    game: Game | None = None,
    seats: Sequence[str] = ("you", "greedy"),
    live: bool = False,
    curtain: bool = True,
    path: Path | None = None,
    width: int = WIDTH,
) -> Seen:
    """These lines typed to a game in this process; `live`: as if a person sat there."""
    game = game or Game.new(len(seats), 7)
    target = io.StringIO()
    terminal = Terminal(Typist("".join(f"{line}\n" for line in lines)), target, live)
    terminal.console.width = width
    sitters: list[Sitter] = [sitter(name) for name in seats]
    session = Session(Opened(game, sitters, path), terminal, Voice(), "instant", curtain)
    session.run()
    return Seen(target.getvalue(), session)


def said(line: str, *before: str, game: Game | None = None, seats: Sequence[str] = ("you", "greedy")) -> str:
    """What is said to one line, after others, until the next is asked for."""
    text = play([*before, line], game, seats).text
    answer = text[text.rindex(f"> {line}\n") :].partition("\n")[2]
    return answer[: answer.rindex("\n\nThe game is not kept.")].rpartition("\n")[0]


def position(**changes: Mapping[str, object] | object) -> Game:
    """A game that goes on from a position; two seats, if none are named."""
    base: dict[str, object] = {"board": "base-2", "turn": "A", "phase": "conquest", "players": {"A": {}, "B": {}}}
    return Game.from_position({**base, **changes})
