"""From the numbers that the core tells to events."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Literal, TypeAlias

from mypy_extensions import i64

from smallworld.notation.words import (
    PHASE_NAMES,
    SEATS,
    power_name,
    race_name,
    region_name,
    region_names,
    ruling_name,
    verb_name,
)  # fmt: skip
from smallworld.play.events import (
    Abandoned,
    Badge,
    Banner,
    Buried,
    Cannon,
    Cleared,
    Coins,
    ColumnCoins,
    Conquered,
    Crashed,
    Declined,
    Event,
    Failed,
    Fired,
    Flipped,
    Gathered,
    Marker,
    Over,
    Pact,
    Peace,
    RaceLeft,
    Rank,
    Reshuffled,
    Retreated,
    Rolled,
    Scored,
    Shown,
    Step,
    Taken,
    Term,
    Tokens,
    Tribe,
    Turn,
    Unburied,
)  # fmt: skip
from smallworld.play.terms import source_name, term_name
from smallworld.rules import events as told
from smallworld.rules.box import Box
from smallworld.rules.layout import BOX, IN_HAND, IN_WAITING, TRAY

Numbers: TypeAlias = tuple[int, int, int, int, int, int]

PLACES: Final = {TRAY: "tray", IN_HAND: "hand", IN_WAITING: "waiting", BOX: "box"}

# paying for a combo, the loss of an active region, going in decline, a coin a region: the plain course of a game
ORDINARY_RULINGS: Final = frozenset({4, 40, 60, 61, 72})


class Names:
    """The words of one box for the numbers in what the core tells."""

    def __init__(self, box: Box) -> None:
        self.catalogue = box.catalogue

    def seat(self, seat: int) -> str:
        return SEATS[seat]

    def region(self, region: int) -> str:
        return region_name(region)

    def regions(self, mask: int) -> tuple[str, ...]:
        return tuple(region_names(mask))

    def place(self, place: int) -> str:
        return PLACES[place] if place < 0 else region_name(place)

    def race(self, race: int) -> str:
        return race_name(self.catalogue, race)

    def power(self, power: int) -> str:
        return power_name(self.catalogue, power)

    def marker(self, marker: int) -> str:
        return self.catalogue.markers[marker].name

    def standing(self, over: int) -> str:
        if over == told.OVER_NOTHING:
            return "empty"
        if over == told.OVER_TRIBE_TOKEN:
            return "tribe"
        seat, declined = divmod(over - told.OVER_FIRST_SEAT, 2)
        return SEATS[seat] + (" declined" if declined else "")

    def ruling(self, ruling: int) -> str | None:
        return None if ruling in ORDINARY_RULINGS else ruling_name(ruling)

    def banner_goes(self, to: int) -> Literal["column", "stack"]:
        return "column" if to else "stack"


# kinds that need nothing but their own numbers
MAKERS: Final[dict[int, Callable[[Names, Numbers], Event]]] = {
    told.GATHERED: lambda x, n: Gathered(x.seat(n[0]), x.race(n[1]), n[2]),
    told.ABANDONED: lambda x, n: Abandoned(x.seat(n[0]), x.race(n[1]), x.region(n[2])),
    told.ROLLED: lambda x, n: Rolled(x.seat(n[0]), n[1], x.region(n[2]) if n[2] else None),
    told.FAILED: lambda x, n: Failed(x.seat(n[0]), x.race(n[1]), x.region(n[2])),
    told.DECLINED: lambda x, n: Declined(x.seat(n[0]), x.race(n[1]), n[2] != 0),
    told.RETREATED: lambda x, n: Retreated(x.seat(n[0])),
    told.TURN_BEGAN: lambda x, n: Turn(n[0], x.seat(n[1])),
    told.STEP: lambda x, n: Step(PHASE_NAMES[n[0]], x.seat(n[1])),
    told.TAKEN: lambda x, n: Taken(x.seat(n[0]), n[1], x.power(n[2]), x.race(n[3])),
    told.SHOWN: lambda x, n: Shown(x.power(n[0]), x.race(n[1])),
    told.BANNER: lambda x, n: Banner(x.race(n[0]), x.banner_goes(n[1])),
    told.BADGE_LAID: lambda x, n: Badge(x.power(n[0])),
    told.RESHUFFLED: lambda _, n: Reshuffled(n[1]),
    told.TOKENS_MOVED: lambda x, n: Tokens(
        x.seat(n[0]), x.race(n[1]), n[2], x.place(n[3]), x.place(n[4]), x.ruling(n[5])
    ),
    told.FLIPPED: lambda x, n: Flipped(x.seat(n[0]), x.race(n[1]), x.regions(n[2]), n[3] != 0),
    told.TRIBE_GONE: lambda x, n: Tribe(x.region(n[0])),
    told.MARKER_MOVED: lambda x, n: Marker(
        x.marker(n[0]), x.seat(n[1]), n[2], x.place(n[3]), x.place(n[4]), x.ruling(n[5])
    ),
    told.COINS_PAID: lambda x, n: Coins(
        x.seat(n[0]), n[1], source_name(x.catalogue, n[2]), x.regions(n[3]), x.ruling(n[4])
    ),
    told.COLUMN_COINS_LAID: lambda _, n: ColumnCoins(n[0], n[1]),
    told.RACE_LEFT: lambda x, n: RaceLeft(x.seat(n[0]), x.race(n[1])),
    told.CLEARED: lambda x, n: Cleared(x.seat(n[0]), x.race(n[1]), x.region(n[2])),
    told.CRASHED: lambda x, n: Crashed(x.seat(n[0]), x.race(n[1]), x.region(n[2])),
    told.FIRED: lambda x, n: Fired(x.seat(n[0]), x.region(n[1])),
    told.BURIED_THERE: lambda x, n: Buried(x.region(n[0]), x.seat(n[1]), x.race(n[2]), n[3]),
    told.UNBURIED: lambda x, n: Unburied(x.region(n[0]), x.seat(n[1]), x.race(n[2]), n[3]),
    told.CANNON_TURNED: lambda x, n: Cannon(x.region(n[0]), n[1] != 0),
    told.PACTS_MOVED: lambda x, n: Pact(x.seat(n[0]), x.seat(n[1]), n[2]),
    told.PEACE: lambda x, n: Peace(x.seat(n[0]), None if n[0] == n[1] else x.seat(n[1])),
}


class EventLog(told.Sink):
    """Collects events until they are taken. Terms and ranks are told one by one before the event that they belong to."""

    def __init__(self, box: Box) -> None:
        self.names = Names(box)
        self.events: list[Event] = []
        self._cost: list[Term] = []
        self._paid: list[Term] = []
        self._ranking: list[Rank] = []

    def take(self) -> list[Event]:
        """The events since the last time."""
        events = self.events
        self.events = []
        return events

    def event(self, kind: i64, a: i64, b: i64, c: i64, d: i64, e: i64, f: i64) -> None:
        x = self.names
        if kind == told.TERM:
            self._cost.append(Term(term_name(x.catalogue, a), b, ruling_name(c)))
        elif kind == told.RANKED:
            self._ranking.append(Rank(x.seat(a), b, c, d))
        elif kind == told.COINS_PAID:
            self._paid.append(Term(source_name(x.catalogue, c), b, ruling_name(e)))
            self.events.append(MAKERS[kind](x, (a, b, c, d, e, f)))
        else:
            if kind == told.CONQUERED:
                self.events.append(self._conquered((a, b, c, d, e, f)))
            elif kind == told.SCORED:
                # coins for a conquest may have come just before those of the turn
                self.events.append(Scored(x.seat(a), b, tuple(self._paid[len(self._paid) - c :])))
            elif kind == told.GAME_OVER:
                self.events.append(Over(tuple(self._ranking)))
                self._ranking.clear()
            else:
                self.events.append(MAKERS[kind](x, (a, b, c, d, e, f)))
            self._paid.clear()

    def _conquered(self, n: Numbers) -> Conquered:
        x = self.names
        terms = tuple(self._cost)
        self._cost.clear()
        cost = sum(term.n for term in terms) if terms else n[4]
        return Conquered(x.seat(n[0]), x.race(n[1]), x.region(n[2]), verb_name(n[3]), cost, terms, x.standing(n[5]))
