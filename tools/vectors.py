"""Write, or with --check compare, the vectors in tests/vectors that pin chance, perft and games for this number of the rules.

A record depends on all. So when they change, `RULES_VERSION` is raised; `--same-rules` is for rules not yet released.
"""

import argparse
import json
from collections.abc import Callable, Iterator
from dataclasses import asdict
from pathlib import Path
from typing import Any, Final

from smallworld.content.boards import ACCESS, BASE_BOARDS, SKY_BOARDS, players_of
from smallworld.content.games import box_of, drawn_access, drawn_box
from smallworld.notation.actions import write_move
from smallworld.notation.words import region_name
from smallworld.play.perft import NO_DIE, Branch, divide
from smallworld.play.random_play import Xorshift
from smallworld.rules import RULES_VERSION
from smallworld.rules.chance import block, key_of, roll
from smallworld.rules.column import reshuffle
from smallworld.rules.engine import apply, legal_moves
from smallworld.rules.layout import (
    COLUMN_COUNT,
    COLUMN_POWER,
    COLUMN_RACE,
    DISCARDS,
    OVER,
    PHASE,
    POWER_STACK,
    POWER_STACK_COUNT,
    RACE_STACK,
    RACE_STACK_COUNT,
)  # fmt: skip
from smallworld.rules.moves import Moves
from smallworld.rules.newgame import empty_state, new_game
from smallworld.rules.state import State
from tools.digests import played, played_outside

FOLDER: Final = Path(__file__).parents[1] / "tests/vectors"
WITH_SKY: Final = ("base-2 sky-3", 3)
CHANCE_SEEDS: Final = ("0", "7", "8731", "00ff00ff00ff00ff00ff00ff00ff00ff")
PERFT_SEEDS: Final = ("1", "2")
JOINED: Final = tuple(f"{ground} {sky}" for ground in BASE_BOARDS for sky in SKY_BOARDS)
DEPTH: Final = {"start": 4, "middle": 3}
MOST_NODES: Final = 20_000  # of a position; where there are more, or the game is over first, one action less
MIDDLE: Final = 30  # actions before the middle of a game
DIGESTS: Final = 200  # games; `make check PART=forms` plays more
OUTSIDE: Final = 10  # more of them with pieces in plain Python

Data = dict[str, Any]


# -- chance


def chance_vectors() -> Data:
    seeds = CHANCE_SEEDS
    return {
        "rules": RULES_VERSION,
        "blocks": [{"seed": seed, "hex": _hex(seed)} for seed in seeds],
        "races": [{"seed": seed, "order": _races(seed)} for seed in seeds],
        "powers": [{"seed": seed, "order": _powers(seed)} for seed in seeds],
        "reshuffles": [{"seed": seed, "k": k, "order": _reshuffled(seed, k)} for seed in seeds for k in (1, 2, 3)],
        "rolls": [
            {"seed": seed, "round": round_, "seat": seat, "dice": _dice(seed, round_, seat)}
            for seed in seeds
            for round_ in (1, 2, 10)
            for seat in (0, 5)
        ],
        "access": [{"seed": seed, "board": board, **_access(board, seed)} for seed in seeds for board in BASE_BOARDS],
        "sky-races": [{"seed": seed, "order": _races(seed, *WITH_SKY)} for seed in seeds],
        "sky-powers": [{"seed": seed, "order": _powers(seed, *WITH_SKY)} for seed in seeds],
    }


def _hex(seed: str) -> str:
    words = block(key_of(seed), 1, 2, 3, 4)
    return b"".join(int(word).to_bytes(4, "little") for word in words).hex()


def _drawn(s: State, column: int, stack: int, size: int) -> list[int]:
    """Those in the column, then the stack from its top."""
    return [s.w[column + i] for i in range(s.w[COLUMN_COUNT])] + [s.w[stack + i] for i in reversed(range(size))]


def _access(board: str, seed: str) -> dict[str, str]:
    """Where Beanstalk and Stairway stand, whatever sky board it is joined with."""
    drawn = drawn_access(f"{board} {SKY_BOARDS[0]}", seed)
    return {which: region_name(region) for which, region in zip(ACCESS, drawn, strict=True)}


def _races(seed: str, board: str = "base-3", seats: int = 3) -> list[str]:
    s = new_game(drawn_box(board, seats, seed), seed)
    numbers = _drawn(s, COLUMN_RACE, RACE_STACK, s.w[RACE_STACK_COUNT])
    return [s.box.catalogue.races[number].name for number in numbers]


def _powers(seed: str, board: str = "base-3", seats: int = 3) -> list[str]:
    s = new_game(drawn_box(board, seats, seed), seed)
    numbers = _drawn(s, COLUMN_POWER, POWER_STACK, s.w[POWER_STACK_COUNT])
    return [s.box.catalogue.powers[number].name for number in numbers]


def _reshuffled(seed: str, times: int) -> list[str]:
    """All badges laid aside, reshuffled so many times, next to be drawn first."""
    s = empty_state(box_of("base-3", 3), seed)
    for _ in range(times):
        for number, there in enumerate(s.box.power_in):
            s.w[DISCARDS] |= 2**number if there else 0
        reshuffle(s)
    return [s.box.catalogue.powers[n].name for n in _drawn(s, 0, POWER_STACK, s.w[POWER_STACK_COUNT])]


def _dice(seed: str, round_: int, seat: int) -> str:
    return "".join(str(roll(key_of(seed), round_, seat, n)) for n in range(12))


# -- perft


def position(board: str, seed: str, actions: int) -> State:
    """A game of this seed after so many random actions, chosen by the same number."""
    s = new_game(drawn_box(board, players_of(board), seed), seed)
    chooser = Xorshift(int(seed))
    out = Moves()
    for _ in range(actions):
        legal_moves(s, out)
        apply(s, out.at(chooser.below(out.count())))
    return s


def told(branch: Branch) -> str:
    return write_move(branch.move) + ("" if branch.die == NO_DIE else f" = {branch.die}")


def divided(s: State, depth: int) -> dict[str, int]:
    return {told(branch): branch.nodes for branch in divide(s, depth)}


def first_of_each_phase(board: str, seed: str) -> Iterator[int]:
    """The numbers of actions, from the middle on, after which a phase comes for the first time."""
    seen: set[int] = set()
    s = position(board, seed, MIDDLE)
    chooser = Xorshift(int(seed))
    out = Moves()
    for _ in range(MIDDLE):
        chooser.below(2)
    actions = MIDDLE
    while s.w[PHASE] != OVER:
        if s.w[PHASE] not in seen and sum(divided(s, 2).values()) > 0:
            seen.add(s.w[PHASE])
            yield actions
        legal_moves(s, out)
        apply(s, out.at(chooser.below(out.count())))
        actions += 1


def perft_vectors() -> Data:
    positions: list[Data] = []
    for board in (*BASE_BOARDS, *JOINED):
        for seed in PERFT_SEEDS:
            for actions in [0, *first_of_each_phase(board, seed)]:
                s = position(board, seed, actions)
                depth = DEPTH["middle" if actions else "start"]
                branches = divided(s, depth)
                if actions and not 0 < sum(branches.values()) <= MOST_NODES:
                    depth -= 1
                    branches = divided(s, depth)
                nodes = sum(branches.values())
                positions.append(
                    {"board": board, "seed": seed, "after": actions, "depth": depth, "nodes": nodes, "divide": branches}
                )
    return {"rules": RULES_VERSION, "positions": positions}


# -- whole games


def digest_vectors() -> Data:
    return {
        "rules": RULES_VERSION,
        "games": [asdict(played(number)) for number in range(DIGESTS)],
        "outside": [asdict(played_outside(number)) for number in range(OUTSIDE)],
    }


# -- files

VECTORS: Final[dict[str, Callable[[], Data]]] = {
    "chance": chance_vectors,
    "perft": perft_vectors,
    "digests": digest_vectors,
}


def stored(name: str) -> Data:
    data: Data = json.loads((FOLDER / f"{name}.json").read_text(encoding="utf-8"))
    return data


def text_of(data: Data) -> str:
    """JSON with one entry of a list on a line."""
    parts = []
    for key, value in data.items():
        if isinstance(value, list):
            lines = ",\n".join(f"    {json.dumps(entry)}" for entry in value)
            parts.append(f'  "{key}": [\n{lines}\n  ]')
        else:
            parts.append(f'  "{key}": {json.dumps(value)}')
    return "{\n" + ",\n".join(parts) + "\n}\n"


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.vectors", description=__doc__)
    parser.add_argument("--check", action="store_true", help="only compare; exit 1 where a file differs")
    parser.add_argument("--same-rules", action="store_true", help="change them without a new number of the rules")
    given = parser.parse_args(arguments)
    worst = 0
    for name, make in VECTORS.items():
        path = FOLDER / f"{name}.json"
        data = make()
        old = stored(name) if path.exists() else {}
        if data == old:
            print(f"{path.name}: as it was")
        elif given.check:
            print(f"{path.name}: differs")
            worst = 1
        elif old.get("rules") == RULES_VERSION and not given.same_rules:
            print(f"{path.name}: differs, but RULES_VERSION is still {RULES_VERSION}; raise it, or give --same-rules")
            worst = 1
        else:
            path.write_text(text_of(data), encoding="utf-8", newline="\n")
            print(f"{path.name}: written")
    return worst


if __name__ == "__main__":
    raise SystemExit(main())
