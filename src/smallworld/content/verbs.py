"""The numbers of all verbs: appended to, never changed, because records of moves and trained players depend on them."""

from typing import Final

from smallworld.rules.moves import ABANDON, ATTEMPT, CONQUER, DECLINE, DEPLOY, DONE, EXPAND, PICK

STAY: Final = 9
ROLL: Final = 10
SORCERY: Final = 11
DRAGON: Final = 12
ENCAMP: Final = 13
FORTIFY: Final = 14
WITHDRAW: Final = 15
HERO: Final = 16
ALLY: Final = 17
TRANSFORM: Final = 18
BOLT: Final = 19
CLEAR: Final = 20
ZEPPELIN: Final = 21
FIRE: Final = 22
CANNON: Final = 23
PACT: Final = 24
MOVE_CANNON: Final = 64  # + the region that the cannon leaves: 65 to 125

VERB_NAMES: Final = {
    PICK: "pick", EXPAND: "expand", DECLINE: "decline", ABANDON: "abandon", CONQUER: "conquer", ATTEMPT: "attempt",
    DONE: "done", DEPLOY: "deploy", STAY: "stay", ROLL: "roll", SORCERY: "sorcery", DRAGON: "dragon", ENCAMP: "encamp",
    FORTIFY: "fortify", WITHDRAW: "withdraw", HERO: "hero", ALLY: "ally", TRANSFORM: "transform", BOLT: "bolt",
    CLEAR: "clear", ZEPPELIN: "zeppelin", FIRE: "fire", CANNON: "cannon", PACT: "pact",
}  # fmt: skip

# what the argument of a verb is: nothing, a place in the column, a region, a seat (0 is none)
PLAIN_VERBS: Final = (EXPAND, DECLINE, DONE, STAY, ROLL)
COLUMN_VERBS: Final = (PICK,)
SEAT_VERBS: Final = (ALLY, PACT)
COUNTED_VERBS: Final = (DEPLOY, ENCAMP, WITHDRAW, PACT)  # may be written with a number: so many times the same


def moves_cannon(verb: int) -> bool:
    """Whether this is `cannon R S`, whose number holds R."""
    return MOVE_CANNON < verb < MOVE_CANNON + 62
