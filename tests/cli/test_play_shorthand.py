"""Short forms: what they stand for, and back."""

import pytest

from smallworld.cli.terminal.shorthand import SHORT, VERBS, action_line, short_line
from smallworld.content.verbs import VERB_NAMES
from smallworld.notation.words import ASKED_PHASES
from tests.cli.playing import simulate


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("c12", "conquer 12"),
        ("c 12", "conquer 12"),
        ("C12", "conquer 12"),
        ("  c   12 ", "conquer 12"),
        ("conquer 12", "conquer 12"),
        ("Conquer 12", "conquer 12"),
        ("conquer12", "conquer 12"),
        ("a12", "attempt 12"),
        ("ab12", "abandon 12"),
        ("A 12", "attempt 12"),
        ("A conquer 12", "A conquer 12"),
        ("B c12", "B conquer 12"),
        ("d", "done"),
        ("B d", "B done"),
        ("p3", "pick 3"),
        ("x", "expand"),
        ("dec", "decline"),
        ("st", "stay"),
        ("ro", "roll"),
        ("s12", "sorcery 12"),
        ("dr12", "dragon 12"),
        ("dep 12 3", "deploy 12 3"),
        ("dep12 3", "deploy 12 3"),
        ("e12 2", "encamp 12 2"),
        ("f12", "fortify 12"),
        ("w12 2", "withdraw 12 2"),
        ("h12", "hero 12"),
        ("r 12=3 14=2", "redeploy 12=3 14=2"),
        ("r12=3 14=2", "redeploy 12=3 14=2"),
        ("al b", "ally B"),
        ("al none", "ally none"),
        ("ally NONE", "ally none"),
        ("cs4", "conquer s4"),
        ("c s4", "conquer s4"),
        ("ss4", "sorcery s4"),
        ("abS4", "abandon s4"),
        ("pa b 2", "pact B 2"),
        ("ca 12 14", "cannon 12 14"),
        ("z s4", "zeppelin s4"),
        ("tr12", "transform 12"),
        ("bo12", "bolt 12"),
        ("cl12", "clear 12"),
        ("fi12", "fire 12"),
        ("fly 12", "fly 12"),
        ("?", "?"),
        ("12=3", "redeploy 12=3"),
        ("12", "12"),
    ],
)
def test_a_short_form_stands_for_an_action(typed: str, meant: str) -> None:
    assert action_line(typed, "start") == meant


@pytest.mark.parametrize(
    ("phase", "typed", "meant"),
    [
        ("pick", "2", "pick 2"),
        ("conquest", "12", "conquer 12"),
        ("ghouls", "12", "conquer 12"),
        ("redeploy", "12 2", "deploy 12 2"),
        ("redeploy-ghouls", "12", "deploy 12"),
        ("retreat", "12", "deploy 12"),
        ("redeploy", "12=3 14=2", "redeploy 12=3 14=2"),
        ("withdraw", "12 2", "withdraw 12 2"),
        ("heroes", "12", "hero 12"),
        ("cannons", "12", "cannon 12"),
    ],
)
def test_a_bare_number_does_what_the_step_asks_for(phase: str, typed: str, meant: str) -> None:
    assert phase in ASKED_PHASES
    assert action_line(typed, phase) == meant


def test_every_verb_has_one_short_form() -> None:
    assert sorted(SHORT.values()) == sorted(VERBS)
    assert set(VERB_NAMES.values()) < set(VERBS)
    assert not set(SHORT) & set(VERBS)


@pytest.mark.parametrize(("seats", "board"), [(2, None), (4, None), (3, "sky-2")])
def test_every_action_of_a_game_has_a_short_form_that_stands_for_it(seats: int, board: str | None) -> None:
    game = simulate([f"P{seat}" for seat in range(seats)], 9, board).game
    for entry in game.history.entries:
        again = action_line(short_line(entry.line), "start")
        assert again in (entry.line, entry.line.removesuffix(" 1"))
        assert len(short_line(entry.line)) < len(entry.line)
