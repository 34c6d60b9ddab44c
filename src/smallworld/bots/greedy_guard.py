"""What the others may take before a seat moves again."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from smallworld.bots.greedy_scales import A_TOKEN, COIN, immune, spare
from smallworld.rules.bits import LAST_REGION, MASK, lowest
from smallworld.rules.costs import closed_to, cost_of, price_before_discounts, reach
from smallworld.rules.layout import HELD, RACE, SEATS, TURN
from smallworld.rules.scoring import add_up
from smallworld.rules.state import State

# of a hundred attackers that could go there, those who will, by the cost of the region
TAKEN: Final = (100, 100, 90, 72, 54, 40, 29, 21, 15, 10, 7, 5, 3, 2, 1)
BEYOND_MEANS: Final = 4  # so many fewer where they lack the tokens, and would need a new race
LUCK: Final = 1  # pips that an attacker may hope for
NEW_RACE: Final = 9  # tokens of a race yet to be picked


class Attacker:
    """A seat that moves before: where it could go, what that costs it now, with how many tokens."""

    __slots__ = ("seat", "goals", "costs", "tokens")

    def __init__(self, s: State, seat: i64, mine: i64) -> None:
        b = seat * 3
        self.seat = seat
        self.costs = vec[i64]([0] * (LAST_REGION + 1))
        if s.w[RACE + b] != 0:
            self.goals = reach(s, b) & mine
            self.tokens = spare(s, b)
        else:
            self.goals = s.box.board.border & mine & ~closed_to(s, b)
            self.tokens = NEW_RACE
        m = self.goals
        while m != 0:
            r = lowest(m)
            m &= m - 1
            self.costs[r] = cost_of(s, b, r)

    def threat(self, r: i64, stronger: i64) -> i64:
        """How often of a hundred times it takes this region once that costs so many tokens more."""
        if self.goals & MASK[r] == 0:
            return 0
        cost = max(1, self.costs[r] + stronger)
        taken: i64 = TAKEN[min(cost, len(TAKEN) - 1)]
        return taken if cost <= self.tokens + LUCK else taken // BEYOND_MEANS


class Guard:
    """The regions of a seat, what each is worth to it, and who threatens them."""

    __slots__ = ("s", "me", "mine", "losses", "prices", "safe", "attackers")

    def __init__(self, s: State, me: i64) -> None:
        self.s = s.copy()
        self.s.stale()
        self.me = me
        self.mine = s.held_by_seat(me)
        self.losses = vec[i64]([0] * (LAST_REGION + 1))
        self.prices = vec[i64]([0] * (LAST_REGION + 1))
        self.safe: i64 = 0
        self.attackers = [Attacker(self.s, seat, self.mine) for seat in seats_before(s, me)]
        whole = add_up(s, me).total()
        m = self.mine
        while m != 0:
            r = lowest(m)
            m &= m - 1
            self.losses[r] = (whole - self._without(r)) * COIN + self._besides(r)
            self.prices[r] = self.price(s, r)

    def _without(self, r: i64) -> i64:
        """What the turn would bring without this region."""
        trial = self.s.copy()
        trial.w[HELD + trial.band_in(r)] &= ~MASK[r]
        return add_up(trial, self.me).total()

    def _besides(self, r: i64) -> i64:
        """The token lost with a region of the active race, and its coin where that is paid only in the next turn."""
        b = self.me * 3
        if self.s.w[HELD + b] & MASK[r] == 0:
            return 0
        return A_TOKEN if self.s.race(b).paying(self.s, b) & MASK[r] != 0 else A_TOKEN + COIN

    def price(self, s: State, r: i64) -> i64:
        return price_before_discounts(s, r, s.held_by_seat(self.me))

    def danger(self, r: i64, stronger: i64) -> i64:
        """What may be lost there once the region costs so many tokens more, in ten thousandths of a coin."""
        if self.safe & MASK[r] != 0:
            return 0
        total: i64 = 0
        for attacker in self.attackers:
            total += attacker.threat(r, stronger)
        return min(total, 100) * self.losses[r]

    def danger_in(self, child: State, r: i64) -> i64:
        """The same in a state in which only tokens and markers of this seat have changed."""
        m = MASK[r]
        if child.held_by_seat(self.me) & m == 0:
            return self.losses[r] * 100
        if immune(child) & m != 0:
            return 0
        return self.danger(r, self.price(child, r) - self.prices[r])

    def shelter(self, n: i64) -> None:
        """Count the n most endangered regions as safe: markers will stand there."""
        left = n
        while left > 0:
            worst: i64 = 0
            most: i64 = 0
            m = self.mine & ~self.safe
            while m != 0:
                r = lowest(m)
                m &= m - 1
                danger = self.danger(r, 0)
                if danger > most:
                    most = danger
                    worst = r
            if most == 0:
                return
            self.safe |= MASK[worst]
            left -= 1

    def threat_by(self, seat: i64) -> i64:
        """What this opponent may take."""
        total: i64 = 0
        for attacker in self.attackers:
            if attacker.seat == seat:
                m = attacker.goals
                while m != 0:
                    r = lowest(m)
                    m &= m - 1
                    total += attacker.threat(r, 0) * self.losses[r]
        return total


def seats_before(s: State, me: i64) -> list[int]:
    """The seats that move before this one does again; all others where it is next."""
    seats = s.w[SEATS]
    found: list[int] = []
    seat = (s.w[TURN] + 1) % seats
    while seat != me:
        found.append(seat)
        seat = (seat + 1) % seats
    return found or [other for other in range(seats) if other != me]
