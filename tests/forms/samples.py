"""A sample of every public class, and what a thing is in plain numbers and words, to compare it with its copy."""

import importlib
import inspect
import pkgutil
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import MISSING, fields, is_dataclass
from functools import cache
from pathlib import Path

from smallworld.bots import BOTS
from smallworld.notation import expectations, faults, outcomes, record, record_keeper, refusal, scenario
from smallworld.notation.actions import read_action
from smallworld.play import event_json, events, explain, moves
from smallworld.play.bot import Clock
from smallworld.play.event_log import EventLog, Names
from smallworld.play.game import Game
from smallworld.play.history import History
from smallworld.play.perft import divide
from smallworld.play.random_play import Xorshift
from smallworld.play.runner import play_out
from smallworld.play.ways import ways_everywhere
from smallworld.rules.bits import MASK
from smallworld.rules.catalogue import Catalogue
from smallworld.rules.chance import GUESS, Draws, key_of
from smallworld.rules.costs import cost_terms
from smallworld.rules.events import Sink
from smallworld.rules.layout import CONQUEST, HELD, PHASE
from smallworld.rules.marker import Marker
from smallworld.rules.moves import CONQUER
from smallworld.rules.piece import Piece
from smallworld.rules.refusals import refuse
from smallworld.rules.scoring import add_up

PARTS = ("rules", "content", "notation", "play", "bots")
SEED = 11


# -- every public class


def public_classes() -> list[type]:
    """Those that modules of the core, the notation and play define; of the bots those that the registry has."""
    found: list[type] = []
    for part in PARTS[:-1]:
        package = importlib.import_module(f"smallworld.{part}")
        for info in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
            module = importlib.import_module(info.name)
            for name, kind in vars(module).items():
                if inspect.isclass(kind) and kind.__module__ == info.name and not name.startswith("_"):
                    found.append(kind)
    return [kind for kind in found if not _describes_only(kind)] + [type(make(1)) for make in BOTS.values()]


def _describes_only(kind: type) -> bool:
    """Protocols, the types of documents, and what is read off classes: nothing that anybody sends."""
    return getattr(kind, "_is_protocol", False) or hasattr(kind, "__total__") or kind is event_json.Key


# -- samples


@cache
def game() -> Game:
    """A game of Sky Islands by greedy bots, broken off in the middle of conquests late in the game."""
    played = play_out([BOTS["greedy"](seat) for seat in range(3)], SEED, Game.new(3, SEED, "sky-2"))
    for _ in range(10_000):
        state = played.state
        if state.w[PHASE] == CONQUEST and played.round == 8 and state.ready(state.active()) > 2:
            return played
        entry = played.history.entries.pop()
        played._state = entry.before
    raise AssertionError


def samples() -> list[object]:
    """At least one thing of every public class; a game is among them with all that was played."""
    g = game()
    s = g.state
    view = g.view_for(g.deciding)
    legal = view.legal()
    ways = ways_everywhere(s)
    region = next(r for r in range(1, 49) if s.w[HELD + s.active()] & MASK[r] == 0)
    sink = EventLog(s.box)
    s = s.copy()
    s.sink = sink
    read = record.read_record(finished().record())
    draws = Draws(key_of("draws"), GUESS, 3, 4)
    for _ in range(20):
        draws.below(7)
    scoring = scenario.LastScoring()
    scoring.gained = {1: 12}
    heard = outcomes.Heard(g.state.copy())
    heard.found = [outcomes.Die(2), outcomes.Shown("flying", "elves"), outcomes.Reshuffle(("flying", "hill"))]
    fault = faults.Fault("turn", "unknown-seat", {"found": "G"})
    collected = faults.Faults()
    collected.add("turn", "unknown-seat", found="G")
    keeper = record_keeper.RecordKeeper(g.state, g.names)
    keeper.entry(g.state, str(legal[0]))
    differs = record.Difference(3, "die", {"found": 1})
    catalogue = s.box.catalogue
    return [
        g, s, s.box, s.box.board, catalogue, view, legal, legal.moves, Clock(100, 0.5), Xorshift(5), draws, g.history,
        *catalogue.races, *catalogue.powers, *catalogue.markers,
        *(field for piece in catalogue.races + catalogue.powers for field in piece.fields),
        *cost_terms(s, s.active(), region), refuse(s, CONQUER, region), add_up(s, 0), Sink(), sink, Names(s.box),
        *divide(g.state, 1), g.cost("1"), g.score(), *ways.values(), *(way for each in ways.values() for way in each.ways),
        *(note for line in legal for note in explain.explain_move(s, read_action(s, line)[0])), History(),
        *g.history.entries[-3:], finished().result, *every_move(), *every_event(), *refusals(),
        fault, collected, faults.PositionError([fault]), event_json.EventError("seat", "a letter"),
        read, read.entries[0], record.RecordError(3, [fault]), differs, record.RecordDiffersError(differs),
        record.Replay(read), keeper, heard, outcomes.Truth(g.state.copy(), heard.found, ordered=False), *heard.found,
        scoring, scenario.Scenario(Path("x.toml"), "x", ("R-001",), {"board": "base-2"}, [{"legal": ["done"]}]),
        scenario.Failure(2, expectations.Difference("legal", {"n": 3})), expectations.Difference("legal", {"n": 3}),
        scenario.ScenarioError(Path("x.toml"), [fault], "turn = 'G'"), *(make(7) for make in BOTS.values()),
    ]  # fmt: skip


@cache
def finished() -> Game:
    return play_out([BOTS["random"](seat) for seat in range(2)], SEED)


def refusals() -> Iterator[object]:
    why = refusal.Refusal("no-such-region", "R-020", {"region": "60"})
    yield why
    for kind in public_classes():
        if issubclass(kind, refusal.Refused):
            yield kind(why, "conquer 60")


def every_move() -> Iterator[object]:
    for kind in vars(moves).values():
        if inspect.isclass(kind) and is_dataclass(kind):
            yield kind(*("2" if field.name != "n" else 2 for field in fields(kind)))


def every_event() -> Iterator[object]:
    for kind in vars(events).values():
        if inspect.isclass(kind) and is_dataclass(kind):
            yield kind(*("A" for field in fields(kind) if field.default is MISSING))


# -- what a thing is


def plain(thing: object, seen: tuple[int, ...] = ()) -> object:
    """In numbers and words alone, class by class; pieces and markers by name, the catalogue by its size."""
    if thing is None or isinstance(thing, bool | int | float | str | type):
        return thing
    if id(thing) in seen:
        return "around"
    seen = (*seen, id(thing))
    name = type(thing).__qualname__
    if isinstance(thing, Piece):
        return [name, thing.name, int(thing.number), int(thing.at)]
    if isinstance(thing, Marker):
        return [name, thing.name, int(thing.number), int(thing.at)]
    if isinstance(thing, Catalogue):
        return [name, len(thing.races), len(thing.powers), int(thing.words)]
    if isinstance(thing, Mapping):
        return {str(key): plain(value, seen) for key, value in thing.items()}
    if isinstance(thing, Path):
        return str(thing)
    if isinstance(thing, Iterable):  # a vec too, which is no sequence
        return [plain(item, seen) for item in thing]
    return [name, {key: plain(getattr(thing, key), seen) for key in _attributes(thing)}]


def _attributes(thing: object) -> list[str]:
    """All that it holds but who listens to it, how it is found, and pieces' homes."""
    names = [*getattr(thing, "__dict__", {})]
    for kind in type(thing).__mro__:
        slots = kind.__dict__.get("__slots__", ())
        names += [slots] if isinstance(slots, str) else [*slots]
        names += getattr(kind, "__mypyc_attrs__", ())
    found = sorted({name for name in names if not name.startswith("__") and hasattr(thing, name)})
    return [name for name in found if name not in ("sink", "origin")]
