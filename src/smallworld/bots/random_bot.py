"""Any legal action, each as likely."""

from __future__ import annotations

from smallworld.play.bot import Clock
from smallworld.play.random_play import Xorshift
from smallworld.play.view import Legal, SeatView


class RandomBot:
    name = "random"

    def __init__(self, seed: int = 0) -> None:
        self.choices = Xorshift(seed)

    def choose(self, view: SeatView, legal: Legal, clock: Clock) -> str:
        return legal[int(self.choices.below(len(legal)))]
