"""Where games are kept while they are played: one record file each, replaced as a whole at every action."""

from __future__ import annotations

import contextlib
import os
import sys
from collections.abc import Iterator, Mapping
from datetime import datetime
from pathlib import Path
from secrets import token_hex
from typing import Final

ENDING: Final = ".record"
APPLICATION: Final = "smallworld"


def folder(environment: Mapping[str, str] | None = None, platform: str = sys.platform) -> Path:
    """The folder for what a program keeps from one start to the next, as each system has it."""
    known = os.environ if environment is None else environment
    if state := known.get("XDG_STATE_HOME", ""):
        return Path(state) / APPLICATION
    if platform == "win32" and (local := known.get("LOCALAPPDATA", "")):
        return Path(local) / APPLICATION
    return Path(known.get("HOME") or Path.home()) / ".local" / "state" / APPLICATION


def new_path(where: Path) -> Path:
    """A name that no game has yet."""
    begun = datetime.now().astimezone().strftime("%Y-%m-%d-%H%M%S")
    return where / f"{begun}-{token_hex(2)}{ENDING}"


def write(path: Path, text: str) -> None:
    """Put a new text in the place of the old one, whole or not at all."""
    beside = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        beside.write_text(text, encoding="utf-8")
        beside.replace(path)
    except BaseException:  # also where somebody interrupts it
        with contextlib.suppress(OSError):
            beside.unlink()
        raise


def saves(where: Path) -> Iterator[Path]:
    """The files of a folder, the one last written first."""
    with contextlib.suppress(OSError):
        yield from sorted(where.glob(f"*{ENDING}"), key=lambda path: path.stat().st_mtime_ns, reverse=True)
