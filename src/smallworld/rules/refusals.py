"""Why a move is not legal. Slow and plain: asked only after the legal moves have said no."""

from __future__ import annotations

from mypy_extensions import i64

from smallworld.rules import reasons
from smallworld.rules.bits import MASK
from smallworld.rules.column import purse_for
from smallworld.rules.conquest import may_abandon
from smallworld.rules.costs import at_peace, cost_of, pips, reach
from smallworld.rules.layout import (
    COLUMN_COUNT,
    CONQUEST,
    DECIDING,
    ELDERS,
    HAND,
    HELD,
    LATE_DECLINE,
    OVER,
    PHASE,
    PICK,
    REDEPLOY,
    REDEPLOY_ELDERS,
    RETREAT,
    START,
    WAITING,
)  # fmt: skip
from smallworld.rules.moves import ABANDON, ATTEMPT, CONQUER, DECLINE, DEPLOY, DONE, EXPAND
from smallworld.rules.moves import PICK as PICK_VERB
from smallworld.rules.redeploy import elder, must_place
from smallworld.rules.state import State
from smallworld.rules.turn import step_owner


class Reasons:
    """Takes all reasons that apply and keeps the one of lowest rank, with its ruling and up to four numbers."""

    __slots__ = ("code", "ruling", "numbers")

    def __init__(self) -> None:
        self.code: i64 = 0
        self.ruling: i64 = 0
        self.numbers: list[int] = []

    def __reduce__(self) -> tuple[object, ...]:
        return reasons_again, (int(self.code), int(self.ruling), self.numbers)

    def add(self, code: i64, ruling: i64, numbers: list[int]) -> None:
        if self.code == 0 or code < self.code:
            self.code = code
            self.ruling = ruling
            self.numbers = numbers


def reasons_again(code: int, ruling: int, numbers: list[int]) -> Reasons:
    why = Reasons()
    why.code = code
    why.ruling = ruling
    why.numbers = numbers
    return why


def acting_band(s: State) -> i64:
    """The band that the present step is about."""
    phase = s.w[PHASE]
    if phase == ELDERS or phase == REDEPLOY_ELDERS:
        return elder(s)
    if phase == RETREAT:
        return s.w[DECIDING] * 3
    return s.active()


def conquering(s: State) -> bool:
    return s.w[PHASE] == CONQUEST or s.w[PHASE] == ELDERS


def refuse(s: State, verb: i64, r: i64) -> Reasons:
    """Why this move is not legal now; only for moves that are not."""
    why = Reasons()
    phase = s.w[PHASE]
    b = acting_band(s)
    if phase == OVER:
        why.add(reasons.GAME_OVER, 1, [])
    elif verb == PICK_VERB:
        _refuse_pick(s, r, why)
    elif verb == EXPAND:
        why.add(reasons.WRONG_STEP, 226, [phase])
    elif verb == DECLINE:
        _refuse_decline(s, why)
    elif verb == ABANDON:
        _refuse_abandon(s, b, r, why)
    elif verb == CONQUER or verb == ATTEMPT:
        _refuse_conquest(s, b, verb, r, why)
    elif verb == DONE:
        _refuse_done(s, b, why)
    elif verb == DEPLOY:
        _refuse_deploy(s, b, r, why)
    else:
        _refuse_own(s, verb, r, why)
    if why.code == 0:
        why.add(reasons.WRONG_STEP, 226, [phase])
    return why


def _refuse_pick(s: State, n: i64, why: Reasons) -> None:
    if s.w[PHASE] != PICK:
        why.add(reasons.WRONG_STEP, 226, [s.w[PHASE]])
    elif n < 1 or n > s.w[COLUMN_COUNT]:
        why.add(reasons.NO_SUCH_COMBO, 3, [n])
    else:
        why.add(reasons.NOT_ENOUGH_COINS, 5, [n - 1, purse_for(s, n)])


def _refuse_decline(s: State, why: Reasons) -> None:
    phase = s.w[PHASE]
    if phase == LATE_DECLINE or phase == START:
        return
    if phase == PICK:
        why.add(reasons.WRONG_STEP, 13, [phase])  # also: a pick comes first
    else:
        why.add(reasons.WRONG_STEP, 59, [phase])


def _refuse_abandon(s: State, b: i64, r: i64, why: Reasons) -> None:
    if not conquering(s):
        why.add(reasons.WRONG_STEP, 50, [s.w[PHASE]])
        return
    if pips(s, b) >= 0 or not may_abandon(s, b):
        why.add(reasons.TOO_LATE_TO_ABANDON, 50, [])
    if s.w[HELD + b] & MASK[r] == 0:
        why.add(reasons.NOT_YOURS, 50, [r])


def refuse_target(s: State, b: i64, r: i64, why: Reasons) -> None:
    """What keeps band b from naming this region for any conquest."""
    refuse_closed(s, b, r, why)
    if why.code == 0 and reach(s, b) & MASK[r] == 0:
        if s.w[HELD + b] == 0:
            why.add(reasons.NOT_A_BORDER_REGION, 19, [r])
        else:
            why.add(reasons.NOT_ADJACENT, 21, [r])
    if s.ready(b) < 1:
        why.add(reasons.NO_TOKEN_IN_HAND, 18, [])


def refuse_closed(s: State, b: i64, r: i64, why: Reasons) -> None:
    """What keeps a region from band b wherever it lies."""
    m = MASK[r]
    if s.w[HELD + b] & m != 0:
        why.add(reasons.OWN_REGION, 27, [r])
    if s.box.board.water & m & ~(s.race(b).treads(s, b) | s.power(b).treads(s, b)) != 0:
        why.add(reasons.WATER, 30, [r])
    own = s.held_by_seat(b // 3)
    for marker in s.box.catalogue.immunities:
        if marker.regions(s) & ~own & m != 0:
            why.add(reasons.IMMUNE_REGION, 26, [r, marker.number])
    if at_peace(s, b) & m != 0:
        why.add(reasons.PEACE, 130, [s.band_in(r) // 3])


def _refuse_conquest(s: State, b: i64, verb: i64, r: i64, why: Reasons) -> None:
    if not conquering(s):
        why.add(reasons.WRONG_STEP, 226, [s.w[PHASE]])
        return
    if verb == ATTEMPT:
        if pips(s, b) >= 0:
            why.add(reasons.WRONG_STEP, 120, [s.w[PHASE]])
        for piece in (s.race(b), s.power(b)):
            if piece.no_attempt(s, b) != 0:
                why.add(piece.no_attempt(s, b), piece.ruling(), [])
    refuse_target(s, b, r, why)
    cost = cost_of(s, b, r)
    tokens = s.ready(b)
    if verb == ATTEMPT and tokens >= cost:
        why.add(reasons.NO_ROLL_NEEDED, 34, [r, cost, tokens])
    elif verb == ATTEMPT and cost - tokens > 3:
        why.add(reasons.TOO_FAR_SHORT, 32, [r, cost, tokens, cost - tokens])
    elif verb == CONQUER and tokens < cost:
        why.add(reasons.NOT_ENOUGH_TOKENS, 14, [cost, tokens])


def _refuse_done(s: State, b: i64, why: Reasons) -> None:
    phase = s.w[PHASE]
    if phase == REDEPLOY or phase == REDEPLOY_ELDERS:
        why.add(reasons.TOKENS_LEFT, 54, [s.w[HAND + b] + must_place(s, b, False)])
    elif phase == RETREAT:
        why.add(reasons.TOKENS_LEFT, 41, [waiting(s, b // 3)])
    else:
        owner = step_owner(s, phase)
        if owner is None or not owner.refuse(s, b, DONE, 0, why):
            why.add(reasons.WRONG_STEP, 226, [phase])


def waiting(s: State, seat: i64) -> i64:
    """Tokens and markers that this seat's retreat must place."""
    n: i64 = 0
    b = seat * 3
    while b < seat * 3 + 3:
        n += s.w[WAITING + b] + must_place(s, b, True)
        b += 1
    return n


def _refuse_deploy(s: State, b: i64, r: i64, why: Reasons) -> None:
    phase = s.w[PHASE]
    if phase == REDEPLOY or phase == REDEPLOY_ELDERS:
        if s.w[HELD + b] & MASK[r] == 0:
            why.add(reasons.NOT_YOURS, 54, [r])
        if s.w[HAND + b] < 1:
            why.add(reasons.NO_TOKEN_IN_HAND, 54, [])
    elif phase == RETREAT:
        band = s.band_in(r)
        if band < 0 or band // 3 != s.w[DECIDING]:
            why.add(reasons.NOT_YOURS, 41, [r])
        elif s.w[WAITING + band] < 1:
            why.add(reasons.NO_TOKEN_IN_HAND, 41, [])
    else:
        why.add(reasons.WRONG_STEP, 226, [phase])


def _refuse_own(s: State, verb: i64, r: i64, why: Reasons) -> None:
    """A verb of a race or power: not this one's, at the wrong moment, or what its owner says."""
    owner = s.box.catalogue.owners.get(verb)
    if owner is None:
        why.add(reasons.NO_SUCH_ACTION, 226, [])
        return
    b = s.w[DECIDING] * 3
    mine = s.race(b) is owner or s.power(b) is owner
    if not mine:
        is_race = owner.tray > 0
        why.add(reasons.NOT_THIS_RACE if is_race else reasons.NOT_THIS_POWER, owner.ruling(), [owner.number])
        return
    if s.w[PHASE] == ELDERS or s.w[PHASE] == REDEPLOY_ELDERS:
        why.add(reasons.WRONG_STEP, 91, [s.w[PHASE]])
        return
    owner.refuse(s, b, verb, r, why)
