"""The steps of a scenario before they run: every key, name and type is checked, so that no slip goes unseen."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from smallworld.notation.expectations import CHECKS
from smallworld.notation.faults import Faults
from smallworld.notation.fields import is_count, read_counts, read_regions, read_seat
from smallworld.notation.markers import REGIONS, WITH_PLAYER, read_marker
from smallworld.notation.seats import read_combo
from smallworld.notation.words import ASKED_PHASES, REASON_CODES, piece_numbers, region_number
from smallworld.rules.state import State

STEP_KEYS: Final = ("do", "expect", "refuse", "reason")
ANY_REASON: Final = "*"


def check_step(s: State, step: Mapping[str, object], key: str, faults: Faults) -> None:
    """All that is wrong with a step of a scenario on this board."""
    for name in step:
        if name not in STEP_KEYS:
            faults.add(f"{key}.{name}", "unknown-key", known=", ".join(STEP_KEYS))
    for name in ("do", "refuse"):
        if name in step:
            _text(s, step[name], f"{key}.{name}", faults)
    if "reason" in step:
        _reason(step["reason"], f"{key}.reason", faults)
        if "refuse" not in step:
            faults.add(f"{key}.reason", "missing-key", expected="refuse")
    expect = step.get("expect", {})
    if not isinstance(expect, Mapping):
        faults.add(f"{key}.expect", "wrong-type", expected="table")
        return
    for name, wanted in expect.items():
        at = f"{key}.expect.{name}"
        if name not in SHAPES:
            faults.add(at, "unknown-key", known=", ".join(CHECKS))
        else:
            SHAPES[name](s, wanted, at, faults)


def _text(s: State, value: object, key: str, faults: Faults) -> None:
    if not isinstance(value, str):
        faults.add(key, "wrong-type", expected="action")


def _reason(value: object, key: str, faults: Faults) -> None:
    if value != ANY_REASON and (not value or value not in REASON_CODES):
        faults.add(key, "unknown-reason", found=str(value), known=", ".join(REASON_CODES[1:]))


def _seat(s: State, value: object, key: str, faults: Faults) -> None:
    read_seat(s, value, key, faults)


def _phase(s: State, value: object, key: str, faults: Faults) -> None:
    if value not in ASKED_PHASES:
        faults.add(key, "unknown-phase", found=str(value), known=", ".join(ASKED_PHASES))


def _number(s: State, value: object, key: str, faults: Faults) -> None:
    if not is_count(value):
        faults.add(key, "wrong-type", expected="number")


def _truth(s: State, value: object, key: str, faults: Faults) -> None:
    if not isinstance(value, bool):
        faults.add(key, "wrong-type", expected="true-or-false")


def _seats(s: State, value: object, key: str, faults: Faults) -> None:
    if not isinstance(value, list):
        faults.add(key, "wrong-type", expected="seats")
        return
    for name in value:
        read_seat(s, name, key, faults)


def _by_seat(s: State, value: object, key: str, faults: Faults) -> None:
    if not isinstance(value, Mapping):
        faults.add(key, "wrong-type", expected="seat-number")
        return
    for name, n in value.items():
        read_seat(s, name, f"{key}.{name}", faults)
        _number(s, n, f"{key}.{name}", faults)


def _tray(s: State, value: object, key: str, faults: Faults) -> None:
    if not isinstance(value, Mapping):
        faults.add(key, "wrong-type", expected="race-number")
        return
    races, _ = piece_numbers(s.box.catalogue)
    for name, n in value.items():
        if name not in races:
            faults.add(f"{key}.{name}", "unknown-race", found=name, known=", ".join(races))
        _number(s, n, f"{key}.{name}", faults)


def _counts(s: State, value: object, key: str, faults: Faults) -> None:
    read_counts(s, value, key, faults)


def _regions(s: State, value: object, key: str, faults: Faults) -> None:
    if not isinstance(value, Mapping):
        faults.add(key, "wrong-type", expected="holders")
        return
    for name, text in value.items():
        at = f"{key}.{name}"
        if region_number(name, s.box.board) is None:
            faults.add(at, "unknown-region", region=name, board=s.box.board.name)
        words = text.split() if isinstance(text, str) else []
        if words in (["empty"], ["lost-tribe"]):
            continue
        if len(words) < 3 or not words[2].isdigit() or words[3:] not in ([], ["declined"], ["dragon"]):
            faults.add(at, "wrong-type", expected="holders")
            continue
        read_seat(s, words[0], at, faults)
        races, _ = piece_numbers(s.box.catalogue)
        if words[1] not in races:
            faults.add(at, "unknown-race", found=words[1], known=", ".join(races))


def _column(s: State, value: object, key: str, faults: Faults) -> None:
    if not isinstance(value, list):
        faults.add(key, "wrong-type", expected="combos")
        return
    for combo in value:
        read_combo(s, combo, key, faults)


def _markers(s: State, value: object, key: str, faults: Faults) -> None:
    if not isinstance(value, Mapping):
        faults.add(key, "wrong-type", expected="table")
        return
    markers = {marker.name: marker for marker in s.box.catalogue.markers}
    for name, lies in value.items():
        at = f"{key}.{name}"
        if name not in markers:
            faults.add(at, "unknown-key", known=", ".join(markers))
        elif isinstance(lies, list):
            read_regions(s, lies, at, faults)
        elif markers[name].shape in (REGIONS, WITH_PLAYER) and lies != {}:
            faults.add(at, "wrong-type", expected="regions")
        elif lies != {}:
            read_marker(s.copy(), markers[name], lies, at, faults)


def _legal(s: State, value: object, key: str, faults: Faults) -> None:
    if not isinstance(value, list) or not all(isinstance(line, str) for line in value):
        faults.add(key, "wrong-type", expected="actions")


def _illegal(s: State, value: object, key: str, faults: Faults) -> None:
    if not isinstance(value, Mapping):
        faults.add(key, "wrong-type", expected="actions-reasons")
        return
    for line, reason in value.items():
        _reason(reason, f"{key}.{line}", faults)


SHAPES: Final[dict[str, Callable[[State, object, str, Faults], None]]] = {
    "to-move": _seat, "turn": _seat, "phase": _phase, "round": _number, "over": _truth, "winner": _seats,
    "regions": _regions, "hand": _by_seat, "waiting": _by_seat, "coins": _by_seat, "gained": _by_seat, "tray": _tray,
    "cost": _counts, "column": _column, "markers": _markers, "legal": _legal, "illegal": _illegal,
}  # fmt: skip
