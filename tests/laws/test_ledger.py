"""The ledger notices events that cannot be."""

import pytest

from smallworld.rules.events import (
    COINS_PAID,
    CONQUERED,
    FROM_REGIONS,
    OVER_FIRST_SEAT,
    PACTS_MOVED,
    SCORED,
    TRIBE_GONE,
    TURN_BEGAN,
)
from tests.laws.ledger import HAGGLING, Ledger

Told = tuple[int, ...]
A, B, C = 0, 1, 2
TURN_OF_B: Told = (TURN_BEGAN, 1, B)


def ledger(*told: Told) -> Ledger:
    """After these events of a game of three, who have five coins each."""
    found = Ledger(3)
    for kind, *numbers in told:
        found.event(kind, *(numbers + [0] * 6)[:6])
    return found


def given(holder: int, n: int = 1) -> Told:
    return (PACTS_MOVED, A, holder, n)


def back(holder: int, n: int = 1) -> Told:
    return (PACTS_MOVED, holder, A, n)


def paid(seat: int, n: int, source: int = HAGGLING) -> Told:
    return (COINS_PAID, seat, n, source)


BEATEN: Told = (CONQUERED, B, 3, 12, 5, 4, OVER_FIRST_SEAT + 2 * A)
BEATEN_IN_DECLINE: Told = (CONQUERED, B, 3, 12, 5, 4, OVER_FIRST_SEAT + 2 * A + 1)

RIGHT: dict[str, list[Told]] = {
    "spared": [given(B, 2), given(C), TURN_OF_B, back(B, 2), paid(A, -2), paid(B, 2), (TURN_BEGAN, 1, C)],
    "beaten": [given(B, 2), TURN_OF_B, BEATEN, back(B, 2), paid(B, -2), paid(A, 2), (TURN_BEGAN, 1, C)],
    "in decline": [given(B), TURN_OF_B, BEATEN_IN_DECLINE, back(B), paid(A, -1), paid(B, 1), (TURN_BEGAN, 1, C)],
    "all he has": [paid(A, -3, FROM_REGIONS), given(B, 2), paid(A, -1, FROM_REGIONS), TURN_OF_B, back(B, 2), paid(A, -1),
                   paid(B, 1), (TURN_BEGAN, 1, C)],
    "nothing": [given(B, 5), paid(A, -5, FROM_REGIONS), TURN_OF_B, back(B, 5), (TURN_BEGAN, 1, C)],
    "scored": [paid(A, 1, 70), paid(A, 3, FROM_REGIONS), (SCORED, A, 3, 1), TURN_OF_B],
}  # fmt: skip
WRONG: dict[str, list[Told]] = {
    "six pacts": [given(B, 3), given(C, 3)],
    "more than coins": [paid(A, -4, FROM_REGIONS), given(B), given(C)],
    "none": [given(B, 0)],
    "to oneself": [given(A)],
    "of another": [(PACTS_MOVED, B, C, 1)],
    "too few back": [given(B, 2), TURN_OF_B, back(B, 1)],
    "not settled": [given(C), TURN_OF_B, (TURN_BEGAN, 1, C), (TURN_BEGAN, 2, A)],
    "unpaid": [given(B), TURN_OF_B, back(B), (TURN_BEGAN, 1, C)],
    "half paid": [given(B), TURN_OF_B, back(B), paid(A, -1), (TURN_BEGAN, 1, C)],
    "the wrong way": [given(B), TURN_OF_B, BEATEN, back(B), paid(A, -1)],
    "paid without a pact": [paid(A, -1)],
    "scored otherwise": [paid(A, 3, FROM_REGIONS), (SCORED, A, 4, 1)],
    "scored for another": [paid(B, 3, FROM_REGIONS), (SCORED, A, 3, 1)],
    "not in turn": [(TURN_BEGAN, 1, C)],
    "a tribe twice": [(TRIBE_GONE, 5), (TRIBE_GONE, 5)],
}


@pytest.mark.parametrize("name", RIGHT)
def test_what_can_be(name: str) -> None:
    assert not ledger(*RIGHT[name]).due


@pytest.mark.parametrize("name", WRONG)
def test_what_cannot_be(name: str) -> None:
    ledger(*WRONG[name][:-1])
    with pytest.raises(AssertionError):
        ledger(*WRONG[name])
