"""What a position must fulfil to come from the box and from a table: all that does not is told."""

from __future__ import annotations

from collections import Counter

from smallworld.notation.faults import Faults
from smallworld.notation.fields import all_pieces, fields_at, owner_seat
from smallworld.notation.markers import WITH_SEAT
from smallworld.notation.words import PHASE_NAMES, SEATS, combo_name, power_name, race_name, region_name, region_names
from smallworld.rules.bits import count, regions_of
from smallworld.rules.engine import legal_moves
from smallworld.rules.layout import (
    ALLY,
    BANDS,
    COLUMN,
    COLUMN_POWER,
    COLUMN_RACE,
    CONQUEST,
    DECIDING,
    DISCARDS,
    ELDERS,
    HAND,
    HELD,
    OVER,
    PHASE,
    PICK,
    POWER,
    POWER_STACK,
    POWER_STACK_COUNT,
    RACE,
    RACE_STACK,
    RACE_STACK_COUNT,
    REDEPLOY,
    REDEPLOY_ELDERS,
    RETREAT,
    ROUND,
    ROUNDS,
    START,
    TOKENS,
    TRIBES,
    TURN,
    WAITING,
)  # fmt: skip
from smallworld.rules.layout import SEATS as SEAT_COUNT
from smallworld.rules.marker import Marker
from smallworld.rules.moves import Moves
from smallworld.rules.piece import Field, Piece
from smallworld.rules.redeploy import elder
from smallworld.rules.refusals import waiting
from smallworld.rules.state import State
from smallworld.rules.turn import step_owner

LOST_TRIBES = 18
SKY_TRIBES = 4


def check_box(s: State, faults: Faults) -> None:
    for b in range(s.w[SEAT_COUNT] * 3):
        _check_band(s, b, faults)
    _check_tribes(s, faults)
    _check_twice(s, faults)
    for marker in s.box.catalogue.markers:
        _check_marker(s, marker, faults)
    for piece, field in fields_at(s, "table"):
        if field.kind == "seat-numbers":
            _check_given(s, piece, field, faults)
    if s.w[ROUND] > s.w[ROUNDS]:
        faults.add("round", "round-range", n=int(s.w[ROUND]), most=int(s.w[ROUNDS]))
    _check_phase(s, faults)


def _key(b: int) -> str:
    return f"players.{SEATS[b // 3]}." + ("regions" if b % 3 == 0 else "declined")


def _check_band(s: State, b: int, faults: Faults) -> None:
    race = s.race(b)
    if s.w[RACE + b] == 0:
        if (s.w[HAND + b] > 0 or s.w[HELD + b] != 0) and not faults.at(f"players.{SEATS[b // 3]}.active"):
            faults.add(_key(b), "tokens-without-race", seat=SEATS[b // 3])
        return
    total = int(s.on_map(b) + s.w[HAND + b])
    most = int(race.tray - race.out_of_game(s))
    if total > most:
        faults.add(_key(b), "too-many-tokens", race=race.name, n=total, most=most)
    if s.w[WAITING + b] > s.w[HAND + b]:
        faults.add("this-turn.waiting", "waiting-more", seat=SEATS[b // 3])
    if b % 3 == 0:
        wet = s.w[HELD + b] & s.box.board.water & ~(race.treads(s, b) | s.power(b).treads(s, b))
        for name in region_names(wet):
            faults.add(_key(b), "in-the-water", region=name, race=race.name)
        return
    for r in regions_of(s.w[HELD + b]):
        if s.w[TOKENS + r] > race.keeps_in_decline(s, b, s.w[TOKENS + r]):
            faults.add(_key(b), "declined-surplus", region=region_name(r), race=race.name)
    if total == 0:
        faults.add(_key(b), "declined-gone", race=race.name)


def _check_tribes(s: State, faults: Faults) -> None:
    for name in region_names(s.w[TRIBES] & _held(s)):
        faults.add("lost-tribes", "tribe-and-tokens", region=name)
    for name in region_names(s.w[TRIBES] & s.box.board.water):
        faults.add("lost-tribes", "tribe-in-water", region=name)
    most = LOST_TRIBES + (SKY_TRIBES if s.box.board.sky != 0 else 0)
    if count(s.w[TRIBES]) > most:
        faults.add("lost-tribes", "marker-limit", marker="lost-tribes", n=int(count(s.w[TRIBES])), most=most)


def _check_twice(s: State, faults: Faults) -> None:
    """Each banner and each badge is in one place."""
    races = Counter(int(s.w[RACE + b]) for b in range(BANDS))
    races += Counter(int(s.w[COLUMN_RACE + i]) for i in range(COLUMN))
    races += Counter(int(s.w[RACE_STACK + i]) for i in range(s.w[RACE_STACK_COUNT]))
    for race, n in races.items():
        if race and n > 1:
            faults.add("column", "race-twice", race=race_name(s.box.catalogue, race))
    powers = Counter(int(s.w[POWER + b]) for b in range(BANDS))
    powers += Counter(int(s.w[COLUMN_POWER + i]) for i in range(COLUMN))
    powers += Counter(int(s.w[POWER_STACK + i]) for i in range(s.w[POWER_STACK_COUNT]))
    powers += Counter(regions_of(s.w[DISCARDS]))
    for power, n in powers.items():
        if power and n > 1:
            faults.add("column", "power-twice", power=power_name(s.box.catalogue, power))
    for power in powers:
        if power and not s.box.catalogue.powers[power].in_game(s.box):
            faults.add("players", "not-in-game", power=power_name(s.box.catalogue, power))


def _check_marker(s: State, marker: Marker, faults: Faults) -> None:
    key = f"markers.{marker.name}"
    lies = marker.regions(s)
    n = sum(int(marker.in_region(s, r)) for r in regions_of(lies))
    if n > marker.limit:
        faults.add(key, "marker-limit", marker=marker.name, n=n, most=int(marker.limit))
    allowed = s.box.board.regions & ~_held(s) & ~s.w[TRIBES] if marker.bound == 3 else 0
    if marker.shape == WITH_SEAT and lies:
        piece = next(piece for piece in all_pieces(s.box.catalogue) if marker in piece.markers)
        if owner_seat(s, piece) != s.w[marker.other] - 1:
            faults.add(key, "not-the-owner", seat=SEATS[s.w[marker.other] - 1], piece=piece.name)
    for b in range(s.w[SEAT_COUNT] * 3):
        mine = any(owned is marker for owned in s.race(b).markers + s.power(b).markers)
        if marker.bound == 0 or (mine and (b % 3 == 0 or marker.bound == 1)):
            allowed |= s.w[HELD + b]
    for name in region_names(lies & ~allowed):
        faults.add(key, "marker-place", marker=marker.name, region=name)


def _check_given(s: State, piece: Piece, field: Field, faults: Faults) -> None:
    """What seats hold of another one's: its owner must be there, holds none himself, and has no more to give."""
    held = {seat: int(s.w[piece.at + field.word + seat]) for seat in range(s.w[SEAT_COUNT])}
    owner = owner_seat(s, piece)
    if any(held.values()) and owner < 0:
        faults.add(field.key, "nobody-gives", piece=piece.name)
    elif owner >= 0 and held[owner]:
        faults.add(field.key, "given-to-oneself", seat=SEATS[owner])
    if sum(held.values()) > field.most:
        faults.add(field.key, "given-too-many", n=sum(held.values()), most=field.most)


def _held(s: State) -> int:
    held = 0
    for b in range(BANDS):
        held |= s.w[HELD + b]
    return held


def check_legal(s: State, faults: Faults) -> None:
    """Somebody must have something to decide, as loading a position never advances it."""
    out = Moves()
    legal_moves(s, out)
    if out.size == 0 and s.w[PHASE] != OVER:
        faults.add("phase", "nothing-to-decide", phase=PHASE_NAMES[s.w[PHASE]], seat=SEATS[s.w[DECIDING]])


def _check_phase(s: State, faults: Faults) -> None:
    """The step must be one that this seat can be in."""
    phase = s.w[PHASE]
    b = s.active()
    name = PHASE_NAMES[phase]
    seat = SEATS[s.w[TURN]]
    has_race = s.w[RACE + b] != 0
    if faults.at(f"players.{seat}.active"):
        pass
    elif phase in (START, CONQUEST, REDEPLOY) and not has_race:
        faults.add("phase", "phase-needs-race", phase=name, seat=seat)
    elif phase == PICK and has_race:
        combo = combo_name(s.box.catalogue, s.w[POWER + b], s.w[RACE + b])
        faults.add("phase", "phase-has-race", phase=name, seat=seat, combo=combo)
    elif phase in (ELDERS, REDEPLOY_ELDERS) and elder(s) < 0:
        faults.add("phase", "phase-needs-acting", phase=name, seat=seat)
    elif REDEPLOY < phase <= ALLY and step_owner(s, phase) is None:
        faults.add("phase", "phase-needs-owner", phase=name, seat=seat)
    if phase == RETREAT:
        if s.w[DECIDING] == s.w[TURN] or waiting(s, s.w[DECIDING]) == 0:
            faults.add("deciding", "retreat-nothing", seat=SEATS[s.w[DECIDING]])
    elif phase != OVER and s.w[DECIDING] != s.w[TURN]:
        faults.add("deciding", "not-deciding", seat=SEATS[s.w[DECIDING]])
