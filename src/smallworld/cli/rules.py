"""`smallworld rules`: the rules and rulings, read or searched."""

from typing import Annotated

import typer

from smallworld.cli.words import VARIABLE
from smallworld.locale.messages import FIRST_LANGUAGE


def rules(
    query: Annotated[str | None, typer.Argument(metavar="[ID | WORD]")] = None,
    language: Annotated[str, typer.Option("--language", "-l", envvar=VARIABLE)] = FIRST_LANGUAGE,
) -> None:
    """Print the whole rules, one ruling, or where a word stands in them."""
    from smallworld.cli.rules_pages import show  # only now: Rich's Markdown is slow to load

    code = show(query, language)
    if code:
        raise typer.Exit(code)
