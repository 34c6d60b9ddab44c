"""What lies and stands in the regions of a position, in the words of the notation."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from smallworld.content.boards import ACCESS
from smallworld.content.terrain import SYMBOL_NAMES, TERRAIN_NAMES
from smallworld.notation.words import SEATS, region_names, region_number
from smallworld.rules.bits import MASK
from smallworld.rules.board import Board
from smallworld.rules.layout import BENEATH, BURIED, TOKENS, TRIBES
from smallworld.rules.layout import SEATS as SEAT_COUNT
from smallworld.rules.state import State

# in the order in which people look for them
TERRAINS: Final = ("farmland", "forest", "hill", "swamp", "mountain", "lake", "sea")
ACTIVE: Final = 0  # the place of the active race among a seat's bands


@dataclass(frozen=True, slots=True)
class Held:
    """Who stands in a region."""

    seat: str
    race: str
    tokens: int
    active: bool


def held(s: State, r: int) -> Held | None:
    b = s.band_in(r)
    if b < 0:
        return None
    return Held(SEATS[b // 3], s.race(b).name, int(s.w[TOKENS + r]), b % 3 == ACTIVE)


def has_tribe(s: State, r: int) -> bool:
    return bool(s.w[TRIBES] & MASK[r])


def markers(s: State, r: int) -> list[tuple[str, int]]:
    """The markers in a region, each kind with its number."""
    kinds = [(marker.name, int(marker.in_region(s, r))) for marker in s.box.catalogue.markers]
    return [(name, n) for name, n in kinds if n]


def buried(s: State, r: int) -> Held | None:
    """Whose declined tokens lie beneath others there."""
    for b in range(s.w[SEAT_COUNT] * 3):
        if s.w[BURIED + b] & MASK[r]:
            return Held(SEATS[b // 3], s.race(b).name, int(s.w[BENEATH + r]), active=False)
    return None


def island(board: Board, r: int) -> int:
    """The island that a region belongs to, 0 for none."""
    return next((n for n, mask in enumerate(board.islands, 1) if mask & MASK[r]), 0)


def access(board: Board, r: int) -> list[str]:
    """The ways into the sky that begin there."""
    return [name for name, region in zip(ACCESS, board.access, strict=False) if region == r]


def terrain(board: Board, r: int) -> str:
    return next(name for name in TERRAINS if board.terrain[TERRAIN_NAMES[name]] & MASK[r])


def symbols(board: Board, r: int) -> list[str]:
    return [name for name, number in SYMBOL_NAMES.items() if board.symbol[number] & MASK[r]]


def is_border(board: Board, r: int) -> bool:
    """Whether a race without a region may enter there."""
    return bool(board.border & MASK[r] & board.land)


def neighbours(board: Board, r: int) -> list[str]:
    return region_names(board.neighbours[r])


def number(board: Board, name: str) -> int:
    """The number of a region that is there."""
    found = region_number(name, board)
    if found is None:
        raise KeyError(name)
    return found
