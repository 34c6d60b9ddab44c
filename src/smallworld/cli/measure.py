"""What `smallworld bench` measures: each figure is the median of several runs on one core."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import asdict, dataclass
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


@dataclass(frozen=True, slots=True)
class Figures:
    """What was measured for one number of players."""

    players: int
    games_per_s_loop: float
    games_per_s_driven: float
    decisions_per_game: float
    legal_us: float
    copy_us: float
    view_json_us: float

    def to_json(self) -> dict[str, int | float]:
        return {name: _rounded(value) for name, value in asdict(self).items()}


def figures(players: int, seconds: float) -> Figures:
    """All figures for so many players, each run about so long."""
    box = box_of(board_for(players), players)
    loop = [_games(box, play_on, seconds, run) for run in range(RUNS)]
    driven = [_games(box, driven_on, seconds, run) for run in range(RUNS)]
    states = positions(box)
    return Figures(
        players=players,
        games_per_s_loop=median(rate for rate, _ in loop),
        games_per_s_driven=median(rate for rate, _ in driven),
        decisions_per_game=mean(decisions for _, decisions in loop),
        legal_us=_per_item(states, legal_of_all, seconds),
        copy_us=_per_item(states, copy_all, seconds),
        view_json_us=_per_item([Game(s) for s in states], view_all, seconds),
    )


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
    out = Moves()
    for s in states:
        legal_moves(s, out)


def copy_all(states: list[State]) -> None:
    for s in states:
        s.copy()


def view_all(games: list[Game]) -> None:
    """What the seat that decides may see, with its legal actions, as text."""
    for game in games:
        json.dumps(game.view_for(game.deciding).to_json())


# -- clocks


def _games(box: Box, play: Callable[[State, Xorshift], int], seconds: float, run: int) -> tuple[float, float]:
    """Games in a second, and decisions in a game."""
    games = decisions = 0
    chooser = Xorshift(run + 1)
    begin = perf_counter()
    elapsed = 0.0
    while elapsed < seconds:
        decisions += play(new_game(box, f"bench {run} {games}"), chooser)
        games += 1
        elapsed = perf_counter() - begin
    return games / elapsed, decisions / games


def _per_item(items: list[Item], work: Callable[[list[Item]], None], seconds: float) -> float:
    """Microseconds for each of them."""
    runs: list[float] = []
    for _ in range(RUNS):
        passes = 0
        begin = perf_counter()
        elapsed = 0.0
        while elapsed < seconds / 2:
            work(items)
            passes += 1
            elapsed = perf_counter() - begin
        runs.append(elapsed / passes / len(items) * 1e6)
    return median(runs)


def _rounded(value: float) -> int | float:
    return value if isinstance(value, int) else round(value, 3 if value < 10 else 1)
