"""From a state to a position as a document that loads again as an equal state."""

from __future__ import annotations

from functools import lru_cache

from smallworld.content.boards import rounds_of
from smallworld.content.games import default_sets
from smallworld.notation.boards import write_access, write_board
from smallworld.notation.buried import write_buried
from smallworld.notation.fields import all_pieces, field_value, fields_at
from smallworld.notation.markers import WITH_PLAYER, marker_value
from smallworld.notation.moment import forced_dice
from smallworld.notation.options import write_options
from smallworld.notation.reading import DEFAULT_SEED, seed_value
from smallworld.notation.seats import acting_declined
from smallworld.notation.words import PHASE_NAMES, SEATS, combo_name, power_name, race_name, region_name, region_names
from smallworld.rules import RULES_VERSION
from smallworld.rules.bits import MASK, regions_of
from smallworld.rules.catalogue import Catalogue
from smallworld.rules.layout import (
    ATTACKED,
    ATTEMPTED,
    COINS,
    COLUMN_COINS,
    COLUMN_COUNT,
    COLUMN_POWER,
    COLUMN_RACE,
    CONQUESTS,
    CONQUESTS_SIZE,
    DECIDING,
    DISCARDS,
    HAND,
    HELD,
    OVER_ALL,
    OVER_DECLINED,
    OVER_SEAT,
    OVER_TRIBE,
    PHASE,
    POWER,
    POWER_STACK,
    POWER_STACK_COUNT,
    RACE,
    RACE_STACK,
    RACE_STACK_COUNT,
    RESHUFFLES,
    ROLLS,
    ROUND,
    ROUNDS,
    SEEN_BOTTOM,
    TOKENS,
    TRIBES,
    TURN,
    TURNS,
    WAITING,
)  # fmt: skip
from smallworld.rules.layout import SEATS as SEAT_COUNT
from smallworld.rules.piece import Piece
from smallworld.rules.state import State

Document = dict[str, object]


def write_position(s: State, secrets: bool = True) -> Document:
    """The position; without secrets it has no stacks, seed or dice to come, as everybody may see it."""
    doc: Document = {"board": write_board(s.box.board), "rules": RULES_VERSION}
    if s.box.board.sky != 0:
        doc["access"] = write_access(s.box.board)
    _keep(doc, "pieces", s.box.sets, default_sets(s.box.board.name))
    _keep(doc, "options", write_options(s.box.options), {})
    _keep(doc, "round", int(s.w[ROUND]), 1)
    _keep(doc, "rounds", int(s.w[ROUNDS]), rounds_of(s.box.board.name, int(s.w[SEAT_COUNT])))
    doc["turn"] = SEATS[s.w[TURN]]
    doc["phase"] = PHASE_NAMES[s.w[PHASE]]
    _keep(doc, "deciding", SEATS[s.w[DECIDING]], SEATS[s.w[TURN]])
    _keep(doc, "reshuffles", int(s.w[RESHUFFLES]), 0)
    if secrets:
        if s.seed != DEFAULT_SEED:
            doc["seed"] = seed_value(s.seed)
        _keep(doc, "die", forced_dice(s), [])
    doc["lost-tribes"] = region_names(s.w[TRIBES])
    doc["column"] = [
        combo_name(s.box.catalogue, s.w[COLUMN_POWER + i], s.w[COLUMN_RACE + i]) for i in range(s.w[COLUMN_COUNT])
    ]
    doc["column-coins"] = [int(s.w[COLUMN_COINS + i]) for i in range(s.w[COLUMN_COUNT])]
    if secrets:
        doc["stacks"] = write_stacks(s)
    bare = _bare(s)
    doc["players"] = {SEATS[seat]: _player(s, seat, bare) for seat in range(s.w[SEAT_COUNT])}
    _keep(doc, "this-turn", _this_turn(s), {})
    markers: Document = {}
    for marker in s.box.catalogue.markers:
        if marker.shape != WITH_PLAYER and marker.regions(s) | marker.regions(bare) != 0:
            _keep(markers, marker.name, marker_value(s, marker), marker_value(bare, marker))
    _keep(doc, "markers", markers, {})
    _keep(doc, "buried", write_buried(s), {})
    for piece, field in fields_at(s, "table"):
        _keep(doc, field.key, field_value(s, piece, field), None)
    return doc


def _keep(doc: Document, key: str, value: object, default: object) -> None:
    """Only what differs from its default is written."""
    if value != default:
        doc[key] = value


def _bare(s: State) -> State:
    """The state as a reader would make it without the keys that races and powers own."""
    bare = s.stripped()
    given = [marker.name for marker in s.box.catalogue.markers if marker.regions(s) != 0]
    for piece in _settling(s.box.catalogue):
        _settle_as_read(s, bare, piece, given)
    return bare


@lru_cache(maxsize=64)
def _settling(catalogue: Catalogue) -> list[Piece]:
    """The pieces that derive something."""
    return [piece for piece in all_pieces(catalogue) if type(piece).settle is not Piece.settle]


def _settle_as_read(s: State, bare: State, piece: Piece, given: list[str]) -> None:
    """Derive what a reader derives: a piece sees its own markers as they are, and those left out as not given."""
    lies = {marker: [int(s.w[marker.at + i]) for i in range(marker.planes)] for marker in piece.markers}
    if piece.words:
        for marker, words in lies.items():
            for i, word in enumerate(words):
                bare.w[marker.at + i] = word
        piece.settle(bare, given)
        for marker in lies:
            for i in range(marker.planes):
                bare.w[marker.at + i] = 0
    else:
        piece.settle(bare, [])


def write_stacks(s: State) -> Document:
    catalogue = s.box.catalogue
    races, powers = int(s.w[RACE_STACK_COUNT]), int(s.w[POWER_STACK_COUNT])
    stacks: Document = {
        "races": [race_name(catalogue, s.w[RACE_STACK + i]) for i in reversed(range(races))],
        "powers": [power_name(catalogue, s.w[POWER_STACK + i]) for i in reversed(range(powers))],
        "discards": [power_name(catalogue, n) for n in regions_of(s.w[DISCARDS])],
    }
    _keep(stacks, "seen", int(s.w[SEEN_BOTTOM]), 0)
    return stacks


def _counts(s: State, b: int) -> dict[str, int]:
    return {region_name(r): int(s.w[TOKENS + r]) for r in regions_of(s.w[HELD + b]) if s.w[TOKENS + r] > 0}


def _player(s: State, seat: int, bare: State) -> Document:
    b = seat * 3
    player: Document = {"coins": int(s.w[COINS + seat])}
    if s.w[RACE + b] != 0:
        player["active"] = combo_name(s.box.catalogue, s.w[POWER + b], s.w[RACE + b])
    _keep(player, "hand", int(s.w[HAND + b]), 0)
    _keep(player, "turns", int(s.w[TURNS + seat]), 1 if s.w[HELD + b] != 0 else 0)
    _keep(player, "regions", _counts(s, b), {})
    declined: list[Document] = []
    for d in (b + 1, b + 2):
        if s.w[RACE + d] != 0:
            entry: Document = {"race": race_name(s.box.catalogue, s.w[RACE + d])}
            if s.w[POWER + d] != 0:
                entry[power_name(s.box.catalogue, s.w[POWER + d])] = True
            entry["regions"] = _counts(s, d)
            declined.append(entry)
    _keep(player, "declined", declined, [])
    acting = acting_declined(s, seat)
    if acting >= 0:
        _keep(player, "ghoul-hand", int(s.w[HAND + acting]), 0)
    for marker in s.box.catalogue.markers:
        if marker.shape == WITH_PLAYER:
            _keep(player, marker.name, {region_name(r): 1 for r in regions_of(marker.regions(s) & s.w[HELD + b])}, {})
    for piece, field in fields_at(s, "player"):
        if field.kind == "seat-flag":
            _keep(player, field.key, s.w[piece.at + field.word + seat] != 0, False)
        elif field.kind == "seat-number":
            _keep(player, field.key, int(s.w[piece.at + field.word + seat]), 0)
        elif s.race(b) is piece or s.power(b) is piece:
            value = s.w[piece.at + field.word]
            if value != bare.w[piece.at + field.word]:
                player[field.key] = int(value)
    return player


def _this_turn(s: State) -> Document:
    told: Document = {}
    _keep(told, "conquered", _conquests(s, CONQUESTS), {})
    _keep(told, "ghouls-conquered", _conquests(s, CONQUESTS + CONQUESTS_SIZE), {})
    _keep(told, "attacked", [SEATS[seat] for seat in regions_of(s.w[ATTACKED])], [])
    _keep(told, "rolls", int(s.w[ROLLS]), 0)
    _keep(told, "rolled-last", s.w[ATTEMPTED] & 1 != 0, False)
    _keep(told, "ghouls-rolled-last", s.w[ATTEMPTED] & 2 != 0, False)
    seats = range(s.w[SEAT_COUNT])
    _keep(told, "waiting", {SEATS[i]: int(s.w[WAITING + i * 3]) for i in seats if s.w[WAITING + i * 3] > 0}, {})
    acting = {i: acting_declined(s, i) for i in seats if acting_declined(s, i) >= 0}
    waiting = {SEATS[i]: int(s.w[WAITING + b]) for i, b in acting.items() if s.w[WAITING + b] > 0}
    _keep(told, "ghouls-waiting", waiting, {})
    used: Document = {}
    for piece, field in fields_at(s, "used"):
        _keep(used, field.key, field_value(s, piece, field), None)
    _keep(told, "used", used, {})
    for piece, field in fields_at(s, "this-turn"):
        _keep(told, field.key, field_value(s, piece, field), None)
    return told


def _conquests(s: State, at: int) -> dict[str, str]:
    told: dict[str, str] = {}
    for r in regions_of(s.w[at + OVER_ALL]):
        told[region_name(r)] = "tribe" if s.w[at + OVER_TRIBE] & MASK[r] != 0 else "empty"
        for seat in range(s.w[SEAT_COUNT]):
            if s.w[at + OVER_SEAT + seat] & MASK[r] != 0:
                declined = " declined" if s.w[at + OVER_DECLINED] & MASK[r] != 0 else ""
                told[region_name(r)] = SEATS[seat] + declined
    return told
