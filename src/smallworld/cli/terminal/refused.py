"""What is said to a line that is refused: the reason with its ruling, and what may have been meant."""

from __future__ import annotations

import difflib
from collections.abc import Iterable
from typing import Final

from smallworld.cli.terminal.drafts import EVEN, draft, in_hand, placing_bands
from smallworld.cli.terminal.shorthand import REDEPLOY, REDEPLOYING, VERBS, short_line
from smallworld.notation.actions import read_action
from smallworld.notation.refusal import Refused
from smallworld.notation.words import SEATS, region_name
from smallworld.play.view import SeatView
from smallworld.rules.bits import regions_of
from smallworld.rules.layout import HELD, TOKENS

UNKNOWN: Final = "no-such-action"
NEAR: Final = 0.7
USUAL: Final = {"pick": "2", "ally": "B", "pact": "B"}


def meant(view: SeatView, refused: Refused, commands: Iterable[str]) -> list[str]:
    """Lines that are possible, or words that there are, near to what was entered."""
    words = without_seat(refused.line)
    if not words:
        return []
    if refused.refusal.code == UNKNOWN and words[0] not in VERBS:
        return difflib.get_close_matches(words[0].lower(), [*VERBS, *commands], 2, NEAR)
    if words[0] == REDEPLOY and view.phase in REDEPLOYING:
        return _redeployments(view, words[1:])
    if len(words) < 2:
        return []
    others = [
        line for line in view.legal() if line.split()[1:2] == words[1:2] and line.split()[0] not in ("pick", "ally")
    ]
    return [short_line(line) for line in others][:3]


def lacking(view: SeatView, refused: Refused) -> str | None:
    """For a line that ends too early, one that does not; nothing for all others."""
    words = without_seat(refused.line)
    if "" not in refused.refusal.params.values() or len(words) != 1:
        return None
    whole = [line for line in view.legal() if line.split()[0] == words[0]]
    return short_line(whole[0] if whole else f"{words[0]} {USUAL.get(words[0], '12')}")


def without_seat(line: str) -> list[str]:
    words = line.split()
    return words[1:] if len(words) > 1 and words[0] in SEATS else words


def _redeployments(view: SeatView, words: list[str]) -> list[str]:
    """The line with the regions that it leaves out, if that fits; else an even one."""
    s = view.state
    counts: dict[str, int] = {}
    for b in placing_bands(s):
        counts.update({region_name(r): int(s.w[TOKENS + r]) for r in regions_of(s.w[HELD + b])})
    for word in words:
        region, _, number = word.partition("=")
        if region in counts and number.isascii() and number.isdigit():
            counts[region] = int(number[:3])
    line = " ".join([REDEPLOY, *(f"{region}={n}" for region, n in counts.items())])
    try:
        read_action(s, line)
    except Refused:
        if not any(in_hand(s, b) for b in placing_bands(s)):
            return []
        even = draft(s, EVEN)
        return [] if even is None else [short_line(even)]
    return [short_line(line)]
