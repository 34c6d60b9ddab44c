"""The laws of single moves hold in every scenario, and in random games what events say of seats and costs."""

from pathlib import Path

import pytest

from smallworld.notation.scenario import read_scenario
from smallworld.rules.state import State
from tests.laws.games import Planner, plan, sky_plan, walk
from tests.laws.scenarios import check_scenario
from tests.laws.told import Listener, check_told

PATHS = sorted((Path(__file__).parents[1] / "scenarios").glob("*.toml"))
GAMES = [*((plan, number) for number in range(8)), *((sky_plan, number) for number in range(9))]


@pytest.mark.parametrize("path", PATHS, ids=lambda path: path.stem)
def test_laws_hold_in_a_scenario(path: Path) -> None:
    scenario = read_scenario(path)
    assert check_scenario(scenario.position, scenario.steps) >= sum("do" in step for step in scenario.steps)


@pytest.mark.parametrize(("planner", "number"), GAMES)
def test_seats_and_costs_in_whole_games(planner: Planner, number: int) -> None:
    listener = Listener()
    before: State | None = None
    move = 0
    for moment in walk(planner(number), listener):
        if before is not None:
            check_told(before, moment.s, move, listener.take())
        before, move = moment.s.copy(), moment.move
