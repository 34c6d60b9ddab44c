"""Boxes: boards, the catalogue, the switches of one game."""

from __future__ import annotations

from functools import cache

from librt.vecs import vec
from mypy_extensions import i64

from smallworld.content import library
from smallworld.content.boards import NO_ACCESS, access_pairs, board, rounds_of
from smallworld.content.switches import ON_BY_DEFAULT, SWITCH_NAMES
from smallworld.rules.box import Box
from smallworld.rules.catalogue import Catalogue
from smallworld.rules.chance import ACCESS, Draws, key_of

SETS = ("base", "sky")


@cache
def pieces() -> Catalogue:
    """The one catalogue of this process."""
    made = library.catalogue()
    made.origin = (pieces, ())
    return made


def default_options() -> vec[i64]:
    options = vec[i64]([0] * len(SWITCH_NAMES))
    for switch in ON_BY_DEFAULT:
        options[switch] = 1
    return options


def default_sets(name: str) -> list[str]:
    """The sets of pieces in the column: the expansion's too with its board."""
    return ["base", "sky"] if " " in name else ["base"]


def drawn_access(name: str, seed: str) -> tuple[int, int]:
    """Where Beanstalk and Stairway stand by the seed (R-161)."""
    pairs = access_pairs(name.partition(" ")[0])
    return pairs[int(Draws(key_of(seed), ACCESS, 0, 0).below(len(pairs)))]


def box_of(
    name: str,
    seats: int,
    rounds: int = 0,
    options: vec[i64] | None = None,
    sets: list[str] | None = None,
    access: tuple[int, int] = NO_ACCESS,
    catalogue: Catalogue | None = None,
) -> Box:
    """The box of a game on this board, with the pieces of the project or with a catalogue of others."""
    chosen = default_options() if options is None else options
    used = default_sets(name) if sets is None else sets
    return Box(board(name, access), catalogue or pieces(), seats, rounds or rounds_of(name, seats), chosen, used)


def drawn_box(name: str, seats: int, seed: str, options: vec[i64] | None = None, sets: list[str] | None = None) -> Box:
    """The box of a new game: the seed draws where Beanstalk and Stairway stand."""
    access = drawn_access(name, seed) if " " in name else NO_ACCESS
    return box_of(name, seats, 0, options, sets, access)
