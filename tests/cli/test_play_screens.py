"""What stands on the screens: the moment, the map, what can be done and what not, what it brings, and nothing secret."""

import re

import pytest

from smallworld.play.game import Game
from tests.cli.playing import play, position, simulate

CONQUEST = {
    "A": {"coins": 7, "active": "dragon-master sorcerers", "hand": 4, "turns": 2, "regions": {"7": 1, "15": 1}},
    "B": {"active": "heroic elves", "regions": {"16": 3, "19": 1, "3": 5}, "coins": 9},
}


def conquest() -> Game:
    return position(
        players={**CONQUEST, "A": {**CONQUEST["A"], "declined": [{"race": "trolls", "regions": {"6": 1}}]}},
        markers={"heroes": ["3"]},
        **{"lost-tribes": ["11"]},
    )


def flat(text: str) -> str:
    """Without the blanks that align and the ends of lines."""
    return " ".join(text.split())


def screen(game: Game, *lines: str, seats: tuple[str, ...] = ("you", "greedy"), width: int = 80) -> str:
    return play(lines, game, seats, width=width).text


def test_the_header_tells_the_moment_the_rules_and_who_has_what() -> None:
    text = screen(conquest())
    assert "Round 1 of 10 - A (you): conquests" in text
    assert "Board base-2, edition en2015\n" in text
    assert re.search(r"\* A  you +7  Dragon Master Sorcerers +4 +2  Trolls \(1\)", text)
    assert re.search(r"  B  greedy +\?  Heroic Elves +0 +3", text)


def test_switches_that_differ_are_named() -> None:
    seen = screen(Game.new(2, 7, options={"coins": "tally", "diplomat_2p": False}))
    assert "edition en2015; coins = tally, diplomat_2p = off" in seen
    assert "edition zh, sv\n" in screen(Game.new(2, 7, options={"edition": "sv"}))


@pytest.mark.parametrize(("coins", "shown"), [("hidden", r"\?"), ("tally", "9"), ("open", "9")])
def test_coins_of_others_are_shown_as_the_table_plays(coins: str, shown: str) -> None:
    game = position(players=CONQUEST, options={"coins": coins})
    assert re.search(rf"  B  greedy +{shown}  Heroic Elves", screen(game))


def test_no_screen_of_a_hidden_game_shows_the_coins_of_others() -> None:
    played = simulate(["Anna", "Ben", "Carl"], 4, upto=80)
    text = play(played.typed, Game.new(3, 4), ("Anna", "Ben", "Carl")).text
    for screen_text in text.split("\nRound ")[1:]:
        decides = re.match(r"\d+ of \d+ - ([A-C]) ", screen_text)
        if decides:
            for seat, name in zip("ABC", ("Anna", "Ben", "Carl"), strict=True):
                found = re.search(rf"^[* ] {seat}  {name} +(\S+)", screen_text, re.MULTILINE)
                assert found is not None
                assert (found[1] == "?") == (seat != decides[1])


def test_regions_are_grouped_by_terrain_with_all_that_matters() -> None:
    text = screen(conquest())
    assert re.search(
        r"     Mountain\n  6  mine, cavern, edge +A Trolls 1, declined +1 2 7 11 +c 3, dr\n",
        screen(conquest(), width=100),
    )
    assert re.search(r"  3  mine, edge +B Elves 5, Hero +2 4 7 8 12\n", text)
    assert re.search(r" 11  edge +Lost Tribe +6 7 15 18 19 +c 3, dr\n", text)
    assert re.search(r" 19  cavern, edge +B Elves 1 +11 15 18 20 +c 3, s, dr\n", text)


def test_regions_are_grouped_by_owner_on_demand() -> None:
    text = screen(conquest(), "by owner", "by terrain")
    owners = text[text.index("Regions by owner") :]
    order = [owners.index(f"\n     {title}\n") for title in ("A Sorcerers", "A Trolls, declined", "B Elves", "Empty")]
    assert order == sorted(order)
    assert "     Lost Tribes\n 11  Farmland, edge" in owners
    assert "Regions by terrain" in owners


def test_the_grouping_stays() -> None:
    text = play(["by owner", "c11", ""], conquest()).text
    assert text.rindex("Regions by owner") > text.rindex("conquers region 11")


def test_what_can_be_done_stands_first_with_its_cost() -> None:
    text = flat(screen(conquest()))
    done = text[text.index("You can c") :]
    assert "c2 Farmland, magic source: empty 2 " in done
    assert "c19 Hill, cavern: B Elves 1 2 + tokens 1 = 3 " in done
    assert "a16 Farmland, magic source: B Elves 3 2 + tokens 3 = 5; 1 short, chance 50% " in done
    assert "s19 convert the lone token in one of 19 " in done
    assert re.search(r"dr\d+ with the Dragon and 1 token, one of ", done)
    assert "ab7 abandon one of 7 15 " in done
    assert "d done: end your conquests " in done
    assert done.index("c19") < done.index("a16") < done.index("Not now")


def test_what_cannot_be_done_stands_with_its_reason() -> None:
    text = screen(conquest())
    done = text[text.index("Not now") :]
    assert re.search(r"water \[R-030\] +1 12 23", done)
    assert re.search(r"not adjacent \[R-021\] +4 5 ", done)
    assert re.search(r"immune, Hero \[R-026\] +3\n", done)
    far = position(players={**CONQUEST, "A": {**CONQUEST["A"], "active": "hill humans", "hand": 1}})
    assert re.search(r"too dear \[R-032\] +3 \(7\) 16 \(5\)", screen(far))


def test_peace_is_a_reason_with_its_seat() -> None:
    game = position(
        players={
            "A": {"active": "hill orcs", "hand": 5},
            "B": {"active": "diplomat elves", "regions": {"2": 1, "9": 1}},
        },
        peace={"A": "B"},
    )
    assert re.search(r"peace with B \[R-130\] +2 9", screen(game))


def test_what_the_turn_would_bring_and_how_far_it_can_be_taken_back() -> None:
    text = screen(conquest(), "c11")
    assert "it would bring 3 coins: regions 2 + declined regions 1." in text
    assert "it would bring 4 coins: regions 3 + declined regions 1." in text
    assert "Nothing can be taken back now." in text
    assert "1 action can be taken back (undo)." in text


def test_the_column_has_prices_coins_tokens_and_abilities() -> None:
    game = position(phase="pick", players={"A": {"coins": 2}, "B": {}}, column=[
        "flying ratmen", "commando amazons", "spirit elves", "stout orcs", "hill giants", "swamp humans",
    ], **{"column-coins": [0, 3, 0, 0, 0, 0]})  # fmt: skip
    text = screen(game)
    assert re.search(r" 1  Flying Ratmen +0 +13\n    You may conquer any land region, adjacent or not.\n", text)
    assert re.search(r" 2  Commando Amazons +1 +3 +14\n", text)
    assert re.search(r" 4  Stout Orcs +3 +9  \(too dear\)\n", text)


def test_at_the_start_both_choices_stand_with_what_they_bring() -> None:
    game = position(phase="start", players={
        "A": {"active": "hill orcs", "regions": {"7": 3, "11": 1}, "declined": [{"race": "ghouls", "regions": {"9": 2}}]},
        "B": {},
    })  # fmt: skip
    text = " ".join(screen(game).split())
    assert "x expand: conquests with your race" in text
    assert "dec decline: the turn brings 2 coins (declined regions 2)" in text
    assert "This is the end of the Ghouls of A; their banner comes back. [R-009]" in text
    assert "it would bring 4 coins: regions 2 + Hill 1 + declined regions 1." in text


STEPS: dict[str, tuple[dict[str, object], list[str]]] = {
    "redeploy": (
        {"phase": "redeploy", "players": {"A": {"active": "hill orcs", "hand": 3, "regions": {"7": 1, "11": 1}}, "B": {
            "active": "stout elves", "regions": {"15": 4}}}},
        ["r even     spread all evenly: r 7=3 11=2", "dep7 2     place tokens in one of 7 11", "B15(4)", "3 tokens"],
    ),
    "camps and a fortress": (
        {"phase": "redeploy", "players": {"A": {"active": "bivouacking orcs", "hand": 3, "regions": {"7": 1, "11": 1}},
                                          "B": {}}},
        ["e7 2", "place Encampments in one of 7 11", "In hand: 3 tokens, 5 Encampments."],
    ),
    "fortress": (
        {"phase": "redeploy", "players": {"A": {"active": "fortified orcs", "hand": 0, "regions": {"7": 1, "11": 1}},
                                          "B": {}}},
        ["f7 ", "place a Fortress in one of 7 11", "In hand: a Fortress.", "done: leave it so"],
    ),
    "withdraw": (
        {"phase": "withdraw", "players": {"A": {"active": "hill amazons", "regions": {"7": 4, "11": 3}}, "B": {}}},
        ["w7 2", "take tokens off one of 7 11", "Still to take off: 4."],
    ),
    "heroes": (
        {"phase": "heroes", "players": {"A": {"active": "heroic orcs", "regions": {"7": 4, "11": 3, "15": 1}}, "B": {}}},
        ["h7 ", "place a Hero in one of 7 11 15", "In hand: 2 Heroes."],
    ),
    "stout": (
        {"phase": "stout", "players": {"A": {"active": "stout orcs", "regions": {"7": 4}}, "B": {}}},
        ["dec  decline: your race goes into decline now", "st   stay: your race goes on"],
    ),
    "ally": (
        {"phase": "ally", "players": {"A": {"active": "diplomat orcs", "regions": {"7": 4}}, "B": {}}},
        ["al B     peace with B, who cannot attack", "al none  peace with nobody"],
    ),
    "retreat": (
        {"phase": "retreat", "deciding": "B", "turn": "A", "players": {
            "A": {"active": "hill orcs", "regions": {"15": 4}},
            "B": {"active": "stout elves", "regions": {"7": 1, "11": 1}, "hand": 2}},
         "this-turn": {"waiting": {"B": 2}}},
        ["B (b): retreat", "r even   spread all evenly: r 7=2 11=2", "A15(4)", "In hand: 2 tokens."],
    ),
    "ghouls": (
        {"phase": "ghouls", "players": {"A": {"active": "hill orcs", "hand": 4, "ghoul-hand": 2, "declined": [
            {"race": "ghouls", "regions": {"7": 1}}]}, "B": {}}},
        ["conquests of the Ghouls", "c11 ", "In hand: 2 tokens.", "Ghouls (1), hand 2"],
    ),
    "berserk": (
        {"players": {"A": {"active": "berserk orcs", "hand": 4, "regions": {"7": 1}}, "B": {}}},
        ["ro    roll the die first, then choose the region"],
    ),
    "cannons": (
        {"phase": "cannons", "board": ["base-2", "sky-2"], "players": {
            "A": {"active": "gunner orcs", "regions": {"7": 1, "11": 1, "15": 1}}, "B": {}, "C": {}}},
        ["ca7 ", "place a cannon in one of 7 11 15", "In hand: 2 cannons."],
    ),
    "pacts": (
        {"phase": "pacts", "board": ["base-2", "sky-2"], "players": {
            "A": {"active": "haggling orcs", "regions": {"7": 1}}, "B": {}, "C": {}}},
        ["pa B  a trade pact for B; more of them: pa B 2", "d     done: no more pacts"],
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", STEPS)
def test_every_step_says_what_can_be_done(name: str) -> None:
    keys, wanted = STEPS[name]
    game = position(**keys)
    text = flat(screen(game, seats=tuple("abc"[: len(game.seats)])))
    for part in wanted:
        assert flat(part) in text


def test_beside_the_map_there_is_room_on_a_wide_terminal() -> None:
    game = Game.new(2, 7)
    game.play("pick 1")
    game.play("conquer 4")
    game.play("done")
    for line in ("ally none", "pick 1", "conquer 2", "done"):
        game.play(line)
    narrow, wide = (screen(game, seats=("a", "b"), width=width) for width in (80, 120))
    assert re.search(r"Round 2 of 10 - A \(a\): start of the turn +Column\n", wide)
    assert "Round 2 of 10 - A (a): start of the turn\n" in narrow
    assert len(wide.splitlines()) < len(narrow.splitlines())


def test_the_sky_is_on_the_map() -> None:
    text = screen(Game.new(3, 7, "sky-2"), seats=("a", "b", "c"))
    assert "Board base-2 sky-2" in text
    assert re.search(r" s4  island 1 +Lost Tribe", text)
    assert "Beanstalk" in text
    assert "Stairway" in text


def test_a_buried_token_and_a_dragon_without_tokens_are_told() -> None:
    game = position(
        board=["base-2", "sky-2"],
        players={"A": {"active": "hill scavengers", "regions": {"7": 2}, "hand": 1},
                 "B": {"declined": [{"race": "trolls", "regions": {"9": 1}}]},
                 "C": {"active": "swamp drakons", "regions": {"15": 1}, "transformed": {"16": 1}}},
        buried={"7": {"seat": "B", "race": "trolls", "tokens": 1}},
    )  # fmt: skip
    text = screen(game, seats=("a", "b", "c"), width=120)
    assert "A Scavengers 2, over B Trolls 1" in text
    assert "C Drakons 0, Drakon dragon" in text


def test_an_empty_line_shows_the_whole_screen() -> None:
    maps = [play(lines).text.count("Regions by terrain") for lines in (["p1"], ["p1", "c4", "c5"], ["p1", "c4", ""])]
    assert maps == [2, 2, 3]
