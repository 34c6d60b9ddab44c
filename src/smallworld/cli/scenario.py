"""`smallworld scenario`: run scenario files, and say where one does not hold."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final

import typer

from smallworld.cli.progress import watched
from smallworld.notation.expectations import Difference
from smallworld.notation.faults import Fault
from smallworld.notation.lines import line_of
from smallworld.notation.scenario import Failure, Scenario, ScenarioError, read_scenario, run_scenario

MANY: Final = 50  # files for which a terminal shows how far it is


def scenario(
    paths: Annotated[list[Path], typer.Argument(metavar="PATH...")],
) -> None:
    """Run the scenarios of all these files and folders."""
    files: list[Path] = []
    unreadable = False
    for path in paths:
        try:
            files += files_of(path)
        except ScenarioError as error:
            unreadable = True
            _tell(error)
    passed = failed = 0
    for path in watched(files, "terminal-scenario-running") if len(files) >= MANY else files:
        try:
            read = read_scenario(path)
        except ScenarioError as error:
            unreadable = True
            _tell(error)
            continue
        failure = run_scenario(read)
        if failure is None:
            passed += 1
        else:
            failed += 1
            typer.echo(failed_line(read, failure))
    typer.echo(f"{passed} passed, {failed} failed")
    if unreadable or failed:
        raise typer.Exit(2 if unreadable else 1)


def files_of(path: Path) -> list[Path]:
    """The file, or all scenario files of the folder."""
    if not path.is_dir():
        return [path]
    found = sorted(path.rglob("*.toml"))
    if not found:
        raise ScenarioError(path, [Fault("", "no-scenarios")])
    return found


def failed_line(scenario: Scenario, failure: Failure) -> str:
    """Where it does not hold, and how."""
    from smallworld.cli.words import text

    key = f"steps.{failure.step}"
    difference = failure.difference
    if "key" in difference.params:
        key += f".expect.{difference.params['key']}"
    line = line_of(scenario.path.read_text(encoding="utf-8"), key)
    sentence = difference_text(difference)
    return text(
        "terminal-scenario-failed", file=str(scenario.path), line=line or 1, step=failure.step, difference=sentence
    )


def difference_text(difference: Difference) -> str:
    """How a position is not as expected, in words."""
    from smallworld.cli.words import text

    return text(f"difference-{difference.code}", **difference.params)


def _tell(error: ScenarioError) -> None:
    from smallworld.cli.failure import tell

    tell(error)
