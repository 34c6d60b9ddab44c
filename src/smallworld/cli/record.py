"""`smallworld record`: whether a record fits, and the position after so many of its actions."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path

import typer

from smallworld.locale import Argument, format_message
from smallworld.notation.documents import read_text
from smallworld.notation.faults import Fault, PositionError
from smallworld.notation.record import (
    Difference,
    Record,
    RecordDiffersError,
    RecordError,
    read_record,
    replay,
    verify,
)
from smallworld.notation.record_format import result_text
from smallworld.notation.record_replay import believed
from smallworld.notation.toml import write_toml
from smallworld.notation.writing import write_position
from smallworld.rules import RULES_VERSION

FINE, DIFFERS, BAD_INPUT = 0, 1, 2


def verify_file(path: Path, language: str = "en") -> int:
    """Check a record and say in one line that it fits, or where it does not; the exit code."""
    record = _read(path, language)
    if record is None:
        return BAD_INPUT
    difference = verify(record)
    if difference is not None:
        _complain(path, difference.line, " ".join((tell_difference(difference, language), *_notes(record, language))))
        return DIFFERS
    result = result_text(record.result) if record.result is not None else None
    fits = _sentence(language, "terminal-record-fits", {"n": len(record.entries), "result": result})
    typer.echo(" ".join((f"{path}: {fits}", *_notes(record, language))))
    return FINE


def show_file(path: Path, at: int | None = None, as_json: bool = False, language: str = "en") -> int:
    """Print the position after so many actions, or at the end, as TOML or JSON that loads again; the exit code."""
    record = _read(path, language)
    if record is None:
        return BAD_INPUT
    actions = len(record.entries)
    if at is not None and not 0 <= at <= actions:
        _complain(path, None, _sentence(language, "terminal-record-at", {"n": actions, "found": at}))
        return BAD_INPUT
    try:
        document = write_position(replay(record, at))
    except RecordDiffersError as error:
        _complain(path, error.difference.line, tell_difference(error.difference, language))
        return DIFFERS
    typer.echo(json.dumps(document, ensure_ascii=False) if as_json else write_toml(document), nl=as_json)
    return FINE


def tell_difference(difference: Difference, language: str = "en") -> str:
    """The sentence of a difference."""
    params: dict[str, Argument] = dict(difference.params)
    if difference.code == "refused":
        params["sentence"] = _sentence(language, f"refusal-{params['reason']}", params)
    return _sentence(language, f"difference-record-{difference.code}", params)


def tell_fault(fault: Fault, language: str = "en") -> str:
    """The sentence of a fault, with its key where it is one of a position."""
    sentence = _sentence(language, f"fault-{fault.code}", fault.params)
    return f"{fault.key}: {sentence}" if "." in fault.key else sentence


def _notes(record: Record, language: str) -> list[str]:
    """What was not checked, and why."""
    if record.rules < RULES_VERSION:
        return [_sentence(language, "terminal-record-older", {"version": record.rules, "newest": RULES_VERSION})]
    return [_sentence(language, "terminal-record-believed", {})] if believed(record) else []


def _read(path: Path, language: str) -> Record | None:
    """The record of a file; nothing, and one line about it, where it cannot be read."""
    try:
        return read_record(read_text(path))
    except PositionError as error:
        _complain(path, None, " ".join(tell_fault(fault, language) for fault in error.faults))
    except RecordError as error:
        _complain(path, error.line, " ".join(tell_fault(fault, language) for fault in error.faults))
    return None


def _complain(path: Path, line: int | None, text: str) -> None:
    typer.echo(f"{path}: {text}" if line is None else f"{path}:{line}: {text}", err=True)


def _sentence(language: str, message_id: str, params: Mapping[str, Argument]) -> str:
    return " ".join(format_message(language, message_id, params).split())
