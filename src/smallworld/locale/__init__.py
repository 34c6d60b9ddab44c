"""All sentences for people: message files (Fluent), one folder a language, and what finds and formats them.

Importing this costs next to nothing: Fluent and the files are loaded with the first message that is asked for.
"""

from smallworld.locale.messages import (
    Argument,
    MessageError,
    UnknownMessageError,
    format_message,
    has_message,
    languages,
    message_ids,
)

__all__ = [
    "Argument",
    "MessageError",
    "UnknownMessageError",
    "format_message",
    "has_message",
    "languages",
    "message_ids",
]
