"""`smallworld perft`: how many sequences of so many actions a new game allows."""

from __future__ import annotations

import json
from typing import Annotated

import typer

from smallworld.content.boards import BASE_BOARDS, SKY_BOARDS, players_of
from smallworld.content.games import drawn_box
from smallworld.notation.actions import write_move
from smallworld.notation.faults import Faults
from smallworld.notation.reading import DEFAULT_SEED, seed_text
from smallworld.play import perft as counting
from smallworld.rules.newgame import new_game
from smallworld.rules.state import State


def perft(
    depth: Annotated[int, typer.Option(min=0)],
    board: Annotated[str, typer.Option()] = BASE_BOARDS[0],
    seed: Annotated[str, typer.Option()] = DEFAULT_SEED,
    divide: Annotated[bool, typer.Option("--divide")] = False,
    as_json: Annotated[bool, typer.Option("--json")] = False,
) -> None:
    """Count the sequences of so many actions from the first position of a game on."""
    s = first_position(board, seed)
    branches = divided(s, depth) if divide and depth > 0 else {}
    nodes = sum(branches.values()) if branches else int(counting.perft(s, depth))
    if as_json:
        typer.echo(json.dumps({"nodes": nodes} | ({"divide": branches} if divide else {})))
        return
    from smallworld.cli.words import text

    for action, n in branches.items():
        typer.echo(f"{action}: {n}")
    typer.echo(text("terminal-perft-nodes", n=nodes, depth=depth))


def first_position(board: str, seed: str) -> State:
    """A new game as it begins, with as many seats as the board is for; `PositionError` if there is none such."""
    faults = Faults()
    ground, _, sky = board.partition(" ")
    if ground not in BASE_BOARDS:
        faults.add("--board", "unknown-board", board=ground, known=", ".join(BASE_BOARDS))
    elif sky not in ("", *SKY_BOARDS):
        faults.add("--board", "unknown-board", board=sky, known=", ".join(SKY_BOARDS))
    number = len(seed) < 32 and seed.isascii() and seed.isdigit()
    text = seed_text(int(seed) if number else seed)
    if text is None:
        faults.add("--seed", "wrong-type", expected="seed")
    faults.raise_if_any()
    assert text is not None
    return new_game(drawn_box(board.strip(), players_of(board), text), text)


def divided(s: State, depth: int) -> dict[str, int]:
    """The same count by first action and what its die shows, as records write them."""
    return {
        write_move(branch.move) + ("" if branch.die == counting.NO_DIE else f" = {branch.die}"): int(branch.nodes)
        for branch in counting.divide(s, depth)
    }
