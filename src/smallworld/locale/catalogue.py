"""The message files of one language on Fluent's runtime: read when first needed, formatted strictly."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Junk, Message

from smallworld.locale.messages import MessageError, UnknownMessageError

if TYPE_CHECKING:
    from fluent.runtime.resolver import Pattern

GAME: Final = "game.ftl"
# Which file a message is in, by the first word of its id; all others are in GAME.
FILES: Final = {
    "client": "client.ftl",
    "confidence": "rulings.ftl",
    "rules": "rules.ftl",
    "ruling": "rulings.ftl",
    "switch": "rulings.ftl",
    "terminal": "terminal.ftl",
}
# These are books of their own; the others may use the names in GAME.
BOOKS: Final = frozenset({"rules.ftl", "rulings.ftl"})


class Catalogue:
    """The messages of one language; what it lacks, the fallback has."""

    def __init__(self, folder: Path, fallback: Catalogue | None) -> None:
        self.folder = folder
        self.fallback = fallback
        # Fluent's types know functions of one argument only.
        functions: dict[str, Any] = {"NAME": self.name}
        self.bundle = FluentBundle([folder.name], functions=functions, use_isolating=False)
        self.read: dict[str, tuple[str, ...]] = {}

    def format(self, message_id: str, args: Mapping[str, str | int | float]) -> str:
        pattern = self._find(message_id)
        if pattern is not None:
            return self._resolve(message_id, pattern, args)
        if self.fallback is not None:
            return self.fallback.format(message_id, args)
        name = message_id.partition(".")[0]
        raise UnknownMessageError(f"no message {message_id!r} in {self.folder.name}/{_file_of(name)}")

    def has(self, message_id: str) -> bool:
        return self._find(message_id) is not None or (self.fallback is not None and self.fallback.has(message_id))

    def ids(self, file: str) -> tuple[str, ...]:
        """The ids of the messages of a file, in its order."""
        if file not in self.read:
            if file not in BOOKS and file != GAME:
                self.ids(GAME)
            self.read[file] = self._read(file)  # only when all is in: other threads ask too
        return self.read[file]

    def name(self, value: object, form: object = "") -> str:
        """NAME in messages: what a piece is called; `form` is an attribute of its message, where it has that one."""
        message_id = str(value).replace(":", "-")
        for wanted in (f"{message_id}.{form}", message_id) if form else (message_id,):
            if self.has(wanted):
                return self.format(wanted, {})
        if ":" in str(value):  # from a pack without words in this language
            return str(value).rpartition(":")[2].replace("-", " ").title()
        raise UnknownMessageError(f"no message {message_id!r} for NAME in {self.folder.name}/{_file_of(message_id)}")

    def _find(self, message_id: str) -> Pattern | None:
        name, _, attribute = message_id.partition(".")
        self.ids(_file_of(name))
        if not self.bundle.has_message(name):
            return None
        message = self.bundle.get_message(name)
        return message.attributes.get(attribute) if attribute else message.value

    def _resolve(self, message_id: str, pattern: Pattern, args: Mapping[str, str | int | float]) -> str:
        text, errors = self.bundle.format_pattern(pattern, dict(args))
        if errors:
            raise MessageError(f"{message_id}: {errors[0]}") from errors[0]
        return str(text)

    def _read(self, file: str) -> tuple[str, ...]:
        path = self.folder / file
        if not path.exists():
            return ()
        resource = FluentResource(path.read_text(encoding="utf-8"))
        for entry in resource.body:
            if isinstance(entry, Junk):
                broken = (entry.content or "").strip().partition("\n")[0]
                raise MessageError(f"{self.folder.name}/{file}: cannot be read from {broken!r} on")
        self.bundle.add_resource(resource)
        return tuple(entry.id.name for entry in resource.body if isinstance(entry, Message))


def _file_of(message_id: str) -> str:
    return FILES.get(message_id.partition("-")[0], GAME)
