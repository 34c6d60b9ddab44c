"""Scenarios: a position, actions, and what must hold after each. A file is read whole, then run step by step."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from mypy_extensions import i64

from smallworld.notation.actions import read_action
from smallworld.notation.expectations import CHECKS, check
from smallworld.notation.faults import Fault, PositionError
from smallworld.notation.reading import read_position
from smallworld.notation.refusal import Refused
from smallworld.rules.engine import apply
from smallworld.rules.events import SCORED, Sink
from smallworld.rules.state import State

KEYS: Final = ("title", "cites", "steps")
STEP_KEYS: Final = ("do", "expect", "refuse", "reason")


class LastScoring(Sink):
    """Remembers what each seat got at the last scoring."""

    def __init__(self) -> None:
        self.gained: dict[int, int] = {}

    def event(self, kind: i64, a: i64, b: i64, c: i64, d: i64, e: i64, f: i64) -> None:
        if kind == SCORED:
            self.gained = {int(a): int(b)}


@dataclass(frozen=True, slots=True)
class Scenario:
    path: Path
    title: str
    cites: tuple[str, ...]
    position: dict[str, object]
    steps: list[dict[str, object]]


@dataclass(frozen=True, slots=True)
class Failure:
    """The first step that did not hold, counted from 1, and how it differs."""

    step: int
    difference: str


class ScenarioError(ValueError):
    """A file that is no scenario: where and why."""

    def __init__(self, path: Path, faults: list[Fault], line: int | None = None) -> None:
        super().__init__(f"{path}: " + "; ".join(str(fault) for fault in faults))
        self.path = path
        self.faults = faults
        self.line = line


def line_of(text: str, key: str) -> int | None:
    """The first line that names the last part of a key, to point at."""
    word = key.rpartition(".")[2]
    for number, line in enumerate(text.splitlines(), 1):
        if line.lstrip().startswith((word, f'"{word}"', f"[{word}", f"[{key}")) or f" {word} =" in line:
            return number
    return None


def read_toml(path: Path) -> tuple[dict[str, object], str]:
    """A TOML document and its text; `ScenarioError` if it cannot be read."""
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise ScenarioError(path, [Fault("file", "unreadable", {"reason": str(error)})]) from error
    try:
        return tomllib.loads(text), text
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        raise ScenarioError(path, [Fault("file", "not-toml", {"reason": str(error)})]) from error


def read_scenario(path: Path) -> Scenario:
    doc, text = read_toml(path)
    faults: list[Fault] = []
    title, cites, steps = doc.get("title"), doc.get("cites", []), doc.get("steps")
    if not isinstance(title, str):
        faults.append(Fault("title", "missing-key", {"expected": "title"}))
    if not isinstance(cites, list) or not all(isinstance(cite, str) for cite in cites):
        cites = []
        faults.append(Fault("cites", "wrong-type", {"expected": "list"}))
    if not isinstance(steps, list) or not all(isinstance(step, dict) for step in steps):
        faults.append(Fault("steps", "missing-key", {"expected": "steps"}))
        steps = []
    for number, step in enumerate(steps, 1):
        _check_step(step, f"steps.{number}", faults)
    position = {key: value for key, value in doc.items() if key not in KEYS}
    try:
        read_position(position)
    except PositionError as error:
        faults += error.faults
    if faults:
        raise ScenarioError(path, faults, line_of(text, faults[0].key))
    return Scenario(path, str(title), tuple(cites), position, steps)


def _check_step(step: Mapping[str, object], key: str, faults: list[Fault]) -> None:
    known: dict[str, str | int] = {"known": ", ".join(STEP_KEYS)}
    faults += [Fault(f"{key}.{name}", "unknown-key", known) for name in step if name not in STEP_KEYS]
    expect = step.get("expect", {})
    if not isinstance(expect, Mapping):
        faults.append(Fault(f"{key}.expect", "wrong-type", {"expected": "table"}))
        return
    known = {"known": ", ".join(CHECKS)}
    faults += [Fault(f"{key}.expect.{name}", "unknown-key", known) for name in expect if name not in CHECKS]


def run_scenario(scenario: Scenario) -> Failure | None:
    """Play it; the first difference, or nothing if all holds."""
    s = read_position(scenario.position)
    scoring = LastScoring()
    s.sink = scoring
    for number, step in enumerate(scenario.steps, 1):
        difference = _run_step(s, scoring, step)
        if difference is not None:
            return Failure(number, difference)
    return None


def _run_step(s: State, scoring: LastScoring, step: Mapping[str, object]) -> str | None:
    if "do" in step:
        line = str(step["do"])
        try:
            moves = read_action(s, line)
        except Refused as error:
            return f"{line}: refused with {error.refusal.code} ({error.refusal.ruling})"
        for move in moves:
            apply(s, move)
    if "refuse" in step:
        line = str(step["refuse"])
        difference = refused_otherwise(s, line, str(step.get("reason", "*")))
        if difference is not None:
            return difference
    expect = step.get("expect", {})
    assert isinstance(expect, Mapping)
    return check(s, scoring.gained, expect)


def refused_otherwise(s: State, line: str, reason: str) -> str | None:
    """How an action that must be refused for this reason is not."""
    try:
        read_action(s, line)
    except Refused as error:
        if reason in ("*", error.refusal.code):
            return None
        return f"{line}: refused with {error.refusal.code}, not {reason}"
    return f"{line}: not refused"
