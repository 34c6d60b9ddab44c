"""`why 14`: every way into a region with its price, term by term, or why there is none."""

from __future__ import annotations

from collections.abc import Iterator

from smallworld.cli.terminal import facts
from smallworld.cli.terminal.looks import holder_words, place_words
from smallworld.cli.terminal.notes import note_words, refusal_words
from smallworld.cli.terminal.options import way_words
from smallworld.cli.terminal.shorthand import short_line
from smallworld.cli.terminal.sums import cost_sum
from smallworld.cli.terminal.voice import Voice
from smallworld.notation.actions import read_action
from smallworld.notation.refusal import Refusal, Refused
from smallworld.notation.words import region_name
from smallworld.play.view import SeatView
from smallworld.play.ways import RegionWays, Way, as_conquering, cost_at

TOO_DEAR = ("too-far-short", "not-enough-tokens")


def why(voice: Voice, view: SeatView, r: int) -> Iterator[str]:
    """The lines that explain a region."""
    yield region_words(voice, view, r)
    ways = view.regions()
    if not ways:
        yield voice("terminal-why-not-now", phase=view.phase)
        return
    if view.phase == "start":
        yield voice("terminal-why-after-expand")
    told = ways[region_name(r)]
    have = cost_at(view.state, r).have
    for way in told.ways:
        yield f"{short_line(way.action)}: {_price(voice, way, have)}"
        for note in way.notes:
            yield f"  {note_words(voice, note)}"
    refusal = _refusal(view, r, told)
    if refusal is not None:
        yield refusal_words(voice, refusal)
        if refusal.code in TOO_DEAR:
            cost = cost_at(view.state, r)
            yield voice("terminal-why-cost", sum=cost_sum(voice, cost.terms, rulings=True), have=cost.have)


def region_words(voice: Voice, view: SeatView, r: int) -> str:
    """What a region is and who stands there."""
    s = view.state
    return voice(
        "terminal-why-region",
        region=region_name(r),
        place=place_words(voice, s.box.board, r),
        holder=holder_words(voice, s, r) or voice("terminal-nobody"),
        neighbours=" ".join(facts.neighbours(s.box.board, r)),
    )


def _price(voice: Voice, way: Way, have: int) -> str:
    if not way.terms or way.short:
        return way_words(voice, way)
    return voice("terminal-why-cost", sum=cost_sum(voice, way.terms, rulings=True), have=have)


def _refusal(view: SeatView, r: int, told: RegionWays) -> Refusal | None:
    """Why the region cannot be conquered in the ordinary way, where it cannot."""
    if told.reason is not None:
        return told.reason
    if any(way.action.startswith(("conquer ", "attempt ")) for way in told.ways):
        return None
    try:
        read_action(as_conquering(view.state), f"conquer {region_name(r)}")
    except Refused as error:
        return error.refusal
    return None
