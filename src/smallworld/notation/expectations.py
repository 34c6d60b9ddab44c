"""What a scenario may expect of a position, one function a key: each returns the difference or nothing."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Final

from smallworld.notation.actions import read_action
from smallworld.notation.markers import marker_value
from smallworld.notation.refusal import Refusal, Refused
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
    dragon = " dragon" if s.w[TOKENS + r] == 0 else ""
    return f"{SEATS[b // 3]} {s.race(b).name} {s.w[TOKENS + r]}{declined}{dragon}"


@dataclass(frozen=True, slots=True)
class Difference:
    """What is otherwise than expected: a code and parameters; the sentences are elsewhere."""

    code: str
    params: dict[str, str | int] = field(default_factory=dict)

    def __str__(self) -> str:
        return f"{self.code} ({', '.join(f'{name} {value}' for name, value in self.params.items())})"


def _unequal(key: str, found: object, wanted: object) -> Difference | None:
    return (
        None if found == wanted else Difference("unequal", {"key": key, "found": told(found), "wanted": told(wanted)})
    )


def told(value: object) -> str:
    """A value as the notation writes it."""
    return json.dumps(value, ensure_ascii=False)


def refused(line: str, refusal: Refusal) -> Difference:
    """An action that should have been legal."""
    return Difference("refused", {"action": line, "reason": refusal.code, "ruling": refusal.ruling or "none"})


def refused_otherwise(s: State, line: str, reason: object) -> Difference | None:
    """How an action that must be refused for this reason is not."""
    try:
        read_action(s, line)
    except Refused as error:
        if reason in ("*", error.refusal.code):
            return None
        return Difference("refused-otherwise", {"action": line, "reason": error.refusal.code, "wanted": str(reason)})
    return Difference("not-refused", {"action": line})


def _table(wanted: object) -> Mapping[str, object]:
    return wanted if isinstance(wanted, Mapping) else {}


def _to_move(s: State, gained: Gained, wanted: object) -> Difference | None:
    return _unequal("to-move", SEATS[s.w[DECIDING]], wanted)


def _turn(s: State, gained: Gained, wanted: object) -> Difference | None:
    return _unequal("turn", SEATS[s.w[TURN]], wanted)


def _phase(s: State, gained: Gained, wanted: object) -> Difference | None:
    return _unequal("phase", PHASE_NAMES[s.w[PHASE]], wanted)


def _round(s: State, gained: Gained, wanted: object) -> Difference | None:
    return _unequal("round", int(s.w[ROUND]), wanted)


def _over(s: State, gained: Gained, wanted: object) -> Difference | None:
    return _unequal("over", s.w[PHASE] == OVER, wanted)


def _winner(s: State, gained: Gained, wanted: object) -> Difference | None:
    return _unequal("winner", [SEATS[seat] for seat in winners(s)] if s.w[PHASE] == OVER else [], wanted)


def _regions(s: State, gained: Gained, wanted: object) -> Difference | None:
    for name, text in _table(wanted).items():
        region = region_number(name, s.box.board)
        assert region is not None
        difference = _unequal(f"regions.{name}", describe_region(s, region), " ".join(str(text).split()))
        if difference:
            return difference
    return None


def _by_seat(key: str, wanted: object, words: Callable[[int], int]) -> Difference | None:
    for letter, n in _table(wanted).items():
        difference = _unequal(f"{key}.{letter}", words(SEATS.index(letter)), n)
        if difference:
            return difference
    return None


def _hand(s: State, gained: Gained, wanted: object) -> Difference | None:
    return _by_seat("hand", wanted, lambda seat: int(s.w[HAND + seat * 3]))


def _waiting(s: State, gained: Gained, wanted: object) -> Difference | None:
    return _by_seat("waiting", wanted, lambda seat: int(s.w[WAITING + seat * 3]))


def _coins(s: State, gained: Gained, wanted: object) -> Difference | None:
    return _by_seat("coins", wanted, lambda seat: int(s.w[COINS + seat]))


def _gained(s: State, gained: Gained, wanted: object) -> Difference | None:
    return _by_seat("gained", wanted, lambda seat: gained.get(seat, 0))


def _tray(s: State, gained: Gained, wanted: object) -> Difference | None:
    races, _ = piece_numbers(s.box.catalogue)
    for name, n in _table(wanted).items():
        difference = _unequal(f"tray.{name}", int(s.tray(races[name])), n)
        if difference:
            return difference
    return None


def _cost(s: State, gained: Gained, wanted: object) -> Difference | None:
    for name, n in _table(wanted).items():
        region = region_number(name, s.box.board)
        assert region is not None
        difference = _unequal(f"cost.{name}", int(cost_of(s, acting_band(s), region)), n)
        if difference:
            return difference
    return None


def _column(s: State, gained: Gained, wanted: object) -> Difference | None:
    shown = [combo_name(s.box.catalogue, s.w[COLUMN_POWER + i], s.w[COLUMN_RACE + i]) for i in range(s.w[COLUMN_COUNT])]
    size = len(wanted) if isinstance(wanted, list) else 0
    return _unequal("column", shown[:size], wanted)


def _markers(s: State, gained: Gained, wanted: object) -> Difference | None:
    markers = {marker.name: marker for marker in s.box.catalogue.markers}
    for name, value in _table(wanted).items():
        lies = marker_value(s, markers[name])
        if isinstance(value, list) and isinstance(lies, list):
            difference = _unequal(f"markers.{name}", sorted(lies), sorted(str(region) for region in value))
        else:
            difference = _unequal(f"markers.{name}", lies, value if value != [] else {})
        if difference:
            return difference
    return None


def _legal(s: State, gained: Gained, wanted: object) -> Difference | None:
    for line in wanted if isinstance(wanted, list) else []:
        try:
            read_action(s, str(line))
        except Refused as error:
            return refused(str(line), error.refusal)
    return None


def _illegal(s: State, gained: Gained, wanted: object) -> Difference | None:
    for line, reason in _table(wanted).items():
        difference = refused_otherwise(s, line, reason)
        if difference:
            return difference
    return None


CHECKS: Final[dict[str, Callable[[State, Gained, object], Difference | None]]] = {
    "to-move": _to_move, "turn": _turn, "phase": _phase, "round": _round, "over": _over, "winner": _winner,
    "regions": _regions, "hand": _hand, "waiting": _waiting, "coins": _coins, "gained": _gained, "tray": _tray,
    "cost": _cost, "column": _column, "markers": _markers, "legal": _legal, "illegal": _illegal,
}  # fmt: skip


def check(s: State, gained: Gained, expect: Mapping[str, object]) -> Difference | None:
    """The first difference between a position and what is expected of it."""
    for name, wanted in expect.items():
        difference = CHECKS[name](s, gained, wanted)
        if difference is not None:
            return difference
    return None
