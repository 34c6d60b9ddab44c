"""What was asked for on the command line."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from smallworld.content.boards import BASE_BOARDS, board_facts
from smallworld.notation.faults import Fault, PositionError

SETTINGS: Final = {"true": True, "on": True, "yes": True, "false": False, "off": False, "no": False}


@dataclass(frozen=True, slots=True)
class Wish:
    """The arguments and options of `smallworld play`."""

    file: Path | None = None
    players: int | None = None
    seats: str | None = None
    seed: str | None = None
    board: str | None = None
    pieces: str | None = None
    options: Sequence[str] = ()
    save: Path | None = None
    resume: bool = False
    at: int | None = None

    def check(self) -> None:
        """`PositionError` where options do not go together."""
        new = {
            "--players": self.players,
            "--seed": self.seed,
            "--board": self.board,
            "--pieces": self.pieces,
            "--option": self.options or None,
        }
        if self.file is not None or self.resume:
            for name, value in new.items():
                if value is not None:
                    raise fault(name, "new-games-only")
        if self.at is not None and (self.file is None or self.resume):
            raise fault("--at", "at-without-record")
        if self.resume and self.save is not None:
            raise fault("--save", "resume-saves-itself")

    def number(self) -> int | None:
        """The number of players, as far as it was said."""
        ground, _, sky = (self.board or "").partition(" ")
        if self.players is None and ground in BASE_BOARDS:
            return board_facts(ground)["players"] + (1 if sky else 0)
        return self.players

    def range(self) -> tuple[int, int]:
        """The fewest and the most players on such a board."""
        return (3, 6) if "sky" in (self.board or "") else (2, 5)

    def sets(self) -> list[str] | None:
        """The sets of pieces in the column, where they were said."""
        return None if self.pieces is None else [name.strip() for name in self.pieces.split(",")]

    def switches(self) -> dict[str, object]:
        """The rules switches as a position has them."""
        found: dict[str, object] = {}
        for text in self.options:
            name, equals, value = text.partition("=")
            if not equals or not name.strip() or not value.strip():
                raise fault("--option", "not-a-switch", found=text)
            word = value.strip().lower()
            found[name.strip()] = SETTINGS.get(word, word)
        return found


def fault(key: str, code: str, **params: str | int) -> PositionError:
    return PositionError([Fault(key, code, params)])
