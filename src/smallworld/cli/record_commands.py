"""`smallworld record verify` and `smallworld record show`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from smallworld.cli.record import show_file, verify_file

File = Annotated[Path, typer.Argument(metavar="FILE")]


def verify(file: File) -> None:
    """Replay a record and check every outcome, the result and the digest."""
    raise typer.Exit(verify_file(file))


def show(
    file: File,
    at: Annotated[int | None, typer.Option(min=0, metavar="N")] = None,
    as_json: Annotated[bool, typer.Option("--json")] = False,
) -> None:
    """Print the position after so many actions."""
    raise typer.Exit(show_file(file, at, as_json))
