"""A reader that knows no rule makes every later position's visible part from the first one and the events."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from smallworld.content.games import box_of, default_options
from smallworld.content.switches import SWITCH_NAMES
from smallworld.notation.actions import read_action
from smallworld.notation.reading import read_position
from smallworld.notation.scenario import read_scenario
from smallworld.play.event_json import to_json
from smallworld.play.event_log import EventLog
from smallworld.play.random_play import Xorshift
from smallworld.rules.engine import apply, legal_moves
from smallworld.rules.layout import OVER, PHASE
from smallworld.rules.moves import Moves
from smallworld.rules.newgame import new_game
from smallworld.rules.state import State
from tests.laws.reader import Reader
from tests.laws.visible import visible

SCENARIOS = sorted((Path(__file__).parents[1] / "scenarios").glob("*.toml"))


def other_options() -> vec[i64]:
    """Every switch at its other value."""
    options = default_options()
    for switch in SWITCH_NAMES.values():
        options[switch] = 1 - options[switch]
    return options


def random_moves(s: State, seed: int) -> Iterable[int]:
    chooser = Xorshift(seed)
    legal = Moves()
    while s.w[PHASE] != OVER:
        legal_moves(s, legal)
        yield int(legal.at(chooser.below(legal.count())))


def follow(s: State, moves: Iterable[int]) -> int:
    """Play the moves and compare after each; how many there were."""
    reader = Reader(visible(s))
    log = EventLog(s.box)
    s.sink = log
    played = 0
    for move in moves:
        apply(s, move)
        played += 1
        for event in log.take():
            reader.read(to_json(event))
        assert reader.table == visible(s), f"after {played} actions, the last is number {move}"
    return played


@pytest.mark.parametrize("switches", ["default", "other"])
@pytest.mark.parametrize("seed", range(1, 5))
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_events_tell_all_that_people_see(players: int, seed: int, switches: str) -> None:
    box = box_of(f"base-{players}", players, 0, other_options() if switches == "other" else None)
    state = new_game(box, f"reader {seed}")
    assert follow(state, random_moves(state, seed)) > 100


def lines_of(s: State, steps: list[dict[str, object]]) -> Iterable[int]:
    """The moves of a scenario, each line read when its moment has come."""
    for step in steps:
        if "do" in step:
            yield from read_action(s, str(step["do"]))


@pytest.mark.parametrize("path", SCENARIOS, ids=lambda path: path.stem)
def test_they_do_so_from_positions_too(path: Path) -> None:
    scenario = read_scenario(path)
    state = read_position(scenario.position)
    follow(state, lines_of(state, scenario.steps))
