"""The table of duels."""

from __future__ import annotations

import pytest

from tools import duel


def test_seats_go_round_and_results_add_up(capsys: pytest.CaptureFixture[str]) -> None:
    duel.main(["--bot", "random", "--others", "random", "--players", "2", "3", "--games", "4"])
    lines = capsys.readouterr().out.splitlines()
    assert [line.split(" | ")[:2] for line in lines[2:]] == [["| 2", "4"], ["| 3", "4"]]


def test_each_game_has_one_seat_of_the_bot() -> None:
    tally = duel.duel(2, 3, "greedy", "random")
    assert tally.games == 3
    assert tally.won == 3
    assert len(tally.coins) == len(tally.others) == 3
    assert min(tally.seconds) > 0
