"""The greedy bot: the published suite, and single decisions that its description promises."""

from __future__ import annotations

import pytest

from smallworld.bots.greedy import Greedy
from smallworld.bots.random_bot import RandomBot
from smallworld.play.bot import Clock
from smallworld.play.game import Game
from smallworld.play.runner import play_out
from smallworld.testing import ALL_BOARDS, check_bot
from tests.bots.answers import answer


@pytest.mark.parametrize("where", ALL_BOARDS, ids=str)
def test_it_passes_the_suite(where: tuple[int, str | None]) -> None:
    check_bot(Greedy, [where], seed=3)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_it_beats_random_from_every_seat(players: int) -> None:
    for seat in range(players):
        bots = [Greedy(1) if i == seat else RandomBot(i) for i in range(players)]
        result = play_out(bots, seed=seat).result
        assert result is not None
        assert result.winners == ["ABCDE"[seat]]


# -- combos, on or In Decline

COLUMN = """
column = ["flying ratmen", "hill tritons", "mounted giants", "merchant wizards", "swamp orcs", "alchemist elves"]
"""

SPREAD = """
[players.A]
active = "forest humans"
turns = 3
regions = { 5 = 1, 9 = 1, 4 = 1, 3 = 1, 10 = 1, 13 = 1, 14 = 1, 17 = 1 }

[players.B]
active = "bivouacking dwarves"
regions = { 11 = 2, 7 = 2, 15 = 2, 16 = 2 }

[markers]
encampments = { 16 = 2, 15 = 2, 7 = 1 }
"""


def test_a_race_spread_thin_goes_in_decline() -> None:
    assert answer("round = 4" + SPREAD) == ["decline"]


def test_not_in_the_last_round() -> None:
    assert answer("round = 10" + SPREAD) == ["expand"]


def test_a_strong_race_goes_on() -> None:
    strong = SPREAD.replace("{ 5 = 1, 9 = 1, 4 = 1, 3 = 1, 10 = 1, 13 = 1, 14 = 1, 17 = 1 }", "{ 5 = 8 }")
    assert answer("round = 4" + strong) == ["expand"]


def test_coins_on_a_combo_count() -> None:
    assert answer(COLUMN + "column-coins = [0, 0, 0, 0, 0, 14]\n[players.A]\n[players.B]") == ["pick 6"]


def test_a_combo_without_coins_to_spare() -> None:
    assert answer(COLUMN + "[players.A]\ncoins = 0\n[players.B]") == ["pick 1"]


def test_stout_declines_late_and_stays_at_the_end() -> None:
    stout = SPREAD.replace("forest humans", "stout humans").replace("{ 16 = 2, 15 = 2, 7 = 1 }", "{ 16 = 5 }")
    assert answer('round = 4\nphase = "stout"' + stout) == ["decline"]
    assert answer('round = 10\nphase = "stout"' + stout) == ["stay"]


# -- conquests

B_FAR = '[players.B]\nactive = "hill elves"\nregions = { 11 = 3 }\n'


def test_what_pays_more_comes_first() -> None:
    """Farmland 9, between Hill 5 and Forest 10."""
    position = 'phase = "conquest"\n[players.A]\nactive = "spirit humans"\nhand = 3\nregions = { 5 = 1 }\n' + B_FAR
    assert answer(position)[0] == "conquer 9"


def test_the_last_token_tries_its_luck() -> None:
    position = 'phase = "conquest"\n[players.A]\nactive = "spirit humans"\nhand = 1\nregions = { 5 = 1 }\n' + B_FAR
    assert answer(position) == ["attempt 9"]


def test_it_does_not_roll_for_nothing() -> None:
    """Nothing but an own declined region can be reached, which pays as much as it is."""
    position = """
phase = "conquest"
lost-tribes = ["7", "8", "13"]
[players.A]
active = "spirit ratmen"
hand = 1
regions = { 5 = 1 }
declined = [{ race = "trolls", regions = { 4 = 1, 9 = 1, 10 = 1 } }]
[players.B]
active = "hill orcs"
regions = { 11 = 3 }
[markers]
lairs = ["4", "9", "10"]
"""
    assert answer(position) == ["done"]


def test_berserk_rolls_only_while_that_may_help() -> None:
    position = 'phase = "conquest"\n[players.A]\nactive = "berserk orcs"\nhand = 4\nregions = { 5 = 1 }\n' + B_FAR
    assert answer(position) == ["roll"]
    assert answer(position.replace("hand = 4", "hand = 0")) == ["done"]


def test_a_roll_is_used_for_what_it_makes_cheap() -> None:
    position = """
phase = "conquest"
lost-tribes = ["4", "10", "13"]
[this-turn]
roll = 3
rolls = 1
[players.A]
active = "berserk orcs"
hand = 1
regions = { 5 = 1 }
"""
    assert answer(position + B_FAR)[0] in ("conquer 4", "conquer 10")


def test_sorcery_costs_nothing_and_comes_first() -> None:
    position = """
phase = "conquest"
[players.A]
active = "hill sorcerers"
hand = 1
regions = { 5 = 1 }
[players.B]
active = "forest humans"
regions = { 9 = 1, 13 = 4 }
"""
    assert answer(position)[0] == "sorcery 9"


def test_the_dragon_goes_where_it_saves_most() -> None:
    position = """
phase = "conquest"
[players.A]
active = "dragon-master orcs"
hand = 3
regions = { 5 = 1 }
[players.B]
active = "forest humans"
regions = { 9 = 5, 11 = 1 }
"""
    assert "dragon 9" in answer(position)


def test_ghouls_leave_the_die_to_the_active_race() -> None:
    position = """
phase = "ghouls"
[players.A]
active = "hill humans"
regions = { 11 = 6 }
declined = [{ race = "ghouls", regions = { 5 = 1 } }]
ghoul-hand = 1
[players.B]
active = "forest dwarves"
regions = { 21 = 3 }
"""
    assert answer(position)[0].startswith("attempt")
    shared = "options = { ghouls_own_die = false }" + position
    assert answer(shared) == ["done"]
    assert answer(shared.replace("11 = 6", "11 = 1"))[0].startswith("attempt")


def test_escargots_conquer_although_they_are_paid_later() -> None:
    position = """
board = ["base-2", "sky-2"]
phase = "conquest"
[players.A]
active = "hill escargots"
hand = 6
regions = { 5 = 1 }
[players.B]
active = "forest humans"
regions = { 11 = 1 }
[players.C]
"""
    game = Game.parse(position + '[access]\nbeanstalk = "13"\nstairway = "7"')
    view = game.view_for("A")
    assert Greedy(0).choose(view, view.legal(), Clock())[0].startswith("conquer")


def test_a_cannon_fires_before_the_first_conquest() -> None:
    position = """
phase = "conquest"
pieces = ["base", "sky"]
[players.A]
active = "gunner humans"
hand = 2
regions = { 5 = 1 }
[markers]
cannons = { 5 = "ready" }
"""
    lines = answer(position + B_FAR)
    assert lines[0] == "fire 5"
    assert sum(line.startswith("conquer") for line in lines) == 2
