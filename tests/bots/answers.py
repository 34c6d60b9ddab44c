"""What the greedy bot does in a position."""

from __future__ import annotations

from smallworld.bots.greedy import Greedy
from smallworld.play.bot import Clock
from smallworld.play.game import Game


def answer(position: str, *before: str, seed: int = 0) -> list[str]:
    """What it does in a position, on the board for two where none is named, after these actions."""
    game = Game.parse(position if "board =" in position else f'board = "base-2"\n{position}')
    for line in before:
        game.play(line)
    view = game.view_for(game.deciding)
    return Greedy(seed).choose(view, view.legal(), Clock())
