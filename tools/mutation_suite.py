"""What a mutant must get past: scenarios, also with other seats, recorded games, the laws; then the tests of the rules.

Each runs in a forked process that has all modules' code at hand and imports them anew, the changed one as it is changed.
No file of the tree is touched.
"""

import gc
import importlib
import os
import resource
import signal
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import spec_from_file_location
from multiprocessing.connection import Connection
from pathlib import Path
from types import CodeType, FrameType, ModuleType
from typing import Any, Final

from tools.mutants import ROOT, SOURCE, Mutant

SCENARIOS: Final = sorted((ROOT / "tests/scenarios").glob("*.toml"))
RECORDS: Final = sorted((ROOT / "tests/playthroughs").glob("*.record"))
GAMES: Final = tuple(f"plan {n}" for n in range(8)) + tuple(f"sky_plan {n}" for n in range(9))
OTHER_SEATS: Final = "tests.scenarios.other_seats"
SCENARIO_LAWS: Final = "tests.laws.scenarios"
TESTS: Final = (
    "tests/content", "tests/rules", "tests/notation", "tests/play/test_event_meaning.py", "tests/play/test_moves.py",
    "tests/play/test_perft.py", "tests/play/test_events.py",
)  # fmt: skip
SLOW: Final = "not made_by_the_tool and not events_of_whole_games"  # records are asked before, schemas are no rule
OURS: Final = ("smallworld", "tests", "tools.vectors", "tools.playthroughs", "tools.check")
MOST_LAWS: Final = 200  # scenarios that are played under all laws
SECONDS: Final = 2.0  # of processor time for a scenario, record or game; the slowest takes 0.3
ALL_SECONDS: Final = 120  # for the tests
MEMORY: Final = 3 << 30
KINDS: Final = ("scenario", "moved", "record", "law", "test")


# -- modules


class _Code(SourceFileLoader):
    def __init__(self, name: str, path: str, code: CodeType) -> None:
        super().__init__(name, path)
        self.code = code

    def get_code(self, fullname: str) -> CodeType | None:
        return self.code


class Finder(MetaPathFinder):
    """Finds our modules by their code in memory."""

    def __init__(self) -> None:
        self.codes: dict[str, tuple[str, CodeType, bool]] = {}

    def keep(self, name: str, module: ModuleType) -> None:
        path, loader = module.__file__, module.__loader__
        if path is not None and isinstance(loader, SourceFileLoader):
            code = loader.get_code(name)
            if code is not None:
                self.codes[name] = path, code, hasattr(module, "__path__")

    def put(self, path: Path, source: bytes) -> None:
        """Let a file be another one."""
        name = next(name for name, (file, _, _) in self.codes.items() if Path(file) == path)
        self.codes[name] = str(path), compile(source, str(path), "exec", dont_inherit=True), self.codes[name][2]

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        found = self.codes.get(fullname)
        if found is None:
            return None
        file, code, package = found
        loader = _Code(fullname, file, code)
        places = [str(Path(file).parent)] if package else None
        return spec_from_file_location(fullname, file, loader=loader, submodule_search_locations=places)


def ours(name: str) -> bool:
    return any(name == part or name.startswith(f"{part}.") for part in OURS)


# -- what is asked


@dataclass
class Prepared:
    """Read once, before any process is forked."""

    finder: Finder = field(default_factory=Finder)
    documents: list[tuple[Path, dict[str, Any]]] = field(default_factory=list)
    cites: list[set[str]] = field(default_factory=list)
    records: list[tuple[str, str]] = field(default_factory=list)
    seconds: list[float] = field(default_factory=list)
    wrongs: dict[int, str] = field(default_factory=dict)  # what fails without a change is not asked
    failing: list[str] = field(default_factory=list)  # tests
    at_import: dict[str, set[int]] = field(default_factory=dict)  # lines of a file
    seen: dict[str, dict[int, set[int]]] = field(default_factory=dict)  # file, line: who comes past it

    @property
    def names(self) -> list[str]:
        """All that is asked, in the order of `askers`."""
        scenarios = [f"{kind} {path.stem}" for kind in ("scenario", "moved", "law") for path, _ in self.documents]
        return [*scenarios, *(f"record {name}" for name, _ in self.records), *(f"law {game}" for game in GAMES)]

    def order(self, mutant: Mutant, rulings: set[str]) -> list[int]:
        """Who can notice this change, those that cite the file's rulings first."""
        lines = range(mutant.header, mutant.line + 1)
        everybody = set(range(len(self.names)))
        if any(line in self.at_import.get(mutant.path, ()) for line in lines):
            found = everybody
        else:
            found = set().union(*(self.seen.get(mutant.path, {}).get(line, set()) for line in lines))
        scenarios = len(self.documents)

        def rank(n: int) -> tuple[bool, bool, float]:
            return n >= scenarios, n >= scenarios or not self.cites[n] & rulings, self.seconds[n]

        def near(n: int) -> tuple[bool, float]:
            return not self.cites[n - 2 * scenarios] & rulings, self.seconds[n]

        laws = sorted((n for n in found if 2 * scenarios <= n < 3 * scenarios), key=near)
        return sorted(found - set(self.wrongs) - set(laws[MOST_LAWS:]), key=rank)


def prepare() -> Prepared:
    """Import everything once, keep the code, forget the modules."""
    prepared = Prepared()
    if str(ROOT) not in sys.path:
        sys.path.insert(0, str(ROOT))
    for name in (
        "smallworld.notation.scenario",
        "smallworld.notation.record",
        "tests.laws.laws",
        OTHER_SEATS,
        "pytest",
    ):
        importlib.import_module(name)
    scenario = importlib.import_module("smallworld.notation.scenario")
    for path in SCENARIOS:
        document, _ = scenario.open_document(path)
        cites = document.get("cites", [])
        prepared.documents.append((path, document))
        prepared.cites.append(set(cites))
    prepared.records = [(path.stem, path.read_text(encoding="utf-8")) for path in RECORDS]
    for name, module in list(sys.modules.items()):
        if ours(name):
            prepared.finder.keep(name, module)
    forget()
    gc.collect()
    gc.freeze()
    return prepared


def forget() -> None:
    for name in [name for name in sys.modules if ours(name)]:
        del sys.modules[name]


def askers(prepared: Prepared) -> list[Callable[[], str]]:
    """Each says what is wrong, or nothing."""
    found: list[Callable[[], str]] = []
    scenario = importlib.import_module("smallworld.notation.scenario")
    record = importlib.import_module("smallworld.notation.record")
    laws, games = importlib.import_module("tests.laws.laws"), importlib.import_module("tests.laws.games")
    reading = importlib.import_module("smallworld.notation.documents")
    others, of_scenarios = importlib.import_module(OTHER_SEATS), importlib.import_module(SCENARIO_LAWS)

    def ask_scenario(path: Path, document: dict[str, Any]) -> str:
        position = {key: value for key, value in document.items() if key not in scenario.KEYS}
        made = scenario.Scenario(path, "", (), reading.resolve(position, path.parent), document["steps"])
        failure = scenario.run_scenario(made)
        return "" if failure is None else f"step {failure.step}: {failure.difference}"

    def ask_record(text: str) -> str:
        difference = record.verify(record.read_record(text))
        return "" if difference is None else str(difference)

    def ask_law(game: str) -> str:
        planner, _, number = game.partition(" ")
        laws.check_game(int(number), getattr(games, planner))
        return ""

    found += [partial(ask_scenario, path, document) for path, document in prepared.documents]

    def ask_moved(path: Path, document: dict[str, Any]) -> str:
        by = others.room(path.stem, document)
        return str(others.differs(document, by) or "") if by > 0 else ""

    found += [partial(ask_moved, path, document) for path, document in prepared.documents]

    def ask_scenario_laws(document: dict[str, Any], path: Path) -> str:
        position = {key: value for key, value in document.items() if key not in scenario.KEYS}
        of_scenarios.check_scenario(reading.resolve(position, path.parent), document["steps"])
        return ""

    found += [partial(ask_scenario_laws, document, path) for path, document in prepared.documents]
    found += [partial(ask_record, text) for _, text in prepared.records]
    found += [partial(ask_law, game) for game in GAMES]
    return found


def ask(asker: Callable[[], str]) -> str:
    try:
        return asker()
    except Exception as fault:  # noqa: BLE001 # whatever it is, somebody has noticed
        return f"{type(fault).__name__}: {fault}"


class _Failed:
    """Remembers which tests failed."""

    def __init__(self) -> None:
        self.names: list[str] = []

    def pytest_runtest_logreport(self, report: Any) -> None:  # noqa: ANN401 # pytest is loaded later
        if report.failed:
            self.names.append(report.nodeid)


def ask_tests(leave_out: list[str], first_only: bool) -> list[str]:
    """Which tests of the rules fail."""
    pytest, failed = importlib.import_module("pytest"), _Failed()
    words = ["-q", "-p", "no:cacheprovider", "-k", SLOW, *(f"--deselect={name}" for name in leave_out), *TESTS]
    status = pytest.main(["-x", *words] if first_only else words, plugins=[failed])
    return failed.names if status in (0, 1) else ["pytest"]


# -- in a process of its own


def judge(prepared: Prepared, mutant: Mutant, order: list[int], answer: Connection) -> None:
    """Send who notices the change first: kind, name and what was wrong; ("survived", "", "") if nobody does.

    The order is that of the scenarios and so on; without one the tests are asked.
    """
    _alone()
    sys.meta_path.insert(0, prepared.finder)
    prepared.finder.put(SOURCE / mutant.path, mutant.source())
    try:
        names = prepared.names
        signal.setitimer(signal.ITIMER_VIRTUAL, SECONDS)
        asked = askers(prepared)
        for n in order:
            signal.setitimer(signal.ITIMER_VIRTUAL, SECONDS)
            wrong = ask(asked[n])
            if wrong:
                kind, _, name = names[n].partition(" ")
                answer.send((kind, name, wrong[:200]))
                return
    except Exception as fault:  # noqa: BLE001 # it cannot even be imported
        answer.send(("scenario", "import", f"{type(fault).__name__}: {fault}"[:200]))
        return
    if order:
        answer.send(("survived", "", ""))
        return
    signal.setitimer(signal.ITIMER_VIRTUAL, ALL_SECONDS)
    failed = ask_tests(prepared.failing, first_only=True)
    answer.send(("test", failed[0], "") if failed else ("survived", "tests", ""))


def _alone() -> None:
    """No output, no endless loop, not all of the memory."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    quiet = os.open(os.devnull, os.O_RDWR)
    for number in (1, 2):
        os.dup2(quiet, number)
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    os.chdir(ROOT)


def look(prepared: Prepared, targets: list[str], tests: bool, answer: Connection) -> None:
    """Without a change: send what is wrong already, seconds, and who comes past which line."""
    _alone()
    sys.meta_path.insert(0, prepared.finder)
    of_file = {str(SOURCE / path): path for path in targets}
    now: dict[str, set[int]] = {path: set() for path in targets}

    def trace(frame: FrameType, event: str, argument: object) -> Any:  # noqa: ANN401 # itself
        path = of_file.get(frame.f_code.co_filename)
        if path is None:
            return None
        lines = now[path]

        def local(inner: FrameType, event: str, argument: object) -> Any:  # noqa: ANN401
            lines.add(inner.f_lineno)
            return local

        lines.add(frame.f_lineno)
        return local

    def taken() -> dict[str, set[int]]:
        found = {path: set(lines) for path, lines in now.items()}
        for lines in now.values():
            lines.clear()
        return found

    assert {str(SOURCE / path) for path in targets} <= {file for file, _, _ in prepared.finder.codes.values()}
    sys.settrace(trace)
    asked = askers(prepared)
    games = importlib.import_module("smallworld.content.games")
    for board in importlib.import_module("smallworld.content.boards").BASE_BOARDS:
        games.box_of(board, 2)
    at_import = taken()
    wrongs: dict[int, str] = {}
    seconds: list[float] = []
    seen: dict[str, dict[int, set[int]]] = {path: {} for path in targets}
    for n, asker in enumerate(asked):
        before = resource.getrusage(resource.RUSAGE_SELF).ru_utime
        wrong = ask(asker)
        seconds.append(resource.getrusage(resource.RUSAGE_SELF).ru_utime - before)
        if wrong:
            wrongs[n] = wrong
        for path, lines in taken().items():
            for line in lines:
                seen[path].setdefault(line, set()).add(n)
    sys.settrace(None)
    failing = ask_tests([], first_only=False) if tests else []
    answer.send((wrongs, failing, seconds, at_import, seen))
