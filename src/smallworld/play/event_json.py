"""Events as JSON objects and back: the forms of their words, the kinds by name."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import MISSING, dataclass, fields, is_dataclass
from types import NoneType
from typing import Annotated, Final, Literal, TypeVar, get_args, get_origin, get_type_hints

from smallworld.play.events import Event
from smallworld.play.forms import FORMS

T = TypeVar("T")

KINDS: Final[dict[str, type[Event]]] = {kind.event: kind for kind in get_args(Event)}


class EventError(ValueError):
    """Not the JSON of an event: the key and what would be right."""

    def __init__(self, key: str, wanted: str) -> None:
        super().__init__(f"{key}: {wanted}")
        self.key = key
        self.wanted = wanted

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.key, self.wanted)


@dataclass(frozen=True, slots=True)
class Key:
    """A key of an event's JSON: the attribute behind it, its type, its default (`MISSING` without one)."""

    name: str
    attribute: str
    hint: object
    default: object


_KEYS: Final[dict[type, tuple[Key, ...]]] = {}


def keys_of(kind: type) -> tuple[Key, ...]:
    """The keys of a kind of event, or of a term or rank, in their order."""
    if kind not in _KEYS:
        _KEYS[kind] = _keys(kind)
    return _KEYS[kind]


def _keys(kind: type) -> tuple[Key, ...]:
    hints = get_type_hints(kind, include_extras=True)
    return tuple(Key(field.name.rstrip("_"), field.name, hints[field.name], field.default) for field in fields(kind))


def to_json(event: Event) -> dict[str, object]:
    """The JSON object of an event; what has its default is left out."""
    return {"event": event.event, **_object(event)}


def _object(thing: object) -> dict[str, object]:
    found: dict[str, object] = {}
    for key in keys_of(type(thing)):
        value = getattr(thing, key.attribute)
        if key.default is MISSING or value != key.default:
            found[key.name] = _plain(value)
    return found


def _plain(value: object) -> object:
    if isinstance(value, tuple):
        return [_plain(item) for item in value]
    return _object(value) if is_dataclass(value) else value


def event_from_json(data: Mapping[str, object]) -> Event:
    """The event of a JSON object; `EventError` where it is none."""
    name = data.get("event")
    if not isinstance(name, str) or name not in KINDS:
        raise EventError("event", "one of " + ", ".join(KINDS))
    return _made(KINDS[name], {key: value for key, value in data.items() if key != "event"}, name)


def _made(kind: type[T], data: Mapping[str, object], where: str) -> T:
    keys = keys_of(kind)
    for name in data:
        if all(key.name != name for key in keys):
            raise EventError(f"{where}.{name}", "no such key")
    given: dict[str, object] = {}
    for key in keys:
        if key.name in data:
            given[key.attribute] = _read(key.hint, data[key.name], f"{where}.{key.name}")
        elif key.default is MISSING:
            raise EventError(f"{where}.{key.name}", "missing")
    return kind(**given)


def _read(hint: object, value: object, where: str) -> object:
    origin = get_origin(hint)
    if origin is tuple:
        if not isinstance(value, Sequence) or isinstance(value, str):
            raise EventError(where, "a list")
        return tuple(_read(get_args(hint)[0], item, where) for item in value)
    if origin is Annotated:
        form = get_args(hint)[1]
        if not isinstance(value, str) or not re.fullmatch(FORMS[form], value):
            raise EventError(where, f"a word of the form {FORMS[form]}")
        return value
    if origin is Literal:
        if value not in get_args(hint):
            raise EventError(where, "one of " + ", ".join(get_args(hint)))
        return value
    if NoneType in get_args(hint):
        return None if value is None else _read(get_args(hint)[0], value, where)
    if is_dataclass(hint):
        if not isinstance(value, Mapping) or not isinstance(hint, type):
            raise EventError(where, "an object")
        return _made(hint, value, where)
    if type(value) is not hint:
        raise EventError(where, "true or false" if hint is bool else "a whole number")
    return value
