"""Seafaring: Seas and Lakes are regions like others."""

from __future__ import annotations

from mypy_extensions import i64

from smallworld.rules.piece import Piece
from smallworld.rules.state import State


class Seafaring(Piece):
    def __init__(self) -> None:
        super().__init__("seafaring", 5, 0)

    def ruling(self) -> i64:
        return 30

    def treads(self, s: State, b: i64) -> i64:
        return s.box.board.water
