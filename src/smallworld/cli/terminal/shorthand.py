"""Short forms of action lines: `c12`, `c 12`, `12` where only one verb can be meant, `dep 12 3`, `r 12=3 14=2`."""

from __future__ import annotations

import re
from typing import Final

from smallworld.content.verbs import COUNTED_VERBS, VERB_NAMES

REDEPLOY: Final = "redeploy"
SHORT: Final = {
    "p": "pick", "x": "expand", "dec": "decline", "st": "stay", "ab": "abandon", "c": "conquer", "a": "attempt",
    "ro": "roll", "s": "sorcery", "dr": "dragon", "d": "done", "dep": "deploy", "r": REDEPLOY, "e": "encamp",
    "f": "fortify", "w": "withdraw", "h": "hero", "al": "ally", "tr": "transform", "bo": "bolt", "cl": "clear",
    "z": "zeppelin", "fi": "fire", "ca": "cannon", "pa": "pact",
}  # fmt: skip
SHORT_OF: Final = {verb: short for short, verb in SHORT.items()}
VERBS: Final = (*VERB_NAMES.values(), REDEPLOY)
# what a bare number means at a step
PLAIN: Final = {
    "pick": "pick", "ghouls": "conquer", "conquest": "conquer", "redeploy-ghouls": "deploy", "redeploy": "deploy",
    "retreat": "deploy", "withdraw": "withdraw", "heroes": "hero", "cannons": "cannon",
}  # fmt: skip
NOBODY: Final = "none"
OF_SEATS: Final = ("ally", "pact")
COUNTED: Final = tuple(VERB_NAMES[verb] for verb in COUNTED_VERBS)
REDEPLOYING: Final = ("redeploy-ghouls", "redeploy", "retreat")

LINE: Final = re.compile(r"(?:(?P<seat>[A-F])\s+(?=[a-z]))?(?P<word>[A-Za-z]+)\s*(?P<rest>.*)", re.DOTALL)


def action_line(text: str, phase: str) -> str:
    """The action line that is meant; what is none stays as it is, to be refused."""
    text = " ".join(text.split())
    if text[:1].isdigit():
        verb = REDEPLOY if "=" in text else PLAIN.get(phase, "")
        return f"{verb} {text}".strip()
    match = LINE.fullmatch(text)
    if match is None:
        return text
    verb, rest = _verb(match["word"].lower()), match["rest"]
    if not verb and match["word"][-1] in "sS" and rest[:1].isdigit():  # `cs4`: a region of the sky
        verb, rest = _verb(match["word"][:-1].lower()), f"s{rest}"
    if not verb:
        return text
    seats = verb in OF_SEATS and rest.lower() != NOBODY
    seat = f"{match['seat']} " if match["seat"] else ""
    return f"{seat}{verb} {rest.upper() if seats else rest.lower()}".strip()


def _verb(word: str) -> str:
    return word if word in VERBS else SHORT.get(word, "")


def short_line(line: str) -> str:
    """An action line in its short form, as the screens show it."""
    verb, _, rest = line.partition(" ")
    short = SHORT_OF.get(verb, verb)
    words = rest.split()
    if verb in COUNTED and words[1:] == ["1"]:
        words = words[:1]
    if not words:
        return short
    if verb == REDEPLOY or verb in OF_SEATS:
        return f"{short} {' '.join(words)}"
    return f"{short}{' '.join(words)}"
