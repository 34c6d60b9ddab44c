"""What nobody may see: the order of the stacks, the seed, dice to come. Taken out of a copy, or guessed anew to fit."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from smallworld.rules.chance import GUESS, Draws, key_of, no_key
from smallworld.rules.layout import (
    FORCED,
    FORCED_COUNT,
    POWER_STACK,
    POWER_STACK_COUNT,
    RACE_STACK,
    RACE_STACK_COUNT,
    SEEN_BOTTOM,
)  # fmt: skip
from smallworld.rules.state import State


def conceal(s: State) -> State:
    """A copy without secrets; banners that everybody saw go under the stack stay known, and which pieces are left."""
    seen = State(s.box, s.w[:], "", no_key())
    sort_unknown(seen)
    seen.w[FORCED] = 0
    seen.w[FORCED_COUNT] = 0
    return seen


def sort_unknown(s: State) -> None:
    """Put what is hidden in the stacks into the order of the catalogue, which tells nothing."""
    _sort(s, RACE_STACK + s.w[SEEN_BOTTOM], s.w[RACE_STACK_COUNT] - s.w[SEEN_BOTTOM])
    _sort(s, POWER_STACK, s.w[POWER_STACK_COUNT])


def _sort(s: State, at: i64, size: i64) -> None:
    i: i64 = 1
    while i < size:
        held = s.w[at + i]
        j: i64 = i
        while j > 0 and s.w[at + j - 1] > held:
            s.w[at + j] = s.w[at + j - 1]
            j -= 1
        s.w[at + j] = held
        i += 1


def determinize(s: State, seed: str) -> State:
    """A full state that fits what is seen: the unknown parts of the stacks in some order, dice of some seed."""
    full = conceal(s)  # whatever is given: the truth is not read
    full.seed = seed
    full.key = key_of(seed)
    _shuffle(full, RACE_STACK + full.w[SEEN_BOTTOM], full.w[RACE_STACK_COUNT] - full.w[SEEN_BOTTOM], 1)
    _shuffle(full, POWER_STACK, full.w[POWER_STACK_COUNT], 2)
    return full


def _shuffle(s: State, at: i64, size: i64, which: i64) -> None:
    order = vec[i64]([0] * size)
    i: i64 = 0
    while i < size:
        order[i] = s.w[at + i]
        i += 1
    Draws(s.key, GUESS, which, 0).shuffle(order, size)
    i = 0
    while i < size:
        s.w[at + i] = order[i]
        i += 1
