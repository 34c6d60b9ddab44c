"""A move is one number: verb and argument. What is legal is a list of verbs, each with the mask of its arguments."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from smallworld.rules.bits import MASK, count, nth

# The core's own verbs; those of races and powers follow in smallworld.content.verbs. Numbers never change.
PICK: Final = 1
EXPAND: Final = 2
DECLINE: Final = 3
ABANDON: Final = 4
CONQUER: Final = 5
ATTEMPT: Final = 6
DONE: Final = 7
DEPLOY: Final = 8

ARGUMENTS: Final = 64
PLAIN: Final = 1  # the mask of a verb without argument: argument 0
MOST_VERBS: Final = 24


def move_of(verb: i64, argument: i64) -> i64:
    return verb * ARGUMENTS + argument


def verb_of(move: i64) -> i64:
    return move >> 6


def argument_of(move: i64) -> i64:
    return move & 63


class Moves:
    """The legal moves of a moment: verbs in canonical order, each with the mask of its arguments."""

    __slots__ = ("verbs", "masks", "size")

    def __init__(self) -> None:
        self.verbs = vec[i64]([0] * MOST_VERBS)
        self.masks = vec[i64]([0] * MOST_VERBS)
        self.size: i64 = 0

    def __reduce__(self) -> tuple[object, ...]:
        return moves_again, (list(self.verbs[: self.size]), list(self.masks[: self.size]))

    def clear(self) -> None:
        self.size = 0

    def add(self, verb: i64, mask: i64) -> None:
        if mask != 0:
            self.verbs[self.size] = verb
            self.masks[self.size] = mask
            self.size += 1

    def mask(self, verb: i64) -> i64:
        """The arguments that are legal with a verb."""
        i: i64 = 0
        while i < self.size:
            if self.verbs[i] == verb:
                return self.masks[i]
            i += 1
        return 0

    def has(self, move: i64) -> bool:
        return self.mask(move >> 6) & MASK[move & 63] != 0 if move & 63 < 62 else False

    def count(self) -> i64:
        total: i64 = 0
        i: i64 = 0
        while i < self.size:
            total += count(self.masks[i])
            i += 1
        return total

    def at(self, n: i64) -> i64:
        """The n-th move, from 0, in canonical order."""
        left: i64 = n
        i: i64 = 0
        while i < self.size:
            here = count(self.masks[i])
            if left < here:
                return self.verbs[i] * ARGUMENTS + nth(self.masks[i], left)
            left -= here
            i += 1
        return 0

    def all(self) -> list[int]:
        """Every move, for readers outside the core."""
        found: list[int] = []
        n: i64 = 0
        size = self.count()
        while n < size:
            found.append(self.at(n))
            n += 1
        return found


def moves_again(verbs: list[int], masks: list[int]) -> Moves:
    """Legal moves from their parts."""
    made = Moves()
    for verb, mask in zip(verbs, masks, strict=True):
        made.add(verb, mask)
    return made
