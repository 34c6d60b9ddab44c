"""Events as JSON: every kind both ways, the schema, the page that describes them."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from jsonschema import Draft202012Validator

from smallworld.content.boards import BASE_BOARDS, JOINED_BOARDS, players_of
from smallworld.content.games import drawn_box
from smallworld.play import events as ev
from smallworld.play.event_json import KINDS, EventError, event_from_json, keys_of, to_json
from smallworld.play.events import Event, Rank, Term
from smallworld.rules.newgame import new_game
from tests.laws.follow import other_options, play_random
from tools import schemas

ROOT = Path(__file__).parents[2]

PLAYED = [*BASE_BOARDS, *JOINED_BOARDS[::3], "base-3 sky-3"]
TERM = {"term": "mountain", "n": 1, "ruling": "R-014"}

EXAMPLES: list[tuple[Event, dict[str, object]]] = [
    (ev.Gathered("A", "ratmen", 3), {"event": "gathered", "seat": "A", "race": "ratmen", "n": 3}),
    (ev.Abandoned("A", "ratmen", "4"), {"event": "abandoned", "seat": "A", "race": "ratmen", "region": "4"}),
    (ev.Rolled("B", 0, None), {"event": "rolled", "seat": "B", "die": 0, "target": None}),
    (ev.Rolled("B", 2, "s4"), {"event": "rolled", "seat": "B", "die": 2, "target": "s4"}),
    (
        ev.Conquered("A", "elves", "7", "conquer", 4, (Term("mountain", 1, "R-014"),), "B declined"),
        {"event": "conquered", "seat": "A", "race": "elves", "region": "7", "how": "conquer", "cost": 4, "terms": [TERM],
         "over": "B declined"},
    ),
    (ev.Failed("A", "elves", "7"), {"event": "failed", "seat": "A", "race": "elves", "region": "7"}),
    (ev.Cleared("A", "wendigos", "7"), {"event": "cleared", "seat": "A", "race": "wendigos", "region": "7"}),
    (ev.Crashed("A", "elves", "7"), {"event": "crashed", "seat": "A", "race": "elves", "region": "7"}),
    (ev.Fired("A", "7"), {"event": "fired", "seat": "A", "region": "7"}),
    (ev.Declined("C", "orcs", True), {"event": "declined", "seat": "C", "race": "orcs", "spirit": True}),
    (ev.Scored("C", 1, (Term("mine", 1),)), {"event": "scored", "seat": "C", "total": 1,
                                             "terms": [{"term": "mine", "n": 1}]}),
    (ev.Retreated("D"), {"event": "retreated", "seat": "D"}),
    (ev.Turn(9, "A"), {"event": "turn", "round": 9, "seat": "A"}),
    (ev.Step("redeploy-ghouls", "A"), {"event": "step", "phase": "redeploy-ghouls", "deciding": "A"}),
    (ev.Taken("A", 2, "hill", "orcs"), {"event": "taken", "seat": "A", "position": 2, "power": "hill", "race": "orcs"}),
    (ev.Shown("hill", "orcs"), {"event": "shown", "power": "hill", "race": "orcs"}),
    (ev.Banner("storm-giants", "stack"), {"event": "banner", "race": "storm-giants", "to": "stack"}),
    (ev.Badge("dragon-master"), {"event": "badge", "power": "dragon-master"}),
    (ev.Reshuffled(8), {"event": "reshuffled", "n": 8}),
    (ev.Tokens("A", "orcs", 2, "hand", "12"), {"event": "tokens", "seat": "A", "race": "orcs", "n": 2, "from": "hand",
                                               "to": "12"}),
    (
        ev.Tokens("A", "elves", 2, "12", "waiting", "R-085"),
        {"event": "tokens", "seat": "A", "race": "elves", "n": 2, "from": "12", "to": "waiting", "ruling": "R-085"},
    ),
    (
        ev.Flipped("A", "orcs", ("3", "s1"), False),
        {"event": "flipped", "seat": "A", "race": "orcs", "regions": ["3", "s1"], "spirit": False},
    ),
    (ev.Buried("5", "B", "orcs", 1), {"event": "buried", "region": "5", "seat": "B", "race": "orcs", "n": 1}),
    (ev.Unburied("5", "B", "orcs", 1), {"event": "unburied", "region": "5", "seat": "B", "race": "orcs", "n": 1}),
    (ev.Tribe("5"), {"event": "tribe", "region": "5"}),
    (
        ev.Marker("lairs", "A", 1, "box", "5", "R-116"),
        {"event": "marker", "kind": "lairs", "seat": "A", "n": 1, "from": "box", "to": "5", "ruling": "R-116"},
    ),
    (ev.Cannon("5", True), {"event": "cannon", "region": "5", "fired": True}),
    (
        ev.Coins("A", 2, "my-pack:gnomes", ("5", "6"), None),
        {"event": "coins", "seat": "A", "n": 2, "source": "my-pack:gnomes", "regions": ["5", "6"]},
    ),
    (ev.ColumnCoins(1, -3), {"event": "column-coins", "position": 1, "n": -3}),
    (ev.RaceLeft("A", "orcs"), {"event": "race-left", "seat": "A", "race": "orcs"}),
    (ev.Peace("A", None), {"event": "peace", "seat": "A", "with": None}),
    (ev.Pact("A", "F", 1), {"event": "pact", "from": "A", "to": "F", "n": 1}),
    (ev.Over((Rank("B", 1, 80, 9),)), {"event": "over",
                                       "ranking": [{"seat": "B", "rank": 1, "coins": 80, "tokens": 9}]}),
]  # fmt: skip


@pytest.fixture(scope="module")
def validator() -> Draft202012Validator:
    schema = json.loads((ROOT / "schemas/events.schema.json").read_text(encoding="utf-8"))
    Draft202012Validator.check_schema(schema)
    return Draft202012Validator(schema)


def test_every_kind_has_an_example() -> None:
    assert {event.event for event, _ in EXAMPLES} == set(KINDS)
    assert all(data["event"] == event.event for event, data in EXAMPLES)


@pytest.mark.parametrize(("event", "data"), EXAMPLES, ids=[event.event for event, _ in EXAMPLES])
def test_json_both_ways(event: Event, data: dict[str, object], validator: Draft202012Validator) -> None:
    assert to_json(event) == data
    assert event_from_json(json.loads(json.dumps(data))) == event
    validator.validate(data)


@pytest.mark.parametrize(
    ("data", "key"),
    [
        ({}, "event"),
        ({"event": "rained"}, "event"),
        ({"event": ["turn"]}, "event"),
        ({"event": "turn", "seat": "A"}, "turn.round"),
        ({"event": "turn", "seat": "A", "round": "1"}, "turn.round"),
        ({"event": "turn", "seat": "A", "round": True}, "turn.round"),
        ({"event": "turn", "seat": "G", "round": 1}, "turn.seat"),
        ({"event": "turn", "seat": "AB", "round": 1}, "turn.seat"),
        ({"event": "turn", "seat": None, "round": 1}, "turn.seat"),
        ({"event": "turn", "seat": "A", "round": 1, "weather": "fine"}, "turn.weather"),
        ({"event": "step", "phase": "turn-end", "deciding": "A"}, "step.phase"),
        ({"event": "tribe", "region": "05"}, "tribe.region"),
        ({"event": "cannon", "region": "5", "fired": 1}, "cannon.fired"),
        ({"event": "banner", "race": "elves", "to": "tray"}, "banner.to"),
        ({"event": "banner", "race": "Elves!", "to": "stack"}, "banner.race"),
        ({"event": "flipped", "seat": "A", "race": "elves", "regions": "5", "spirit": False}, "flipped.regions"),
        ({"event": "flipped", "seat": "A", "race": "elves", "regions": [5], "spirit": False}, "flipped.regions"),
        ({"event": "scored", "seat": "A", "total": 1, "terms": [1]}, "scored.terms"),
        ({"event": "scored", "seat": "A", "total": 1, "terms": [{"term": "mine"}]}, "scored.terms.n"),
        ({"event": "badge", "power": "hill", "from_": "A"}, "badge.from_"),
    ],
)
def test_what_is_no_event(data: dict[str, object], key: str, validator: Draft202012Validator) -> None:
    with pytest.raises(EventError) as caught:
        event_from_json(data)
    assert caught.value.key == key
    assert not validator.is_valid(data)


@pytest.mark.parametrize(("seed", "board"), list(enumerate(PLAYED, 1)))
def test_events_of_whole_games(board: str, seed: int, validator: Draft202012Validator) -> None:
    options = other_options() if seed % 2 else None
    box = drawn_box(board, players_of(board), f"events {seed}", options)
    for action in play_random(new_game(box, f"events {seed}"), seed):
        for event in action.events:
            data = to_json(event)
            validator.validate(data)
            assert event_from_json(data) == event


def test_the_schemas_are_current() -> None:
    assert schemas.stale() == [], "run python -m tools.schemas"


def test_check_compares_and_writing_mends(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(schemas, "FOLDER", tmp_path / "schemas")
    monkeypatch.setattr("sys.argv", ["schemas", "--check"])
    assert schemas.main() == 1
    assert "events.schema.json" in capsys.readouterr().err
    monkeypatch.setattr("sys.argv", ["schemas"])
    assert schemas.main() == 0
    monkeypatch.setattr("sys.argv", ["schemas", "--check"])
    assert schemas.main() == 0


def test_the_page_has_every_kind_and_key() -> None:
    page = (ROOT / "docs/events.md").read_text(encoding="utf-8")
    rows = dict(re.findall(r"^\| `([a-z-]+)` \| (.*?) \|", page, re.MULTILINE))
    told = {name: re.findall(r"`([a-z]+)`", keys) for name, keys in rows.items()}
    assert told == {name: [key.name for key in keys_of(kind)] for name, kind in KINDS.items()}
