"""What a legal action would do and what made it possible, as notes: a message id, parameters, a ruling."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from mypy_extensions import i64

from smallworld.notation.words import SEATS, ruling_name
from smallworld.play.event_log import MAKERS, EventLog
from smallworld.play.events import Buried, Coins, Crashed, Declined, Event, Marker, RaceLeft, Tokens, Tribe, Turn
from smallworld.rules import events as told
from smallworld.rules.bits import MASK
from smallworld.rules.column import picks_free
from smallworld.rules.conquest import occupy
from smallworld.rules.costs import cost_of, peace_with, reach
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
        told.COINS_PAID, told.TURN_BEGAN, told.CRASHED,
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
        notes += _what_allows(s, verb, argument)
    if verb == ATTEMPT:
        b = acting_band(s)
        short = int(cost_of(s, b, argument) - s.ready(b))
        notes.append(Note("note-roll", {"odds": odds_of(short)}, "R-032"))
        notes += _effects(s, conquest_as_if(s, argument), argument)
        if b % 3 == 0 or s.race(b).attempt_ends_all(s, b):
            notes.append(Note("note-final", {}, "R-038"))
        return notes
    if verb == PICK_VERB:
        free = picks_free(s, s.w[TURN])
        notes.append(Note("note-costs-coins", {"n": 0 if free else argument - 1}, "R-223" if free else "R-004"))
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
        return notes + _rolled(s, move, noted.take())
    notes += _effects(s, noted.take(), argument if conquering else 0)
    if conquering and argument:
        notes += _immune_now(s, trial, argument)
    return notes


def outcomes(s: State, move: int) -> list[State]:
    """The states after a move that rolls, by the pips 0 to 3."""
    found: list[State] = []
    for die in range(len(FACES_AT_LEAST)):
        trial = s.copy()
        trial.w[FORCED] = die
        trial.w[FORCED_COUNT] = 1
        apply(trial, move)
        found.append(trial)
    return found


def odds_of_taking(s: State, move: int) -> float:
    """The chance that a move that rolls takes its region."""
    r, b = move & 63, acting_band(s)
    taken = [after.w[HELD + b] & MASK[r] != 0 for after in outcomes(s, move)]
    return (taken[0] * 3 + sum(taken[1:])) / 6


def _rolled(s: State, move: int, blank: list[Event]) -> list[Note]:
    """Notes on a move that rolls: its odds, what success does, what a blank does."""
    region = move & 63
    if not region:
        return [Note("note-roll", {"odds": 0.5}, "R-120")]
    notes = [Note("note-roll", {"odds": odds_of_taking(s, move)}, "R-200")]
    notes += _effects(s, conquest_as_if(s, region), region)
    if any(isinstance(event, Crashed) for event in blank):
        notes.append(Note("note-crash", {"odds": 0.5}, "R-202"))
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
    occupy(trial, b, region, 1, CONQUER, False)
    return noted.take()


def _what_allows(s: State, verb: int, r: int) -> list[Note]:
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
        own = s.held_by_seat(seat) & m
        notes += [
            Note("note-own-immunity", {"marker": marker.name}, "R-104")
            for marker in s.box.catalogue.immunities
            if marker.regions(s) & own != 0
        ]
    owner = s.box.catalogue.owners.get(verb)
    if owner is not None and reach(s.copy(), b) & m == 0:
        return [*notes, Note("note-reaches", {"piece": owner.name}, ruling_name(owner.ruling()))]
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
    mine = SEATS[s.w[TURN]]
    losing = {event.seat for event in events if isinstance(event, Buried)}
    for event in events:
        match event:
            case Turn():
                break  # what follows belongs to the next turn
            case Buried(n=n, race=race):
                notes.append(Note("note-buries", {"n": n, "race": race}, "R-177"))
            case Tokens(seat=seat, n=n, to="tray", ruling=ruling, race=race) if region:
                losing.add(seat)
                notes.append(Note("note-loses", {"seat": seat, "n": n, "race": race}, ruling or "R-040"))
            case Tokens(seat=seat, n=n, to="waiting", ruling=ruling, race=race):
                if seat not in losing:
                    notes.append(Note("note-spared", {"race": race}, ruling or "R-085"))
                if seat == mine:
                    notes.append(Note("note-joins", {"n": n, "race": race}, "R-048"))
                else:
                    notes.append(Note("note-returns", {"seat": seat, "n": n, "race": race}, "R-040"))
            case Marker(kind=kind, from_=place, to="box", ruling=ruling) if place != "hand":
                notes.append(Note("note-marker-goes", {"marker": kind}, ruling))
            case Marker(kind=kind, seat=seat, to="hand" | "waiting", ruling=ruling) if region:
                notes.append(Note("note-marker-back", {"marker": kind, "seat": seat}, ruling))
            case Tribe():
                notes.append(Note("note-tribe-goes", {}, "R-029"))
            case RaceLeft(seat=seat, race=race):
                notes.append(Note("note-race-leaves", {"seat": seat, "race": race}, "R-009"))
            case Declined(race=race):
                notes.append(Note("note-declines", {"race": race}, "R-060"))
            case Coins(seat=seat, n=n, source=source, ruling=ruling) if region:
                notes.append(Note("note-coins", {"seat": seat, "n": n, "source": source}, ruling))
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
