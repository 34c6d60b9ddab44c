"""Costs and reach by the text of the rulings: region by region, from the board's file, without masks or caches.

Here races and powers are named, as in the books.
"""

from dataclasses import dataclass
from functools import cached_property

from smallworld.content.boards import RegionFacts, board_facts
from smallworld.content.switches import SORCERER_NEEDS_HAND
from smallworld.rules.layout import HAND, HELD, POWER, RACE, SEATS, TOKENS, TRIBES, WAITING
from smallworld.rules.state import State
from smallworld.rules.switches import OWN_DECLINE_DEFENDS

WATER = ("sea", "lake")


def regions(mask: int) -> set[int]:
    return {r for r in range(62) if mask >> r & 1}


@dataclass
class Slow:
    """The situation of band b."""

    s: State
    b: int

    # -- who stands where

    @cached_property
    def facts(self) -> dict[int, RegionFacts]:
        return {int(region["id"]): region for region in board_facts(self.s.box.board.name)["regions"]}

    @cached_property
    def race(self) -> str:
        return self.s.box.catalogue.races[self.s.w[RACE + self.b]].name

    @cached_property
    def power(self) -> str:
        return self.power_of(self.b)

    @cached_property
    def held(self) -> set[int]:
        return regions(self.s.w[HELD + self.b])

    @cached_property
    def owner(self) -> dict[int, int]:
        """Region: the band that holds it."""
        return {r: b for b in range(self.s.w[SEATS] * 3) for r in regions(self.s.w[HELD + b])}

    def power_of(self, b: int) -> str:
        return self.s.box.catalogue.powers[self.s.w[POWER + b]].name if b % 3 == 0 else ""

    @property
    def ready(self) -> int:
        return self.s.w[HAND + self.b] - self.s.w[WAITING + self.b]

    def markers(self, name: str, r: int) -> int:
        marker = next(marker for marker in self.s.box.catalogue.markers if marker.name == name)
        return sum(2**i for i in range(marker.planes) if self.s.w[marker.at + i] >> r & 1)

    def pips(self) -> int:
        """Of a Berserk roll, -1 without one."""
        berserk = next(power for power in self.s.box.catalogue.powers if power.name == "berserk")
        return self.s.w[berserk.at] - 1 if self.power == "berserk" else -1

    # -- neighbours

    def cavern(self, r: int) -> bool:
        return "cavern" in self.facts[r]["symbols"]

    def adjacent(self, here: int, there: int) -> bool:
        joined = self.power == "underworld" and here != there and self.cavern(here) and self.cavern(there)
        return str(there) in self.facts[here]["neighbours"] or joined

    def coastal(self, r: int) -> bool:
        near = (self.facts[int(other)]["terrain"] for other in self.facts[r]["neighbours"])
        return self.facts[r]["terrain"] not in WATER and any(terrain in WATER for terrain in near)

    def at_border(self, r: int) -> bool:
        """R-019."""
        near = (self.facts[int(other)] for other in self.facts[r]["neighbours"])
        over_sea = any(other["terrain"] == "sea" and other["edge"] for other in near)
        return self.facts[r]["edge"] or (over_sea and self.facts[r]["terrain"] not in WATER)

    # -- where and for how much

    def immune(self, r: int) -> bool:
        """R-026; R-104: one's own markers do not keep oneself out."""
        if r in self.owner and self.owner[r] // 3 == self.b // 3:
            return False
        return any(self.markers(name, r) for name in ("holes", "heroes", "dragon"))

    def at_peace(self, r: int) -> bool:
        """R-130."""
        other = self.owner.get(r, self.b)
        if self.b % 3 != 0 or other % 3 != 0 or other == self.b or self.power_of(other) != "diplomat":
            return False
        diplomat = next(power for power in self.s.box.catalogue.powers if power.name == "diplomat")
        return self.s.w[diplomat.at + self.b // 3] == other // 3 + 1

    def reachable(self, r: int) -> bool:
        """Whether an ordinary conquest may name this region, whatever it costs."""
        water = self.facts[r]["terrain"] in WATER
        if r in self.held or self.immune(r) or self.at_peace(r) or (water and self.power != "seafaring"):
            return False
        if self.power == "flying" and not water:
            return True
        if not self.held:
            return self.at_border(r) or self.race == "halflings"
        return any(self.adjacent(here, r) for here in self.held)

    def cost(self, r: int) -> int:
        """R-014, R-015, R-017."""
        s, terrain = self.s, self.facts[r]["terrain"]
        tokens = 2 + (terrain == "mountain") + (s.w[TRIBES] >> r & 1)
        tokens += sum(self.markers(name, r) for name in ("lairs", "fortresses", "encampments"))
        if r in self.owner and r not in self.held:
            mine = self.owner[r] // 3 == self.b // 3
            tokens += s.w[TOKENS + r] if not mine or s.box.on(OWN_DECLINE_DEFENDS) else 0
        tokens -= self.power == "commando"
        tokens -= self.power == "mounted" and terrain in ("hill", "farmland")
        tokens -= self.power == "underworld" and self.cavern(r)
        tokens -= self.race == "tritons" and self.coastal(r)
        peaks = (here for here in self.held if self.facts[here]["terrain"] == "mountain")
        tokens -= self.race == "giants" and any(self.adjacent(here, r) for here in peaks)
        return max(1, tokens - max(0, self.pips()))

    def convertible(self, r: int) -> bool:
        """R-107 to R-112."""
        sorcerers = next(race for race in self.s.box.catalogue.races if race.name == "sorcerers")
        other = self.owner.get(r, self.b)
        lone = other % 3 == 0 and other // 3 != self.b // 3 and self.s.w[TOKENS + r] == 1
        if not lone or self.s.w[sorcerers.at] >> (other // 3) & 1 or self.markers("encampments", r):
            return False
        if self.s.tray(sorcerers.number) < 1 or (self.ready < 1 and self.s.box.on(SORCERER_NEEDS_HAND)):
            return False
        return self.reachable(r) and any(self.adjacent(here, r) for here in self.held)
