"""Ratmen: nothing but numbers."""

from __future__ import annotations

from mypy_extensions import i64

from smallworld.rules.piece import Piece


class Ratmen(Piece):
    def __init__(self) -> None:
        super().__init__("ratmen", 8, 13)

    def ruling(self) -> i64:
        return 8
