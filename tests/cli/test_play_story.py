"""The log: what people would tell one another, with costs as sums and scores by source."""

import re

import pytest

from smallworld.cli.terminal.ending import ending
from smallworld.cli.terminal.sitters import usual_sitters
from smallworld.cli.terminal.story import PLACING, TOLD, story
from smallworld.cli.terminal.sums import cost_sum, score_sum
from smallworld.cli.terminal.voice import Voice
from smallworld.locale import has_message
from smallworld.play.events import Term
from smallworld.play.game import Game
from tests.cli.playing import position, simulate

VOICE = Voice()


def told(game: Game, *lines: str) -> list[str]:
    for line in lines:
        game.play(line)
    return [line.text for line in story(VOICE, game.history.entries, opening=False)]


def test_sums() -> None:
    terms = [Term("base", 2), Term("mountain", 1), Term("tokens", 3), Term("commando", -1)]
    assert cost_sum(VOICE, terms) == "2 + mountain 1 + tokens 3 - Commando 1 = 5"
    assert cost_sum(VOICE, terms[:1]) == "2"
    assert cost_sum(VOICE, [*terms[:1], Term("die", -3), Term("least", 2)]) == "2 - die 3, at least 1 = 1"
    assert cost_sum(VOICE, [Term("base", 2, "R-014"), Term("tribe", 1, "R-014")], rulings=True) == (
        "2 (R-014) + Lost Tribe 1 (R-014) = 3"
    )
    assert score_sum(VOICE, [Term("regions", 4), Term("khans", -1), Term("merchant", 4)]) == (
        "regions 4 - Khans 1 + Merchant 4"
    )
    assert score_sum(VOICE, []) == ""


def test_a_conquest_is_told_with_its_arithmetic_and_its_losses() -> None:
    game = position(players={
        "A": {"active": "commando orcs", "hand": 9, "regions": {"7": 1}},
        "B": {"active": "stout elves", "regions": {"15": 2}, "declined": [{"race": "trolls", "regions": {"6": 1}}]},
    }, markers={"lairs": ["6"]}, **{"lost-tribes": ["11"]})  # fmt: skip
    assert told(game, "conquer 15", "conquer 6", "conquer 11") == [
        "A conquers region 15 (cost 2 + tokens 2 - Commando 1 = 3); B stood there.",
        "B loses no token (Elves); 2 come back at the end of the turn. [R-085]",
        "A conquers region 6 (cost 2 + mountain 1 + tokens 1 + lair 1 - Commando 1 = 4); a declined race of B stood there.",
        "B loses 1 token (Trolls). [R-045]",
        "Gone from region 6: Lair.",
        "The Trolls of B have left the map.",
        "A conquers region 11 (cost 2 + Lost Tribe 1 - Commando 1 = 2); a Lost Tribe stood there.",
    ]


def test_a_turn_ends_with_one_line_for_all_that_is_placed_and_the_score_by_source() -> None:
    game = position(phase="redeploy", round=3, players={
        "A": {"active": "bivouacking orcs", "hand": 3, "turns": 2, "regions": {"7": 1, "11": 1}},
        "B": {"active": "stout elves", "regions": {"15": 2}},
    }, **{"this-turn": {"conquered": {"11": "tribe"}}})  # fmt: skip
    lines = ["deploy 7", "encamp 7 2", "deploy 11", "encamp 11", "deploy 7", "encamp 11 2"]
    assert told(game, *lines) == [
        "A redeploys: 7 (2), 11 (1).",
        "A places Encampment: 7 (2), 11 (3).",
        "A scores 3 coins: regions 2 + Orcs 1.",
        "Round 3: the turn of B.",
    ]


def test_rolls_dragons_conversions_and_new_tokens() -> None:
    game = position(players={
        "A": {"active": "dragon-master sorcerers", "hand": 2, "regions": {"7": 1, "9": 1}},
        "B": {"active": "stout orcs", "regions": {"15": 1, "3": 1, "13": 4}},
    }, die=[0])  # fmt: skip
    assert told(game, "dragon 3", "sorcery 15", "attempt 11") == [
        "A takes region 3 with the Dragon; B stood there.",
        "B loses 1 token (Orcs).",
        "A places Dragon: 3.",
        "A converts the token in region 15; B stood there.",
        "B loses 1 token (Orcs).",
        "A rolls 0 for region 11.",
        "The attempt of A on region 11 fails.",
    ]
    game = position(players={
        "A": {"active": "hill skeletons", "hand": 7, "regions": {"7": 1}}, "B": {},
    }, **{"lost-tribes": ["11", "15"]})  # fmt: skip
    assert "A gets a new token (Skeletons)." in told(game, "conquer 11", "conquer 15", "done", "redeploy 7=2 11=3 15=4")


def test_a_pick_and_a_decline() -> None:
    game = position(
        phase="pick", players={"A": {"coins": 3}, "B": {"active": "hill orcs", "regions": {"15": 2}}},
        column=["flying ratmen", "swamp elves", "stout giants", "forest humans", "merchant trolls", "spirit dwarves"],
        **{"column-coins": [0, 2, 0, 0, 0, 0]},
    )  # fmt: skip
    lines = told(game, "pick 2")
    assert lines[:3] == [
        "A gets the 2 coins that lie on the combo.",
        "A pays 1 coin.",
        "A takes combo 2: Swamp Elves.",
    ]
    assert re.fullmatch(r"New in the column: .+\.", lines[3])
    game = position(phase="start", players={
        "A": {"active": "spirit orcs", "regions": {"7": 3}}, "B": {"active": "hill elves", "regions": {"15": 2}},
    })  # fmt: skip
    assert told(game, "decline")[:2] == [
        "The Orcs of A go into decline and keep their badge.",
        "A scores 1 coin: declined regions 1.",
    ]


def test_withdrawals_heroes_peace_and_retreats() -> None:
    game = position(phase="withdraw", players={
        "A": {"active": "heroic amazons", "regions": {"7": 4, "11": 3, "6": 1}},
        "B": {"active": "stout elves", "hand": 2, "regions": {"15": 2, "16": 1}},
    }, **{"this-turn": {"waiting": {"B": 2}}})  # fmt: skip
    assert told(game, "withdraw 7 3", "withdraw 11", "hero 7", "hero 11", "deploy 15 2") == [
        "A takes 4 tokens off the map: 7 (3), 11 (1).",
        "A places Hero: 7, 11.",
        "A scores 3 coins: regions 3.",
        "B retreats: 15 (2).",
        "Round 1: the turn of B.",
    ]
    game = position(phase="ally", players={
        "A": {"active": "diplomat orcs", "regions": {"7": 3}}, "B": {"active": "hill elves", "regions": {"15": 2}},
    })  # fmt: skip
    assert told(game, "ally B")[0] == "There is peace between B and A."


def test_what_is_lost_with_a_region_that_is_given_up() -> None:
    game = position(players={
        "A": {"active": "heroic halflings", "hand": 3, "regions": {"7": 1, "11": 1}}, "B": {},
    }, markers={"holes": ["7"], "heroes": ["11"]})  # fmt: skip
    assert told(game, "abandon 7", "abandon 11") == [
        "A abandons region 7: Halflings.",
        "Gone from region 7: Hole.",
        "A abandons region 11: Halflings.",
        "Back to A from region 11: Hero.",
    ]


def test_coins_that_no_scoring_sums_up() -> None:
    game = position(board=["base-2", "sky-2"], players={
        "A": {"active": "hill orcs", "hand": 5, "regions": {"7": 1}},
        "B": {"active": "swamp scarecrows", "regions": {"15": 1}},
        "C": {"active": "haggling elves", "regions": {"20": 1}},
    }, pacts={"A": 2})  # fmt: skip
    lines = told(game, "conquer 15", "done", "redeploy 7=2 15=4")
    assert "A gets 1 coin (Scarecrows)." in lines
    assert "A gives 2 trade pacts to C." in lines
    assert lines.index("C pays 2 coins (Haggling).") < lines.index("A gets 2 coins (Haggling).")


def test_the_first_turn_has_its_heading_though_no_event_tells_of_it() -> None:
    game = Game.new(2, 7)
    game.play("pick 1")
    first = story(VOICE, game.history.entries)[0]
    assert (first.text, first.heading) == ("Round 1: the turn of A.", True)
    assert not story(VOICE, game.history.entries, opening=False)[0].heading


@pytest.mark.parametrize(("players", "board"), [(2, None), (5, None), (4, "sky-3")])
def test_every_game_can_be_told(players: int, board: str | None) -> None:
    game = simulate([f"P{seat}" for seat in range(players)], 13, board).game
    entries = game.history.entries
    lines = story(VOICE, entries)
    assert sum(line.heading for line in lines) == game.rounds * players + 1
    assert [line.text for line in lines][-1] == "The game is over."
    for line in lines:
        assert line.text[0].isupper()
        assert line.text.endswith((".", "]"))
        assert "none" not in line.text
    split = [line for n in range(len(entries)) for line in story(VOICE, entries[n : n + 1])]
    assert len(split) >= len(lines)


@pytest.mark.parametrize(
    ("coins", "regions", "sentence"),
    [
        (9, 1, "A (you) wins with 9 coins."),
        (5, 2, "A (you) wins with 5 coins and more race tokens than the others with as many: 2."),
        (5, 1, "A (you), B (greedy) share the victory with 5 coins each."),
    ],
)
def test_the_end_says_who_has_won_and_why(coins: int, regions: int, sentence: str) -> None:
    game = position(phase="over", turn="B", round=10, players={
        "A": {"coins": coins, "active": "hill orcs", "regions": dict.fromkeys(["7", "11"][:regions], 1)},
        "B": {"coins": 5, "active": "swamp elves", "regions": {"15": 1}},
    })  # fmt: skip
    lines = [line.plain for line in ending(VOICE, game, usual_sitters(2))]
    assert lines[0] == sentence
    assert lines[1] == f"  1. A (you): {coins} coins"
    assert lines[2].endswith(". B (greedy): 5 coins")
    assert lines[2].startswith("  1." if regions == 1 and coins == 5 else "  2.")


def test_what_is_told_by_the_sentence_of_its_kind_has_one() -> None:
    for kind in TOLD:
        assert has_message("en", f"event-{kind.event}")
    assert "deploy" in PLACING
