"""Whole games by uniformly random legal moves: the loop behind benchmarks, laws and playouts. Compiled with the core."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from smallworld.rules.engine import apply, legal_moves
from smallworld.rules.layout import OVER, PHASE
from smallworld.rules.moves import Moves
from smallworld.rules.state import State

WORD: Final = 0xFFFFFFFF


class Xorshift:
    """A small generator for choices that are no part of a game."""

    __slots__ = ("x",)

    def __init__(self, seed: i64) -> None:
        self.x: i64 = (seed * 2654435769 + 1013904223) & WORD
        if self.x == 0:
            self.x = 1
        self.below(2)
        self.below(2)

    def __reduce__(self) -> tuple[object, ...]:
        return chooser_again, (int(self.x),)

    def below(self, bound: i64) -> i64:
        """A number from 0 to bound - 1; its bias is below bound / 2**32."""
        x = self.x
        x ^= (x << 13) & WORD
        x ^= x >> 17
        x ^= (x << 5) & WORD
        self.x = x
        return (x * bound) >> 32


def chooser_again(x: int) -> Xorshift:
    made = Xorshift(0)
    made.x = x
    return made


def play_on(s: State, chooser: Xorshift) -> i64:
    """Play to the end by random moves; how many decisions that took."""
    out = Moves()
    decisions: i64 = 0
    while s.w[PHASE] != OVER:
        legal_moves(s, out)
        apply(s, out.at(chooser.below(out.count())))
        decisions += 1
    return decisions
