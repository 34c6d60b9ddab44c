"""Keys of a position that races and powers own: read and written alike, by what their fields and markers declare."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Final, TypeGuard

from smallworld.notation.faults import Faults
from smallworld.notation.words import SEATS, region_names, region_number
from smallworld.rules.bits import MASK, regions_of
from smallworld.rules.catalogue import Catalogue
from smallworld.rules.layout import SEATS as SEAT_COUNT
from smallworld.rules.piece import Field, Piece
from smallworld.rules.state import State


@lru_cache(maxsize=64)
def all_pieces(catalogue: Catalogue) -> list[Piece]:
    return catalogue.races[1:] + catalogue.powers[1:]


def fields_at(s: State, place: str) -> list[tuple[Piece, Field]]:
    return _fields(s.box.catalogue, place)


@lru_cache(maxsize=256)
def _fields(catalogue: Catalogue, place: str) -> list[tuple[Piece, Field]]:
    return [(piece, field) for piece in all_pieces(catalogue) for field in piece.fields if field.place == place]


def owner_seat(s: State, piece: Piece) -> int:
    """The seat that has this race or power, -1 for nobody."""
    for b in range(s.w[SEAT_COUNT] * 3):
        if s.race(b) is piece or s.badge(b) is piece:
            return b // 3
    return -1


# -- reading


MOST: Final = 9999  # of whatever is counted


def is_whole(value: object) -> TypeGuard[int]:
    return isinstance(value, int) and not isinstance(value, bool) and value >= 0


def is_count(value: object) -> TypeGuard[int]:
    return is_whole(value) and value <= MOST


def read_regions(s: State, value: object, key: str, faults: Faults) -> int:
    """A list of regions as a mask."""
    if not isinstance(value, list):
        faults.add(key, "wrong-type", expected="regions")
        return 0
    mask = 0
    for name in value:
        number = region_number(str(name), s.box.board) if isinstance(name, str | int) else None
        if number is None:
            faults.add(key, "unknown-region", region=str(name), board=s.box.board.name)
        else:
            mask |= MASK[number]
    return mask


def read_counts(s: State, value: object, key: str, faults: Faults) -> dict[int, int]:
    """A table of regions and numbers."""
    counts: dict[int, int] = {}
    if not isinstance(value, Mapping):
        faults.add(key, "wrong-type", expected="counts")
        return counts
    for name, n in value.items():
        number = region_number(str(name), s.box.board)
        if number is None:
            faults.add(key, "unknown-region", region=str(name), board=s.box.board.name)
        elif not is_count(n):
            faults.add(f"{key}.{name}", "wrong-type", expected="number")
        else:
            counts[number] = n
    return counts


def read_seat(s: State, value: object, key: str, faults: Faults) -> int:
    """A seat letter as a number, -1 (and a fault) where it is none of this game's."""
    if isinstance(value, str) and len(value) == 1 and value in SEATS[: s.w[SEAT_COUNT]]:
        return SEATS.index(value)
    faults.add(key, "unknown-seat", found=str(value), known=", ".join(SEATS[: s.w[SEAT_COUNT]]))
    return -1


def read_seat_numbers(s: State, value: object, key: str, most: int, faults: Faults) -> dict[int, int]:
    """A table of seats and numbers."""
    numbers: dict[int, int] = {}
    if not isinstance(value, Mapping):
        faults.add(key, "wrong-type", expected="seat-number")
        return numbers
    for name, n in value.items():
        seat = read_seat(s, name, key, faults)
        if not is_count(n) or n > most:
            faults.add(f"{key}.{name}", "wrong-type", expected="number-up-to", most=most)
        elif seat >= 0:
            numbers[seat] = n
    return numbers


def read_field(
    s: State, piece: Piece, field: Field, value: object, key: str, faults: Faults, seat_of_player: int = 0
) -> None:
    at = piece.at + field.word
    match field.kind:
        case "regions":
            s.w[at] = read_regions(s, value, key, faults)
        case "number" | "number-or-none" | "seat-number":
            if not is_count(value) or value > field.most:
                faults.add(key, "wrong-type", expected="number-up-to", most=field.most)
            else:
                s.w[at + seat_of_player] = value + (1 if field.kind == "number-or-none" else 0)
        case "seat-flag":
            if not isinstance(value, bool):
                faults.add(key, "wrong-type", expected="true-or-false")
            else:
                s.w[at + seat_of_player] = int(value)
        case "seats":
            s.w[at] = _read_seats(s, value, key, faults)
        case "seat-pairs":
            _read_pairs(s, piece, at, value, key, faults)
        case "seat-numbers":
            for seat, n in read_seat_numbers(s, value, key, field.most, faults).items():
                s.w[at + seat] = n
        case "owner-number":
            for seat, n in read_seat_numbers(s, value, key, field.most, faults).items():
                if owner_seat(s, piece) != seat:
                    faults.add(key, "not-the-owner", seat=SEATS[seat], piece=piece.name)
                else:
                    s.w[at] = n
        case _:
            raise AssertionError(field.kind)


def _read_seats(s: State, value: object, key: str, faults: Faults) -> int:
    """A list of seats as a mask."""
    if not isinstance(value, list):
        faults.add(key, "wrong-type", expected="seats")
        return 0
    mask = 0
    for name in value:
        seat = read_seat(s, name, key, faults)
        if seat >= 0:
            mask |= MASK[seat]
    return mask


def _read_pairs(s: State, piece: Piece, at: int, value: object, key: str, faults: Faults) -> None:
    """For each seat another one, plus one."""
    if not isinstance(value, Mapping):
        faults.add(key, "wrong-type", expected="seat-pairs")
        return
    for name, other in value.items():
        seat, with_ = read_seat(s, name, key, faults), read_seat(s, other, f"{key}.{name}", faults)
        if seat >= 0 and with_ >= 0:
            if seat == with_ or owner_seat(s, piece) != with_:
                faults.add(f"{key}.{name}", "not-the-owner", seat=SEATS[with_], piece=piece.name)
            s.w[at + seat] = with_ + 1


# -- writing


def field_value(s: State, piece: Piece, field: Field) -> object:
    """The value of a field, None where it stands for nothing."""
    word = int(s.w[piece.at + field.word])
    match field.kind:
        case "regions":
            return region_names(word) or None
        case "seat-numbers":
            at = piece.at + field.word
            numbers = {SEATS[seat]: int(s.w[at + seat]) for seat in range(s.w[SEAT_COUNT]) if s.w[at + seat] != 0}
            return numbers or None
        case "number":
            return word or None
        case "number-or-none":
            return word - 1 if word else None
        case "seats":
            return [SEATS[seat] for seat in regions_of(word)] or None
        case "seat-pairs":
            at = piece.at + field.word
            pairs = {
                SEATS[seat]: SEATS[int(s.w[at + seat]) - 1] for seat in range(s.w[SEAT_COUNT]) if s.w[at + seat] != 0
            }
            return pairs or None
        case "owner-number":
            seat = owner_seat(s, piece)
            return {SEATS[seat]: word} if word and seat >= 0 else None
        case _:
            raise AssertionError(field.kind)
