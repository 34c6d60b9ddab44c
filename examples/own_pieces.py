"""A race and a power of our own, in plain Python, and a game with them.

    python examples/own_pieces.py [SEED]

They play alongside those of the project, in both forms: the compiled engine asks their hooks as well. All hooks stand in
smallworld/rules/piece.py, each with its default. Whoever writes more than an example names the rulings of its pieces too.
"""

import sys
from functools import cache

from mypy_extensions import i64

from smallworld.bots import bot
from smallworld.content.boards import board_for
from smallworld.content.games import box_of
from smallworld.content.library import catalogue
from smallworld.content.terrain import SWAMP
from smallworld.play.events import Scored, Taken
from smallworld.play.game import Game
from smallworld.play.runner import play_out
from smallworld.rules.bits import count
from smallworld.rules.board import TERRAINS
from smallworld.rules.catalogue import Catalogue
from smallworld.rules.layout import HELD
from smallworld.rules.newgame import new_game
from smallworld.rules.piece import Field, Piece
from smallworld.rules.scoring import Sheet
from smallworld.rules.state import State

PACK = "ponds"  # the set that our pieces belong to; their names begin with it


class Beavers(Piece):
    """They come by water, find their way through swamps, and build on every shore that they take."""

    def __init__(self) -> None:
        super().__init__(f"{PACK}:beavers", 6, 11)
        self.pack = PACK

    def enters(self, s: State, b: i64) -> i64:
        """A first conquest may be on any shore."""
        return s.box.board.shore

    def cheaper(self, s: State, b: i64, by: i64) -> i64:
        """Swamps cost a token less."""
        return s.box.board.terrain[SWAMP] if by == 1 else 0

    def score(self, s: State, b: i64, sheet: Sheet) -> None:
        """A coin for each shore conquered this turn."""
        sheet.each(self.source, s.conquered(b) & s.w[HELD + b] & s.box.board.shore, 0)


class Wandering(Piece):
    """Two coins for each kind of terrain that it conquers for the first time."""

    def __init__(self) -> None:
        super().__init__(f"{PACK}:wandering", 4, 0)
        self.pack = PACK
        self.words = 2  # of the state: kinds of terrain it knows, kinds that were new to it this turn
        self.fields = [
            Field("player", "terrains-known", "number", 0, 255, "active"),
            Field("this-turn", "terrains-new", "number", 1, 255, "active"),  # cleared when the turn ends
        ]

    def taken(self, s: State, b: i64) -> None:
        s.w[self.at] = 0

    def conquered(self, s: State, b: i64, r: i64) -> None:
        for terrain in range(TERRAINS):
            kind = 2**terrain
            if s.box.board.terrain[terrain] >> r & 1 and not s.w[self.at] & kind:
                s.w[self.at] |= kind
                s.w[self.at + 1] |= kind

    def score(self, s: State, b: i64, sheet: Sheet) -> None:
        sheet.flat(self.source, 2 * count(s.w[self.at + 1]), 0)


@cache
def my_pieces() -> Catalogue:
    """All pieces of the project, and ours."""
    made = catalogue([Beavers()], [Wandering()])
    made.origin = (my_pieces, ())  # so that games with them can go to other processes
    return made


def my_game(players: int, seed: str) -> Game:
    """A new game in which ours are in the box."""
    box = box_of(board_for(players), players, sets=["base", PACK], catalogue=my_pieces())
    return Game(new_game(box, seed))


def main() -> None:
    seed = sys.argv[1] if len(sys.argv) > 1 else "7"
    game = play_out([bot("greedy", 1), bot("greedy", 2), bot("random", 3)], game=my_game(3, seed))
    for entry in game.history.entries:
        for event in entry.events:
            if isinstance(event, Taken) and PACK in event.race + event.power:
                print(f"round {entry.round}: {event.seat} takes {event.power} {event.race}")
            if isinstance(event, Scored):
                ours = [f"{term.n} for {term.term}" for term in event.terms if PACK in term.term]
                if ours:
                    print(f"round {entry.round}: {event.seat} scores {event.total}, of it {', '.join(ours)}")
    print(game.result)


if __name__ == "__main__":
    main()
