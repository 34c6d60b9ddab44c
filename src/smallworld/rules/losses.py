"""What happens to those who stood in a region: losses, retreats to come, markers, races that leave the map."""

from __future__ import annotations

from mypy_extensions import i64

from smallworld.rules.bits import MASK, lowest
from smallworld.rules.column import banner_returns
from smallworld.rules.events import (
    ABANDONED,
    BADGE_LAID,
    BURIED_THERE,
    OVER_FIRST_SEAT,
    OVER_NOTHING,
    OVER_TRIBE_TOKEN,
    RACE_LEFT,
    TOKENS_MOVED,
    TRIBE_GONE,
    UNBURIED,
)  # fmt: skip
from smallworld.rules.layout import (
    ATTACKED,
    BANDS,
    BENEATH,
    BURIED,
    DISCARDS,
    HAND,
    HELD,
    IN_HAND,
    IN_WAITING,
    POWER,
    RACE,
    TAKEN_BY_FORCE,
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


def dislodge(s: State, r: i64, cause: i64, by: i64) -> None:
    """Whoever stands in a region loses it to band `by`: one token to the tray, others wait for the turn's end (R-040)."""
    if s.w[TRIBES] & MASK[r] != 0:
        s.w[TRIBES] &= ~MASK[r]
        s.tell(TRIBE_GONE, r, 0, 0, 0, 0, 0)
        return
    remove_buried(s, r)
    victim = s.band_in(r)
    if victim < 0:
        return
    n = s.w[TOKENS + r]
    seat = victim // 3
    race = s.race(victim)
    lost = race.loses(s, victim, n, cause)
    ruling = race.loss_ruling(s, victim, cause)
    stay: i64 = 0
    if cause == TAKEN_BY_FORCE and victim % 3 != 0:
        stay = s.race(by).buries(s, by, n, lost) + s.power(by).buries(s, by, n, lost)
    gone = lost - stay if lost > stay else 0
    back = n - gone - stay
    s.w[HELD + victim] &= ~MASK[r]
    s.w[TOKENS + r] = 0
    s.w[HAND + victim] += back
    s.w[WAITING + victim] += back
    if stay > 0:
        s.w[BURIED + victim] |= MASK[r]
        s.w[BENEATH + r] = stay
    if gone > 0:
        s.tell(TOKENS_MOVED, seat, race.number, gone, r, TRAY, ruling)
    if back > 0:
        s.tell(TOKENS_MOVED, seat, race.number, back, r, IN_WAITING, ruling)
    if stay > 0:
        s.tell(BURIED_THERE, r, seat, race.number, stay, 0, 0)
    lose_markers(s, r, victim)
    if victim % 3 != 0:
        leave_if_gone(s, victim)


def buried_band(s: State, r: i64) -> i64:
    """The declined band that lies beneath another race there, -1 for none."""
    b: i64 = 0
    while b < BANDS:
        if s.w[BURIED + b] & MASK[r] != 0:
            return b
        b += 1
    return -1


def remove_buried(s: State, r: i64) -> None:
    """What lies beneath goes to the tray (R-179)."""
    band = buried_band(s, r)
    if band >= 0:
        n = s.w[BENEATH + r]
        s.w[BURIED + band] &= ~MASK[r]
        s.w[BENEATH + r] = 0
        s.tell(TOKENS_MOVED, band // 3, s.w[RACE + band], n, r, TRAY, 179)
        leave_if_gone(s, band)


def surface(s: State, r: i64) -> None:
    """The race above has left: what lies beneath holds the region again (R-180)."""
    band = buried_band(s, r)
    if band >= 0:
        n = s.w[BENEATH + r]
        s.w[BURIED + band] &= ~MASK[r]
        s.w[BENEATH + r] = 0
        s.w[HELD + band] |= MASK[r]
        s.w[TOKENS + r] = n
        s.tell(UNBURIED, r, band // 3, s.w[RACE + band], n, 0, 0)


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
    surface(s, r)
    s.stale()


def leave_if_gone(s: State, b: i64) -> None:
    """A declined race without a token on the map or in hand leaves the game; banner and badge come back (R-009)."""
    if s.occupied(b) == 0 and s.w[HAND + b] == 0 and s.w[RACE + b] != 0:
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
    m = s.w[BURIED + b]
    while m != 0:
        r = lowest(m)
        m &= m - 1
        n = s.w[BENEATH + r]
        s.w[BURIED + b] &= ~MASK[r]
        s.w[BENEATH + r] = 0
        s.tell(TOKENS_MOVED, b // 3, s.w[RACE + b], n, r, TRAY, 179)
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
