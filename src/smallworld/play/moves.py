"""Moves as frozen objects: one class for each verb, and their closed union `Move`. The core knows each as one number."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import ClassVar, Final, TypeAlias, assert_never, cast

from smallworld.content import verbs
from smallworld.notation.actions import write_move
from smallworld.notation.words import FIRST_SKY_REGION, SEATS, region_name
from smallworld.rules import moves as core


class _Line:
    """As text a move is its action line."""

    __slots__ = ()

    def __str__(self) -> str:
        return write_move(number_of(cast("Move", self)))


@dataclass(frozen=True, slots=True)
class Pick(_Line):
    """The n-th combo of the column, 1 at the top."""

    verb: ClassVar[int] = core.PICK
    n: int


@dataclass(frozen=True, slots=True)
class Expand(_Line):
    verb: ClassVar[int] = core.EXPAND


@dataclass(frozen=True, slots=True)
class Decline(_Line):
    verb: ClassVar[int] = core.DECLINE


@dataclass(frozen=True, slots=True)
class Stay(_Line):
    verb: ClassVar[int] = verbs.STAY


@dataclass(frozen=True, slots=True)
class Abandon(_Line):
    verb: ClassVar[int] = core.ABANDON
    region: str


@dataclass(frozen=True, slots=True)
class Conquer(_Line):
    verb: ClassVar[int] = core.CONQUER
    region: str


@dataclass(frozen=True, slots=True)
class Attempt(_Line):
    verb: ClassVar[int] = core.ATTEMPT
    region: str


@dataclass(frozen=True, slots=True)
class Roll(_Line):
    verb: ClassVar[int] = verbs.ROLL


@dataclass(frozen=True, slots=True)
class Sorcery(_Line):
    verb: ClassVar[int] = verbs.SORCERY
    region: str


@dataclass(frozen=True, slots=True)
class Dragon(_Line):
    verb: ClassVar[int] = verbs.DRAGON
    region: str


@dataclass(frozen=True, slots=True)
class Done(_Line):
    verb: ClassVar[int] = core.DONE


@dataclass(frozen=True, slots=True)
class Deploy(_Line):
    """One token from hand into a region."""

    verb: ClassVar[int] = core.DEPLOY
    region: str


@dataclass(frozen=True, slots=True)
class Encamp(_Line):
    """One Encampment into a region."""

    verb: ClassVar[int] = verbs.ENCAMP
    region: str


@dataclass(frozen=True, slots=True)
class Fortify(_Line):
    verb: ClassVar[int] = verbs.FORTIFY
    region: str


@dataclass(frozen=True, slots=True)
class Withdraw(_Line):
    """One Amazon off a region."""

    verb: ClassVar[int] = verbs.WITHDRAW
    region: str


@dataclass(frozen=True, slots=True)
class Hero(_Line):
    verb: ClassVar[int] = verbs.HERO
    region: str


@dataclass(frozen=True, slots=True)
class Ally(_Line):
    """Peace with a seat, or with none."""

    verb: ClassVar[int] = verbs.ALLY
    seat: str | None


@dataclass(frozen=True, slots=True)
class Transform(_Line):
    """A Drakon from hand becomes a dragon that conquers."""

    verb: ClassVar[int] = verbs.TRANSFORM
    region: str


@dataclass(frozen=True, slots=True)
class Bolt(_Line):
    verb: ClassVar[int] = verbs.BOLT
    region: str


@dataclass(frozen=True, slots=True)
class Clear(_Line):
    verb: ClassVar[int] = verbs.CLEAR
    region: str


@dataclass(frozen=True, slots=True)
class Zeppelin(_Line):
    verb: ClassVar[int] = verbs.ZEPPELIN
    region: str


@dataclass(frozen=True, slots=True)
class Fire(_Line):
    verb: ClassVar[int] = verbs.FIRE
    region: str


@dataclass(frozen=True, slots=True)
class Cannon(_Line):
    """A cannon that waits is placed."""

    verb: ClassVar[int] = verbs.CANNON
    region: str


@dataclass(frozen=True, slots=True)
class MoveCannon(_Line):
    verb: ClassVar[int] = verbs.MOVE_CANNON
    region: str
    to: str


@dataclass(frozen=True, slots=True)
class Pact(_Line):
    """One trade pact for a seat."""

    verb: ClassVar[int] = verbs.PACT
    seat: str


Move: TypeAlias = (
    Pick | Expand | Decline | Stay | Abandon | Conquer | Attempt | Roll | Sorcery | Dragon | Done | Deploy | Encamp
    | Fortify | Withdraw | Hero | Ally | Transform | Bolt | Clear | Zeppelin | Fire | Cannon | MoveCannon | Pact
)  # fmt: skip

PLAIN: Final[dict[int, Move]] = {move.verb: move for move in (Expand(), Decline(), Stay(), Roll(), Done())}
IN_REGION: Final[dict[int, Callable[[str], Move]]] = {
    kind.verb: kind
    for kind in (
        Abandon, Conquer, Attempt, Sorcery, Dragon, Deploy, Encamp, Fortify, Withdraw, Hero, Transform, Bolt, Clear,
        Zeppelin, Fire, Cannon,
    )
}  # fmt: skip


def move_from_number(number: int) -> Move:
    """The move that the core knows by this number; ValueError if there is none."""
    verb, argument = core.verb_of(number), core.argument_of(number)
    if verb in PLAIN:
        return PLAIN[verb]
    if verb in IN_REGION:
        return IN_REGION[verb](region_name(argument))
    if verb == core.PICK:
        return Pick(argument)
    if verb == verbs.ALLY:
        return Ally(SEATS[argument - 1] if argument else None)
    if verb == verbs.PACT:
        return Pact(SEATS[argument - 1])
    if verbs.moves_cannon(verb):
        return MoveCannon(region_name(verb - verbs.MOVE_CANNON), region_name(argument))
    raise ValueError(f"no move has the number {number}")


def number_of(move: Move) -> int:
    """The number of a move in the core, stable for ever."""
    match move:
        case Pick(n):
            argument = n
        case Ally(seat):
            argument = 0 if seat is None else SEATS.index(seat) + 1
        case Pact(seat):
            argument = SEATS.index(seat) + 1
        case MoveCannon(region, to):
            return core.move_of(verbs.MOVE_CANNON + _region(region), _region(to))
        case (
            Abandon(region) | Conquer(region) | Attempt(region) | Sorcery(region) | Dragon(region) | Deploy(region)
            | Encamp(region) | Fortify(region) | Withdraw(region) | Hero(region) | Transform(region) | Bolt(region)
            | Clear(region) | Zeppelin(region) | Fire(region) | Cannon(region)
        ):  # fmt: skip
            argument = _region(region)
        case Expand() | Decline() | Stay() | Roll() | Done():
            argument = 0
        case _:
            assert_never(move)
    return core.move_of(move.verb, argument)


def _region(name: str) -> int:
    return int(name[1:]) + FIRST_SKY_REGION - 1 if name.startswith("s") else int(name)
