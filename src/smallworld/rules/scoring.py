"""Coins at the end of a turn, source by source."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from smallworld.rules.bits import count
from smallworld.rules.events import COINS_PAID, FROM_DECLINED, FROM_REGIONS, SCORED
from smallworld.rules.layout import COINS, HELD, RACE, TURN
from smallworld.rules.state import State

MOST_ENTRIES = 16


class Sheet:
    """What a turn brings: entries of a source, the regions that pay one coin each, or coins that name no region."""

    __slots__ = ("sources", "regions", "coins", "rulings", "size")

    def __init__(self) -> None:
        self.sources = vec[i64]([0] * MOST_ENTRIES)
        self.regions = vec[i64]([0] * MOST_ENTRIES)
        self.coins = vec[i64]([0] * MOST_ENTRIES)
        self.rulings = vec[i64]([0] * MOST_ENTRIES)
        self.size: i64 = 0

    def each(self, source: i64, regions: i64, ruling: i64) -> None:
        """One coin for each of these regions."""
        if regions != 0:
            self._enter(source, regions, count(regions), ruling)

    def flat(self, source: i64, coins: i64, ruling: i64) -> None:
        """Coins that belong to no region."""
        self._enter(source, 0, coins, ruling)

    def _enter(self, source: i64, regions: i64, coins: i64, ruling: i64) -> None:
        self.sources[self.size] = source
        self.regions[self.size] = regions
        self.coins[self.size] = coins
        self.rulings[self.size] = ruling
        self.size += 1

    def total(self) -> i64:
        total: i64 = 0
        i: i64 = 0
        while i < self.size:
            total += self.coins[i]
            i += 1
        return total


def add_up(s: State, seat: i64) -> Sheet:
    """What this seat's turn would bring if it ended now."""
    sheet = Sheet()
    b = seat * 3
    if s.w[RACE + b] != 0:
        sheet.each(FROM_REGIONS, s.w[HELD + b], 72)
        s.race(b).score(s, b, sheet)
        s.power(b).score(s, b, sheet)
    b += 1
    while b < seat * 3 + 3:
        if s.w[RACE + b] != 0:
            sheet.each(FROM_DECLINED, s.w[HELD + b], 72)
            s.race(b).score_declined(s, b, sheet)
        b += 1
    return sheet


def pay(s: State) -> None:
    """Pay the turn's seat, one event a source."""
    seat = s.w[TURN]
    sheet = add_up(s, seat)
    i: i64 = 0
    while i < sheet.size:
        s.tell(COINS_PAID, seat, sheet.coins[i], sheet.sources[i], sheet.regions[i], sheet.rulings[i], 0)
        i += 1
    total = sheet.total()
    s.w[COINS + seat] += total
    s.tell(SCORED, seat, total, 0, 0, 0, 0)
