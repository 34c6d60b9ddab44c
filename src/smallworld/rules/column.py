"""The column of combos: picking, paying, sliding up, banners that come back, the reshuffle."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from smallworld.rules.bits import MASK
from smallworld.rules.chance import RESHUFFLE, Draws
from smallworld.rules.events import (
    BANNER,
    COINS_PAID,
    COLUMN_COINS_LAID,
    FROM_COLUMN,
    RESHUFFLED,
    SHOWN,
    TAKEN,
    TOKENS_MOVED,
)  # fmt: skip
from smallworld.rules.layout import (
    COINS,
    COLUMN,
    COLUMN_COINS,
    COLUMN_COUNT,
    COLUMN_POWER,
    COLUMN_RACE,
    DISCARDS,
    HAND,
    IN_HAND,
    POWER,
    POWER_STACK,
    POWER_STACK_COUNT,
    RACE,
    RACE_STACK,
    RACE_STACK_COUNT,
    RESHUFFLES,
    SEEN_BOTTOM,
    TRAY,
    TURN,
    TURNS,
)  # fmt: skip
from smallworld.rules.state import State
from smallworld.rules.switches import PAY_FROM_POT


def purse_for(s: State, position: i64) -> i64:
    """Coins that may pay for a combo (R-005; by a switch those lying on it too, R-006)."""
    purse = s.w[COINS + s.w[TURN]]
    if s.box.on(PAY_FROM_POT):
        purse += s.w[COLUMN_COINS + position - 1]
    return purse


def picks_free(s: State, seat: i64) -> bool:
    """Whether a power gives this seat's next combo for nothing, wherever it lies (R-223)."""
    for piece in s.box.catalogue.powers:
        if piece.picks_free(s, seat):
            return True
    return False


def affordable_combos(s: State) -> i64:
    """The positions that the turn's seat may pick, as a mask."""
    found: i64 = 0
    free = picks_free(s, s.w[TURN])
    position: i64 = 1
    while position <= s.w[COLUMN_COUNT]:
        if free or position - 1 <= purse_for(s, position):
            found |= MASK[position]
        position += 1
    return found


def pick(s: State, position: i64) -> None:
    """Pay, take combo and tokens, slide up, show the next (R-004, R-007, R-008)."""
    w = s.w
    seat = w[TURN]
    b = seat * 3
    slot = position - 1
    race = w[COLUMN_RACE + slot]
    power = w[COLUMN_POWER + slot]
    found = w[COLUMN_COINS + slot]
    if found > 0:
        w[COINS + seat] += found
        w[COLUMN_COINS + slot] = 0
        s.tell(COLUMN_COINS_LAID, position, -found, 0, 0, 0, 0)
        s.tell(COINS_PAID, seat, found, FROM_COLUMN, 0, 4, 0)
    if slot > 0 and not picks_free(s, seat):
        w[COINS + seat] -= slot
        s.tell(COINS_PAID, seat, -slot, FROM_COLUMN, 0, 4, 0)
        i: i64 = 0
        while i < slot:
            w[COLUMN_COINS + i] += 1
            s.tell(COLUMN_COINS_LAID, i + 1, 1, 0, 0, 0, 0)
            i += 1
    s.tell(TAKEN, seat, position, power, race, 0, 0)
    i = slot
    w[COLUMN_COUNT] -= 1
    while i < w[COLUMN_COUNT]:
        w[COLUMN_RACE + i] = w[COLUMN_RACE + i + 1]
        w[COLUMN_POWER + i] = w[COLUMN_POWER + i + 1]
        w[COLUMN_COINS + i] = w[COLUMN_COINS + i + 1]
        i += 1
    w[COLUMN_RACE + i] = 0
    w[COLUMN_POWER + i] = 0
    w[COLUMN_COINS + i] = 0
    in_tray = s.tray(race)
    w[RACE + b] = race
    w[POWER + b] = power
    w[TURNS + seat] = 0
    tokens = s.race(b).tokens + s.power(b).tokens + s.race(b).extra_tokens()
    short = tokens > in_tray
    if short:
        tokens = in_tray
    w[HAND + b] = tokens
    s.tell(TOKENS_MOVED, seat, race, tokens, TRAY, IN_HAND, 8 if short else 0)
    s.race(b).taken(s, b)
    s.power(b).taken(s, b)
    for piece in s.box.catalogue.powers:
        piece.picked(s, seat, position)
    fill(s)


def fill(s: State) -> None:
    """Show combos until six lie open, as far as the stacks reach (R-010)."""
    while s.w[COLUMN_COUNT] < COLUMN and s.w[RACE_STACK_COUNT] > 0 and _badge_at_hand(s):
        s.w[RACE_STACK_COUNT] -= 1
        top = s.w[RACE_STACK_COUNT]
        race = s.w[RACE_STACK + top]
        s.w[RACE_STACK + top] = 0
        if s.w[SEEN_BOTTOM] > top:
            s.w[SEEN_BOTTOM] = top
        _show(s, race)


def _badge_at_hand(s: State) -> bool:
    return s.w[POWER_STACK_COUNT] > 0 or s.w[DISCARDS] != 0


def _show(s: State, race: i64) -> None:
    """Lay a banner below the last combo, with the top badge."""
    if s.w[POWER_STACK_COUNT] == 0:
        reshuffle(s)
    s.w[POWER_STACK_COUNT] -= 1
    top = s.w[POWER_STACK_COUNT]
    power = s.w[POWER_STACK + top]
    s.w[POWER_STACK + top] = 0
    last = s.w[COLUMN_COUNT]
    s.w[COLUMN_RACE + last] = race
    s.w[COLUMN_POWER + last] = power
    s.w[COLUMN_COINS + last] = 0
    s.w[COLUMN_COUNT] += 1
    s.tell(SHOWN, power, race, 0, 0, 0, 0)


def reshuffle(s: State) -> None:
    """The badges laid aside become a new stack, only when a combo lacks one (R-011)."""
    size: i64 = 0
    power: i64 = 1
    while power < len(s.box.catalogue.powers):
        if s.w[DISCARDS] & MASK[power] != 0:
            s.w[POWER_STACK + size] = power
            size += 1
        power += 1
    s.w[DISCARDS] = 0
    s.w[RESHUFFLES] += 1
    order = vec[i64]([0] * size)
    i: i64 = 0
    while i < size:
        order[i] = s.w[POWER_STACK + i]
        i += 1
    Draws(s.key, RESHUFFLE, s.w[RESHUFFLES], 0).shuffle(order, size)
    i = 0
    while i < size:
        s.w[POWER_STACK + i] = order[i]
        i += 1
    s.w[POWER_STACK_COUNT] = size
    s.tell(RESHUFFLED, s.w[RESHUFFLES], size, 0, 0, 0, 0)


def banner_returns(s: State, race: i64) -> None:
    """Under the race stack, or into the lowest empty place of the column when the stack is used up (R-009)."""
    if s.w[RACE_STACK_COUNT] == 0 and s.w[COLUMN_COUNT] < COLUMN and _badge_at_hand(s):
        s.tell(BANNER, race, 1, 0, 0, 0, 0)
        _show(s, race)
        return
    i = s.w[RACE_STACK_COUNT]
    while i > 0:
        s.w[RACE_STACK + i] = s.w[RACE_STACK + i - 1]
        i -= 1
    s.w[RACE_STACK] = race
    s.w[RACE_STACK_COUNT] += 1
    s.w[SEEN_BOTTOM] += 1
    s.tell(BANNER, race, 0, 0, 0, 0, 0)
    fill(s)
