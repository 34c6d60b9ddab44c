"""The published suite finds what is wrong with a bot."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

import pytest

from smallworld.play.bot import Bot, Clock
from smallworld.play.view import Legal, SeatView
from smallworld.rules.layout import COINS
from smallworld.testing import BotFault, check_bot

SMALL = [(2, None)]


class Last:
    """The last legal action."""

    name = "last"

    def __init__(self, seed: int) -> None:
        self.asked = 0

    def choose(self, view: SeatView, legal: Legal, clock: Clock) -> str | Sequence[str]:
        self.asked += 1
        return legal[-1]


class AsList(Last):
    """A list whose later lines may not fit any more."""

    def choose(self, view: SeatView, legal: Legal, clock: Clock) -> list[str]:
        return [legal[-1], legal[-1]]


class Nameless(Last):
    name = ""


class Silent(Last):
    def choose(self, view: SeatView, legal: Legal, clock: Clock) -> list[str]:
        return []


class Numbers(Last):
    def choose(self, view: SeatView, legal: Legal, clock: Clock) -> Sequence[str]:
        return [5]  # type: ignore[list-item] # that is what is wrong with it


class Nothing(Last):
    def choose(self, view: SeatView, legal: Legal, clock: Clock) -> str:
        return None  # type: ignore[return-value] # that is what is wrong with it


class Illegal(Last):
    def choose(self, view: SeatView, legal: Legal, clock: Clock) -> str:
        return "conquer 99"


class Cheating(Last):
    def choose(self, view: SeatView, legal: Legal, clock: Clock) -> str:
        view.state.w[COINS + view.seat] += 5
        return legal[-1]


class Whimsical(Last):
    """Not by its seed alone."""

    whims = Random(1)

    def choose(self, view: SeatView, legal: Legal, clock: Clock) -> str:
        return legal[self.whims.randrange(len(legal))]


@pytest.mark.parametrize("make_bot", [Last, AsList])
def test_good_bots_pass(make_bot: Callable[[int], Bot]) -> None:
    check_bot(make_bot)


@pytest.mark.parametrize(
    ("make_bot", "wrong"),
    [
        (Nameless, "name"),
        (Silent, "neither an action line nor a list"),
        (Numbers, "neither an action line nor a list"),
        (Nothing, "neither an action line nor a list"),
        (Illegal, "'conquer 99' is not legal"),
        (Cheating, "the view was changed"),
        (Whimsical, "asked the same once more"),
    ],
)
def test_others_do_not(make_bot: Callable[[int], Bot], wrong: str) -> None:
    with pytest.raises(BotFault, match=wrong):
        check_bot(make_bot, SMALL)


def test_the_clock_is_handed_on() -> None:
    seen = set()

    class Patient(Last):
        def choose(self, view: SeatView, legal: Legal, clock: Clock) -> str:
            seen.add(clock)
            return legal[-1]

    check_bot(Patient, SMALL, clock=Clock(nodes=7))
    assert seen == {Clock(nodes=7)}
