"""The random bot."""

from __future__ import annotations

from collections import Counter

from smallworld.bots import bot
from smallworld.bots.random_bot import RandomBot
from smallworld.play.bot import Clock
from smallworld.play.game import Game
from smallworld.testing import check_bot


def test_it_passes_the_suite() -> None:
    check_bot(RandomBot)


def test_every_legal_action_is_as_likely() -> None:
    game = Game.new(2, 5)
    view = game.view_for("A")
    chooser = RandomBot(3)
    found = Counter(chooser.choose(view, view.legal(), Clock()) for _ in range(6000))
    assert sorted(found) == sorted(view.legal())
    assert all(850 < n < 1150 for n in found.values())


def test_the_registry_makes_it() -> None:
    assert bot("random", 4).name == "random"
