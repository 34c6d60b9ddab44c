"""What is asked before an action that cannot be taken back and may not be what was meant."""

from __future__ import annotations

from typing import Final

from smallworld.cli.terminal.notes import percent
from smallworld.cli.terminal.refused import without_seat
from smallworld.cli.terminal.shorthand import short_line
from smallworld.cli.terminal.story import PLACING
from smallworld.cli.terminal.voice import Voice
from smallworld.notation.actions import read_action
from smallworld.notation.refusal import Refused
from smallworld.play.game import Game
from smallworld.rules.engine import apply
from smallworld.rules.layout import DECIDING
from smallworld.rules.moves import CONQUER

DIE: Final = "attempt"
DONE: Final = "done"


def question_before(voice: Voice, game: Game, line: str) -> str | None:
    """The question; nothing before plain choices, and before lines that are refused anyway."""
    try:
        moves = read_action(game.state, line)
    except Refused:
        return None
    words = without_seat(line)
    if words[0] == DIE:
        cost = game.cost(words[1])
        return voice("terminal-sure-roll", region=words[1], short=cost.short, odds=percent(cost.odds))
    if words[0] != DONE and words[0] not in PLACING:
        return None
    after = game.view_for(game.deciding).state
    for move in moves:
        apply(after, move)
    if after.w[DECIDING] == game.state.w[DECIDING]:
        return None
    if words[0] in PLACING:
        return voice("terminal-sure-last", line=short_line(line))
    return voice("terminal-sure-done") if game.legal.moves.mask(CONQUER) else None
