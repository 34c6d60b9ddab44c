"""Bad input in words: one line for each thing that is wrong, with what, where and what would be right."""

from __future__ import annotations

from difflib import get_close_matches
from pathlib import Path

import typer

from smallworld.cli.words import text
from smallworld.locale import MessageError
from smallworld.notation.faults import Fault, PositionError
from smallworld.notation.record import RecordError
from smallworld.notation.refusal import Refusal, Refused
from smallworld.notation.scenario import ScenarioError


def tell(error: ValueError | OSError) -> None:
    """Say on the error output what is wrong; an error that is none of the reader's making is raised on."""
    lines = told(error)
    if not lines:
        raise error
    for line in lines:
        typer.echo(line, err=True)


def told(error: ValueError | OSError, path: Path | None = None) -> list[str]:
    """The lines that say what is wrong, none for an error of the program; `path`: the file, if the error knows none."""
    match error:
        case ScenarioError():
            return [line_about(fault, error.path, error.line(fault)) for fault in error.faults]
        case PositionError():
            return [line_about(fault, path) for fault in error.faults]
        case RecordError():
            return [line_about(fault, path, error.line) for fault in error.faults]
        case Refused():
            return [text("terminal-failure-refused", action=error.line, sentence=refusal_text(error.refusal))]
        case BrokenPipeError():
            return []
        case OSError():
            reason = error.strerror or str(error)
            name = error.filename or path
            if isinstance(error, FileNotFoundError) and name:
                return [line_about(Fault("", "no-such-file"), Path(str(name)))]
            return [text("terminal-failure-file", file=str(name) if name else None, reason=reason)]
        case _:
            return []


def line_about(fault: Fault, path: Path | None = None, line: int | None = None) -> str:
    """`FILE:LINE: KEY: sentence`, as far as they are known."""
    file = str(path) if path is not None else ""
    place = f"{file}:{line}" if line else file
    return ": ".join(part for part in (place, fault.key, fault_text(fault)) if part)


def fault_text(fault: Fault) -> str:
    """What is wrong, in a sentence."""
    known = str(fault.params.get("known", "")).split(", ")
    word = str(fault.params.get("found", fault.key.rpartition(".")[2]))
    close = next(iter(get_close_matches(word, known, 1)), None)
    try:
        return text(f"fault-{fault.code}", **{"close": close, **fault.params})
    except MessageError:  # of a pack without words
        return str(fault)


def refusal_text(refusal: Refusal) -> str:
    """Why an action is refused, in a sentence, with its ruling."""
    sentence = text(f"refusal-{refusal.code}", **refusal.params)
    return f"{sentence} [{refusal.ruling}]" if refusal.ruling else sentence
