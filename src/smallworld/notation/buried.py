"""Tokens of declined races beneath another race."""

from __future__ import annotations

from collections.abc import Mapping

from smallworld.notation.faults import Faults
from smallworld.notation.fields import is_count, read_seat
from smallworld.notation.words import SEATS, piece_numbers, region_name, region_number
from smallworld.rules.bits import MASK, regions_of
from smallworld.rules.layout import BENEATH, BURIED, RACE, TAKEN_BY_FORCE
from smallworld.rules.layout import SEATS as SEAT_COUNT
from smallworld.rules.state import State

KEYS = ("seat", "race", "tokens")


def read_buried(s: State, value: object, faults: Faults) -> None:
    if not isinstance(value, Mapping):
        faults.add("buried", "wrong-type", expected="table")
        return
    races, _ = piece_numbers(s.box.catalogue)
    for name, entry in value.items():
        key = f"buried.{name}"
        region = region_number(str(name), s.box.board)
        if region is None:
            faults.add("buried", "unknown-region", region=str(name), board=s.box.board.name)
            continue
        if not isinstance(entry, Mapping) or sorted(entry) != sorted(KEYS) or not is_count(entry["tokens"]):
            faults.add(key, "wrong-type", expected="buried")
            continue
        seat = read_seat(s, entry["seat"], key, faults)
        race = races.get(str(entry["race"]), 0)
        bands = [b for b in (seat * 3 + 1, seat * 3 + 2) if seat >= 0 and race and s.w[RACE + b] == race]
        if not bands:
            faults.add(key, "buried-race", race=str(entry["race"]), seat=str(entry["seat"]))
            continue
        top = s.band_in(region)
        if top < 0 or s.race(top).buries(s, top, 1, 1) == 0 or entry["tokens"] == 0:
            faults.add(key, "buried-place", region=region_name(region))
            continue
        if entry["tokens"] > _most(s, bands[0], top, entry["tokens"]):
            faults.add(key, "declined-surplus", region=region_name(region), race=s.race(bands[0]).name)
            continue
        s.w[BURIED + bands[0]] |= MASK[region]
        s.w[BENEATH + region] = entry["tokens"]


def _most(s: State, b: int, top: int, n: int) -> int:
    """How many of n tokens of a declined band the race above can have left beneath."""
    race = s.race(b)
    kept = race.keeps_in_decline(s, b, n)
    return int(s.race(top).buries(s, top, kept, race.loses(s, b, kept, TAKEN_BY_FORCE)))


def write_buried(s: State) -> dict[str, dict[str, str | int]]:
    told: dict[str, dict[str, str | int]] = {}
    for b in range(s.w[SEAT_COUNT] * 3):
        for r in regions_of(s.w[BURIED + b]):
            told[region_name(r)] = {"seat": SEATS[b // 3], "race": s.race(b).name, "tokens": int(s.w[BENEATH + r])}
    return dict(sorted(told.items()))
