"""How far a long command is."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Sequence
from typing import TypeVar

Item = TypeVar("Item")


def watched(items: Sequence[Item], message_id: str) -> Iterable[Item]:
    """These one by one; on a terminal, with a bar that is gone at the end."""
    if not sys.stderr.isatty():
        return items
    from rich.console import Console
    from rich.progress import track

    from smallworld.cli.words import text

    return track(items, text(message_id), console=Console(stderr=True), transient=True)
