"""What plays and what watches: the protocols of bots and observers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from smallworld.play.events import Event
from smallworld.play.view import Legal, SeatView


@dataclass(frozen=True, slots=True)
class Clock:
    """How much a bot may think for one decision: nodes, seconds, or both; nothing is no limit."""

    nodes: int | None = None
    seconds: float | None = None


class Bot(Protocol):
    """Chooses for a seat, from that seat's view alone."""

    @property
    def name(self) -> str: ...

    def choose(self, view: SeatView, legal: Legal, clock: Clock) -> str | Sequence[str]:
        """One action line, or several: they are played while each is legal and neither chance, a hidden draw nor
        another seat has come between; then the bot is asked again."""
        ...


class Observer(Protocol):
    """Watches a game as a spectator."""

    def start(self, view: SeatView) -> None: ...

    def event(self, line: str, events: Sequence[Event], view: SeatView) -> None: ...

    def end(self, view: SeatView) -> None: ...
