"""The forms of the words in events: types that say which one is meant, and what each looks like."""

from __future__ import annotations

from typing import Annotated, Final, TypeAlias

from smallworld.notation.words import ASKED_PHASES

Seat: TypeAlias = Annotated[str, "seat"]
Region: TypeAlias = Annotated[str, "region"]
Place: TypeAlias = Annotated[str, "place"]  # a region, or where else tokens and markers can be
Name: TypeAlias = Annotated[str, "name"]  # of a race, power, marker, verb, term or source
Phase: TypeAlias = Annotated[str, "phase"]
Standing: TypeAlias = Annotated[str, "standing"]  # what stood in a region that was conquered
Ruling: TypeAlias = Annotated[str, "ruling"]

# as regular expressions of the whole word
FORMS: Final = {
    "seat": "[A-F]",
    "region": "s?[1-9][0-9]?",
    "place": "tray|hand|waiting|box|s?[1-9][0-9]?",
    "name": "[a-z]+(-[a-z]+)*(:[a-z]+(-[a-z]+)*)?",
    "phase": "|".join(ASKED_PHASES),
    "standing": "empty|tribe|[A-F]( declined)?",
    "ruling": "R-[0-9]{3,}",
}
