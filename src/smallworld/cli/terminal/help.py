"""`help`: what can be typed."""

from __future__ import annotations

from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from smallworld.cli.terminal.looks import HEADING, indented, table
from smallworld.cli.terminal.shorthand import SHORT
from smallworld.cli.terminal.voice import Voice

# what is typed, and the message that says what it does
ACTIONS: Final = (
    ("c12", "conquer"), ("a12", "attempt"), ("d", "done"), ("ab12", "abandon"), ("p3", "pick"), ("x", "expand"),
    ("dec", "decline"), ("r 12=3 14=2", "redeploy"), ("r even", "drafts"), ("dep12 2", "deploy"), ("12", "number"),
)  # fmt: skip
COMMANDS: Final = (
    ("why 14", "why"), ("explain c12", "explain"), ("undo", "undo"), ("undo turn", "undo-turn"), ("redo", "redo"),
    ("board", "board"), ("by owner", "by"), ("column", "column"), ("log 50", "log"), ("rules die", "rules"),
    ("rules R-107", "ruling"), ("save FILE", "save"), ("quit", "quit"),
)  # fmt: skip


def help_page(voice: Voice) -> RenderableType:
    parts: list[RenderableType] = []
    for title, rows in (("actions", ACTIONS), ("commands", COMMANDS)):
        made = table("", "", fixed=(0,))
        for typed, name in rows:
            made.add_row(Text(typed, style=HEADING), Text(voice(f"terminal-help-{name}")))
        parts += [Text(voice(f"terminal-help-{title}"), style=HEADING), indented(made)]
    shorts = ", ".join(f"{short} {verb}" for short, verb in SHORT.items())
    return Group(*parts, Text(voice("terminal-help-shorts", verbs=shorts)))
