"""What everybody at the table sees of a position, read straight from the words of a state."""

from __future__ import annotations

from typing import TypeAlias

from smallworld.notation.words import PHASE_NAMES, SEATS, region_name, region_names
from smallworld.rules.bits import regions_of
from smallworld.rules.layout import (
    BENEATH,
    BURIED,
    COINS,
    COLUMN_COINS,
    COLUMN_COUNT,
    COLUMN_POWER,
    COLUMN_RACE,
    DECIDING,
    DISCARDS,
    HAND,
    HELD,
    PHASE,
    POWER,
    POWER_STACK_COUNT,
    RACE,
    RACE_STACK,
    RACE_STACK_COUNT,
    ROUND,
    SEEN_BOTTOM,
    TOKENS,
    TRIBES,
    TURN,
    WAITING,
)  # fmt: skip
from smallworld.rules.layout import SEATS as SEAT_COUNT
from smallworld.rules.marker import Marker
from smallworld.rules.piece import Piece
from smallworld.rules.state import State

Table: TypeAlias = dict[str, object]


def visible(s: State) -> Table:
    seats = range(s.w[SEAT_COUNT])
    return {
        "round": s.w[ROUND],
        "turn": SEATS[s.w[TURN]],
        "phase": PHASE_NAMES[s.w[PHASE]],
        "deciding": SEATS[s.w[DECIDING]],
        "regions": _regions(s),
        "lost-tribes": sorted(region_names(s.w[TRIBES])),
        "coins": {SEATS[seat]: s.w[COINS + seat] for seat in seats},
        "active": {SEATS[seat]: _active(s, seat * 3) for seat in seats},
        "declined": {SEATS[seat]: _declined(s, seat * 3) for seat in seats},
        "hand": _by_race(s, HAND, WAITING),
        "waiting": _by_race(s, WAITING, None),
        "tray": {piece.name: int(s.tray(piece.number)) for piece in s.box.catalogue.races if s.tray(piece.number)},
        "column": _column(s),
        "stacks-left": {"races": s.w[RACE_STACK_COUNT], "powers": s.w[POWER_STACK_COUNT]},
        "discards": sorted(_power(s, badge) for badge in regions_of(s.w[DISCARDS])),
        "stack-bottoms": [_race(s, s.w[RACE_STACK + i]) for i in range(s.w[SEEN_BOTTOM])],
        "box": {piece.name: int(n) for piece in s.box.catalogue.races if (n := piece.out_of_game(s))},
        "buried": _buried(s),
        "markers": {marker.name: _marker(s, marker) for marker in s.box.catalogue.markers},
        "fired": sorted(region_names(s.w[_named(s, "gunner").at])),
        "pacts": _pacts(s),
        "peace": _peace(s),
    }


def _race(s: State, race: int) -> str:
    return s.box.catalogue.races[race].name


def _power(s: State, power: int) -> str:
    return s.box.catalogue.powers[power].name


def _named(s: State, power: str) -> Piece:
    return next(piece for piece in s.box.catalogue.powers if piece.name == power)


def _regions(s: State) -> dict[str, Table]:
    """Where tokens lie; a dragon that holds a region alone is a marker."""
    found: dict[str, Table] = {}
    for b in range(s.w[SEAT_COUNT] * 3):
        for r in regions_of(s.w[HELD + b]):
            if s.w[TOKENS + r] == 0:
                continue
            found[region_name(r)] = {
                "seat": SEATS[b // 3],
                "race": _race(s, s.w[RACE + b]),
                "tokens": s.w[TOKENS + r],
                "declined": b % 3 != 0,
            }
    return found


def _buried(s: State) -> dict[str, Table]:
    found: dict[str, Table] = {}
    for b in range(s.w[SEAT_COUNT] * 3):
        for r in regions_of(s.w[BURIED + b]):
            found[region_name(r)] = {
                "seat": SEATS[b // 3],
                "race": _race(s, s.w[RACE + b]),
                "tokens": s.w[BENEATH + r],
            }
    return found


def _active(s: State, b: int) -> list[str]:
    return [_power(s, s.w[POWER + b]), _race(s, s.w[RACE + b])] if s.w[RACE + b] else []


def _declined(s: State, b: int) -> dict[str, bool]:
    """Declined races; whether they lie apart with their badge."""
    return {_race(s, s.w[RACE + band]): band == b + 2 for band in (b + 1, b + 2) if s.w[RACE + band]}


def _by_race(s: State, word: int, less: int | None) -> dict[str, int]:
    found: dict[str, int] = {}
    for b in range(s.w[SEAT_COUNT] * 3):
        n = s.w[word + b] - (s.w[less + b] if less is not None else 0)
        if n:
            found[_race(s, s.w[RACE + b])] = n
    return found


def _column(s: State) -> list[Table]:
    return [
        {
            "power": _power(s, s.w[COLUMN_POWER + i]),
            "race": _race(s, s.w[COLUMN_RACE + i]),
            "coins": s.w[COLUMN_COINS + i],
        }
        for i in range(s.w[COLUMN_COUNT])
    ]


def _marker(s: State, marker: Marker) -> dict[str, int]:
    """Where the markers of a kind are: how many in each region, waiting, in their owner's hand, in the box."""
    found = {region_name(r): int(marker.in_region(s, r)) for r in regions_of(marker.regions(s))}
    owner = next(piece for piece in s.box.catalogue.races + s.box.catalogue.powers if marker in piece.markers)
    found["waiting"] = s.w[owner.at] if owner.name == "bivouacking" else 0
    out = any(owner in (s.race(seat * 3), s.power(seat * 3)) for seat in range(s.w[SEAT_COUNT]))
    found["hand"] = int(marker.in_hand(s)) if out else 0
    found["box"] = marker.limit - sum(found.values())
    return {place: n for place, n in found.items() if n}


def _pacts(s: State) -> dict[str, int]:
    """Pacts that a seat has taken from another; whose they are has so many less."""
    power = _named(s, "haggling")
    found = {seat: s.w[power.at + seat] for seat in range(s.w[SEAT_COUNT])}
    for seat in found:
        if s.power(seat * 3) is power:
            found[seat] -= sum(found.values())
    return {SEATS[seat]: n for seat, n in found.items() if n}


def _peace(s: State) -> dict[str, str]:
    power = _named(s, "diplomat")
    friends = [(seat, s.w[power.at + seat]) for seat in range(s.w[SEAT_COUNT])]
    return {SEATS[seat]: SEATS[friend - 1] for seat, friend in friends if friend}
