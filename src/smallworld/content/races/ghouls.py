"""Ghouls: all stay when they decline, and they go on conquering."""

from __future__ import annotations

from mypy_extensions import i64

from smallworld.content.switches import GHOULS_OWN_DIE
from smallworld.rules.piece import Piece
from smallworld.rules.state import State


class Ghouls(Piece):
    def __init__(self) -> None:
        super().__init__("ghouls", 5, 10)

    def ruling(self) -> i64:
        return 89

    def acts_in_decline(self) -> bool:
        return True

    def keeps_in_decline(self, s: State, b: i64, n: i64) -> i64:
        return n

    def loses(self, s: State, b: i64, n: i64, cause: i64) -> i64:
        return 1  # in decline as if active

    def loss_ruling(self, s: State, b: i64, cause: i64) -> i64:
        return 40 if b % 3 == 0 else 92

    def attempt_ends_all(self, s: State, b: i64) -> bool:
        return not s.box.on(GHOULS_OWN_DIE)
