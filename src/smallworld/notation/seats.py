"""The players of a position: coins, races, regions, hands."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from smallworld.notation.faults import Faults
from smallworld.notation.fields import fields_at, is_count, read_counts, read_field
from smallworld.notation.markers import WITH_PLAYER
from smallworld.notation.words import SEATS, piece_numbers, region_name
from smallworld.rules.bits import MASK
from smallworld.rules.layout import COINS, HAND, HELD, POWER, RACE, TOKENS, TURNS
from smallworld.rules.marker import Marker
from smallworld.rules.newgame import FIRST_COINS
from smallworld.rules.state import State

KEYS: Final = ("coins", "active", "hand", "turns", "regions", "declined", "ghoul-hand")


def read_players(s: State, value: object, given: list[str], faults: Faults) -> None:
    assert isinstance(value, Mapping)
    for seat in range(len(value)):
        letter = SEATS[seat]
        player = value[letter]
        if not isinstance(player, Mapping):
            faults.add(f"players.{letter}", "wrong-type", expected="table")
            continue
        _read_player(s, seat, player, given, faults)


def _read_player(s: State, seat: int, player: Mapping[str, object], given: list[str], faults: Faults) -> None:
    at = f"players.{SEATS[seat]}"
    b = seat * 3
    own = {field.key: (piece, field) for piece, field in fields_at(s, "player")}
    alone = {marker.name: marker for marker in s.box.catalogue.markers if marker.shape == WITH_PLAYER}
    for key in player:
        if key not in KEYS and key not in own and key not in alone:
            faults.add(f"{at}.{key}", "unknown-key", known=", ".join((*KEYS, *own, *alone)))
    s.w[COINS + seat] = _number(player, "coins", FIRST_COINS, at, faults)
    if "active" in player:
        power, race = read_combo(s, player["active"], f"{at}.active", faults)
        s.w[RACE + b], s.w[POWER + b] = race, power
    read_band(s, b, player.get("regions", {}), f"{at}.regions", faults)
    for name, marker in alone.items():
        _read_alone(s, b, marker, player.get(name, {}), f"{at}.{name}", faults)
    s.w[HAND + b] = _number(player, "hand", 0, at, faults)
    _read_declined(s, seat, player.get("declined", []), at, faults)
    s.w[TURNS + seat] = _number(player, "turns", 1 if s.w[HELD + b] != 0 else 0, at, faults)
    if "ghoul-hand" in player:
        n = _number(player, "ghoul-hand", 0, at, faults)
        acting = acting_declined(s, seat)
        if acting >= 0:
            s.w[HAND + acting] = n
        elif n > 0:
            faults.add(f"{at}.ghoul-hand", "no-acting-race", seat=SEATS[seat])
    for key, (piece, field) in own.items():
        if key in player:
            if field.kind in ("seat-flag", "seat-number"):
                read_field(s, piece, field, player[key], f"{at}.{key}", faults, seat)
            elif s.race(b) is not piece and s.power(b) is not piece:
                faults.add(f"{at}.{key}", "not-the-owner", seat=SEATS[seat], piece=piece.name)
            else:
                read_field(s, piece, field, player[key], f"{at}.{key}", faults)
                given.append(key)


def acting_declined(s: State, seat: int) -> int:
    """The declined band of a seat that still acts, -1 for none."""
    for b in (seat * 3 + 1, seat * 3 + 2):
        if s.w[RACE + b] != 0 and s.race(b).acts_in_decline():
            return b
    return -1


def _number(player: Mapping[str, object], key: str, default: int, at: str, faults: Faults) -> int:
    value = player.get(key, default)
    if not is_count(value) or value > 9999:
        faults.add(f"{at}.{key}", "wrong-type", expected="number")
        return default
    return value


def read_combo(s: State, value: object, key: str, faults: Faults) -> tuple[int, int]:
    """Power and race of a combo such as `flying sorcerers`."""
    races, powers = piece_numbers(s.box.catalogue)
    words = value.split() if isinstance(value, str) else []
    if len(words) != 2:
        faults.add(key, "bad-combo", combo=str(value))
        return 0, 0
    if words[0] not in powers:
        faults.add(key, "unknown-power", found=words[0], known=", ".join(powers))
    if words[1] not in races:
        faults.add(key, "unknown-race", found=words[1], known=", ".join(races))
    return powers.get(words[0], 0), races.get(words[1], 0)


def read_band(s: State, b: int, value: object, key: str, faults: Faults) -> None:
    """The regions of a band and the tokens in each."""
    for region, n in read_counts(s, value, key, faults).items():
        if n == 0:
            faults.add(key, "no-token", region=str(region))
        elif s.band_in(region) >= 0:
            faults.add(key, "two-owners", region=str(region))
        else:
            s.w[HELD + b] |= MASK[region]
            s.w[TOKENS + region] = n


def _read_alone(s: State, b: int, marker: Marker, value: object, key: str, faults: Faults) -> None:
    """Markers that hold a region without a token."""
    for region, n in read_counts(s, value, key, faults).items():
        if n == 0:
            faults.add(key, "no-token", region=region_name(region))
        elif n > 1:
            faults.add(key, "marker-limit", marker=marker.name, n=n, most=1)
        elif s.band_in(region) not in (-1, b):
            faults.add(key, "two-owners", region=region_name(region))
        else:
            marker.put(s, region, 1)
            s.w[HELD + b] |= MASK[region]


def _read_declined(s: State, seat: int, value: object, at: str, faults: Faults) -> None:
    if not isinstance(value, list):
        faults.add(f"{at}.declined", "wrong-type", expected="list")
        return
    races, _ = piece_numbers(s.box.catalogue)
    apart = {piece.name: piece for piece in s.box.catalogue.powers[1:] if piece.stays_apart(s, seat * 3)}
    for entry in value:
        race = entry.get("race") if isinstance(entry, Mapping) else None
        if not isinstance(entry, Mapping) or not isinstance(race, str):
            faults.add(f"{at}.declined", "wrong-type", expected="declined")
            continue
        if race not in races:
            faults.add(f"{at}.declined", "unknown-race", found=race, known=", ".join(races))
            continue
        for key in entry:
            if key not in ("race", "regions") and key not in apart:
                faults.add(f"{at}.declined.{key}", "unknown-key", known=", ".join(("race", "regions", *apart)))
        badge = 0
        for name, piece in apart.items():
            if entry.get(name) is True:
                badge = piece.number
            elif name in entry and not isinstance(entry[name], bool):
                faults.add(f"{at}.declined.{name}", "wrong-type", expected="true-or-false")
        b = seat * 3 + (2 if badge else 1)
        if s.w[RACE + b] != 0:
            faults.add(f"{at}.declined", "two-declined", seat=SEATS[seat], race=race)
            continue
        s.w[RACE + b], s.w[POWER + b] = races[race], badge
        read_band(s, b, entry.get("regions", {}), f"{at}.declined.regions", faults)
