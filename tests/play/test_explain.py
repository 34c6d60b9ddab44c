"""What an action will do and what allows it, said of positions in which something more than the ordinary rule decides."""

from __future__ import annotations

import pytest

from smallworld.notation.faults import PositionError
from smallworld.play.explain import Note
from smallworld.play.game import Game
from smallworld.play.illegal import IllegalMove


def game(text: str) -> Game:
    return Game.parse(text)


def noted(notes: list[Note], name: str) -> list[Note]:
    return [note for note in notes if note.note == name]


GHOULS = """
board = "base-3"
turn = "A"
round = 3
[players.A]
active = "hill humans"
regions = { 28 = 2 }
declined = [{ race = "ghouls", regions = { 12 = 6 } }]
[players.B]
active = "diplomat orcs"
regions = { 11 = 2, 25 = 1 }
[players.C]
active = "forest elves"
regions = { 9 = 1 }
[peace]
A = "B"
"""


def test_declined_ghouls_attack_in_spite_of_the_peace() -> None:
    """R-094: and two of B's tokens: one is lost, one comes back (R-040)."""
    found = game(GHOULS)
    found.play("expand")
    notes = found.explain("conquer 11")
    assert noted(notes, "note-despite-peace")[0].ruling == "R-094"
    assert noted(notes, "note-loses")[0].params["seat"] == "B"
    assert noted(notes, "note-returns")[0].params == {"seat": "B", "n": 1, "race": "orcs"}


PLAIN = """
board = "base-2"
turn = "A"
round = 3
phase = "conquest"
[players.A]
active = "{combo}"
hand = {hand}
regions = {regions}
[players.B]
active = "swamp orcs"
regions = {{ 4 = 3, 8 = 1 }}
{more}
"""


def plain(combo: str, hand: int = 5, regions: str = "{ 3 = 1 }", more: str = "", top: str = "") -> Game:
    return game(top + PLAIN.format(combo=combo, hand=hand, regions=regions, more=more))


def test_giving_up_a_hole_loses_it() -> None:
    notes = plain("hill halflings", more='[markers]\nholes = ["3"]').explain("abandon 3")
    assert noted(notes, "note-marker-goes") == [Note("note-marker-goes", {"marker": "holes"}, "R-102")]


def test_a_flying_race_reaches_what_does_not_border() -> None:
    notes = plain("flying humans").explain("conquer 21")
    assert noted(notes, "note-reaches")[0].params == {"piece": "flying"}


def test_elves_are_spared() -> None:
    found = plain("hill humans", hand=6).position()
    players = found["players"]
    assert isinstance(players, dict)
    players["B"]["active"] = "swamp elves"
    for key in ("stacks", "column", "column-coins"):
        found.pop(key)
    notes = Game.from_position(found).explain("conquer 4")
    assert noted(notes, "note-spared") == [Note("note-spared", {"race": "elves"}, "R-085")]
    assert noted(notes, "note-loses") == []


def test_an_attempt_tells_its_odds_and_that_it_is_the_last() -> None:
    notes = plain("hill humans", hand=3).explain("attempt 4")
    assert noted(notes, "note-roll")[0].params == {"odds": 2 / 6}
    assert noted(notes, "note-final")[0].ruling == "R-038"


def test_a_zeppelin_tells_its_odds_and_its_crash() -> None:
    found = plain("zeppelined humans", hand=3, top='pieces = ["base", "sky"]\n')
    notes = found.explain("zeppelin 4")
    assert noted(notes, "note-roll")[0].params == {"odds": 2 / 6}
    assert noted(notes, "note-crash")[0].ruling == "R-202"
    (way,) = [way for way in found.view_for("A").regions()["4"].ways if way.action == "zeppelin 4"]
    assert (way.cost, way.short, way.odds) == (5, 2, 2 / 6)
    assert [term.term for term in way.terms] == ["base", "tokens"]


def test_a_free_pick_costs_nothing() -> None:
    text = """
board = "base-2"
pieces = ["base", "sky"]
[players.A]
free-pick = true
[players.B]
active = "hill orcs"
regions = { 3 = 1 }
"""
    assert game(text).explain("pick 4")[0] == Note("note-costs-coins", {"n": 0}, "R-223")


def test_scavengers_bury_what_would_be_lost() -> None:
    text = """
board = "base-2"
pieces = ["base", "sky"]
phase = "conquest"
[players.A]
active = "hill scavengers"
hand = 6
regions = { 3 = 1 }
[players.B]
declined = [{ race = "ghouls", regions = { 4 = 2, 8 = 1 } }]
"""
    notes = game(text).explain("conquer 4")
    assert noted(notes, "note-buries") == [Note("note-buries", {"n": 1, "race": "ghouls"}, "R-177")]
    assert noted(notes, "note-spared") == []
    assert noted(notes, "note-returns")[0].params["n"] == 1


def test_the_cost_reads_as_a_sum() -> None:
    found = plain("commando humans")
    assert str(found.cost("4")) == "2 + tokens 3 - commando 1 = 4"


def test_a_score_is_told_only_before_it_is_paid() -> None:
    doc = plain("hill humans").view_for("A").to_json()
    assert doc["score"]
    assert doc["edition"] == "en2015"
    late = game(
        'board = "base-2"\nphase = "stout"\n[players.A]\nactive = "stout orcs"\nregions = { 3 = 1 }\n[players.B]\n'
    )
    assert "score" not in late.view_for("A").to_json()


def test_the_edition_stands_in_the_view() -> None:
    doc = plain("hill humans", top='options = { edition = "sv", coins = "open" }\n').view_for("A").to_json()
    assert doc["edition"] == "zh, sv"  # the two set the same switches


def test_an_illegal_move_says_why_in_a_sentence() -> None:
    with pytest.raises(IllegalMove) as refused:
        plain("hill humans").play("conquer 12")
    assert refused.value.refusal.code == "water"
    assert "R-030" in str(refused.value)
    assert len(refused.value.sentence()) > 20


@pytest.mark.parametrize("seat", ["", "AB", "C", "Z"])
def test_there_is_no_view_for_nobody(seat: str) -> None:
    with pytest.raises(PositionError):
        plain("hill humans").view_for(seat)


def test_names_must_fit() -> None:
    with pytest.raises(PositionError):
        Game.new(players=2, seed=1, names=["a"])
