"""`smallworld play`: a game in the terminal, against bots or each other."""

from __future__ import annotations

from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer

FILE = typer.Argument(metavar="[POSITION]")


class Pace(StrEnum):
    """How fast the moves of bots are told."""

    SLOW = "slow"
    NORMAL = "normal"
    INSTANT = "instant"


def play(
    position: Annotated[Path | None, FILE] = None,
    players: Annotated[int | None, typer.Option(min=2, max=6)] = None,
    seats: Annotated[str | None, typer.Option(metavar="NAME,NAME...")] = None,
    seed: Annotated[str | None, typer.Option()] = None,
    board: Annotated[str | None, typer.Option()] = None,
    pieces: Annotated[str | None, typer.Option(metavar="SET,SET")] = None,
    option: Annotated[list[str] | None, typer.Option(metavar="NAME=VALUE")] = None,
    at: Annotated[int | None, typer.Option(metavar="N")] = None,
    resume: Annotated[bool, typer.Option("--resume")] = False,
    save: Annotated[Path | None, typer.Option(metavar="FILE")] = None,
    pace: Annotated[Pace, typer.Option()] = Pace.NORMAL,
    curtain: Annotated[bool, typer.Option("--curtain/--no-curtain")] = True,
) -> None:
    """Play a game: a new one, one that goes on from a position or a record, or one that was left."""
    from smallworld.cli.terminal.console import Left, Terminal
    from smallworld.cli.terminal.opening import OpeningError, open_game
    from smallworld.cli.terminal.resuming import resume as reopened
    from smallworld.cli.terminal.session import Session
    from smallworld.cli.terminal.voice import Voice
    from smallworld.cli.terminal.wish import Wish
    from smallworld.cli.words import language

    wish = Wish(position, players, seats, seed, board, pieces, tuple(option or ()), save, resume, at)
    voice = Voice(language())
    terminal = Terminal()
    try:
        wish.check()
        opened = (reopened if resume else open_game)(wish, terminal, voice)
    except OpeningError as error:
        for line in error.lines:
            typer.echo(line, err=True)
        raise typer.Exit(2) from error
    except (Left, KeyboardInterrupt):
        terminal.line("")
        terminal.line(voice("terminal-not-begun"))
        return
    Session(opened, terminal, voice, pace.value, curtain).run()
