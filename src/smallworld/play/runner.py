"""Plays a game with a bot on every seat, and tells observers."""

from __future__ import annotations

from collections.abc import Sequence

from smallworld.notation.refusal import Refused
from smallworld.play.bot import Bot, Clock, Observer
from smallworld.play.game import Game
from smallworld.play.history import is_final
from smallworld.rules.layout import DECIDING


def play_decision(game: Game, bot: Bot, clock: Clock, observers: Sequence[Observer]) -> None:
    """One answer of a bot: an action, or as many of a list as still fit."""
    view = game.view_for(game.deciding)
    answer = bot.choose(view, view.legal(), clock)
    lines = [answer] if isinstance(answer, str) else list(answer)
    seat = game.state.w[DECIDING]
    for number, line in enumerate(lines):
        try:
            events = game.play(line)
        except Refused:
            if number == 0:
                raise
            return
        for observer in observers:
            observer.event(line, events, game.view_for(None))
        if game.over or game.state.w[DECIDING] != seat or is_final(events):
            return


def play_out(
    bots: Sequence[Bot],
    seed: int | str | None = None,
    game: Game | None = None,
    clock: Clock | None = None,
    observers: Sequence[Observer] = (),
) -> Game:
    """A whole game, the first bot on seat A; from a game in progress where one is given."""
    if game is None:
        game = Game.new(len(bots), seed, names=[f"bot:{bot.name}" for bot in bots])
    for observer in observers:
        observer.start(game.view_for(None))
    while not game.over:
        play_decision(game, bots[game.state.w[DECIDING]], clock or Clock(), observers)
    for observer in observers:
        observer.end(game.view_for(None))
    return game
