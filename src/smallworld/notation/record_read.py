"""From the text of a record to a record. What cannot be understood is refused with its line."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Final

from smallworld.content.games import default_sets
from smallworld.notation import NOTATION_VERSION
from smallworld.notation.faults import Fault
from smallworld.notation.outcomes import Outcome, read_outcome
from smallworld.notation.reading import seed_text
from smallworld.notation.record_format import FOOTER, HEADER, MAGIC, NEW_GAME, Entry, Record, RecordError
from smallworld.notation.record_replay import first_state
from smallworld.rules import RULES_VERSION

ENTRY: Final = re.compile(r"([0-9]{1,4}) ([A-F]) (\S.*)")
SWITCH_WORDS: Final = {"true": True, "false": False}
RESULT: Final = re.compile(r"([A-F]) ([0-9]{1,6})")
DIGEST: Final = re.compile(r"[0-9a-f]{16}")


def read_record(text: str) -> Record:
    """The record that a text tells; `RecordError` if it tells none."""
    reader = _Reader()
    # not splitlines: names may hold other signs that end a line
    for number, line in enumerate(text.removeprefix("\ufeff").split("\n"), 1):
        reader.line(number, line.rstrip())
    record = reader.record()
    first_state(record)
    return record


class _Reader:
    def __init__(self) -> None:
        self.number = 0
        self.begun = False
        self.lines: dict[str, int] = {}
        self.rules = 0
        self.words: dict[str, tuple[str, ...]] = {}
        self.access: dict[str, str] = {}
        self.options: dict[str, bool | str] = {}
        self.column: tuple[str, ...] = ()
        self.seed: str | None = None
        self.position: dict[str, object] | None = None
        self.players: tuple[str, ...] = ()
        self.entries: list[Entry] = []
        self.result: tuple[tuple[str, int], ...] | None = None
        self.digest: str | None = None

    def fail(self, key: str, code: str, **params: str | int) -> RecordError:
        return RecordError(self.number, [Fault(key, code, params)])

    def line(self, number: int, line: str) -> None:
        self.number = number
        if not self.begun:
            self._begin(line)
            return
        if not line:
            return
        if line[0] in "0123456789":
            self._entry(line)
            return
        word, _, rest = line.partition(" ")
        if word in self.lines:
            raise self.fail(word, "line-twice", word=word, n=self.lines[word])
        if word in FOOTER:
            READERS[word](self, rest.strip())
        elif word not in HEADER:
            raise self.fail(word[:40], "unknown-line", found=word[:40], known=", ".join((*HEADER, *FOOTER)))
        elif self.entries or any(end in self.lines for end in FOOTER):
            raise self.fail(word, "line-late", word=word)
        else:
            READERS[word](self, rest.strip())
        self.lines[word] = number

    def _begin(self, line: str) -> None:
        words = line.split()
        if len(words) != 2 or words[0] != MAGIC or not _is_number(words[1]):
            raise self.fail("", "not-a-record", expected=f"{MAGIC} {NOTATION_VERSION}")
        if int(words[1]) != NOTATION_VERSION:
            raise self.fail("", "unknown-notation", version=int(words[1]), newest=NOTATION_VERSION)
        self.begun = True

    # -- the header

    def read_rules(self, text: str) -> None:
        if not _is_number(text) or int(text) < 1:
            raise self.fail("rules", "not-rules", found=text)
        self.rules = int(text)
        if self.rules > RULES_VERSION:
            raise self.fail("rules", "newer-rules", version=self.rules, newest=RULES_VERSION)

    def read_board(self, text: str) -> None:
        self.words["board"] = tuple(text.split())

    def read_pieces(self, text: str) -> None:
        self.words["pieces"] = tuple(text.split())

    def read_access(self, text: str) -> None:
        self.access = self._pairs("access", text)

    def read_options(self, text: str) -> None:
        pairs = self._pairs("options", text)
        self.options = {name: SWITCH_WORDS.get(value, value) for name, value in pairs.items()}

    def _pairs(self, word: str, text: str) -> dict[str, str]:
        pairs: dict[str, str] = {}
        for pair in text.split():
            name, equals, value = pair.partition("=")
            if not name or not equals or not value or name in pairs:
                raise self.fail(word, "not-pairs", found=pair)
            pairs[name] = value
        return pairs

    def read_column(self, text: str) -> None:
        self.column = tuple(" ".join(combo.split()) for combo in text.split(",")) if text else ()

    def read_seed(self, text: str) -> None:
        number = _is_number(text, 31) and str(int(text)) == text
        if seed_text(int(text) if number else text) is None:
            raise self.fail("seed", "not-a-seed", found=text[:40])
        self.seed = text

    def read_from(self, text: str) -> None:
        try:
            position = json.loads(text)
        except (ValueError, RecursionError):
            position = None
        if not isinstance(position, dict):
            raise self.fail("from", "not-a-position")
        self.position = position

    def read_players(self, text: str) -> None:
        try:
            names = json.loads(f"[{text}]")
        except (ValueError, RecursionError):
            names = None
        if not isinstance(names, list) or not all(isinstance(name, str) and _writable(name) for name in names):
            raise self.fail("players", "not-names", found=text[:40])
        self.players = tuple(names)

    # -- the game

    def _entry(self, line: str) -> None:
        if any(end in self.lines for end in FOOTER):
            raise self.fail("action", "action-late")
        told, equals, chance = line.partition(" = ")
        match = ENTRY.fullmatch(told)
        if match is None or line.endswith(" ="):
            raise self.fail("action", "not-an-action", found=line[:40])
        outcomes: list[Outcome] = []
        for text in chance.split(";") if equals else ():
            outcome = read_outcome(text)
            if outcome is None:
                raise self.fail("action", "not-an-outcome", found=text.strip()[:40])
            outcomes.append(outcome)
        action = " ".join(match[3].split())
        self.entries.append(Entry(int(match[1]), match[2], action, tuple(outcomes), self.number))

    # -- the end

    def read_result(self, text: str) -> None:
        result: list[tuple[str, int]] = []
        for part in text.split(","):
            match = RESULT.fullmatch(part.strip())
            if match is None:
                raise self.fail("result", "not-a-result", found=part.strip()[:40])
            result.append((match[1], int(match[2])))
        self.result = tuple(result)

    def read_digest(self, text: str) -> None:
        if not DIGEST.fullmatch(text):
            raise self.fail("digest", "not-a-digest", found=text[:40])
        self.digest = text

    def record(self) -> Record:
        if not self.begun:
            self._begin("")
        if self.position is not None:
            for word in NEW_GAME:
                if word in self.lines:
                    self.number = self.lines[word]
                    raise self.fail(word, "line-beside-from", word=word)
            at_first = self.position.get("seed")
            if self.seed is not None and at_first is not None and seed_text(at_first) != self.seed:
                self.number = self.lines["seed"]
                raise self.fail("seed", "seed-differs", found=self.seed, expected=str(at_first))
        needed = ("rules", "players") if self.position is not None else ("rules", "board", "players")
        for word in needed:
            if word not in self.lines:
                self.number = 1
                raise self.fail(word, "line-missing", word=word)
        usual = default_sets(" ".join(self.words.get("board", ()))) if self.position is None else ()
        pieces = self.words.get("pieces", tuple(usual))
        return Record(
            self.rules, self.players, tuple(self.entries), self.position, self.words.get("board", ()), pieces,
            self.access, self.options, self.column, self.seed, self.result, self.digest, self.lines,
        )  # fmt: skip


def _is_number(text: str, most: int = 6) -> bool:
    return text.isascii() and text.isdigit() and len(text) <= most


def _writable(name: str) -> bool:
    return not any("\ud800" <= sign <= "\udfff" for sign in name)


READERS: Final[dict[str, Callable[[_Reader, str], None]]] = {
    "rules": _Reader.read_rules, "board": _Reader.read_board, "pieces": _Reader.read_pieces,
    "access": _Reader.read_access, "options": _Reader.read_options, "column": _Reader.read_column,
    "seed": _Reader.read_seed, "from": _Reader.read_from, "players": _Reader.read_players,
    "result": _Reader.read_result, "digest": _Reader.read_digest,
}  # fmt: skip
