"""A record as data, and as text: one action a line, with what chance decided."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from smallworld.notation import NOTATION_VERSION
from smallworld.notation.faults import Fault
from smallworld.notation.outcomes import Outcome
from smallworld.notation.writing import write_position
from smallworld.rules.state import State

MAGIC: Final = "smallworld-record"
HEADER: Final = ("rules", "board", "pieces", "access", "options", "column", "from", "seed", "players")
NEW_GAME: Final = ("board", "pieces", "access", "options", "column")  # `from` stands instead of these
FOOTER: Final = ("result", "digest")
LINE_ENDS: Final = {"\x85": "\\u0085", "\u2028": "\\u2028", "\u2029": "\\u2029"}  # for some readers of lines

Options = dict[str, bool | str]


@dataclass(frozen=True, slots=True)
class Entry:
    """One action: the round, the seat that decided, the action as it was entered, what chance decided."""

    round: int
    seat: str
    action: str
    outcomes: tuple[Outcome, ...] = ()
    line: int = field(default=0, compare=False)  # where it stands in the file, 0 where it comes from none

    def __str__(self) -> str:
        told = f" = {'; '.join(str(outcome) for outcome in self.outcomes)}" if self.outcomes else ""
        return f"{self.round} {self.seat} {self.action}{told}"


@dataclass(frozen=True, slots=True)
class Record:
    """A game that was played, or is being played. It begins at a position or, without one, as a new game.

    Without a seed it holds only what has become public, and chance is what its outcomes say.
    """

    rules: int
    players: tuple[str, ...]
    entries: tuple[Entry, ...] = ()
    position: Mapping[str, object] | None = None
    board: tuple[str, ...] = ()
    pieces: tuple[str, ...] = ()
    access: Mapping[str, str] = field(default_factory=dict)
    options: Mapping[str, bool | str] = field(default_factory=dict)
    column: tuple[str, ...] = ()
    seed: str | None = None
    result: tuple[tuple[str, int], ...] | None = None
    digest: str | None = None
    lines: Mapping[str, int] = field(default_factory=dict, compare=False)  # where the words of the header stand

    @property
    def secret(self) -> bool:
        """Whether it tells the seed, so that chance can be checked and not only believed."""
        return self.seed is not None or (self.position is not None and "seed" in self.position)

    def line_of(self, word: str) -> int:
        """The line that begins with this word of the header or of the end."""
        if word in self.lines:
            return self.lines[word]
        for number, line in enumerate(header_lines(self), 1):
            if line.split(" ", 1)[0] == word:
                return number
        after = self.line_of_entry(len(self.entries))
        return after + 1 if word == "digest" and self.result is not None else after

    def line_of_entry(self, n: int) -> int:
        """The line of the n-th action, from 0; one more than there are: the line after the last."""
        if n < len(self.entries):
            return self.entries[n].line or len(header_lines(self)) + n + 1
        last = self.entries[-1].line if self.entries else max(self.lines.values(), default=0)
        return last + 1 if last else len(header_lines(self)) + n + 1


class RecordError(ValueError):
    """A record that cannot be read: the line, and what is wrong there."""

    def __init__(self, line: int, faults: list[Fault]) -> None:
        super().__init__(f"{line}: " + "; ".join(str(fault) for fault in faults))
        self.line = line
        self.faults = faults

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.line, self.faults)


def header_lines(record: Record) -> list[str]:
    lines = [f"{MAGIC} {NOTATION_VERSION}", f"rules {record.rules}"]
    if record.position is not None:
        lines.append(f"from {canonical(record.position)}")
    else:
        lines.append(f"board {' '.join(record.board)}")
        lines.append(f"pieces {' '.join(record.pieces)}")
        if record.access:
            lines.append(f"access {pairs(record.access)}")
        if record.options:
            lines.append(f"options {pairs(record.options)}")
        if record.column:
            lines.append(f"column {', '.join(record.column)}")
    if record.seed is not None:
        lines.append(f"seed {record.seed}")
    lines.append("players " + ", ".join(_quoted(name) for name in record.players))
    return lines


def pairs(told: Mapping[str, bool | str] | Mapping[str, str]) -> str:
    """Words with their values, as a line of the header has them."""
    return " ".join(f"{name}={_word(value)}" for name, value in told.items())


def _word(value: bool | str) -> str:
    return str(value).lower() if isinstance(value, bool) else value


def _quoted(name: str) -> str:
    text = json.dumps(name, ensure_ascii=False)
    for end, escaped in LINE_ENDS.items():
        text = text.replace(end, escaped)
    return text


def write_record(record: Record) -> str:
    """The file of a record."""
    lines = header_lines(record)
    lines += [str(entry) for entry in record.entries]
    if record.result is not None:
        lines.append(f"result {result_text(record.result)}")
    if record.digest is not None:
        lines.append(f"digest {record.digest}")
    return "\n".join(lines) + "\n"


def result_text(result: tuple[tuple[str, int], ...]) -> str:
    return ", ".join(f"{seat} {coins}" for seat, coins in result)


def canonical(document: Mapping[str, object]) -> str:
    """JSON that is the same wherever it is written: keys sorted, no spaces."""
    return json.dumps(document, ensure_ascii=False, sort_keys=True, separators=(",", ":"))


def digest(s: State) -> str:
    """What tells two final positions apart, whatever is still secret in them."""
    return hashlib.sha256(canonical(write_position(s, secrets=False)).encode()).hexdigest()[:16]
