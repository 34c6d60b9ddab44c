"""The end of a game: who has won, and with what."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.text import Text

from smallworld.cli.terminal.looks import HEADING, INDENT, seat_style
from smallworld.cli.terminal.sitters import Sitter
from smallworld.cli.terminal.voice import Voice
from smallworld.notation.words import SEATS
from smallworld.play.game import Game
from smallworld.rules.layout import COINS
from smallworld.rules.outcome import ranking, standing_of, tokens_on_board, winners


def ending(voice: Voice, game: Game, sitters: Sequence[Sitter]) -> Iterator[Text]:
    """The winners, then all seats by rank."""
    s = game.state

    def called(seat: int) -> str:
        return voice("terminal-seat", seat=SEATS[seat], name=sitters[seat].name)

    best = [int(seat) for seat in winners(s)]
    coins = int(s.w[COINS + best[0]])
    as_rich = [seat for seat in range(len(sitters)) if s.w[COINS + seat] == coins]
    if len(best) > 1:
        names = ", ".join(called(seat) for seat in best)
        yield Text(voice("result-shared", seats=names, coins=coins), style=HEADING)
    elif len(as_rich) > 1:
        tokens = int(tokens_on_board(s, best[0]))
        yield Text(voice("result-tie-break", seat=called(best[0]), coins=coins, tokens=tokens), style=HEADING)
    else:
        yield Text(voice("result-winner", seat=called(best[0]), coins=coins), style=HEADING)
    order = [int(seat) for seat in ranking(s)]
    for seat in order:
        rank = 1 + sum(1 for other in order if standing_of(s, other) > standing_of(s, seat))
        words = voice("result-line", rank=rank, seat=called(seat), coins=int(s.w[COINS + seat]))
        yield Text(" " * INDENT + words, style=seat_style(SEATS[seat]))
