"""Greedy: as many coins as it can get, seen from its own turn and the next one."""

from __future__ import annotations

from smallworld.bots.greedy_choice import best_beginning, plan_conquests
from smallworld.bots.greedy_placing import best_friend, placements
from smallworld.bots.greedy_turn import best_known
from smallworld.content.verbs import COUNTED_VERBS
from smallworld.notation.actions import write_move
from smallworld.play.bot import Clock
from smallworld.play.view import Legal, SeatView
from smallworld.rules.engine import legal_moves
from smallworld.rules.layout import (
    ALLY,
    CANNONS,
    CONQUEST,
    DECIDING,
    ELDERS,
    HEROES,
    LATE_DECLINE,
    PHASE,
    PICK,
    REDEPLOY,
    REDEPLOY_ELDERS,
    RETREAT,
    START,
    WITHDRAW,
)  # fmt: skip
from smallworld.rules.moves import Moves
from smallworld.rules.secrets import determinize
from smallworld.rules.state import State

PLACING = (REDEPLOY_ELDERS, REDEPLOY, WITHDRAW, HEROES, CANNONS, RETREAT)


class Greedy:
    """Plays whole steps at a time; the same seed answers the same in the same position."""

    name = "greedy"

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed

    def choose(self, view: SeatView, legal: Legal, clock: Clock) -> list[str]:
        moves = decide(determinize(view.state, f"greedy {self.seed}"), self.seed)
        return lines_of(moves)


def decide(s: State, seed: int) -> list[int]:
    """What the deciding seat does now; the state stays as it is."""
    out = Moves()
    legal_moves(s, out)
    if out.count() == 1:
        return [out.at(0)]
    phase = s.w[PHASE]
    if phase == CONQUEST or phase == ELDERS:
        return plan_conquests(s, seed)
    if phase == START or phase == PICK or phase == LATE_DECLINE:
        return [best_beginning(s, seed)]
    if phase in PLACING:
        return placements(s, seed)
    if phase == ALLY:
        return [best_friend(s)]
    return [best_known(s, out, s.w[DECIDING])]


def lines_of(moves: list[int]) -> list[str]:
    """Action lines, with a number where the same move is made several times running."""
    lines: list[str] = []
    at = 0
    while at < len(moves):
        n = 1
        while at + n < len(moves) and moves[at + n] == moves[at]:
            n += 1
        if moves[at] >> 6 in COUNTED_VERBS:
            lines.append(write_move(moves[at]).removesuffix(" 1") + f" {n}")
        else:
            lines += [write_move(moves[at])] * n
        at += n
    return lines
