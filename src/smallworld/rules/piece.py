"""A race or a power: what it is on top, and the hooks through which it changes the ordinary rules. Each has a default.

Hooks that speak of regions answer with masks. `b` is the band concerned; races are asked for declined bands only through
hooks that say so. A band's power is asked only while the band is active.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64, mypyc_attr

from smallworld.rules.events import SOURCE_OF_POWER, SOURCE_OF_RACE
from smallworld.rules.layout import HELD
from smallworld.rules.reasons import NONE_LEFT

if TYPE_CHECKING:
    from smallworld.rules.box import Box
    from smallworld.rules.catalogue import Catalogue
    from smallworld.rules.marker import Marker
    from smallworld.rules.moves import Moves
    from smallworld.rules.refusals import Reasons
    from smallworld.rules.scoring import Sheet
    from smallworld.rules.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Piece:
    """What every race and power has; a plain one has no benefit at all."""

    def __init__(self, name: str, tokens: i64, tray: i64) -> None:
        self.name = name
        self.tokens = tokens
        self.tray = tray  # races only: tokens in the box
        self.pack = "base"  # the set that it belongs to
        self.number: i64 = 0  # 1 … among races or among powers; 0 is the piece that nobody has
        self.source: i64 = 0  # of coins and cost terms
        self.words: i64 = 0  # how many words of the state it needs
        self.at: i64 = 0  # where they begin
        self.fields: list[Field] = []
        self.markers: list[Marker] = []
        self.verbs: list[int] = []
        self.home: Catalogue | None = None  # the catalogue that has given it number and words

    def __reduce__(self) -> tuple[object, ...]:
        """For other processes: the same piece of its catalogue."""
        if self.home is None:
            raise TypeError(f"{self.name!r} is in no catalogue: only with one does a piece go to another process")
        return piece_again, (self.home, int(self.source))

    # -- getting ready

    def housed(self) -> None:
        """Its words and markers have been given their places."""
        return

    def in_game(self, box: Box) -> bool:
        """Whether its banner or badge is used in a new game."""
        return True

    def ruling(self) -> i64:
        """The ruling that tells what it does."""
        return 0

    def extra_tokens(self) -> i64:
        """Tokens beyond banner and badge."""
        return 0

    def settle(self, s: State, given: list[str]) -> None:
        """After a position was read: fill in what its keys leave to be derived."""
        return

    def out_of_game(self, s: State) -> i64:
        """Tokens of this race that have left the game for good."""
        return 0

    def picks_free(self, s: State, seat: i64) -> bool:
        """Whether this seat's next combo costs nothing because of it, whoever has it now."""
        return False

    def picked(self, s: State, seat: i64, position: i64) -> None:
        """A seat, its owner or another, has picked the combo at this position."""
        return

    def taken(self, s: State, b: i64) -> None:
        """Its combo has just been picked."""
        return

    def turn_starts(self, s: State, b: i64) -> None:
        """The owner's turn begins (R-227)."""
        return

    def turn_ends(self, s: State, b: i64) -> None:
        """The owner's turn is over, retreats included."""
        return

    # -- where it may go and at what price

    def enters(self, s: State, b: i64) -> i64:
        """Where it may make a first conquest, besides the border."""
        return 0

    def anywhere(self, s: State, b: i64) -> i64:
        """Where it may conquer without bordering, once it holds a region."""
        return 0

    def joins(self, s: State, b: i64, regions: i64) -> i64:
        """What borders these regions for its conquests beyond the board's own borders."""
        return 0

    def treads(self, s: State, b: i64) -> i64:
        """Water that it may conquer."""
        return 0

    def cheaper(self, s: State, b: i64, by: i64) -> i64:
        """Regions that cost it at least `by` tokens less."""
        return 0

    def discount_ruling(self) -> i64:
        """The ruling behind `cheaper`."""
        return 17

    def shields(self, s: State, b: i64, attacker: i64) -> i64:
        """Regions of band b that the attacker's active race may not attack: peace (R-130)."""
        return 0

    def rolled(self, s: State, b: i64) -> i64:
        """Pips of a roll that was made before the region is chosen; -1 without one."""
        return -1

    def begun(self, s: State, b: i64) -> bool:
        """Whether something besides a conquest has ended the time to abandon."""
        return False

    def no_attempt(self, s: State, b: i64) -> i64:
        """The reason why the ordinary final attempt is not open to it; 0 where it is."""
        return 0

    def attempt_ends_all(self, s: State, b: i64) -> bool:
        """Whether an attempt by this declined race ends the active race's conquests too."""
        return False

    # -- verbs of its own

    def moves(self, s: State, b: i64, reach: i64, out: Moves) -> None:
        """Add its own moves to those of a conquest step; `reach` is what an ordinary conquest may name."""
        return

    def play(self, s: State, b: i64, verb: i64, r: i64) -> i64:
        """Carry out its own move in a conquest step: 0 not mine, 1 done, 2 done and the conquests are over."""
        return 0

    def refuse(self, s: State, b: i64, verb: i64, r: i64, why: Reasons) -> bool:
        """Say why its own move is not legal; False if the verb is not its own."""
        return False

    # -- conquests and losses

    def conquered(self, s: State, b: i64, r: i64) -> None:
        """Band b has just conquered r."""
        return

    def loses(self, s: State, b: i64, n: i64, cause: i64) -> i64:
        """How many of n tokens are lost with a region: one if active, all if declined (R-040, R-045)."""
        return 1 if b % 3 == 0 and n > 0 else n

    def buries(self, s: State, b: i64, n: i64, lost: i64) -> i64:
        """Taking a declined race's region: how many of its n tokens, of which so many would be lost, stay beneath."""
        return 0

    def robbed(self, s: State, b: i64, r: i64, by: i64) -> None:
        """Band `by` has conquered the region r of this active band."""
        return

    def loss_ruling(self, s: State, b: i64, cause: i64) -> i64:
        """The ruling that decides `loses`."""
        return 40 if b % 3 == 0 else 45

    # -- redeployment and the steps after it

    def redeploy_begins(self, s: State, b: i64) -> None:
        """What joins the hand, or is taken up, when the redeployment begins."""
        return

    def to_place(self, s: State, b: i64, retreat: bool) -> i64:
        """Markers that must still be placed in this redeployment or retreat."""
        return 0

    def may_place(self, s: State, b: i64, retreat: bool, out: Moves) -> None:
        """Add the moves that place its markers."""
        return

    def place(self, s: State, b: i64, verb: i64, r: i64, retreat: bool) -> bool:
        """Place a marker; False if the verb is not its own."""
        return False

    def left(self, s: State, b: i64) -> i64:
        """How many more times its counted verb may be used in this step; -1 where nothing is counted."""
        return -1

    def too_many(self) -> i64:
        """The reason against using its counted verb more often than that."""
        return NONE_LEFT

    def retreat_ends(self, s: State, b: i64) -> None:
        """The retreat of this band's seat is over, or there was none to make."""
        return

    def step(self) -> i64:
        """The phase after the redeployment in which it decides something; 0 without one."""
        return 0

    def step_begins(self, s: State, b: i64) -> bool:
        """Its step begins: whether there is anything to ask; what has one outcome only is done here."""
        return False

    def step_moves(self, s: State, b: i64, out: Moves) -> None:
        return

    def step_play(self, s: State, b: i64, verb: i64, r: i64) -> bool:
        """Carry out a move of its step: whether the step is over."""
        return True

    # -- coins and decline

    def score(self, s: State, b: i64, sheet: Sheet) -> None:
        """Bonus coins of an active band."""
        return

    def score_declined(self, s: State, b: i64, sheet: Sheet) -> None:
        """Bonus coins of a declined band (races only)."""
        return

    def paying(self, s: State, b: i64) -> i64:
        """Regions of an active band that bring their coin at the end of the turn."""
        return s.w[HELD + b]

    def settles(self, s: State, b: i64, seat: i64) -> None:
        """The turn of another seat is scored: what is settled between the two (R-056)."""
        return

    def stays_apart(self, s: State, b: i64) -> bool:
        """Going in decline: whether it keeps its badge and its place beside another declined race."""
        return False

    def keeps_in_decline(self, s: State, b: i64, n: i64) -> i64:
        """Going in decline: how many of n tokens in a region stay."""
        return 1

    def declines(self, s: State, b: i64) -> None:
        """It is going in decline: its markers that vanish, vanish now."""
        return

    def acts_in_decline(self) -> bool:
        """Whether it still conquers once declined."""
        return False


def piece_again(home: Catalogue, source: int) -> Piece:
    if source >= SOURCE_OF_POWER:
        return home.powers[source - SOURCE_OF_POWER]
    return home.races[source - SOURCE_OF_RACE]


class Field:
    """A key of a position that belongs to a race or power: where it stands, what kind of value it has, which word it is.

    Places: "markers", "used", "this-turn", "player", "table". Kinds: "regions", "counts" (planes), "number", "flag",
    "seats", "seat-pairs", "seat-numbers".
    """

    __slots__ = ("place", "key", "kind", "word", "most", "where")

    def __init__(self, place: str, key: str, kind: str, word: i64, most: i64, where: str) -> None:
        self.place = place
        self.key = key
        self.kind = kind
        self.word = word  # counted from the piece's first word
        self.most = most
        self.where = where  # for markers: "active", "any", "held"

    def __reduce__(self) -> tuple[object, ...]:
        return Field, (self.place, self.key, self.kind, int(self.word), int(self.most), self.where)
