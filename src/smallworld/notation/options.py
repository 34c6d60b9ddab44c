"""Rules switches and editions by name."""

from __future__ import annotations

from collections.abc import Mapping

from librt.vecs import vec
from mypy_extensions import i64

from smallworld.content.games import default_options
from smallworld.content.switches import COINS_WORDS, EDITIONS, SWITCH_NAMES
from smallworld.notation.faults import Faults
from smallworld.rules.switches import COINS_SHOWN

# switches that some edition sets
_EDITED = sorted({switch for switches in EDITIONS.values() for switch in switches})


def read_options(value: object, key: str, faults: Faults) -> vec[i64]:
    """Switch values by number from a table of names; an edition stands for its switches, named ones win."""
    options = default_options()
    if not isinstance(value, Mapping):
        faults.add(key, "wrong-type", expected="table")
        return options
    edition = value.get("edition", "en2015")
    if not isinstance(edition, str) or edition not in EDITIONS:
        faults.add(f"{key}.edition", "unknown-edition", edition=str(edition), known=", ".join(EDITIONS))
        edition = "en2015"
    for name, setting in {**EDITIONS[edition], **value}.items():
        if name == "edition":
            continue
        number = SWITCH_NAMES.get(name)
        if number is None:
            faults.add(f"{key}.{name}", "unknown-switch", known=", ".join(SWITCH_NAMES))
        elif number == COINS_SHOWN:
            if setting not in COINS_WORDS:
                faults.add(f"{key}.{name}", "wrong-type", expected="coins")
            else:
                options[number] = COINS_WORDS.index(setting)
        elif not isinstance(setting, bool):
            faults.add(f"{key}.{name}", "wrong-type", expected="true-or-false")
        else:
            options[number] = int(setting)
    return options


def write_options(options: vec[i64]) -> dict[str, bool | str]:
    """The switches that differ from their defaults."""
    defaults = default_options()
    told: dict[str, bool | str] = {}
    for name, number in SWITCH_NAMES.items():
        if options[number] != defaults[number]:
            told[name] = COINS_WORDS[options[number]] if number == COINS_SHOWN else bool(options[number])
    return told


def edition_of(options: vec[i64]) -> str:
    """The editions whose own switches stand as in these options: `en2015`, or `zh, sv`, which set the same."""
    found = []
    for name, switches in EDITIONS.items():
        told = {**dict.fromkeys(_EDITED, False), **switches}
        if all(options[SWITCH_NAMES[switch]] == int(value) for switch, value in told.items()):
            found.append(name)
    return ", ".join(found)


def beside_edition(options: vec[i64]) -> dict[str, bool | str]:
    """The switches that differ from their defaults without an edition's doing."""
    return {name: value for name, value in write_options(options).items() if name not in _EDITED}
