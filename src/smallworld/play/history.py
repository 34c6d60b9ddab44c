"""What was played, with a snapshot before each action: undo and redo without a rule turned backwards."""

from __future__ import annotations

from dataclasses import dataclass

from smallworld.play.events import Event, Reshuffled, Rolled, Shown
from smallworld.rules.layout import ROUND, TURN
from smallworld.rules.state import State


@dataclass(frozen=True, slots=True)
class Entry:
    """One action as it was entered, the state before and after, and what happened."""

    round: int
    seat: int
    line: str
    before: State
    after: State
    events: tuple[Event, ...]

    @property
    def final(self) -> bool:
        """Whether chance or a hidden draw came into it, so that it cannot be taken back."""
        return is_final(self.events)


def is_final(events: tuple[Event, ...] | list[Event]) -> bool:
    return any(isinstance(event, Rolled | Shown | Reshuffled) for event in events)


class History:
    """The entries that stand, and those undone that may be done again."""

    def __init__(self) -> None:
        self.entries: list[Entry] = []
        self.undone: list[Entry] = []

    def add(self, entry: Entry) -> None:
        self.entries.append(entry)
        self.undone.clear()

    def reach(self) -> int:
        """How many actions can be taken back: to the last chance event, hidden draw or decision of another seat.

        A decision that its seat has taken back was one all the same: nobody goes on back over it.
        """
        if self.entries and self.undone and self.undone[-1].seat != self.entries[-1].seat:
            return 0
        n = 0
        for entry in reversed(self.entries):
            if entry.final or entry.seat != self.entries[-1].seat:
                break
            n += 1
        return n

    def reach_in_turn(self) -> int:
        """How many of them belong to the same turn as the last one."""
        n = 0
        for entry in reversed(self.entries[len(self.entries) - self.reach() :]):
            if (entry.before.w[TURN], entry.before.w[ROUND]) != self._last_turn():
                break
            n += 1
        return n

    def _last_turn(self) -> tuple[int, int]:
        last = self.entries[-1].before
        return int(last.w[TURN]), int(last.w[ROUND])

    def undo(self) -> Entry | None:
        """Take the last action back; nothing where it is final or another seat's."""
        if self.reach() == 0:
            return None
        entry = self.entries.pop()
        self.undone.append(entry)
        return entry

    def redo(self) -> Entry | None:
        if not self.undone:
            return None
        entry = self.undone.pop()
        self.entries.append(entry)
        return entry
