"""Small World and its Sky Islands expansion: rules, bots, a game in the terminal. An unofficial fan project.

The public face. Everything is imported when it is first used, so that `import smallworld` itself costs next to nothing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from smallworld.bots import bot
    from smallworld.play.game import Game
    from smallworld.play.illegal import IllegalMove
    from smallworld.play.runner import play_out

__all__ = ["Game", "IllegalMove", "bot", "play_out"]

_HOMES = {
    "Game": ("smallworld.play.game", "Game"),
    "IllegalMove": ("smallworld.play.illegal", "IllegalMove"),
    "bot": ("smallworld.bots", "bot"),
    "play_out": ("smallworld.play.runner", "play_out"),
}


def __getattr__(name: str) -> object:
    if name not in _HOMES:
        raise AttributeError(f"module 'smallworld' has no attribute {name!r}")
    from importlib import import_module

    module, attribute = _HOMES[name]
    return getattr(import_module(module), attribute)


def __dir__() -> list[str]:
    return sorted(__all__)
