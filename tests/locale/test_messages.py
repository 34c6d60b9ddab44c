"""format_message and NAME, with small files of our own where the real ones say too little."""

import subprocess
import sys
from pathlib import Path

import pytest

from smallworld.locale import (
    Argument,
    MessageError,
    UnknownMessageError,
    format_message,
    has_message,
    languages,
    message_ids,
)
from smallworld.locale.catalogue import Catalogue
from smallworld.locale.messages import known_language

ENGLISH = """\
race-elves = Elves
    .one = Elf
race-orcs = Orcs
who = { NAME($race, form: "genitive") } or { NAME($race) }
only-english = { $n ->
    [one] one { NAME($race, form: "one") }
   *[other] { $n } { NAME($race) }
}
"""
GERMAN = """\
race-elves = Elben
    .one = Elb
    .genitive = der Elben
who = { NAME($race, form: "genitive") } oder { NAME($race) }
"""


@pytest.fixture
def german(tmp_path: Path) -> Catalogue:
    for language, text in (("en", ENGLISH), ("de", GERMAN)):
        (tmp_path / language).mkdir()
        (tmp_path / language / "game.ftl").write_text(text, encoding="utf-8")
    return Catalogue(tmp_path / "de", Catalogue(tmp_path / "en", None))


def test_numbers_choose_the_form() -> None:
    assert format_message("en", "note-loses", {"seat": "B", "n": 1}) == "B loses 1 token."
    assert format_message("en", "note-loses", {"seat": "B", "n": 3}) == "B loses 3 tokens."


def test_a_fraction_is_shown_as_odds() -> None:
    assert "33%" in format_message("en", "note-roll", {"odds": 1 / 3})


def test_no_invisible_marks_are_put_around_arguments() -> None:
    assert format_message("en", "refusal-own-region", {"region": "12"}).startswith("Region 12 is")


@pytest.mark.parametrize("race", ["elves", "race-elves"])
def test_pieces_are_named_by_their_id_with_or_without_its_kind(race: str) -> None:
    assert format_message("en", "note-spared", {"race": race}) == "The Elves lose no token."


def test_equal_ids_of_different_kinds_are_kept_apart() -> None:
    assert format_message("en", "event-shown", {"power": "forest", "race": "orcs"}).endswith("Forest Orcs.")
    assert format_message("en", "terrain-forest") == "Forest"


def test_truth_nothing_and_lists_are_arguments_too() -> None:
    assert "badge" in format_message("en", "event-declined", {"seat": "A", "race": "elves", "spirit": True})
    assert "badge" not in format_message("en", "event-declined", {"seat": "A", "race": "elves", "spirit": False})
    assert format_message("en", "event-rolled", {"seat": "A", "die": 2, "target": None}) == "A rolls 2."
    assert format_message("en", "event-over", {"ranking": ["B", "A"]}).endswith("B, A.")


def test_a_conquest_reads_as_a_sentence() -> None:
    args: dict[str, Argument] = {"seat": "A", "region": "12", "how": "conquer", "cost": 3, "over": "tribe"}
    assert format_message("en", "event-conquered", args) == "A conquers region 12 (cost 3); a Lost Tribe stood there."
    args |= {"how": "sorcery", "over": "empty"}
    assert format_message("en", "event-conquered", args) == "A converts the token in region 12."


def test_a_piece_of_a_pack_without_words_is_called_by_its_id() -> None:
    assert format_message("en", "note-spared", {"race": "my-pack:blue-imps"}) == "The Blue Imps lose no token."


def test_an_attribute_is_asked_for_with_a_dot() -> None:
    assert format_message("en", "race-dwarves.one") == "Dwarf"
    assert has_message("en", "race-dwarves.one")
    assert not has_message("en", "race-dwarves.two")


@pytest.mark.parametrize("message_id", ["refusal-nonsense", "race-elves.nonsense", "rules-nonsense", "Not an id"])
def test_an_unknown_message_is_a_clear_error(message_id: str) -> None:
    assert not has_message("en", message_id)
    with pytest.raises(UnknownMessageError, match=message_id):
        format_message("en", message_id)


def test_an_unknown_piece_is_a_clear_error() -> None:
    with pytest.raises(MessageError, match=r"note-spared: .*race-elfs"):
        format_message("en", "note-spared", {"race": "elfs"})


def test_a_missing_argument_is_a_clear_error() -> None:
    with pytest.raises(MessageError, match=r"refusal-water: .*region"):
        format_message("en", "refusal-water")


@pytest.mark.parametrize("code", ["no-such-action", "not-this-power", "none-left"])
def test_some_arguments_may_be_missing(code: str) -> None:
    assert "none" not in format_message("en", f"refusal-{code}")


def test_who_can_do_it_and_what_stands_there_is_named() -> None:
    assert format_message("en", "refusal-not-this-power", {"power": "berserk"}).startswith(
        "Only a race with the power Ber"
    )
    assert "(Hole)" in format_message("en", "refusal-immune-region", {"region": "12", "marker": "holes"})


def test_a_broken_file_is_a_clear_error(tmp_path: Path) -> None:
    folder = tmp_path / "en"
    folder.mkdir()
    (folder / "game.ftl").write_text("fine = yes\nbroken = {\n", encoding="utf-8")
    with pytest.raises(MessageError, match=r"en/game\.ftl: cannot be read from 'broken = {' on"):
        Catalogue(folder, None).format("fine", {})


def test_a_use_is_one_file_or_all_files_of_a_folder(tmp_path: Path) -> None:
    (tmp_path / "en" / "rules").mkdir(parents=True)
    for name, text in (
        ("game.ftl", "one = 1\n"),
        ("rules/2-b.ftl", "rules-b = b\n"),
        ("rules/1-a.ftl", "rules-a = a\n"),
    ):
        (tmp_path / "en" / name).write_text(text, encoding="utf-8")
    catalogue = Catalogue(tmp_path / "en", None)
    assert catalogue.format("one", {}) == "1"
    assert catalogue.format("rules-b", {}) == "b"
    assert catalogue.ids("rules") == ("rules-a", "rules-b")


def test_a_broken_file_of_a_folder_is_named(tmp_path: Path) -> None:
    (tmp_path / "en" / "game").mkdir(parents=True)
    (tmp_path / "en" / "game" / "names.ftl").write_text("broken = {\n", encoding="utf-8")
    with pytest.raises(MessageError, match=r"en/game/names\.ftl: cannot be read"):
        Catalogue(tmp_path / "en", None).ids("game")


def test_a_language_uses_its_own_forms(german: Catalogue) -> None:
    assert german.format("who", {"race": "race-elves"}) == "der Elben oder Elben"


def test_what_a_language_lacks_is_english(german: Catalogue) -> None:
    assert german.format("only-english", {"race": "race-elves", "n": 1}) == "one Elf"
    assert german.format("who", {"race": "race-orcs"}) == "Orcs oder Orcs"
    assert german.has("only-english")
    assert not german.has("nonsense")


def test_a_language_that_we_do_not_have_is_english() -> None:
    assert languages()[0] == "en"
    assert known_language("en_GB") == "en"
    assert known_language("xx") is None
    assert format_message("xx", "terrain-hill") == "Hill"


def test_ids_come_in_the_order_of_the_files() -> None:
    assert message_ids("rules")[:2] == ("rules-goal", "rules-pieces")
    assert message_ids("no-such-use") == ()


def test_books_and_fluent_are_loaded_only_when_opened() -> None:
    code = (
        "import sys, smallworld.locale as locale\n"
        "assert not any(name.startswith('fluent') for name in sys.modules)\n"
        "locale.format_message('en', 'terrain-hill')\n"
        "from smallworld.locale.messages import _opened\n"
        "assert list(_opened('en').read) == ['game']\n"
        "locale.format_message('en', 'rules-goal.title')\n"
        "assert list(_opened('en').read) == ['game', 'rules']\n"
    )
    subprocess.run([sys.executable, "-c", code], check=True)
