"""What one seat, or a spectator, may see: a type of its own, the only door to a game for bots, server and environment."""

from __future__ import annotations

from collections.abc import Iterator

from smallworld.notation.actions import read_action, write_move
from smallworld.notation.options import edition_of
from smallworld.notation.refusal import Refused
from smallworld.notation.words import PHASE_NAMES, SEATS, power_name, race_name
from smallworld.notation.writing import Document, write_position
from smallworld.play.events import Term
from smallworld.play.ways import RegionWays, Score, score_now, ways_everywhere
from smallworld.rules.engine import legal_moves
from smallworld.rules.layout import (
    COINS,
    DECIDING,
    OVER,
    PHASE,
    POWER_STACK_COUNT,
    RACE_STACK,
    RACE_STACK_COUNT,
    ROUND,
    SCORING,
    SEEN_BOTTOM,
    TURN,
)  # fmt: skip
from smallworld.rules.layout import SEATS as SEAT_COUNT
from smallworld.rules.moves import Moves
from smallworld.rules.secrets import conceal
from smallworld.rules.state import State
from smallworld.rules.switches import COINS_SHOWN

SPECTATOR = -1


class Legal:
    """The legal actions of a moment: nothing is built before it is looked at."""

    __slots__ = ("_moves", "_state")

    def __init__(self, s: State) -> None:
        self._state = s
        self._moves: Moves | None = None

    @property
    def moves(self) -> Moves:
        """As the core has them: verbs and masks."""
        if self._moves is None:
            self._moves = Moves()
            legal_moves(self._state, self._moves)
        return self._moves

    def __len__(self) -> int:
        return int(self.moves.count())

    def __bool__(self) -> bool:
        return self.moves.size > 0

    def __iter__(self) -> Iterator[str]:
        return (write_move(move) for move in self.moves.all())

    def __getitem__(self, n: int) -> str:
        if not -len(self) <= n < len(self):
            raise IndexError(n)
        return write_move(int(self.moves.at(n % len(self))))

    def __contains__(self, line: object) -> bool:
        """Shorthand counts too."""
        if not isinstance(line, str):
            return False
        try:
            read_action(self._state, line)
        except Refused:
            return False
        return True

    def by_region(self) -> dict[str, list[str]]:
        """The actions that name a region, by region."""
        found: dict[str, list[str]] = {}
        for line in self:
            words = line.split()
            if len(words) > 1 and words[0] not in ("pick", "ally", "pact"):
                found.setdefault(words[1], []).append(line)
        return found

    def __repr__(self) -> str:
        return f"<legal: {', '.join(self)}>"


class SeatView:
    """A moment as a seat sees it: everything but the stacks' order, the seed and the dice to come."""

    __slots__ = ("seat", "state")

    def __init__(self, s: State, seat: int) -> None:
        self.state = conceal(s)
        self.seat = seat

    @property
    def me(self) -> str | None:
        """The letter of this seat, nothing for a spectator."""
        return SEATS[self.seat] if self.seat != SPECTATOR else None

    @property
    def phase(self) -> str:
        return PHASE_NAMES[self.state.w[PHASE]]

    @property
    def round(self) -> int:
        return int(self.state.w[ROUND])

    @property
    def turn(self) -> str:
        return SEATS[self.state.w[TURN]]

    @property
    def deciding(self) -> str:
        return SEATS[self.state.w[DECIDING]]

    @property
    def over(self) -> bool:
        return self.state.w[PHASE] == OVER

    @property
    def mine(self) -> bool:
        """Whether this seat decides now."""
        return not self.over and self.state.w[DECIDING] == self.seat

    def tally(self) -> dict[str, int]:
        """Everybody's coins, as anybody can add them up (R-228)."""
        return {SEATS[seat]: int(self.state.w[COINS + seat]) for seat in range(self.state.w[SEAT_COUNT])}

    def legal(self) -> Legal:
        return Legal(self.state)

    def regions(self) -> dict[str, RegionWays]:
        return ways_everywhere(self.state)

    def score(self) -> Score:
        return score_now(self.state, int(self.state.w[TURN]))

    def to_json(self) -> Document:
        s = self.state
        doc = write_position(s, secrets=False)
        shows_all = self.over or s.box.options[COINS_SHOWN] != 0
        players = doc["players"]
        assert isinstance(players, dict)
        for seat in range(s.w[SEAT_COUNT]):
            if not shows_all and seat != self.seat:
                players[SEATS[seat]]["coins"] = None
        races = s.box.catalogue.races
        doc["edition"] = edition_of(s.box.options)
        doc["deciding"] = SEATS[s.w[DECIDING]]
        doc["awaited"] = [] if self.over else [SEATS[s.w[DECIDING]]]
        doc["tray"] = {races[n].name: int(s.tray(n)) for n in range(1, len(races)) if s.box.race_in[n]}
        doc["stacks-left"] = {"races": int(s.w[RACE_STACK_COUNT]), "powers": int(s.w[POWER_STACK_COUNT])}
        bottom = [race_name(s.box.catalogue, s.w[RACE_STACK + i]) for i in reversed(range(s.w[SEEN_BOTTOM]))]
        doc["stack-bottoms"] = {"races": bottom}
        doc["discards"] = [power_name(s.box.catalogue, n) for n in s.discards()]
        if self.mine:
            doc["legal"] = list(self.legal())
            doc["regions"] = {name: _ways_json(ways) for name, ways in self.regions().items()}
            if s.w[PHASE] < SCORING:
                doc["score"] = _score_json(self.score())
        return doc


def _terms_json(terms: tuple[Term, ...]) -> list[Document]:
    return [{"term": term.term, "n": term.n, "ruling": term.ruling} for term in terms]


def _score_json(score: Score) -> Document:
    return {"total": score.total, "terms": _terms_json(score.terms)}


def _ways_json(found: RegionWays) -> Document:
    ways = [
        {
            "action": way.action,
            "cost": way.cost,
            "terms": _terms_json(way.terms),
            "short": way.short,
            "odds": way.odds,
            "notes": [note.to_json() for note in way.notes],
        }
        for way in found.ways
    ]
    return {"ways": ways, "reason": found.reason.to_json() if found.reason else None}
