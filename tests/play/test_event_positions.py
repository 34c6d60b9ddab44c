"""What events mean in positions that random games hardly come to: rulings, what is told before what, coins in between."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import pytest

from smallworld.notation.actions import read_action
from smallworld.notation.reading import read_position
from smallworld.play.events import (
    Buried,
    Cannon,
    Coins,
    Conquered,
    Crashed,
    Event,
    Marker,
    Over,
    Pact,
    Rank,
    Scored,
    Term,
    Tokens,
    Unburied,
)  # fmt: skip
from tests.laws.follow import act


def of(events: Iterable[Event], *kinds: type) -> list[Any]:
    return [event for event in events if isinstance(event, kinds)]


def played(position: Mapping[str, object], *lines: str) -> list[Event]:
    """The events of the last of these lines."""
    state = read_position({"board": "base-3", "seed": 1, **position})
    events: list[Event] = []
    for line in lines:
        events = [event for move in read_action(state, line) for event in act(state, move).events]
    return events


SORCERERS = {"active": "hill sorcerers", "regions": {"9": 2}}


@pytest.mark.parametrize(
    ("victim", "line", "told"),
    [
        ({"active": "swamp orcs", "regions": {"10": 1}}, "conquer 10", [("tray", 1, None)]),
        ({"active": "swamp orcs", "regions": {"10": 2}}, "conquer 10", [("tray", 1, None), ("waiting", 1, None)]),
        ({"active": "swamp elves", "regions": {"10": 2}}, "conquer 10", [("waiting", 2, "R-085")]),
        ({"active": "swamp elves", "regions": {"10": 1}}, "sorcery 10", [("tray", 1, "R-086")]),
        ({"declined": [{"race": "orcs", "regions": {"10": 1}}]}, "conquer 10", [("tray", 1, "R-045")]),
        ({"declined": [{"race": "elves", "regions": {"10": 1}}]}, "conquer 10", [("tray", 1, "R-087")]),
        (
            {"declined": [{"race": "ghouls", "regions": {"10": 2}}]},
            "conquer 10",
            [("tray", 1, "R-092"), ("waiting", 1, "R-092")],
        ),
    ],
)
def test_the_ruling_stands_where_a_loss_is_no_ordinary_one(
    victim: dict[str, object], line: str, told: list[tuple[str, int, str | None]]
) -> None:
    events = played({"players": {"A": SORCERERS | {"hand": 5}, "B": victim}}, "expand", line)
    assert [(event.to, event.n, event.ruling) for event in of(events, Tokens) if event.seat == "B"] == told


def test_a_replaced_elf_that_is_spared() -> None:
    elves = {"active": "swamp elves", "regions": {"4": 2, "10": 1}}
    position = {"options": {"elf_survives_sorcerer": True}, "players": {"A": SORCERERS, "B": elves}}
    events = played(position, "expand", "sorcery 10")
    assert Tokens("B", "elves", 1, "10", "waiting", "R-086") in events
    assert Tokens("A", "sorcerers", 1, "tray", "10", "R-107") in events


def test_a_tray_that_is_too_small_is_told() -> None:
    column = ["bivouacking amazons", "hill elves"]
    position = {"column": column, "stacks": {"races": [], "powers": []}, "players": {"A": {}, "B": {}}}
    assert Tokens("A", "amazons", 15, "tray", "hand") in played(position, "pick 1")
    assert Tokens("A", "elves", 10, "tray", "hand") in played(position, "pick 2")


def test_markers_come_with_the_combo_and_go_with_the_decline() -> None:
    column = {"column": ["heroic orcs"], "stacks": {"races": [], "powers": []}}
    assert Marker("heroes", "A", 2, "box", "hand") in played({**column, "players": {"A": {}, "B": {}}}, "pick 1")
    orcs = {"active": "dragon-master orcs", "regions": {"9": 2}}
    assert Marker("dragon", "A", 1, "hand", "box", "R-069") in played({"players": {"A": orcs, "B": {}}}, "decline")


def test_tokens_that_wait_go_to_the_tray_with_a_decline() -> None:
    orcs = {"active": "hill orcs", "hand": 3, "regions": {"9": 1}}
    position = {"players": {"A": orcs, "B": {}}, "this-turn": {"waiting": {"A": 2}}}
    events = played(position, "decline")
    gone = [(event.from_, event.n) for event in of(events, Tokens) if event.to == "tray"]
    assert gone == [("hand", 1), ("waiting", 2)]


def test_equal_seats_share_a_rank() -> None:
    orcs = {"active": "hill orcs", "regions": {"9": 1}, "coins": 6}
    trolls = {"declined": [{"race": "trolls", "regions": {"3": 1}}], "coins": 7}
    position = {"round": 10, "turn": "B", "players": {"A": trolls, "B": orcs}}
    over = played(position, "decline")[-1]
    assert over == Over((Rank("A", 1, 7, 1), Rank("B", 1, 7, 1)))


def test_a_cost_term_by_term() -> None:
    trolls = {"declined": [{"race": "trolls", "regions": {"10": 1}}]}
    position = {"players": {"A": {"active": "commando orcs", "regions": {"9": 1}, "hand": 6}, "B": trolls}}
    conquered = of(played({**position, "markers": {"lairs": ["10"]}}, "expand", "conquer 10"), Conquered)[0]
    assert conquered.over == "B declined"
    assert Term("lair", 1, "R-014") in conquered.terms
    assert conquered.terms[-1] == Term("commando", -1, "R-128")


# -- Sky Islands

SKY = {"board": ["base-2", "sky-2"], "access": {"beanstalk": "13", "stairway": "7"}}


def in_the_sky(position: Mapping[str, object], *lines: str) -> list[Event]:
    return played({**SKY, **position}, *lines)


def test_a_coin_for_a_conquest_is_none_of_the_turn() -> None:
    """The Scarecrows' coin comes last before the scoring, where nothing is left to redeploy (R-173)."""
    orcs = {"active": "alchemist orcs", "hand": 1, "regions": {"5": 1}}
    scarecrows = {"active": "hill scarecrows", "regions": {"9": 1}}
    position = {"players": {"A": orcs, "B": scarecrows, "C": {}}, "phase": "conquest", "die": [2]}
    events = in_the_sky(position, "attempt 9")
    paid = of(events, Coins)
    assert [(coins.source, coins.n) for coins in paid] == [
        ("scarecrows", 1), ("regions", 2), ("orcs", 1), ("alchemist", 2),
    ]  # fmt: skip
    scored = of(events, Scored)[0]
    assert (scored.total, [term.term for term in scored.terms]) == (5, ["regions", "orcs", "alchemist"])
    assert events.index(scored) == events.index(paid[0]) + 4


def test_what_is_buried_is_told_when_the_others_have_gone() -> None:
    """R-183: a Ghoul stays beneath, the other ones retreat."""
    scavengers = {"active": "hill scavengers", "hand": 8, "regions": {"5": 1}}
    ghouls = {"declined": [{"race": "ghouls", "regions": {"9": 3, "10": 1}}]}
    position = {"players": {"A": scavengers, "B": ghouls, "C": {}}}
    events = in_the_sky(position, "expand", "conquer 9")[1:]
    assert events == [
        Tokens("B", "ghouls", 2, "9", "waiting", "R-092"),
        Buried("9", "B", "ghouls", 1),
        Tokens("A", "scavengers", 5, "hand", "9"),
    ]


def test_what_was_buried_holds_its_region_again() -> None:
    """R-180."""
    scavengers = {"active": "hill scavengers", "regions": {"5": 1, "9": 2}}
    elves = {"declined": [{"race": "elves", "regions": {"10": 1}}]}
    buried = {"9": {"seat": "B", "race": "elves", "tokens": 1}}
    events = in_the_sky({"players": {"A": scavengers, "B": elves, "C": {}}, "buried": buried}, "expand", "abandon 9")
    assert events[1:] == [Tokens("A", "scavengers", 1, "9", "hand"), Unburied("9", "B", "elves", 1)]


def test_the_next_conqueror_drives_both_out() -> None:
    """R-179: those beneath first, with their race where it was the last token."""
    orcs = {"active": "hill orcs", "hand": 9, "regions": {"5": 1}}
    scavengers = {"active": "swamp scavengers", "regions": {"9": 2}}
    elves = {"declined": [{"race": "elves"}]}
    buried = {"9": {"seat": "C", "race": "elves", "tokens": 1}}
    position = {"players": {"A": orcs, "B": scavengers, "C": elves}, "buried": buried}
    events = in_the_sky(position, "expand", "conquer 9")
    conquered = of(events, Conquered)[0]
    assert (conquered.over, Term("buried", 1, "R-177") in conquered.terms) == ("B", True)
    assert of(events, Tokens) == [
        Tokens("C", "elves", 1, "9", "tray", "R-179"),
        Tokens("B", "scavengers", 1, "9", "tray"),
        Tokens("B", "scavengers", 1, "9", "waiting"),
        Tokens("A", "orcs", 5, "hand", "9"),
    ]
    assert [event.event for event in events].index("race-left") == 2


def test_a_fired_cannon_turns_before_it_comes_back() -> None:
    """R-217, R-052."""
    gunner = {"active": "gunner orcs", "regions": {"5": 1, "9": 2}}
    position = {"players": {"A": gunner, "B": {}, "C": {}}, "markers": {"cannons": {"5": "ready", "9": "ready"}}}
    assert in_the_sky(position, "expand", "fire 9")[1:] == [Cannon("9", True)]
    assert in_the_sky(position, "expand", "fire 9", "abandon 9")[-2:] == [
        Cannon("9", False),
        Marker("cannons", "A", 1, "9", "hand", "R-052"),
    ]
    ended = in_the_sky(position, "expand", "fire 9", "done", "deploy 5")
    assert of(ended, Cannon) == [Cannon("9", False)]


def test_a_crash_in_its_order() -> None:
    """R-202."""
    orcs = {"active": "zeppelined orcs", "hand": 3, "regions": {"5": 1}}
    trolls = {"active": "hill trolls", "regions": {"s2": 2}}
    position = {"players": {"A": orcs, "B": trolls, "C": {}}, "die": [0]}
    events = in_the_sky(position, "expand", "zeppelin s2")
    assert events[1:] == [
        Crashed("A", "orcs", "s2"),
        Tokens("B", "trolls", 1, "s2", "tray"),
        Tokens("B", "trolls", 1, "s2", "waiting"),
        Marker("lairs", "B", 1, "s2", "box", "R-052"),
        Tokens("A", "orcs", 1, "hand", "tray", "R-202"),
        Marker("burning", "A", 1, "box", "s2", "R-202"),
    ]


@pytest.mark.parametrize(("spared", "payer", "payee"), [(True, "A", "B"), (False, "B", "A")])
def test_pacts_come_back_before_they_are_paid(spared: bool, payer: str, payee: str) -> None:
    """R-212."""
    haggling = {"active": "haggling orcs", "regions": {"9": 1}}
    elves = {"active": "hill elves", "hand": 4, "regions": {"5": 1}}
    position = {"players": {"A": haggling, "B": elves, "C": {}}, "turn": "B", "pacts": {"B": 2, "C": 1}}
    lines = ["expand", "done"] if spared else ["expand", "conquer 9", "done"]
    redeploy = "redeploy 5=5" if spared else "redeploy 5=2 9=3"
    events = in_the_sky(position, *lines) if spared else in_the_sky(position, *lines, redeploy)
    at = events.index(Pact("B", "A", 2))
    assert events[at + 1 : at + 3] == [
        Coins(payer, -2, "haggling", (), "R-212"),
        Coins(payee, 2, "haggling", (), "R-212"),
    ]
    assert of(events[:at], Scored)
    assert of(events, Pact) == [Pact("B", "A", 2)]
