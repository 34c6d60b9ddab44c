"""The sentences of the terminal game in one language."""

from __future__ import annotations

from smallworld.locale import Argument, format_message, has_message


class Voice:
    """Speaks one language: message ids in, sentences out."""

    def __init__(self, language: str = "en") -> None:
        self.language = language

    def __call__(self, message_id: str, /, **args: Argument) -> str:
        return format_message(self.language, message_id, args)

    def has(self, message_id: str) -> bool:
        return has_message(self.language, message_id)

    def name(self, kind: str, word: str, form: str = "") -> str:
        """What a race, power, terrain, marker … is called; `form` where its message has that one."""
        if form and self.has(f"{kind}-{word}.{form}"):
            return self(f"{kind}-{word}.{form}")
        return self(f"{kind}-{word}")

    def combo(self, power: str, race: str) -> str:
        """As players say it, power first."""
        return f"{self.name('power', power)} {self.name('race', race)}"
