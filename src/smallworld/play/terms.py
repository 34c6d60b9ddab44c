"""Names of what a cost or a score is made of."""

from __future__ import annotations

from typing import Final

from smallworld.notation.words import power_name, race_name
from smallworld.rules.catalogue import Catalogue
from smallworld.rules.events import (
    FROM_COLUMN,
    FROM_DECLINED,
    FROM_ISLANDS,
    FROM_REGIONS,
    SOURCE_OF_POWER,
    SOURCE_OF_RACE,
    TERM_BASE,
    TERM_BURIED,
    TERM_DIE,
    TERM_LEAST,
    TERM_MOUNTAIN,
    TERM_OF_MARKER,
    TERM_OF_POWER,
    TERM_OF_RACE,
    TERM_TOKENS,
    TERM_TRIBE,
)  # fmt: skip

TERM_NAMES: Final = {
    TERM_BASE: "base", TERM_MOUNTAIN: "mountain", TERM_TRIBE: "tribe", TERM_TOKENS: "tokens", TERM_LEAST: "least",
    TERM_DIE: "die", TERM_BURIED: "buried",
}  # fmt: skip
SOURCE_NAMES: Final = {
    FROM_REGIONS: "regions",
    FROM_DECLINED: "declined",
    FROM_COLUMN: "column",
    FROM_ISLANDS: "islands",
}
ONE_OF: Final = {"lairs": "lair", "fortresses": "fortress", "encampments": "encampment"}


def term_name(catalogue: Catalogue, term: int) -> str:
    """A term of a cost: its own name, a marker's in the singular, a race's or a power's."""
    if term >= TERM_OF_POWER:
        return power_name(catalogue, term - TERM_OF_POWER)
    if term >= TERM_OF_RACE:
        return race_name(catalogue, term - TERM_OF_RACE)
    if term >= TERM_OF_MARKER:
        marker = catalogue.markers[term - TERM_OF_MARKER].name
        return ONE_OF.get(marker, marker)
    return TERM_NAMES[term]


def source_name(catalogue: Catalogue, source: int) -> str:
    """A source of coins, which is also a term of a score."""
    if source >= SOURCE_OF_POWER:
        return power_name(catalogue, source - SOURCE_OF_POWER)
    if source >= SOURCE_OF_RACE:
        return race_name(catalogue, source - SOURCE_OF_RACE)
    return SOURCE_NAMES[source]
