"""Where in the text of a document a key stands, to point at it."""

from __future__ import annotations

import re
from typing import Final

HEADER: Final = re.compile(r"\s*(\[\[?)\s*([^\]]+?)\s*\]\]?\s*(?:#.*)?")
ASSIGNED: Final = re.compile(r"""\s*((?:[\w-]+|"[^"]*"|'[^']*')(?:\s*\.\s*(?:[\w-]+|"[^"]*"|'[^']*'))*)\s*=""")
PART: Final = re.compile(r"""[\w-]+|"[^"]*"|'[^']*'""")


def line_of(text: str, key: str) -> int | None:
    """The number of the line that a key stands on, or the nearest table around it; nothing if neither is there.

    The tables of an array are counted from 1: `steps.2.do`. A key may leave the number out and means the first then.
    """
    wanted = tuple(key.split("."))
    best: tuple[int, int] | None = None
    table: tuple[str, ...] = ()
    found: tuple[str, ...]
    counted: dict[tuple[str, ...], int] = {}
    for number, line in enumerate(text.splitlines(), 1):
        header = HEADER.fullmatch(line)
        if header:
            table, found = _parts(header[2]), ()
            if header[1] == "[[":
                counted[table] = counted.get(table, 0) + 1
        elif match := ASSIGNED.match(line):
            found = _parts(match[1])
        else:
            continue
        for path in (_counted(table, counted) + found, table + found):
            if path == wanted[: len(path)] and (best is None or len(path) > best[0]):
                best = (len(path), number)
    return best[1] if best else _named(text, wanted)


def _parts(dotted: str) -> tuple[str, ...]:
    return tuple(part.strip("\"'") for part in PART.findall(dotted))


def _counted(parts: tuple[str, ...], counted: dict[tuple[str, ...], int]) -> tuple[str, ...]:
    """The path with the number of each array's last table."""
    path: list[str] = []
    for end, part in enumerate(parts, 1):
        path.append(part)
        if parts[:end] in counted:
            path.append(str(counted[parts[:end]]))
    return tuple(path)


def _named(text: str, wanted: tuple[str, ...]) -> int | None:
    """In JSON: the line where the last part that stands there is first named."""
    for part in reversed(wanted):
        at = text.find(f'"{part}"')
        if at >= 0:
            return text.count("\n", 0, at) + 1
    return None
