"""Which game that was left goes on: the one that is named, or one of the last."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from itertools import islice
from pathlib import Path
from typing import Final

from smallworld.cli.terminal import saves
from smallworld.cli.terminal.console import Terminal
from smallworld.cli.terminal.opening import Opened, OpeningError, reopen
from smallworld.cli.terminal.sitters import line_of
from smallworld.cli.terminal.voice import Voice
from smallworld.cli.terminal.wish import Wish

OFFERED: Final = 5
LOOKED_AT: Final = 40


@dataclass(frozen=True, slots=True)
class Left:
    """A game that was left before its end."""

    path: Path
    opened: Opened


def resume(wish: Wish, terminal: Terminal, voice: Voice) -> Opened:
    """The game of the named file, or the one that is chosen among the last."""
    if wish.file is not None:
        return reopen(wish.file, wish.seats)
    found, broken = left_games(saves.folder())
    for line in broken:
        terminal.unbroken(line)
    if not found:
        raise OpeningError([voice("terminal-resume-none", folder=str(saves.folder()))])
    left = found[0] if len(found) == 1 else _chosen(found, terminal, voice)
    return left.opened if wish.seats is None else reopen(left.path, wish.seats)


def _chosen(found: list[Left], terminal: Terminal, voice: Voice) -> Left:
    for number, left in enumerate(found, 1):
        terminal.line(voice("terminal-resume-line", position=number, **_told(left)))
    while True:
        answer = terminal.ask(voice("terminal-ask-resume", most=len(found)))
        word = answer or "1"
        if word.isascii() and word.isdigit() and 1 <= int(word[:4]) <= len(found):
            return found[int(word) - 1]
        problem = voice("terminal-ask-resume-again", most=len(found))
        if not terminal.live:
            raise OpeningError([problem])
        terminal.line(problem)


def left_games(where: Path) -> tuple[list[Left], list[str]]:
    """The last games that are not over, the newest first, and what is wrong with files among them."""
    found: list[Left] = []
    broken: list[str] = []
    for path in islice(saves.saves(where), LOOKED_AT):
        try:
            opened = reopen(path, None)
        except OpeningError as error:
            broken += error.lines
            continue
        if not opened.game.over:
            found.append(Left(path, opened))
        if len(found) == OFFERED:
            break
    return found, broken


def _told(left: Left) -> dict[str, str | int]:
    game = left.opened.game
    saved = datetime.fromtimestamp(left.path.stat().st_mtime).astimezone()
    return {
        "saved": saved.strftime("%Y-%m-%d %H:%M"),
        "names": line_of(left.opened.sitters),
        "round": game.round,
        "most": game.rounds,
    }
