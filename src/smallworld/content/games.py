"""Boxes: a board, the catalogue, the switches of one game."""

from __future__ import annotations

from functools import cache

from librt.vecs import vec
from mypy_extensions import i64

from smallworld.content.boards import board
from smallworld.content.library import catalogue
from smallworld.content.switches import ON_BY_DEFAULT, SWITCH_NAMES
from smallworld.rules.box import Box
from smallworld.rules.catalogue import Catalogue


@cache
def pieces() -> Catalogue:
    """The one catalogue of this process."""
    return catalogue()


def default_options() -> vec[i64]:
    options = vec[i64]([0] * len(SWITCH_NAMES))
    for switch in ON_BY_DEFAULT:
        options[switch] = 1
    return options


def box_of(name: str, seats: int, rounds: int = 0, options: vec[i64] | None = None) -> Box:
    """The box of a game on this board."""
    chosen = default_options() if options is None else options
    return Box(board(name), pieces(), seats, rounds or board(name).turns, chosen, ["base"])
