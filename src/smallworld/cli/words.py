"""Sentences for the terminal, in the language of the one who sits there."""

from __future__ import annotations

import os
from typing import Final

from smallworld.locale import Argument, format_message
from smallworld.locale.messages import FIRST_LANGUAGE, known_language

VARIABLE: Final = "SMALLWORLD_LANGUAGE"


def language() -> str:
    """The language that the environment asks for, English if there are no texts in it."""
    return known_language(os.environ.get(VARIABLE, "")) or FIRST_LANGUAGE


def text(message_id: str, **args: Argument) -> str:
    """A message in that language, on one line."""
    return " ".join(format_message(language(), message_id, args).split())
