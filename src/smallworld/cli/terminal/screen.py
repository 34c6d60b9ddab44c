"""One screen a decision: the moment, the map, what can be done, what it would bring."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from smallworld.cli.terminal.column import column_table, column_texts
from smallworld.cli.terminal.header import header, own_abilities
from smallworld.cli.terminal.looks import FAINT, HEADING, Beside
from smallworld.cli.terminal.options import options
from smallworld.cli.terminal.placing import hand_words
from smallworld.cli.terminal.regions import BY_TERRAIN, region_table
from smallworld.cli.terminal.sitters import Sitter
from smallworld.cli.terminal.sums import score_sum
from smallworld.cli.terminal.voice import Voice
from smallworld.play.view import SeatView

# steps before the coins of the turn are paid
UNPAID: Final = ("start", "pick", "ghouls", "conquest", "redeploy-ghouls", "redeploy", "withdraw", "heroes")

MAPPED: Final = ("start", "pick", "ghouls", "conquest")  # steps that look at the whole map
ABLE: Final = ("start", "conquest")  # steps that use what a race can do


@dataclass(slots=True)
class Screen:
    """What is shown to the one who decides."""

    voice: Voice
    sitters: Sequence[Sitter]
    grouping: str = BY_TERRAIN

    def whole(self, view: SeatView, undoable: int) -> list[RenderableType]:
        """At the first decision of a step: all that one needs."""
        ways = view.regions()
        top: list[RenderableType] = [header(self.voice, view, self.sitters)]
        own = own_abilities(self.voice, view)
        if own is not None and view.phase in ABLE:
            top += ["", own]
        parts: list[RenderableType] = [*top]
        if view.phase == "start":
            parts = [Beside(Group(*top), column_table(self.voice, view))]
        if view.phase in MAPPED:
            parts += ["", region_table(self.voice, view, self.grouping, ways)]
        return [*parts, "", *self.decision(view, undoable)]

    def decision(self, view: SeatView, undoable: int) -> list[RenderableType]:
        """What can be done now."""
        ways = view.regions() if view.phase in ("ghouls", "conquest") else {}
        parts: list[RenderableType] = [options(self.voice, view, ways)]
        if view.phase in UNPAID:
            score = view.score()
            brings = self.voice("terminal-now", total=score.total, sum=score_sum(self.voice, score.terms))
            parts.append(Text(brings))
        parts.append(Text(self.voice("terminal-undoable", n=undoable), style=FAINT))
        question = " ".join([self.voice(f"phase-{view.phase}"), *hand_words(self.voice, view)])
        return [*parts, Text(question, style=HEADING)]

    def column(self, view: SeatView) -> RenderableType:
        return column_texts(self.voice, view)

    def regions(self, view: SeatView) -> RenderableType:
        return Group(
            header(self.voice, view, self.sitters), "", region_table(self.voice, view, self.grouping, view.regions())
        )
