"""Positions as files: TOML or JSON by what stands in them, also those that go on from a record."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from smallworld.notation.faults import Fault, PositionError
from smallworld.notation.fields import is_whole
from smallworld.notation.reading import read_position
from smallworld.notation.record_format import RecordError
from smallworld.notation.record_read import read_record
from smallworld.notation.record_replay import RecordDiffersError, replay
from smallworld.notation.writing import Document, write_position
from smallworld.rules.state import State

FROM: Final = "from"
AT: Final = "at"
PLACE: Final = re.compile(r" \(at (?:line (\d+), column \d+|end of document)\)$")


def load_position(source: Path | str | Mapping[str, object], folder: Path | None = None) -> State:
    """The state of a position: a file, its text, or a document; `PositionError` with all its faults if it cannot be.

    `from` names a record's file, seen from the position's own file or from `folder`; without either there can be none.
    """
    if isinstance(source, Path):
        return read_position(resolve(read_document(read_text(source)), source.parent))
    document = read_document(source) if isinstance(source, str) else source
    return read_position(resolve(document, folder))


def read_text(path: Path) -> str:
    """What stands in a file; its faults have no key."""
    try:
        return path.read_text(encoding="utf-8-sig")
    except FileNotFoundError as error:
        raise _fault("", "no-such-file") from error
    except OSError as error:
        raise _fault("", "unreadable", reason=error.strerror or str(error)) from error
    except UnicodeDecodeError as error:
        raise _fault("", "not-utf-8", byte=error.start) from error


def read_document(text: str) -> Document:
    """A document of TOML or, where it begins with a brace, of JSON."""
    if text.lstrip().startswith("{"):
        return _read_json(text)
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        reason, line = str(error), text.count("\n") + 1
        if place := PLACE.search(reason):
            reason, line = reason[: place.start()], int(place[1] or line)
        raise _fault("", "not-toml", reason=reason, line=line) from error


def _read_json(text: str) -> Document:
    try:
        found: Document = json.loads(text)
    except json.JSONDecodeError as error:
        raise _fault("", "not-json", reason=error.msg, line=error.lineno) from error
    except (ValueError, RecursionError) as error:
        raise _fault("", "not-json", reason=str(error), line=1) from error
    return found


def resolve(document: Mapping[str, object], folder: Path | None) -> Document:
    """The document with the position that it goes on from; what it says besides takes the place of what stands there."""
    if FROM not in document:
        if AT in document:
            raise _fault(AT, "at-without-from")
        return dict(document)
    own = {key: value for key, value in document.items() if key not in (FROM, AT)}
    return {**write_position(_recorded(document[FROM], document.get(AT), folder)), **own}


def _recorded(name: object, at: object, folder: Path | None) -> State:
    """The position of a record after so many actions, or at its end."""
    if not isinstance(name, str) or not name:
        raise _fault(FROM, "wrong-type", expected="file")
    if at is not None and not is_whole(at):
        raise _fault(AT, "wrong-type", expected="number")
    if folder is None:
        raise _fault(FROM, "no-folder", record=name)
    try:
        text = (folder / name).read_text(encoding="utf-8")
    except (OSError, ValueError) as error:
        raise _fault(FROM, "record-unreadable", record=name) from error
    try:
        record = read_record(text)
        upto = at if isinstance(at, int) else len(record.entries)
        if upto > len(record.entries):
            raise _fault(AT, "record-shorter", record=name, n=upto, most=len(record.entries))
        return replay(record, upto)
    except RecordError as error:
        raise _fault(FROM, "record-broken", record=name, where=str(error.line)) from error
    except RecordDiffersError as error:
        raise _fault(FROM, "record-broken", record=name, where=str(error.difference.line)) from error


def _fault(key: str, code: str, **params: str | int) -> PositionError:
    return PositionError([Fault(key, code, params)])
