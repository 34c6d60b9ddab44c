"""Whole games through pipes: what is typed is played, and what is kept is a record that verifies."""

import re
from pathlib import Path
from typing import Final

import pytest

from smallworld.cli.terminal.shorthand import short_line
from smallworld.notation.record import read_record, verify
from tests.cli.playing import piped, simulate, typed

GAMES = {
    "two people": (["Anna", "Ben"], None, False),
    "two people in short forms": (["Anna", "Ben"], None, True),
    "a person after a bot": (["random", "you"], None, True),
    "three": (["Anna", "greedy", "Ben"], None, True),
    "five": (["Anna", "greedy", "Ben", "random", "random"], None, True),
    "bots only": (["greedy", "random"], None, False),
    "in the sky": (["Anna", "greedy", "random"], "sky-2", True),
}
ONE: Final = re.compile(r" (deploy|encamp|withdraw|pact) (\S+)$", re.MULTILINE)  # a number that is left out


@pytest.mark.parametrize("name", GAMES)
def test_a_whole_game(name: str, tmp_path: Path) -> None:
    seats, board, short = GAMES[name]
    played = simulate(seats, 11, board)
    lines = [short_line(line) for line in played.typed] if short else played.typed
    kept = tmp_path / "game.record"
    options = ["--seats", ",".join(seats), "--seed", 11, "--save", kept, *(["--board", board] if board else [])]
    out = (piped if name == "three" else typed)(*options, lines=lines, state=tmp_path).out
    assert "The game is over." in out
    assert played.game.result is not None
    for seat, coins in played.game.result.coins.items():
        assert f". {seat} ({seats[ord(seat) - ord('A')]}): {coins} coin" in out
    record = kept.read_text(encoding="utf-8")
    assert ONE.sub(r" \1 \2 1", record) == played.game.record()
    if board is None:
        assert verify(read_record(record)) is None


def test_no_line_is_longer_than_the_terminal(tmp_path: Path) -> None:
    """Two boards and two widths; a line that is typed is as long as it is."""
    for seats, width in ((["Anna", "Ben"], 80), (["A", "B", "C", "D", "E"], 80), (["A", "B", "C"], 120)):
        played = simulate(seats, 5, upto=40)
        out = piped("--seats", ",".join(seats), "--seed", 5, lines=played.typed, state=tmp_path, width=width).out
        screens, _, last = out.rpartition("\n\n")
        assert "The game is kept in" in last
        assert {line for line in screens.splitlines() if len(line) > width} == set()
        assert all(line == line.rstrip() for line in screens.splitlines())
        assert "\x1b" not in out


def test_the_same_lines_give_the_same_screens(tmp_path: Path) -> None:
    played = simulate(["you", "greedy"], 3, upto=40)
    options = ["--seats", "you,greedy", "--seed", 3, "--pace", "instant"]
    first, second = (typed(*options, lines=played.typed, state=tmp_path / name).out for name in ("1", "2"))
    assert first.rpartition("\n\n")[0] == second.rpartition("\n\n")[0]
