"""Steps that place or take off pieces: own regions with what stands there, and the lines that do it."""

from __future__ import annotations

from typing import Final

from rich.console import Group
from rich.text import Text

from smallworld.cli.terminal.drafts import BORDERS, EVEN, draft, in_hand, others_beside, placing_bands
from smallworld.cli.terminal.looks import HEADING, holder_text, indented, place_words, table
from smallworld.cli.terminal.shorthand import REDEPLOYING, SHORT_OF, short_line
from smallworld.cli.terminal.voice import Voice
from smallworld.notation.words import SEATS, VERB_NUMBERS, region_name
from smallworld.play.view import SeatView
from smallworld.rules.bits import regions_of
from smallworld.rules.layout import HELD, PHASE, RETREAT
from smallworld.rules.state import State

# verbs that place or take off pieces one by one, in the order in which they are offered
PIECES: Final = ("deploy", "encamp", "fortify", "withdraw", "hero", "cannon")
CONQUESTS: Final = ("ghouls", "conquest")
OFF: Final = "withdraw"
COUNTED: Final = ("deploy", "encamp", "withdraw")


def own_regions(s: State, seat: str) -> list[tuple[int, int]]:
    """Band and region of what the races in this step hold; in a retreat camps may go to the active one's too."""
    bands = placing_bands(s)
    active = SEATS.index(seat) * 3
    if s.w[PHASE] == RETREAT and active not in bands:
        bands = [active, *bands]
    return [(b, int(r)) for b in bands for r in regions_of(s.w[HELD + b])]


def placing(voice: Voice, view: SeatView) -> Group:
    s = view.state
    assert view.me is not None
    made = table(
        voice("terminal-column-region"), voice("terminal-column-terrain"), voice("terminal-column-holder"),
        voice("terminal-placing-others"), numbers=(0,),
    )  # fmt: skip
    for b, r in own_regions(s, view.me):
        made.add_row(
            Text(region_name(r), style=HEADING),
            Text(place_words(voice, s.box.board, r)),
            holder_text(voice, s, r),
            Text(" ".join(others_beside(s, r, b))),
        )
    lines = table("", "", fixed=(0,))
    for short, words in _lines(voice, view):
        lines.add_row(Text(short, style=HEADING), Text(words))
    return Group(
        Text(voice("terminal-own-regions"), style=HEADING),
        indented(made),
        Text(voice("terminal-options"), style=HEADING),
        indented(lines),
    )


def _lines(voice: Voice, view: SeatView) -> list[tuple[str, str]]:
    """What can be entered, each kind of action once."""
    s = view.state
    legal = list(view.legal())
    regions: dict[str, list[str]] = {}
    for line in legal:
        words = line.split()
        regions.setdefault(words[0], []).append(words[1] if len(words) > 1 else "")
    found: list[tuple[str, str]] = []
    drafts: list[str] = []
    if view.phase in REDEPLOYING and "deploy" in regions:
        for how in (EVEN, BORDERS):
            whole = draft(s, how)
            if whole is not None and whole not in drafts:
                drafts.append(whole)
                found.append((f"r {how}", voice(f"terminal-do-{how}", line=short_line(whole))))
    for verb in PIECES:
        if verb in regions:
            example = f"{SHORT_OF[verb]}{regions[verb][0]}" + (" 2" if verb in COUNTED else "")
            message = "terminal-do-place-cannon" if verb == "cannon" else f"terminal-do-{verb}"
            found.append((example, voice(message, regions=" ".join(regions[verb]))))
    if "done" in regions:
        found.append((short_line("done"), voice("terminal-do-placed")))
    return found


def hand_words(voice: Voice, view: SeatView) -> list[str]:
    """What is in hand at this step, and how many can be taken off."""
    s = view.state
    words: list[str] = []
    if view.phase in (*CONQUESTS, *REDEPLOYING):
        conquering = view.phase in CONQUESTS
        tokens = sum(int(s.ready(b)) if conquering else in_hand(s, b) for b in placing_bands(s))
        if tokens or conquering:
            words.append(voice("terminal-hand-tokens", n=tokens))
    for verb in dict.fromkeys(line.partition(" ")[0] for line in view.legal()):
        owner = s.box.catalogue.owners.get(VERB_NUMBERS[verb])
        if owner is None or verb not in PIECES:
            continue
        left = int(owner.left(s, SEATS.index(view.deciding) * 3))
        n = left if left >= 0 else sum(int(marker.in_hand(s)) for marker in owner.markers)
        if verb == OFF:
            return [voice("terminal-hand-withdraw", n=n)]
        words.append(voice(f"terminal-hand-{verb}", n=n or 1))
    return [voice("terminal-hand", pieces=", ".join(words))] if words else []
