"""Costs and scores as sums: `2 + mountain 1 + tokens 3 - Commando 1 = 5`."""

from __future__ import annotations

from collections.abc import Iterable

from smallworld.cli.terminal.voice import Voice
from smallworld.play.events import Term

BASE = "base"
LEAST = "least"


def cost_sum(voice: Voice, terms: Iterable[Term], rulings: bool = False) -> str:
    """A cost, term by term; by itself where there is one term only."""
    terms = tuple(terms)
    text = ""
    for term in terms:
        if term.term == LEAST:
            continue
        name = "" if term.term == BASE else voice.name("term", term.term) + " "
        ruling = f" ({term.ruling})" if rulings and term.ruling else ""
        text += f"{_sign(term.n, not text)}{name}{abs(term.n)}{ruling}"
    total = sum(term.n for term in terms)
    if any(term.term == LEAST for term in terms):
        text = voice("terminal-sum-least", sum=text)
    return text if len(terms) == 1 else f"{text} = {total}"


def score_sum(voice: Voice, terms: Iterable[Term]) -> str:
    """What coins come from, source by source; the total is told beside it."""
    text = ""
    for term in terms:
        text += f"{_sign(term.n, not text)}{voice.name('term', term.term)} {abs(term.n)}"
    return text


def _sign(n: int, first: bool) -> str:
    if first:
        return "-" if n < 0 else ""
    return " - " if n < 0 else " + "
