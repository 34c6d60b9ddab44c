"""The pieces in the box: their numbers in the game, and the numbers that the project gave them, which never change."""

import json
from pathlib import Path

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from smallworld.content import switches, verbs
from smallworld.content.games import SETS, box_of, default_options, pieces
from smallworld.rules.bits import LAST_REGION
from smallworld.rules.layout import (
    COLUMN_COUNT,
    PIECES,
    POWER_STACK_COUNT,
    POWER_STACK_SIZE,
    RACE_STACK_COUNT,
    RACE_STACK_SIZE,
)  # fmt: skip
from smallworld.rules.moves import MOST_VERBS
from smallworld.rules.newgame import new_game
from smallworld.rules.piece import Piece

ROOT = Path(__file__).parents[2]

# In the order of their numbers: append only. Banner, tray; the Amazons' four more are `extra`.
BASE_RACES = {
    "amazons": (6, 15), "dwarves": (3, 8), "elves": (6, 11), "ghouls": (5, 10), "giants": (6, 11),
    "halflings": (6, 11), "humans": (5, 10), "orcs": (5, 10), "ratmen": (8, 13), "skeletons": (6, 20),
    "sorcerers": (5, 18), "tritons": (6, 11), "trolls": (5, 10), "wizards": (5, 10),
}  # fmt: skip
SKY_RACES = {
    "drakons": (6, 11), "escargots": (12, 17), "khans": (5, 10), "scarecrows": (12, 17), "scavengers": (6, 11),
    "storm-giants": (6, 11), "wendigos": (6, 17),
}  # fmt: skip
RACES = BASE_RACES | SKY_RACES
BASE_POWERS = {
    "alchemist": 4, "berserk": 4, "bivouacking": 5, "commando": 4, "diplomat": 5, "dragon-master": 5, "flying": 5,
    "forest": 4, "fortified": 3, "heroic": 5, "hill": 4, "merchant": 2, "mounted": 5, "pillaging": 5, "seafaring": 5,
    "spirit": 5, "stout": 4, "swamp": 4, "underworld": 5, "wealthy": 4,
}  # fmt: skip
SKY_POWERS = {
    "airborne": 3, "exploring": 5, "goldsmith": 4, "gunner": 3, "haggling": 5, "racketeering": 5, "zeppelined": 5,
}  # fmt: skip
POWERS = BASE_POWERS | SKY_POWERS
MARKERS = {
    "lairs": 10, "fortresses": 6, "encampments": 5, "holes": 2, "heroes": 2, "dragon": 1,
    "transformed": 3, "cannons": 2, "burning": 5,
}  # fmt: skip
# The ruling that tells what each does; where there are several, the one that a refusal or a note names first
RULINGS = {
    "amazons": 79, "dwarves": 84, "elves": 85, "ghouls": 89, "giants": 99, "halflings": 101, "humans": 118, "orcs": 105,
    "ratmen": 8, "skeletons": 106, "sorcerers": 107, "tritons": 115, "trolls": 116, "wizards": 118,
    "alchemist": 119, "berserk": 120, "bivouacking": 124, "commando": 128, "diplomat": 129, "dragon-master": 134,
    "flying": 137, "forest": 158, "fortified": 138, "heroic": 142, "hill": 158, "merchant": 144, "mounted": 145,
    "pillaging": 146, "seafaring": 30, "spirit": 149, "stout": 152, "swamp": 158, "underworld": 155, "wealthy": 157,
    "drakons": 189, "escargots": 169, "khans": 174, "scarecrows": 173, "scavengers": 177, "storm-giants": 185,
    "wendigos": 192,
    "airborne": 210, "exploring": 221, "goldsmith": 198, "gunner": 216, "haggling": 211, "racketeering": 222,
    "zeppelined": 200,
}  # fmt: skip
# switch: number, whether it is on by default
SWITCHES = {
    "own_decline_defends": (0, False),
    "pay_from_pot": (1, False),
    "failed_attempt_is_attack": (2, True),
    "coins": (3, False),
    "elf_survives_sorcerer": (4, False),
    "sorcerer_needs_hand": (5, True),
    "ghouls_own_die": (6, True),
    "hole_in_sea": (7, True),
    "alchemist_needs_region": (8, False),
    "diplomat_2p": (9, True),
    "bolt_anywhere": (10, False),
    "drakon_token_out_of_game": (11, False),
    "khan_floor_per_region": (12, True),
    "wendigo_empty_forest": (13, False),
    "zeppelin_final_die": (14, True),
    "scavenger_keeps_all_ghouls": (15, False),
    "crash_spares_elves": (16, True),
}


def real(found: list[Piece]) -> list[Piece]:
    return [piece for piece in found if piece.number > 0]


def test_races_have_their_tokens_and_their_numbers() -> None:
    races = real(pieces().races)
    assert {piece.name: (piece.tokens, piece.tray) for piece in races} == RACES
    assert [piece.name for piece in races] == list(RACES)
    assert [piece.number for piece in races] == list(range(1, len(RACES) + 1))
    assert {piece.name: piece.extra_tokens() for piece in races if piece.extra_tokens()} == {"amazons": 4}
    assert sum(RACES[name][1] for name in BASE_RACES) == 168
    assert sum(RACES[name][1] for name in SKY_RACES) == 94
    assert [piece.name for piece in races if piece.pack == "sky"] == list(SKY_RACES)


def test_powers_have_their_tokens_and_their_numbers() -> None:
    powers = real(pieces().powers)
    assert {piece.name: piece.tokens for piece in powers} == POWERS
    assert [piece.name for piece in powers] == list(POWERS)
    assert [piece.number for piece in powers] == list(range(1, len(POWERS) + 1))
    assert [piece.name for piece in powers if piece.tray or piece.extra_tokens()] == []
    assert [piece.name for piece in powers if piece.pack == "sky"] == list(SKY_POWERS)
    assert {piece.pack for piece in real(pieces().races) + powers} == set(SETS)


def test_each_names_its_ruling() -> None:
    assert {piece.name: piece.ruling() for piece in real(pieces().races) + real(pieces().powers)} == RULINGS


def test_place_0_belongs_to_the_piece_that_nobody_has() -> None:
    nobody = pieces().races[0], pieces().powers[0]
    assert [(piece.name, piece.number, piece.tokens, piece.tray) for piece in nobody] == [("", 0, 0, 0)] * 2


def test_no_combo_wants_more_tokens_than_the_tray_holds() -> None:
    """So R-008 bites only when tokens are out of the tray."""
    most = max(POWERS.values())
    assert most == 5
    assert [p.name for p in real(pieces().races) if p.tokens + p.extra_tokens() + most > p.tray] == []


def test_markers_have_their_limits_and_their_bands_of_words() -> None:
    found = pieces().markers
    assert {marker.name: marker.limit for marker in found} == MARKERS
    assert [marker.number for marker in found] == list(range(len(found)))
    assert {marker.name for marker in found if marker.defends} == {"lairs", "fortresses", "encampments"}
    immune = {"holes", "heroes", "dragon", "transformed", "cannons", "burning"}
    assert {marker.name for marker in found if marker.immune} == immune
    assert [marker.name for marker in found if marker.shelters] == ["encampments"]
    assert [marker.name for marker in found if marker.bound == 3] == ["burning"]  # all others lie where somebody is
    assert all(2**marker.planes > marker.limit or marker.planes == 1 for marker in found)


def test_words_of_pieces_do_not_overlap() -> None:
    catalogue = pieces()
    spans = [(piece.at, piece.words) for piece in real(catalogue.races) + real(catalogue.powers) if piece.words]
    spans += [(marker.at, marker.planes) for marker in catalogue.markers]
    taken = [at + n for at, words in spans for n in range(words)]
    assert sorted(taken) == list(range(PIECES, catalogue.words))
    for piece in real(catalogue.races) + real(catalogue.powers):
        assert all(0 <= field.word < piece.words for field in piece.fields)


def test_verbs_keep_their_numbers() -> None:
    pinned = json.loads((ROOT / "tests/vectors/verbs.json").read_text(encoding="utf-8"))
    moving = pinned.pop("cannon R S")
    assert {word: number for number, word in verbs.VERB_NAMES.items()} == pinned
    assert list(pinned.values()) == list(range(1, len(pinned) + 1))
    assert moving == verbs.MOVE_CANNON == 64  # and the region R
    assert max(pinned.values()) < verbs.MOVE_CANNON
    assert [verb for verb in range(200) if verbs.moves_cannon(verb)] == [64 + r for r in range(1, LAST_REGION + 1)]


def test_no_list_of_moves_is_too_short_for_its_verbs() -> None:
    """The core's own verbs, those of a race and of a power; of `cannon R S` one for each cannon."""

    def own(found: list[Piece]) -> int:
        return max(sum(not verbs.moves_cannon(verb) for verb in piece.verbs) for piece in found)

    assert verbs.STAY - 1 + own(pieces().races) + own(pieces().powers) + MARKERS["cannons"] <= MOST_VERBS


def test_every_verb_has_one_owner_at_most_and_one_kind_of_argument() -> None:
    owned = [verb for piece in real(pieces().races) + real(pieces().powers) for verb in piece.verbs]
    assert len(owned) == len(set(owned))
    moving = {verb for verb in owned if verbs.moves_cannon(verb)}
    assert set(owned) == set(pieces().owners) == set(range(verbs.STAY, verbs.PACT + 1)) | moving
    assert len(moving) == LAST_REGION
    kinds = [*verbs.PLAIN_VERBS, *verbs.COLUMN_VERBS, *verbs.SEAT_VERBS]
    assert len(kinds) == len(set(kinds))
    assert set(verbs.COUNTED_VERBS) & set(kinds) == {verbs.PACT}


def test_switches_keep_their_numbers_and_defaults() -> None:
    numbers = {name: number for name, (number, _) in SWITCHES.items()}
    assert numbers == switches.SWITCH_NAMES
    assert list(default_options()) == [int(on) for _, on in SWITCHES.values()]
    assert switches.COINS_WORDS == ("hidden", "tally", "open")
    assert set(switches.EDITIONS) == {"en2015", "zh", "sv"}
    assert switches.EDITIONS["zh"] == switches.EDITIONS["sv"] == {"elf_survives_sorcerer": True}


def powers_in(seats: int, options: vec[i64]) -> int:
    s = new_game(box_of(f"base-{seats}", seats, options=options), "1")
    assert s.w[COLUMN_COUNT] + s.w[RACE_STACK_COUNT] == len(BASE_RACES)
    return s.w[COLUMN_COUNT] + s.w[POWER_STACK_COUNT]


def names_in(board: str, sets: list[str] | None) -> tuple[set[str], set[str]]:
    """Races and powers that a game with three seats is played with."""
    box = box_of(board, 3, sets=sets)
    races = {piece.name for piece in box.catalogue.races if box.race_in[piece.number]}
    return races, {piece.name for piece in box.catalogue.powers if box.power_in[piece.number]}


def test_which_sets_are_in_the_column() -> None:
    """Those of Sky Islands with its board, and if wanted without; Exploring only with it (R-221)."""
    base, every = (set(BASE_RACES), set(BASE_POWERS)), (set(RACES), set(POWERS))
    assert names_in("base-3", None) == names_in("base-3", ["base"]) == names_in("base-2 sky-3", ["base"]) == base
    assert names_in("base-2 sky-3", None) == names_in("base-2 sky-3", ["base", "sky"]) == every
    assert names_in("base-3", ["base", "sky"]) == (set(RACES), set(POWERS) - {"exploring"})
    assert names_in("base-3", ["sky"]) == (set(SKY_RACES), set(SKY_POWERS) - {"exploring"})
    assert names_in("base-2 sky-2", ["sky"]) == (set(SKY_RACES), set(SKY_POWERS))


def test_diplomat_is_in_the_stack_unless_two_play_without_it() -> None:
    without = default_options()
    without[switches.DIPLOMAT_2P] = 0
    assert [powers_in(seats, without) for seats in (2, 3, 4, 5)] == [19, 20, 20, 20]
    assert [powers_in(seats, default_options()) for seats in (2, 3, 4, 5)] == [20] * 4


def test_the_stacks_fit_into_the_state() -> None:
    assert len(RACES) <= RACE_STACK_SIZE
    assert len(POWERS) <= POWER_STACK_SIZE


@pytest.mark.parametrize("folder", ["races", "powers"])
def test_every_race_and_power_is_one_small_file(folder: str) -> None:
    files = {path.stem: path for path in (ROOT / "src/smallworld/content" / folder).glob("*.py")}
    names = [name.replace("-", "_") for name in (RACES if folder == "races" else POWERS)]
    assert sorted(files) == sorted(["__init__", *names])
    lengths = {name: len(path.read_text(encoding="utf-8").splitlines()) for name, path in files.items()}
    assert {name: n for name, n in lengths.items() if n >= 150} == {}
