"""The engine never asks which race or power it has before it: its source does not even name one."""

import re
from collections import defaultdict
from pathlib import Path

import pytest

from smallworld.content.games import pieces
from smallworld.content.switches import SWITCH_NAMES
from smallworld.rules.switches import COINS_SHOWN

RULES = Path(__file__).parents[2] / "src/smallworld/rules"
FILES = sorted(RULES.glob("**/*.py"))


def listed(text: str) -> list[str]:
    return text.split()


# All races and powers of the base game and of Sky Islands, as in the rulings
RACES = listed("""amazons dwarves elves ghouls giants halflings humans orcs ratmen skeletons sorcerers tritons trolls wizards
    drakons escargots khans scarecrows scavengers storm-giants wendigos""")
POWERS = listed("""alchemist berserk bivouacking commando diplomat dragon-master flying forest fortified heroic hill merchant
    mounted pillaging seafaring spirit stout swamp underworld wealthy
    airborne exploring goldsmith gunner haggling racketeering zeppelined""")
# Singular forms that are no beginning of the plural, and the stems of powers that are spoken of in other forms
OTHER_FORMS = listed("""amazon dwarf elf ghoul giant halfling human orc ratman skeleton sorcerer triton troll wizard drakon
    escargot khan scarecrow scavenger wendigo dragon sorcery bivouac pillage seafarer fortify fortress zeppelin
    haggle racketeer explorer diplomacy alchemy""")
NAMES = sorted(set(RACES) | set(POWERS) | set(OTHER_FORMS))

# Words in which a name stands by chance, and the phase names of the notation
ALLOWED = listed("""self itself force forced forces reinforcement controlled
    start pick ghouls conquest redeploy-ghouls redeploy withdraw heroes cannons stout pacts ally retreat over""")


# Phases, events and verbs of the notation, and plain English, that are also somebody's marker or key
OF_THE_NOTATION = set(listed("""heroes cannons pacts peace roll moved converted clear"""))


def words_of(text: str) -> set[str]:
    """All words, those of identifiers too: apart, and with what a hyphen or underscore joins them to."""
    lower = re.sub(r"(?<=[a-z])(?=[A-Z])", "_", text).lower()
    joined = re.findall(r"[a-z]+(?:[-_][a-z]+)*", lower)
    return {part for word in joined for part in (word.replace("_", "-"), *re.split(r"[-_]", word))}


def names_in(text: str) -> dict[str, list[str]]:
    found = defaultdict(list)
    for word in words_of(text) - set(ALLOWED):
        if "-" in word:  # its parts are words of their own
            hits = [name for name in NAMES if "-" in name and name in word]
        else:
            hits = [name for name in NAMES if name in word]
        if hits:
            found[word] = hits
    return dict(found)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_the_rules_name_no_race_and_no_power(path: Path) -> None:
    assert names_in(path.read_text(encoding="utf-8")) == {}


def test_all_of_them_are_read() -> None:
    assert {"engine.py", "costs.py", "scoring.py", "turn.py"} <= {path.name for path in FILES}
    assert (len(RACES), len(POWERS)) == (21, 27)
    assert [piece.name for piece in pieces().races[1:]] == sorted(RACES[:14]) + sorted(RACES[14:])
    assert [piece.name for piece in pieces().powers[1:]] == sorted(POWERS[:20]) + sorted(POWERS[20:])


def owned() -> set[str]:
    """Kinds of markers, keys of positions and switches that belong to a race or power, as they are spelled."""
    found: set[str] = set()
    for piece in pieces().races + pieces().powers:
        found |= {marker.name for marker in piece.markers} | {field.key for field in piece.fields}
    found |= {name for name, number in SWITCH_NAMES.items() if number > COINS_SHOWN}
    return {name.replace("_", "-") for name in found} - OF_THE_NOTATION


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_what_belongs_to_them_is_not_named_either(path: Path) -> None:
    assert words_of(path.read_text(encoding="utf-8")) & owned() == set()


def test_what_belongs_to_them() -> None:
    assert {"transformed", "burning", "free-pick", "drakons-out", "camps-back", "zeppelin-final-die"} <= owned()


@pytest.mark.parametrize(
    "text",
    ["Trolls", "a_troll = 1", "TROLL_LAIRS", "uncontrollable", "StormGiants", "x.dragon_master", "the Diplomat's"],
)
def test_names_are_found_in_any_form(text: str) -> None:
    assert names_in(text) != {}


@pytest.mark.parametrize("text", ["self.w[FORCED]", "R-130: while they last", "the retreat itself", "mountain"])
def test_other_words_are_left_alone(text: str) -> None:
    assert names_in(text) == {}
