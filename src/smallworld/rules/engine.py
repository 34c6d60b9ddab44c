"""The two doors of the core: the legal moves of a moment, and what a legal move does to it."""

from __future__ import annotations

from mypy_extensions import i64

from smallworld.rules.column import affordable_combos, pick
from smallworld.rules.conquest import attempt, conquer, conquest_moves
from smallworld.rules.decline import decline
from smallworld.rules.layout import (
    CONQUEST,
    ELDERS,
    LATE_DECLINE,
    OVER,
    PHASE,
    PICK,
    REDEPLOY,
    REDEPLOY_ELDERS,
    RETREAT,
    SCORING,
    START,
)  # fmt: skip
from smallworld.rules.losses import give_up
from smallworld.rules.moves import ABANDON, ATTEMPT, CONQUER, DECLINE, DONE, EXPAND, PLAIN, Moves
from smallworld.rules.moves import PICK as PICK_VERB
from smallworld.rules.redeploy import elder, redeploy_moves, redeploy_play, retreat_moves, retreat_play
from smallworld.rules.state import State
from smallworld.rules.turn import advance, begin_active, begin_conquests, retreat_over, step_owner


def legal_moves(s: State, out: Moves) -> None:
    """All legal moves of the seat that decides, atomic ones only, in canonical order."""
    out.clear()
    phase = s.w[PHASE]
    if phase == CONQUEST:
        conquest_moves(s, s.active(), out)
    elif phase == REDEPLOY:
        redeploy_moves(s, s.active(), out)
    elif phase == START:
        out.add(EXPAND, PLAIN)
        out.add(DECLINE, PLAIN)
    elif phase == PICK:
        out.add(PICK_VERB, affordable_combos(s))
    elif phase == ELDERS:
        conquest_moves(s, elder(s), out)
    elif phase == REDEPLOY_ELDERS:
        redeploy_moves(s, elder(s), out)
    elif phase == RETREAT:
        retreat_moves(s, out)
    elif phase != OVER:
        owner = step_owner(s, phase)
        if owner is not None:
            owner.step_moves(s, s.active(), out)


def apply(s: State, move: i64) -> None:
    """Carry out a legal move; whether it is legal is not asked here."""
    verb = move >> 6
    r = move & 63
    phase = s.w[PHASE]
    if phase == CONQUEST:
        if _conquest(s, s.active(), verb, r):
            advance(s, CONQUEST)
    elif phase == REDEPLOY:
        if redeploy_play(s, s.active(), verb, r):
            advance(s, REDEPLOY)
    elif phase == START:
        if verb == EXPAND:
            begin_conquests(s)
        else:
            decline(s)
            advance(s, SCORING - 1)
    elif phase == PICK:
        pick(s, r)
        begin_conquests(s)
    elif phase == ELDERS:
        _elders(s, verb, r)
    elif phase == REDEPLOY_ELDERS:
        if redeploy_play(s, elder(s), verb, r):
            advance(s, REDEPLOY_ELDERS)
    elif phase == RETREAT:
        if retreat_play(s, verb, r):
            retreat_over(s)
    else:
        owner = step_owner(s, phase)
        if verb == DECLINE and phase == LATE_DECLINE:
            decline(s)
            advance(s, phase)
        elif owner is not None and owner.step_play(s, s.active(), verb, r):
            advance(s, phase)


def _elders(s: State, verb: i64, r: i64) -> None:
    b = elder(s)
    last = verb == ATTEMPT and s.race(b).attempt_ends_all(s, b)
    if _conquest(s, b, verb, r):
        if last:
            advance(s, CONQUEST)
        else:
            begin_active(s)
    elif elder(s) < 0:
        begin_active(s)


def _conquest(s: State, b: i64, verb: i64, r: i64) -> bool:
    """One move of a conquest step; whether the step is over."""
    if verb == CONQUER:
        conquer(s, b, r)
        return False
    if verb == DONE:
        return True
    if verb == ATTEMPT:
        attempt(s, b, r)
        return True
    if verb == ABANDON:
        give_up(s, b, r)
        return False
    outcome = s.race(b).play(s, b, verb, r)
    if outcome == 0:
        outcome = s.power(b).play(s, b, verb, r)
    return outcome == 2
