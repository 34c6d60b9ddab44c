"""`smallworld bench`: how fast the engine is here, beside what it should be when it is compiled."""

from __future__ import annotations

import json
from typing import Annotated, Final

import typer
from rich.console import Console
from rich.table import Table
from rich.text import Text

from smallworld.cli.measure import PLAYERS, Figures, figures
from smallworld.cli.progress import watched
from smallworld.cli.version import compiled, version
from smallworld.cli.words import text

# Of the compiled form on one core of a small cloud machine, by players: at least, and what we want.
BUDGETS: Final[dict[str, dict[int, tuple[float, float]]]] = {
    "games_per_s_loop": {2: (6500, 13000), 3: (4300, 8700), 4: (3300, 6600), 5: (2400, 4800)},
    "games_per_s_driven": {2: (3200, 5000), 3: (2100, 3300), 4: (1650, 2600), 5: (1200, 1900)},
    "legal_us": dict.fromkeys(PLAYERS, (0.5, 0.1)),
    "copy_us": dict.fromkeys(PLAYERS, (0.3, 0.15)),
    "view_json_us": dict.fromkeys(PLAYERS, (300, 100)),
}


def bench(
    as_json: Annotated[bool, typer.Option("--json")] = False,
    seconds: Annotated[float, typer.Option(min=0.001, max=60)] = 0.2,
) -> None:
    """Measure games, decisions, legal moves, copies and views for each number of players."""
    found = [figures(players, seconds) for players in watched(PLAYERS, "terminal-bench-running")]
    if as_json:
        results = [each.to_json() for each in found]
        typer.echo(json.dumps({"compiled": compiled(), "results": results}))
        return
    console = Console(highlight=False)
    console.print(version())
    console.print(table(found))
    if not compiled():
        console.print(text("terminal-bench-interpreted"), style="dim")


def table(found: list[Figures]) -> Table:
    """The figures for people."""
    made = Table()
    for name in ("players", "what", "here", "decisions", "least", "wanted"):
        numbers = name not in ("players", "what")
        made.add_column(text(f"terminal-bench-{name}"), justify="right" if numbers else "left")
    for each in found:
        measured = each.to_json()
        for row, (name, budgets) in enumerate(BUDGETS.items()):
            here = float(measured[name])
            decisions = f"{here * each.decisions_per_game:,.0f}" if name.startswith("games") else ""
            made.add_row(
                "" if row else str(each.players),
                text(f"terminal-bench-{name.replace('_', '-')}"),
                Text(_told(here), style=style(name, here, budgets[each.players])),
                decisions,
                *(_told(budget) for budget in budgets[each.players]),
                end_section=row == len(BUDGETS) - 1,
            )
    return made


def _told(value: float) -> str:
    return f"{value:,.0f}" if value >= 100 else f"{value:.3g}"


def style(name: str, here: float, budget: tuple[float, float]) -> str:
    """Green for what we want, yellow for enough; the interpreted form is not judged."""
    if not compiled():
        return ""
    more_is_better = name.startswith("games")
    enough, wanted = (here >= limit if more_is_better else here <= limit for limit in budget)
    return "green" if wanted else "yellow" if enough else "bold red"
