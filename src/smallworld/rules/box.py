"""The box of one game: board, pieces and switches; it never changes during the game."""

from __future__ import annotations

from functools import lru_cache

from librt.vecs import vec
from mypy_extensions import i64

from smallworld.rules.bits import vec_of
from smallworld.rules.board import Board
from smallworld.rules.catalogue import Catalogue


class Box:
    """What all states of a game share. `options` holds a value for each switch of the catalogue, by its place there."""

    __slots__ = ("board", "catalogue", "seats", "rounds", "options", "sets", "race_in", "power_in")

    def __init__(
        self, board: Board, catalogue: Catalogue, seats: i64, rounds: i64, options: vec[i64], sets: list[str]
    ) -> None:
        self.board = board
        self.catalogue = catalogue
        self.seats = seats
        self.rounds = rounds
        self.options = options
        self.sets = sets
        self.race_in: list[bool] = [piece.pack in sets and piece.in_game(self) for piece in catalogue.races]
        self.power_in: list[bool] = [piece.pack in sets and piece.in_game(self) for piece in catalogue.powers]

    def on(self, switch: i64) -> bool:
        return self.options[switch] != 0

    def __deepcopy__(self, memo: object) -> Box:
        """Itself: copies of a state share their box."""
        return self

    def __reduce__(self) -> tuple[object, ...]:
        """For other processes, where board and catalogue are found by their origins."""
        return box_again, (
            self.board,
            self.catalogue,
            int(self.seats),
            int(self.rounds),
            tuple(self.options),
            tuple(self.sets),
        )


@lru_cache(maxsize=256)
def box_again(
    board: Board, catalogue: Catalogue, seats: int, rounds: int, options: tuple[int, ...], sets: tuple[str, ...]
) -> Box:
    """A box from its parts; all states that come from one box share one again."""
    return Box(board, catalogue, seats, rounds, vec_of(list(options)), list(sets))
