"""Every scenario holds, and there is one for every ruling and for every value of a switch."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

from smallworld.content.switches import SWITCH_NAMES
from smallworld.locale.library import rulings, switch, switch_names
from smallworld.notation.scenario import Scenario, read_scenario, run_scenario

FOLDER = Path(__file__).parent
PATHS = sorted(FOLDER.glob("*.toml"))
NAMES = [path.stem for path in PATHS]
LAST_RULING = 228
RULINGS = [f"R-{number:03d}" for number in range(1, LAST_RULING + 1)]
VALUES = [(name, value) for name in switch_names() for value, _ in switch("en", name).values]
WORDS: dict[object, str] = {True: "on", False: "off"}


@cache
def scenario(name: str) -> Scenario:
    return read_scenario(FOLDER / f"{name}.toml")


def setting(found: Scenario, name: str) -> str:
    """The value that a switch has in this scenario."""
    options = found.position.get("options", {})
    assert isinstance(options, dict)
    value = options.get(name, switch("en", name).default)
    return WORDS.get(value, str(value))


def rulings_of(name: str) -> set[str]:
    """What a switch decides; the edition sets the switch about Elves."""
    decides = "elf_survives_sorcerer" if name == "edition" else name
    return {ruling.id for ruling in rulings("en") if ruling.switch == decides}


@pytest.mark.parametrize("name", NAMES)
def test_scenario(name: str) -> None:
    failure = run_scenario(scenario(name))
    assert failure is None, f"step {failure.step}: {failure.difference}"


@pytest.mark.parametrize("name", NAMES)
def test_it_is_named_after_a_ruling_that_it_cites(name: str) -> None:
    match = re.fullmatch(r"(R-\d{3})(-[a-z0-9]+)+", name)
    assert match is not None
    assert match[1] in scenario(name).cites


def test_there_are_enough() -> None:
    assert len(PATHS) > 600


@pytest.mark.parametrize("ruling", RULINGS)
def test_a_ruling_has_a_scenario_of_its_own(ruling: str) -> None:
    assert any(name.startswith(f"{ruling}-") and ruling in scenario(name).cites for name in NAMES)


@pytest.mark.parametrize("name", NAMES)
def test_cited_rulings_exist(name: str) -> None:
    assert set(scenario(name).cites) <= {ruling.id for ruling in rulings("en")}


@pytest.mark.parametrize(("name", "value"), VALUES)
def test_a_value_of_a_switch_has_a_scenario(name: str, value: str) -> None:
    about = [found for found in map(scenario, NAMES) if rulings_of(name) & set(found.cites)]
    assert [found.path.stem for found in about if setting(found, name) == value]


def test_all_switches_are_looked_at() -> None:
    assert {name for name, _ in VALUES} == {
        "own_decline_defends", "pay_from_pot", "failed_attempt_is_attack", "coins", "elf_survives_sorcerer",
        "sorcerer_needs_hand", "ghouls_own_die", "hole_in_sea", "alchemist_needs_region", "diplomat_2p", "edition",
        "khan_floor_per_region", "scavenger_keeps_all_ghouls", "bolt_anywhere", "drakon_token_out_of_game",
        "wendigo_empty_forest", "zeppelin_final_die", "crash_spares_elves",
    }  # fmt: skip
    assert {name for name, _ in VALUES} == {*SWITCH_NAMES, "edition"}
    assert [ruling.id for ruling in rulings("en")][-1] == RULINGS[-1]


def test_joined_boards_are_played_on_too() -> None:
    """Both sides of the sky board, all base boards."""
    boards = [scenario(name).position.get("board") for name in NAMES]
    joined = {tuple(board) for board in boards if isinstance(board, list) and len(board) == 2}
    assert {sky for _, sky in joined} == {"sky-2", "sky-3"}
    assert {ground for ground, _ in joined} == {"base-2", "base-3", "base-4", "base-5"}
