"""How a bot fares against others, on every base board, from every seat in turn.

python -m tools.duel                               greedy against random, 60 games a player count
python -m tools.duel --bot greedy --others greedy  what greedy earns among its like
"""

import argparse
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from statistics import mean

from smallworld.bots import BOTS, bot
from smallworld.notation.words import SEATS
from smallworld.play.bot import Bot, Clock
from smallworld.play.runner import play_out
from smallworld.play.view import Legal, SeatView

HEAD = """| players | games | won | coins | coins of the others | ms a decision | longest |
| --- | --- | --- | --- | --- | --- | --- |"""


class Timed:
    """A bot and the seconds of its decisions."""

    def __init__(self, inner: Bot) -> None:
        self.inner = inner
        self.name = inner.name
        self.seconds: list[float] = []

    def choose(self, view: SeatView, legal: Legal, clock: Clock) -> str | Sequence[str]:
        began = time.perf_counter()
        answer = self.inner.choose(view, legal, clock)
        self.seconds.append(time.perf_counter() - began)
        return answer


@dataclass
class Tally:
    """The games of one player count."""

    players: int
    games: int = 0
    won: float = 0  # a shared win counts in parts
    coins: list[int] = field(default_factory=list)
    others: list[int] = field(default_factory=list)
    seconds: list[float] = field(default_factory=list)

    def add(self, number: int, name: str, others: str) -> None:
        """Play the game of this number; the seat goes round with it."""
        seat = number % self.players
        bots: list[Bot] = [bot(others, number * self.players + i) for i in range(self.players)]
        timed = Timed(bot(name, number * self.players + seat))
        bots[seat] = timed
        result = play_out(bots, seed=number).result
        assert result is not None
        self.games += 1
        self.won += (SEATS[seat] in result.winners) / len(result.winners)
        self.coins.append(result.coins[SEATS[seat]])
        self.others += [coins for other, coins in result.coins.items() if other != SEATS[seat]]
        self.seconds += timed.seconds

    def row(self) -> str:
        slow = f"{mean(self.seconds) * 1000:.1f} | {max(self.seconds) * 1000:.0f}"
        found = f"{self.won:g} | {mean(self.coins):.1f} | {mean(self.others):.1f}"
        return f"| {self.players} | {self.games} | {found} | {slow} |"


def duel(players: int, games: int, name: str, others: str) -> Tally:
    tally = Tally(players)
    for number in range(games):
        tally.add(number, name, others)
    return tally


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.duel", description="One bot against others, as a table.")
    parser.add_argument("--bot", choices=sorted(BOTS), default="greedy")
    parser.add_argument("--others", choices=sorted(BOTS), default="random")
    parser.add_argument("--players", type=int, nargs="+", choices=[2, 3, 4, 5], default=[2, 3, 4, 5])
    parser.add_argument("--games", type=int, default=60, help="for each player count")
    given = parser.parse_args(arguments)
    print(HEAD)
    for players in given.players:
        print(duel(players, given.games, given.bot, given.others).row(), flush=True)


if __name__ == "__main__":
    main()
