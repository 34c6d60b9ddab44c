"""The map as a table, grouped by terrain or by owner."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from rich.console import Group
from rich.table import Table
from rich.text import Text

from smallworld.cli.terminal import facts
from smallworld.cli.terminal.looks import HEADING, holder_text, place_words, seat_style, table
from smallworld.cli.terminal.shorthand import SHORT_OF
from smallworld.cli.terminal.voice import Voice
from smallworld.content.terrain import TERRAIN_NAMES
from smallworld.notation.words import SEATS, region_name
from smallworld.play.view import SeatView
from smallworld.play.ways import RegionWays
from smallworld.rules.bits import regions_of
from smallworld.rules.layout import HELD, RACE, TRIBES
from smallworld.rules.layout import SEATS as SEAT_COUNT
from smallworld.rules.state import State

BY_TERRAIN: Final = "terrain"
BY_OWNER: Final = "owner"
GROUPINGS: Final = (BY_TERRAIN, BY_OWNER)


def region_table(voice: Voice, view: SeatView, grouping: str, ways: Mapping[str, RegionWays]) -> Group:
    """All regions; with ways in, what each costs, in the short form of its action."""
    s = view.state
    by_terrain = grouping == BY_TERRAIN
    headings = [
        voice("terminal-column-region"),
        voice("terminal-column-symbols" if by_terrain else "terminal-column-terrain"),
        voice("terminal-column-holder" if by_terrain else "terminal-column-tokens"),
        voice("terminal-column-neighbours"),
    ]
    if ways:
        headings.append(voice("terminal-column-ways"))
    made = table(*headings, numbers=(0,), fixed=(0, 1, 4))
    made.columns[0].min_width = 3
    groups = _by_terrain(voice, s) if by_terrain else _by_owner(voice, s, view.me)
    for title, mask in groups:
        _add_title(made, title)
        for r in regions_of(mask):
            row = [
                Text(region_name(r), style=HEADING),
                Text(place_words(voice, s.box.board, r, terrain=not by_terrain)),
                holder_text(voice, s, r, race=by_terrain),
                Text(" ".join(facts.neighbours(s.box.board, r))),
            ]
            if ways:
                row.append(ways_text(ways[region_name(r)]))
            made.add_row(*row)
    return Group(Text(voice(f"terminal-regions-{grouping}"), style=HEADING), made)


def ways_text(found: RegionWays) -> Text:
    """`c 3, s`: how a region can be taken in short forms, with what the ordinary ways cost."""
    ordinary, others = [], []
    for way in found.ways:
        verb = way.action.partition(" ")[0]
        short = SHORT_OF.get(verb, verb)
        if way.terms:
            ordinary.append(f"{short} {way.cost}")
        else:
            others.append(short)
    return Text(", ".join(ordinary + others), style=HEADING)


def _add_title(made: Table, title: Text) -> None:
    made.add_row(Text(""), title, *(Text("") for _ in made.columns[2:]))


def _by_terrain(voice: Voice, s: State) -> Iterator[tuple[Text, int]]:
    board = s.box.board
    for name in facts.TERRAINS:
        mask = int(board.terrain[TERRAIN_NAMES[name]])
        if mask:
            yield Text(voice.name("terrain", name), style=HEADING), mask


def _by_owner(voice: Voice, s: State, me: str | None) -> Iterator[tuple[Text, int]]:
    seats = [seat for seat in SEATS[: s.w[SEAT_COUNT]] if seat == me]
    seats += [seat for seat in SEATS[: s.w[SEAT_COUNT]] if seat != me]
    left = int(s.box.board.land)
    for seat in seats:
        for b in range(SEATS.index(seat) * 3, SEATS.index(seat) * 3 + 3):
            mask = int(s.w[HELD + b])
            if s.w[RACE + b] and mask:
                title = Text(f"{seat} {voice.name('race', s.race(b).name)}", style=f"{HEADING} {seat_style(seat)}")
                if b % 3 != facts.ACTIVE:
                    title.append(f", {voice('terminal-declined')}")
                yield title, mask
            left &= ~mask
    tribes = int(s.w[TRIBES])
    if tribes:
        yield Text(voice.name("marker", "lost-tribes"), style=HEADING), tribes
    left &= ~tribes
    if left:
        yield Text(voice("terminal-empty"), style=HEADING), left
    water = int(s.box.board.water) & ~_all_held(s)
    if water:
        yield Text(voice("terminal-water"), style=HEADING), water


def _all_held(s: State) -> int:
    found = 0
    for b in range(s.w[SEAT_COUNT] * 3):
        found |= int(s.w[HELD + b])
    return found
