"""What can be typed besides actions: questions, taking back, views, and leaving."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final

from smallworld.cli.terminal import saves
from smallworld.cli.terminal.console import Left
from smallworld.cli.terminal.help import help_page
from smallworld.cli.terminal.notes import note_words
from smallworld.cli.terminal.regions import GROUPINGS
from smallworld.cli.terminal.shorthand import action_line
from smallworld.cli.terminal.story import shown, story
from smallworld.cli.terminal.why import why
from smallworld.notation.refusal import Refused
from smallworld.notation.words import region_number

if TYPE_CHECKING:
    from smallworld.cli.terminal.session import Session

LOG_LINES: Final = 20
ALIASES: Final = {"?": "help", "q": "quit", "exit": "quit", "u": "undo", "l": "log"}
TURN: Final = "turn"


class Commands:
    """Each takes what stands after its name and says whether the position has changed."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.known: dict[str, Callable[[str], bool]] = {
            "why": self.why,
            "explain": self.explain,
            "undo": self.undo,
            "redo": self.redo,
            "log": self.log,
            "rules": self.rules,
            "board": self.board,
            "column": self.column,
            "by": self.by,
            "save": self.save,
            "help": self.help,
            "quit": self.quit,
        }

    @property
    def names(self) -> list[str]:
        return [*self.known]

    def run(self, text: str) -> bool | None:
        """Carry out a line; nothing where it is no command."""
        word, _, rest = text.partition(" ")
        word = word.lower()
        command = self.known.get(ALIASES.get(word, word))
        return None if command is None else command(rest.strip())

    def _say(self, message: str, **args: str | int) -> bool:
        self.session.terminal.line(self.session.voice(message, **args))
        return False

    # -- questions

    def why(self, rest: str) -> bool:
        session = self.session
        game = session.game
        words = rest.split()
        r = region_number(words[-1], game.state.box.board) if words else None
        if r is None:
            return self._say("terminal-why-which")
        for line in why(session.voice, game.view_for(game.deciding), r):
            session.terminal.line(line)
        return False

    def explain(self, rest: str) -> bool:
        session = self.session
        game = session.game
        line = action_line(rest, game.phase)
        if not rest:
            return self._say("terminal-explain-which")
        try:
            notes = game.explain(line)
            final = game.is_final(line)
        except Refused as error:
            session.refuse(error)
            return False
        for note in notes:
            session.terminal.line(note_words(session.voice, note))
        if not notes:
            self._say("terminal-explain-nothing")
        return self._say("terminal-explain-final" if final else "terminal-explain-undo")

    def rules(self, rest: str) -> bool:
        from smallworld.cli.rules_pages import show

        if not rest:
            return self._say("terminal-rules-which")
        show(rest, self.session.voice.language)
        return False

    # -- taking back

    def undo(self, rest: str) -> bool:
        session = self.session
        if rest.lower() == TURN:
            return session.undo(session.game.history.reach_in_turn() if session.game.history.entries else 0)
        if rest and not _is_number(rest):
            return self._say("terminal-undo-how")
        return session.undo(int(rest or 1))

    def redo(self, rest: str) -> bool:
        if rest and not _is_number(rest):
            return self._say("terminal-undo-how")
        return self.session.redo(int(rest or 1))

    # -- views

    def log(self, rest: str) -> bool:
        if rest and not _is_number(rest):
            return self._say("terminal-log-how")
        session = self.session
        lines = story(session.voice, session.game.history.entries)
        session.terminal.say(*shown(lines[-int(rest or LOG_LINES) :]))
        return False if lines else self._say("terminal-log-empty")

    def board(self, _rest: str) -> bool:
        session = self.session
        session.terminal.say(session.screen.regions(session.game.view_for(session.game.deciding)))
        return False

    def column(self, _rest: str) -> bool:
        session = self.session
        session.terminal.say(session.screen.column(session.game.view_for(session.game.deciding)))
        return False

    def by(self, rest: str) -> bool:
        if rest.lower() not in GROUPINGS:
            return self._say("terminal-by-how")
        self.session.screen.grouping = rest.lower()
        return self.board("")

    # -- the rest

    def save(self, rest: str) -> bool:
        """A copy of the record as it stands."""
        if not rest:
            return self._say("terminal-save-where")
        path = Path(rest).expanduser()
        session = self.session
        if path.exists():
            words = session.voice("fault-file-exists", file=rest)
        else:
            try:
                saves.write(path, session.game.record())
                words = session.voice("terminal-saved", file=rest)
            except OSError as error:
                words = session.voice("terminal-failure-file", file=rest, reason=error.strerror or str(error))
        session.terminal.unbroken(words)
        return False

    def help(self, _rest: str) -> bool:
        self.session.terminal.say(help_page(self.session.voice))
        return False

    def quit(self, _rest: str) -> bool:
        raise Left


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdigit() and len(text) <= 4 and int(text) > 0
