"""Names of terrains and symbols, by the numbers that boards use."""

from typing import Final

from smallworld.rules.board import LAKE, MOUNTAIN, SEA

FARMLAND: Final = 4
FOREST: Final = 5
HILL: Final = 6
SWAMP: Final = 7

MINE: Final = 1
MAGIC: Final = 2
CAVERN: Final = 3

TERRAIN_NAMES: Final = {
    "sea": SEA, "lake": LAKE, "mountain": MOUNTAIN, "farmland": FARMLAND, "forest": FOREST, "hill": HILL, "swamp": SWAMP,
}  # fmt: skip
SYMBOL_NAMES: Final = {"mine": MINE, "magic": MAGIC, "cavern": CAVERN}
