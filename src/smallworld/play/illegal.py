"""An action that is not allowed, for people who program: its reason and ruling, and the sentence that says it."""

from __future__ import annotations

from smallworld.locale import format_message
from smallworld.notation.refusal import Refusal, Refused


class IllegalMove(Refused):
    """What `Game` raises: the refusal as data, and as one sentence in a language."""

    def __init__(self, refusal: Refusal, line: str) -> None:
        super().__init__(refusal, line)

    def sentence(self, language: str = "en") -> str:
        return format_message(language, f"refusal-{self.refusal.code}", self.refusal.params)

    def __str__(self) -> str:
        ruling = f" [{self.refusal.ruling}]" if self.refusal.ruling else ""
        return f"{self.line!r}: {self.sentence()}{ruling}"

    def __reduce__(self) -> tuple[type[IllegalMove], tuple[Refusal, str]]:
        return IllegalMove, (self.refusal, self.line)
