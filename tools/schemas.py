"""Writes schemas/, the JSON schemas of what the game tells others, from the classes that are told.

python -m tools.schemas            write them
python -m tools.schemas --check    compare: exit 1 if one is not current
"""

import argparse
import json
import sys
from collections.abc import Callable
from dataclasses import MISSING, is_dataclass
from pathlib import Path
from types import NoneType
from typing import Annotated, Final, Literal, TypeAlias, get_args, get_origin

from smallworld.play.event_json import KINDS, Key, keys_of
from smallworld.play.events import Rank, Term
from smallworld.play.forms import FORMS
from tools.view_schema import view_schema

Schema: TypeAlias = dict[str, object]

FOLDER: Final = Path(__file__).parents[1] / "schemas"
DIALECT: Final = "https://json-schema.org/draft/2020-12/schema"
ONE_LINE: Final = 100


def schema_of(hint: object) -> Schema:
    """The schema of a value of this type; named forms and classes stand among the definitions."""
    origin = get_origin(hint)
    if origin is tuple:
        return {"type": "array", "items": schema_of(get_args(hint)[0])}
    if origin is Annotated:
        return {"$ref": f"#/$defs/{get_args(hint)[1]}"}
    if origin is Literal:
        return {"enum": list(get_args(hint))}
    if NoneType in get_args(hint):
        return {"anyOf": [schema_of(get_args(hint)[0]), {"type": "null"}]}
    if isinstance(hint, type) and is_dataclass(hint):
        return {"$ref": f"#/$defs/{hint.__name__.lower()}"}
    return {"type": "boolean" if hint is bool else "integer"}


def object_schema(kind: type, event: str | None = None) -> Schema:
    """The schema of a class; an event's begins with its kind."""
    first: dict[str, object] = {"event": {"const": event}} if event else {}
    keys = keys_of(kind)
    return {
        "title": kind.__name__,
        "description": kind.__doc__,
        "type": "object",
        "properties": first | {key.name: _value_schema(key) for key in keys},
        "required": [*first, *(key.name for key in keys if key.default is MISSING)],
        "additionalProperties": False,
    }


def _value_schema(key: Key) -> Schema:
    """What may stand under a key; one that may be left out is never null."""
    return schema_of(key.hint if key.default is MISSING else get_args(key.hint)[0])


def forms() -> dict[str, Schema]:
    """The words of the notation as definitions."""
    return {name: {"type": "string", "pattern": f"^({form})$"} for name, form in FORMS.items()}


def events_schema() -> Schema:
    kinds = {name: object_schema(kind, name) for name, kind in KINDS.items()}
    return {
        "$schema": DIALECT,
        "title": "Event",
        "description": "One event of a game: what happened or what moved. See docs/events.md.",
        "oneOf": [{"$ref": f"#/$defs/{name}"} for name in kinds],
        "$defs": {**forms(), "term": object_schema(Term), "rank": object_schema(Rank), **kinds},
    }


def views_schema() -> Schema:
    return {"$schema": DIALECT, **view_schema(forms())}


SCHEMAS: Final[dict[str, Callable[[], Schema]]] = {
    "events.schema.json": events_schema,
    "view.schema.json": views_schema,
}


def written(value: object, indent: str = "") -> str:
    """JSON with what fits on a line on one line."""
    line = json.dumps(value, ensure_ascii=False)
    if not isinstance(value, dict | list) or not value or len(indent) + len(line) <= ONE_LINE:
        return line
    deeper = indent + "  "
    if isinstance(value, dict):
        parts = [f"{deeper}{json.dumps(key)}: {written(part, deeper)}" for key, part in value.items()]
        return "{\n" + ",\n".join(parts) + f"\n{indent}}}"
    return "[\n" + ",\n".join(deeper + written(part, deeper) for part in value) + f"\n{indent}]"


def stale() -> list[str]:
    """The names of schemas that are not what the classes say."""
    return [name for name, make in SCHEMAS.items() if not _is_current(FOLDER / name, make())]


def _is_current(path: Path, schema: Schema) -> bool:
    return path.exists() and path.read_text(encoding="utf-8") == written(schema) + "\n"


def main() -> int:
    parser = argparse.ArgumentParser(description="Write the JSON schemas from the classes.")
    parser.add_argument("--check", action="store_true", help="compare instead of writing")
    if not parser.parse_args().check:
        FOLDER.mkdir(exist_ok=True)
        for name, make in SCHEMAS.items():
            (FOLDER / name).write_text(written(make()) + "\n", encoding="utf-8")
        return 0
    for name in stale():
        print(f"schemas/{name} is not current: run python -m tools.schemas", file=sys.stderr)
    return 1 if stale() else 0


if __name__ == "__main__":
    sys.exit(main())
