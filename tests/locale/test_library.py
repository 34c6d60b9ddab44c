"""The rules texts: chapters, rulings and switches are whole, and the search finds what people look for."""

import itertools
import re

import pytest

from smallworld.content.boards import SKY_BOARDS, board_facts, board_for, rounds_of
from smallworld.content.games import pieces
from smallworld.content.switches import COINS_WORDS, EDITIONS, ON_BY_DEFAULT, SWITCH_NAMES
from smallworld.locale import format_message
from smallworld.locale.library import (
    Chapter,
    Ruling,
    chapters,
    find_chapter,
    find_ruling,
    ruling_id,
    rulings,
    search,
    suggestions,
    switch,
    switch_names,
)
from smallworld.rules.piece import Piece

PIECES = pieces().races[1:] + pieces().powers[1:]
# The rules switches with their defaults.
SWITCHES = {
    "own_decline_defends": "off",
    "elf_survives_sorcerer": "off",
    "sorcerer_needs_hand": "on",
    "ghouls_own_die": "on",
    "hole_in_sea": "on",
    "pay_from_pot": "off",
    "alchemist_needs_region": "off",
    "diplomat_2p": "on",
    "failed_attempt_is_attack": "on",
    "bolt_anywhere": "off",
    "drakon_token_out_of_game": "off",
    "khan_floor_per_region": "on",
    "wendigo_empty_forest": "off",
    "zeppelin_final_die": "on",
    "scavenger_keeps_all_ghouls": "off",
    "crash_spares_elves": "on",
    "coins": "hidden",
    "edition": "en2015",
}


def message_of(piece: Piece) -> str:
    """The id of the message that names a race or a power."""
    return f"{'race' if piece.tray > 0 else 'power'}-{piece.name}"


def found(query: str) -> list[str]:
    return [each.entry.id for each in search("en", query)]


def test_every_ruling_is_there_once_and_in_order() -> None:
    assert [ruling.id for ruling in rulings("en")] == [f"R-{number:03d}" for number in range(1, 229)]


@pytest.mark.parametrize("ruling", rulings("en"), ids=lambda ruling: str(ruling.id))
def test_a_ruling_is_whole(ruling: Ruling) -> None:
    assert ruling.title.endswith("?")
    assert ruling.text.endswith(".")
    assert ruling.books.endswith(".")
    assert ruling.confidence in {"A", "B", "C", "D"}
    assert ruling.switch is None or ruling.switch in SWITCHES
    assert "\n" not in ruling.title + ruling.text + ruling.books


def test_switches_have_their_defaults_and_all_values() -> None:
    assert {name: switch("en", name).default for name in switch_names()} == SWITCHES
    for name in switch_names():
        values = [value for value, _ in switch("en", name).values]
        expected = {"coins": ["hidden", "tally", "open"], "edition": ["en2015", "zh", "sv"]}
        assert values == expected.get(name, [SWITCHES[name], "on" if SWITCHES[name] == "off" else "off"])


def test_the_texts_know_the_switches_of_the_game_and_their_values() -> None:
    assert {*SWITCH_NAMES, "edition"} == set(SWITCHES)
    assert [value for value, _ in switch("en", "edition").values] == list(EDITIONS)
    assert [value for value, _ in switch("en", "coins").values] == list(COINS_WORDS)
    for name, number in SWITCH_NAMES.items():
        assert name == "coins" or SWITCHES[name] == ("on" if number in ON_BY_DEFAULT else "off")


def test_every_switch_but_the_edition_decides_a_ruling() -> None:
    assert {ruling.switch for ruling in rulings("en")} - {None} == set(SWITCHES) - {"edition"}


def test_the_chapters_cite_rulings_that_exist() -> None:
    known = {ruling.id for ruling in rulings("en")}
    for chapter in chapters("en"):
        assert set(re.findall(r"R-\d+", chapter.text)) <= known, chapter.id


def test_no_line_of_a_paragraph_becomes_a_list_by_accident() -> None:
    item = re.compile(r"(?:[-+*]|\d+\.) ")
    for chapter in chapters("en"):
        for before, line in itertools.pairwise(chapter.text.split("\n")):
            if item.match(line):
                assert not before or before.startswith(" ") or item.match(before), f"{chapter.id}: {line}"


def test_the_rulings_cite_rulings_that_exist() -> None:
    known = {ruling.id for ruling in rulings("en")}
    for ruling in rulings("en"):
        assert set(re.findall(r"R-\d+", ruling.text + ruling.books)) <= known - {ruling.id}, ruling.id


def test_every_ruling_is_cited_by_a_chapter() -> None:
    cited = {int(number) for chapter in chapters("en") for number in re.findall(r"R-(\d+)", chapter.text)}
    # These settle cases too rare for people who learn the game.
    rare = {48, 103, 104}
    assert set(range(1, 229)) - cited == rare


def test_every_race_and_power_has_its_section_and_no_other_has() -> None:
    sections = [chapter.id.removeprefix("rules-") for chapter in chapters("en") if chapter.section]
    assert sorted(sections) == sorted(message_of(piece) for piece in PIECES)


@pytest.mark.parametrize("piece", PIECES, ids=lambda piece: str(piece.name))
def test_a_section_bears_the_name_of_its_piece(piece: Piece) -> None:
    section = find_chapter("en", f"rules-{message_of(piece)}")
    assert section is not None
    assert section.title == format_message("en", message_of(piece))
    assert piece.pack != "sky" or f"[R-{piece.ruling():03d}]" in section.text


@pytest.mark.parametrize("piece", PIECES, ids=lambda piece: str(piece.name))
def test_a_section_stands_under_the_chapter_of_its_kind_and_box(piece: Piece) -> None:
    above = ""
    for chapter in chapters("en"):
        if not chapter.section:
            above = chapter.id
        elif chapter.id == f"rules-{message_of(piece)}":
            kind = "races" if piece.tray > 0 else "powers"
            assert above == ("rules-sky-" if piece.pack == "sky" else "rules-") + kind


@pytest.mark.parametrize("piece", PIECES, ids=lambda piece: str(piece.name))
def test_the_tables_have_its_numbers(piece: Piece) -> None:
    name = re.escape(format_message("en", message_of(piece)))
    cells = [str(piece.tokens)] + ([str(piece.tray)] if piece.tray > 0 else [])
    if piece.name == "amazons":
        cells[0] = "6 + 4"
    row = re.compile(rf"\| {name} \| " + r" \| ".join(map(re.escape, cells)) + r" \|")
    assert sum(len(row.findall(chapter.text)) for chapter in chapters("en")) == 1


def test_the_tables_of_sky_islands_have_the_numbers_of_its_boards() -> None:
    setup, islands = find_chapter("en", "rules-sky-setup"), find_chapter("en", "rules-sky-board")
    assert setup is not None
    assert islands is not None
    for players in range(3, 7):
        ground = players - 1
        assert f"| {players} | {ground} | {rounds_of(f'{board_for(ground)} sky-2', players)} |" in setup.text
    for name in SKY_BOARDS:
        facts = board_facts(name)
        regions = facts["regions"]
        land = [region for region in regions if region["terrain"] != "lake"]
        sizes = [sum(region["island"] == i + 1 for region in land) for i in range(facts["islands"])]
        row = [
            facts["islands"],
            ", ".join(map(str, sizes)),
            len(regions) - len(land),
            sum(region["terrain"] == "mountain" for region in land),
            sum(region["lost-tribe"] for region in land),
            len(facts["cloud-bridges"]),
        ]
        assert f"| {' | '.join(map(str, row))} |" in islands.text


def test_titles_are_told_apart() -> None:
    titles = [chapter.title for chapter in chapters("en")]
    assert len(titles) == len(set(titles))


@pytest.mark.parametrize("query", ["R-107", "r-107", "R107", "r107", "107", " 107 ", "R 107"])
def test_a_ruling_is_found_by_its_number(query: str) -> None:
    assert ruling_id(query) == "R-107"


@pytest.mark.parametrize("query", ["", "R", "elves", "R-107b", "12345", "107 elves"])
def test_all_else_is_no_number(query: str) -> None:
    assert ruling_id(query) is None


def test_what_does_not_exist_is_not_found() -> None:
    assert find_ruling("en", "R-229") is None
    assert find_chapter("en", "rules-nonsense") is None
    assert found("") == found("   ") == found("xyzzy") == []


def test_a_chapter_is_found_by_its_id() -> None:
    chapter = find_chapter("en", "rules-race-elves")
    assert isinstance(chapter, Chapter)
    assert chapter.title == "Elves"


@pytest.mark.parametrize(
    ("query", "first"),
    [
        ("elves", "rules-race-elves"),
        ("Halflings", "rules-race-halflings"),
        ("dragon master", "rules-power-dragon-master"),
        ("zeppelin", "rules-power-zeppelined"),
        ("cloud bridge", "rules-sky-board"),
        ("trade pacts", "rules-sky-markers"),
        ("scoring", "rules-scoring"),
        ("sorcerer_needs_hand", "R-108"),
        ("lone token", "R-109"),
        ("region cost", "R-014"),
    ],
)
def test_the_best_match_comes_first(query: str, first: str) -> None:
    assert found(query)[0] == first


def test_every_word_of_the_query_must_stand_there() -> None:
    assert set(found("fortress decline")) < set(found("fortress"))
    assert "R-141" in found("fortress decline")


def test_a_part_of_a_word_finds_it_too() -> None:
    assert "rules-power-fortified" in found("ortress")


def test_what_the_books_say_is_searched_too() -> None:
    assert "R-086" in found("swedish")


def test_a_word_that_is_not_found_brings_those_that_look_like_it() -> None:
    assert "mountain" in suggestions("en", "mountian")
    assert suggestions("en", "xyzzy") == []
