"""Random games by number, and for each a digest of all that it was: legal moves, the move, the words, the events.

`python -m tools.digests FIRST LAST` prints the digests of these games, one a line, as the engine here plays them.
"""

import argparse
import hashlib
import sys
from array import array
from dataclasses import dataclass
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from examples.own_pieces import my_game
from smallworld.content.boards import BASE_BOARDS, NO_ACCESS, SKY_BOARDS
from smallworld.content.games import SETS, box_of, default_options, default_sets, drawn_access
from smallworld.content.switches import SWITCH_NAMES
from smallworld.play.random_play import Xorshift
from smallworld.rules.engine import apply, legal_moves
from smallworld.rules.events import Sink
from smallworld.rules.layout import OVER, PHASE
from smallworld.rules.moves import Moves
from smallworld.rules.newgame import new_game
from smallworld.rules.state import State

BOARDS: Final = (*BASE_BOARDS, *(f"{ground} {sky}" for sky in SKY_BOARDS for ground in BASE_BOARDS))


@dataclass(frozen=True)
class Played:
    """A game that was played to its end."""

    board: str
    seats: int
    decisions: int
    digest: str


class Told(Sink):
    """All events as numbers."""

    def __init__(self) -> None:
        self.numbers: list[int] = []

    def event(self, kind: i64, a: i64, b: i64, c: i64, d: i64, e: i64, f: i64) -> None:
        self.numbers += (kind, a, b, c, d, e, f)


def first_state(number: int) -> State:
    """Each board in turn; with them player counts, of every third round other switches, of every fifth all pieces."""
    turn, place = divmod(number, len(BOARDS))
    board = BOARDS[place]
    sky = " " in board
    seats = 2 + (place + turn) % 4 + (1 if sky else 0)
    options = default_options()
    if turn % 3 == 2:
        draw = Xorshift(number)
        options = vec[i64]([draw.below(2) for _ in SWITCH_NAMES])
    sets = list(SETS) if turn % 5 == 4 else default_sets(board)
    seed = f"digest {number}"
    access = drawn_access(board, seed) if sky else NO_ACCESS
    return new_game(box_of(board, seats, 0, options, sets, access), seed)


def played(number: int) -> Played:
    """The game of this number."""
    return play_through(first_state(number), number)


def played_outside(number: int) -> Played:
    """The same with the pieces of an example, which are plain Python in both forms."""
    return play_through(my_game(2 + number % 4, f"digest {number}").state, number)


def play_through(s: State, number: int) -> Played:
    """To the end by uniformly random legal moves, drawn by this number."""
    sink = Told()
    s.sink = sink
    chooser = Xorshift(number)
    out = Moves()
    words = s.box.catalogue.words  # the cache behind them is no part of a position
    hasher = hashlib.sha256()
    decisions = 0
    while s.w[PHASE] != OVER:
        legal_moves(s, out)
        legal = out.all()
        move = legal[chooser.below(len(legal))]
        apply(s, move)
        for numbers in (legal, [move], s.w[:words], sink.numbers):
            hasher.update(_bytes(array("q", numbers)))
        sink.numbers.clear()
        decisions += 1
    return Played(s.box.board.name, int(s.box.seats), decisions, hasher.hexdigest()[:16])


def _bytes(numbers: "array[int]") -> bytes:
    """Alike on every machine."""
    if sys.byteorder == "big":
        numbers.byteswap()
    return len(numbers).to_bytes(4, "little") + numbers.tobytes()


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.digests", description=__doc__)
    parser.add_argument("first", type=int)
    parser.add_argument("last", type=int)
    given = parser.parse_args(arguments)
    for number in range(given.first, given.last):
        print(played(number).digest)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
