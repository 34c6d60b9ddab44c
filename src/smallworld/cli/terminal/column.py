"""The column of combos: prices, coins that lie on them, tokens, and what they can do."""

from __future__ import annotations

from typing import Final

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from smallworld.cli.terminal.looks import FAINT, HEADING, table
from smallworld.cli.terminal.voice import Voice
from smallworld.play.view import SeatView
from smallworld.rules.bits import MASK
from smallworld.rules.column import affordable_combos
from smallworld.rules.layout import COLUMN_COINS, COLUMN_COUNT, COLUMN_POWER, COLUMN_RACE, PHASE, PICK
from smallworld.rules.state import State

ABILITY_INDENT: Final = 4
LEFT: Final = (1, 5)  # cells that are words, set to the left


def column_table(voice: Voice, view: SeatView) -> Group:
    """One line a combo."""
    s = view.state
    made = table(*(head.plain for head in _headings(voice)), numbers=(0, 2, 3, 4), fixed=(0, 1, 2, 3, 4, 5))
    for place in range(s.w[COLUMN_COUNT]):
        made.add_row(*_row(voice, s, place))
    return Group(Text(voice("terminal-column-title"), style=HEADING), Padding(made, (0, 0, 0, 1)))


def column_texts(voice: Voice, view: SeatView) -> Group:
    """A line a combo with its abilities beneath it."""
    s = view.state
    heads = _headings(voice)
    rows = [_row(voice, s, place) for place in range(s.w[COLUMN_COUNT])]
    wide = [max(cell_len(cells[i].plain) for cells in [heads, *rows]) for i in range(len(heads))]
    parts: list[RenderableType] = [_aligned(heads, wide, FAINT)]
    for place, cells in enumerate(rows):
        parts += [_aligned(cells, wide), abilities(voice, *combo_at(s, place))]
    return Group(Text(voice("terminal-column-title"), style=HEADING), *parts)


def _headings(voice: Voice) -> list[Text]:
    return [
        Text(""),
        *(Text(voice(f"terminal-column-{name}")) for name in ("combo", "price", "coins", "tokens")),
        Text(""),
    ]


def _aligned(cells: list[Text], wide: list[int], style: str = "") -> Text:
    """Cells side by side, numbers to the right."""
    line = Text(" ", style=style)
    for number, cell in enumerate(cells):
        gap = " " * (wide[number] - cell_len(cell.plain))
        line.append("" if number in LEFT else gap).append_text(cell)
        line.append((gap if number in LEFT else "") + "  ")
    line.rstrip()
    return line


def abilities(voice: Voice, power: str, race: str) -> RenderableType:
    """What a power and a race can do, a sentence each."""
    texts = (voice.name("power", power, "text"), voice.name("race", race, "text"))
    return Padding(Group(*(Text(text) for text in texts)), (0, 0, 0, ABILITY_INDENT))


def combo_at(s: State, place: int) -> tuple[str, str]:
    catalogue = s.box.catalogue
    return catalogue.powers[s.w[COLUMN_POWER + place]].name, catalogue.races[s.w[COLUMN_RACE + place]].name


def tokens_of(s: State, place: int) -> int:
    """How many tokens whoever picks this combo gets: no more than lie in the tray (R-008)."""
    catalogue = s.box.catalogue
    race, power = catalogue.races[s.w[COLUMN_RACE + place]], catalogue.powers[s.w[COLUMN_POWER + place]]
    return min(int(race.tokens + power.tokens + race.extra_tokens()), int(s.tray(race.number)))


def _row(voice: Voice, s: State, place: int) -> list[Text]:
    power, race = combo_at(s, place)
    coins = int(s.w[COLUMN_COINS + place])
    return [
        Text(str(place + 1), style=HEADING),
        Text(voice.combo(power, race), style=HEADING),
        Text(str(place)),
        Text(str(coins) if coins else ""),
        Text(str(tokens_of(s, place))),
        Text(voice("terminal-too-dear") if is_too_dear(s, place) else ""),
    ]


def is_too_dear(s: State, place: int) -> bool:
    """Whether the one who picks now cannot pay for it."""
    return s.w[PHASE] == PICK and not affordable_combos(s) & MASK[place + 1]
