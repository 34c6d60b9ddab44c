"""What the one who decides can do now, what that costs or brings, and what cannot be done, with the reason."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from smallworld.cli.terminal import facts
from smallworld.cli.terminal.column import column_texts
from smallworld.cli.terminal.looks import HEADING, holder_text, indented, place_words, table
from smallworld.cli.terminal.notes import note_words, percent
from smallworld.cli.terminal.placing import CONQUESTS, placing
from smallworld.cli.terminal.shorthand import short_line
from smallworld.cli.terminal.sums import cost_sum, score_sum
from smallworld.cli.terminal.voice import Voice
from smallworld.notation.words import SEATS
from smallworld.play.events import Scored
from smallworld.play.explain import dry_run, explain_move
from smallworld.play.view import SeatView
from smallworld.play.ways import RegionWays, Way
from smallworld.rules.moves import DECLINE, move_of

OWN: Final = "own-region"
OWN_VERBS: Final = ("roll", "fire", "cannon", "abandon", "done")
SHORT_LINE: Final = 4  # letters, for tables beneath one another
TOO_DEAR: Final = ("too-far-short", "not-enough-tokens")


def options(voice: Voice, view: SeatView, ways: Mapping[str, RegionWays]) -> RenderableType:
    phase = view.phase
    if phase == "pick":
        return column_texts(voice, view)
    if phase in CONQUESTS:
        return Group(_ways(voice, view, ways), *_impossible(voice, ways))
    if phase == "start":
        return _start(voice, view)
    if phase in ("stout", "ally", "pacts"):
        return _plain(voice, view)
    return placing(voice, view)


def _ways(voice: Voice, view: SeatView, ways: Mapping[str, RegionWays]) -> Group:
    """The ways into regions, the sure and cheap ones first, and what else can be done."""
    s = view.state
    made = table("", "", "", fixed=(0,))
    special: dict[str, list[str]] = {}
    found = [(region, way) for region, told in ways.items() for way in told.ways]
    for region, way in sorted(found, key=lambda each: _rank(each[1])):
        verb = way.action.partition(" ")[0]
        if not way.terms:
            special.setdefault(verb, []).append(region)
            continue
        r = facts.number(s.box.board, region)
        what = Text(place_words(voice, s.box.board, r, edge=False) + ": ")
        what.append_text(holder_text(voice, s, r) or Text(voice("terminal-nobody")))
        made.add_row(Text(short_line(way.action), style=HEADING), what, Text(way_words(voice, way)))
    lines = [(f"{verb} {regions[0]}", verb, regions) for verb, regions in special.items()]
    lines += _own(list(view.legal()))
    besides = table("", "", fixed=(0,))
    for line, verb, regions in lines:
        words = voice(f"terminal-do-{verb}", regions=" ".join(regions))
        besides.add_row(Text(short_line(line), style=HEADING), Text(words))
    made.columns[0].min_width = besides.columns[0].min_width = SHORT_LINE
    return Group(Text(voice("terminal-options"), style=HEADING), indented(made), indented(besides))


def _own(legal: list[str]) -> list[tuple[str, str, list[str]]]:
    """What concerns own regions or none: a line that can be entered, its verb, the regions that it could name."""
    found: dict[str, tuple[str, list[str]]] = {}
    for line in legal:
        words = line.split()
        if words[0] in OWN_VERBS:
            regions = found.setdefault(words[0], (line, []))[1]
            if len(words) > 1 and words[1] not in regions:
                regions.append(words[1])
    return [
        (line, verb, regions)
        for verb, (line, regions) in sorted(found.items(), key=lambda each: OWN_VERBS.index(each[0]))
    ]


def _rank(way: Way) -> tuple[int, int]:
    return way.short, way.cost


def way_words(voice: Voice, way: Way) -> str:
    """What a way in takes: the sum, and the chance where there is one."""
    if way.terms:
        total = cost_sum(voice, way.terms)
        if way.short:
            return voice("terminal-way-short", sum=total, short=way.short, odds=percent(way.odds))
        return total
    return voice("terminal-way-tokens", n=way.cost)


def _impossible(voice: Voice, ways: Mapping[str, RegionWays]) -> list[RenderableType]:
    """What cannot be taken, gathered by reason."""
    reasons: dict[tuple[str, str | None, str], list[str]] = {}
    for region, told in ways.items():
        why = told.reason
        if why is None or why.code == OWN:
            continue
        key = (why.code, why.ruling, str(why.params.get("marker", why.params.get("seat", ""))))
        dear = why.params.get("cost", why.params.get("need")) if why.code in TOO_DEAR else None
        reasons.setdefault(key, []).append(region if dear is None else f"{region} ({dear})")
    if not reasons:
        return []
    made = table("", "", fixed=(0,))
    for (code, ruling, about), regions in reasons.items():
        made.add_row(Text(reason_words(voice, code, about, ruling)), Text(" ".join(regions)))
    return [Text(voice("terminal-impossible"), style=HEADING), indented(made)]


def reason_words(voice: Voice, code: str, about: str, ruling: str | None) -> str:
    """A reason in a word or two, with its ruling."""
    short = f"terminal-short-{code}"
    if code == "immune-region" and about:
        words = voice(short, marker=about)
    elif code == "peace":
        words = voice(short, seat=about)
    else:
        words = voice(short)
    return f"{words} [{ruling}]" if ruling else words


def _start(voice: Voice, view: SeatView) -> Group:
    s = view.state
    made = table("", "", fixed=(0,))
    made.add_row(Text(short_line("expand"), style=HEADING), Text(voice("terminal-do-expand")))
    if "decline" in list(view.legal()):
        move = move_of(DECLINE, 0)
        words = [voice("terminal-do-decline", **_brings(voice, view, move))]
        words += [note_words(voice, note) for note in explain_move(s, move) if note.note == "note-race-leaves"]
        made.add_row(Text(short_line("decline"), style=HEADING), Text(" ".join(words)))
    return Group(Text(voice("terminal-options"), style=HEADING), indented(made))


def _brings(voice: Voice, view: SeatView, move: int) -> dict[str, str | int]:
    """What the turn scores with this move, as far as it ends with it."""
    for event in dry_run(view.state, move):
        if isinstance(event, Scored) and event.seat == view.turn:
            return {"total": event.total, "sum": score_sum(voice, event.terms)}
    return {"total": 0, "sum": ""}


def _plain(voice: Voice, view: SeatView) -> Group:
    """Steps that ask one thing: a line for each answer."""
    made = table("", "", fixed=(0,))
    for line in view.legal():
        verb, _, rest = line.partition(" ")
        seat = rest[:1] if rest[:1] in SEATS and rest[:1] else None
        made.add_row(Text(short_line(line), style=HEADING), Text(voice(f"terminal-do-{view.phase}-{verb}", seat=seat)))
    return Group(Text(voice("terminal-options"), style=HEADING), indented(made))
