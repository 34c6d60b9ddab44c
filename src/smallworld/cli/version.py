"""Which program this is: its version, that of the rules, and in which form it runs."""

from __future__ import annotations

from importlib.metadata import version as version_of

from smallworld.cli.words import text
from smallworld.rules import RULES_VERSION, engine


def compiled() -> bool:
    """Whether the core runs as machine code or is interpreted."""
    return not str(engine.__file__).endswith(".py")


def version() -> str:
    """One line that says it all."""
    form = "compiled" if compiled() else "interpreted"
    return text("terminal-version", version=version_of("smallworld"), rules=RULES_VERSION, form=form)
