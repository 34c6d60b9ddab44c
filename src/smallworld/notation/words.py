"""The words of the notation for the numbers of the core."""

from __future__ import annotations

from functools import cache
from typing import Final

from smallworld.content.verbs import CANNON, VERB_NAMES, moves_cannon
from smallworld.rules.bits import MASK, regions_of
from smallworld.rules.board import Board
from smallworld.rules.catalogue import Catalogue

SEATS: Final = "ABCDEF"
FIRST_SKY_REGION: Final = 49

# by the phase numbers of the core
PHASE_NAMES: Final = (
    "start", "pick", "ghouls", "conquest", "redeploy-ghouls", "redeploy", "withdraw", "heroes", "cannons", "scoring",
    "stout", "pacts", "ally", "retreat", "turn-end", "over",
)  # fmt: skip
ASKED_PHASES: Final = tuple(name for name in PHASE_NAMES if name not in ("scoring", "turn-end"))

# by rank: the first that applies is given
REASON_CODES: Final = (
    "", "no-such-action", "not-a-number", "no-such-region", "game-over", "not-your-turn", "wrong-step", "not-this-race",
    "not-this-power", "already-used", "none-left", "too-late-to-abandon", "no-such-combo", "not-enough-coins",
    "not-an-opponent", "attacked-this-turn", "too-many-pacts", "not-yours", "own-region", "water", "immune-region",
    "peace", "not-a-mountain", "not-a-forest", "nothing-to-clear", "not-active", "not-alone", "protected",
    "not-a-border-region", "not-adjacent", "no-token-in-tray", "no-token-in-hand", "no-roll-needed", "too-far-short",
    "not-enough-tokens", "one-per-region", "tokens-left", "keep-one-each",
)  # fmt: skip

VERB_NUMBERS: Final = {name: number for number, name in VERB_NAMES.items()}


@cache
def region_name(region: int) -> str:
    return str(region) if region < FIRST_SKY_REGION else f"s{region - FIRST_SKY_REGION + 1}"


def region_number(name: str, board: Board) -> int | None:
    """The number of a region of this board, None where there is none of that name."""
    digits = name.removeprefix("s")
    if not digits.isascii() or not digits.isdigit() or digits.startswith("0") or len(digits) > 2:
        return None
    in_sky = name.startswith("s")
    number = int(digits) + (FIRST_SKY_REGION - 1 if in_sky else 0)
    if number > 61 or (board.sky if in_sky else board.ground) & MASK[number] == 0:
        return None
    return number


def region_names(mask: int) -> list[str]:
    return [region_name(r) for r in regions_of(mask)]


def race_name(catalogue: Catalogue, race: int) -> str:
    return catalogue.races[race].name


def power_name(catalogue: Catalogue, power: int) -> str:
    return catalogue.powers[power].name


def combo_name(catalogue: Catalogue, power: int, race: int) -> str:
    return f"{catalogue.powers[power].name} {catalogue.races[race].name}"


def verb_name(verb: int) -> str:
    return VERB_NAMES[CANNON] if moves_cannon(verb) else VERB_NAMES[verb]


@cache
def ruling_name(ruling: int) -> str | None:
    """`R-107`; nothing for the ordinary rules."""
    return f"R-{ruling:03d}" if ruling > 0 else None


def piece_numbers(catalogue: Catalogue) -> tuple[dict[str, int], dict[str, int]]:
    """Races and powers by name."""
    races = {piece.name: number for number, piece in enumerate(catalogue.races) if number}
    powers = {piece.name: number for number, piece in enumerate(catalogue.powers) if number}
    return races, powers
