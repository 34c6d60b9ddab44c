"""The state of a game: one vector of words, copied in one piece. Small functions say what the words mean."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from smallworld.rules.bits import MASK, lowest, regions_of, vec_of
from smallworld.rules.box import Box
from smallworld.rules.events import Sink
from smallworld.rules.layout import (
    ATTACKED,
    ATTEMPTED,
    BANDS,
    BENEATH,
    BURIED,
    CACHE_SIZE,
    CONQUESTS,
    CONQUESTS_SIZE,
    DISCARDS,
    HAND,
    HELD,
    OVER_ALL,
    OVER_SEAT,
    OVER_TRIBE,
    PIECES,
    POWER,
    RACE,
    ROLLS,
    SEATS,
    TOKENS,
    TURN,
    WAITING,
)  # fmt: skip
from smallworld.rules.piece import Piece


class State:
    """A moment of a game. `w` holds everything that changes, `seed` and `key` what chance will draw from."""

    __slots__ = ("w", "box", "seed", "key", "sink")

    def __init__(self, box: Box, w: vec[i64], seed: str, key: vec[i64]) -> None:
        self.box = box
        self.w = w
        self.seed = seed
        self.key = key
        self.sink: Sink | None = None

    def copy(self) -> State:
        return State(self.box, self.w[:], self.seed, self.key)

    def stripped(self) -> State:
        """A copy without anything that races, powers and markers keep."""
        bare = self.copy()
        i: i64 = PIECES
        while i < self.box.catalogue.words:
            bare.w[i] = 0
            i += 1
        return bare

    def __reduce__(self) -> tuple[object, ...]:
        """For copies and other processes; who listens is left behind, as in `copy`."""
        return state_again, (self.box, list(self.w), self.seed, list(self.key))

    def tell(self, kind: i64, a: i64, b: i64, c: i64, d: i64, e: i64, f: i64) -> None:
        sink = self.sink
        if sink is not None:
            sink.event(kind, a, b, c, d, e, f)

    # -- bands

    def active(self) -> i64:
        """The active band of the turn's seat."""
        return self.w[TURN] * 3

    def race(self, b: i64) -> Piece:
        return self.box.catalogue.races[self.w[RACE + b]]

    def power(self, b: i64) -> Piece:
        """The power in force: a declined band has none, even where it keeps its badge (R-091)."""
        return self.box.catalogue.powers[self.w[POWER + b] if b % 3 == 0 else 0]

    def badge(self, b: i64) -> Piece:
        return self.box.catalogue.powers[self.w[POWER + b]]

    def ready(self, b: i64) -> i64:
        """Tokens in hand that may conquer now."""
        return self.w[HAND + b] - self.w[WAITING + b]

    def band_in(self, r: i64) -> i64:
        """The band that holds a region, -1 for none."""
        m = MASK[r]
        b: i64 = 0
        last = self.w[SEATS] * 3
        while b < last:
            if self.w[HELD + b] & m != 0:
                return b
            b += 1
        return -1

    def held_by_seat(self, seat: i64) -> i64:
        return self.w[HELD + seat * 3] | self.w[HELD + seat * 3 + 1] | self.w[HELD + seat * 3 + 2]

    def held_by_others(self, seat: i64) -> i64:
        found: i64 = 0
        other: i64 = 0
        while other < self.w[SEATS]:
            if other != seat:
                found |= self.held_by_seat(other)
            other += 1
        return found

    def band_of_race(self, race: i64) -> i64:
        """The band that a race is in, -1 if nobody has it."""
        b: i64 = 0
        while b < BANDS:
            if self.w[RACE + b] == race:
                return b
            b += 1
        return -1

    def on_map(self, b: i64) -> i64:
        """Tokens of a band in its regions, those beneath others too."""
        n: i64 = 0
        m = self.w[HELD + b]
        while m != 0:
            n += self.w[TOKENS + lowest(m)]
            m &= m - 1
        m = self.w[BURIED + b]
        while m != 0:
            n += self.w[BENEATH + lowest(m)]
            m &= m - 1
        return n

    def occupied(self, b: i64) -> i64:
        """Regions that a band holds or in which it lies beneath another race (R-178)."""
        return self.w[HELD + b] | self.w[BURIED + b]

    def tray(self, race: i64) -> i64:
        """Tokens of a race left in the tray."""
        b = self.band_of_race(race)
        total = self.box.catalogue.races[race].tray - self.box.catalogue.races[race].out_of_game(self)
        if b < 0:
            return total
        return total - self.on_map(b) - self.w[HAND + b]

    def discards(self) -> list[int]:
        """Badges laid aside, which everybody sees."""
        return regions_of(self.w[DISCARDS])

    # -- this turn

    def conquests(self, b: i64) -> i64:
        """Where the record of this turn's conquests by a band begins."""
        return CONQUESTS if b % 3 == 0 else CONQUESTS + CONQUESTS_SIZE

    def conquered(self, b: i64) -> i64:
        """Regions conquered this turn."""
        return self.w[self.conquests(b) + OVER_ALL]

    def conquered_full(self, b: i64) -> i64:
        """Regions conquered this turn that were not empty (R-025)."""
        at = self.conquests(b)
        found = self.w[at + OVER_TRIBE]
        seat: i64 = 0
        while seat < self.w[SEATS]:
            found |= self.w[at + OVER_SEAT + seat]
            seat += 1
        return found

    def forget_turn(self) -> None:
        """Clear what is remembered for a turn only."""
        i: i64 = 0
        while i < CONQUESTS_SIZE * 2:
            self.w[CONQUESTS + i] = 0
            i += 1
        self.w[ATTACKED] = 0
        self.w[ATTEMPTED] = 0
        self.w[ROLLS] = 0
        for word in self.box.catalogue.turn_words:
            self.w[word] = 0

    # -- the cache behind legal moves

    def stale(self) -> None:
        """Enemy tokens or markers have changed: what was derived from them is computed anew."""
        self.w[self.box.catalogue.words] = 0


def words_of(box: Box) -> i64:
    return box.catalogue.words + CACHE_SIZE


def state_again(box: Box, words: list[int], seed: str, key: list[int]) -> State:
    """A state from its parts."""
    if len(words) != words_of(box):
        raise ValueError(f"a state with {len(words)} words is not of this box, whose states have {words_of(box)}")
    return State(box, vec_of(words), seed, vec_of(key))
