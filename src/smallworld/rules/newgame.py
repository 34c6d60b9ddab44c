"""The first position of a game."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from smallworld.rules.box import Box
from smallworld.rules.chance import POWER_ORDER, RACE_ORDER, Draws, key_of
from smallworld.rules.column import fill
from smallworld.rules.layout import (
    COINS,
    POWER_STACK,
    POWER_STACK_COUNT,
    RACE_STACK,
    RACE_STACK_COUNT,
    ROUND,
    ROUNDS,
    SEATS,
    TRIBES,
)  # fmt: skip
from smallworld.rules.state import State, words_of
from smallworld.rules.turn import begin_turn

FIRST_COINS = 5


def empty_state(box: Box, seed: str) -> State:
    s = State(box, vec[i64]([0] * words_of(box)), seed, key_of(seed))
    s.w[SEATS] = box.seats
    s.w[ROUND] = 1
    s.w[ROUNDS] = box.rounds
    return s


def shuffled(s: State, pieces: list[int], purpose: i64) -> vec[i64]:
    """These banners or badges in the order that the seed gives them; the last one is the top."""
    order = vec[i64]([0] * len(pieces))
    i: i64 = 0
    for piece in pieces:
        order[i] = piece
        i += 1
    Draws(s.key, purpose, 0, 0).shuffle(order, i)
    return order


def deal(s: State, races: list[int], powers: list[int]) -> None:
    """Shuffle both stacks."""
    order = shuffled(s, races, RACE_ORDER)
    i: i64 = 0
    while i < len(order):
        s.w[RACE_STACK + i] = order[i]
        i += 1
    s.w[RACE_STACK_COUNT] = i
    order = shuffled(s, powers, POWER_ORDER)
    i = 0
    while i < len(order):
        s.w[POWER_STACK + i] = order[i]
        i += 1
    s.w[POWER_STACK_COUNT] = i


def new_game(box: Box, seed: str) -> State:
    """R-002, R-003."""
    s = empty_state(box, seed)
    s.w[TRIBES] = box.board.tribes
    seat: i64 = 0
    while seat < box.seats:
        s.w[COINS + seat] = FIRST_COINS
        seat += 1
    deal(
        s,
        [piece.number for piece in box.catalogue.races if box.race_in[piece.number]],
        [piece.number for piece in box.catalogue.powers if box.power_in[piece.number]],
    )
    fill(s)
    begin_turn(s, 0)
    return s
