"""What chance decided, as records tell it: the die, a combo new in the column, the order of a reshuffle."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from mypy_extensions import i64

from smallworld.notation.moment import MOST_DICE, force_dice, forced_dice
from smallworld.notation.words import piece_numbers, power_name, race_name
from smallworld.rules.engine import apply
from smallworld.rules.events import RESHUFFLED, ROLLED, SHOWN, Sink
from smallworld.rules.layout import POWER_STACK, POWER_STACK_COUNT, RACE_STACK, RACE_STACK_COUNT, SEEN_BOTTOM
from smallworld.rules.state import State

LARGEST_DIE: Final = 3


@dataclass(frozen=True, slots=True)
class Die:
    pips: int

    def __str__(self) -> str:
        return str(self.pips)


@dataclass(frozen=True, slots=True)
class Shown:
    """A combo new in the column."""

    power: str
    race: str

    def __str__(self) -> str:
        return f"shown {self.power} {self.race}"


@dataclass(frozen=True, slots=True)
class Reshuffle:
    """The badges laid aside in their new order, next to be drawn first; none where the order is still secret."""

    order: tuple[str, ...] = ()

    def __str__(self) -> str:
        return " ".join(("reshuffle", *self.order))


Outcome: TypeAlias = Die | Shown | Reshuffle


def read_outcome(text: str) -> Outcome | None:
    """One outcome, None where it is none."""
    words = text.split()
    if len(words) == 1 and len(words[0]) == 1 and words[0] in "0123":
        return Die(int(words[0]))
    if len(words) == 3 and words[0] == "shown":
        return Shown(words[1], words[2])
    if words and words[0] == "reshuffle":
        return Reshuffle(tuple(words[1:]))
    return None


class Heard(Sink):
    """Writes down what chance decides for one state."""

    def __init__(self, s: State) -> None:
        self.state = s
        self.found: list[Outcome] = []

    def event(self, kind: i64, a: i64, b: i64, c: i64, d: i64, e: i64, f: i64) -> None:
        s = self.state
        catalogue = s.box.catalogue
        if kind == ROLLED:
            self.found.append(Die(int(b)))
        elif kind == SHOWN:
            self.found.append(Shown(power_name(catalogue, a), race_name(catalogue, b)))
        elif kind == RESHUFFLED:
            self.reshuffled(s)
            size = int(s.w[POWER_STACK_COUNT])
            self.found.append(
                Reshuffle(tuple(power_name(catalogue, s.w[POWER_STACK + i]) for i in reversed(range(size))))
            )

    def reshuffled(self, s: State) -> None:
        """The badges laid aside have just become the stack, and none of it is drawn yet."""
        return


class Truth(Heard):
    """Lets come what a record tells, where nothing else says what comes: dice and stacks are made to fit it.

    `ordered`: the order of the badge stack is known, from a reshuffle that told it; then it must fit.
    """

    def __init__(self, s: State, told: Sequence[Outcome], ordered: bool) -> None:
        super().__init__(s)
        self.told = told
        self.ordered = ordered
        races, powers = piece_numbers(s.box.catalogue)
        self.powers = powers
        own = forced_dice(s)  # dice that the first position forces come first
        dice = [outcome.pips for outcome in told if isinstance(outcome, Die)]
        force_dice(s, (own + dice[len(own) :])[:MOST_DICE])
        shown = [outcome for outcome in told if isinstance(outcome, Shown)]
        seen = int(s.w[SEEN_BOTTOM])
        _bring_up(s, RACE_STACK, seen, int(s.w[RACE_STACK_COUNT]), [races.get(combo.race, 0) for combo in shown])
        self.badges_from(s, 0)

    def badges_from(self, s: State, n: int) -> None:
        """The badges that come from the n-th outcome to the next reshuffle."""
        if self.ordered:
            return
        wanted: list[int] = []
        for outcome in self.told[n:]:
            if isinstance(outcome, Reshuffle):
                break
            if isinstance(outcome, Shown):
                wanted.append(self.powers.get(outcome.power, 0))
        _bring_up(s, POWER_STACK, 0, int(s.w[POWER_STACK_COUNT]), wanted)

    def reshuffled(self, s: State) -> None:
        n = len(self.found)
        told = self.told[n] if n < len(self.told) else None
        self.ordered = isinstance(told, Reshuffle) and told.order != ()
        if isinstance(told, Reshuffle) and told.order:
            order = [self.powers.get(name, 0) for name in reversed(told.order)]
            size = int(s.w[POWER_STACK_COUNT])
            if sorted(order) == sorted(int(s.w[POWER_STACK + i]) for i in range(size)):
                for i, power in enumerate(order):
                    s.w[POWER_STACK + i] = power
        else:
            self.badges_from(s, n + 1)


def _bring_up(s: State, stack: int, bottom: int, size: int, wanted: list[int]) -> None:
    """Change the unknown part of a stack, from `bottom` on, so that these come next, as far as they are there."""
    top = size - 1
    for piece in wanted:
        for i in range(bottom, top + 1):
            if s.w[stack + i] == piece:
                s.w[stack + i] = s.w[stack + top]
                s.w[stack + top] = piece
                break
        top -= 1


def play_heard(s: State, moves: Sequence[int], heard: Heard) -> list[Outcome]:
    """Carry out legal moves; what chance decided."""
    before = s.sink
    s.sink = heard
    for move in moves:
        apply(s, move)
    s.sink = before
    return heard.found
