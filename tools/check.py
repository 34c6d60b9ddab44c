"""The full numbers, too long for every test run: `python -m tools.check PART`, or all parts.

A part that was stopped goes on where it was, as long as the sources are the same. Each part writes a line with commit and
figures to benchmarks/check.md.
"""

import argparse
import hashlib
import importlib
import json
import multiprocessing
import os
import signal
import subprocess
import sys
import time
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from smallworld.content.boards import JOINED_BOARDS
from tests.laws.games import A_GROUP, COMBOS, SKY_COMBOS, Planner, plan, sky_plan
from tests.laws.laws import Broken, check_game

ROOT: Final = Path(__file__).parents[1]
STATE: Final = ROOT / ".check"
TABLE: Final = ROOT / "benchmarks/check.md"
HEAD: Final = """# What `make check` found

| date | commit | part | figures |
| --- | --- | --- | --- |
"""
GAMES: Final = 3000
SKY_GAMES: Final = GAMES * A_GROUP // len(JOINED_BOARDS)  # so many on joined boards, and some on base boards alone
COVERED: Final = ("rules", "content")
CHUNK: Final = 20  # games that one process plays before it reports

console = Console()


# -- what was checked, and where it is written


def commit() -> str:
    """The commit, with a + where the tree differs from it."""
    asked = [["git", "rev-parse", "--short", "HEAD"], ["git", "status", "--porcelain", "--", "src", "tests", "tools"]]
    found = [subprocess.run(ask, cwd=ROOT, capture_output=True, text=True, check=False).stdout.strip() for ask in asked]
    return (found[0] or "unknown") + ("+" if found[1] else "")


def sources() -> str:
    """A digest of all that a part depends on: a part goes on only where it is the same."""
    digest = hashlib.sha256()
    for path in sorted([*(ROOT / "src").rglob("*"), *(ROOT / "tests/laws").rglob("*")]):
        if path.suffix in (".py", ".json"):
            digest.update(str(path.relative_to(ROOT)).encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()


def note(part: str, figures: str, table: Path = TABLE) -> None:
    """Add a line to the table."""
    table.parent.mkdir(exist_ok=True)
    text = table.read_text(encoding="utf-8") if table.exists() else HEAD
    line = f"| {datetime.now(UTC):%Y-%m-%d} | {commit()} | {part} | {figures} |\n"
    table.write_text(text + line, encoding="utf-8", newline="\n")
    console.print(f"{part}: {figures}")


# -- laws


@dataclass(frozen=True)
class Series:
    """Random games of one kind."""

    planner: Planner
    games: int
    combos: int


SERIES: Final = {"laws": Series(plan, GAMES, COMBOS), "laws-sky": Series(sky_plan, SKY_GAMES, SKY_COMBOS)}


@dataclass
class Laws:
    """How far the games have come."""

    sources: str
    done: list[int] = field(default_factory=list)  # first games of chunks
    actions: int = 0
    seconds: float = 0
    combos: list[str] = field(default_factory=list)
    broken: list[str] = field(default_factory=list)

    def save(self, path: Path) -> None:
        path.parent.mkdir(exist_ok=True)
        fresh = path.with_suffix(".new")
        fresh.write_text(json.dumps(asdict(self)), encoding="utf-8")
        fresh.replace(path)


def load(path: Path) -> Laws:
    now = sources()
    if path.exists():
        found = Laws(**json.loads(path.read_text(encoding="utf-8")))
        if found.sources == now:
            return found
    return Laws(now)


@dataclass(frozen=True)
class Chunk:
    first: int
    actions: int
    combos: set[str]
    broken: list[str]


def play(span: tuple[str, int, int]) -> Chunk:
    """The games of a chunk; a broken one does not stop the others."""
    part, first, last = span
    planner = SERIES[part].planner
    actions = 0
    combos: set[str] = set()
    broken: list[str] = []
    for number in range(first, last):
        try:
            played = check_game(number, planner)
        except Broken as fault:
            broken.append(str(fault))
        except Exception as fault:  # noqa: BLE001 # the engine itself has failed: another thing to tell, not to stop for
            broken.append(f"game {number}: {type(fault).__name__}: {fault}")
        else:
            actions += played.actions
            combos |= {" ".join(pair) for pair in played.combos}
    return Chunk(first, actions, combos, broken)


def _leave_stopping_to_us() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def laws(
    part: str = "laws", games: int = 0, folder: Path = STATE, table: Path = TABLE, workers: int | None = None
) -> int:
    """The games of a series, as many as it has or as are wanted."""
    games = games or SERIES[part].games
    path = folder / f"{part}-{games}.json"
    state = load(path)
    left = [first for first in range(0, games, CHUNK) if first not in state.done]
    if state.done and left:
        console.print(f"{part}: going on after {len(state.done) * CHUNK:,} games")
    columns = [TextColumn(part), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), TimeRemainingColumn()]
    before, began = state.seconds, time.monotonic()
    context = multiprocessing.get_context("spawn")
    spans = [(part, first, min(first + CHUNK, games)) for first in left]
    with Progress(*columns, console=console) as progress, context.Pool(workers, _leave_stopping_to_us) as pool:
        bar = progress.add_task(part, total=games, completed=games - sum(last - first for _, first, last in spans))
        for chunk in pool.imap_unordered(play, spans):
            state.done.append(chunk.first)
            state.actions += chunk.actions
            state.combos = sorted(chunk.combos.union(state.combos))
            state.broken += chunk.broken
            state.seconds = before + time.monotonic() - began
            state.save(path)
            progress.advance(bar, min(CHUNK, games - chunk.first))
            for fault in chunk.broken:
                progress.console.print(fault, style="red", markup=False)
    figures = f"{games:,} games, {state.actions:,} actions, {len(state.combos)} of {SERIES[part].combos} combos"
    note(part, f"{figures}, {len(state.broken)} broken, {state.seconds:.0f} s", table)
    path.unlink(missing_ok=True)
    return 1 if state.broken else 0


# -- the other parts


def forms() -> int:
    return int(importlib.import_module("tools.check_forms").main())


def coverage(tests: Sequence[str] = ("-n", "2"), folder: Path = STATE, table: Path = TABLE) -> int:
    """Every line of rules and content is run by a test; how many branches are not taken is told only."""
    data, found = folder / "coverage/data", folder / "coverage/found.json"
    data.parent.mkdir(parents=True, exist_ok=True)
    for old in data.parent.iterdir():
        old.unlink()
    around = {**os.environ, "COVERAGE_FILE": str(data)}
    parts = f"--source={','.join(f'smallworld.{part}' for part in COVERED)}"
    ran = subprocess.run(
        [sys.executable, "-m", "coverage", "run", parts, "-m", "pytest", "-q", *tests],
        cwd=ROOT,
        env=around,
        check=False,
    )
    files = ",".join(f"*/smallworld/{part}/*" for part in COVERED)
    for command in (["combine", "-q"], ["json", "-q", f"--include={files}", "-o", str(found)]):
        subprocess.run([sys.executable, "-m", "coverage", *command], cwd=ROOT, env=around, check=True)
    told = json.loads(found.read_text(encoding="utf-8"))
    for path, file in told["files"].items():
        if file["missing_lines"]:
            console.print(f"{path}: {', '.join(map(str, file['missing_lines']))}", style="red", markup=False)
        elif file["missing_branches"]:
            branches = ", ".join(f"{before} to {after}" for before, after in file["missing_branches"])
            console.print(f"{path}: not taken: {branches}", markup=False)
    total = told["totals"]
    lines = f"{total['covered_lines']:,} of {total['num_statements']:,} lines"
    note("coverage", f"{lines}, {total['covered_branches']:,} of {total['num_branches']:,} branches", table)
    return 1 if ran.returncode or total["missing_lines"] else 0


def mutation(arguments: Sequence[str] = ()) -> int:
    return int(importlib.import_module("tools.mutation").main(arguments))


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.check", description=__doc__)
    parser.add_argument("part", choices=[*SERIES, "forms", "coverage", "mutation", "all"])
    parser.add_argument("--games", type=int, default=0, help="of a series of laws")
    given, others = parser.parse_known_args(arguments)
    if others and given.part != "mutation":
        parser.error(f"only the mutation has {' '.join(others)}")
    worst = 0
    for part in SERIES:
        if given.part in (part, "all"):
            worst = max(worst, laws(part, given.games))
    if given.part in ("forms", "all"):
        worst = max(worst, forms())
    if given.part in ("coverage", "all"):
        worst = max(worst, coverage())
    if given.part in ("mutation", "all"):
        worst = max(worst, mutation(others))
    return worst


if __name__ == "__main__":
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        raise SystemExit(main())
    except KeyboardInterrupt:
        console.print("stopped; the same command goes on from here")
        raise SystemExit(130) from None
