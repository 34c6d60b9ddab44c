"""All laws over whole games: the cheap ones after every action, the dear ones after every 25th."""

import json
from dataclasses import dataclass
from traceback import extract_tb

from mypy_extensions import i64

from smallworld.content.verbs import MOVE_CANNON, VERB_NAMES
from smallworld.notation.reading import read_position
from smallworld.notation.words import verb_name
from smallworld.notation.writing import write_position
from smallworld.play.event_json import to_json
from smallworld.play.event_log import EventLog
from smallworld.rules.bits import LAST_REGION
from smallworld.rules.engine import apply, legal_moves
from smallworld.rules.events import Sink
from smallworld.rules.layout import (
    ALLY,
    CANNONS,
    DECIDING,
    HEROES,
    OVER,
    PACTS,
    PHASE,
    RACE_STACK_COUNT,
    REDEPLOY,
    REDEPLOY_ELDERS,
    RETREAT,
    WITHDRAW,
)  # fmt: skip
from smallworld.rules.moves import Moves, move_of
from smallworld.rules.reasons import KEEP_ONE_EACH
from smallworld.rules.refusals import refuse
from smallworld.rules.secrets import conceal, determinize
from smallworld.rules.state import State
from tests.laws.cheap import cheap_laws
from tests.laws.games import Moment, Planner, begin, plan, walk
from tests.laws.ledger import Ledger
from tests.laws.look import Look, step_of
from tests.laws.reader import Reader
from tests.laws.visible import visible

DEAR = 25  # actions from one dear look to the next
# each verb with each argument; a cannon from each region to itself and to the next one
EVERY_MOVE = [(verb, argument) for verb in VERB_NAMES for argument in range(62)]
EVERY_MOVE += [(MOVE_CANNON + r, to) for r in range(1, LAST_REGION + 1) for to in (r, r % LAST_REGION + 1)]
REFUSED_EACH_TIME = 40
ASKED_WITH_A_CHOICE = (REDEPLOY_ELDERS, REDEPLOY, WITHDRAW, HEROES, CANNONS, PACTS, ALLY, RETREAT)


# -- copies, caches, refusals


def moves_of(s: State) -> list[int]:
    out = Moves()
    legal_moves(s, out)
    return out.all()


def copies_are_equal(look: Look) -> None:
    copy = look.s.copy()
    assert (list(copy.w), list(copy.key), copy.seed, copy.sink) == (look.w, list(look.s.key), look.s.seed, None)


def the_cache_is_fresh(look: Look) -> None:
    fresh = look.s.copy()
    fresh.stale()
    assert moves_of(fresh) == look.legal.all()


def what_is_not_legal_is_refused(look: Look, moves: list[tuple[int, int]]) -> None:
    """With a reason and a ruling, and asking changes nothing; only for moves that are not legal."""
    s = look.s.copy()
    for verb, argument in moves:
        if look.legal.has(move_of(verb, argument)):
            continue
        why = refuse(s, verb, argument)
        assert 0 < why.code <= KEEP_ONE_EACH, (verb_name(verb), argument)
        assert why.ruling > 0, (verb_name(verb), argument)
    assert list(s.w)[: s.box.catalogue.words] == look.position
    assert moves_of(s) == look.legal.all()


def undo_restores(look: Look, before: State, words: list[int], move: int) -> None:
    """The copy that was taken before the move is as it was, and leads here again, told or untold."""
    assert list(before.w) == words
    again = before.copy()
    apply(again, move)
    assert list(again.w)[: again.box.catalogue.words] == look.position
    assert moves_of(again) == look.legal.all()


def every_legal_move_applies(look: Look) -> None:
    for move in look.legal.all():
        s = look.s.copy()
        apply(s, move)
        legal = Moves()
        legal_moves(s, legal)
        cheap_laws(Look(Moment(s, legal, 0), None, look))
    assert list(look.s.w) == look.w


def secrets_change_no_list(look: Look) -> None:
    guessed = determinize(conceal(look.s), "another seed")
    assert moves_of(guessed) == look.legal.all()
    assert guessed.w[RACE_STACK_COUNT] == look.w[RACE_STACK_COUNT]


def steps_leave_a_choice(look: Look) -> None:
    """What has one outcome is not asked; but four Amazons more than regions are placed before they come off again."""
    if look.w[PHASE] not in ASKED_WITH_A_CHOICE or (look.before and step_of(look.s) == look.before.step):
        return
    if look.bands[look.w[DECIDING] * 3].race == "amazons":
        return
    seen: set[tuple[int, ...]] = set()
    outcomes: set[tuple[int, ...]] = set()
    left = [look.s.copy()]
    while left and len(outcomes) < 2:
        s = left.pop()
        for move in moves_of(s):
            child = s.copy()
            apply(child, move)
            words = tuple(list(child.w)[: child.box.catalogue.words])
            if step_of(child) != look.step:
                outcomes.add(words)
            elif words not in seen:
                seen.add(words)
                left.append(child)
    assert len(outcomes) > 1


def positions_read_as_they_were_written(look: Look) -> None:
    s = read_position(json.loads(json.dumps(write_position(look.s))))
    assert list(s.w)[: s.box.catalogue.words] == look.position
    assert (s.seed, list(s.box.options), s.box.sets) == (look.s.seed, list(look.s.box.options), look.s.box.sets)
    assert (s.box.board.name, list(s.box.board.access)) == (look.s.box.board.name, list(look.s.box.board.access))
    assert moves_of(s) == look.legal.all()


# -- whole games


class Both(Sink):
    """Tells the ledger, and a log for the reader that knows no rule."""

    def __init__(self, ledger: Ledger, log: EventLog) -> None:
        self.ledger = ledger
        self.log = log

    def event(self, kind: i64, a: i64, b: i64, c: i64, d: i64, e: i64, f: i64) -> None:
        self.ledger.event(kind, a, b, c, d, e, f)
        self.log.event(kind, a, b, c, d, e, f)


@dataclass(frozen=True)
class Played:
    actions: int
    combos: frozenset[tuple[str, str]]


class Broken(AssertionError):
    """Says in which game, after which action."""


def check_game(number: int, planner: Planner = plan) -> Played:
    """All laws over one game; what was seen in it."""
    planned = planner(number)
    ledger = Ledger(planned.seats)
    log = EventLog(begin(planned).box)
    reader = Reader(visible(begin(planned)))
    combos: set[tuple[str, str]] = set()
    before: Look | None = None
    kept: State | None = None
    actions = 0
    for moment in walk(planned, Both(ledger, log)):
        try:
            for event in log.take():
                reader.read(to_json(event))
            look = Look(moment, ledger, before)
            _check(look, kept, actions, reader)
        except AssertionError as broken:
            done = f"{verb_name(before.move >> 6)} {before.move & 63}" if before else "set up"
            law = extract_tb(broken.__traceback__)[-1]
            place = f"game {number} ({planned.board}), action {actions}, after {done}"
            raise Broken(f"{place}: {law.name}: {law.line} {broken}") from broken
        combos |= {(band.power, band.race) for band in look.bands if band.active and band.race}
        before, kept = look, moment.s.copy()
        actions += 1
    return Played(actions - 1, frozenset(combos))


def _check(look: Look, kept: State | None, actions: int, reader: Reader) -> None:
    cheap_laws(look)
    steps_leave_a_choice(look)
    copies_are_equal(look)
    the_cache_is_fresh(look)
    if look.before is not None and kept is not None:
        undo_restores(look, kept, look.before.w, look.before.move)
    dear = actions % DEAR == 0 or look.w[PHASE] == OVER
    first = actions * REFUSED_EACH_TIME % len(EVERY_MOVE)
    what_is_not_legal_is_refused(look, EVERY_MOVE if dear else EVERY_MOVE[first : first + REFUSED_EACH_TIME])
    if dear:
        every_legal_move_applies(look)
        secrets_change_no_list(look)
        positions_read_as_they_were_written(look)
        assert reader.table == visible(look.s), "events tell all that people see"


def check_games(first: int, games: int, planner: Planner = plan) -> Played:
    """All laws over so many games; all that was seen."""
    played = [check_game(number, planner) for number in range(first, first + games)]
    return Played(
        sum(one.actions for one in played), frozenset[tuple[str, str]]().union(*(one.combos for one in played))
    )
