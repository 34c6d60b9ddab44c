"""`smallworld record`: whether a record fits, and the position after so many of its actions."""

from __future__ import annotations

import json
from pathlib import Path

import typer

from smallworld.cli.failure import told
from smallworld.cli.words import text
from smallworld.locale import Argument
from smallworld.notation.documents import read_text
from smallworld.notation.faults import PositionError
from smallworld.notation.record import (
    Difference,
    Record,
    RecordDiffersError,
    RecordError,
    believed,
    read_record,
    replay,
    result_text,
    verify,
)
from smallworld.notation.toml import write_toml
from smallworld.notation.writing import write_position
from smallworld.rules import RULES_VERSION

FINE, DIFFERS, BAD_INPUT = 0, 1, 2


def verify_file(path: Path) -> int:
    """Check a record and say in one line that it fits, or where it does not; the exit code."""
    record = _read(path)
    if record is None:
        return BAD_INPUT
    difference = verify(record)
    if difference is not None:
        return _differs(path, difference, *_notes(record))
    result = result_text(record.result) if record.result is not None else None
    fits = text("terminal-record-fits", n=len(record.entries), result=result)
    typer.echo(" ".join((f"{path}: {fits}", *_notes(record))))
    return FINE


def show_file(path: Path, at: int | None = None, as_json: bool = False) -> int:
    """Print the position after so many actions, or at the end, as TOML or JSON that loads again; the exit code."""
    record = _read(path)
    if record is None:
        return BAD_INPUT
    actions = len(record.entries)
    if at is not None and not 0 <= at <= actions:
        typer.echo(f"{path}: {text('terminal-record-at', n=actions, found=str(at))}", err=True)
        return BAD_INPUT
    try:
        document = write_position(replay(record, at))
    except RecordDiffersError as error:
        return _differs(path, error.difference)
    typer.echo(json.dumps(document, ensure_ascii=False) if as_json else write_toml(document), nl=as_json)
    return FINE


def tell_difference(difference: Difference) -> str:
    """The sentence of a difference."""
    params: dict[str, Argument] = dict(difference.params)
    if difference.code == "refused":
        params["sentence"] = text(f"refusal-{params['reason']}", **params)
    return text(f"difference-record-{difference.code}", **params)


def _differs(path: Path, difference: Difference, *notes: str) -> int:
    typer.echo(" ".join((f"{path}:{difference.line}: {tell_difference(difference)}", *notes)), err=True)
    return DIFFERS


def _notes(record: Record) -> list[str]:
    """What was not checked, and why."""
    if record.rules < RULES_VERSION:
        return [text("terminal-record-older", version=record.rules, newest=RULES_VERSION)]
    return [text("terminal-record-believed")] if believed(record) else []


def _read(path: Path) -> Record | None:
    """The record of a file; nothing, and what is wrong on the error output, where it cannot be read."""
    try:
        return read_record(read_text(path))
    except (PositionError, RecordError) as error:
        for line in told(error, path):
            typer.echo(line, err=True)
    return None
