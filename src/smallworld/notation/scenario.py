"""Scenarios: a position, actions, and what must hold after each. A file is read whole, then run step by step."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from mypy_extensions import i64

from smallworld.notation.actions import read_action
from smallworld.notation.documents import read_document, read_text, resolve
from smallworld.notation.expectations import Difference, check, refused, refused_otherwise
from smallworld.notation.faults import Fault, Faults, PositionError
from smallworld.notation.lines import line_of
from smallworld.notation.reading import read_position
from smallworld.notation.refusal import Refused
from smallworld.notation.steps import check_step
from smallworld.notation.writing import Document
from smallworld.rules.engine import apply
from smallworld.rules.events import SCORED, Sink
from smallworld.rules.state import State

KEYS: Final = ("title", "cites", "steps")
RULING: Final = re.compile(r"R-\d{3}")


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
    position: Document
    steps: list[dict[str, object]]


@dataclass(frozen=True, slots=True)
class Failure:
    """The first step that did not hold, counted from 1, and how it differs."""

    step: int
    difference: Difference


class ScenarioError(ValueError):
    """A file that is no scenario or no position: where and why, all of it."""

    def __init__(self, path: Path, faults: list[Fault], text: str = "") -> None:
        super().__init__(f"{path}: " + "; ".join(str(fault) for fault in faults))
        self.path = path
        self.faults = faults
        self.text = text

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.path, self.faults, self.text)

    def line(self, fault: Fault) -> int | None:
        """The line to point at."""
        if fault.key:
            return line_of(self.text, fault.key)
        at = fault.params.get("line")  # of what cannot be read at all
        return at if isinstance(at, int) else None


def open_document(path: Path) -> tuple[Document, str]:
    """What stands in a file and its text; `ScenarioError` if it cannot be read."""
    text = ""
    try:
        text = read_text(path)
        return read_document(text), text
    except PositionError as error:
        raise ScenarioError(path, error.faults, text) from error


def open_position(path: Path) -> State:
    """The state of a position's file; `ScenarioError`, which knows the lines, if there is none."""
    doc, text = open_document(path)
    try:
        return read_position(resolve(doc, path.parent))
    except PositionError as error:
        raise ScenarioError(path, error.faults, text) from error


def read_scenario(path: Path) -> Scenario:
    """The scenario of a file; `ScenarioError` with all that is wrong with it if it is none."""
    doc, text = open_document(path)
    faults = Faults()
    title, cites, steps = doc.get("title"), doc.get("cites", []), doc.get("steps")
    if not isinstance(title, str) or not title.strip():
        faults.add("title", "missing-key", expected="title")
    if not isinstance(cites, list) or not all(isinstance(cite, str) and RULING.fullmatch(cite) for cite in cites):
        faults.add("cites", "wrong-type", expected="rulings")
        cites = []
    if not isinstance(steps, list) or not steps or not all(isinstance(step, dict) for step in steps):
        faults.add("steps", "missing-key", expected="steps")
        steps = []
    position = {key: value for key, value in doc.items() if key not in KEYS}
    try:
        position = resolve(position, path.parent)
        s = read_position(position)
    except PositionError as error:
        faults.found += error.faults
    else:
        for number, step in enumerate(steps, 1):
            check_step(s, step, f"steps.{number}", faults)
    if faults.found:
        raise ScenarioError(path, faults.found, text)
    return Scenario(path, str(title), tuple(cites), position, steps)


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


def _run_step(s: State, scoring: LastScoring, step: Mapping[str, object]) -> Difference | None:
    if "do" in step:
        line = str(step["do"])
        try:
            moves = read_action(s, line)
        except Refused as error:
            return refused(line, error.refusal)
        for move in moves:
            apply(s, move)
    if "refuse" in step:
        difference = refused_otherwise(s, str(step["refuse"]), step.get("reason", "*"))
        if difference is not None:
            return difference
    expect = step.get("expect", {})
    assert isinstance(expect, Mapping)
    return check(s, scoring.gained, expect)
