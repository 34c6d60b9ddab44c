"""The schema of views: every view of random games fits it, and what is no view does not."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeAlias

import pytest
from jsonschema import Draft202012Validator

from smallworld.notation.reading import read_position
from smallworld.notation.scenario import read_scenario
from smallworld.play.game import Game
from smallworld.play.random_play import Xorshift
from smallworld.play.view import SeatView
from smallworld.rules.layout import DECIDING
from smallworld.testing.bots import other_switches

Json: TypeAlias = dict[str, Any]

ROOT = Path(__file__).parents[2]
SCENARIOS = sorted((ROOT / "tests/scenarios").glob("*.toml"))


@pytest.fixture(scope="module")
def validator() -> Draft202012Validator:
    schema = json.loads((ROOT / "schemas/view.schema.json").read_text(encoding="utf-8"))
    Draft202012Validator.check_schema(schema)
    return Draft202012Validator(schema)


def as_told(view: SeatView) -> Json:
    """Through text, as others get it."""
    data: Json = json.loads(json.dumps(view.to_json()))
    return data


@pytest.mark.parametrize("switches", [False, True])
@pytest.mark.parametrize(("players", "board"), [(2, None), (3, None), (4, None), (5, None), (3, "sky-2"), (5, "sky-3")])
def test_views_of_whole_games(players: int, board: str | None, switches: bool, validator: Draft202012Validator) -> None:
    game = Game.new(players, 6, board, {**other_switches(), "coins": "tally"} if switches else {})
    draw = Xorshift(6)
    number = 0
    while not game.over:
        number += 1
        if number % 5 == 0:
            for seat in (game.deciding, "B", None):
                validator.validate(as_told(game.view_for(seat)))
        game.play(game.legal[int(draw.below(len(game.legal)))])
    validator.validate(as_told(game.view_for("A")))


RARE = (
    "peace",
    "pacts",
    "buried",
    "cannons",
    "burning",
    "transformed",
    "ghouls-waiting",
    "camps-back",
    "roll",
    "access",
)


def test_views_of_positions(validator: Draft202012Validator) -> None:
    """What random games seldom have stands in scenarios; of the others a few."""
    seen: set[str] = set()
    for number, path in enumerate(SCENARIOS):
        text = path.read_text(encoding="utf-8").partition("[[steps]]")[0]
        if number % 8 and not any(key in text for key in RARE):
            continue
        state = read_position(read_scenario(path).position)
        data = as_told(SeatView(state, int(state.w[DECIDING])))
        validator.validate(data)
        for part in (data, data.get("markers", {}), data.get("this-turn", {}), *data["players"].values()):
            seen |= set(part)
    assert set(RARE) <= seen


def _a_seed(data: Json) -> None:
    data["seed"] = 7


def _stacks(data: Json) -> None:
    data["stacks"] = {"races": [], "powers": []}


def _no_tray(data: Json) -> None:
    del data["tray"]


def _legal_alone(data: Json) -> None:
    del data["regions"]


def _a_seat_too_many(data: Json) -> None:
    data["players"]["G"] = {"coins": 5}


def _no_coins_at_all(data: Json) -> None:
    del data["players"]["A"]["coins"]


def _an_unknown_phase(data: Json) -> None:
    data["phase"] = "scoring"


def _words_for_people(data: Json) -> None:
    data["column"][0] = "Flying Ratmen"


def _an_unknown_marker(data: Json) -> None:
    data["markers"] = {"castles": ["3"]}


@pytest.mark.parametrize(
    "spoil",
    [
        _a_seed, _stacks, _no_tray, _legal_alone, _a_seat_too_many, _no_coins_at_all, _an_unknown_phase,
        _words_for_people, _an_unknown_marker,
    ],
)  # fmt: skip
def test_what_is_no_view(spoil: Callable[[Json], None], validator: Draft202012Validator) -> None:
    data = as_told(Game.new(2, 1).view_for("A"))
    validator.validate(data)
    spoil(data)
    assert not validator.is_valid(data)
