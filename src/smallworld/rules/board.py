"""A board as masks: who borders whom, what lies where, where a race may enter."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from smallworld.rules.bits import LAST_REGION, MASK, lowest, vec_of

SEA: Final = 1
LAKE: Final = 2
MOUNTAIN: Final = 3
TERRAINS: Final = 8  # 4 and more are named where races and powers speak of them
SYMBOLS: Final = 4
FIRST_SKY: Final = 49
MOST_ISLANDS: Final = 3


class Board:
    """One board, or boards joined; built once, never changed."""

    __slots__ = (
        "name", "turns", "players", "regions", "ground", "sky", "islands", "access", "edge", "tribes", "neighbours",
        "terrain", "symbol", "water", "land", "mountains", "shore", "border", "origin",
    )  # fmt: skip

    def __init__(self, name: str, players: i64, turns: i64) -> None:
        self.name = name
        self.players = players
        self.turns = turns
        self.regions: i64 = 0
        self.ground: i64 = 0
        self.sky: i64 = 0
        self.islands = vec[i64]([0] * MOST_ISLANDS)  # the land of each
        self.access = vec[i64]([0] * 2)  # where Beanstalk and Stairway stand
        self.edge: i64 = 0
        self.tribes: i64 = 0
        self.neighbours = vec[i64]([0] * (LAST_REGION + 1))
        self.terrain = vec[i64]([0] * TERRAINS)
        self.symbol = vec[i64]([0] * SYMBOLS)
        self.water: i64 = 0
        self.land: i64 = 0
        self.mountains: i64 = 0
        self.shore: i64 = 0
        self.border: i64 = 0
        self.origin: tuple[object, ...] = ()  # a function, and its arguments, by which another process finds it

    def add(self, region: i64, terrain: i64, edge: bool, tribe: bool) -> None:
        self.regions |= MASK[region]
        if region < FIRST_SKY:
            self.ground |= MASK[region]
        else:
            self.sky |= MASK[region]
        self.terrain[terrain] |= MASK[region]
        if edge:
            self.edge |= MASK[region]
        if tribe:
            self.tribes |= MASK[region]

    def mark(self, region: i64, symbol: i64) -> None:
        self.symbol[symbol] |= MASK[region]

    def join(self, region: i64, other: i64) -> None:
        self.neighbours[region] |= MASK[other]
        self.neighbours[other] |= MASK[region]

    def raise_island(self, island: i64, region: i64) -> None:
        """This land region belongs to an island, counted from 0."""
        self.islands[island] |= MASK[region]

    def finish(self) -> None:
        """Derive what follows from the facts."""
        self.water = self.terrain[SEA] | self.terrain[LAKE]
        self.land = self.regions & ~self.water
        self.mountains = self.terrain[MOUNTAIN]
        self.shore = self.around(self.water) & self.land
        # at the edge, or on the shore of a Sea that touches the edge; a Lake gives no way in
        self.border = self.edge | (self.around(self.terrain[SEA] & self.edge) & self.land)

    def around(self, mask: i64) -> i64:
        """All regions that border one of these."""
        found: i64 = 0
        m: i64 = mask
        while m != 0:
            found |= self.neighbours[lowest(m)]
            m &= m - 1
        return found

    def __deepcopy__(self, memo: object) -> Board:
        """Itself: it never changes."""
        return self

    def __reduce__(self) -> tuple[object, ...]:
        """For other processes: by its origin, or all its facts."""
        if len(self.origin) > 0:
            return self.origin
        masks = [int(self.regions), int(self.ground), int(self.sky), int(self.edge), int(self.tribes)]
        vectors = [self.neighbours, self.terrain, self.symbol, self.islands, self.access]
        return board_again, (
            self.name,
            int(self.players),
            int(self.turns),
            masks,
            [list(vector) for vector in vectors],
        )


def board_again(name: str, players: int, turns: int, masks: list[int], vectors: list[list[int]]) -> Board:
    """A board from its facts."""
    made = Board(name, players, turns)
    made.regions = masks[0]
    made.ground = masks[1]
    made.sky = masks[2]
    made.edge = masks[3]
    made.tribes = masks[4]
    made.neighbours = vec_of(vectors[0])
    made.terrain = vec_of(vectors[1])
    made.symbol = vec_of(vectors[2])
    made.islands = vec_of(vectors[3])
    made.access = vec_of(vectors[4])
    made.finish()
    return made
