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

GAME: Final = "game"
# Which use a message belongs to, by the first word of its id; all others belong to GAME. A use is one file (`help.ftl`)
# or a folder of files (`game/`), and is read as a whole.
USES: Final = {
    "client": "client",
    "confidence": "rulings",
    "difference": "faults",
    "fault": "faults",
    "help": "help",
    "rules": "rules",
    "ruling": "rulings",
    "switch": "rulings",
    "terminal": "terminal",
}
LONGEST: Final = 300  # characters of a text that is quoted; Fluent itself refuses 2,500
# These need none of the names in GAME.
ALONE: Final = frozenset({"help", "rules", "rulings"})


def files_of(folder: Path, use: str) -> list[Path]:
    """The files of a use in a language's folder, in the order of their names."""
    single = folder / f"{use}.ftl"
    return [single] if single.exists() else sorted((folder / use).glob("*.ftl"))


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
        raise UnknownMessageError(f"no message {message_id!r} in {self.folder.name}/{use_of(name)}")

    def has(self, message_id: str) -> bool:
        return self._find(message_id) is not None or (self.fallback is not None and self.fallback.has(message_id))

    def ids(self, use: str) -> tuple[str, ...]:
        """The ids of the messages of a use, in the order of its files."""
        if use not in self.read:
            if use not in ALONE and use != GAME:
                self.ids(GAME)
            self.read[use] = self._read(use)  # only when all is in: other threads ask too
        return self.read[use]

    def name(self, value: object, form: object = "") -> str:
        """NAME in messages: what a piece is called; `form` is an attribute of its message, where it has that one."""
        message_id = str(value).replace(":", "-")
        for wanted in (f"{message_id}.{form}", message_id) if form else (message_id,):
            if self.has(wanted):
                return self.format(wanted, {})
        if ":" in str(value):  # from a pack without words in this language
            return str(value).rpartition(":")[2].replace("-", " ").title()
        raise UnknownMessageError(f"no message {message_id!r} for NAME in {self.folder.name}/{use_of(message_id)}")

    def _find(self, message_id: str) -> Pattern | None:
        name, _, attribute = message_id.partition(".")
        self.ids(use_of(name))
        if not self.bundle.has_message(name):
            return None
        message = self.bundle.get_message(name)
        return message.attributes.get(attribute) if attribute else message.value

    def _resolve(self, message_id: str, pattern: Pattern, args: Mapping[str, str | int | float]) -> str:
        text, errors = self.bundle.format_pattern(pattern, {name: _clipped(value) for name, value in args.items()})
        if errors:
            raise MessageError(f"{message_id}: {errors[0]}") from errors[0]
        return str(text)

    def _read(self, use: str) -> tuple[str, ...]:
        found: list[str] = []
        for path in files_of(self.folder, use):
            resource = FluentResource(path.read_text(encoding="utf-8"))
            for entry in resource.body:
                if isinstance(entry, Junk):
                    broken = (entry.content or "").strip().partition("\n")[0]
                    name = path.relative_to(self.folder.parent).as_posix()
                    raise MessageError(f"{name}: cannot be read from {broken!r} on")
            self.bundle.add_resource(resource)
            found += [entry.id.name for entry in resource.body if isinstance(entry, Message)]
        return tuple(found)


def _clipped(value: str | float) -> str | int | float:
    """Text from outside may be of any length; a sentence quotes its beginning."""
    return value[:LONGEST] + "…" if isinstance(value, str) and len(value) > LONGEST else value


def use_of(message_id: str) -> str:
    """The use that a message belongs to."""
    return USES.get(message_id.partition("-")[0], GAME)
