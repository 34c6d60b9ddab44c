"""The laws over the moves of a scenario, which come to places where random games seldom are."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from mypy_extensions import i64

from smallworld.notation.actions import read_action
from smallworld.notation.reading import read_position
from smallworld.notation.writing import write_position
from smallworld.play.event_json import to_json
from smallworld.play.event_log import EventLog
from smallworld.rules.engine import apply, legal_moves
from smallworld.rules.events import Sink
from smallworld.rules.moves import Moves
from smallworld.rules.state import State
from tests.laws.reader import Reader
from tests.laws.told import Listener, check_told
from tests.laws.visible import visible


def words(s: State) -> list[int]:
    return list(s.w)[: s.box.catalogue.words]


def moves_of(s: State) -> list[int]:
    out = Moves()
    legal_moves(s, out)
    return out.all()


class Both(Sink):
    def __init__(self, first: Sink, second: Sink) -> None:
        self.first = first
        self.second = second

    def event(self, kind: i64, a: i64, b: i64, c: i64, d: i64, e: i64, f: i64) -> None:
        self.first.event(kind, a, b, c, d, e, f)
        self.second.event(kind, a, b, c, d, e, f)


def check_scenario(position: Mapping[str, object], steps: Sequence[Mapping[str, object]]) -> int:
    """Play it move by move; how many there were."""
    s = read_position(position)
    listener, log, reader = Listener(), EventLog(s.box), Reader(visible(s))
    played = 0
    for step in steps:
        for move in read_action(s, str(step["do"])) if "do" in step else []:
            before = s.copy()
            assert move in moves_of(s)
            s.sink = Both(listener, log)
            apply(s, move)
            s.sink = None
            played += 1
            check_told(before, s, move, listener.take())
            for event in log.take():
                reader.read(to_json(event))
            assert reader.table == visible(s), "events tell all that people see"
            check_moment(s)
    return played


def check_moment(s: State) -> None:
    """What is written loads as an equal state; what was derived before is what would be derived now."""
    listed = moves_of(s)
    again = read_position(write_position(s))
    assert words(again) == words(s)
    assert moves_of(again) == listed
    fresh = s.copy()
    fresh.stale()
    assert moves_of(fresh) == listed
