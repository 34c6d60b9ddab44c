"""A game at a terminal: people are asked, bots are told about, everything is kept at every action."""

from __future__ import annotations

from collections.abc import Sequence

from smallworld.bots import bot
from smallworld.cli.terminal import saves
from smallworld.cli.terminal.careful import question_before
from smallworld.cli.terminal.commands import Commands
from smallworld.cli.terminal.console import Left, Terminal
from smallworld.cli.terminal.curtain import Curtain
from smallworld.cli.terminal.drafts import draft
from smallworld.cli.terminal.ending import ending
from smallworld.cli.terminal.notes import refusal_words
from smallworld.cli.terminal.opening import Opened
from smallworld.cli.terminal.placing import CONQUESTS
from smallworld.cli.terminal.refused import UNKNOWN, lacking, meant
from smallworld.cli.terminal.screen import Screen
from smallworld.cli.terminal.shorthand import REDEPLOY, REDEPLOYING, action_line, short_line
from smallworld.cli.terminal.story import is_placing, shown, story
from smallworld.cli.terminal.voice import Voice
from smallworld.notation.refusal import Refused
from smallworld.notation.words import SEATS
from smallworld.play.bot import Bot, Clock
from smallworld.play.events import Event
from smallworld.play.runner import play_decision
from smallworld.play.view import SeatView

YES = ("", "y", "yes")
NO = ("n", "no")


class Keeper:
    """Watches a bot, and keeps each of its actions."""

    def __init__(self, session: Session) -> None:
        self.session = session

    def start(self, view: SeatView) -> None:
        """Nothing is kept before the first action."""

    def event(self, line: str, events: Sequence[Event], view: SeatView) -> None:
        self.session.keep()

    def end(self, view: SeatView) -> None:
        """All is kept."""


class Session:
    """One game from its opening to its end, or until somebody leaves."""

    def __init__(
        self, opened: Opened, terminal: Terminal, voice: Voice, pace: str = "normal", curtain: bool = True
    ) -> None:
        self.game = opened.game
        self.sitters = opened.sitters
        self.path = opened.path
        self.how = opened.how
        self.terminal = terminal
        self.voice = voice
        self.pace = pace
        self.screen = Screen(voice, self.sitters)
        self.commands = Commands(self)
        self.keeper = Keeper(self)
        self.bots: dict[int, Bot] = {
            number: bot(sitter.bot, number) for number, sitter in enumerate(self.sitters) if sitter.bot
        }
        self.told = self.since(self.game.deciding)
        self.step: tuple[int, str, str, str] | None = None
        self.curtain = Curtain(self, curtain)

    # -- the course of the game

    def run(self) -> bool:
        """Play on; whether the game came to its end."""
        self.keep()
        self.terminal.line(self._opening_words())
        try:
            while not self.game.over:
                number = SEATS.index(self.game.deciding)
                if number in self.bots:
                    self._bot(self.bots[number])
                elif self.curtain.before(self.game.deciding):
                    self._person()
        except (Left, KeyboardInterrupt):
            self._farewell()
            return False
        self.tell()
        self.terminal.say(*ending(self.voice, self.game, self.sitters))
        if self.path is not None:
            self.terminal.unbroken(self.voice("terminal-record-kept", file=str(self.path)))
        return True

    def _opening_words(self) -> str:
        names = ", ".join(
            self.voice("terminal-seat", seat=SEATS[number], name=sitter.name)
            for number, sitter in enumerate(self.sitters)
        )
        begins = self.voice("terminal-begins", names=names, how=self.how)
        return begins if len(self.bots) == len(self.sitters) else f"{begins} {self.voice('terminal-try-help')}"

    def _bot(self, player: Bot) -> None:
        game = self.game
        seat = game.deciding
        play_decision(game, player, Clock(), (self.keeper,))
        if game.over or game.deciding != seat or not is_placing(game.history.entries[-1]):
            self.tell()
            self.terminal.wait(self.pace)

    def _person(self) -> None:
        """One decision of a person, with all that is asked around it."""
        self.tell()
        self.show()
        while True:
            if self.answer(self.terminal.ask(f"{self.game.deciding}> ")):
                return

    def answer(self, text: str) -> bool:
        """Carry out one line; whether the position has changed."""
        if not text:
            self.show(whole=True)
            return False
        done = self.commands.run(text)
        if done is not None:
            return done
        return self._act(text)

    def _act(self, text: str) -> bool:
        game = self.game
        line = self._drafted(action_line(text, game.phase))
        question = question_before(self.voice, game, line) if self.terminal.live else None
        if question is not None:
            answer = self.terminal.ask(question)
            if answer.lower() in NO:
                return False
            if answer.lower() not in YES and answer != text:
                return self.answer(answer)
        try:
            game.play(line)
        except Refused as error:
            self.refuse(error)
            return False
        self.keep()
        return True

    def _drafted(self, line: str) -> str:
        """Whole redeployments at a word."""
        verb, _, how = line.partition(" ")
        if verb != REDEPLOY or not how or "=" in how:
            return line
        placing = self.game.phase in REDEPLOYING
        return (draft(self.game.state, how) if placing else REDEPLOY) or line

    # -- what is said

    def refuse(self, error: Refused) -> None:
        """Why not, in one sentence, and what may have been meant."""
        view = self.game.view_for(self.game.deciding)
        example = lacking(view, error)
        if example is not None:
            self.terminal.line(self.voice("terminal-lacking", line=error.line, example=example))
            return
        words = [refusal_words(self.voice, error.refusal)]
        near = meant(view, error, self.commands.names)
        if near:
            words.append(self.voice("terminal-meant", lines=", ".join(near)))
        elif error.refusal.code == UNKNOWN:
            words.append(self.voice("terminal-try-help"))
        self.terminal.line(" ".join(words))

    def show(self, whole: bool = False) -> None:
        """The screen of a decision: all of it when a step begins, else what can be done."""
        game = self.game
        step = (game.round, game.turn, game.phase, game.deciding)
        view = game.view_for(game.deciding)
        begun = self.step is not None and self.step[:2] == step[:2] and self.step[2] == "start"
        seen = step == self.step or (begun and view.phase in CONQUESTS)  # the map is as it was at the start of the turn
        draw = self.screen.decision if seen and not whole else self.screen.whole
        self.step = step
        self.terminal.say("", *draw(view, self.undoable_by(game.deciding)))

    def tell(self, since: int | None = None) -> None:
        """What has happened since it was last told."""
        entries = self.game.history.entries
        opening = since is not None or (bool(entries) and entries[-1].seat in self.bots)
        lines = story(self.voice, entries[self.told if since is None else since :], opening)
        self.terminal.say(*shown(lines))
        self.told = len(entries)

    def since(self, seat: str) -> int:
        """From which entry on a seat has not seen what happened: after its own last one."""
        entries = self.game.history.entries
        own = [number for number, entry in enumerate(entries, 1) if SEATS[entry.seat] == seat]
        return own[-1] if own else 0

    def _farewell(self) -> None:
        self.terminal.line("")
        if self.path is None:
            self.terminal.line(self.voice("terminal-farewell-unkept"))
        else:
            found = self.path.parent == saves.folder()  # where `--resume` looks
            self.terminal.unbroken(
                self.voice("terminal-farewell" if found else "terminal-farewell-named", file=str(self.path))
            )

    # -- taking back, keeping

    def undoable_by(self, seat: str) -> int:
        """How many actions this seat can take back: only own ones."""
        entries = self.game.history.entries
        return self.game.undoable if entries and SEATS[entries[-1].seat] == seat else 0

    def undo(self, steps: int, seat: str = "") -> bool:
        own = self.undoable_by(seat or self.game.deciding)
        return self._moved("terminal-undone", "terminal-undo-none", -min(steps, own))

    def redo(self, steps: int) -> bool:
        return self._moved("terminal-redone", "terminal-redo-none", min(steps, len(self.game.history.undone)))

    def _moved(self, message: str, none: str, steps: int) -> bool:
        """Go back or forward through the history, and say what that was."""
        history = self.game.history
        if steps == 0:
            self.terminal.line(self.voice(none))
            return False
        lines = [short_line(entry.line) for entry in (history.entries if steps < 0 else history.undone)[-abs(steps) :]]
        if steps < 0:
            self.game.undo(-steps)
        else:
            self.game.redo(steps)
        self.told = len(history.entries)
        self.keep()
        self.terminal.line(self.voice(message, lines=", ".join(reversed(lines))))
        return True

    def keep(self) -> None:
        """Write the game down as it stands."""
        if self.path is None:
            return
        try:
            saves.write(self.path, self.game.record())
        except OSError as error:
            self.terminal.line(self.voice("terminal-not-kept", reason=error.strerror or str(error)))
            self.path = None
