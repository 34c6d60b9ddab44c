"""From a position as a document to a state. Everything that is wrong with it is found before anything is refused."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from smallworld.content.games import box_of, default_sets
from smallworld.notation.boards import read_access, read_board, read_sets
from smallworld.notation.buried import read_buried
from smallworld.notation.check import check_box, check_legal
from smallworld.notation.faults import Faults
from smallworld.notation.fields import fields_at, is_count, is_whole, read_field, read_regions
from smallworld.notation.markers import WITH_PLAYER, read_marker
from smallworld.notation.moment import read_moment, read_this_turn
from smallworld.notation.options import read_options
from smallworld.notation.seats import read_players
from smallworld.notation.stacks import read_column
from smallworld.notation.words import SEATS
from smallworld.rules import RULES_VERSION
from smallworld.rules.layout import RESHUFFLES, ROUNDS, TRIBES
from smallworld.rules.newgame import empty_state
from smallworld.rules.piece import Piece
from smallworld.rules.state import State

KEYS: Final = (
    "board", "turn", "lost-tribes", "players", "markers", "rules", "options", "pieces", "round", "rounds", "phase",
    "deciding", "seed", "reshuffles", "die", "column", "column-coins", "stacks", "this-turn",
    "access", "buried",
)  # fmt: skip
DEFAULT_SEED: Final = "0"
LARGEST_SEED: Final = 10**31


def read_position(doc: Mapping[str, object]) -> State:
    """The state that a position describes; `PositionError` with all its faults if it cannot be."""
    faults = Faults()
    s = _empty(doc, faults)
    faults.raise_if_any()
    given: list[str] = []
    known = set(KEYS) | {field.key for _, field in fields_at(s, "table")}
    for key in doc:
        if key not in known:
            faults.add(key, "unknown-key", known=", ".join(sorted(known)))
    tribes = doc.get("lost-tribes", [])
    s.w[TRIBES] = read_regions(s, tribes, "lost-tribes", faults)
    read_players(s, doc["players"], given, faults)
    read_buried(s, doc.get("buried", {}), faults)
    read_moment(s, doc, faults)
    read_this_turn(s, doc.get("this-turn", {}), faults)
    _read_markers(s, doc.get("markers", {}), given, faults)
    for piece, field in fields_at(s, "table"):
        if field.key in doc:
            read_field(s, piece, field, doc[field.key], field.key, faults)
    _settle(s, given)
    read_column(s, doc, faults)
    check_box(s, faults)
    faults.raise_if_any()
    check_legal(s, faults)
    faults.raise_if_any()
    return s


def _empty(doc: Mapping[str, object], faults: Faults) -> State:
    """The frame: board, seats, rounds, switches, seed."""
    name = read_board(doc.get("board", ""), faults)
    rules = doc.get("rules", RULES_VERSION)
    if not is_count(rules) or not 1 <= rules <= RULES_VERSION:
        faults.add("rules", "unknown-version", version=str(rules), newest=RULES_VERSION)
    pieces = read_sets(doc.get("pieces", default_sets(name)), faults)
    options = read_options(doc.get("options", {}), "options", faults)
    players = doc.get("players")
    seats = 2
    if not isinstance(players, Mapping):
        faults.add("players", "missing-key", expected="players")
    else:
        seats = len(players)
        if not 2 <= seats <= len(SEATS) - (0 if " " in name else 1):
            faults.add("players", "seats-number", n=seats)
            seats = 2
        elif seats == 2 and " " in name:
            faults.add("board", "sky-for-two")
        elif sorted(players) != list(SEATS[:seats]):
            faults.add("players", "seats-gap", expected=", ".join(SEATS[:seats]))
    seed = _seed(doc.get("seed", 0), faults)
    access = read_access(doc, name, seed, faults)
    s = empty_state(box_of(name, seats, 0, options, pieces, access), seed)
    rounds = doc.get("rounds", s.w[ROUNDS])
    if not is_count(rounds) or not 1 <= rounds <= 99:
        faults.add("rounds", "wrong-type", expected="number")
    else:
        s.w[ROUNDS] = rounds
    reshuffles = doc.get("reshuffles", 0)
    if not is_count(reshuffles):
        faults.add("reshuffles", "wrong-type", expected="number")
    else:
        s.w[RESHUFFLES] = reshuffles
    return s


def seed_text(value: object) -> str | None:
    """A seed as text: a number of less than 32 digits, or 32 hex digits."""
    if is_whole(value):
        return str(value) if value < LARGEST_SEED else None
    if isinstance(value, str) and len(value) == 32 and all(c in "0123456789abcdef" for c in value):
        return value
    return None


def seed_value(text: str) -> int | str:
    """The seed as a position writes it."""
    return int(text) if len(text) < 32 and text.isascii() and text.isdigit() else text


def _seed(value: object, faults: Faults) -> str:
    text = seed_text(value)
    if text is None:
        faults.add("seed", "wrong-type", expected="seed")
        return DEFAULT_SEED
    return text


def _read_markers(s: State, value: object, given: list[str], faults: Faults) -> None:
    if not isinstance(value, Mapping):
        faults.add("markers", "wrong-type", expected="table")
        return
    names = {marker.name: marker for marker in s.box.catalogue.markers if marker.shape != WITH_PLAYER}
    for key, regions in value.items():
        if key not in names:
            faults.add(f"markers.{key}", "unknown-key", known=", ".join(names))
        else:
            read_marker(s, names[key], regions, f"markers.{key}", faults)
            given.append(key)


def _settle(s: State, given: list[str]) -> None:
    pieces: list[Piece] = s.box.catalogue.races[1:] + s.box.catalogue.powers[1:]
    for piece in pieces:
        piece.settle(s, given)
