"""The column and the stacks of a position; what it leaves out is drawn from the seed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from smallworld.notation.faults import Faults
from smallworld.notation.fields import is_count
from smallworld.notation.seats import read_combo
from smallworld.notation.words import piece_numbers
from smallworld.rules.bits import MASK, regions_of
from smallworld.rules.chance import POWER_ORDER, RACE_ORDER
from smallworld.rules.column import fill
from smallworld.rules.layout import (
    BANDS,
    COLUMN,
    COLUMN_COINS,
    COLUMN_COUNT,
    COLUMN_POWER,
    COLUMN_RACE,
    DISCARDS,
    POWER,
    POWER_STACK,
    POWER_STACK_COUNT,
    RACE,
    RACE_STACK,
    RACE_STACK_COUNT,
    SEEN_BOTTOM,
)  # fmt: skip
from smallworld.rules.newgame import shuffled
from smallworld.rules.state import State

STACK_KEYS: Final = ("races", "powers", "discards", "seen")


def read_column(s: State, doc: Mapping[str, object], faults: Faults) -> None:
    stacks = doc.get("stacks", {})
    if not isinstance(stacks, Mapping):
        faults.add("stacks", "wrong-type", expected="table")
        return
    for key in stacks:
        if key not in STACK_KEYS:
            faults.add(f"stacks.{key}", "unknown-key", known=", ".join(STACK_KEYS))
    races, powers = piece_numbers(s.box.catalogue)
    for number in _names(stacks.get("discards", []), powers, "stacks.discards", "unknown-power", faults):
        s.w[DISCARDS] |= MASK[number]
    readable = "column" not in doc or _read_combos(s, doc["column"], faults)
    if "races" in stacks:
        order = _names(stacks["races"], races, "stacks.races", "unknown-race", faults)[::-1]
    else:
        order = _drawn(s, [n for n in races.values() if s.box.race_in[n]], _races_out(s), RACE_ORDER)
    for place, number in enumerate(order[:40]):
        s.w[RACE_STACK + place] = number
    s.w[RACE_STACK_COUNT] = len(order[:40])
    if "powers" in stacks:
        order = _names(stacks["powers"], powers, "stacks.powers", "unknown-power", faults)[::-1]
    else:
        order = _drawn(s, [n for n in powers.values() if s.box.power_in[n]], _powers_out(s), POWER_ORDER)
    for place, number in enumerate(order[:48]):
        s.w[POWER_STACK + place] = number
    s.w[POWER_STACK_COUNT] = len(order[:48])
    seen = stacks.get("seen", 0)
    if not is_count(seen) or seen > s.w[RACE_STACK_COUNT]:
        faults.add("stacks.seen", "wrong-type", expected="number-up-to", most=int(s.w[RACE_STACK_COUNT]))
    else:
        s.w[SEEN_BOTTOM] = seen
    if "column" not in doc:
        fill(s)
    elif readable and s.w[COLUMN_COUNT] < COLUMN and s.w[RACE_STACK_COUNT] > 0 and s.w[POWER_STACK_COUNT] > 0:
        faults.add("column", "column-short", n=int(s.w[COLUMN_COUNT]))
    _read_coins(s, doc.get("column-coins", []), faults)


def _names(value: object, known: dict[str, int], key: str, code: str, faults: Faults) -> list[int]:
    if not isinstance(value, list):
        faults.add(key, "wrong-type", expected="list")
        return []
    found = []
    for name in value:
        if isinstance(name, str) and name in known:
            found.append(known[name])
        else:
            faults.add(key, code, found=str(name), known=", ".join(known))
    return found


def _read_combos(s: State, value: object, faults: Faults) -> bool:
    """The column; false where there is nothing that could be one."""
    if not isinstance(value, list) or len(value) > COLUMN:
        faults.add("column", "wrong-type", expected="combos")
        return False
    for place, entry in enumerate(value):
        power, race = read_combo(s, entry, "column", faults)
        s.w[COLUMN_POWER + place], s.w[COLUMN_RACE + place] = power, race
    s.w[COLUMN_COUNT] = len(value)
    return True


def _read_coins(s: State, value: object, faults: Faults) -> None:
    if not isinstance(value, list) or len(value) > s.w[COLUMN_COUNT] or not all(is_count(n) for n in value):
        faults.add("column-coins", "wrong-type", expected="column-coins")
        return
    for place, n in enumerate(value):
        s.w[COLUMN_COINS + place] = n


def _races_out(s: State) -> set[int]:
    """Races that are in play or lie open."""
    return {int(s.w[RACE + b]) for b in range(BANDS)} | {int(s.w[COLUMN_RACE + i]) for i in range(COLUMN)}


def _powers_out(s: State) -> set[int]:
    out = {int(s.w[POWER + b]) for b in range(BANDS)} | {int(s.w[COLUMN_POWER + i]) for i in range(COLUMN)}
    return out | set(regions_of(s.w[DISCARDS]))


def _drawn(s: State, pieces: list[int], out: set[int], purpose: int) -> list[int]:
    """What the position does not name, in the order that the seed gives it."""
    left = [number for number in pieces if number not in out]
    return [int(n) for n in shuffled(s, left, purpose)] if left else []
