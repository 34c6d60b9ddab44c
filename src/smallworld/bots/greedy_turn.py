"""A turn played greedily to its end: conquests while they bring something, a plain way through the steps after them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from smallworld.bots.greedy_scales import Choice, best_attempt, best_conquest, wealth
from smallworld.play.perft import NO_DIE, after
from smallworld.rules.bits import lowest
from smallworld.rules.engine import apply, legal_moves
from smallworld.rules.layout import (
    CONQUEST,
    ELDERS,
    OVER,
    PHASE,
    REDEPLOY,
    REDEPLOY_ELDERS,
    RETREAT,
    ROUND,
    TURN,
    WITHDRAW,
)
from smallworld.rules.moves import DONE, Moves, move_of
from smallworld.rules.state import State

MOST_MOVES: Final = 60  # in one step of conquests


def conquests(s: State, seed: i64) -> list[int]:
    """Conquer on this state as long as something comes of it; the moves that were made."""
    out = Moves()
    made: list[int] = []
    phase = s.w[PHASE]
    while s.w[PHASE] == phase and len(made) < MOST_MOVES:
        best = best_conquest(s, out, seed)
        if best.move == 0:
            break
        apply(s, best.move)
        made.append(best.move)
    return made


def finish_turn(s: State, seed: i64) -> i64:
    """Play this state to the end of its turn, without dice for attempts; what these would have brought on average."""
    seat = s.w[TURN]
    round_ = s.w[ROUND]
    hoped: i64 = 0
    out = Moves()
    while s.w[PHASE] != OVER and s.w[TURN] == seat and s.w[ROUND] == round_:
        phase = s.w[PHASE]
        if phase == ELDERS or phase == CONQUEST:
            conquests(s, seed)
            if s.w[PHASE] == phase:
                hoped += best_attempt(s, out).worth
                apply(s, move_of(DONE, 0))
        else:
            legal_moves(s, out)
            apply(s, _plainly(s, out, seat))
    return hoped


def _plainly(s: State, out: Moves, seat: i64) -> i64:
    """A move of a step that matters little for the coins of this turn."""
    phase = s.w[PHASE]
    last = out.size - 1
    if phase == REDEPLOY_ELDERS or phase == REDEPLOY or phase == RETREAT:
        if out.verbs[last] == DONE and last > 0:
            last -= 1  # markers, which may pay
        return move_of(out.verbs[last], lowest(out.masks[last]))
    if phase == WITHDRAW:
        return best_known(s, out, seat)
    return move_of(out.verbs[last], lowest(out.masks[last]))


def best_known(s: State, out: Moves, seat: i64) -> i64:
    """Of moves about which nothing else is known the one that leaves this seat most; the last of equal ones."""
    best = Choice(0, 0)
    for move in out.all():
        left = wealth(after(s, move, NO_DIE), seat)
        if best.move == 0 or left >= best.worth:
            best = Choice(move, left)
    return best.move
