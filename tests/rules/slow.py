"""Costs and reach by the text of the rulings: region by region, from the boards' files, without masks or caches.

Here races and powers are named, as in the books.
"""

from dataclasses import dataclass
from functools import cached_property

from smallworld.content.boards import ACCESS, RegionFacts, board_facts, number_of
from smallworld.content.switches import BOLT_ANYWHERE, SORCERER_NEEDS_HAND, WENDIGO_EMPTY_FOREST
from smallworld.rules.layout import (
    BENEATH,
    BURIED,
    HAND,
    HELD,
    POWER,
    RACE,
    SEATS,
    TOKENS,
    TRIBES,
    TURNS,
    WAITING,
)  # fmt: skip
from smallworld.rules.piece import Piece
from smallworld.rules.state import State
from smallworld.rules.switches import OWN_DECLINE_DEFENDS

WATER = ("sea", "lake")
IMMUNE = ("holes", "heroes", "dragon", "transformed", "cannons", "burning")


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
        names = self.s.box.board.name.split()
        return {number_of(region["id"]): region for name in names for region in board_facts(name)["regions"]}

    @cached_property
    def lines(self) -> set[tuple[int, int]]:
        """Who borders whom: on the boards, over cloud bridges, at Beanstalk and Stairway (R-162)."""
        found = {(here, number_of(there)) for here, region in self.facts.items() for there in region["neighbours"]}
        for name in self.s.box.board.name.split()[1:]:
            found |= {(number_of(one), number_of(other)) for one, other in board_facts(name)["cloud-bridges"]}
        for here, region in self.facts.items():
            if "access" in region:
                found.add((here, self.s.box.board.access[ACCESS.index(region["access"])]))
        return found | {(there, here) for here, there in found}

    def near(self, r: int) -> list[RegionFacts]:
        """The neighbours of a region."""
        return [self.facts[there] for here, there in self.lines if here == r]

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

    @cached_property
    def beneath(self) -> dict[int, int]:
        """Region: the band whose tokens lie beneath another race there."""
        return {r: b for b in range(self.s.w[SEATS] * 3) for r in regions(self.s.w[BURIED + b])}

    def piece(self, name: str) -> Piece:
        catalogue = self.s.box.catalogue
        return next(piece for piece in catalogue.races + catalogue.powers if piece.name == name)

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
        return self.s.w[self.piece("berserk").at] - 1 if self.power == "berserk" else -1

    # -- neighbours

    def cavern(self, r: int) -> bool:
        return "cavern" in self.facts[r]["symbols"]

    def adjacent(self, here: int, there: int) -> bool:
        joined = self.power == "underworld" and here != there and self.cavern(here) and self.cavern(there)
        return (here, there) in self.lines or joined

    def coastal(self, r: int) -> bool:
        return self.facts[r]["terrain"] not in WATER and any(other["terrain"] in WATER for other in self.near(r))

    def at_border(self, r: int) -> bool:
        """R-019."""
        over_sea = any(other["terrain"] == "sea" and other.get("edge", False) for other in self.near(r))
        return self.facts[r].get("edge", False) or (over_sea and self.facts[r]["terrain"] not in WATER)

    # -- where and for how much

    def immune(self, r: int) -> bool:
        """R-026; R-104: one's own markers do not keep oneself out."""
        if r in self.owner and self.owner[r] // 3 == self.b // 3:
            return False
        return any(self.markers(name, r) for name in IMMUNE)

    def at_peace(self, r: int) -> bool:
        """R-130."""
        other = self.owner.get(r, self.b)
        if self.b % 3 != 0 or other % 3 != 0 or other == self.b or self.power_of(other) != "diplomat":
            return False
        return self.s.w[self.piece("diplomat").at + self.b // 3] == other // 3 + 1

    def open(self, r: int) -> bool:
        """Whether anything may be done to this region, wherever it lies."""
        water = self.facts[r]["terrain"] in WATER
        closed = r in self.held or self.immune(r) or self.at_peace(r) or (water and self.power != "seafaring")
        return not closed

    def reachable(self, r: int) -> bool:
        """Whether an ordinary conquest may name this region, whatever it costs."""
        if not self.open(r):
            return False
        land, sky = self.facts[r]["terrain"] not in WATER, "island" in self.facts[r]
        if not self.held:
            flies = self.power == "flying" and land and not sky
            storms = self.race == "storm-giants" and sky
            return self.at_border(r) or flies or storms or (self.race == "halflings" and not sky)
        if self.power == "flying" and land:
            return True
        return any(self.adjacent(here, r) for here in self.held)

    def discount(self, r: int) -> int:
        """R-017: all add up."""
        terrain = self.facts[r]["terrain"]
        peaks = [here for here in self.held if self.facts[here]["terrain"] == "mountain"]
        by = [
            self.power == "commando",
            self.power == "mounted" and terrain in ("hill", "farmland"),
            self.power == "underworld" and self.cavern(r),
            self.race == "tritons" and self.coastal(r),
            self.race == "giants" and any(self.adjacent(here, r) for here in peaks),
        ]
        fired = regions(self.s.w[self.piece("gunner").at]) if self.power == "gunner" else set()
        airborne = self.power == "airborne" and self.s.w[TURNS + self.b // 3] == 0
        return sum(by) + 2 * sum(self.adjacent(here, r) for here in fired) + 2 * airborne

    def cost(self, r: int) -> int:
        """R-014, R-015, R-017, R-177, R-184."""
        s = self.s
        tokens = 2 + (self.facts[r]["terrain"] == "mountain") + (s.w[TRIBES] >> r & 1)
        tokens += sum(self.markers(name, r) for name in ("lairs", "fortresses", "encampments"))
        if r in self.owner and r not in self.held:
            mine = self.owner[r] // 3 == self.b // 3
            tokens += s.w[TOKENS + r] if not mine or s.box.on(OWN_DECLINE_DEFENDS) else 0
        if r in self.beneath:
            mine = self.beneath[r] // 3 == self.b // 3
            tokens += s.w[BENEATH + r] if not mine or s.box.on(OWN_DECLINE_DEFENDS) else 0
        return max(1, tokens - self.discount(r) - max(0, self.pips()))

    def convertible(self, r: int) -> bool:
        """R-107 to R-112, R-182."""
        sorcerers = self.piece("sorcerers")
        other = self.owner.get(r, self.b)
        lone = other % 3 == 0 and other // 3 != self.b // 3 and self.s.w[TOKENS + r] == 1 and r not in self.beneath
        if not lone or self.s.w[sorcerers.at] >> (other // 3) & 1 or self.markers("encampments", r):
            return False
        if self.s.tray(sorcerers.number) < 1 or (self.ready < 1 and self.s.box.on(SORCERER_NEEDS_HAND)):
            return False
        return self.reachable(r) and any(self.adjacent(here, r) for here in self.held)

    # -- ways of Sky Islands

    @property
    def acting(self) -> bool:
        """Whether the active race has a token in hand for a way of its own."""
        return self.b % 3 == 0 and self.ready > 0

    def strikable(self, r: int) -> bool:
        """R-186, R-187: two bolts a turn, on mountains."""
        storms = self.race == "storm-giants" and self.acting and self.s.w[self.piece("storm-giants").at] < 2
        near = self.open(r) if self.s.box.on(BOLT_ANYWHERE) else self.reachable(r)
        return storms and near and self.facts[r]["terrain"] == "mountain"

    def transformable(self, r: int) -> bool:
        """R-189: three dragons a turn."""
        drakons = self.race == "drakons" and self.acting and self.s.w[self.piece("drakons").at] < 3
        return drakons and self.reachable(r)

    def flown_to(self, r: int) -> bool:
        """R-200, R-207: five zeppelins a turn, anywhere that is not closed."""
        flies = self.power == "zeppelined" and self.acting and self.s.w[self.piece("zeppelined").at] < 5
        return flies and self.open(r)

    def clearable(self, r: int) -> bool:
        """R-192, R-194, R-195: a Forest with race tokens, no matter whether one is in hand."""
        if self.race != "wendigos" or self.b % 3 != 0 or self.s.w[self.piece("wendigos").at]:
            return False
        if self.facts[r]["terrain"] != "forest":
            return False
        if self.s.box.on(WENDIGO_EMPTY_FOREST):
            return self.open(r) or r in self.held
        return self.open(r) and r in self.owner

    def ready_cannons(self) -> set[int]:
        """R-217: those that neither fired nor moved, before the first conquest."""
        gunner = self.piece("gunner")
        if self.power != "gunner" or self.s.conquered(self.b) != 0:
            return set()
        used = regions(self.s.w[gunner.at]) | regions(self.s.w[gunner.at + 1])
        return {r for r in self.held if self.markers("cannons", r)} - used
