"""Positions as TOML, laid out as people write them: plain keys first, then a table for each player and each part."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from typing import Final

BARE: Final = re.compile(r"[A-Za-z0-9_-]+")
INLINE: Final = frozenset({"options", "access"})  # tables that read best on one line
NESTED: Final = frozenset({"players"})  # tables of tables
DELETE: Final = "\x7f"  # TOML wants it escaped, JSON does not


def write_toml(document: Mapping[str, object]) -> str:
    """A document that reads again as the same."""
    tables: list[str] = []
    lines: list[str] = []
    for key, value in document.items():
        if not isinstance(value, Mapping) or key in INLINE:
            lines.append(f"{_key(key)} = {_value(value)}")
        elif key in NESTED and value and all(isinstance(part, Mapping) for part in value.values()):
            tables += [_table(f"{_key(key)}.{_key(name)}", part) for name, part in value.items()]
        else:
            tables.append(_table(_key(key), value))
    return "\n".join([*(f"{line}\n" for line in ["\n".join(lines)] if line), *tables])


def _table(name: str, values: Mapping[str, object]) -> str:
    return "\n".join((f"[{name}]", *(f"{_key(key)} = {_value(value)}" for key, value in values.items()))) + "\n"


def _key(key: str) -> str:
    return key if BARE.fullmatch(key) else _string(key)


def _string(text: str) -> str:
    return json.dumps(text, ensure_ascii=False).replace(DELETE, "\\u007f")


def _value(value: object) -> str:
    match value:
        case bool():
            return "true" if value else "false"
        case int():
            return str(value)
        case str():
            return _string(value)
        case list() | tuple():
            return f"[{', '.join(_value(part) for part in value)}]"
        case Mapping():
            pairs = ", ".join(f"{_key(str(key))} = {_value(part)}" for key, part in value.items())
            return f"{{ {pairs} }}" if pairs else "{}"
        case _:
            raise TypeError(type(value).__name__)
