"""Whole games by random moves, action by action, with what everybody sees before and after."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from librt.vecs import vec
from mypy_extensions import i64

from smallworld.content.games import default_options
from smallworld.content.switches import SWITCH_NAMES
from smallworld.play.event_log import EventLog
from smallworld.play.events import Event
from smallworld.play.moves import Move, move_from_number
from smallworld.play.random_play import Xorshift
from smallworld.rules.engine import apply, legal_moves
from smallworld.rules.layout import OVER, PHASE
from smallworld.rules.moves import Moves
from smallworld.rules.state import State
from tests.laws.visible import Table, visible


@dataclass(frozen=True, slots=True)
class Action:
    """One action of a game: the move, what it brought about, and the table before and after."""

    move: Move
    events: list[Event]
    before: Table
    after: Table


def other_options() -> vec[i64]:
    """Every switch at its other value."""
    options = default_options()
    for switch in SWITCH_NAMES.values():
        options[switch] = 1 - options[switch]
    return options


def act(s: State, move: int) -> Action:
    """Carry out one legal move."""
    log = EventLog(s.box)
    before = visible(s)
    s.sink = log
    apply(s, move)
    s.sink = None
    return Action(move_from_number(move), log.take(), before, visible(s))


def play_random(s: State, seed: int) -> Iterator[Action]:
    """Play to the end by random moves."""
    chooser = Xorshift(seed)
    legal = Moves()
    while s.w[PHASE] != OVER:
        legal_moves(s, legal)
        yield act(s, int(legal.at(chooser.below(legal.count()))))
