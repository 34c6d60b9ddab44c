"""`smallworld perft`: the counts of the vectors, for people and for programs."""

import json
from typing import Any

import pytest

from smallworld.cli.perft import first_position
from smallworld.rules.layout import SEATS
from tests.cli.running import ROOT, process, run

VECTORS: list[dict[str, Any]] = [
    vector
    for vector in json.loads((ROOT / "tests/vectors/perft.json").read_text(encoding="utf-8"))["positions"]
    if vector["after"] == 0
]


@pytest.mark.parametrize("vector", [*VECTORS[:8:2], *VECTORS[8::5]], ids=lambda vector: str(vector["board"]))
def test_it_counts_what_the_vectors_say(vector: dict[str, Any]) -> None:
    arguments = ("perft", "--board", vector["board"], "--seed", vector["seed"], "--depth", vector["depth"])
    assert json.loads(run(*arguments, "--json").out) == {"nodes": vector["nodes"]}
    divided = json.loads(run(*arguments, "--json", "--divide").out)
    assert divided == {"nodes": vector["nodes"], "divide": vector["divide"]}


def test_a_joined_board_has_a_seat_more() -> None:
    arguments = ("perft", "--board", "base-2 sky-3", "--depth", 1, "--json")
    assert json.loads(run(*arguments).out) == {"nodes": 6}
    assert first_position("base-2 sky-3", "1").w[SEATS] == 3


def test_for_people_it_is_a_sentence() -> None:
    assert run("perft", "--depth", 1).out == "6 sequences of 1 action\n"
    assert run("perft", "--depth", 0).out == "1 sequence of 0 actions\n"
    lines = run("perft", "--depth", 1, "--divide").out.splitlines()
    assert lines == [*(f"pick {n}: 1" for n in range(1, 7)), "6 sequences of 1 action"]


def test_no_action_at_all_divides_into_nothing() -> None:
    assert json.loads(run("perft", "--depth", 0, "--divide", "--json").out) == {"nodes": 1, "divide": {}}


def test_seeds_are_numbers_or_hexadecimal() -> None:
    run("perft", "--depth", 1, "--seed", "00ff00ff00ff00ff00ff00ff00ff00ff")
    assert run("perft", "--depth", 1, "--seed", "x" * 32, code=2).err.startswith("--seed: A seed belongs here")
    assert run("perft", "--depth", 1, "--seed", "1" * 40, code=2).err.count("\n") == 1


def test_a_board_that_does_not_exist() -> None:
    ran = process("perft", "--depth", 1, "--board", "base-6")
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith('--board: There is no board "base-6"')
    assert run("perft", "--depth", 1, "--board", "base-3 sky-4", code=2).err.startswith(
        '--board: There is no board "sky-4"; there are: sky-2, sky-3'
    )
    assert run("perft", "--depth", 1, "--board", "sky-2", code=2).err.startswith('--board: There is no board "sky-2"')


@pytest.mark.parametrize("arguments", [(), ("--depth", "-1"), ("--depth", "x"), ("--deep", "1")])
def test_a_wrong_use_is_bad_input(arguments: tuple[str, ...]) -> None:
    assert "Error: " in run("perft", *arguments, code=2).err
