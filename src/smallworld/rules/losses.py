"""What happens to those who stood in a region: losses, retreats to come, markers, races that leave the map."""

from __future__ import annotations

from mypy_extensions import i64

from smallworld.rules.bits import MASK, lowest
from smallworld.rules.column import banner_returns
from smallworld.rules.events import (
    ABANDONED,
    BADGE_LAID,
    OVER_FIRST_SEAT,
    OVER_NOTHING,
    OVER_TRIBE_TOKEN,
    RACE_LEFT,
    TOKENS_MOVED,
    TRIBE_GONE,
)  # fmt: skip
from smallworld.rules.layout import (
    ATTACKED,
    DISCARDS,
    HAND,
    HELD,
    IN_HAND,
    IN_WAITING,
    POWER,
    RACE,
    TOKENS,
    TRAY,
    TRIBES,
    WAITING,
)  # fmt: skip
from smallworld.rules.state import State


def standing(s: State, r: i64) -> i64:
    """What stands in a region, as the record of conquests tells it."""
    if s.w[TRIBES] & MASK[r] != 0:
        return OVER_TRIBE_TOKEN
    band = s.band_in(r)
    if band < 0:
        return OVER_NOTHING
    return OVER_FIRST_SEAT + band // 3 * 2 + (0 if band % 3 == 0 else 1)


def attacked(s: State, b: i64, r: i64) -> None:
    """Band b attacks region r, also in vain: peace may depend on it (R-129); declined bands do not count (R-094)."""
    victim = s.band_in(r)
    if b % 3 == 0 and victim >= 0 and victim % 3 == 0 and victim != b:
        s.w[ATTACKED] |= MASK[victim // 3]


def dislodge(s: State, r: i64, converted: bool) -> None:
    """Whoever stands in a region loses it: one token to the tray, the others wait for the end of the turn (R-040)."""
    if s.w[TRIBES] & MASK[r] != 0:
        s.w[TRIBES] &= ~MASK[r]
        s.tell(TRIBE_GONE, r, 0, 0, 0, 0, 0)
        return
    victim = s.band_in(r)
    if victim < 0:
        return
    n = s.w[TOKENS + r]
    seat = victim // 3
    race = s.race(victim)
    lost = race.loses(s, victim, n, converted)
    ruling = race.loss_ruling(s, victim, converted)
    s.w[HELD + victim] &= ~MASK[r]
    s.w[TOKENS + r] = 0
    s.w[HAND + victim] += n - lost
    s.w[WAITING + victim] += n - lost
    if lost > 0:
        s.tell(TOKENS_MOVED, seat, race.number, lost, r, TRAY, ruling)
    if n > lost:
        s.tell(TOKENS_MOVED, seat, race.number, n - lost, r, IN_WAITING, ruling)
    lose_markers(s, r, victim)
    if victim % 3 != 0:
        leave_if_gone(s, victim)


def lose_markers(s: State, r: i64, band: i64) -> None:
    """The markers of a region that this band lost or gave up (R-052)."""
    for marker in s.box.catalogue.markers:
        if marker.regions(s) & MASK[r] != 0:
            marker.lost_with(s, r, band)


def give_up(s: State, b: i64, r: i64) -> None:
    """Band b leaves a region of its own accord; its tokens come to hand."""
    n = s.w[TOKENS + r]
    s.tell(ABANDONED, b // 3, s.w[RACE + b], r, 0, 0, 0)
    s.w[HELD + b] &= ~MASK[r]
    s.w[TOKENS + r] = 0
    s.w[HAND + b] += n
    s.tell(TOKENS_MOVED, b // 3, s.w[RACE + b], n, r, IN_HAND, 0)
    lose_markers(s, r, b)
    s.stale()


def leave_if_gone(s: State, b: i64) -> None:
    """A declined race without a token on the map or in hand leaves the game; banner and badge come back (R-009)."""
    if s.w[HELD + b] == 0 and s.w[HAND + b] == 0 and s.w[RACE + b] != 0:
        race = s.w[RACE + b]
        badge = s.w[POWER + b]
        s.w[RACE + b] = 0
        s.w[POWER + b] = 0
        s.w[WAITING + b] = 0
        s.tell(RACE_LEFT, b // 3, race, 0, 0, 0, 0)
        if badge != 0:
            s.w[DISCARDS] |= MASK[badge]
            s.tell(BADGE_LAID, badge, 0, 0, 0, 0, 0)
        banner_returns(s, race)


def remove_from_map(s: State, b: i64) -> None:
    """All tokens of a band go to the tray and its race leaves the game."""
    m = s.w[HELD + b]
    while m != 0:
        r = lowest(m)
        m &= m - 1
        n = s.w[TOKENS + r]
        s.w[HELD + b] &= ~MASK[r]
        s.w[TOKENS + r] = 0
        s.tell(TOKENS_MOVED, b // 3, s.w[RACE + b], n, r, TRAY, 60)
        lose_markers(s, r, b)
    hand_to_tray(s, b)
    leave_if_gone(s, b)


def hand_to_tray(s: State, b: i64) -> None:
    ready = s.ready(b)
    waiting = s.w[WAITING + b]
    s.w[HAND + b] = 0
    s.w[WAITING + b] = 0
    if ready > 0:
        s.tell(TOKENS_MOVED, b // 3, s.w[RACE + b], ready, IN_HAND, TRAY, 61)
    if waiting > 0:
        s.tell(TOKENS_MOVED, b // 3, s.w[RACE + b], waiting, IN_WAITING, TRAY, 61)
