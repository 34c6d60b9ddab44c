"""`make bench`: the figures of the compiled form beside the last ones and the budgets; benchmarks/results.md keeps them.

Arguments go to `smallworld bench`. `--interpreted` measures the plain form, `--drop` writes nothing down.
"""

import argparse
import json
import os
import platform
import subprocess
import sys
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final

from rich.console import Console
from rich.table import Table

from smallworld.cli.bench import BUDGETS, IMPORT_BUDGET, told
from tools import compiled
from tools.check import commit

RESULTS: Final = compiled.ROOT / "benchmarks/results.md"
NAMES: Final = {
    "games_per_s_loop": "games/s in the loop",
    "games_per_s_driven": "games/s driven",
    "legal_us": "legal moves, µs",
    "copy_us": "copy, µs",
    "view_json_us": "view as JSON, µs",
}
COLUMNS: Final = ("date", "commit", "form", *NAMES.values(), "import, ms", "spread", "load", "machine")

Document = dict[str, Any]
console = Console(highlight=False)


def machine() -> str:
    """What it ran on."""
    cpu = platform.processor() or platform.machine()
    info = Path("/proc/cpuinfo")
    if info.exists():
        models = [
            line.partition(":")[2].strip() for line in info.read_text().splitlines() if line.startswith("model name")
        ]
        cpu = models[0] if models else cpu
    return f"{cpu}, {os.cpu_count()} cores, Python {platform.python_version()}"


def row_of(found: Document, load: float) -> dict[str, str]:
    """A line of the table: the figures for 2 / 3 / 4 / 5 players, and the widest spread."""
    results = found["results"]
    figures = {label: " / ".join(told(result[name]) for result in results) for name, label in NAMES.items()}
    widest = max(value for result in results for value in result["spread"].values())
    return {
        "date": f"{datetime.now(UTC):%Y-%m-%d}",
        "commit": commit(),
        "form": "compiled" if found["compiled"] else "interpreted",
        **figures,
        "import, ms": told(found["import_ms"]),
        "spread": f"± {widest:.0%}",
        "load": f"{load:.1f}",
        "machine": machine(),
    }


def rows(text: str) -> list[dict[str, str]]:
    """All lines of the table."""
    lines = [
        [cell.strip() for cell in line.strip("| ").split("|")] for line in text.splitlines() if line.startswith("|")
    ]
    return [
        dict(zip(COLUMNS, line, strict=True)) for line in lines if len(line) == len(COLUMNS) and line[0][:2] == "20"
    ]


def last_like(row: dict[str, str], text: str) -> dict[str, str] | None:
    """The last result of this form on such a machine."""
    like = [old for old in rows(text) if (old["form"], old["machine"]) == (row["form"], row["machine"])]
    return like[-1] if like else None


def keep(row: dict[str, str], results: Path = RESULTS) -> None:
    """Add a line at the end, where the table is."""
    text = results.read_text(encoding="utf-8")
    results.write_text(f"{text.rstrip()}\n| {' | '.join(row.values())} |\n", encoding="utf-8", newline="\n")


def table(row: dict[str, str], last: dict[str, str] | None) -> Table:
    """The new figures beside the last ones and the budgets, for 2 / 3 / 4 / 5 players each."""
    made = Table(title=f"{row['form']}, {row['commit']}, load {row['load']}, spread up to {row['spread']}")
    before = f"{last['commit']}, load {last['load']}" if last else ""
    for name in ("what", "now", f"last ({before})" if before else "last", "at least", "we want"):
        made.add_column(name)
    for name, label in NAMES.items():
        limits = [" / ".join(told(budget[i]) for budget in BUDGETS[name].values()) for i in (0, 1)]
        made.add_row(label, row[label], last[label] if last else "", *limits)
    label = "import, ms"
    made.add_row(label, row[label], last[label] if last else "", *(told(limit) for limit in IMPORT_BUDGET))
    return made


def measured(python: Path | str, arguments: list[str]) -> Document:
    command = [str(python), "-m", "smallworld", "bench", "--json", *arguments]
    run = subprocess.run(command, cwd=compiled.ROOT, stdout=subprocess.PIPE, text=True, check=True)
    found: Document = json.loads(run.stdout)
    return found


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.bench", description=__doc__)
    parser.add_argument("--interpreted", action="store_true", help="measure the plain form")
    parser.add_argument("--drop", action="store_true", help="write nothing down")
    given, others = parser.parse_known_args(arguments)
    python: Path | str = sys.executable
    if not given.interpreted:
        status = compiled.main(["environment"])
        if status not in (0, compiled.NO_COMPILER):
            return status
        python = compiled.PYTHON if status == 0 else python
    load = os.getloadavg()[0]
    row = row_of(measured(python, others), load)
    console.print(table(row, last_like(row, RESULTS.read_text(encoding="utf-8"))))
    if not given.drop:
        keep(row)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
