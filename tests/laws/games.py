"""Random games by number, alike on every machine: each board, player count, switch and combo comes in turn.

There are two series: the base game, and Sky Islands, where every ninth game has its pieces on a base board alone.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from librt.vecs import vec
from mypy_extensions import i64

from smallworld.content.boards import BASE_BOARDS, JOINED_BOARDS
from smallworld.content.games import SETS, default_options, drawn_box, pieces
from smallworld.content.switches import DIPLOMAT_2P
from smallworld.play.random_play import Xorshift
from smallworld.rules.engine import apply, legal_moves
from smallworld.rules.events import Sink
from smallworld.rules.layout import (
    COLUMN_COUNT,
    COLUMN_POWER,
    COLUMN_RACE,
    OVER,
    PHASE,
    PICK,
    POWER_STACK,
    POWER_STACK_COUNT,
    RACE_STACK,
    RACE_STACK_COUNT,
    ROUND,
)  # fmt: skip
from smallworld.rules.moves import ABANDON, DECLINE, DONE, Moves, move_of, verb_of
from smallworld.rules.moves import PICK as PICK_VERB
from smallworld.rules.newgame import new_game
from smallworld.rules.state import State

RACES = 14
POWERS = 20
COMBOS = RACES * POWERS
A_CYCLE = 80  # games: four boards, 2 + 3 + 4 + 5 first picks, twenty times

SKY_RACES = 21
SKY_POWERS = 27
SKY_COMBOS = SKY_RACES * SKY_POWERS
A_GROUP = len(JOINED_BOARDS) + 1  # games: each joined board, then a base board
A_SKY_CYCLE = 8 * A_GROUP


def combo(n: int) -> tuple[int, int]:
    """The n-th of the base game's combos as numbers of race and power; five in a row have no piece in common."""
    n %= COMBOS
    return n % RACES + 1, (n + (9 if n >= COMBOS // 2 else 0)) % POWERS + 1


def sky_combo(n: int) -> tuple[int, int]:
    """The n-th of all combos; six in a row have no piece in common."""
    n %= SKY_COMBOS
    return n % SKY_RACES + 1, (n + n // (SKY_COMBOS // 3) * 10) % SKY_POWERS + 1


@dataclass(frozen=True)
class Plan:
    """One game: where, with how many, under which switches; the seats' first combos; whether moves are drawn eagerly."""

    number: int
    board: str
    seats: int
    options: tuple[int, ...]
    combos: tuple[tuple[int, int], ...]
    eager: bool
    sets: tuple[str, ...]


Planner = Callable[[int], Plan]


def plan(number: int) -> Plan:
    group, place = divmod(number, 4)
    cycle = number // A_CYCLE
    shift = 1 + cycle // 2 % 3 if cycle % 2 else 0  # every other cycle the boards are not those for so many players
    seats = [2 + (i + shift) % 4 for i in range(4)]
    first = group * sum(seats) + cycle + sum(seats[:place])
    combos = tuple(combo(first + i) for i in range(seats[place]))
    board = BASE_BOARDS[place]
    return Plan(number, board, seats[place], _options(number, group, combos), combos, group % 4 != 0, ("base",))


def sky_plan(number: int) -> Plan:
    group, place = divmod(number, A_GROUP)
    cycle = number // A_SKY_CYCLE
    shift = 1 + cycle // 2 % 3 if cycle % 2 else 0
    seats = [3 + (i + shift) % 4 for i in range(len(JOINED_BOARDS))]
    if place < len(JOINED_BOARDS):
        first = group * sum(seats) - cycle + sum(seats[:place])
        combos = tuple(sky_combo(first + i) for i in range(seats[place]))
        return Plan(
            number, JOINED_BOARDS[place], len(combos), _options(number, group, combos), combos, group % 4 != 0, SETS
        )
    board = BASE_BOARDS[group % 4]
    without = [pair for n in range(6) if pieces().powers[(pair := sky_combo(group * 5 + n))[1]].name != "exploring"]
    combos = tuple(without[: 2 + (group + shift) % 4])
    return Plan(number, board, len(combos), _options(number, group, combos), combos, group % 4 != 0, SETS)


def _options(number: int, group: int, combos: tuple[tuple[int, int], ...]) -> tuple[int, ...]:
    """Of every third group other switches, drawn."""
    options = list(default_options())
    if group % 3 == 2:
        draw = Xorshift(number)
        options = [draw.below(2) for _ in options]
    if any(pieces().powers[power].name == "diplomat" for _, power in combos):
        options[DIPLOMAT_2P] = 1
    return tuple(options)


def begin(planned: Plan) -> State:
    seed = str(planned.number)
    s = new_game(drawn_box(planned.board, planned.seats, seed, vec[i64](planned.options), list(planned.sets)), seed)
    for position, (race, power) in enumerate(planned.combos):
        _swap(s, COLUMN_RACE, RACE_STACK, RACE_STACK_COUNT, position, race)
        _swap(s, COLUMN_POWER, POWER_STACK, POWER_STACK_COUNT, position, power)
    return s


def _swap(s: State, column: int, stack: int, size: int, position: int, piece: int) -> None:
    """Let this banner or badge lie at a place of the column, and what lay there where it was."""
    places = [column + i for i in range(s.w[COLUMN_COUNT])] + [stack + i for i in range(s.w[size])]
    here = next(place for place in places if s.w[place] == piece)
    s.w[here] = s.w[column + position]
    s.w[column + position] = piece


@dataclass(frozen=True)
class Moment:
    """A state, its legal moves, and the one that will be made; none at the end."""

    s: State
    legal: Moves
    move: int


def choose(legal: Moves, chooser: Xorshift, eager: bool) -> int:
    """Any legal move; eagerly, rather no decline, no region given up and no early end."""
    move = legal.at(chooser.below(legal.count()))
    redraws = 3 if eager else 0
    while redraws > 0 and verb_of(move) in (DECLINE, DONE, ABANDON):
        move = legal.at(chooser.below(legal.count()))
        redraws -= 1
    return move


def walk(planned: Plan, sink: Sink | None = None) -> Iterator[Moment]:
    """All moments of a game, the last one without a move. The state is one and the same: it moves on."""
    s = begin(planned)
    s.sink = sink
    chooser = Xorshift(planned.number)
    legal = Moves()
    while True:
        legal_moves(s, legal)
        if s.w[PHASE] == OVER or legal.count() == 0:
            yield Moment(s, legal, 0)
            return
        move = choose(legal, chooser, planned.eager)
        if s.w[PHASE] == PICK and s.w[ROUND] == 1:
            move = move_of(PICK_VERB, 1)
        yield Moment(s, legal, move)
        apply(s, move)
