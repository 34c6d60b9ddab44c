"""Markers in a position: each kind is written as its shape says."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from smallworld.notation.faults import Faults
from smallworld.notation.fields import read_counts, read_regions, read_seat
from smallworld.notation.words import SEATS, region_name, region_names, region_number
from smallworld.rules.bits import MASK, regions_of
from smallworld.rules.marker import Marker
from smallworld.rules.state import State

REGIONS: Final = 0
COUNTS: Final = 1
READY_OR_FIRED: Final = 2
WITH_SEAT: Final = 3
WITH_PLAYER: Final = 4


def read_marker(s: State, marker: Marker, value: object, key: str, faults: Faults) -> None:
    match marker.shape:
        case 1:
            for region, n in read_counts(s, value, key, faults).items():
                if n > marker.limit:
                    faults.add(key, "marker-limit", marker=marker.name, n=n, most=int(marker.limit))
                else:
                    marker.put(s, region, n)
        case 2:
            for region, word in _words(s, value, key, faults).items():
                if word not in ("ready", "fired"):
                    faults.add(key, "wrong-type", expected="ready-or-fired")
                    continue
                marker.put(s, region, 1)
                if word == "fired":
                    s.w[marker.other] |= MASK[region]
        case 3:
            for region, word in _words(s, value, key, faults).items():
                seat = read_seat(s, word, key, faults)
                if seat >= 0:
                    marker.put(s, region, 1)
                    if s.w[marker.other] not in (0, seat + 1):
                        faults.add(key, "two-seats", marker=marker.name)
                    s.w[marker.other] = seat + 1
        case _:
            s.w[marker.at] = read_regions(s, value, key, faults)


def _words(s: State, value: object, key: str, faults: Faults) -> dict[int, object]:
    """A table of regions and words."""
    if not isinstance(value, Mapping):
        faults.add(key, "wrong-type", expected="region-words")
        return {}
    found: dict[int, object] = {}
    for name, word in value.items():
        number = region_number(str(name), s.box.board)
        if number is None:
            faults.add(key, "unknown-region", region=str(name), board=s.box.board.name)
        else:
            found[number] = word
    return found


def marker_value(s: State, marker: Marker) -> object:
    lies = regions_of(marker.regions(s))
    match marker.shape:
        case 1:
            return {region_name(r): int(marker.in_region(s, r)) for r in lies}
        case 2:
            fired = s.w[marker.other]
            return {region_name(r): "fired" if fired & MASK[r] != 0 else "ready" for r in lies}
        case 3:
            return {region_name(r): SEATS[int(s.w[marker.other]) - 1] for r in lies}
        case _:
            return region_names(s.w[marker.at])
