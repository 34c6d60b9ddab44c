"""Computer players, one file each, and the registry that names them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from smallworld.bots.greedy import Greedy
from smallworld.bots.random_bot import RandomBot
from smallworld.notation.faults import Fault, PositionError
from smallworld.play.bot import Bot

BOTS: Final[dict[str, Callable[[int], Bot]]] = {"random": RandomBot, "greedy": Greedy}


def bot(name: str, seed: int = 0) -> Bot:
    """A bot by its name; `seed` is for its own choices."""
    if name not in BOTS:
        raise PositionError([Fault("bot", "unknown-bot", {"bot": name, "known": ", ".join(BOTS)})])
    return BOTS[name](seed)
