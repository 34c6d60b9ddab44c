"""Going In Decline."""

from __future__ import annotations

from smallworld.rules.bits import MASK, lowest
from smallworld.rules.events import BADGE_LAID, DECLINED, FLIPPED, TOKENS_MOVED
from smallworld.rules.layout import DISCARDS, HAND, HELD, POWER, RACE, TOKENS, TRAY, TURN, TURNS, WAITING
from smallworld.rules.losses import hand_to_tray, leave_if_gone, remove_from_map
from smallworld.rules.state import State


def decline(s: State) -> None:
    """The active race of the turn's seat declines, in the order of R-060."""
    w = s.w
    seat = w[TURN]
    b = seat * 3
    race = s.race(b)
    power = s.power(b)
    number = w[RACE + b]
    apart = power.stays_apart(s, b)
    s.tell(DECLINED, seat, number, 1 if apart else 0, 0, 0, 0)
    place = b + 2 if apart else b + 1
    if not apart:
        w[DISCARDS] |= MASK[w[POWER + b]]
        s.tell(BADGE_LAID, w[POWER + b], 0, 0, 0, 0, 0)
    if w[RACE + place] != 0:
        remove_from_map(s, place)
    race.declines(s, b)
    power.declines(s, b)
    held = w[HELD + b]
    m = held
    while m != 0:
        r = lowest(m)
        m &= m - 1
        surplus = w[TOKENS + r] - race.keeps_in_decline(s, b, w[TOKENS + r])
        if surplus > 0:
            w[TOKENS + r] -= surplus
            s.tell(TOKENS_MOVED, seat, number, surplus, r, TRAY, 60)
    hand_to_tray(s, b)
    w[RACE + place] = number
    w[POWER + place] = w[POWER + b] if apart else 0
    w[HELD + place] = held
    w[HAND + place] = 0
    w[WAITING + place] = 0
    w[RACE + b] = 0
    w[POWER + b] = 0
    w[HELD + b] = 0
    w[TURNS + seat] = 0
    s.tell(FLIPPED, seat, number, held, 1 if apart else 0, 0, 0)
    leave_if_gone(s, place)
    s.stale()
