"""A game as people and programs use it: play action lines, ask what things cost, take back, look through a seat's eyes."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from secrets import token_hex

from smallworld.content.games import default_sets, drawn_box
from smallworld.notation.actions import read_action
from smallworld.notation.boards import new_board, read_sets
from smallworld.notation.documents import load_position
from smallworld.notation.faults import Fault, Faults, PositionError
from smallworld.notation.options import read_options
from smallworld.notation.reading import read_position, seed_text
from smallworld.notation.record import Record, digest, read_record, replay, write_record
from smallworld.notation.record_keeper import RecordKeeper
from smallworld.notation.record_replay import believed, first_state
from smallworld.notation.refusal import Refused
from smallworld.notation.words import PHASE_NAMES, SEATS, region_number
from smallworld.notation.writing import Document, write_position
from smallworld.play.event_log import EventLog
from smallworld.play.events import Event
from smallworld.play.explain import Note, explain_move
from smallworld.play.history import Entry, History, is_final
from smallworld.play.illegal import IllegalMove
from smallworld.play.moves import Move
from smallworld.play.view import SPECTATOR, Legal, SeatView
from smallworld.play.ways import Cost, Score, cost_at, score_now
from smallworld.rules.engine import apply
from smallworld.rules.layout import COINS, DECIDING, OVER, PHASE, ROUND, ROUNDS, TURN
from smallworld.rules.layout import SEATS as SEAT_COUNT
from smallworld.rules.newgame import new_game
from smallworld.rules.outcome import ranking, winners
from smallworld.rules.state import State


class Result:
    """How a game ended: coins by seat, best first, and who has won."""

    def __init__(self, s: State) -> None:
        self.coins = {SEATS[seat]: int(s.w[COINS + seat]) for seat in ranking(s)}
        self.winners = [SEATS[seat] for seat in winners(s)]

    def __repr__(self) -> str:
        told = ", ".join(f"{seat} {coins}" for seat, coins in self.coins.items())
        return f"<result: {told}>"


class Game:
    """One game from its first position on. Seats are letters, actions lines such as `conquer 12`."""

    def __init__(self, state: State, names: Sequence[str] | None = None, fresh: bool = False) -> None:
        self._state = state
        self._first = state.copy()
        self._fresh = fresh
        self._log = EventLog(state.box)
        self.history = History()
        seats = int(state.w[SEAT_COUNT])
        self.names = list(names) if names is not None else [f"seat-{SEATS[seat]}" for seat in range(seats)]
        if len(self.names) != seats or not all(isinstance(name, str) for name in self.names):
            raise PositionError([Fault("names", "players-number", {"n": len(self.names), "expected": seats})])

    def __getstate__(self) -> dict[str, object]:
        return {name: value for name, value in self.__dict__.items() if name != "_log"}

    def __setstate__(self, state: dict[str, object]) -> None:
        self.__dict__.update(state)
        self._log = EventLog(self._state.box)

    # -- making one

    @classmethod
    def new(
        cls,
        players: int = 2,
        seed: int | str | None = None,
        board: str | Sequence[str] | None = None,
        options: Mapping[str, object] | None = None,
        names: Sequence[str] | None = None,
        pieces: Sequence[str] | None = None,
    ) -> Game:
        """A new game on the board for so many players, or on one joined with a sky board, which takes a player more:
        `board=["base-3", "sky-2"]`, or just `"sky-2"`. The same seed gives the same game."""
        faults = Faults()
        name = new_board(players, board, faults)
        text = token_hex(16) if seed is None else seed_text(seed)
        if text is None:
            faults.add("seed", "wrong-type", expected="seed")
        switches = read_options(options or {}, "options", faults)
        sets = read_sets(list(pieces) if pieces is not None else default_sets(name), faults)
        faults.raise_if_any()
        assert text is not None
        return cls(new_game(drawn_box(name, players, text, switches, sets), text), names, fresh=True)

    @classmethod
    def from_position(cls, position: Mapping[str, object] | str | Path) -> Game:
        """Go on from a position: a document, its text as TOML or JSON, or a file."""
        if isinstance(position, Mapping):
            return cls(read_position(position))
        if isinstance(position, Path):
            return cls(load_position(position))
        return cls.parse(position)

    @classmethod
    def parse(cls, text: str) -> Game:
        """A game from the text of a position, as `repr` writes it."""
        return cls(load_position(text))

    @classmethod
    def from_record(cls, record: Record | str, upto: int | None = None) -> Game:
        """Replay a record, to the end or through so many actions; from there it can be played otherwise.

        Where the record has a seed, what was played stands in the history; otherwise the game begins here.
        """
        found = read_record(record) if isinstance(record, str) else record
        state = replay(found, upto)
        if believed(found):
            return cls(state, found.players)
        game = cls(first_state(found), found.players, fresh=found.position is None)
        for entry in found.entries[:upto]:
            game.play(entry.action)
        return game

    # -- where it stands

    @property
    def state(self) -> State:
        """The state itself, secrets and all; bots get `view_for`."""
        return self._state

    @property
    def seats(self) -> str:
        return SEATS[: self._state.w[SEAT_COUNT]]

    @property
    def phase(self) -> str:
        return PHASE_NAMES[self._state.w[PHASE]]

    @property
    def round(self) -> int:
        return int(self._state.w[ROUND])

    @property
    def rounds(self) -> int:
        return int(self._state.w[ROUNDS])

    @property
    def turn(self) -> str:
        return SEATS[self._state.w[TURN]]

    @property
    def deciding(self) -> str:
        return SEATS[self._state.w[DECIDING]]

    @property
    def over(self) -> bool:
        return self._state.w[PHASE] == OVER

    @property
    def result(self) -> Result | None:
        """Nothing before the end."""
        return Result(self._state) if self.over else None

    @property
    def legal(self) -> Legal:
        """The legal actions: iterate, `in`, `len`, by region."""
        return Legal(self._state)

    def view_for(self, seat: str | None) -> SeatView:
        """What a seat may see; nothing for a spectator."""
        return SeatView(self._state, SPECTATOR if seat is None else self._seat(seat))

    def _seat(self, letter: str) -> int:
        if len(letter) != 1 or letter not in self.seats:
            known = ", ".join(self.seats)
            raise PositionError([Fault("seat", "unknown-seat", {"found": letter, "known": known})])
        return self.seats.index(letter)

    # -- playing

    def play(self, action: str | Move) -> list[Event]:
        """Carry out an action line or a move; `IllegalMove` with reason and ruling where it is not allowed."""
        line = str(action)
        moves = self._read(self._state, line)
        before = self._state
        after = before.copy()
        after.sink = self._log
        for move in moves:
            apply(after, move)
        after.sink = None
        events = self._log.take()
        seat = int(before.w[DECIDING])
        self.history.add(Entry(int(before.w[ROUND]), seat, _without_seat(line), before, after, tuple(events)))
        self._state = after
        return events

    @staticmethod
    def _read(s: State, line: str) -> list[int]:
        try:
            return read_action(s, line)
        except Refused as error:
            raise IllegalMove(error.refusal, error.line) from None

    def is_final(self, action: str | Move) -> bool:
        """Whether this action could not be taken back: chance or a hidden draw comes into it."""
        trial = self._state.copy()
        log = EventLog(trial.box)
        moves = self._read(trial, str(action))
        trial.sink = log
        for move in moves:
            apply(trial, move)
        return is_final(log.take())

    @property
    def undoable(self) -> int:
        """How many actions can be taken back now."""
        return self.history.reach()

    def undo(self, steps: int = 1) -> int:
        """Take back actions; how many it were."""
        done = 0
        while done < steps:
            entry = self.history.undo()
            if entry is None:
                break
            self._state = entry.before
            done += 1
        return done

    def undo_turn(self) -> int:
        """Take back this turn as far as it goes."""
        return self.undo(self.history.reach_in_turn()) if self.history.entries else 0

    def redo(self, steps: int = 1) -> int:
        done = 0
        while done < steps:
            entry = self.history.redo()
            if entry is None:
                break
            self._state = entry.after
            done += 1
        return done

    # -- asking

    def cost(self, region: str | int) -> Cost:
        """What `conquer` needs there now, term by term."""
        number = region_number(str(region), self._state.box.board)
        if number is None:
            raise PositionError(
                [Fault("region", "unknown-region", {"region": str(region), "board": self._state.box.board.name})]
            )
        return cost_at(self._state, number)

    def score(self, seat: str | None = None) -> Score:
        """What the turn would bring if it ended now, term by term."""
        return score_now(self._state, self._seat(seat or self.turn))

    def explain(self, action: str | Move) -> list[Note]:
        """What a legal action will do and what makes it possible; `IllegalMove` where it is not allowed."""
        moves = self._read(self._state, str(action))
        notes: list[Note] = []
        trial = self._state.copy()
        for move in moves:
            notes += [note for note in explain_move(trial, move) if note not in notes]
            apply(trial, move)
        return notes

    # -- text

    def position(self) -> Document:
        """The whole position, secrets too."""
        return write_position(self._state)

    def record(self, public: bool = False) -> str:
        """The record so far; public: without seed and what is still secret, as a player may have it."""
        keeper = RecordKeeper(self._first, self.names, fresh=self._fresh)
        for entry in self.history.entries:
            keeper.entry(entry.before, entry.line)
        return write_record(keeper.record(self._state, public))

    def digest(self) -> str:
        return digest(self._state)

    def __repr__(self) -> str:
        return f"Game.parse({json.dumps(self.position())!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Game) and self.position() == other.position()

    __hash__ = None  # type: ignore[assignment]


def _without_seat(line: str) -> str:
    words = line.split()
    return " ".join(words[1:] if words and len(words[0]) == 1 and words[0] in SEATS else words)
