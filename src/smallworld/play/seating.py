"""Who begins: the order of the seats that a seed gives, where the table does not choose it (R-002)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from smallworld.rules.chance import SEATING, Draws, key_of


def drawn_seats(seed: str, players: int) -> list[int]:
    """For each seat from A on, which of the players gets it."""
    order = vec[i64]([0] * players)
    for player in range(players):
        order[player] = player
    Draws(key_of(seed), SEATING, 0, 0).shuffle(order, players)
    return [int(player) for player in order]
