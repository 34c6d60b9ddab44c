"""`smallworld bench`: how fast the engine is here, beside what it should be when it is compiled."""

from __future__ import annotations

import json
from typing import Annotated, Final

import typer
from rich.console import Console
from rich.table import Table
from rich.text import Text

from smallworld.cli.measure import PLAYERS, RUNS, Figure, Figures, figures, import_ms
from smallworld.cli.progress import watched
from smallworld.cli.version import compiled, version
from smallworld.cli.words import text

Budget = tuple[float, float]

# Of the compiled form on one core of a small cloud machine, by players: at least, and what we want.
BUDGETS: Final[dict[str, dict[int, Budget]]] = {
    "games_per_s_loop": {2: (6500, 13000), 3: (4300, 8700), 4: (3300, 6600), 5: (2400, 4800)},
    "games_per_s_driven": {2: (3200, 5000), 3: (2100, 3300), 4: (1650, 2600), 5: (1200, 1900)},
    "legal_us": dict.fromkeys(PLAYERS, (0.5, 0.1)),
    "copy_us": dict.fromkeys(PLAYERS, (0.3, 0.15)),
    "view_json_us": dict.fromkeys(PLAYERS, (300, 100)),
}
IMPORT_BUDGET: Final[Budget] = (80, 40)


def bench(
    as_json: Annotated[bool, typer.Option("--json")] = False,
    seconds: Annotated[float, typer.Option(min=0.001, max=60)] = 0.2,
) -> None:
    """Measure games, decisions, legal moves, copies and views for each number of players."""
    found = [figures(players, seconds) for players in watched(PLAYERS, "terminal-bench-running")]
    importing = import_ms()
    if as_json:
        results = [each.to_json() for each in found]
        whole = {"import_ms": round(importing.median, 1), "runs": RUNS, "seconds": seconds}
        typer.echo(json.dumps({"compiled": compiled(), "results": results, **whole}))
        return
    console = Console(highlight=False)
    console.print(version())
    console.print(table(found, importing))
    if not compiled():
        console.print(text("terminal-bench-interpreted"), style="dim")


def table(found: list[Figures], importing: Figure) -> Table:
    """The figures for people."""
    made = Table()
    for name in ("players", "what", "here", "spread", "decisions", "least", "wanted"):
        numbers = name not in ("players", "what")
        made.add_column(text(f"terminal-bench-{name}"), justify="right" if numbers else "left")
    for each in found:
        for row, (name, budgets) in enumerate(BUDGETS.items()):
            figure: Figure = getattr(each, name)
            games = name.startswith("games")
            decisions = told(figure.median * each.decisions_per_game.median) if games else ""
            _row(
                made,
                "" if row else str(each.players),
                name,
                figure,
                decisions,
                budgets[each.players],
                last=row == len(BUDGETS) - 1,
            )
    _row(made, "", "import_ms", importing, "", IMPORT_BUDGET, last=True)
    return made


def _row(made: Table, players: str, name: str, figure: Figure, decisions: str, budget: Budget, last: bool) -> None:
    made.add_row(
        players,
        text(f"terminal-bench-{name.replace('_', '-')}"),
        Text(told(figure.median), style=style(name, figure.median, budget)),
        f"± {figure.spread:.0%}",
        decisions,
        *(told(limit) for limit in budget),
        end_section=last,
    )


def told(value: float) -> str:
    return f"{value:,.0f}" if value >= 100 else f"{value:.3g}"


def style(name: str, here: float, budget: Budget) -> str:
    """Green for what we want, yellow for enough; the interpreted form is not judged."""
    if not compiled():
        return ""
    more_is_better = name.startswith("games")
    enough, wanted = (here >= limit if more_is_better else here <= limit for limit in budget)
    return "green" if wanted else "yellow" if enough else "bold red"
