"""The top of a screen: the moment, the rules that are played, who has what."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group
from rich.table import Table
from rich.text import Text

from smallworld.cli.terminal.column import abilities
from smallworld.cli.terminal.looks import FAINT, HEADING, seat_style, table
from smallworld.cli.terminal.sitters import Sitter
from smallworld.cli.terminal.voice import Voice
from smallworld.notation.options import beside_edition, edition_of
from smallworld.notation.words import SEATS
from smallworld.play.view import SeatView
from smallworld.rules.bits import count
from smallworld.rules.layout import COINS, HAND, HELD, POWER, RACE, ROUNDS
from smallworld.rules.layout import SEATS as SEAT_COUNT
from smallworld.rules.state import State
from smallworld.rules.switches import COINS_SHOWN

FIRST_EDITION = "en2015"


def header(voice: Voice, view: SeatView, sitters: Sequence[Sitter]) -> Group:
    s = view.state
    name = sitters[SEATS.index(view.deciding)].name
    moment = voice(
        "terminal-moment", round=view.round, most=int(s.w[ROUNDS]), seat=view.deciding, name=name, phase=view.phase
    )
    return Group(
        Text(moment, style=f"{HEADING} {seat_style(view.deciding)}"),
        Text(edition_words(voice, s), style=FAINT),
        _seats(voice, view, sitters),
    )


def own_abilities(voice: Voice, view: SeatView) -> Group | None:
    """What the active race of the one who decides can do; nothing without one."""
    s = view.state
    b = SEATS.index(view.deciding) * 3
    if s.w[RACE + b] == 0 or s.w[POWER + b] == 0:
        return None
    power, race = s.badge(b).name, s.race(b).name
    title = Text(voice.combo(power, race), style=f"{HEADING} {seat_style(view.deciding)}")
    return Group(title, abilities(voice, power, race))


def edition_words(voice: Voice, s: State) -> str:
    """The board, the edition, and the switches that differ from it."""
    told = ", ".join(f"{name} = {_value(voice, value)}" for name, value in beside_edition(s.box.options).items())
    edition = edition_of(s.box.options)
    return voice("terminal-rules-played", board=s.box.board.name, edition=edition, switches=told or None)


def _value(voice: Voice, value: bool | str) -> str:
    if isinstance(value, str):
        return value
    return voice("terminal-switch-on" if value else "terminal-switch-off")


def coins_known(view: SeatView, seat: str) -> int | None:
    """The coins of a seat, as far as the table shows them to this one (R-228)."""
    s = view.state
    if view.over or s.box.options[COINS_SHOWN] or seat == view.me:
        return int(s.w[COINS + SEATS.index(seat)])
    return None


def _seats(voice: Voice, view: SeatView, sitters: Sequence[Sitter]) -> Table:
    s = view.state
    headings = [voice(f"terminal-seats-{name}") for name in ("name", "coins", "active", "hand", "regions", "declined")]
    made = table("", *headings, numbers=(2, 4, 5), fixed=(0, 2, 4, 5))
    for number in range(s.w[SEAT_COUNT]):
        seat = SEATS[number]
        b = number * 3
        coins = coins_known(view, seat)
        has_race = s.w[RACE + b] != 0
        active = voice.combo(s.badge(b).name, s.race(b).name) if has_race and s.w[POWER + b] else ""
        made.add_row(
            Text(("* " if seat == view.turn else "  ") + seat, style=f"{HEADING} {seat_style(seat)}"),
            Text(sitters[number].name),
            Text("?" if coins is None else str(coins)),
            Text(active, style=seat_style(seat)),
            Text(str(int(s.w[HAND + b])) if has_race else ""),
            Text(str(count(s.w[HELD + b])) if has_race else ""),
            Text(", ".join(_declined(voice, s, b)), style=f"{seat_style(seat)} {FAINT}"),
        )
    return made


def _declined(voice: Voice, s: State, b: int) -> list[str]:
    """The declined races of a seat, each with its regions and what it has in hand."""
    words = []
    for d in (b + 1, b + 2):
        if s.w[RACE + d] == 0:
            continue
        name = voice.combo(s.badge(d).name, s.race(d).name) if s.w[POWER + d] else voice.name("race", s.race(d).name)
        words.append(voice("terminal-seats-old", name=name, n=int(count(s.w[HELD + d])), hand=int(s.w[HAND + d])))
    return words
