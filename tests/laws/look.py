"""A moment as the laws want to see it."""

from dataclasses import dataclass
from functools import cached_property

from smallworld.rules.layout import (
    BENEATH,
    BURIED,
    DECIDING,
    HAND,
    HELD,
    PHASE,
    PICK,
    POWER,
    RACE,
    ROUND,
    SEATS,
    START,
    TOKENS,
    TURN,
    WAITING,
)  # fmt: skip
from smallworld.rules.piece import Piece
from smallworld.rules.state import State
from tests.laws.games import Moment
from tests.laws.ledger import Ledger

REGIONS = range(62)


@dataclass(frozen=True)
class Band:
    b: int
    race: str
    power: str
    held: int
    hand: int
    waiting: int
    buried: int

    @property
    def active(self) -> bool:
        return self.b % 3 == 0


def step_of(s: State) -> tuple[int, ...]:
    return int(s.w[PHASE]), int(s.w[DECIDING]), int(s.w[TURN]), int(s.w[ROUND])


class Look:
    """A moment with its words as a list."""

    def __init__(self, moment: Moment, ledger: Ledger | None, before: "Look | None") -> None:
        self.s = moment.s
        self.legal = moment.legal
        self.move = moment.move
        self.ledger = ledger
        self.before = before
        self.w = w = list(moment.s.w)
        self.step = step_of(moment.s)
        races, powers = self.s.box.catalogue.races, self.s.box.catalogue.powers
        self.bands = [
            Band(
                b, races[w[RACE + b]].name, powers[w[POWER + b]].name, w[HELD + b], w[HAND + b], w[WAITING + b],
                w[BURIED + b],
            )
            for b in range(w[SEATS] * 3)
        ]  # fmt: skip

    @property
    def position(self) -> list[int]:
        """The words without the cache."""
        return self.w[: self.s.box.catalogue.words]

    @property
    def settled(self) -> bool:
        """Whether a turn begins: all that moved in the one before has found its place."""
        return self.w[PHASE] in (START, PICK)

    @cached_property
    def held(self) -> int:
        mask = 0
        for band in self.bands:
            assert mask & band.held == 0, "a region has one owner"
            mask |= band.held
        return mask

    def band(self, race: str = "", power: str = "") -> Band | None:
        """The band of this race, or the active one with this power."""
        for band in self.bands:
            if band.race and (band.race == race or (band.active and band.power == power)):
                return band
        return None

    def power(self, name: str) -> Piece:
        return next(power for power in self.s.box.catalogue.powers if power.name == name)

    def marker(self, name: str) -> int:
        return next(marker.regions(self.s) for marker in self.s.box.catalogue.markers if marker.name == name)

    def tokens(self, mask: int) -> int:
        return sum(self.w[TOKENS + r] for r in REGIONS if mask >> r & 1)

    def beneath(self, mask: int) -> int:
        return sum(self.w[BENEATH + r] for r in REGIONS if mask >> r & 1)

    def on_map(self, band: Band) -> int:
        return self.tokens(band.held) + self.beneath(band.buried)
