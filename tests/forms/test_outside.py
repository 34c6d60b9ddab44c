"""What others may derive from: in the compiled form too, a class of theirs is made and asked."""

import ast
import importlib
import inspect
from pathlib import Path

import pytest
from mypy_extensions import i64

from smallworld.content.boards import board
from smallworld.content.games import default_options, pieces
from smallworld.play.random_play import Xorshift, play_on
from smallworld.rules.box import Box
from smallworld.rules.catalogue import Catalogue
from smallworld.rules.events import CONQUERED, TAKEN, Sink
from smallworld.rules.layout import OVER, PHASE
from smallworld.rules.marker import Marker, ReturningMarker
from smallworld.rules.newgame import new_game
from smallworld.rules.piece import Piece
from smallworld.rules.state import State
from tools.sources import compiled_files, module_name

SRC = Path(__file__).parents[2] / "src"
ARGUMENTS: dict[str, tuple[object, ...]] = {
    "Piece": ("own", 5, 10),
    "Marker": ("own", 3, 1, True, False, 1),
    "ReturningMarker": ("own", 3, False, 1),
    "Sink": (),
}


def open_classes() -> list[type]:
    """All classes of the core that are declared open."""
    found: list[type] = []
    for path in compiled_files(SRC):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        names = [
            node.name
            for node in tree.body
            if isinstance(node, ast.ClassDef)
            and any("allow_interpreted_subclasses=True" in ast.unparse(mark) for mark in node.decorator_list)
        ]
        module = importlib.import_module(module_name(path, SRC))
        found += [getattr(module, name) for name in names]
    return found


OPEN = open_classes()


def test_all_bases_of_the_core_are_open() -> None:
    """What the pieces of the project derive from, others may derive from as well."""
    used = {base for kind in {type(piece) for piece in pieces().races + pieces().powers} for base in kind.__mro__}
    used |= {base for marker in pieces().markers for base in type(marker).__mro__}
    of_rules = {kind for kind in used if kind.__module__.startswith("smallworld.rules")}
    assert of_rules | {Sink} == set(OPEN)
    assert set(ARGUMENTS) == {kind.__name__ for kind in OPEN}


@pytest.mark.parametrize("kind", OPEN, ids=lambda kind: kind.__name__)
def test_a_class_of_others_is_made_and_all_its_methods_are_its_own(kind: type) -> None:
    def own(self: object, *_: object) -> str:
        return "own"

    names = [name for name, _ in inspect.getmembers(kind, callable) if not name.startswith("_")]
    assert names
    made = type("Own", (kind,), dict.fromkeys(names, own))(*ARGUMENTS[kind.__name__])
    assert isinstance(made, kind)
    assert [getattr(made, name)() for name in names] == ["own"] * len(names)


class Counting(Sink):
    """Asked by the engine, in whatever form it is."""

    def __init__(self) -> None:
        self.kinds: list[int] = []

    def event(self, kind: i64, a: i64, b: i64, c: i64, d: i64, e: i64, f: i64) -> None:
        self.kinds.append(kind)


class Flags(ReturningMarker):
    def in_hand(self, s: State) -> i64:
        return super().in_hand(s) + 100


class Stakes(Marker):
    def in_region(self, s: State, r: i64) -> i64:
        return super().in_region(s, r) * 3


class Staking(Piece):
    """Lays a stake, which counts three times, into each region that it takes."""

    def __init__(self, number: int) -> None:
        super().__init__(f"race-{number}", 9, 18)
        self.markers = [Stakes(f"stakes-{number}", 1, 1, True, False, 1)]
        self.asked: dict[str, int] = {}

    def conquered(self, s: State, b: i64, r: i64) -> None:
        self.asked["conquered"] = self.asked.get("conquered", 0) + 1
        self.markers[0].put(s, r, 1)

    def declines(self, s: State, b: i64) -> None:
        self.asked["declines"] = self.asked.get("declines", 0) + 1
        self.markers[0].vanish(s, b)


class Broken(Piece):
    def taken(self, s: State, b: i64) -> None:
        raise RuntimeError("as it is written")


def start(races: list[Piece]) -> State:
    powers = [Piece(f"power-{n}", 5, 0) for n in range(8)]
    return new_game(Box(board("base-3"), Catalogue(races, powers), 3, 10, default_options(), ["base"]), "outside")


def test_the_engine_asks_them() -> None:
    races = [Staking(n) for n in range(8)]
    s = start([*races])
    sink = Counting()
    s.sink = sink
    play_on(s, Xorshift(1))
    assert s.w[PHASE] == OVER
    asked = [race.asked for race in races if race.asked]
    assert sum(each.get("conquered", 0) for each in asked) == sink.kinds.count(CONQUERED) > 20
    assert 0 < sum(each.get("declines", 0) for each in asked) < sink.kinds.count(TAKEN)
    assert sum(marker.in_region(s, 1) for marker in s.box.catalogue.markers) % 3 == 0


def test_a_marker_of_others_reaches_what_it_derives_from() -> None:
    s = start([Staking(n) for n in range(8)])
    flags = Flags("flags", 4, False, 1)
    flags.at = s.box.catalogue.markers[0].at
    assert flags.in_hand(s) == 104
    flags.put(s, 5, 1)
    assert flags.in_hand(s) == 103
    flags.lost_with(s, 5, 0)
    assert flags.in_hand(s) == 104


def test_what_they_raise_comes_through() -> None:
    s = start([Broken(f"race-{n}", 9, 12) for n in range(8)])
    with pytest.raises(RuntimeError, match="as it is written"):
        play_on(s, Xorshift(1))
