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
        self.first = session.told
        self.left_at: dict[str, int] = {}

    def before(self, seat: str) -> bool:
        """Before a decision of this seat; not to be made where the last action has been taken back."""
        before = self.sitting
        if self.falls and before not in ("", seat) and not self._hand_over(before, seat):
            return False
        self.sitting = seat
        return True

    def _hand_over(self, before: str, seat: str) -> bool:
        session = self.session
        session.tell()
        name = session.sitters[SEATS.index(seat)].name
        own = session.undoable_by(before)
        if not session.terminal.live:
            session.terminal.line(session.voice("terminal-curtain-piped", seat=seat, name=name))
            return True
        question = session.voice("terminal-curtain", seat=seat, name=name, n=own, before=before)
        while session.terminal.ask(question).lower() in UNDO:
            if own:
                session.undo(1, before)
                return False
        self.left_at[before] = len(session.game.history.entries)
        session.terminal.forget()
        session.tell(self.left_at.get(seat, self.first))
        return True
