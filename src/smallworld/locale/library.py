"""The rules texts as data: chapters, rulings and switches of a language, and the search in them."""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Final

from smallworld.locale.messages import format_message, has_message, message_ids

SECTIONS: Final = ("rules-race-", "rules-power-")
RULE_OF_TABLE: Final = re.compile(r"[|\- ]{4,}")
EMPHASIS: Final = re.compile(r"[*`]|(?<!\w)_+|_+(?!\w)")
WORD: Final = re.compile(r"\w+(?:['_-]\w+)*")
SWITCH_VALUES: Final = ("off", "on", "hidden", "tally", "open", "en2015", "zh", "sv")
RULING_ID: Final = re.compile(r"(?:R[-_ ]?)?(\d{1,4})", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Chapter:
    """A chapter of the rules; a race or a power is a section of the chapter before it."""

    id: str
    title: str
    text: str  # Markdown
    section: bool

    @property
    def searched(self) -> str:
        return _plain(self.text)


@dataclass(frozen=True, slots=True)
class Ruling:
    """A ruling, with what the books say and how sure it is."""

    id: str
    title: str
    text: str
    books: str
    confidence: str
    switch: str | None

    @property
    def searched(self) -> str:
        return _plain(f"{self.text} {self.books} {self.switch or ''}")


@dataclass(frozen=True, slots=True)
class Switch:
    """A rules switch: what it decides and what each of its values means, the default first."""

    name: str
    text: str
    default: str
    values: tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class Found:
    """A place where the search found something."""

    entry: Chapter | Ruling
    score: int


@lru_cache(maxsize=16)
def chapters(language: str) -> tuple[Chapter, ...]:
    """The rules in the order in which to read them."""
    return tuple(
        Chapter(
            id=message_id,
            title=format_message(language, f"{message_id}.title"),
            text=format_message(language, message_id),
            section=message_id.startswith(SECTIONS),
        )
        for message_id in message_ids("rules")
    )


@lru_cache(maxsize=16)
def rulings(language: str) -> tuple[Ruling, ...]:
    """All rulings, by number."""
    return tuple(_ruling(language, message_id) for message_id in _ids("ruling-"))


def ruling_id(query: str) -> str | None:
    """The id that somebody means by `107`, `r107` or `R-107`, whether there is such a ruling or not; None by all else."""
    match = RULING_ID.fullmatch(query.strip())
    return f"R-{int(match[1]):03d}" if match else None


def find_ruling(language: str, wanted: str) -> Ruling | None:
    """The ruling with exactly this id."""
    message_id = f"ruling-{wanted}"
    return _ruling(language, message_id) if has_message(language, message_id) else None


def find_chapter(language: str, wanted: str) -> Chapter | None:
    """The chapter with exactly this id."""
    return next((chapter for chapter in chapters(language) if chapter.id == wanted), None)


@cache
def switch_names() -> tuple[str, ...]:
    """The names of all rules switches."""
    return tuple(message_id.removeprefix("switch-") for message_id in _ids("switch-"))


def switch(language: str, name: str) -> Switch:
    """What a switch does."""
    default = format_message(language, f"switch-{name}.default")
    others = [value for value in SWITCH_VALUES if value != default and has_message(language, f"switch-{name}.{value}")]
    return Switch(
        name=name,
        text=_line(language, f"switch-{name}"),
        default=default,
        values=tuple((value, _line(language, f"switch-{name}.{value}")) for value in (default, *others)),
    )


def search(language: str, query: str) -> list[Found]:
    """Chapters and rulings in which every word of the query stands, best first; chapters before rulings as good."""
    words = _words(query)
    if not words:
        return []
    found = [Found(entry, score) for entry in _entries(language) if (score := _score(entry, words))]
    return sorted(found, key=lambda each: -each.score)


def suggestions(language: str, query: str) -> list[str]:
    """Words of the texts that look like the one that was not found."""
    texts = " ".join(f"{entry.title} {entry.searched}" for entry in _entries(language))
    known = sorted({word for word in _words(texts) if len(word) > 3})
    close: list[str] = []
    for word in _words(query):
        close += [other for other in difflib.get_close_matches(word, known, 3, 0.7) if other not in close]
    return close[:3]


def _score(entry: Chapter | Ruling, words: list[str]) -> int:
    title, text = _words(entry.title), _words(entry.searched)
    total = 40 if title == words else 0
    for word in words:
        score = 20 * (word in title) + 12 * any(other.startswith(word) for other in title)
        score += 2 * min(text.count(word), 5) + min(sum(other.startswith(word) for other in text), 5)
        if not score and len(word) > 2:
            score = int(any(word in other for other in (*title, *text)))
        if not score:
            return 0
        total += score
    return total


def _entries(language: str) -> Iterable[Chapter | Ruling]:
    yield from chapters(language)
    yield from rulings(language)


def _plain(markdown: str) -> str:
    lines = [
        ", ".join(cell.strip() for cell in line.strip("| ").split("|")) + ";" if line.startswith("|") else line
        for line in markdown.split("\n")
        if not RULE_OF_TABLE.fullmatch(line)
    ]
    return " ".join(EMPHASIS.sub("", " ".join(lines)).split())


def _words(text: str) -> list[str]:
    return [word.casefold() for word in WORD.findall(text)]


def _ids(prefix: str) -> list[str]:
    return [message_id for message_id in message_ids("rulings") if message_id.startswith(prefix)]


def _ruling(language: str, message_id: str) -> Ruling:
    has_switch = has_message(language, f"{message_id}.switch")
    return Ruling(
        id=message_id.removeprefix("ruling-"),
        title=_line(language, f"{message_id}.title"),
        text=_line(language, message_id),
        books=_line(language, f"{message_id}.books"),
        confidence=format_message(language, f"{message_id}.confidence"),
        switch=format_message(language, f"{message_id}.switch") if has_switch else None,
    )


def _line(language: str, message_id: str) -> str:
    return " ".join(format_message(language, message_id).split())
