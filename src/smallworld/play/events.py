"""What happened, as frozen objects: one class for each kind of event of the notation, and their closed union `Event`.

Attributes are the notation's keys, with `_` after words of Python; what has its default is left out of the JSON.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Literal, TypeAlias

from smallworld.play.forms import Name, Phase, Place, Region, Ruling, Seat, Standing


@dataclass(frozen=True, slots=True)
class Term:
    """One term of a cost or of a score."""

    term: Name
    n: int
    ruling: Ruling | None = None


@dataclass(frozen=True, slots=True)
class Rank:
    """One seat of the result; seats that nothing tells apart share a rank."""

    seat: Seat
    rank: int
    coins: int
    tokens: int


# -- what it means


@dataclass(frozen=True, slots=True)
class Gathered:
    """So many tokens came to hand from the race's own regions."""

    event: ClassVar[str] = "gathered"
    seat: Seat
    race: Name
    n: int


@dataclass(frozen=True, slots=True)
class Abandoned:
    """A race leaves a region of its own accord."""

    event: ClassVar[str] = "abandoned"
    seat: Seat
    race: Name
    region: Region


@dataclass(frozen=True, slots=True)
class Rolled:
    """The die showed so many pips; no target where the region is chosen afterwards."""

    event: ClassVar[str] = "rolled"
    seat: Seat
    die: int
    target: Region | None


@dataclass(frozen=True, slots=True)
class Conquered:
    """`cost` is what the region costs now, term by term; a way that has a price of its own tells no terms."""

    event: ClassVar[str] = "conquered"
    seat: Seat
    race: Name
    region: Region
    how: Name
    cost: int
    terms: tuple[Term, ...]
    over: Standing


@dataclass(frozen=True, slots=True)
class Failed:
    """The final attempt was in vain."""

    event: ClassVar[str] = "failed"
    seat: Seat
    race: Name
    region: Region


@dataclass(frozen=True, slots=True)
class Cleared:
    """All race tokens were driven out of a forest."""

    event: ClassVar[str] = "cleared"
    seat: Seat
    race: Name
    region: Region


@dataclass(frozen=True, slots=True)
class Crashed:
    """A zeppelin crashed; the region burns."""

    event: ClassVar[str] = "crashed"
    seat: Seat
    race: Name
    region: Region


@dataclass(frozen=True, slots=True)
class Fired:
    """The cannon there has been fired."""

    event: ClassVar[str] = "fired"
    seat: Seat
    region: Region


@dataclass(frozen=True, slots=True)
class Declined:
    """A race goes in decline; `spirit`: it keeps its badge and its place beside another."""

    event: ClassVar[str] = "declined"
    seat: Seat
    race: Name
    spirit: bool


@dataclass(frozen=True, slots=True)
class Scored:
    """The sum of the coins events just before."""

    event: ClassVar[str] = "scored"
    seat: Seat
    total: int
    terms: tuple[Term, ...]


@dataclass(frozen=True, slots=True)
class Retreated:
    """This seat has placed all that came back to it."""

    event: ClassVar[str] = "retreated"
    seat: Seat


# -- what moves


@dataclass(frozen=True, slots=True)
class Turn:
    """A seat's turn begins."""

    event: ClassVar[str] = "turn"
    round: int
    seat: Seat


@dataclass(frozen=True, slots=True)
class Step:
    """From now on this seat is asked."""

    event: ClassVar[str] = "step"
    phase: Phase
    deciding: Seat


@dataclass(frozen=True, slots=True)
class Taken:
    """This combo leaves the column; those below slide up."""

    event: ClassVar[str] = "taken"
    seat: Seat
    position: int
    power: Name
    race: Name


@dataclass(frozen=True, slots=True)
class Shown:
    """A new combo at the end of the column, from the tops of the stacks."""

    event: ClassVar[str] = "shown"
    power: Name
    race: Name


@dataclass(frozen=True, slots=True)
class Banner:
    """A banner comes back: under the stack, or on an empty stack, from which it is shown at once."""

    event: ClassVar[str] = "banner"
    race: Name
    to: Literal["column", "stack"]


@dataclass(frozen=True, slots=True)
class Badge:
    """This badge is laid aside."""

    event: ClassVar[str] = "badge"
    power: Name


@dataclass(frozen=True, slots=True)
class Reshuffled:
    """The badges laid aside, so many, are the new stack."""

    event: ClassVar[str] = "reshuffled"
    n: int


@dataclass(frozen=True, slots=True)
class Tokens:
    """Race tokens go from one place to another."""

    event: ClassVar[str] = "tokens"
    seat: Seat
    race: Name
    n: int
    from_: Place
    to: Place
    ruling: Ruling | None = None


@dataclass(frozen=True, slots=True)
class Flipped:
    """The active race is a declined one now, in these regions; `spirit`: beside another, with its badge."""

    event: ClassVar[str] = "flipped"
    seat: Seat
    race: Name
    regions: tuple[Region, ...]
    spirit: bool


@dataclass(frozen=True, slots=True)
class Buried:
    """Declined tokens stay beneath their conquerors."""

    event: ClassVar[str] = "buried"
    region: Region
    seat: Seat
    race: Name
    n: int


@dataclass(frozen=True, slots=True)
class Unburied:
    """Buried tokens no longer lie beneath others."""

    event: ClassVar[str] = "unburied"
    region: Region
    seat: Seat
    race: Name
    n: int


@dataclass(frozen=True, slots=True)
class Tribe:
    """The Lost Tribe there leaves the game."""

    event: ClassVar[str] = "tribe"
    region: Region


@dataclass(frozen=True, slots=True)
class Marker:
    """Markers of a kind go from one place to another; `seat` is their owner."""

    event: ClassVar[str] = "marker"
    kind: Name
    seat: Seat
    n: int
    from_: Place
    to: Place
    ruling: Ruling | None = None


@dataclass(frozen=True, slots=True)
class Cannon:
    """A cannon turns to its fired side, or to the ready one."""

    event: ClassVar[str] = "cannon"
    region: Region
    fired: bool


@dataclass(frozen=True, slots=True)
class Coins:
    """Coins from the bank or, negative, back to it; `regions` are those that pay one each."""

    event: ClassVar[str] = "coins"
    seat: Seat
    n: int
    source: Name
    regions: tuple[Region, ...]
    ruling: Ruling | None = None


@dataclass(frozen=True, slots=True)
class ColumnCoins:
    """Coins laid on a combo or, negative, taken off it."""

    event: ClassVar[str] = "column-coins"
    position: int
    n: int


@dataclass(frozen=True, slots=True)
class RaceLeft:
    """A declined race has no token left; its banner and badge come back."""

    event: ClassVar[str] = "race-left"
    seat: Seat
    race: Name


@dataclass(frozen=True, slots=True)
class Peace:
    """`seat` may not attack the active race of `with_`; without one that peace is over."""

    event: ClassVar[str] = "peace"
    seat: Seat
    with_: Seat | None


@dataclass(frozen=True, slots=True)
class Pact:
    """Trade pacts change hands."""

    event: ClassVar[str] = "pact"
    from_: Seat
    to: Seat
    n: int


@dataclass(frozen=True, slots=True)
class Over:
    """The end of the game, best seat first."""

    event: ClassVar[str] = "over"
    ranking: tuple[Rank, ...]


Event: TypeAlias = (
    Gathered | Abandoned | Rolled | Conquered | Failed | Cleared | Crashed | Fired | Declined | Scored | Retreated |
    Turn | Step | Taken | Shown | Banner | Badge | Reshuffled | Tokens | Flipped | Buried | Unburied | Tribe | Marker |
    Cannon | Coins | ColumnCoins | RaceLeft | Peace | Pact | Over
)  # fmt: skip
