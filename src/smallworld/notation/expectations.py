"""What a scenario may expect of a position, one function a key: each returns the difference or nothing."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from smallworld.notation.actions import read_action
from smallworld.notation.fields import marker_value
from smallworld.notation.refusal import Refused
from smallworld.notation.words import PHASE_NAMES, SEATS, combo_name, piece_numbers, region_number
from smallworld.rules.bits import MASK
from smallworld.rules.costs import cost_of
from smallworld.rules.layout import (
    COINS,
    COLUMN_COUNT,
    COLUMN_POWER,
    COLUMN_RACE,
    DECIDING,
    HAND,
    OVER,
    PHASE,
    ROUND,
    TOKENS,
    TRIBES,
    TURN,
    WAITING,
)  # fmt: skip
from smallworld.rules.outcome import winners
from smallworld.rules.refusals import acting_band
from smallworld.rules.state import State

Gained = Mapping[int, int]


def describe_region(s: State, r: int) -> str:
    """Who holds a region, as scenarios write it."""
    if s.w[TRIBES] & MASK[r] != 0:
        return "lost-tribe"
    b = s.band_in(r)
    if b < 0:
        return "empty"
    declined = "" if b % 3 == 0 else " declined"
    return f"{SEATS[b // 3]} {s.race(b).name} {s.w[TOKENS + r]}{declined}"


def _unequal(what: str, found: object, wanted: object) -> str | None:
    return None if found == wanted else f"{what} is {found}, not {wanted}"


def _table(wanted: object) -> Mapping[str, object]:
    return wanted if isinstance(wanted, Mapping) else {}


def _to_move(s: State, gained: Gained, wanted: object) -> str | None:
    return _unequal("to-move", SEATS[s.w[DECIDING]], wanted)


def _turn(s: State, gained: Gained, wanted: object) -> str | None:
    return _unequal("turn", SEATS[s.w[TURN]], wanted)


def _phase(s: State, gained: Gained, wanted: object) -> str | None:
    return _unequal("phase", PHASE_NAMES[s.w[PHASE]], wanted)


def _round(s: State, gained: Gained, wanted: object) -> str | None:
    return _unequal("round", int(s.w[ROUND]), wanted)


def _over(s: State, gained: Gained, wanted: object) -> str | None:
    return _unequal("over", s.w[PHASE] == OVER, wanted)


def _winner(s: State, gained: Gained, wanted: object) -> str | None:
    return _unequal("winner", [SEATS[seat] for seat in winners(s)] if s.w[PHASE] == OVER else [], wanted)


def _regions(s: State, gained: Gained, wanted: object) -> str | None:
    for name, text in _table(wanted).items():
        region = region_number(name, s.box.board)
        if region is None:
            return f"there is no region {name}"
        difference = _unequal(f"region {name}", describe_region(s, region), " ".join(str(text).split()))
        if difference:
            return difference
    return None


def _by_seat(what: str, wanted: object, words: Callable[[int], int]) -> str | None:
    for letter, n in _table(wanted).items():
        difference = _unequal(f"{what} of {letter}", words(SEATS.index(letter)), n)
        if difference:
            return difference
    return None


def _hand(s: State, gained: Gained, wanted: object) -> str | None:
    return _by_seat("hand", wanted, lambda seat: int(s.w[HAND + seat * 3]))


def _waiting(s: State, gained: Gained, wanted: object) -> str | None:
    return _by_seat("waiting", wanted, lambda seat: int(s.w[WAITING + seat * 3]))


def _coins(s: State, gained: Gained, wanted: object) -> str | None:
    return _by_seat("coins", wanted, lambda seat: int(s.w[COINS + seat]))


def _gained(s: State, gained: Gained, wanted: object) -> str | None:
    return _by_seat("gained", wanted, lambda seat: gained.get(seat, 0))


def _tray(s: State, gained: Gained, wanted: object) -> str | None:
    races, _ = piece_numbers(s.box.catalogue)
    for name, n in _table(wanted).items():
        difference = _unequal(f"tray of {name}", int(s.tray(races[name])), n)
        if difference:
            return difference
    return None


def _cost(s: State, gained: Gained, wanted: object) -> str | None:
    for name, n in _table(wanted).items():
        region = region_number(name, s.box.board)
        if region is None:
            return f"there is no region {name}"
        difference = _unequal(f"cost of {name}", int(cost_of(s, acting_band(s), region)), n)
        if difference:
            return difference
    return None


def _column(s: State, gained: Gained, wanted: object) -> str | None:
    shown = [combo_name(s.box.catalogue, s.w[COLUMN_POWER + i], s.w[COLUMN_RACE + i]) for i in range(s.w[COLUMN_COUNT])]
    size = len(wanted) if isinstance(wanted, list) else 0
    return _unequal("column", shown[:size], wanted)


def _markers(s: State, gained: Gained, wanted: object) -> str | None:
    for name, value in _table(wanted).items():
        for marker in s.box.catalogue.markers:
            if marker.name == name:
                lies = marker_value(s, marker)
                if isinstance(value, list) and isinstance(lies, list):
                    difference = _unequal(name, sorted(lies), sorted(str(region) for region in value))
                else:
                    difference = _unequal(name, lies, value if value != [] else {})
                if difference:
                    return difference
                break
        else:
            return f"there is no marker {name}"
    return None


def _legal(s: State, gained: Gained, wanted: object) -> str | None:
    for line in wanted if isinstance(wanted, list) else []:
        try:
            read_action(s, str(line))
        except Refused as error:
            return f"{line}: refused with {error.refusal.code} ({error.refusal.ruling})"
    return None


def _illegal(s: State, gained: Gained, wanted: object) -> str | None:
    for line, reason in _table(wanted).items():
        try:
            read_action(s, line)
        except Refused as error:
            if reason not in ("*", error.refusal.code):
                return f"{line}: refused with {error.refusal.code}, not {reason}"
        else:
            return f"{line}: not refused"
    return None


CHECKS: Final[dict[str, Callable[[State, Gained, object], str | None]]] = {
    "to-move": _to_move, "turn": _turn, "phase": _phase, "round": _round, "over": _over, "winner": _winner,
    "regions": _regions, "hand": _hand, "waiting": _waiting, "coins": _coins, "gained": _gained, "tray": _tray,
    "cost": _cost, "column": _column, "markers": _markers, "legal": _legal, "illegal": _illegal,
}  # fmt: skip


def check(s: State, gained: Gained, expect: Mapping[str, object]) -> str | None:
    """The first difference between a position and what is expected of it."""
    for name, wanted in expect.items():
        difference = CHECKS[name](s, gained, wanted)
        if difference is not None:
            return difference
    return None
