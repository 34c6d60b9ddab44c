"""Commando: one token less everywhere."""

from __future__ import annotations

from mypy_extensions import i64

from smallworld.rules.piece import Piece
from smallworld.rules.state import State


class Commando(Piece):
    def __init__(self) -> None:
        super().__init__("commando", 4, 0)

    def ruling(self) -> i64:
        return 128

    def cheaper(self, s: State, b: i64, by: i64) -> i64:
        return s.box.board.regions if by == 1 else 0

    def discount_ruling(self) -> i64:
        return 128
