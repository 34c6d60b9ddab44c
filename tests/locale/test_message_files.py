"""The files themselves: they parse without remainder, every message formats, and nothing of the contracts is missing."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from smallworld.content.games import pieces
from smallworld.locale import Argument, format_message, has_message, languages, message_ids
from smallworld.locale.catalogue import GAME, files_of, use_of
from smallworld.locale.messages import FOLDER, NAMED
from smallworld.notation.refusal import NUMBERS_OF
from smallworld.notation.words import PHASE_NAMES, REASON_CODES
from smallworld.play.event_json import KINDS, keys_of
from smallworld.play.terms import SOURCE_NAMES, TERM_NAMES, term_name
from smallworld.rules.events import TERM_OF_MARKER
from smallworld.rules.marker import Marker

ALL_FILES = sorted(FOLDER.rglob("*.ftl"))
# language and use: a file, or a folder of files
ALL_USES = sorted(
    {(path.relative_to(FOLDER).parts[0], path.relative_to(FOLDER).parts[1].removesuffix(".ftl")) for path in ALL_FILES}
)
PIECES = pieces()
RACES = [race.name for race in PIECES.races[1:]]
POWERS = [power.name for power in PIECES.powers[1:]]
PHASES = list(PHASE_NAMES)
# Each reason code of the notation with the parameters that its sentence may use.
REFUSALS = {
    "no-such-action": "action",
    "not-a-number": "text",
    "no-such-region": "region",
    "game-over": "",
    "not-your-turn": "seat",
    "wrong-step": "phase",
    "not-this-race": "race",
    "not-this-power": "power",
    "already-used": "",
    "none-left": "marker",
    "too-late-to-abandon": "",
    "no-such-combo": "n",
    "not-enough-coins": "need have",
    "not-an-opponent": "seat",
    "attacked-this-turn": "seat",
    "too-many-pacts": "",
    "not-yours": "region",
    "own-region": "region",
    "water": "region",
    "immune-region": "region marker",
    "peace": "seat",
    "not-a-mountain": "",
    "not-a-forest": "",
    "nothing-to-clear": "",
    "not-active": "region",
    "not-alone": "region",
    "protected": "region",
    "not-a-border-region": "region",
    "not-adjacent": "region",
    "no-token-in-tray": "",
    "no-token-in-hand": "",
    "no-roll-needed": "region cost have",
    "too-far-short": "region cost have short",
    "not-enough-tokens": "need have",
    "one-per-region": "",
    "tokens-left": "n",
    "keep-one-each": "",
}
EXAMPLES: dict[str, Argument] = {
    "kind": "lairs",
    "odds": 0.5,
    "marker": "encampments",
    "phase": "conquest",
    "piece": "gunner",
    "power": "dragon-master",
    "race": "storm-giants",
    "source": "merchant",
    "symbol": "mine",
    "term": "mountain",
    "terrain": "hill",
}
NUMBERS = {
    "coins",
    "cost",
    "die",
    "fired",
    "have",
    "n",
    "need",
    "position",
    "rank",
    "round",
    "short",
    "spirit",
    "tokens",
}


class Variables(Visitor):
    """The arguments that a pattern uses, and those that it shows without NAME."""

    def __init__(self) -> None:
        self.used: set[str] = set()
        self.bare: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - named by Fluent
        self.used.add(node.id.name)

    def visit_Placeable(self, node: ast.Placeable) -> None:  # noqa: N802 - named by Fluent
        if isinstance(node.expression, ast.VariableReference):
            self.bare.add(node.expression.id.name)
        self.generic_visit(node)


def entries(path: Path) -> list[ast.EntryType]:
    return FluentParser(with_spans=False).parse(path.read_text(encoding="utf-8")).body


def patterns(path: Path) -> Iterator[tuple[str, ast.Pattern]]:
    """Every message and attribute of a file, by the name that format_message takes."""
    for entry in entries(path):
        if isinstance(entry, ast.Message):
            if entry.value is not None:
                yield entry.id.name, entry.value
            for attribute in entry.attributes:
                yield f"{entry.id.name}.{attribute.id.name}", attribute.value


def of_use(language: str, use: str) -> dict[str, ast.Pattern]:
    return dict(found for path in files_of(FOLDER / language, use) for found in patterns(path))


def variables(pattern: ast.Pattern) -> Variables:
    found = Variables()
    found.visit(pattern)
    return found


def used_by(message_id: str) -> set[str]:
    return variables(of_use("en", use_of(message_id))[message_id]).used


@pytest.mark.parametrize("path", ALL_FILES, ids=str)
def test_a_file_parses_without_remainder(path: Path) -> None:
    assert [entry.content for entry in entries(path) if isinstance(entry, ast.Junk)] == []


@pytest.mark.parametrize(("language", "use"), ALL_USES)
def test_no_message_stands_twice_or_in_a_file_of_others(language: str, use: str) -> None:
    files = files_of(FOLDER / language, use)
    names = [entry.id.name for path in files for entry in entries(path) if isinstance(entry, ast.Message)]
    assert names
    assert len(names) == len(set(names))
    assert {use_of(name) for name in names} == {use}


def test_a_use_is_a_file_or_a_folder_not_both() -> None:
    read = [path for language, use in ALL_USES for path in files_of(FOLDER / language, use)]
    assert sorted(read) == ALL_FILES


@pytest.mark.parametrize("path", ALL_FILES, ids=str)
def test_every_message_formats(path: Path) -> None:
    language = path.relative_to(FOLDER).parts[0]
    for message_id, pattern in patterns(path):
        used = variables(pattern).used
        for number in (0, 1, 5):
            args: dict[str, Argument] = {name: EXAMPLES.get(name, number if name in NUMBERS else "x") for name in used}
            text = format_message(language, message_id, args)
            assert text.strip(), message_id
            assert not re.search(r"[{}$]|\?\?\?", text), message_id


@pytest.mark.parametrize("path", ALL_FILES, ids=str)
def test_ids_are_never_shown(path: Path) -> None:
    shown = {message_id: variables(pattern).bare & set(NAMED) for message_id, pattern in patterns(path)}
    assert {message_id: names for message_id, names in shown.items() if names} == {}


@pytest.mark.parametrize(("language", "use"), ALL_USES)
def test_english_has_what_a_language_has(language: str, use: str) -> None:
    english = of_use(languages()[0], use)
    for message_id, pattern in of_use(language, use).items():
        name, _, attribute = message_id.partition(".")
        assert name in english or any(other.startswith(f"{name}.") for other in english), message_id
        if not attribute:
            assert variables(pattern).used <= variables(english[message_id]).used, message_id


@pytest.mark.parametrize("race", RACES)
def test_a_race_has_its_words(race: str) -> None:
    for form in ("", ".one", ".genitive", ".text"):
        assert format_message("en", f"race-{race}{form}")
    assert format_message("en", f"race-{race}.text").endswith(".")
    assert format_message("en", f"term-{race}") == format_message("en", f"race-{race}")


@pytest.mark.parametrize("power", POWERS)
def test_a_power_has_its_words(power: str) -> None:
    assert format_message("en", f"power-{power}.text").endswith(".")
    assert format_message("en", f"term-{power}") == format_message("en", f"power-{power}")


def test_no_race_or_power_too_many() -> None:
    assert (len(RACES), len(POWERS)) == (21, 27)
    ids = message_ids(GAME)
    assert sorted(name.removeprefix("race-") for name in ids if name.startswith("race-")) == sorted(RACES)
    assert sorted(name.removeprefix("power-") for name in ids if name.startswith("power-")) == sorted(POWERS)


@pytest.mark.parametrize("marker", PIECES.markers, ids=lambda marker: str(marker.name))
def test_a_marker_has_its_words(marker: Marker) -> None:
    assert format_message("en", f"marker-{marker.name}")
    assert marker.limit == 1 or has_message("en", f"marker-{marker.name}.one")
    if marker.defends:
        assert has_message("en", f"term-{term_name(PIECES, TERM_OF_MARKER + int(marker.number))}")


@pytest.mark.parametrize("term", sorted({*TERM_NAMES.values(), *SOURCE_NAMES.values()}))
def test_a_term_has_its_word(term: str) -> None:
    assert format_message("en", f"term-{term}")


@pytest.mark.parametrize("phase", PHASES)
def test_a_phase_has_its_words(phase: str) -> None:
    assert format_message("en", f"phase-{phase}").endswith((".", "?"))
    assert format_message("en", f"phase-{phase}.name")


def test_every_refusal_has_its_sentence_and_keeps_to_its_parameters() -> None:
    refusals = {name.removeprefix("refusal-") for name in message_ids(GAME) if name.startswith("refusal-")}
    assert refusals == set(REFUSALS) == set(REASON_CODES[1:])
    for code, parameters in REFUSALS.items():
        assert used_by(f"refusal-{code}") <= set(parameters.split()), code


def test_what_a_refusal_says_of_the_core_is_among_its_parameters() -> None:
    for code, names in NUMBERS_OF.items():
        assert used_by(f"refusal-{REASON_CODES[code]}") <= set(names), REASON_CODES[code]


def test_every_event_has_its_sentence_and_keeps_to_its_keys() -> None:
    events = {name.removeprefix("event-") for name in message_ids(GAME) if name.startswith("event-")}
    assert events == set(KINDS)
    for name, kind in KINDS.items():
        assert used_by(f"event-{name}") <= {key.name for key in keys_of(kind)}, name


def test_no_zeppelin_left_is_said_of_zeppelins() -> None:
    assert "zeppelin" in format_message("en", "refusal-none-left", {"marker": "burning"})


def test_a_note_names_the_piece_that_makes_it_possible() -> None:
    assert "Storm Giants" in format_message("en", "note-enters", {"piece": "storm-giants"})
    assert "Flying" in format_message("en", "note-reaches", {"piece": "flying"})


def test_coins_that_change_hands_are_said_in_both_directions() -> None:
    told = {n: format_message("en", "note-coins", {"seat": "B", "n": n, "source": "scarecrows"}) for n in (1, 2, -1)}
    assert told[1] == "B gets 1 coin at once (Scarecrows)."
    assert "2" in told[2]
    assert "-1" in told[-1]
