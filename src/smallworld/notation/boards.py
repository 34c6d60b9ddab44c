"""Boards, sets of pieces and access tokens by name."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from smallworld.content.boards import ACCESS, BASE_BOARDS, NO_ACCESS, SKY_BOARDS, board, board_for
from smallworld.content.games import SETS, drawn_access
from smallworld.notation.faults import Faults
from smallworld.notation.words import region_name, region_number
from smallworld.rules.board import Board


def read_board(value: object, faults: Faults) -> str:
    """The name of a base board, or of one joined with a sky board: `base-3 sky-2`."""
    parts = value if isinstance(value, list) else str(value).split()
    ground = str(parts[0]) if parts else ""
    if ground not in BASE_BOARDS:
        faults.add("board", "unknown-board", board=ground, known=", ".join(BASE_BOARDS))
        ground = "base-2"
    if len(parts) < 2:
        return ground
    if len(parts) > 2 or parts[1] not in SKY_BOARDS:
        faults.add(
            "board", "unknown-board", board=" ".join(str(part) for part in parts[1:]), known=", ".join(SKY_BOARDS)
        )
        return ground
    return f"{ground} {parts[1]}"


def new_board(players: int, value: str | Sequence[str] | None, faults: Faults) -> str:
    """The board of a new game: by the number of players, with a sky board the one for one player fewer (R-159)."""
    parts = value.split() if isinstance(value, str) else list(value or [])
    sky = next((part for part in parts if part in SKY_BOARDS), "")
    fewest, most = (3, 6) if sky else (2, 5)
    if not fewest <= players <= most:
        faults.add("players", "seats-number" if players != 2 or not sky else "sky-for-two", n=players)
        return BASE_BOARDS[0]
    ground = board_for(players - 1 if sky else players)
    for part in parts:
        if part not in (ground, sky):
            faults.add("board", "unknown-board", board=part, known=", ".join((ground, *SKY_BOARDS)))
    return f"{ground} {sky}".strip()


def write_board(made: Board) -> str | list[str]:
    return made.name.split() if " " in made.name else made.name


def read_sets(value: object, faults: Faults) -> list[str]:
    """Which sets of pieces are in the column."""
    if not isinstance(value, list) or not value or any(name not in SETS for name in value):
        faults.add("pieces", "unknown-set", known=", ".join(SETS))
        return ["base"]
    return [name for name in SETS if name in value]


def read_access(doc: Mapping[str, object], name: str, seed: str, faults: Faults) -> tuple[int, int]:
    """Where Beanstalk and Stairway stand; left out, the seed draws it."""
    ground, _, sky = name.partition(" ")
    value = doc.get("access")
    if not sky:
        if value is not None:
            faults.add("access", "access-without-sky")
        return NO_ACCESS
    if value is None:
        return drawn_access(name, seed)
    if not isinstance(value, Mapping) or sorted(value) != sorted(ACCESS):
        faults.add("access", "wrong-type", expected="access")
        return NO_ACCESS
    below = board(ground)
    found: list[int] = []
    for which in ACCESS:
        number = region_number(str(value[which]), below)
        if number is None:
            faults.add(f"access.{which}", "unknown-region", region=str(value[which]), board=ground)
        elif below.land >> number & 1 == 0:
            faults.add(f"access.{which}", "access-in-water", region=region_name(number))
        else:
            found.append(number)
    if len(found) != len(ACCESS):
        return NO_ACCESS
    if found[0] == found[1]:
        faults.add("access", "access-together", region=region_name(found[0]))
        return NO_ACCESS
    return found[0], found[1]


def write_access(made: Board) -> dict[str, str]:
    return {which: region_name(made.access[i]) for i, which in enumerate(ACCESS)}
