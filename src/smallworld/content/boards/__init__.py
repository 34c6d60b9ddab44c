"""The boards as data: one file each, with a point inside each region for whoever draws it; a sky board joins a base board."""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import Final, NotRequired, TypedDict

from smallworld.content.terrain import SYMBOL_NAMES, TERRAIN_NAMES
from smallworld.rules.bits import MASK, regions_of
from smallworld.rules.board import FIRST_SKY, Board

BASE_BOARDS: Final = ("base-2", "base-3", "base-4", "base-5")
SKY_BOARDS: Final = ("sky-2", "sky-3")
JOINED_BOARDS: Final = tuple(f"{ground} {sky}" for sky in SKY_BOARDS for ground in BASE_BOARDS)
ACCESS: Final = ("beanstalk", "stairway")
NO_ACCESS: Final = (0, 0)
APART: Final = 3  # steps between the two access tokens, by the rulebook's advice

RegionFacts = TypedDict(
    "RegionFacts",
    {
        "id": str,
        "terrain": str,
        "symbols": list[str],
        "lost-tribe": bool,
        "edge": NotRequired[bool],
        "island": NotRequired[int],
        "access": NotRequired[str],
        "at": list[float],
        "neighbours": list[str],
    },
)

BoardFacts = TypedDict(
    "BoardFacts",
    {
        "board": str,
        "players": NotRequired[int],
        "turns": NotRequired[int],
        "islands": NotRequired[int],
        "cloud-bridges": NotRequired[list[list[str]]],
        "regions": list[RegionFacts],
    },
)


@cache
def board_facts(name: str) -> BoardFacts:
    """What the data file of a board says."""
    facts: BoardFacts = json.loads((files(__package__) / f"{name}.json").read_text(encoding="utf-8"))
    return facts


def number_of(region: str) -> int:
    """The number of a region by its name."""
    return int(region[1:]) + FIRST_SKY - 1 if region.startswith("s") else int(region)


def _lay(made: Board, facts: BoardFacts) -> None:
    for region in facts["regions"]:
        number = number_of(region["id"])
        made.add(number, TERRAIN_NAMES[region["terrain"]], region.get("edge", False), region["lost-tribe"])
        for symbol in region["symbols"]:
            made.mark(number, SYMBOL_NAMES[symbol])
    for region in facts["regions"]:
        for other in region["neighbours"]:
            made.join(number_of(region["id"]), number_of(other))


@cache
def board(name: str, access: tuple[int, int] = NO_ACCESS) -> Board:
    """A board as the rules know it: `base-3`, or `base-3 sky-2` with Beanstalk and Stairway in these regions."""
    ground, _, sky = name.partition(" ")
    facts = board_facts(ground)
    made = Board(name, facts["players"], facts["turns"])
    _lay(made, facts)
    if sky:
        above = board_facts(sky)
        _lay(made, above)
        for one, other in above["cloud-bridges"]:
            made.join(number_of(one), number_of(other))
        for region in above["regions"]:
            number = number_of(region["id"])
            if region["terrain"] != "lake":
                made.raise_island(region["island"] - 1, number)
            if "access" in region:
                which = ACCESS.index(region["access"])
                made.access[which] = access[which]
                if access[which]:
                    made.join(access[which], number)
    made.finish()
    made.origin = (board, (name, access))
    return made


def board_for(players: int) -> str:
    """The name of the base board for so many players."""
    return f"base-{players}"


def players_of(name: str) -> int:
    """How many play on a board; with a sky board one more (R-159)."""
    ground, _, sky = name.partition(" ")
    return board_facts(ground)["players"] + (1 if sky else 0)


def rounds_of(name: str, seats: int) -> int:
    """R-001; with a sky board and 4 or 5 players one round less (R-159)."""
    ground, _, sky = name.partition(" ")
    return board_facts(ground)["turns"] - (1 if sky and seats in (4, 5) else 0)


@cache
def access_pairs(name: str) -> tuple[tuple[int, int], ...]:
    """Where Beanstalk and Stairway may be drawn on a base board (R-161), in order."""
    ground = board(name)
    inland = ground.land & ~ground.edge & ~ground.border
    pairs = []
    for one in regions_of(inland):
        near = MASK[one]
        for _ in range(APART - 1):
            near |= ground.around(near)
        pairs += [(one, other) for other in regions_of(inland & ~near)]
    return tuple(pairs)
