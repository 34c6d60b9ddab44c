"""The boards as data: one file each, with a point inside each region for whoever draws it."""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import Final, TypedDict

from smallworld.content.terrain import SYMBOL_NAMES, TERRAIN_NAMES
from smallworld.rules.board import Board

BASE_BOARDS: Final = ("base-2", "base-3", "base-4", "base-5")

RegionFacts = TypedDict(
    "RegionFacts",
    {
        "id": str,
        "terrain": str,
        "symbols": list[str],
        "lost-tribe": bool,
        "edge": bool,
        "at": list[float],
        "neighbours": list[str],
    },
)


class BoardFacts(TypedDict):
    board: str
    players: int
    turns: int
    regions: list[RegionFacts]


@cache
def board_facts(name: str) -> BoardFacts:
    """What the data file of a board says."""
    facts: BoardFacts = json.loads((files(__package__) / f"{name}.json").read_text(encoding="utf-8"))
    return facts


@cache
def board(name: str) -> Board:
    """A board as the rules know it."""
    facts = board_facts(name)
    made = Board(name, facts["players"], facts["turns"])
    for region in facts["regions"]:
        number = int(region["id"])
        made.add(number, TERRAIN_NAMES[region["terrain"]], region["edge"], region["lost-tribe"])
        for symbol in region["symbols"]:
            made.mark(number, SYMBOL_NAMES[symbol])
    for region in facts["regions"]:
        for other in region["neighbours"]:
            made.join(int(region["id"]), int(other))
    made.finish()
    return made


def board_for(players: int) -> str:
    """The name of the base board for so many players."""
    return f"base-{players}"
