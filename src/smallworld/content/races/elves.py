"""Elves: none is lost with a region; only conversion costs one."""

from __future__ import annotations

from mypy_extensions import i64

from smallworld.content.switches import ELF_SURVIVES_SORCERER
from smallworld.rules.piece import Piece
from smallworld.rules.state import State


class Elves(Piece):
    def __init__(self) -> None:
        super().__init__("elves", 6, 11)

    def ruling(self) -> i64:
        return 85

    def loses(self, s: State, b: i64, n: i64, converted: bool) -> i64:
        if b % 3 != 0:
            return n
        if converted and not s.box.on(ELF_SURVIVES_SORCERER):
            return 1
        return 0

    def loss_ruling(self, s: State, b: i64, converted: bool) -> i64:
        if b % 3 != 0:
            return 87
        return 86 if converted else 85
