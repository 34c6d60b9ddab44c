"""Action lines: from text to atomic moves and back. A line that is not understood, or not legal, is refused with a reason."""

from __future__ import annotations

from functools import cache

from smallworld.content.verbs import (
    CANNON,
    COLUMN_VERBS,
    COUNTED_VERBS,
    MOVE_CANNON,
    PLAIN_VERBS,
    SEAT_VERBS,
    VERB_NAMES,
    moves_cannon,
)
from smallworld.notation.refusal import Refusal, Refused, refusal_of
from smallworld.notation.words import REASON_CODES, SEATS, VERB_NUMBERS, region_name, region_number, ruling_name
from smallworld.rules.bits import regions_of
from smallworld.rules.engine import apply, legal_moves
from smallworld.rules.layout import (
    DECIDING,
    HAND,
    HELD,
    OVER,
    PHASE,
    REDEPLOY,
    REDEPLOY_ELDERS,
    RETREAT,
    TOKENS,
    WAITING,
)
from smallworld.rules.moves import DEPLOY, Moves, move_of
from smallworld.rules.refusals import acting_band, refuse
from smallworld.rules.state import State


@cache
def write_move(move: int) -> str:
    """The action line of an atomic move."""
    verb, argument = move >> 6, move & 63
    if moves_cannon(verb):
        return f"{VERB_NAMES[CANNON]} {region_name(verb - MOVE_CANNON)} {region_name(argument)}"
    name = VERB_NAMES[verb]
    if verb in PLAIN_VERBS:
        return name
    if verb in COLUMN_VERBS:
        return f"{name} {argument}"
    if verb in SEAT_VERBS:
        return f"{name} {SEATS[argument - 1] if argument else 'none'}" + (" 1" if verb in COUNTED_VERBS else "")
    return f"{name} {region_name(argument)}" + (" 1" if verb in COUNTED_VERBS else "")


def legal_lines(s: State) -> list[str]:
    """All legal actions, atomic and in canonical order."""
    out = Moves()
    legal_moves(s, out)
    return [write_move(move) for move in out.all()]


def _fail(code: str, line: str, ruling: str | None = None, **params: str | int) -> Refused:
    return Refused(Refusal(code, ruling, params), line)


def _count(words: list[str], line: str) -> int:
    """The number at the end of an action, 1 where it is left out."""
    if not words:
        return 1
    if len(words) > 1:
        raise _fail("no-such-action", line, action=line)
    text = words[0]
    if not (text.isascii() and text.isdigit()) or len(text) > 4 or int(text) == 0:
        raise _fail("not-a-number", line, text=text)
    return int(text)


def _no_more(words: list[str], line: str) -> None:
    if words:
        raise _fail("no-such-action", line, action=line)


def read_action(s: State, line: str) -> list[int]:
    """The atomic moves that an action line stands for, all of them legal one after the other; else `Refused`."""
    words = line.split()
    seat = s.w[DECIDING]
    if len(words) > 1 and len(words[0]) == 1 and words[0] in SEATS:
        seat = SEATS.index(words[0])
        words = words[1:]
    if not words:
        raise _fail("no-such-action", line, action=line)
    verb_word, rest = words[0], words[1:]
    if verb_word == "redeploy":
        counts = _read_redeploy(s, rest, line)
        _check_moment(s, seat, line)
        return _redeploy(s, counts, line)
    verb = VERB_NUMBERS.get(verb_word)
    if verb is None:
        raise _fail("no-such-action", line, action=verb_word)
    if verb == CANNON and len(rest) == 2:
        verb, rest = MOVE_CANNON + _region(s, rest[0], line), rest[1:]
    argument, n = _read_argument(s, verb, rest, line)
    _check_moment(s, seat, line)
    return _legal_run(s, verb, argument, n, line)


def _check_moment(s: State, seat: int, line: str) -> None:
    if s.w[PHASE] == OVER:
        raise _fail("game-over", line, "R-001")
    if seat != s.w[DECIDING]:
        raise _fail("not-your-turn", line, seat=SEATS[s.w[DECIDING]])


def _read_argument(s: State, verb: int, rest: list[str], line: str) -> tuple[int, int]:
    if verb in PLAIN_VERBS:
        _no_more(rest, line)
        return 0, 1
    if verb in COLUMN_VERBS:
        if not rest:
            raise _fail("not-a-number", line, text="")
        return _count(rest, line), 1
    if verb in SEAT_VERBS:
        if verb not in COUNTED_VERBS:
            _no_more(rest[1:], line)
        word = rest[0] if rest else ""
        if word == "none" and verb not in COUNTED_VERBS:
            return 0, 1
        n = _count(rest[1:], line) if verb in COUNTED_VERBS else 1
        if len(word) != 1 or word not in SEATS:
            raise _fail("not-an-opponent", line, seat=word)
        return SEATS.index(word) + 1, n
    n = _count(rest[1:], line) if verb in COUNTED_VERBS else 1
    if verb not in COUNTED_VERBS:
        _no_more(rest[1:], line)
    return _region(s, rest[0] if rest else "", line), n


def _region(s: State, word: str, line: str) -> int:
    region = region_number(word, s.box.board)
    if region is None:
        raise _fail("no-such-region", line, region=word)
    return region


def _legal_run(s: State, verb: int, argument: int, n: int, line: str) -> list[int]:
    """n times the same move, if each is legal after the one before."""
    out = Moves()
    legal_moves(s, out)
    owner = s.box.catalogue.owners.get(verb)
    if n > 1 and owner is not None and out.mask(verb) != 0 and n > owner.left(s, s.w[DECIDING] * 3):
        raise _fail(REASON_CODES[owner.too_many()], line, ruling_name(owner.ruling()))
    if argument > 61 or not out.has(move_of(verb, argument)):
        raise Refused(refusal_of(refuse(s, verb, argument), s.box.catalogue), line)
    move = move_of(verb, argument)
    if n == 1:
        return [move]
    trial = s.copy()
    phase, deciding = s.w[PHASE], s.w[DECIDING]
    for done in range(n):
        legal_moves(trial, out)
        same_step = trial.w[PHASE] == phase and trial.w[DECIDING] == deciding
        if not same_step or not out.has(move):
            if verb == DEPLOY:
                raise _fail("not-enough-tokens", line, "R-054", need=n, have=done)
            raise Refused(refusal_of(refuse(trial, verb, argument), s.box.catalogue), line)
        apply(trial, move)
    return [move] * n


# -- a whole redeployment in one line


def _read_redeploy(s: State, words: list[str], line: str) -> dict[int, int]:
    counts: dict[int, int] = {}
    for word in words:
        name, equals, number = word.partition("=")
        if not equals:
            raise _fail("not-a-number", line, text=word)
        region = _region(s, name, line)
        if not (number.isascii() and number.isdigit()) or len(number) > 3:
            raise _fail("not-a-number", line, text=number)
        if region in counts:
            raise _fail("no-such-action", line, action=line)
        counts[region] = int(number)
    return counts


def _redeploy(s: State, counts: dict[int, int], line: str) -> list[int]:
    phase = s.w[PHASE]
    if phase not in (REDEPLOY, REDEPLOY_ELDERS, RETREAT):
        raise Refused(refusal_of(refuse(s, DEPLOY, 0), s.box.catalogue), line)
    if phase == RETREAT:
        bands = [b for b in range(s.w[DECIDING] * 3, s.w[DECIDING] * 3 + 3) if s.w[WAITING + b] > 0]
    else:
        bands = [acting_band(s)]
    moves: list[int] = []
    held = 0
    for b in bands:
        held |= s.w[HELD + b]
    for region in counts:
        if region not in regions_of(held):
            raise _fail("not-yours", line, "R-054", region=region_name(region))
    for b in bands:
        in_hand = s.w[WAITING + b] if phase == RETREAT else s.w[HAND + b]
        added = 0
        for region in regions_of(s.w[HELD + b]):
            if s.w[TOKENS + region] == 0 and region not in counts:
                continue  # a dragon holds it alone
            if region not in counts or counts[region] < s.w[TOKENS + region]:
                raise _fail("keep-one-each", line, "R-054", region=region_name(region))
            extra = counts[region] - s.w[TOKENS + region]
            added += extra
            moves += [move_of(DEPLOY, region)] * extra
        if added > in_hand:
            raise _fail("not-enough-tokens", line, "R-054", need=added, have=in_hand)
        if added < in_hand:
            raise _fail("tokens-left", line, "R-054", n=in_hand - added)
    return moves
