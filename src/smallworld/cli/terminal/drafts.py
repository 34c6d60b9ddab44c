"""Whole redeployments made at a word: spread evenly, along the borders with others, all into one region."""

from __future__ import annotations

from typing import Final

from smallworld.cli.terminal import facts
from smallworld.notation.words import region_name, region_number
from smallworld.rules.bits import MASK, regions_of
from smallworld.rules.layout import DECIDING, HAND, HELD, PHASE, RETREAT, TOKENS, WAITING
from smallworld.rules.refusals import acting_band
from smallworld.rules.state import State

EVEN: Final = "even"
BORDERS: Final = "borders"
DRAFTS: Final = (EVEN, BORDERS)


def placing_bands(s: State) -> list[int]:
    """The bands that place tokens now, with all their regions."""
    if s.w[PHASE] != RETREAT:
        return [int(acting_band(s))]
    first = int(s.w[DECIDING]) * 3
    return [b for b in range(first, first + 3) if s.w[WAITING + b] > 0]


def in_hand(s: State, b: int) -> int:
    """Tokens that a band may place now."""
    return int(s.w[WAITING + b] if s.w[PHASE] == RETREAT else s.w[HAND + b])


def others_beside(s: State, r: int, b: int) -> list[str]:
    """The regions of other players' active races next to this one, each with seat and tokens: `B7(4)`."""
    found = []
    for other in regions_of(s.box.board.neighbours[r]):
        held = facts.held(s, other)
        if held is not None and held.active and s.band_in(other) // 3 != b // 3:
            found.append(f"{held.seat}{region_name(other)}({held.tokens})")
    return found


def draft(s: State, how: str) -> str | None:
    """The whole redeployment that a word asks for; nothing where it is no such word."""
    number = region_number(how, s.box.board)
    if how not in DRAFTS and number is None:
        return None
    counts: dict[str, int] = {}
    for b in placing_bands(s):
        regions = [int(r) for r in regions_of(s.w[HELD + b])]
        placed = {r: int(s.w[TOKENS + r]) for r in regions}
        goals = regions
        if number is not None and s.w[HELD + b] & MASK[number]:
            goals = [number]
        elif how == BORDERS:
            goals = [r for r in regions if others_beside(s, r, b)] or regions
        for _ in range(in_hand(s, b) if goals else 0):
            fewest = min(goals, key=lambda r: placed[r])
            placed[fewest] += 1
        counts.update({region_name(r): n for r, n in placed.items()})
    if number is not None and region_name(number) not in counts:
        return None
    return "redeploy " + " ".join(f"{region}={n}" for region, n in counts.items())
