"""Spirit: in decline it never counts, and stays beside another declined race."""

from __future__ import annotations

from mypy_extensions import i64

from smallworld.rules.piece import Piece
from smallworld.rules.state import State


class Spirit(Piece):
    def __init__(self) -> None:
        super().__init__("spirit", 5, 0)

    def ruling(self) -> i64:
        return 149

    def stays_apart(self, s: State, b: i64) -> bool:
        return True
