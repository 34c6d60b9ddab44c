"""A reader that knows no rule of the game: it only moves what the events say has moved."""

from __future__ import annotations

import copy
from typing import Any, TypeAlias

Json: TypeAlias = dict[str, Any]

PLACES = ("tray", "hand", "waiting", "box")
NOTHING_MOVES = (
    "gathered", "abandoned", "rolled", "conquered", "failed", "cleared", "crashed", "fired", "declined", "scored",
    "retreated", "over",
)  # fmt: skip


def _move(counts: dict[str, int], key: str, n: int) -> None:
    """So many more, or fewer, under this key; nothing is there where nothing is left."""
    counts[key] = counts.get(key, 0) + n
    assert counts[key] >= 0
    if counts[key] == 0:
        del counts[key]


class Reader:
    """The visible part of a position, kept up to date from events alone."""

    def __init__(self, first: Json) -> None:
        self.table: Json = copy.deepcopy(first)

    def read(self, event: Json) -> None:
        if event["event"] not in NOTHING_MOVES:
            getattr(self, "_" + event["event"].replace("-", "_"))(event)

    # -- the moment

    def _turn(self, e: Json) -> None:
        self.table["round"], self.table["turn"] = e["round"], e["seat"]

    def _step(self, e: Json) -> None:
        self.table["phase"], self.table["deciding"] = e["phase"], e["deciding"]

    def _peace(self, e: Json) -> None:
        if e["with"] is None:
            del self.table["peace"][e["seat"]]
        else:
            self.table["peace"][e["seat"]] = e["with"]

    # -- column and stacks

    def _column_coins(self, e: Json) -> None:
        self.table["column"][e["position"] - 1]["coins"] += e["n"]

    def _taken(self, e: Json) -> None:
        combo = self.table["column"].pop(e["position"] - 1)
        assert combo == {"power": e["power"], "race": e["race"], "coins": 0}
        self.table["active"][e["seat"]] = [e["power"], e["race"]]

    def _shown(self, e: Json) -> None:
        left, bottoms = self.table["stacks-left"], self.table["stack-bottoms"]
        left["races"] -= 1
        left["powers"] -= 1
        del bottoms[left["races"] :]
        self.table["column"].append({"power": e["power"], "race": e["race"], "coins": 0})

    def _banner(self, e: Json) -> None:
        self.table["stacks-left"]["races"] += 1
        if e["to"] == "stack":
            self.table["stack-bottoms"].insert(0, e["race"])

    def _badge(self, e: Json) -> None:
        self.table["discards"] = sorted([*self.table["discards"], e["power"]])

    def _reshuffled(self, e: Json) -> None:
        assert len(self.table["discards"]) == e["n"]
        self.table["discards"] = []
        self.table["stacks-left"]["powers"] += e["n"]

    # -- races and tokens

    def _tokens(self, e: Json) -> None:
        self._count(e, e["from"], -e["n"])
        self._count(e, e["to"], e["n"])

    def _count(self, e: Json, place: str, n: int) -> None:
        if place in PLACES:
            _move(self.table[place], e["race"], n)
        else:
            self._lay(e["seat"], e["race"], place, n)

    def _lay(self, seat: str, race: str, region: str, n: int) -> None:
        beneath = self.table["buried"].get(region)
        if beneath and beneath["race"] == race:
            self._pile("buried", region, {"seat": seat, "race": race}, n)
        else:
            declined = race in self.table["declined"][seat]
            self._pile("regions", region, {"seat": seat, "race": race, "declined": declined}, n)

    def _pile(self, layer: str, region: str, whose: Json, n: int) -> None:
        there = self.table[layer].setdefault(region, {**whose, "tokens": 0})
        there["tokens"] += n
        assert there == {**whose, "tokens": there["tokens"]}
        assert there["tokens"] >= 0
        if there["tokens"] == 0:
            del self.table[layer][region]

    def _buried(self, e: Json) -> None:
        self._lay(e["seat"], e["race"], e["region"], -e["n"])
        self._pile("buried", e["region"], {"seat": e["seat"], "race": e["race"]}, e["n"])

    def _unburied(self, e: Json) -> None:
        self._pile("buried", e["region"], {"seat": e["seat"], "race": e["race"]}, -e["n"])
        self._lay(e["seat"], e["race"], e["region"], e["n"])

    def _flipped(self, e: Json) -> None:
        self.table["active"][e["seat"]] = []
        self.table["declined"][e["seat"]][e["race"]] = e["spirit"]
        for region in e["regions"]:
            self.table["regions"][region]["declined"] = True

    def _race_left(self, e: Json) -> None:
        del self.table["declined"][e["seat"]][e["race"]]

    def _tribe(self, e: Json) -> None:
        self.table["lost-tribes"].remove(e["region"])

    # -- markers and coins

    def _marker(self, e: Json) -> None:
        for place, n in ((e["from"], -e["n"]), (e["to"], e["n"])):
            _move(self.table["markers"][e["kind"]], place, n)

    def _cannon(self, e: Json) -> None:
        (self.table["fired"].append if e["fired"] else self.table["fired"].remove)(e["region"])
        self.table["fired"].sort()

    def _pact(self, e: Json) -> None:
        for seat, n in ((e["from"], -e["n"]), (e["to"], e["n"])):
            self.table["pacts"][seat] = self.table["pacts"].get(seat, 0) + n
        self.table["pacts"] = {seat: n for seat, n in self.table["pacts"].items() if n}

    def _coins(self, e: Json) -> None:
        self.table["coins"][e["seat"]] += e["n"]
