"""The suite that every bot passes: whole games, in which it is watched at each answer.

from smallworld.testing import check_bot

def test_my_bot() -> None:
    check_bot(MyBot)          # anything that makes a bot from a seed
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from smallworld.content.switches import ON_BY_DEFAULT, SWITCH_NAMES
from smallworld.play.bot import Bot, Clock
from smallworld.play.game import Game
from smallworld.play.runner import play_out
from smallworld.play.view import Legal, SeatView
from smallworld.rules.secrets import determinize

# players, and the board beside the one for so many
ALL_BOARDS: Final = ((2, None), (3, None), (4, None), (5, None), (3, "sky-2"), (5, "sky-3"))


class BotFault(AssertionError):
    """A bot does what none may."""


def check_bot(
    make_bot: Callable[[int], Bot],
    boards: Sequence[tuple[int, str | None]] = ALL_BOARDS,
    seed: int = 1,
    clock: Clock | None = None,
) -> None:
    """Play a game on each board, every other one with all switches at their other value; `BotFault` where the bot

    - answers with nothing, or first with what is not legal (later lines of a list need not stay legal);
    - answers otherwise than another bot of the same seed that was asked the same, whatever the stacks hide;
    - changes what it is shown: the view or the legal actions.
    """
    for number, (players, board) in enumerate(boards):
        options = other_switches() if number % 2 else {}
        game = Game.new(players, seed + number, board, options)
        watched = [_Watched(make_bot, seed * 1000 + number * 10 + seat) for seat in range(players)]
        play_out(watched, game=game, clock=clock)


def other_switches() -> Mapping[str, object]:
    """Every rules switch that is on or off, at its other value."""
    return {name: switch not in ON_BY_DEFAULT for name, switch in SWITCH_NAMES.items() if name != "coins"}


class _Watched:
    """A bot, beside it a twin that is asked the same in another game that looks alike."""

    def __init__(self, make_bot: Callable[[int], Bot], seed: int) -> None:
        self.bot = make_bot(seed)
        self.twin = make_bot(seed)
        self.name = self.bot.name
        self.asked = 0
        if not self.name:
            raise BotFault("a bot needs a name")

    def choose(self, view: SeatView, legal: Legal, clock: Clock) -> list[str]:
        self.asked += 1
        moment = f"{self.name}, seat {view.me}, round {view.round}, {view.phase}"
        words, lines = _seen(view), list(legal)
        answer = _lines(self.bot.choose(view, legal, clock), moment)
        if _seen(view) != words or list(legal) != lines:
            raise BotFault(f"{moment}: the view was changed")
        if answer[0] not in legal:
            raise BotFault(f"{moment}: {answer[0]!r} is not legal; legal are {', '.join(lines)}")
        alike = SeatView(determinize(view.state, f"other {self.asked}"), view.seat)
        other = _lines(self.twin.choose(alike, alike.legal(), clock), moment)
        if other != answer:
            raise BotFault(f"{moment}: {answer} and, asked the same once more, {other}")
        return answer


def _seen(view: SeatView) -> list[int]:
    """All words of a view but the cache, which asking for legal actions fills."""
    return list(view.state.w[: view.state.box.catalogue.words])


def _lines(answer: object, moment: str) -> list[str]:
    """An answer as a list of lines."""
    lines = [answer] if isinstance(answer, str) else list(answer) if isinstance(answer, Sequence) else []
    if not lines or not all(isinstance(line, str) for line in lines):
        raise BotFault(f"{moment}: {answer!r} is neither an action line nor a list of them")
    return lines
