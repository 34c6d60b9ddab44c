"""The course of a turn, step by step (R-056, R-226); a step that has nothing to ask is passed over."""

from __future__ import annotations

from mypy_extensions import i64

from smallworld.rules.conquest import gather
from smallworld.rules.events import GAME_OVER, RANKED, STEP, TURN_BEGAN
from smallworld.rules.layout import (
    COINS,
    CONQUEST,
    DECIDING,
    ELDERS,
    OVER,
    PHASE,
    PICK,
    RACE,
    REDEPLOY,
    REDEPLOY_ELDERS,
    RETREAT,
    ROUND,
    ROUNDS,
    SCORING,
    SEATS,
    START,
    TURN,
    TURN_END,
    TURNS,
)  # fmt: skip
from smallworld.rules.outcome import ranking, standing_of, tokens_on_board
from smallworld.rules.piece import Piece
from smallworld.rules.redeploy import elder, end_retreat, next_retreat, redeploy_begins
from smallworld.rules.scoring import pay
from smallworld.rules.state import State


def enter(s: State, phase: i64, seat: i64) -> None:
    s.w[PHASE] = phase
    s.w[DECIDING] = seat
    s.tell(STEP, phase, seat, 0, 0, 0, 0)


def begin_turn(s: State, seat: i64) -> None:
    """What happens by itself first (R-227), then the decision."""
    s.w[TURN] = seat
    s.tell(TURN_BEGAN, s.w[ROUND], seat, 0, 0, 0, 0)
    b = seat * 3
    s.power(b).turn_starts(s, b)
    s.race(b).turn_starts(s, b)
    s.stale()
    enter(s, START if s.w[RACE + b] != 0 else PICK, seat)


def begin_conquests(s: State) -> None:
    """A declined race that still acts goes first, in a step of its own (R-226)."""
    s.stale()
    b = elder(s)
    if b >= 0:
        gather(s, b)
        enter(s, ELDERS, s.w[TURN])
    else:
        begin_active(s)


def begin_active(s: State) -> None:
    s.stale()
    gather(s, s.active())
    enter(s, CONQUEST, s.w[TURN])


def step_owner(s: State, phase: i64) -> Piece | None:
    """The active race or power that decides something in this phase."""
    b = s.active()
    if s.race(b).step() == phase:
        return s.race(b)
    if s.power(b).step() == phase:
        return s.power(b)
    return None


def advance(s: State, done: i64) -> None:
    """From a phase that is over to the next one that asks somebody."""
    phase: i64 = done + 1
    seat = s.w[TURN]
    while phase < TURN_END:
        if phase == REDEPLOY_ELDERS:
            b = elder(s)
            if b >= 0 and redeploy_begins(s, b):
                enter(s, phase, seat)
                return
        elif phase == REDEPLOY:
            if redeploy_begins(s, s.active()):
                enter(s, phase, seat)
                return
        elif phase == SCORING:
            pay(s)
        elif phase == RETREAT:
            settle(s)
            victim = next_retreat(s, seat)
            if victim >= 0:
                enter(s, phase, victim)
                return
        else:
            owner = step_owner(s, phase)
            if owner is not None and owner.step_begins(s, s.active()):
                enter(s, phase, seat)
                return
        phase += 1
    end_turn(s)


def settle(s: State) -> None:
    """Other seats' powers settle with the seat whose turn is scored (R-056)."""
    seat = s.w[TURN]
    b: i64 = 0
    while b < s.w[SEATS] * 3:
        if b != seat * 3:
            s.power(b).settles(s, b, seat)
        b += 3


def retreat_over(s: State) -> None:
    """The deciding seat has placed everything."""
    end_retreat(s, s.w[DECIDING], True)
    victim = next_retreat(s, s.w[DECIDING])
    if victim >= 0:
        enter(s, RETREAT, victim)
    else:
        end_turn(s)


def end_turn(s: State) -> None:
    seat = s.w[TURN]
    b = seat * 3
    if s.w[RACE + b] != 0:
        s.race(b).turn_ends(s, b)
        s.power(b).turn_ends(s, b)
        s.w[TURNS + seat] += 1
    s.forget_turn()
    following = seat + 1
    if following == s.w[SEATS]:
        if s.w[ROUND] == s.w[ROUNDS]:
            s.w[PHASE] = OVER
            s.w[DECIDING] = seat
            s.stale()
            s.tell(STEP, OVER, seat, 0, 0, 0, 0)
            tell_ranking(s)
            s.tell(GAME_OVER, 0, 0, 0, 0, 0, 0)
            return
        following = 0
        s.w[ROUND] += 1
    begin_turn(s, following)


def tell_ranking(s: State) -> None:
    """The result, best seat first; equal ones share a rank."""
    if s.sink is None:
        return
    rank: i64 = 0
    before: i64 = -1
    order = ranking(s)
    i: i64 = 0
    while i < len(order):
        seat: i64 = order[i]
        i += 1
        if standing_of(s, seat) != before:
            rank = i
            before = standing_of(s, seat)
        s.tell(RANKED, seat, rank, s.w[COINS + seat], tokens_on_board(s, seat), 0, 0)
