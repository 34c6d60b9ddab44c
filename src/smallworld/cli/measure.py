"""What `smallworld bench` measures on one core: each figure is the median of several runs after one that does not count."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass, fields
from statistics import mean, median
from time import perf_counter
from typing import Final, TypeVar

from smallworld.content.boards import board_for
from smallworld.content.games import box_of
from smallworld.play.game import Game
from smallworld.play.random_play import Xorshift, play_on
from smallworld.rules.box import Box
from smallworld.rules.engine import apply, legal_moves
from smallworld.rules.layout import OVER, PHASE
from smallworld.rules.moves import Moves
from smallworld.rules.newgame import new_game
from smallworld.rules.state import State

Item = TypeVar("Item")

PLAYERS: Final = (2, 3, 4, 5)
RUNS: Final = 5
STATES: Final = 60  # positions from whole games, on which single calls are measured
APART: Final = 11  # decisions between two of them
IMPORT: Final = "from time import perf_counter as now; a = now(); import smallworld; b = now(); print((b - a) * 1000)"


@dataclass(frozen=True, slots=True)
class Figure:
    """The median of several runs, and how far they lie apart: half their range, as a share of the median."""

    median: float
    spread: float = 0.0


@dataclass(frozen=True, slots=True)
class Figures:
    """What was measured for one number of players."""

    players: int
    games_per_s_loop: Figure
    games_per_s_driven: Figure
    decisions_per_game: Figure
    legal_us: Figure
    copy_us: Figure
    view_json_us: Figure

    def to_json(self) -> dict[str, object]:
        """The medians by name; under `spread` how far the runs lie apart."""
        told: dict[str, object] = {"players": self.players}
        spread: dict[str, float] = {}
        for field in fields(self)[1:]:
            figure: Figure = getattr(self, field.name)
            told[field.name] = round(figure.median, 3 if figure.median < 10 else 1)
            spread[field.name] = round(figure.spread, 3)
        del spread["decisions_per_game"]  # of other games, not of other runs
        return {**told, "spread": spread}


def figures(players: int, seconds: float) -> Figures:
    """All figures for so many players, each run about so long."""
    box = box_of(board_for(players), players)
    loop = _repeated(lambda: _games(box, play_on, seconds))
    driven = _repeated(lambda: _games(box, driven_on, seconds))
    states = positions(box)
    copies = _repeated(lambda: _per_item(states, copy_all, seconds / 2))
    copied = median(copies)
    looks = _repeated(lambda: _per_item(states, legal_of_all, seconds / 2))
    games = [Game(s) for s in states]
    views = _repeated(lambda: _per_item(games, view_all, seconds / 2))
    return Figures(
        players=players,
        games_per_s_loop=_figure([rate for rate, _ in loop]),
        games_per_s_driven=_figure([rate for rate, _ in driven]),
        decisions_per_game=Figure(mean(decisions for _, decisions in loop)),
        legal_us=_figure([max(look - copied, look / 100) for look in looks]),
        copy_us=_figure(copies),
        view_json_us=_figure(views),
    )


def import_ms() -> Figure:
    """How long `import smallworld` takes in a Python of its own."""
    command = [sys.executable, "-c", IMPORT]
    return _figure(_repeated(lambda: float(subprocess.run(command, capture_output=True, check=True).stdout)))


def driven_on(s: State, chooser: Xorshift) -> int:
    """The same as `play_on`, move by move from here, where nothing is compiled."""
    out = Moves()
    decisions = 0
    while s.w[PHASE] != OVER:
        legal_moves(s, out)
        apply(s, out.at(chooser.below(out.count())))
        decisions += 1
    return decisions


def positions(box: Box) -> list[State]:
    """Positions from all parts of random games."""
    found: list[State] = []
    chooser = Xorshift(1)
    out = Moves()
    while len(found) < STATES:
        s = new_game(box, f"bench positions {len(found)}")
        decisions = 0
        while s.w[PHASE] != OVER and len(found) < STATES:
            if decisions % APART == 0:
                found.append(s.copy())
            legal_moves(s, out)
            apply(s, out.at(chooser.below(out.count())))
            decisions += 1
    return found


# -- one pass over all positions


def legal_of_all(states: list[State]) -> None:
    """Legal moves of copies, which know as much beforehand as in a game; what copying takes is subtracted later."""
    out = Moves()
    for s in states:
        legal_moves(s.copy(), out)


def copy_all(states: list[State]) -> None:
    for s in states:
        s.copy()


def view_all(games: list[Game]) -> None:
    """What the seat that decides may see, with its legal actions, as text."""
    for game in games:
        json.dumps(game.view_for(game.deciding).to_json())


# -- clocks


def _repeated(run: Callable[[], Item]) -> list[Item]:
    run()  # the first one warms up
    return [run() for _ in range(RUNS)]


def _figure(runs: Sequence[float]) -> Figure:
    middle = median(runs)
    return Figure(middle, (max(runs) - min(runs)) / 2 / middle)


def _games(box: Box, play: Callable[[State, Xorshift], int], seconds: float) -> tuple[float, float]:
    """Games in a second, and decisions in a game; each run begins with the same games."""
    games = decisions = 0
    chooser = Xorshift(1)
    begin = perf_counter()
    elapsed = 0.0
    while elapsed < seconds:
        decisions += play(new_game(box, f"bench {games}"), chooser)
        games += 1
        elapsed = perf_counter() - begin
    return games / elapsed, decisions / games


def _per_item(items: list[Item], work: Callable[[list[Item]], None], seconds: float) -> float:
    """Microseconds for each of them."""
    passes = 0
    begin = perf_counter()
    elapsed = 0.0
    while elapsed < seconds:
        work(items)
        passes += 1
        elapsed = perf_counter() - begin
    return elapsed / passes / len(items) * 1e6
