"""The same games in both forms: 200 of them by file; `make check PART=forms` compares 5,000."""

import json
from dataclasses import asdict

import pytest

from smallworld.rules import RULES_VERSION
from tools import digests, vectors

A_TEST = 20  # games


@pytest.mark.parametrize("first", range(0, vectors.DIGESTS, A_TEST))
def test_games_are_those_of_the_file(first: int) -> None:
    """Where this fails on purpose, raise RULES_VERSION and run `python -m tools.vectors`."""
    pinned = vectors.stored("digests")
    assert pinned["rules"] == RULES_VERSION
    assert len(pinned["games"]) == vectors.DIGESTS
    for number in range(first, first + A_TEST):
        assert asdict(digests.played(number)) == pinned["games"][number], f"game {number}"


@pytest.mark.parametrize("number", range(vectors.OUTSIDE))
def test_games_with_pieces_in_plain_python(number: int) -> None:
    assert asdict(digests.played_outside(number)) == vectors.stored("digests")["outside"][number]


def test_they_are_of_all_boards_and_player_counts() -> None:
    games = vectors.stored("digests")["games"]
    assert {(game["board"], game["seats"]) for game in games} == {
        (board, seats + (1 if " " in board else 0)) for board in digests.BOARDS for seats in (2, 3, 4, 5)
    }
    assert len({game["digest"] for game in games}) == len(games)
    switches = [tuple(digests.first_state(number).box.options) for number in range(vectors.DIGESTS)]
    assert all({options[i] for options in switches} >= {0, 1} for i in range(len(switches[0])))


def test_they_are_printed_for_comparison(capsys: pytest.CaptureFixture[str]) -> None:
    assert digests.main(["3", "5"]) == 0
    games = vectors.stored("digests")["games"]
    assert capsys.readouterr().out.split() == [game["digest"] for game in games[3:5]]


def test_a_digest_sees_everything() -> None:
    assert json.dumps(asdict(digests.played(0))) != json.dumps(asdict(digests.played(12)))
