"""How many sequences of so many actions a position allows, to compare engines and to find what a change has changed.

Only atomic actions count. Each outcome of the die, 0 to 3, is a branch of its own and no action; a die that the position
forces has one outcome. What the column shows next comes from the seed and is no branch.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from smallworld.rules.bits import count, lowest
from smallworld.rules.engine import apply, legal_moves
from smallworld.rules.layout import FORCED, FORCED_COUNT
from smallworld.rules.moves import Moves, move_of
from smallworld.rules.state import State

FACES: Final = 4  # 0, 1, 2, 3
NO_DIE: Final = -1


class Branch:
    """A first action, what its die shows, and how many sequences begin so."""

    __slots__ = ("move", "die", "nodes")

    def __init__(self, move: i64, die: i64, nodes: i64) -> None:
        self.move = move
        self.die = die
        self.nodes = nodes

    def __reduce__(self) -> tuple[object, ...]:
        return Branch, (int(self.move), int(self.die), int(self.nodes))


def after(s: State, move: i64, die: i64) -> State:
    """The position after this move, the original untouched; `die` is what it rolls."""
    child = s.copy()
    if die != NO_DIE:
        child.w[FORCED] = die
        child.w[FORCED_COUNT] = 1
    apply(child, move)
    return child


def rolls(s: State, move: i64) -> bool:
    """Whether this move rolls a die that the position does not force."""
    return s.w[FORCED_COUNT] == 0 and after(s, move, 0).w[FORCED_COUNT] == 0


def perft(s: State, depth: i64) -> i64:
    """How many sequences of `depth` actions there are; a game that ends before has none."""
    if depth == 0:
        return 1
    out = Moves()
    legal_moves(s, out)
    total: i64 = 0
    i: i64 = 0
    while i < out.size:
        verb = out.verbs[i]
        m = out.masks[i]
        i += 1
        chance = rolls(s, move_of(verb, lowest(m)))  # a verb rolls always or never
        if depth == 1:
            total += count(m) * (FACES if chance else 1)
            continue
        while m != 0:
            total += _below(s, move_of(verb, lowest(m)), chance, depth)
            m &= m - 1
    return total


def _below(s: State, move: i64, chance: bool, depth: i64) -> i64:
    if not chance:
        return perft(after(s, move, NO_DIE), depth - 1)
    total: i64 = 0
    die: i64 = 0
    while die < FACES:
        total += perft(after(s, move, die), depth - 1)
        die += 1
    return total


def divide(s: State, depth: i64) -> list[Branch]:
    """The same count, at least one action deep, by first action and die, in canonical order."""
    out = Moves()
    legal_moves(s, out)
    found: list[Branch] = []
    for move in out.all():
        if not rolls(s, move):
            found.append(Branch(move, NO_DIE, perft(after(s, move, NO_DIE), depth - 1)))
            continue
        die: i64 = 0
        while die < FACES:
            found.append(Branch(move, die, perft(after(s, move, die), depth - 1)))
            die += 1
    return found
