"""Both forms play the same games, and the wheel installs where there is no compiler: part `forms` of tools.check."""

import json
import multiprocessing.pool
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Final

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from tools import compiled
from tools.check import ROOT, STATE, TABLE, console, note
from tools.sources import sources_hash

GAMES: Final = 5000
CHUNK: Final = 250
NOWHERE: Final = "/nonexistent"  # a compiler that is none
TOLD: Final = 10  # games that differ


@dataclass
class Forms:
    """The digests so far, by form and by the first game of a chunk."""

    sources: str
    found: dict[str, dict[str, list[str]]] = field(default_factory=dict)
    seconds: dict[str, float] = field(default_factory=dict)

    def save(self, path: Path) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        fresh = path.with_suffix(".new")
        fresh.write_text(json.dumps(asdict(self)), encoding="utf-8")
        fresh.replace(path)


def load(path: Path) -> Forms:
    now = sources_hash(ROOT / "src")
    if path.exists():
        found = Forms(**json.loads(path.read_text(encoding="utf-8")))
        if found.sources == now:
            return found
    return Forms(now)


@dataclass(frozen=True)
class Task:
    form: str
    python: str
    first: int
    last: int


@dataclass(frozen=True)
class Answer:
    task: Task
    digests: list[str]
    seconds: float


def ask(task: Task) -> Answer:
    """Let a form play a chunk."""
    began = time.monotonic()
    command = [task.python, "-m", "tools.digests", str(task.first), str(task.last)]
    run = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    if run.returncode:
        raise RuntimeError(f"{task.form}, games {task.first} to {task.last - 1}:\n{run.stderr}")
    return Answer(task, run.stdout.split(), time.monotonic() - began)


def compare(games: int, pythons: Mapping[str, str], folder: Path = STATE, table: Path = TABLE) -> int:
    """The same games by each form's own Python; how many differ is written down."""
    path = folder / f"forms-{games}.json"
    state = load(path)
    tasks = [
        Task(form, python, first, min(first + CHUNK, games))
        for first in range(0, games, CHUNK)
        for form, python in pythons.items()
        if str(first) not in state.found.setdefault(form, {})
    ]
    done = games * len(pythons) - sum(task.last - task.first for task in tasks)
    if done and tasks:
        console.print(f"forms: going on after {done:,} of {games * len(pythons):,} games")
    columns = [TextColumn("forms"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), TimeRemainingColumn()]
    with Progress(*columns, console=console) as progress, multiprocessing.pool.ThreadPool(os.cpu_count()) as pool:
        bar = progress.add_task("forms", total=games * len(pythons), completed=done)
        for answer in pool.imap_unordered(ask, tasks):
            form = answer.task.form
            state.found[form][str(answer.task.first)] = answer.digests
            state.seconds[form] = state.seconds.get(form, 0) + answer.seconds
            state.save(path)
            progress.advance(bar, answer.task.last - answer.task.first)
    lists = [
        [digest for first in range(0, games, CHUNK) for digest in state.found[form][str(first)]] for form in pythons
    ]
    differ = [number for number, digests in enumerate(zip(*lists, strict=True)) if len(set(digests)) > 1]
    for number in differ[:TOLD]:
        console.print(f"game {number} differs: python -c 'from tools.digests import played; print(played({number}))'")
    times = ", ".join(f"{form} {state.seconds[form]:.0f} s" for form in pythons)
    note("forms", f"{games:,} games in both forms, {len(differ)} differ, {times}", table)
    path.unlink()
    return 1 if differ or len(lists[0]) != games else 0


# -- installing


def version_in(python: Path) -> str:
    run = subprocess.run([python, "-m", "smallworld", "--version"], capture_output=True, text=True, check=True)
    return run.stdout


def falls_back(folder: Path) -> None:
    """Without a compiler, `auto` makes a plain wheel and `1` fails."""
    try:
        compiled.build_wheel(folder / "forced", mode="1")
    except compiled.BuildError as fault:
        if NOWHERE not in str(fault):  # it fails for another reason
            raise
        console.print("forms: without a compiler, SMALLWORLD_COMPILED=1 fails, as it should")
    else:
        raise RuntimeError("without a compiler, SMALLWORLD_COMPILED=1 does not fail")
    plain = compiled.build_wheel(folder / "plain", mode="auto")
    compiled.make_environment(folder / "plain-environment", plain)
    told = version_in(folder / "plain-environment/bin/python")
    if "interpreted" not in told:
        raise RuntimeError(f"without a compiler, SMALLWORLD_COMPILED=auto gives {told}")
    console.print(f"forms: without a compiler, SMALLWORLD_COMPILED=auto gives {told.strip()}")


def installs_ready_made(folder: Path, wheel: Path) -> None:
    """The wheel comes into an empty environment with what it needs, and nothing is compiled."""
    empty = folder / "empty"
    subprocess.run([sys.executable, "-m", "venv", str(empty)], check=True)
    pip = [str(empty / "bin/python"), "-m", "pip", "install", "-q", "--disable-pip-version-check"]
    subprocess.run([*pip, "--only-binary", ":all:", str(wheel)], capture_output=True, check=True)
    told = version_in(empty / "bin/python")
    play = "import smallworld as sw; print(sw.play_out([sw.bot('random'), sw.bot('random')], seed=7).result)"
    run = subprocess.run([empty / "bin/python", "-c", play], cwd=folder, capture_output=True, text=True, check=True)
    if "compiled" not in told or "result" not in run.stdout:
        raise RuntimeError(f"the ready wheel gives {told}{run.stdout}")
    console.print(f"forms: the wheel ({wheel.stat().st_size / 1e6:.1f} MB) in an empty environment: {told.strip()}")


def installs() -> str:
    """All of it with a compiler that is none; the wheel itself was built before. What to write down."""
    with compiled.alone(), tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        wheel = compiled.build_wheel(folder / "ready")
        before = os.environ.get("CC")
        os.environ["CC"] = NOWHERE
        try:
            falls_back(folder)
            installs_ready_made(folder, wheel)
        finally:
            del os.environ["CC"]
            if before is not None:
                os.environ["CC"] = before
        size = wheel.stat().st_size / 1e6
    return f"without a compiler: 1 fails, auto is interpreted, the wheel ({size:.1f} MB) is compiled"


def main() -> int:
    if compiled.main(["environment"]):
        return 1
    worst = compare(GAMES, {"interpreted": sys.executable, "compiled": str(compiled.PYTHON)})
    try:
        note("forms", installs())
    except (RuntimeError, subprocess.CalledProcessError, compiled.BuildError) as fault:
        told = getattr(fault, "stderr", None) or b""
        console.print(f"forms: {fault}\n{told if isinstance(told, str) else told.decode()}", style="red", markup=False)
        return 1
    return worst
