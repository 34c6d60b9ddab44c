"""Redeployment and retreat: placing tokens in hand, and the markers that go with them, into own regions."""

from __future__ import annotations

from mypy_extensions import i64

from smallworld.rules.bits import count, lowest
from smallworld.rules.conquest import gather
from smallworld.rules.events import RETREATED, TOKENS_MOVED
from smallworld.rules.layout import DECIDING, HAND, HELD, IN_HAND, IN_WAITING, RACE, SEATS, TOKENS, TURN, WAITING
from smallworld.rules.moves import DEPLOY, DONE, PLAIN, Moves
from smallworld.rules.state import State


def elder(s: State) -> i64:
    """The turn's declined band that still acts and has a token, -1 for none."""
    b = s.active() + 1
    while b < s.active() + 3:
        if s.w[RACE + b] != 0 and s.w[HELD + b] + s.w[HAND + b] != 0 and s.race(b).acts_in_decline():
            return b
        b += 1
    return -1


def to_deploy(s: State, b: i64, retreat: bool) -> i64:
    return s.w[WAITING + b] if retreat else s.w[HAND + b]


def must_place(s: State, b: i64, retreat: bool) -> i64:
    """Markers that are still to be placed."""
    return s.race(b).to_place(s, b, retreat) + s.power(b).to_place(s, b, retreat)


def stop_waiting(s: State, b: i64) -> None:
    """Tokens that waited are ordinary tokens in hand again."""
    n = s.w[WAITING + b]
    if n > 0:
        s.w[WAITING + b] = 0
        s.tell(TOKENS_MOVED, b // 3, s.w[RACE + b], n, IN_WAITING, IN_HAND, 0)


def redeploy_begins(s: State, b: i64) -> bool:
    """Take up what will be placed; whether the player has anything to decide."""
    stop_waiting(s, b)
    if s.w[RACE + b] == 0 or s.w[HELD + b] == 0:
        return False
    gather(s, b)
    s.race(b).redeploy_begins(s, b)
    s.power(b).redeploy_begins(s, b)
    return not _one_outcome(s, b, False)


def _markers(s: State, b: i64, retreat: bool, out: Moves) -> None:
    s.race(b).may_place(s, b, retreat, out)
    s.power(b).may_place(s, b, retreat, out)


def _one_outcome(s: State, b: i64, retreat: bool) -> bool:
    """Where only one outcome is possible it is brought about at once."""
    must = must_place(s, b, retreat)
    out = Moves()
    _markers(s, b, retreat, out)
    if must == 0 and out.size > 0:
        return False
    if to_deploy(s, b, retreat) == 0 and must == 0:
        return True
    if count(s.w[HELD + b]) != 1 or _has_choice(s, b, retreat, must):
        return False
    r = lowest(s.w[HELD + b])
    while to_deploy(s, b, retreat) > 0:
        deploy(s, b, r, to_deploy(s, b, retreat), retreat)
    while must_place(s, b, retreat) > 0:
        out.clear()
        _markers(s, b, retreat, out)
        place(s, b, out.verbs[0], lowest(out.masks[0]), retreat)
    return True


def _has_choice(s: State, b: i64, retreat: bool, must: i64) -> bool:
    """Whether a marker may be placed besides those that must be."""
    out = Moves()
    _markers(s, b, retreat, out)
    return out.size > (1 if must > 0 else 0)


def deploy(s: State, b: i64, r: i64, n: i64, retreat: bool) -> None:
    s.w[HAND + b] -= n
    if retreat:
        s.w[WAITING + b] -= n
    s.w[TOKENS + r] += n
    s.tell(TOKENS_MOVED, b // 3, s.w[RACE + b], n, IN_WAITING if retreat else IN_HAND, r, 0)


def place(s: State, b: i64, verb: i64, r: i64, retreat: bool) -> None:
    if not s.race(b).place(s, b, verb, r, retreat):
        s.power(b).place(s, b, verb, r, retreat)


def redeploy_moves(s: State, b: i64, out: Moves) -> None:
    if s.w[HAND + b] > 0:
        out.add(DEPLOY, s.w[HELD + b])
    _markers(s, b, False, out)
    if s.w[HELD + b] == 0 or (s.w[HAND + b] == 0 and must_place(s, b, False) == 0):
        out.add(DONE, PLAIN)


def redeploy_play(s: State, b: i64, verb: i64, r: i64) -> bool:
    """One placement; whether the redeployment is over."""
    if verb == DONE:
        return True
    if verb == DEPLOY:
        deploy(s, b, r, 1, False)
    else:
        place(s, b, verb, r, False)
    if s.w[HAND + b] > 0 or must_place(s, b, False) > 0:
        return False
    out = Moves()
    _markers(s, b, False, out)
    return out.size == 0


# -- retreats: the same for another seat, with what came back this turn


def next_retreat(s: State, after: i64) -> i64:
    """The next seat clockwise that has to decide its retreat, -1 for none; retreats without a choice are made (R-042)."""
    seats = s.w[SEATS]
    seat = (after + 1) % seats
    while seat != s.w[TURN]:
        if _retreat_begins(s, seat):
            return seat
        end_retreat(s, seat, False)
        seat = (seat + 1) % seats
    return -1


def _waits(s: State, b: i64) -> bool:
    return s.w[RACE + b] != 0 and (s.w[WAITING + b] > 0 or must_place(s, b, True) > 0)


def _retreat_begins(s: State, seat: i64) -> bool:
    choice = False
    moved = False
    b = seat * 3
    while b < seat * 3 + 3:
        if s.w[HELD + b] == 0:
            stop_waiting(s, b)  # they enter again as a first conquest
        elif _waits(s, b):
            moved = True
            if count(s.w[HELD + b]) > 1:
                choice = True
        b += 1
    if choice:
        return True
    b = seat * 3
    while moved and b < seat * 3 + 3:
        if _waits(s, b):
            _one_outcome(s, b, True)
        b += 1
    if moved:
        s.tell(RETREATED, seat, 0, 0, 0, 0, 0)
    return False


def end_retreat(s: State, seat: i64, told: bool) -> None:
    if told:
        s.tell(RETREATED, seat, 0, 0, 0, 0, 0)
    s.race(seat * 3).retreat_ends(s, seat * 3)
    s.power(seat * 3).retreat_ends(s, seat * 3)


def retreat_moves(s: State, out: Moves) -> None:
    seat = s.w[DECIDING]
    goals: i64 = 0
    b = seat * 3
    while b < seat * 3 + 3:
        if s.w[WAITING + b] > 0:
            goals |= s.w[HELD + b]
        b += 1
    out.add(DEPLOY, goals)
    b = seat * 3
    while b < seat * 3 + 3:
        if s.w[RACE + b] != 0 and s.w[HELD + b] != 0:
            _markers(s, b, True, out)
        b += 1
    if out.size == 0:
        out.add(DONE, PLAIN)


def retreat_play(s: State, verb: i64, r: i64) -> bool:
    """One placement of the deciding seat; whether its retreat is over."""
    if verb == DONE:
        return True
    b = s.band_in(r)
    if verb == DEPLOY:
        deploy(s, b, r, 1, True)
    else:
        place(s, b, verb, r, True)
    b = s.w[DECIDING] * 3
    while b < s.w[DECIDING] * 3 + 3:
        if s.w[HELD + b] != 0 and _waits(s, b):
            return False
        b += 1
    return True
