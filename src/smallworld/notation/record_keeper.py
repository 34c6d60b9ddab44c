"""Keeps the record of a game while it is played: fed with each action, it writes what all may know, or everything."""

from __future__ import annotations

from collections.abc import Sequence

from smallworld.notation.actions import read_action
from smallworld.notation.boards import write_access
from smallworld.notation.options import write_options
from smallworld.notation.outcomes import Heard, Outcome, Reshuffle, play_heard
from smallworld.notation.record_format import Entry, Record, digest
from smallworld.notation.record_replay import column_of, result_of
from smallworld.notation.words import SEATS
from smallworld.notation.writing import Document, write_position
from smallworld.rules import RULES_VERSION
from smallworld.rules.layout import DECIDING, OVER, PHASE, ROUND
from smallworld.rules.secrets import conceal
from smallworld.rules.state import State


class RecordKeeper:
    """The record of one game, from its first state on: a new game (`fresh`) or any other position."""

    def __init__(self, first: State, players: Sequence[str], fresh: bool = False) -> None:
        self.first = first.copy()
        self.players = tuple(players)
        self.fresh = fresh
        self.entries: list[Entry] = []

    def entry(self, before: State, line: str, outcomes: Sequence[Outcome] | None = None) -> None:
        """An action as it was entered, without a seat, and what chance decided; if that is not given it is found out."""
        if outcomes is None:
            s = before.copy()
            outcomes = play_heard(s, read_action(s, line), Heard(s))
        action = " ".join(line.split())
        self.entries.append(Entry(int(before.w[ROUND]), SEATS[before.w[DECIDING]], action, tuple(outcomes)))

    def keep(self, n: int) -> None:
        """Only the first n actions stand: the others were undone."""
        del self.entries[n:]

    def record(self, now: State, public: bool = False) -> Record:
        """The record so far, with result and digest if the game is over; public: without what is still secret."""
        first, over = self.first, now.w[PHASE] == OVER
        return Record(
            rules=RULES_VERSION,
            players=self.players,
            entries=tuple(_public(entry) for entry in self.entries) if public else tuple(self.entries),
            position=None if self.fresh else _position(first, public),
            board=tuple(first.box.board.name.split()) if self.fresh else (),
            pieces=tuple(first.box.sets) if self.fresh else (),
            access=write_access(first.box.board) if self.fresh and first.box.board.sky != 0 else {},
            options=write_options(first.box.options) if self.fresh else {},
            column=column_of(first) if self.fresh else (),
            seed=None if public else first.seed,
            result=result_of(now) if over else None,
            digest=digest(now) if over else None,
        )


def _public(entry: Entry) -> Entry:
    """The order of a reshuffle stays secret: only later draws tell it."""
    outcomes = tuple(Reshuffle() if isinstance(outcome, Reshuffle) else outcome for outcome in entry.outcomes)
    return Entry(entry.round, entry.seat, entry.action, outcomes)


def _position(first: State, public: bool) -> Document:
    """Where a game began: public, with the stacks in an order that tells nothing; else the seed has a line of its own."""
    document = write_position(conceal(first) if public else first)
    document.pop("seed", None)
    return document
