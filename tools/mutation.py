"""Does a test fail for every small wrong change to the rules? `python -m tools.mutation [--minutes 30] [--seed 1]`.

Mutants of the races, powers, costs, losses and coins come first, then those of declines, conquests and redeployments. What is
left when the time is over goes on with the same command, as long as the sources are the same. Changes that mean the same
stand in tools/mutation_accepted.toml with the reason.
"""

import argparse
import hashlib
import json
import multiprocessing
import random
import signal
import time
import tomllib
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass, field
from fnmatch import fnmatchcase
from multiprocessing import connection
from multiprocessing.context import ForkProcess
from pathlib import Path
from typing import Final

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn
from rich.table import Column, Table

from tools.check import STATE, TABLE, console, note
from tools.mutants import FIRST, ROOT, SECOND, SOURCE, Mutant, files, mutants, rulings_in
from tools.mutation_suite import KINDS, Prepared, judge, look, prepare

ACCEPTED: Final = ROOT / "tools/mutation_accepted.toml"
KEPT: Final = STATE / "mutation.json"
MINUTES: Final = 30
WALL_SECONDS: Final = 600  # for one mutant
FORK: Final = multiprocessing.get_context("fork")
OUTCOMES: Final = (*KINDS, "endless", "survived")


@dataclass
class Kept:
    """How far it has come: who noticed each mutant."""

    sources: str
    tests: str
    found: dict[str, tuple[str, str, str]] = field(default_factory=dict)
    seconds: float = 0

    def save(self) -> None:
        KEPT.parent.mkdir(exist_ok=True)
        fresh = KEPT.with_suffix(".new")
        fresh.write_text(json.dumps(asdict(self)), encoding="utf-8")
        fresh.replace(KEPT)


def digest(paths: Iterable[Path]) -> str:
    found = hashlib.sha256()
    for path in sorted(paths):
        if path.is_file() and path.suffix != ".pyc":
            found.update(str(path.relative_to(ROOT)).encode() + b"\0" + path.read_bytes())
    return found.hexdigest()


def load() -> Kept:
    """What is known already: all if nothing has changed, who was noticed if only tests were added."""
    sources = digest(path for part in ("rules", "content", "notation") for path in (SOURCE / part).rglob("*"))
    tests = digest((ROOT / "tests").rglob("*"))
    if KEPT.exists():
        kept = Kept(**json.loads(KEPT.read_text(encoding="utf-8")))
        kept.found = {key: (kind, name, wrong) for key, (kind, name, wrong) in kept.found.items()}
        if kept.sources == sources:
            if kept.tests != tests:
                kept.found = {key: found for key, found in kept.found.items() if found[0] != "survived"}
                kept.tests = tests
            return kept
    return Kept(sources, tests)


@dataclass(frozen=True)
class Same:
    """Changes that mean the same, and why. Files and changes may be patterns; without a function it is any."""

    file: str
    change: str
    function: str
    reason: str

    def covers(self, mutant: Mutant) -> bool:
        fits = fnmatchcase(mutant.path, self.file) and self.function in ("", mutant.function)
        return fits and (self.change == mutant.change or fnmatchcase(mutant.change, self.change))


def accepted(path: Path = ACCEPTED) -> list[Same]:
    if not path.exists():
        return []
    entries = tomllib.loads(path.read_text(encoding="utf-8")).get("same", [])
    return [
        Same(entry["file"], change, entry.get("function", ""), entry["reason"])
        for entry in entries
        for change in entry["changes"]
    ]


def is_accepted(mutant: Mutant, fine: list[Same]) -> bool:
    return any(same.covers(mutant) for same in fine)


# -- running


@dataclass
class Running:
    mutant: Mutant
    process: ForkProcess
    answer: connection.Connection
    until: float


def first_look(prepared: Prepared, targets: list[str], tests: bool) -> list[str]:
    """Run all that is asked without a change; what is wrong already."""
    here, there = FORK.Pipe(duplex=False)
    process = FORK.Process(target=look, args=(prepared, targets, tests, there))
    process.start()
    there.close()
    found = here.recv()
    prepared.wrongs, prepared.failing, prepared.seconds, prepared.at_import, prepared.seen = found
    process.join()
    return [f"{prepared.names[n]}: {wrong}" for n, wrong in prepared.wrongs.items()] + prepared.failing


def start(prepared: Prepared, mutant: Mutant, order: list[int]) -> Running:
    here, there = FORK.Pipe(duplex=False)
    process = FORK.Process(target=judge, args=(prepared, mutant, order, there))
    process.start()
    there.close()
    return Running(mutant, process, here, time.monotonic() + WALL_SECONDS)


def end(one: Running) -> tuple[str, str, str]:
    """Who noticed it; a process that gave no answer was stopped in an endless loop."""
    try:
        found: tuple[str, str, str] = one.answer.recv()
    except EOFError:
        found = ("endless", "", "")
    one.process.join()
    one.answer.close()
    return found


class Runner:
    """Runs mutants, so many at a time, until the time is over."""

    def __init__(self, prepared: Prepared, kept: Kept, workers: int, until: float, progress: Progress) -> None:
        self.prepared = prepared
        self.kept = kept
        self.workers = workers
        self.until = until
        self.progress = progress

    def run(self, what: str, left: list[Mutant], tests: bool) -> None:
        bar = self.progress.add_task(what, total=len(left))
        rulings = {path: rulings_in(path) for path in {mutant.path for mutant in left}}
        began, before = time.monotonic(), self.kept.seconds
        waiting, running = list(reversed(left)), list[Running]()
        try:
            while running or (waiting and time.monotonic() < self.until):
                while waiting and len(running) < self.workers and time.monotonic() < self.until:
                    mutant = waiting.pop()
                    order = [] if tests else self.prepared.order(mutant, rulings[mutant.path])
                    if order or tests:
                        running.append(start(self.prepared, mutant, order))
                    else:
                        self.kept.found[mutant.key] = "survived", "", "nobody comes past it"
                ready = connection.wait([one.answer for one in running], 1 if running else 0)
                for one in [one for one in running if one.answer in ready or time.monotonic() > one.until]:
                    if one.answer not in ready:
                        one.process.kill()
                    self.kept.found[one.mutant.key] = end(one)
                    running.remove(one)
                    self.progress.advance(bar)
                self.kept.seconds = before + time.monotonic() - began
                self.kept.save()
                self.progress.refresh()
        finally:
            for one in running:
                one.process.kill()
                one.process.join()


# -- telling


def report(chosen: list[Mutant], kept: Kept, fine: list[Same]) -> str:
    """Print a table and the survivors; the figures in one line."""
    headings = [Column(name, justify="right", no_wrap=True) for name in (*OUTCOMES, "same", "left")]
    table = Table(Column("mutants, by who notices first", no_wrap=True), "all", *headings, box=None)
    rows: dict[str, Counter[str]] = {}
    survivors: list[Mutant] = []
    for mutant in chosen:
        row = rows.setdefault(mutant.path, Counter())
        outcome = kept.found[mutant.key][0] if mutant.key in kept.found else "left"
        if outcome in ("survived", "left") and is_accepted(mutant, fine):
            outcome = "accepted"
        elif outcome == "survived":
            survivors.append(mutant)
        row[outcome] += 1
    total = sum(rows.values(), Counter[str]())
    for path, row in [*rows.items(), ("all", total)]:
        figures = [row.total(), *(row[outcome] for outcome in (*OUTCOMES, "accepted", "left"))]
        table.add_row(path, *(str(n or "") for n in figures))
    console.print(table)
    for mutant in survivors:
        console.print(f"{mutant.path}:{mutant.line} {mutant.function}: {mutant.change}", markup=False, soft_wrap=True)
    told = zip(KINDS, ("a scenario", "one with other seats", "a recorded game", "a law", "another test"), strict=True)
    killed = ", ".join(f"{total[kind]:,} by {words}" for kind, words in told) + f", {total['endless']:,} loop endlessly"
    noticed = sum(total[kind] for kind in (*KINDS, "endless"))
    figures_line = f"{noticed + total['survived'] + total['accepted']:,} of {total.total():,} mutants, "
    figures_line += (
        f"{noticed:,} noticed ({killed}), {total['accepted']:,} mean the same, {total['survived']:,} survive"
    )
    return f"{figures_line}, {kept.seconds:.0f} s"


def stale(fine: list[Same], kept: Kept) -> list[str]:
    """What is accepted, but can be changed no more, or is noticed."""
    made = [mutant for path in files([*FIRST, *SECOND]) for mutant in mutants(path)]
    told = []
    for same in fine:
        covered = [mutant for mutant in made if same.covers(mutant)]
        if all(kept.found.get(mutant.key, ("survived",))[0] != "survived" for mutant in covered):
            told.append(f"{same.file} {same.function}: {same.change}")
    return told


def try_all(chosen: list[Mutant], kept: Kept, fine: list[Same], given: argparse.Namespace) -> None:
    """First what is quick; then the tests, against those that nobody has noticed."""
    columns = [TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn()]
    until = time.monotonic() + given.minutes * 60
    new = [mutant for mutant in chosen if mutant.key not in kept.found and (given.all or not is_accepted(mutant, fine))]
    if new or (not given.quick and unsure(chosen, kept, fine)):
        prepared = prepare()
        faults = first_look(prepared, sorted({mutant.path for mutant in chosen}), not given.quick)
        if faults:
            console.print("left out, as it fails without a change:", *faults, sep="\n", markup=False, soft_wrap=True)
        with Progress(*columns, TimeRemainingColumn(), console=console, auto_refresh=False) as progress:
            runner = Runner(prepared, kept, given.workers, until, progress)
            runner.run("mutants", new, tests=False)
            if not given.quick:
                runner.run("survivors, against all tests", unsure(chosen, kept, fine), tests=True)


def unsure(chosen: list[Mutant], kept: Kept, fine: list[Same]) -> list[Mutant]:
    """What nobody has noticed and no test has been asked about."""
    quick = [mutant for mutant in chosen if kept.found.get(mutant.key, ("",))[:2] == ("survived", "")]
    return [mutant for mutant in quick if not is_accepted(mutant, fine)]


def main(arguments: Sequence[str] | None = None, table: Path = TABLE) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.mutation", description=__doc__)
    parser.add_argument("--minutes", type=float, default=MINUTES, help="how long, at most")
    parser.add_argument("--seed", type=int, default=1, help="of the order in which mutants are tried")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--only", default="", metavar="PATH", help="mutants of files with this in their path")
    parser.add_argument("--quick", action="store_true", help="without pytest, which is asked last")
    parser.add_argument("--all", action="store_true", help="accepted ones too")
    parser.add_argument("--report", action="store_true", help="only tell what is known")
    given = parser.parse_args(arguments)
    tiers = [[path for path in files(tier) if given.only in path] for tier in (FIRST, SECOND)]
    chosen: list[Mutant] = []
    for tier in tiers:
        made = [mutant for path in tier for mutant in mutants(path)]
        random.Random(given.seed).shuffle(made)
        chosen += made
    kept, fine = load(), accepted()
    if not given.report:
        try_all(chosen, kept, fine, given)
    shown = sorted(chosen, key=lambda mutant: (mutant.path, mutant.line, mutant.start))
    figures = report(shown, kept, fine)
    for line in stale(fine, kept):
        console.print(f"accepted for nothing: {line}", markup=False, soft_wrap=True, style="yellow")
    if given.report or given.only:
        console.print(figures)
    else:
        note("mutation", figures, table)
    survive = [mutant for mutant in chosen if kept.found.get(mutant.key, ("",))[0] == "survived"]
    return 0 if all(is_accepted(mutant, fine) for mutant in survive) else 1


if __name__ == "__main__":
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        raise SystemExit(main())
    except KeyboardInterrupt:
        console.print("stopped; the same command goes on from here")
        raise SystemExit(130) from None
