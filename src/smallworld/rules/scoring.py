"""Coins at the end of a turn, source by source."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from smallworld.rules.bits import MASK, count, lowest, vec_of
from smallworld.rules.board import MOST_ISLANDS
from smallworld.rules.events import COINS_PAID, FROM_DECLINED, FROM_ISLANDS, FROM_REGIONS, SCORED
from smallworld.rules.layout import COINS, RACE, TURN
from smallworld.rules.state import State

MOST_ENTRIES = 24


class Sheet:
    """What a turn brings: entries of a source, the regions that pay coins, or coins that name no region.

    Entries that lower the worth of regions are settled when all of a race's are on the sheet (R-176).
    """

    __slots__ = ("sources", "regions", "coins", "rulings", "lowering", "size", "first", "lowers", "floor_each")

    def __init__(self) -> None:
        self.sources = vec[i64]([0] * MOST_ENTRIES)
        self.regions = vec[i64]([0] * MOST_ENTRIES)
        self.coins = vec[i64]([0] * MOST_ENTRIES)
        self.rulings = vec[i64]([0] * MOST_ENTRIES)
        self.lowering = vec[i64]([0] * MOST_ENTRIES)
        self.size: i64 = 0
        self.first: i64 = 0
        self.lowers = False
        self.floor_each = True

    def __reduce__(self) -> tuple[object, ...]:
        vectors = [self.sources, self.regions, self.coins, self.rulings, self.lowering]
        numbers = (int(self.size), int(self.first), self.lowers, self.floor_each)
        return sheet_again, ([list(vector) for vector in vectors], numbers)

    def each(self, source: i64, regions: i64, ruling: i64) -> None:
        """One coin for each of these regions."""
        self.many(source, regions, 1, ruling)

    def many(self, source: i64, regions: i64, coins: i64, ruling: i64) -> None:
        """So many coins for each of these regions."""
        if regions != 0:
            self._enter(source, regions, count(regions) * coins, ruling)

    def flat(self, source: i64, coins: i64, ruling: i64) -> None:
        """Coins that belong to no region."""
        if coins > 0:
            self._enter(source, 0, coins, ruling)

    def less(self, source: i64, regions: i64, floor_each: bool, ruling: i64) -> None:
        """One coin less for each of these regions, none below 0, or the race's sum not below 0."""
        if regions != 0:
            self.lowers = True
            self.floor_each = floor_each
            self.lowering[self.size] = 1
            self._enter(source, regions, 0, ruling)

    def _enter(self, source: i64, regions: i64, coins: i64, ruling: i64) -> None:
        self.sources[self.size] = source
        self.regions[self.size] = regions
        self.coins[self.size] = coins
        self.rulings[self.size] = ruling
        self.size += 1

    def settle(self) -> None:
        """What lowers the worth of regions takes as much as the floor of 0 leaves; then the next race may follow."""
        if self.lowers:
            if self.floor_each:
                self._settle_each()
            else:
                self._settle_sum()
        self.first = self.size
        self.lowers = False

    def _settle_each(self) -> None:
        lowered: i64 = 0
        i = self.first
        while i < self.size:
            if self.lowering[i] != 0:
                lowered |= self.regions[i]
            i += 1
        while lowered != 0:
            self._settle_region(lowest(lowered))
            lowered &= lowered - 1

    def _settle_region(self, r: i64) -> None:
        worth: i64 = 0
        i = self.first
        while i < self.size:
            if self.lowering[i] == 0 and self.regions[i] & MASK[r] != 0:
                worth += self.coins[i] // count(self.regions[i])
            i += 1
        i = self.first
        while i < self.size:
            if self.lowering[i] != 0 and self.regions[i] & MASK[r] != 0 and worth > 0:
                worth -= 1
                self.coins[i] -= 1
            i += 1

    def _settle_sum(self) -> None:
        worth: i64 = 0
        i = self.first
        while i < self.size:
            if self.lowering[i] == 0 and self.regions[i] != 0:
                worth += self.coins[i]
            i += 1
        i = self.first
        while i < self.size:
            if self.lowering[i] != 0:
                taken = count(self.regions[i])
                if taken > worth:
                    taken = worth
                worth -= taken
                self.coins[i] = -taken
            i += 1

    def total(self) -> i64:
        total: i64 = 0
        i: i64 = 0
        while i < self.size:
            total += self.coins[i]
            i += 1
        return total


def sheet_again(vectors: list[list[int]], numbers: tuple[int, int, bool, bool]) -> Sheet:
    made = Sheet()
    made.sources = vec_of(vectors[0])
    made.regions = vec_of(vectors[1])
    made.coins = vec_of(vectors[2])
    made.rulings = vec_of(vectors[3])
    made.lowering = vec_of(vectors[4])
    made.size = numbers[0]
    made.first = numbers[1]
    made.lowers = numbers[2]
    made.floor_each = numbers[3]
    return made


def add_up(s: State, seat: i64) -> Sheet:
    """What this seat's turn would bring if it ended now."""
    sheet = Sheet()
    b = seat * 3
    if s.w[RACE + b] != 0:
        sheet.each(FROM_REGIONS, s.race(b).paying(s, b), 72)
        s.race(b).score(s, b, sheet)
        s.power(b).score(s, b, sheet)
        sheet.settle()
    b += 1
    while b < seat * 3 + 3:
        if s.w[RACE + b] != 0:
            sheet.each(FROM_DECLINED, s.occupied(b), 72)
            s.race(b).score_declined(s, b, sheet)
        b += 1
    _islands(s, seat, sheet)
    return sheet


def _islands(s: State, seat: i64, sheet: Sheet) -> None:
    """A coin for each island whose land one race of this seat holds alone (R-165)."""
    i: i64 = 0
    while i < MOST_ISLANDS:
        island = s.box.board.islands[i]
        if island != 0:
            b = seat * 3
            while b < seat * 3 + 3:
                if s.occupied(b) & island == island:
                    sheet.flat(FROM_ISLANDS, 1, 165)
                    break
                b += 1
        i += 1


def pay(s: State) -> None:
    """Pay the turn's seat, one event a source."""
    seat = s.w[TURN]
    sheet = add_up(s, seat)
    entries: i64 = 0
    i: i64 = 0
    while i < sheet.size:
        if sheet.coins[i] != 0:
            s.tell(COINS_PAID, seat, sheet.coins[i], sheet.sources[i], sheet.regions[i], sheet.rulings[i], 0)
            entries += 1
        i += 1
    total = sheet.total()
    s.w[COINS + seat] += total
    s.tell(SCORED, seat, total, entries, 0, 0, 0)
