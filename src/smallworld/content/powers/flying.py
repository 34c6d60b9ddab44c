"""Flying: any land region, near or far."""

from __future__ import annotations

from mypy_extensions import i64

from smallworld.rules.piece import Piece
from smallworld.rules.state import State


class Flying(Piece):
    def __init__(self) -> None:
        super().__init__("flying", 5, 0)

    def ruling(self) -> i64:
        return 137

    def enters(self, s: State, b: i64) -> i64:
        return s.box.board.land & s.box.board.ground

    def anywhere(self, s: State, b: i64) -> i64:
        return s.box.board.land
