"""Who sits at the seats: people and bots, by the names that records have for them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from smallworld.bots import BOTS
from smallworld.notation.faults import Fault, PositionError

YOU: Final = "you"
GREEDY: Final = "greedy"
BOT_MARK: Final = "bot:"
LEAST, MOST = 2, 6  # six only with a sky board
LONGEST: Final = 24  # letters of a name


@dataclass(frozen=True, slots=True)
class Sitter:
    """A person, or a bot of this name."""

    name: str
    bot: str | None = None

    @property
    def recorded(self) -> str:
        """The name in a record."""
        return f"{BOT_MARK}{self.bot}" if self.bot else self.name


def sitter(word: str) -> Sitter:
    """A bot where there is one of that name, else a person; `PositionError` for `bot:` and a name that no bot has."""
    name = word.strip()
    known = name.removeprefix(BOT_MARK)
    if known in BOTS:
        return Sitter(known, known)
    if name.startswith(BOT_MARK):
        raise PositionError([Fault("--seats", "unknown-bot", {"bot": known, "known": ", ".join(BOTS)})])
    return Sitter("".join(sign for sign in name if sign.isprintable())[:LONGEST])


def read_sitters(text: str, seats: int | None) -> list[Sitter]:
    """The names of a line, parted by commas or, without one, by spaces; as many as there are seats."""
    words = [word for word in (text.split(",") if "," in text else text.split()) if word.strip()]
    if not LEAST <= len(words) <= MOST:
        raise PositionError([Fault("--seats", "seats-number", {"n": len(words)})])
    if seats is not None and len(words) != seats:
        raise PositionError([Fault("--seats", "seats-other-number", {"n": len(words), "expected": seats})])
    return [sitter(word) for word in words]


def usual_sitters(players: int, person: int = 0) -> list[Sitter]:
    """One person, and greedy on all other seats."""
    return [Sitter(YOU) if seat == person else Sitter(GREEDY, GREEDY) for seat in range(players)]


def line_of(sitters: Sequence[Sitter]) -> str:
    """As they are entered."""
    return ", ".join(each.name for each in sitters)
