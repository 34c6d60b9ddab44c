"""A refusal as data: reason code, parameters by name, the ruling it rests on."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from smallworld.notation.words import PHASE_NAMES, REASON_CODES, SEATS, region_name, ruling_name
from smallworld.rules import reasons
from smallworld.rules.catalogue import Catalogue
from smallworld.rules.refusals import Reasons

# what the numbers of a reason are, in order
NUMBERS_OF: Final[dict[int, tuple[str, ...]]] = {
    reasons.WRONG_STEP: ("phase",),
    reasons.NOT_THIS_RACE: ("race",),
    reasons.NOT_THIS_POWER: ("power",),
    reasons.NONE_LEFT: ("marker",),
    reasons.NO_SUCH_COMBO: ("n",),
    reasons.NOT_ENOUGH_COINS: ("need", "have"),
    reasons.NOT_AN_OPPONENT: ("seat",),
    reasons.ATTACKED_THIS_TURN: ("seat",),
    reasons.TOO_MANY_PACTS: ("n",),
    reasons.NOT_YOURS: ("region",),
    reasons.OWN_REGION: ("region",),
    reasons.WATER: ("region",),
    reasons.IMMUNE_REGION: ("region", "marker"),
    reasons.PEACE: ("seat",),
    reasons.NOT_ACTIVE: ("region",),
    reasons.NOT_ALONE: ("region",),
    reasons.PROTECTED: ("region",),
    reasons.NOT_A_BORDER_REGION: ("region",),
    reasons.NOT_ADJACENT: ("region",),
    reasons.NO_ROLL_NEEDED: ("region", "cost", "have"),
    reasons.TOO_FAR_SHORT: ("region", "cost", "have", "short"),
    reasons.NOT_ENOUGH_TOKENS: ("need", "have"),
    reasons.ONE_PER_REGION: ("region",),
    reasons.TOKENS_LEFT: ("n",),
    reasons.KEEP_ONE_EACH: ("region",),
}


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why an action is not allowed."""

    code: str
    ruling: str | None = None
    params: dict[str, str | int] = field(default_factory=dict)

    def to_json(self) -> dict[str, object]:
        return {"code": self.code, "params": self.params, "ruling": self.ruling}


class Refused(ValueError):
    """An action was not allowed: the refusal, and the line that was tried."""

    def __init__(self, refusal: Refusal, line: str) -> None:
        super().__init__(f"{line!r}: {refusal.code}" + (f" ({refusal.ruling})" if refusal.ruling else ""))
        self.refusal = refusal
        self.line = line

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.refusal, self.line)


def _word(kind: str, number: int, catalogue: Catalogue) -> str | int | None:
    match kind:
        case "phase":
            return PHASE_NAMES[number]
        case "race":
            return catalogue.races[number].name
        case "power":
            return catalogue.powers[number].name
        case "marker":
            return catalogue.markers[number].name
        case "region":
            return region_name(number)
        case "seat":
            return SEATS[number] if 0 <= number < len(SEATS) else None
        case _:
            return number


def refusal_of(why: Reasons, catalogue: Catalogue) -> Refusal:
    """The core's reason in the words of the notation."""
    params: dict[str, str | int] = {}
    for kind, number in zip(NUMBERS_OF.get(why.code, ()), why.numbers, strict=False):
        word = _word(kind, number, catalogue)
        if word is not None:
            params[kind] = word
    return Refusal(REASON_CODES[why.code], ruling_name(why.ruling), params)
