"""What the events say has moved, added up, and whether they may say so."""

from mypy_extensions import i64

from smallworld.content.games import pieces
from smallworld.rules.events import (
    COINS_PAID,
    CONQUERED,
    OVER_FIRST_SEAT,
    PACTS_MOVED,
    SCORED,
    TOKENS_MOVED,
    TRIBE_GONE,
    TURN_BEGAN,
    Sink,
)  # fmt: skip
from smallworld.rules.layout import TRAY
from smallworld.rules.newgame import FIRST_COINS

HAGGLING = next(power.source for power in pieces().powers if power.name == "haggling")
PACTS = 5


class Ledger(Sink):
    """Coins, tokens, Lost Tribes and pacts by what the events say."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.coins = [FIRST_COINS] * seats
        self.row: list[tuple[int, int]] = []  # seats and coins of the entries just before
        self.out: dict[i64, i64] = {}  # race: tokens out of the tray
        self.tribes_gone: set[int] = set()
        self.turn = (1, 0)
        self.pacts: dict[int, int] = {}  # held by seats
        self.giver = -1
        self.beaten: set[int] = set()  # seats whose active race has lost a region this turn
        self.due: list[tuple[int, int]] = []  # what the pacts that came back must pay

    def event(self, kind: i64, a: i64, b: i64, c: i64, d: i64, e: i64, f: i64) -> None:
        if kind == COINS_PAID:
            self._paid(int(a), int(b), int(c))
            return
        assert not self.due, "pacts that came back are paid"
        if kind == SCORED:
            row = self.row[len(self.row) - c :]
            assert (int(a), int(b)) == (self.turn[1], sum(n for _, n in row)), "the total is the sum of what was paid"
            assert {seat for seat, _ in row} <= {int(a)}
        self.row.clear()
        if kind == TOKENS_MOVED:
            assert c > 0, "no event moves nothing"
            self.out[b] = self.out.get(b, 0) + (c if d == TRAY else 0) - (c if e == TRAY else 0)
        elif kind == CONQUERED:
            if f >= OVER_FIRST_SEAT and f % 2 == 0:
                self.beaten.add(int(f - OVER_FIRST_SEAT) // 2)
        elif kind == TRIBE_GONE:
            assert a not in self.tribes_gone, "a Lost Tribe leaves once"
            self.tribes_gone.add(a)
        elif kind == PACTS_MOVED:
            self._pacts(int(a), int(b), int(c))
        elif kind == TURN_BEGAN:
            self._turn(int(a), int(b))

    def _turn(self, number: int, seat: int) -> None:
        before, last = self.turn
        following = (before, last + 1) if last + 1 < self.seats else (before + 1, 0)
        assert (number, seat) == following, "seats play in turn"
        assert not self.pacts or self.giver != seat, "all pacts are settled before the giver's next turn"
        self.turn = following
        self.beaten.clear()

    def _paid(self, seat: int, n: int, source: int) -> None:
        self.coins[seat] += n
        self.row.append((seat, n))
        if source == HAGGLING:
            assert self.due, "only pacts that came back are paid"
            assert self.due.pop(0) == (seat, n)

    def _pacts(self, giver: int, holder: int, n: int) -> None:
        """Given in the giver's turn, or come back in the holder's, who pays if he has beaten the giver's race."""
        assert n > 0
        assert giver == self.turn[1]
        if giver in self.pacts:
            giver, holder = holder, giver
            assert (giver, n) == (self.giver, self.pacts.pop(holder)), "all come back to the giver"
            payer, payee = (holder, giver) if giver in self.beaten else (giver, holder)
            coins = min(n, self.coins[payer])
            self.due = [(payer, -coins), (payee, coins)] if coins else []
            return
        assert holder != giver
        assert self.giver == giver or not self.pacts, "one seat gives pacts"
        self.giver = giver
        self.pacts[holder] = self.pacts.get(holder, 0) + n
        assert sum(self.pacts.values()) <= min(PACTS, self.coins[giver])
