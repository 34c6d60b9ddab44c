"""`smallworld rules`: the rules and rulings, read or searched."""

from typing import Annotated

import typer


def rules(
    query: Annotated[
        str | None,
        typer.Argument(metavar="[ID | WORD]", help="A ruling (R-107, 107), a chapter by its id, or what to look for."),
    ] = None,
    language: Annotated[str, typer.Option("--language", "-l", help="The language of the texts.")] = "en",
) -> None:
    """Print the whole rules, one ruling, or where a word stands in them."""
    from smallworld.cli.rules_pages import show  # only now: Rich's Markdown is slow to load

    code = show(query, language)
    if code:
        raise typer.Exit(code)
