"""Replaying a record: every action must be legal, every outcome fit, and the end be the one that is told."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from smallworld.content.boards import BASE_BOARDS, JOINED_BOARDS, board, players_of
from smallworld.content.games import drawn_access
from smallworld.notation.actions import read_action
from smallworld.notation.boards import write_access
from smallworld.notation.faults import Fault, PositionError
from smallworld.notation.outcomes import Die, Heard, Outcome, Reshuffle, Shown, Truth, play_heard
from smallworld.notation.reading import read_position, seed_value
from smallworld.notation.record_format import Entry, Record, RecordError, digest, pairs, result_text
from smallworld.notation.refusal import Refused
from smallworld.notation.words import SEATS, combo_name, region_names
from smallworld.notation.writing import Document
from smallworld.rules import RULES_VERSION
from smallworld.rules.layout import COINS, COLUMN_COUNT, COLUMN_POWER, COLUMN_RACE, DECIDING, OVER, PHASE, ROUND
from smallworld.rules.layout import SEATS as SEAT_COUNT
from smallworld.rules.outcome import ranking
from smallworld.rules.state import State


@dataclass(frozen=True, slots=True)
class Difference:
    """Where a record is not what its own beginning and actions lead to: the line, what differs, and how."""

    line: int
    code: str
    params: dict[str, str | int] = field(default_factory=dict)


class RecordDiffersError(ValueError):
    """A record cannot be replayed to where it was asked for."""

    def __init__(self, difference: Difference) -> None:
        told = ", ".join(f"{name} {value}" for name, value in difference.params.items())
        super().__init__(f"{difference.line}: {difference.code}" + (f" ({told})" if told else ""))
        self.difference = difference

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.difference,)


def believed(record: Record) -> bool:
    """Whether chance is what the record tells: it has no seed, or other rules may have drawn otherwise."""
    return not record.secret or record.rules < RULES_VERSION


def first_state(record: Record) -> State:
    """The position that a record begins with; `RecordError` where there can be none."""
    document = _new_game(record) if record.position is None else dict(record.position)
    if record.seed is not None:
        document["seed"] = seed_value(record.seed)
    try:
        s = read_position(document)
    except PositionError as error:
        word = "from" if record.position is not None else error.faults[0].key.partition(".")[0]
        raise RecordError(record.line_of(word), error.faults) from error
    seats = int(s.w[SEAT_COUNT])
    if len(record.players) != seats:
        fault = Fault("players", "players-number", {"n": len(record.players), "expected": seats})
        raise RecordError(record.line_of("players"), [fault])
    return s


def _new_game(record: Record) -> Document:
    """The first position of a new game, as far as the header tells it: the seed tells the rest."""
    name = " ".join(record.board)
    known = name in BASE_BOARDS or name in JOINED_BOARDS
    seats = len(record.players)
    if known and players_of(name) != seats:
        fault = Fault("players", "players-number", {"n": seats, "expected": players_of(name)})
        raise RecordError(record.line_of("players"), [fault])
    document: Document = {
        "board": list(record.board),
        "pieces": list(record.pieces),
        "options": dict(record.options),
        "lost-tribes": region_names(board(name).tribes) if known else [],
        "players": {SEATS[seat]: {} for seat in range(min(seats, len(SEATS)))},
    }
    if record.access:
        document["access"] = dict(record.access)
    if believed(record):
        for word, there in (("column", record.column), ("access", record.access or name not in JOINED_BOARDS)):
            if not there:
                raise RecordError(record.line_of(word), [Fault(word, "line-missing", {"word": word})])
        document["column"] = list(record.column)
    return document


def column_of(s: State) -> tuple[str, ...]:
    """The combos that lie open, top first."""
    return tuple(
        combo_name(s.box.catalogue, s.w[COLUMN_POWER + i], s.w[COLUMN_RACE + i]) for i in range(s.w[COLUMN_COUNT])
    )


def result_of(s: State) -> tuple[tuple[str, int], ...]:
    """Seats and coins by rank."""
    return tuple((SEATS[seat], int(s.w[COINS + seat])) for seat in ranking(s))


class Replay:
    """A record on its way: the state after so many of its actions."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.state = first_state(record)
        self.done = 0
        self.believed = believed(record)
        self.ordered = False

    def _drawn_access(self) -> dict[str, str]:
        """What the seed draws for a new game with a sky board."""
        name = self.state.box.board.name
        if self.record.position is not None or self.believed or " " not in name:
            return {}
        return write_access(board(name, drawn_access(name, self.state.seed)))

    def begin(self) -> Difference | None:
        """Whether the seed lets lie open what the record says, and Beanstalk and Stairway stand there."""
        record = self.record
        drawn = self._drawn_access()
        if drawn and record.access and dict(record.access) != drawn:
            told: dict[str, str | int] = {"found": pairs(record.access), "wanted": pairs(drawn)}
            return Difference(record.line_of("access"), "access", told)
        if record.position is None and record.column and not self.believed:
            column = column_of(self.state)
            if column != record.column:
                params: dict[str, str | int] = {"found": ", ".join(record.column), "wanted": ", ".join(column)}
                return Difference(record.line_of("column"), "column", params)
        return None

    def step(self) -> Difference | None:
        """The next action; where it differs, the state stays as it is before it."""
        entry = self.record.entries[self.done]
        s = self.state.copy()
        difference = self._moment(entry) or self._play(entry, s)
        if difference is None:
            self.state = s
            self.done += 1
        return difference

    def _differs(self, code: str, **params: str | int) -> Difference:
        return Difference(self.record.line_of_entry(self.done), code, params)

    def _moment(self, entry: Entry) -> Difference | None:
        s = self.state
        if s.w[PHASE] == OVER:
            return self._differs("game-over")
        if entry.round != s.w[ROUND]:
            return self._differs("round", found=entry.round, wanted=int(s.w[ROUND]))
        if entry.seat != SEATS[s.w[DECIDING]]:
            return self._differs("seat", found=entry.seat, wanted=SEATS[s.w[DECIDING]])
        return None

    def _play(self, entry: Entry, s: State) -> Difference | None:
        try:
            moves = read_action(s, entry.action)
        except Refused as error:
            why = error.refusal
            ours = {"tried": entry.action, "reason": why.code, "ruling": why.ruling or "none"}
            return self._differs("refused", **{**why.params, **ours})
        heard = Truth(s, entry.outcomes, self.ordered) if self.believed else Heard(s)
        found = play_heard(s, moves, heard)
        if isinstance(heard, Truth):
            self.ordered = heard.ordered
        return self._outcomes(entry.outcomes, found)

    def _outcomes(self, told: Sequence[Outcome], found: Sequence[Outcome]) -> Difference | None:
        for n in range(max(len(told), len(found))):
            if n >= len(told):
                if self.believed:
                    return self._differs("outcome-lacks", what=_kind(found[n]))
                return self._differs("outcome-missing", wanted=str(found[n]))
            if n >= len(found):
                return self._differs("outcome-extra", found=str(told[n]))
            if told[n] != found[n] and not (told[n] == Reshuffle() and isinstance(found[n], Reshuffle)):
                if self.believed:
                    return self._differs("outcome-impossible", found=str(told[n]))
                return self._differs("outcome", found=str(told[n]), wanted=str(found[n]))
        return None

    def end(self) -> Difference | None:
        """Whether result and digest are those of the last position."""
        s, record = self.state, self.record
        over = s.w[PHASE] == OVER
        if record.result is not None and not over:
            return Difference(record.line_of("result"), "not-over")
        if over:
            wanted = result_text(result_of(s))
            if record.result is None:
                return Difference(record.line_of("result"), "no-result", {"wanted": wanted})
            if result_text(record.result) != wanted:
                found = result_text(record.result)
                return Difference(record.line_of("result"), "result", {"found": found, "wanted": wanted})
        if record.rules < RULES_VERSION:
            return None  # the position is written otherwise, if only by that number
        if record.digest is None:
            return Difference(record.line_of("digest"), "no-digest", {"wanted": digest(s)}) if over else None
        if record.digest != digest(s):
            params: dict[str, str | int] = {"found": record.digest, "wanted": digest(s)}
            return Difference(record.line_of("digest"), "digest", params)
        return None


def _kind(outcome: Outcome) -> str:
    match outcome:
        case Die():
            return "die"
        case Shown():
            return "shown"
        case Reshuffle():
            return "reshuffle"


def verify(record: Record) -> Difference | None:
    """The first line that differs, or nothing. With a seed all of chance is checked; without, its outcomes are believed.

    A record under older rules is checked as far as its outcomes and coins fit: `record.rules` is less than ours then.
    """
    replayed = Replay(record)
    difference = replayed.begin()
    while difference is None and replayed.done < len(record.entries):
        difference = replayed.step()
    return difference or replayed.end()


def replay(record: Record, upto: int | None = None) -> State:
    """The position after so many actions, all if none is named; `RecordDiffersError` if they lead elsewhere.

    Where the order of the stacks is secret they lie in some order that fits what was shown up to there.
    """
    replayed = Replay(record)
    last = len(record.entries) if upto is None else upto
    if not 0 <= last <= len(record.entries):
        raise IndexError(last)
    difference = replayed.begin()
    while difference is None and replayed.done < last:
        difference = replayed.step()
    if difference is not None:
        raise RecordDiffersError(difference)
    return replayed.state
