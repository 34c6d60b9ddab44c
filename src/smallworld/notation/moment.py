"""Whose moment it is, the dice to come, and what has happened this turn."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from smallworld.notation.faults import Faults
from smallworld.notation.fields import fields_at, is_count, read_field, read_seat
from smallworld.notation.seats import acting_declined
from smallworld.notation.words import ASKED_PHASES, PHASE_NAMES, SEATS, region_number
from smallworld.rules.bits import MASK
from smallworld.rules.layout import (
    ATTACKED,
    ATTEMPTED,
    CONQUESTS,
    CONQUESTS_SIZE,
    DECIDING,
    FORCED,
    FORCED_COUNT,
    OVER_ALL,
    OVER_DECLINED,
    OVER_SEAT,
    OVER_TRIBE,
    PHASE,
    PICK,
    RACE,
    ROLLS,
    ROUND,
    START,
    TURN,
    WAITING,
)  # fmt: skip
from smallworld.rules.piece import Field, Piece
from smallworld.rules.state import State

MOST_DICE: Final = 30
TURN_KEYS: Final = (
    "conquered", "ghouls-conquered", "attacked", "rolls", "used", "rolled-last", "ghouls-rolled-last", "waiting",
    "ghouls-waiting",
)  # fmt: skip


def read_moment(s: State, doc: Mapping[str, object], faults: Faults) -> None:
    if "turn" in doc:
        s.w[TURN] = max(0, read_seat(s, doc["turn"], "turn", faults))
    s.w[DECIDING] = max(0, read_seat(s, doc["deciding"], "deciding", faults)) if "deciding" in doc else s.w[TURN]
    round_ = doc.get("round", 1)
    if not is_count(round_) or round_ < 1:
        faults.add("round", "wrong-type", expected="number")
    else:
        s.w[ROUND] = round_
    phase = doc.get("phase", PHASE_NAMES[START] if s.w[RACE + s.active()] != 0 else PHASE_NAMES[PICK])
    if phase not in ASKED_PHASES:
        faults.add("phase", "unknown-phase", found=str(phase), known=", ".join(ASKED_PHASES))
    else:
        s.w[PHASE] = PHASE_NAMES.index(str(phase))
    dice = doc.get("die", [])
    if not isinstance(dice, list) or len(dice) > MOST_DICE or any(not is_count(die) or die > 3 for die in dice):
        faults.add("die", "wrong-type", expected="dice", most=MOST_DICE)
    else:
        force_dice(s, dice)


def force_dice(s: State, dice: list[int]) -> None:
    """The next rolls, before those of the seed."""
    packed = 0
    for die in reversed(dice):
        packed = packed * 4 + die
    s.w[FORCED] = packed
    s.w[FORCED_COUNT] = len(dice)


def forced_dice(s: State) -> list[int]:
    return [int(s.w[FORCED] // 4**i % 4) for i in range(s.w[FORCED_COUNT])]


def read_this_turn(s: State, value: object, faults: Faults) -> None:
    if not isinstance(value, Mapping):
        faults.add("this-turn", "wrong-type", expected="table")
        return
    own = {field.key: (piece, field) for piece, field in fields_at(s, "this-turn")}
    used = {field.key: (piece, field) for piece, field in fields_at(s, "used")}
    for key, entry in value.items():
        at = f"this-turn.{key}"
        match key:
            case "conquered":
                _read_conquests(s, CONQUESTS, entry, at, faults)
            case "ghouls-conquered":
                _read_conquests(s, CONQUESTS + CONQUESTS_SIZE, entry, at, faults)
            case "attacked":
                for name in entry if isinstance(entry, list) else [entry]:
                    seat = read_seat(s, name, at, faults)
                    s.w[ATTACKED] |= MASK[seat] if seat >= 0 else 0
            case "rolls":
                if is_count(entry):
                    s.w[ROLLS] = entry
                else:
                    faults.add(at, "wrong-type", expected="number")
            case "rolled-last" | "ghouls-rolled-last":
                if not isinstance(entry, bool):
                    faults.add(at, "wrong-type", expected="true-or-false")
                elif entry:
                    s.w[ATTEMPTED] |= 1 if key == "rolled-last" else 2
            case "waiting" | "ghouls-waiting":
                _read_waiting(s, key == "ghouls-waiting", entry, at, faults)
            case "used":
                _read_used(s, used, entry, at, faults)
            case _ if key in own:
                read_field(s, *own[key], entry, at, faults)
            case _:
                faults.add(at, "unknown-key", known=", ".join((*TURN_KEYS, *own)))


def _read_used(s: State, used: dict[str, tuple[Piece, Field]], entry: object, at: str, faults: Faults) -> None:
    if not isinstance(entry, Mapping):
        faults.add(at, "wrong-type", expected="table")
        return
    for name, n in entry.items():
        if name in used:
            read_field(s, *used[name], n, f"{at}.{name}", faults)
        else:
            faults.add(f"{at}.{name}", "unknown-key", known=", ".join(used))


def _read_waiting(s: State, declined: bool, entry: object, at: str, faults: Faults) -> None:
    if not isinstance(entry, Mapping):
        faults.add(at, "wrong-type", expected="seat-number")
        return
    for name, n in entry.items():
        seat = read_seat(s, name, at, faults)
        if seat < 0:
            continue
        b = acting_declined(s, seat) if declined else seat * 3
        if not is_count(n):
            faults.add(at, "wrong-type", expected="number")
        elif b < 0:
            faults.add(at, "no-acting-race", seat=SEATS[seat])
        else:
            s.w[WAITING + b] = n


def _read_conquests(s: State, at: int, value: object, key: str, faults: Faults) -> None:
    """What stood in each region that was conquered this turn."""
    if not isinstance(value, Mapping):
        faults.add(key, "wrong-type", expected="conquests")
        return
    for name, over in value.items():
        region = region_number(str(name), s.box.board)
        if region is None:
            faults.add(key, "unknown-region", region=str(name), board=s.box.board.name)
            continue
        words = over.split() if isinstance(over, str) else []
        s.w[at + OVER_ALL] |= MASK[region]
        if words == ["empty"]:
            continue
        if words == ["tribe"]:
            s.w[at + OVER_TRIBE] |= MASK[region]
            continue
        if not words or len(words) > 2 or words[1:] not in ([], ["declined"]):
            faults.add(f"{key}.{name}", "wrong-type", expected="conquests")
            continue
        seat = read_seat(s, words[0], f"{key}.{name}", faults)
        if seat >= 0:
            s.w[at + OVER_SEAT + seat] |= MASK[region]
            if len(words) == 2:
                s.w[at + OVER_DECLINED] |= MASK[region]
