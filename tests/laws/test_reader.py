"""A reader that knows no rule makes every later position's visible part from the first one and the events."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest

from smallworld.content.boards import JOINED_BOARDS
from smallworld.content.games import box_of, drawn_box
from smallworld.notation.actions import read_action
from smallworld.notation.reading import read_position
from smallworld.notation.scenario import read_scenario
from smallworld.play.event_json import to_json
from smallworld.rules.newgame import new_game
from smallworld.rules.state import State
from tests.laws.follow import Action, act, other_options, play_random
from tests.laws.reader import Reader
from tests.laws.visible import Table, visible

SCENARIOS = sorted((Path(__file__).parents[1] / "scenarios").glob("*.toml"))


def follow(first: Table, actions: Iterable[Action]) -> int:
    """Compare after each action; how many there were."""
    reader = Reader(first)
    played = 0
    for action in actions:
        played += 1
        for event in action.events:
            reader.read(to_json(event))
        assert reader.table == action.after, f"after {played} actions, the last is {action.move}"
    return played


@pytest.mark.parametrize("switches", ["default", "other"])
@pytest.mark.parametrize("seed", range(1, 5))
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_events_tell_all_that_people_see(players: int, seed: int, switches: str) -> None:
    box = box_of(f"base-{players}", players, 0, other_options() if switches == "other" else None)
    state = new_game(box, f"reader {seed}")
    assert follow(visible(state), play_random(state, seed)) > 100


@pytest.mark.parametrize("switches", ["default", "other"])
@pytest.mark.parametrize("board", JOINED_BOARDS)
def test_on_joined_boards_too(board: str, switches: str) -> None:
    seats = int(board[5]) + 1
    box = drawn_box(board, seats, f"reader {board}", other_options() if switches == "other" else None)
    state = new_game(box, f"reader {board}")
    assert follow(visible(state), play_random(state, seats)) > 100


def played(s: State, steps: list[dict[str, object]]) -> Iterator[Action]:
    """The actions of a scenario."""
    for step in steps:
        if "do" in step:
            for move in read_action(s, str(step["do"])):
                yield act(s, move)


@pytest.mark.parametrize("path", SCENARIOS, ids=lambda path: path.stem)
def test_from_written_positions_too(path: Path) -> None:
    scenario = read_scenario(path)
    state = read_position(scenario.position)
    follow(visible(state), played(state, scenario.steps))
