"""Steps that place or take up tokens and markers: each where it saves most."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from smallworld.bots.greedy_guard import Guard
from smallworld.bots.greedy_scales import COIN, Choice, shade, wealth
from smallworld.rules.bits import lowest
from smallworld.rules.engine import apply, legal_moves
from smallworld.rules.layout import CANNONS, DECIDING, HEROES, PHASE, REDEPLOY, REDEPLOY_ELDERS, RETREAT, TOKENS
from smallworld.rules.moves import DEPLOY, DONE, Moves, move_of
from smallworld.rules.piece import Piece
from smallworld.rules.redeploy import place
from smallworld.rules.refusals import acting_band
from smallworld.rules.state import State
from smallworld.rules.turn import step_owner

MARKERS_FIRST: Final = 10**9  # where one helps: it may pay, and tokens can make up for where it stands
MOST_PLACED: Final = 200


def placements(s: State, seed: i64) -> list[int]:
    """All moves of a redeployment, of a retreat, or of a step that concerns single regions."""
    trial = s.copy()
    guard = _guard(s)
    phase = s.w[PHASE]
    seat = s.w[DECIDING]
    out = Moves()
    made: list[int] = []
    while trial.w[PHASE] == phase and trial.w[DECIDING] == seat and len(made) < MOST_PLACED:
        legal_moves(trial, out)
        if out.size == 0:
            break
        move = _best(trial, out, guard, seed)
        apply(trial, move)
        made.append(move)
    return made


def _guard(s: State) -> Guard:
    """Markers that will make regions immune in a step to come are counted as standing where they will."""
    me = s.w[DECIDING]
    phase = s.w[PHASE]
    if phase != REDEPLOY:
        return Guard(s, me)
    bare = s.copy()
    n: i64 = 0
    for piece in (s.race(me * 3), s.power(me * 3)):
        if piece.step() == HEROES or piece.step() == CANNONS:
            n += _lift(bare, piece)
    guard = Guard(bare, me)
    guard.shelter(n)
    return guard


def _lift(s: State, piece: Piece) -> i64:
    """Take up all markers of a piece that make immune; how many there are."""
    n: i64 = 0
    for marker in piece.markers:
        if marker.immune:
            n += marker.limit
            m = marker.regions(s)
            while m != 0:
                marker.put(s, lowest(m), 0)
                m &= m - 1
    return n


def _best(s: State, out: Moves, guard: Guard, seed: i64) -> i64:
    best = Choice(0, 0)
    i: i64 = 0
    while i < out.size:
        verb = out.verbs[i]
        m = out.masks[i]
        i += 1
        while m != 0:
            r = lowest(m)
            m &= m - 1
            worth = _worth(s, guard, verb, r) * 64 + shade(move_of(verb, r), seed)
            if best.move == 0 or worth > best.worth:
                best = Choice(move_of(verb, r), worth)
    return best.move


def _worth(s: State, guard: Guard, verb: i64, r: i64) -> i64:
    """What a placement saves or brings, in ten thousandths of a coin."""
    if verb == DONE:
        return 0
    before = guard.danger_in(s, r)
    if verb == DEPLOY:
        stronger = guard.price(s, r) - guard.prices[r] + 1
        return before - guard.danger(r, stronger) - s.w[TOKENS + r]
    child = s.copy()
    _place(child, verb, r)
    worth = before - guard.danger_in(child, r) + (wealth(child, guard.me) - wealth(s, guard.me)) * COIN * 100
    return worth + MARKERS_FIRST if worth > 0 else worth


def _place(s: State, verb: i64, r: i64) -> None:
    """Carry out a placement without going on to the next step."""
    phase = s.w[PHASE]
    if phase == REDEPLOY or phase == REDEPLOY_ELDERS or phase == RETREAT:
        band = s.band_in(r) if phase == RETREAT else acting_band(s)
        place(s, band, verb, r, phase == RETREAT)
        return
    owner = step_owner(s, phase)
    if owner is not None:
        owner.step_play(s, s.active(), verb, r)


def best_friend(s: State) -> i64:
    """The opponent that could take most, for peace; with nobody where that is all there is."""
    out = Moves()
    legal_moves(s, out)
    guard = Guard(s, s.w[DECIDING])
    best = Choice(0, -1)
    m = out.masks[0]
    while m != 0:
        seat = lowest(m) - 1
        worth = guard.threat_by(seat) if seat >= 0 else -1
        if best.move == 0 or worth > best.worth:
            best = Choice(move_of(out.verbs[0], seat + 1), worth)
        m &= m - 1
    return best.move
