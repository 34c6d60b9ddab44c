"""What holds after every action of every game, and what is asked of every 25th only because it is dear."""

import json
from dataclasses import dataclass
from functools import cached_property
from traceback import extract_tb

from mypy_extensions import i64

from smallworld.content.verbs import VERB_NAMES
from smallworld.notation.reading import read_position
from smallworld.notation.writing import write_position
from smallworld.play.event_json import to_json
from smallworld.play.event_log import EventLog
from smallworld.rules.engine import apply, legal_moves
from smallworld.rules.events import COINS_PAID, FROM_COLUMN, SCORED, TOKENS_MOVED, TRIBE_GONE, TURN_BEGAN, Sink
from smallworld.rules.layout import (
    ALLY,
    COINS,
    COLUMN,
    COLUMN_COINS,
    COLUMN_COUNT,
    COLUMN_POWER,
    COLUMN_RACE,
    DECIDING,
    DISCARDS,
    HAND,
    HELD,
    HEROES,
    OVER,
    PHASE,
    PICK,
    POWER,
    POWER_STACK,
    POWER_STACK_COUNT,
    POWER_STACK_SIZE,
    RACE,
    RACE_STACK,
    RACE_STACK_COUNT,
    RACE_STACK_SIZE,
    REDEPLOY,
    REDEPLOY_ELDERS,
    RETREAT,
    ROUND,
    ROUNDS,
    SCORING,
    SEATS,
    START,
    TOKENS,
    TRAY,
    TRIBES,
    TURN,
    TURN_END,
    WAITING,
    WITHDRAW,
)  # fmt: skip
from smallworld.rules.moves import Moves, move_of
from smallworld.rules.newgame import FIRST_COINS
from smallworld.rules.reasons import KEEP_ONE_EACH
from smallworld.rules.refusals import refuse
from smallworld.rules.secrets import conceal, determinize
from smallworld.rules.state import State
from tests.laws.games import Moment, Plan, begin, plan, walk
from tests.laws.reader import Reader
from tests.laws.visible import visible

DEAR = 25  # actions from one dear look to the next
EVERY_MOVE = [(verb, argument) for verb in VERB_NAMES for argument in range(62)]
REFUSED_EACH_TIME = 40
ASKED_WITH_A_CHOICE = (REDEPLOY_ELDERS, REDEPLOY, WITHDRAW, HEROES, ALLY, RETREAT)


class Ledger(Sink):
    """Adds up what the events say has moved."""

    def __init__(self, planned: Plan) -> None:
        self.seats = planned.seats
        self.coins = [FIRST_COINS] * planned.seats
        self.out: dict[i64, i64] = {}  # race: tokens out of the tray
        self.tribes_gone: set[int] = set()
        self.turn = (1, 0)
        self.scored = 0

    def event(self, kind: i64, a: i64, b: i64, c: i64, d: i64, e: i64, f: i64) -> None:
        if kind == COINS_PAID:
            self.coins[a] += b
            self.scored += b if c != FROM_COLUMN else 0
        elif kind == SCORED:
            assert (int(a), int(b)) == (self.turn[1], self.scored), "the total is the sum of what was paid"
        elif kind == TOKENS_MOVED:
            assert c > 0, "no event moves nothing"
            self.out[b] = self.out.get(b, 0) + (c if d == TRAY else 0) - (c if e == TRAY else 0)
        elif kind == TRIBE_GONE:
            assert a not in self.tribes_gone, "a Lost Tribe leaves once"
            self.tribes_gone.add(a)
        elif kind == TURN_BEGAN:
            round_, seat = self.turn
            following = (round_, seat + 1) if seat + 1 < self.seats else (round_ + 1, 0)
            assert (int(a), int(b)) == following, "seats play in turn"
            self.turn = following
            self.scored = 0


@dataclass(frozen=True)
class Band:
    b: int
    race: str
    power: str
    held: int
    hand: int
    waiting: int

    @property
    def active(self) -> bool:
        return self.b % 3 == 0


class Look:
    """A moment with its words as a list, as the laws want to see it."""

    def __init__(self, moment: Moment, ledger: Ledger | None, before: "Look | None") -> None:
        self.s = moment.s
        self.legal = moment.legal
        self.move = moment.move
        self.ledger = ledger
        self.before = before
        self.w = list(moment.s.w)
        self.step = step_of(moment.s)
        races, powers = self.s.box.catalogue.races, self.s.box.catalogue.powers
        self.bands = [
            Band(b, races[w[RACE + b]].name, powers[w[POWER + b]].name, w[HELD + b], w[HAND + b], w[WAITING + b])
            for w in [self.w]
            for b in range(w[SEATS] * 3)
        ]

    @property
    def position(self) -> list[int]:
        """The words without the cache."""
        return self.w[: self.s.box.catalogue.words]

    @cached_property
    def held(self) -> int:
        mask = 0
        for band in self.bands:
            assert mask & band.held == 0, "a region has one owner"
            mask |= band.held
        return mask

    def band(self, race: str = "", power: str = "") -> Band | None:
        """The band of this race, or the active one with this power."""
        for band in self.bands:
            if band.race and (band.race == race or (band.active and band.power == power)):
                return band
        return None

    def marker(self, name: str) -> int:
        return next(marker.regions(self.s) for marker in self.s.box.catalogue.markers if marker.name == name)

    def tokens(self, mask: int) -> int:
        return sum(self.w[TOKENS + r] for r in range(62) if mask >> r & 1)


# -- cheap laws


def tokens_are_conserved(look: Look) -> None:
    on_map = {band.race: (look.tokens(band.held), band.hand) for band in look.bands if band.race}
    for piece in look.s.box.catalogue.races[1:]:
        tray = look.s.tray(piece.number)
        assert 0 <= tray <= piece.tray
        assert tray + sum(on_map.get(piece.name, (0, 0))) == piece.tray
        if look.ledger is not None:
            assert piece.tray - tray == look.ledger.out.get(piece.number, 0), "the tray is what the events say"


def pieces_are_in_one_place(look: Look) -> None:
    w, box = look.w, look.s.box
    in_column, races_left, powers_left = w[COLUMN_COUNT], w[RACE_STACK_COUNT], w[POWER_STACK_COUNT]
    column = w[COLUMN_RACE : COLUMN_RACE + COLUMN]
    badges = w[COLUMN_POWER : COLUMN_POWER + COLUMN]
    race_stack = w[RACE_STACK : RACE_STACK + RACE_STACK_SIZE]
    power_stack = w[POWER_STACK : POWER_STACK + POWER_STACK_SIZE]
    for row, count in ((column, in_column), (badges, in_column), (race_stack, races_left), (power_stack, powers_left)):
        assert 0 not in row[:count], "no gaps"
        assert not any(row[count:]), "nothing beyond the end"
    assert not any(w[COLUMN_COINS + in_column : COLUMN_COINS + COLUMN])
    assert all(coins >= 0 for coins in w[COLUMN_COINS : COLUMN_COINS + COLUMN])
    bands = range(w[SEATS] * 3)
    races = [*column[:in_column], *race_stack[:races_left], *(w[RACE + b] for b in bands if w[RACE + b])]
    assert sorted(races) == [number for number, there in enumerate(box.race_in) if there]
    discards = [number for number in range(62) if w[DISCARDS] >> number & 1]
    powers = [
        *badges[:in_column],
        *power_stack[:powers_left],
        *discards,
        *(w[POWER + b] for b in bands if w[POWER + b]),
    ]
    assert sorted(powers) == [number for number, there in enumerate(box.power_in) if there]


def regions_have_one_owner(look: Look) -> None:
    w, board = look.w, look.s.box.board
    assert look.held & ~board.regions == 0
    for r in range(62):
        assert (w[TOKENS + r] >= 1) == bool(look.held >> r & 1), "tokens lie in held regions and nowhere else"
    for band in look.bands:
        if not band.race:
            assert (band.power, band.held, band.hand, band.waiting) == ("", 0, 0, 0)
        elif band.active:
            assert band.power
            assert band.power == "seafaring" or band.held & board.water == 0
        else:
            assert band.power == ("spirit" if band.b % 3 == 2 else "")
            if band.race != "ghouls":
                assert (look.tokens(band.held), band.hand) == (band.held.bit_count(), 0), "one token a region"
            assert look.tokens(band.held) + band.hand > 0, "a declined race without a token has left"


def tribes_never_come_back(look: Look) -> None:
    tribes = look.w[TRIBES]
    assert tribes & look.held == 0
    assert tribes & ~(look.before.w[TRIBES] if look.before else look.s.box.board.tribes) == 0
    if look.ledger is not None:
        gone = {r for r in range(62) if (look.s.box.board.tribes & ~tribes) >> r & 1}
        assert gone == look.ledger.tribes_gone


def hands_and_coins_hold(look: Look) -> None:
    for band in look.bands:
        assert 0 <= band.waiting <= band.hand
        if look.w[PHASE] in (START, PICK):
            assert band.waiting == 0, "nobody waits for a retreat that is over"
            if band.held and band.race != "amazons":
                assert band.hand == 0, "redeployments and retreats leave nothing in hand"
    coins = look.w[COINS : COINS + look.w[SEATS]]
    assert min(coins) >= 0
    if look.ledger is not None:
        assert coins == look.ledger.coins


def markers_lie_where_they_may(look: Look) -> None:
    settled = look.w[PHASE] in (START, PICK)
    for marker in look.s.box.catalogue.markers:
        regions = marker.regions(look.s)
        lying = sum(marker.in_region(look.s, r) for r in range(62) if regions >> r & 1)
        assert regions & ~look.held == 0
        assert lying <= marker.limit
    trolls, lairs = look.band("trolls"), look.marker("lairs")
    assert lairs & ~(trolls.held if trolls else 0) == 0
    assert trolls is None or not trolls.active or lairs == trolls.held, "a Lair in each region, at once"
    halflings, holes = look.band("halflings"), look.marker("holes")
    assert holes & ~(halflings.held if halflings and halflings.active else 0) == 0
    heroic, heroes = look.band(power="heroic"), look.marker("heroes")
    assert heroes & ~(heroic.held if heroic else 0) == 0
    if heroic and settled:
        assert heroes.bit_count() == min(2, heroic.held.bit_count()), "none may wait"
    master, dragon = look.band(power="dragon-master"), look.marker("dragon")
    assert dragon & ~(master.held if master else 0) == 0
    fortified, forts = look.band(power="fortified"), look.marker("fortresses")
    if look.before:
        built = forts & ~look.before.marker("fortresses")
        assert built & ~(fortified.held if fortified else 0) == 0
        assert built.bit_count() <= 1
    camps_lie_where_they_may(look, settled)


def camps_lie_where_they_may(look: Look, settled: bool) -> None:
    owner = next(power for power in look.s.box.catalogue.powers if power.name == "bivouacking")
    camps, waiting = owner.markers[0], look.w[owner.at]
    band = look.band(power="bivouacking")
    lying = sum(camps.in_region(look.s, r) for r in range(62) if camps.regions(look.s) >> r & 1)
    assert camps.regions(look.s) & ~(band.held if band else 0) == 0
    assert 0 <= waiting <= camps.limit - lying
    assert waiting == 0 or not settled
    if settled and band and band.held and band.race != "amazons":
        assert lying == camps.limit, "all are placed before the redeployment ends"


def the_moment_is_one_of_the_list(look: Look) -> None:
    w, phase = look.w, look.w[PHASE]
    assert 0 <= phase <= OVER
    assert phase not in (SCORING, TURN_END), "nobody decides there"
    assert 1 <= w[ROUND] <= w[ROUNDS]
    assert 0 <= w[DECIDING] < w[SEATS]
    assert (w[DECIDING] != w[TURN]) == (phase == RETREAT)
    if look.ledger is not None:
        assert (w[ROUND], w[TURN]) == look.ledger.turn
    verbs = [look.legal.verbs[i] for i in range(look.legal.size)]
    assert len(verbs) == len(set(verbs))
    assert (look.legal.count() == 0) == (phase == OVER), "somebody can always do something before the end"
    assert phase != OVER or (w[ROUND], w[TURN]) == (w[ROUNDS], w[SEATS] - 1)


def cheap_laws(look: Look) -> None:
    tokens_are_conserved(look)
    pieces_are_in_one_place(look)
    regions_have_one_owner(look)
    tribes_never_come_back(look)
    hands_and_coins_hold(look)
    markers_lie_where_they_may(look)
    the_moment_is_one_of_the_list(look)


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
        assert 0 < why.code <= KEEP_ONE_EACH, (VERB_NAMES[verb], argument)
        assert why.ruling > 0, (VERB_NAMES[verb], argument)
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


def step_of(s: State) -> tuple[int, ...]:
    return int(s.w[PHASE]), int(s.w[DECIDING]), int(s.w[TURN]), int(s.w[ROUND])


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
    assert (s.seed, list(s.box.options)) == (look.s.seed, list(look.s.box.options))
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


def check_game(number: int) -> Played:
    """All laws over one game; what was seen in it."""
    planned = plan(number)
    ledger = Ledger(planned)
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
            done = f"{VERB_NAMES[before.move >> 6]} {before.move & 63}" if before else "set up"
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


def check_games(first: int, games: int) -> Played:
    """All laws over so many games; all that was seen."""
    played = [check_game(number) for number in range(first, first + games)]
    return Played(
        sum(one.actions for one in played), frozenset[tuple[str, str]]().union(*(one.combos for one in played))
    )
