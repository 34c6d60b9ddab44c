"""What is printed and what is typed: a terminal with colours and a curtain, or plain lines through a pipe."""

from __future__ import annotations

import contextlib
import sys
import time
from io import TextIOWrapper
from typing import Final, TextIO

from rich.console import Console, RenderableType
from rich.text import Text

PAUSES: Final = {"slow": 1.6, "normal": 0.5, "instant": 0.0}
FORGET: Final = "\x1b[H\x1b[2J\x1b[3J"  # last what has been scrolled away: some put there what they clear


class Left(Exception):
    """Somebody has left, or the input has ended."""


class Terminal:
    """One person's end of the line. `live`: somebody sits there and can be asked back."""

    def __init__(self, source: TextIO | None = None, target: TextIO | None = None, live: bool | None = None) -> None:
        self.source = source or sys.stdin
        out = target or sys.stdout
        self.live = (self.source.isatty() and out.isatty()) if live is None else live
        for stream in (self.source, out):  # a sign that the terminal cannot show, or that is none, does no harm
            if isinstance(stream, TextIOWrapper):
                stream.reconfigure(errors="replace")
        self.console = Console(file=target, highlight=False, markup=False, emoji=False)
        if self.live and self.source is sys.stdin:
            with contextlib.suppress(ImportError):
                import readline  # noqa: F401 - gives the line an editor and a memory

    def say(self, *parts: RenderableType) -> None:
        """Print; lines end where their text ends, so that a pipe gets no blanks."""
        if self.console.is_terminal:
            for part in parts:
                self.console.print(part)
            return
        with self.console.capture() as capture:
            for part in parts:
                self.console.print(part)
        self.console.file.write("".join(f"{line.rstrip()}\n" for line in capture.get().splitlines()))
        self.console.file.flush()

    def line(self, text: str, style: str = "") -> None:
        self.say(Text(text, style=style))

    def unbroken(self, text: str) -> None:
        """A line with a path in it, to be copied as a whole."""
        self.console.print(Text(text), soft_wrap=True)

    def ask(self, prompt: str) -> str:
        """One line; `Left` at the end of the input. What comes through a pipe is printed, so that it can be followed."""
        if self.live and self.source is sys.stdin:
            try:
                return input(prompt).strip()
            except EOFError as error:
                raise Left from error
        found = self.source.readline()
        self.line(f"{prompt}{found.rstrip()}".rstrip())
        if not found:
            raise Left
        return found.strip()

    def forget(self) -> None:
        """Leave nothing on the screen for the next person to read."""
        if self.console.is_terminal:
            self.console.file.write(FORGET)
            self.console.file.flush()

    def wait(self, pace: str) -> None:
        """Let a move of a bot be read."""
        if self.live and PAUSES[pace]:
            time.sleep(PAUSES[pace])
