"""How things look: a style for each seat, tables without lines, words for what stands in a region."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from smallworld.cli.terminal import facts
from smallworld.cli.terminal.voice import Voice
from smallworld.rules.board import Board
from smallworld.rules.state import State

SEAT_STYLES: Final = {"A": "cyan", "B": "magenta", "C": "yellow", "D": "green", "E": "bright_blue", "F": "bright_red"}
HEADING: Final = "bold"
FAINT: Final = "dim"
INDENT: Final = 2
GAP: Final = 2
WIDE: Final = 118


def seat_style(seat: str) -> str:
    return SEAT_STYLES.get(seat, "")


def table(*headings: str, numbers: Sequence[int] = (), fixed: Sequence[int] = (0,)) -> Table:
    """A table of aligned columns and nothing else; `numbers` are set to the right, `fixed` never broken."""
    made = Table(box=None, show_header=any(headings), pad_edge=False, padding=(0, GAP, 0, 0), header_style=FAINT)
    for number, heading in enumerate(headings):
        made.add_column(
            Text(heading), justify="right" if number in numbers else "left", no_wrap=number in fixed, overflow="fold"
        )
    return made


class Beside:
    """Two parts side by side where there is room, else one beneath the other."""

    def __init__(self, left: RenderableType, right: RenderableType) -> None:
        self.left = left
        self.right = right

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        if options.max_width < WIDE:
            yield from (self.left, "", self.right)
            return
        grid = Table.grid(padding=(0, GAP * 2, 0, 0), expand=True)
        grid.add_column(ratio=1)
        grid.add_column()
        grid.add_row(self.left, self.right)
        yield grid


def indented(content: RenderableType) -> Padding:
    return Padding(content, (0, 0, 0, INDENT))


def place_words(voice: Voice, board: Board, r: int, terrain: bool = True, edge: bool = True) -> str:
    """Terrain, symbols, and whether a race can enter there: `Mountain, mine, edge`."""
    words = [voice.name("terrain", facts.terrain(board, r))] if terrain else []
    words += [voice.name("symbol", symbol) for symbol in facts.symbols(board, r)]
    words += [voice.name("marker", way) for way in facts.access(board, r)]
    if edge and facts.is_border(board, r):
        words.append(voice("terminal-edge"))
    if edge and facts.island(board, r):
        words.append(voice("terminal-island", n=facts.island(board, r)))
    return ", ".join(words)


def holder_words(voice: Voice, s: State, r: int, race: bool = True) -> str:
    """Who holds a region and with what: `B Elves 2, Lair`."""
    found = facts.held(s, r)
    words: list[str] = []
    if found is not None:
        words.append(f"{found.seat} {voice.name('race', found.race)} {found.tokens}" if race else str(found.tokens))
        if not found.active and race:
            words.append(voice("terminal-declined"))
    elif facts.has_tribe(s, r):
        words.append(voice.name("symbol", "lost-tribe"))
    beneath = facts.buried(s, r)
    if beneath is not None:
        words.append(voice("terminal-buried", seat=beneath.seat, race=beneath.race, n=beneath.tokens))
    return ", ".join(words + marker_words(voice, s, r))


def marker_words(voice: Voice, s: State, r: int) -> list[str]:
    """`Hero`, `3 Encampments`."""
    return [
        voice.name("marker", kind, "one") if n == 1 else f"{n} {voice.name('marker', kind)}"
        for kind, n in facts.markers(s, r)
    ]


def holder_text(voice: Voice, s: State, r: int, race: bool = True) -> Text:
    """The same in the colour of the seat; what is declined is faint."""
    found = facts.held(s, r)
    style = "" if found is None else seat_style(found.seat) + ("" if found.active else f" {FAINT}")
    return Text(holder_words(voice, s, r, race), style=style.strip())
