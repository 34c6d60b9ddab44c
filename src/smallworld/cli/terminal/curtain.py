"""Two people at one terminal: between them the screen is cleared, so that nobody reads the other's coins."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from smallworld.notation.words import SEATS
from smallworld.rules.switches import COINS_SHOWN

if TYPE_CHECKING:
    from smallworld.cli.terminal.session import Session

UNDO: Final = ("u", "undo")


class Curtain:
    """Falls where the next person sits down; each is told what has happened since the own last decision."""

    def __init__(self, session: Session, wanted: bool) -> None:
        self.session = session
        people = [sitter for sitter in session.sitters if sitter.bot is None]
        hidden = session.game.state.box.options[COINS_SHOWN] == 0
        self.falls = wanted and hidden and len(people) > 1
        self.sitting = ""
        self.begun = len(session.game.history.entries) > 0

    def before(self, seat: str) -> bool:
        """Before a decision of this seat; not to be made where the last action has been taken back."""
        before = self.sitting
        if self.falls and before != seat:
            if before and not self._leave(before):
                return False
            if before or self.begun:
                self._enter(seat)
        self.sitting = seat
        return True

    def _leave(self, seat: str) -> bool:
        """Whoever has played clears the screen, or takes the last action back."""
        session = self.session
        session.tell()
        if session.terminal.live:
            own = session.undoable_by(seat)
            question = session.voice("terminal-curtain-leave", seat=seat, n=own)
            while session.terminal.ask(question).lower() in UNDO:
                if own:
                    session.undo(1, seat)
                    return False
        return True

    def _enter(self, seat: str) -> None:
        """The next one sits down."""
        session = self.session
        name = session.sitters[SEATS.index(seat)].name
        if not session.terminal.live:
            session.terminal.line(session.voice("terminal-curtain-piped", seat=seat, name=name))
            return
        session.terminal.forget()
        session.terminal.ask(session.voice("terminal-curtain-enter", seat=seat, name=name))
        session.terminal.forget()
        session.tell(session.since(seat))
