"""What a legal action would do and what made it possible, as notes: a message id, parameters, a ruling."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from mypy_extensions import i64

from smallworld.notation.words import SEATS, ruling_name
from smallworld.play.event_log import MAKERS, EventLog
from smallworld.play.events import Buried, Coins, Declined, Event, Marker, RaceLeft, Tokens, Tribe
from smallworld.rules import events as told
from smallworld.rules.bits import MASK
from smallworld.rules.conquest import occupy
from smallworld.rules.costs import cost_of, peace_with
from smallworld.rules.engine import apply
from smallworld.rules.layout import (
    COLUMN_COINS,
    CONQUEST,
    ELDERS,
    FORCED,
    FORCED_COUNT,
    HELD,
    IN_WAITING,
    PHASE,
    TRAY,
    TURN,
)
from smallworld.rules.moves import ABANDON, ATTEMPT, CONQUER, DONE
from smallworld.rules.moves import PICK as PICK_VERB
from smallworld.rules.refusals import acting_band
from smallworld.rules.state import State

# how many of the six faces lend at least so many tokens
FACES_AT_LEAST: Final = (6, 3, 2, 1)

NOTED: Final = frozenset(
    {
        told.TOKENS_MOVED, told.MARKER_MOVED, told.BURIED_THERE, told.TRIBE_GONE, told.RACE_LEFT, told.DECLINED,
        told.COINS_PAID,
    }
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Note:
    """One thing that an action does, or that allows it."""

    note: str
    params: dict[str, str | int | float] = field(default_factory=dict)
    ruling: str | None = None

    def to_json(self) -> dict[str, object]:
        return {"note": self.note, "params": self.params, "ruling": self.ruling}


class _Noted(EventLog):
    """Collects only the events that notes are made of."""

    def event(self, kind: i64, a: i64, b: i64, c: i64, d: i64, e: i64, f: i64) -> None:
        if kind in NOTED and (kind != told.TOKENS_MOVED or e == TRAY or e == IN_WAITING):
            self.events.append(MAKERS[kind](self.names, (a, b, c, d, e, f)))


def odds_of(short: int) -> float:
    """The chance that the die lends at least what is short."""
    return FACES_AT_LEAST[short] / 6 if short < len(FACES_AT_LEAST) else 0.0


def explain_move(s: State, move: int) -> list[Note]:
    """Notes on a legal move of this moment."""
    verb, argument = move >> 6, move & 63
    notes: list[Note] = []
    conquering = s.w[PHASE] in (CONQUEST, ELDERS)
    if conquering and verb not in (ABANDON, DONE) and argument:
        notes += _what_allows(s, argument)
    if verb == ATTEMPT:
        b = acting_band(s)
        short = int(cost_of(s, b, argument) - s.ready(b))
        notes.append(Note("note-roll", {"odds": odds_of(short)}, "R-032"))
        notes += _effects(s, conquest_as_if(s, argument), argument)
        notes.append(Note("note-final", {}, "R-038"))
        return notes
    if verb == PICK_VERB:
        notes.append(Note("note-costs-coins", {"n": argument - 1}, "R-004"))
        lying = int(s.w[COLUMN_COINS + argument - 1])
        if lying:
            notes.append(Note("note-takes-coins", {"n": lying}, "R-004"))
        return notes
    trial = s.copy()
    trial.w[FORCED] = 0
    trial.w[FORCED_COUNT] = 1
    noted = _Noted(s.box)
    trial.sink = noted
    apply(trial, move)
    if trial.w[FORCED_COUNT] == 0:  # it rolls the die, which was laid ready
        return notes
    notes += _effects(s, noted.take(), argument if conquering else 0)
    if conquering and argument:
        notes += _immune_now(s, trial, argument)
    return notes


def dry_run(s: State, move: int) -> list[Event]:
    """The events of a move played on a copy; what it would draw is not among them."""
    trial = s.copy()
    log = EventLog(s.box)
    trial.sink = log
    apply(trial, move)
    return log.take()


def conquest_as_if(s: State, region: int) -> list[Event]:
    """The events of an attempt that the die makes good."""
    trial = s.copy()
    noted = _Noted(s.box)
    trial.sink = noted
    b = acting_band(s)
    occupy(trial, b, region, s.ready(b), CONQUER, False)
    return noted.take()


def _what_allows(s: State, r: int) -> list[Note]:
    """Why a region may be named although it borders nothing, or in spite of a peace."""
    notes: list[Note] = []
    b = acting_band(s)
    m = MASK[r]
    seat = int(s.w[TURN])
    if b % 3 != 0:
        notes += [
            Note("note-despite-peace", {"seat": SEATS[victim]}, "R-094")
            for victim in range(len(SEATS))
            if peace_with(s, seat * 3, victim * 3) & m != 0
        ]
    held = s.w[HELD + b]
    if held == 0:
        if s.box.board.border & m == 0:
            notes += [
                Note("note-enters", {"piece": piece.name}, ruling_name(piece.ruling()))
                for piece in (s.race(b), s.power(b))
                if piece.enters(s, b) & m != 0
            ]
    elif s.box.board.around(held) & m == 0:
        notes += [
            Note("note-reaches", {"piece": piece.name}, ruling_name(piece.ruling()))
            for piece in (s.race(b), s.power(b))
            if (piece.anywhere(s, b) | piece.joins(s, b, held)) & m != 0
        ]
    if s.box.board.water & m != 0:
        notes += [
            Note("note-treads", {"piece": piece.name}, ruling_name(piece.ruling()))
            for piece in (s.race(b), s.power(b))
            if piece.treads(s, b) & m != 0
        ]
    return notes


def _effects(s: State, events: list[Event], region: int) -> list[Note]:
    """Who loses what, what comes back, which markers go, which race leaves."""
    notes: list[Note] = []
    lost_by: dict[str, bool] = {}
    for event in events:
        match event:
            case Tokens(seat=seat, n=n, to="tray", ruling=ruling, race=race) if region:
                lost_by[seat] = True
                notes.append(Note("note-loses", {"seat": seat, "n": n, "race": race}, ruling or "R-040"))
            case Tokens(seat=seat, n=n, to="waiting", ruling=ruling, race=race):
                if seat not in lost_by:
                    notes.append(Note("note-spared", {"race": race}, ruling or "R-085"))
                notes.append(Note("note-returns", {"seat": seat, "n": n, "race": race}, "R-040"))
            case Marker(kind=kind, from_=place, to="box", ruling=ruling) if place != "hand":
                notes.append(Note("note-marker-goes", {"marker": kind}, ruling))
            case Marker(kind=kind, seat=seat, to="hand" | "waiting", ruling=ruling) if region:
                notes.append(Note("note-marker-back", {"marker": kind, "seat": seat}, ruling))
            case Buried(n=n, race=race):
                notes.append(Note("note-buries", {"n": n, "race": race}, "R-177"))
            case Tribe():
                notes.append(Note("note-tribe-goes", {}, "R-029"))
            case RaceLeft(seat=seat, race=race):
                notes.append(Note("note-race-leaves", {"seat": seat, "race": race}, "R-009"))
            case Declined(race=race):
                notes.append(Note("note-declines", {"race": race}, "R-060"))
            case Coins(seat=seat, n=n, source=source) if region:
                notes.append(Note("note-coins", {"seat": seat, "n": n, "source": source}))
            case _:
                pass
    return notes


def _immune_now(s: State, after: State, r: int) -> list[Note]:
    """Whether the region will be immune."""
    return [
        Note("note-becomes-immune", {"marker": marker.name}, "R-026")
        for marker in s.box.catalogue.immunities
        if marker.regions(after) & ~marker.regions(s) & MASK[r] != 0
    ]
