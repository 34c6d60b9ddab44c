"""How a game begins: a new one, one that goes on from a file, or one that was left."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from secrets import token_hex

from smallworld.cli.failure import told
from smallworld.cli.record import tell_difference
from smallworld.cli.terminal import saves
from smallworld.cli.terminal.console import Terminal
from smallworld.cli.terminal.sitters import (
    Sitter,
    line_of,
    read_sitters,
    sitter,
    usual_sitters,
)  # fmt: skip
from smallworld.cli.terminal.voice import Voice
from smallworld.cli.terminal.wish import Wish, fault
from smallworld.notation.documents import read_text
from smallworld.notation.faults import PositionError
from smallworld.notation.reading import seed_text
from smallworld.notation.record import Record, RecordDiffersError, RecordError, read_record
from smallworld.notation.record_format import MAGIC
from smallworld.notation.record_replay import believed
from smallworld.play.game import Game
from smallworld.play.seating import drawn_seats
from smallworld.rules.secrets import conceal, determinize


class OpeningError(Exception):
    """Why there is no game: one line for each thing that is wrong."""

    def __init__(self, lines: list[str]) -> None:
        super().__init__("; ".join(lines))
        self.lines = lines


@dataclass(slots=True)
class Opened:
    """A game, who plays it, and where it is kept."""

    game: Game
    sitters: list[Sitter]
    path: Path | None
    how: str = "new"  # or `drawn`, `from`, `resumed`


def open_game(wish: Wish, terminal: Terminal, voice: Voice) -> Opened:
    """The game that was wished for, with two questions at most; `OpeningError` if there can be none."""
    try:
        opener = Opener(wish, terminal, voice)
        opened = opener.new() if wish.file is None else opener.go_on(wish.file)
        if wish.save is not None:
            saves.write(wish.save, opened.game.record())
    except PositionError as error:
        raise OpeningError(told(error)) from error
    except OSError as error:
        raise OpeningError(told(error, wish.save)) from error
    return opened


class Opener:
    """Opens one game."""

    def __init__(self, wish: Wish, terminal: Terminal, voice: Voice) -> None:
        self.wish = wish
        self.terminal = terminal
        self.voice = voice

    # -- a new game

    def new(self) -> Opened:
        wish = self.wish
        players = wish.number()
        if wish.seats is not None:
            sitters = read_sitters(wish.seats, players)
        else:
            sitters = self._ask_sitters(usual_sitters(self._ask_players() if players is None else players))
        seed = self._seed()
        if wish.seats is None:
            sitters = [sitters[player] for player in drawn_seats(seed, len(sitters))]
        names = [each.recorded for each in sitters]
        given = int(seed) if len(seed) < 32 else seed
        game = Game.new(len(sitters), given, wish.board, wish.switches(), names, wish.sets())
        return Opened(game, sitters, self._path(), "new" if wish.seats is not None else "drawn")

    def _seed(self) -> str:
        wanted = self.wish.seed
        if wanted is None:
            return token_hex(16)
        number = len(wanted) < 32 and wanted.isascii() and wanted.isdigit()
        seed = seed_text(int(wanted) if number else wanted)
        if seed is None:
            raise fault("--seed", "wrong-type", expected="seed")
        return seed

    def _ask_players(self) -> int:
        least, most = self.wish.range()
        while True:
            number = self.terminal.ask(self.voice("terminal-ask-players", least=least, most=most)) or str(least)
            if number.isascii() and number.isdigit() and least <= int(number[:4]) <= most:
                return int(number)
            problem = self.voice("terminal-ask-players-again", least=least, most=most)
            if not self.terminal.live:
                raise OpeningError([problem])
            self.terminal.line(problem)

    def _ask_sitters(self, usual: list[Sitter]) -> list[Sitter]:
        while True:
            answer = self.terminal.ask(self.voice("terminal-ask-seats", usual=line_of(usual)))
            try:
                return read_sitters(answer, len(usual)) if answer else usual
            except PositionError as error:
                if not self.terminal.live:
                    raise
                for line in told(error):
                    self.terminal.line(line)

    # -- from a file

    def go_on(self, path: Path) -> Opened:
        """From a position, or from a record after so many of its actions."""
        text = _text_of(path)
        if is_record(text):
            record = _record_of(path, text)
            last = len(record.entries)
            if self.wish.at is not None and not 0 <= self.wish.at <= last:
                raise fault("--at", "at-beyond", found=self.wish.at, n=last)
            game = _game_of(path, record, self.wish.at)
            usual = _recorded(record.players)
        elif self.wish.at is not None:
            raise fault("--at", "at-without-record")
        else:
            try:
                game, usual = Game.from_position(path), None
            except PositionError as error:
                raise OpeningError(told(error, path)) from error
        seats = len(game.seats)
        if self.wish.seats is not None:
            sitters = read_sitters(self.wish.seats, seats)
        else:
            sitters = self._ask_sitters(usual or usual_sitters(seats, game.seats.index(game.deciding)))
        game.names = [each.recorded for each in sitters]
        return Opened(game, sitters, self._path(), "from")

    def _path(self) -> Path | None:
        """Where the game will be kept; nothing where no folder can be made for it."""
        path = self.wish.save
        if path is not None:
            if path.exists():
                raise fault("--save", "file-exists", file=str(path))
            return path
        where = saves.folder()
        try:
            where.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            self.terminal.line(self.voice("terminal-not-kept", reason=error.strerror or str(error)))
            return None
        return saves.new_path(where)


def is_record(text: str) -> bool:
    return text.lstrip("\ufeff").startswith(MAGIC)


def _text_of(path: Path) -> str:
    try:
        return read_text(path)
    except PositionError as error:
        raise OpeningError(told(error, path)) from error


def _record_of(path: Path, text: str) -> Record:
    try:
        return read_record(text)
    except RecordError as error:
        raise OpeningError(told(error, path)) from error


def _game_of(path: Path, record: Record, at: int | None = None) -> Game:
    try:
        game = Game.from_record(record, at)
        if believed(record):  # what is still to come is drawn anew
            return Game(determinize(conceal(game.state), token_hex(16)), game.names)
        return game
    except RecordDiffersError as error:
        raise OpeningError([f"{path}:{error.difference.line}: {tell_difference(error.difference)}"]) from error


def reopen(path: Path, seats: str | None) -> Opened:
    """A game that was left, as it stands in its file; `OpeningError` if the file is damaged."""
    record = _record_of(path, _text_of(path))
    game = _game_of(path, record)
    try:
        sitters = [sitter(name) for name in record.players] if seats is None else read_sitters(seats, len(game.seats))
    except PositionError as error:
        raise OpeningError(told(error, path)) from error
    game.names = [each.recorded for each in sitters]
    return Opened(game, sitters, path, "resumed")


def _recorded(names: tuple[str, ...]) -> list[Sitter] | None:
    """Who played a record, where that is somebody who could play on."""
    try:
        sitters = [sitter(name) for name in names]
    except PositionError:
        return None
    people = [each for each in sitters if each.bot is None and not each.name.startswith("seat-")]
    return sitters if people else None
