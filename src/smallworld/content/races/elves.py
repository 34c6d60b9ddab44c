"""Elves: none is lost with a region; only conversion costs one."""

from __future__ import annotations

from mypy_extensions import i64

from smallworld.content.switches import CRASH_SPARES_ELVES, ELF_SURVIVES_SORCERER
from smallworld.rules.layout import CLEARED_AWAY, CONVERTED, CRASHED_INTO
from smallworld.rules.piece import Piece
from smallworld.rules.state import State


class Elves(Piece):
    def __init__(self) -> None:
        super().__init__("elves", 6, 11)

    def ruling(self) -> i64:
        return 85

    def loses(self, s: State, b: i64, n: i64, cause: i64) -> i64:
        if b % 3 != 0:
            return n
        if cause == CONVERTED:
            return 0 if s.box.on(ELF_SURVIVES_SORCERER) else 1
        if cause == CRASHED_INTO:
            return 0 if s.box.on(CRASH_SPARES_ELVES) else 1
        return 1 if cause == CLEARED_AWAY else 0

    def loss_ruling(self, s: State, b: i64, cause: i64) -> i64:
        if b % 3 != 0:
            return 87
        if cause == CLEARED_AWAY:
            return 193
        if cause == CRASHED_INTO:
            return 206
        return 86 if cause == CONVERTED else 85
