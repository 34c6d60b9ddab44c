"""The face of the message files: a language, a message id and arguments in, a sentence out."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final, TypeAlias

if TYPE_CHECKING:
    from smallworld.locale.catalogue import Catalogue

Argument: TypeAlias = str | int | float | bool | Sequence[str | int] | None

FOLDER: Final = Path(__file__).parent
FIRST_LANGUAGE: Final = "en"

# An argument of this name is the id of a piece; the message that names the piece has this prefix.
NAMED: Final = {
    "kind": "marker",
    "marker": "marker",
    "phase": "phase",
    "piece": "term",
    "power": "power",
    "race": "race",
    "source": "term",
    "symbol": "symbol",
    "term": "term",
    "terrain": "terrain",
}
# These may be left out; they then read as `none`, for which their messages have a variant.
OPTIONAL: Final = {
    "action": "none",
    "close": "none",
    "marker": "none",
    "power": "none",
    "target": "none",
    "with": "none",
}


class MessageError(Exception):
    """A message cannot be formatted: it is broken, or an argument is missing."""


class UnknownMessageError(MessageError, LookupError):
    """No language that was looked at has a message of this id."""


def format_message(language: str, message_id: str, args: Mapping[str, Argument] | None = None) -> str:
    """The sentence in that language, or in English where the language lacks it.

    `message_id` may name an attribute: `ruling-R-107.title`. Arguments are ids and numbers; a race, power, terrain or
    marker may be given as it stands in events (`elves`) or as a message id (`race-elves`). None reads as `none`; lists
    are joined by commas.

    :raises UnknownMessageError: no such message, not in English either
    :raises MessageError: the message needs an argument that is not there
    """
    given = {name: _prepare(name, value) for name, value in (args or {}).items()}
    return _catalogue(language).format(message_id, OPTIONAL | given)


def has_message(language: str, message_id: str) -> bool:
    """Whether `format_message` would find it."""
    return _catalogue(language).has(message_id)


def message_ids(use: str) -> tuple[str, ...]:
    """The ids of a use (`rules`: `rules.ftl` or all files in `rules/`) in their order; English has them all."""
    return _catalogue(FIRST_LANGUAGE).ids(use)


@cache
def languages() -> tuple[str, ...]:
    """The languages that there are texts in, English first."""
    found = sorted({path.parent.name for pattern in ("*/game.ftl", "*/game") for path in FOLDER.glob(pattern)})
    return (FIRST_LANGUAGE, *(language for language in found if language != FIRST_LANGUAGE))


def known_language(language: str) -> str | None:
    """Which of `languages()` serves this one: `de-AT` is served by `de`."""
    wanted = language.replace("_", "-")
    while wanted:
        for known in languages():
            if known.casefold() == wanted.casefold():
                return known
        wanted = wanted.rpartition("-")[0]
    return None


def _catalogue(language: str) -> Catalogue:
    return _opened(known_language(language) or FIRST_LANGUAGE)


@cache
def _opened(known: str) -> Catalogue:
    from smallworld.locale.catalogue import Catalogue  # noqa: PLC0415 - Fluent is slow to load

    return Catalogue(FOLDER / known, None if known == FIRST_LANGUAGE else _opened(FIRST_LANGUAGE))


def _prepare(name: str, value: Argument) -> str | int | float:
    prefix = NAMED.get(name)
    match value:
        case str() if prefix is not None:
            return value if value.startswith(f"{prefix}-") else f"{prefix}-{value}"
        case str() | float():
            return value
        case int():
            return int(value)  # a bool becomes 0 or 1, which a message can choose by
        case None:
            return "none"
        case _:
            return ", ".join(str(part) for part in value)
