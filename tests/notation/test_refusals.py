"""What a refusal says besides its code: the ruling it rests on and the parameters of its sentence."""

from __future__ import annotations

import tomllib
from typing import Any

import pytest

from smallworld.notation.actions import read_action
from smallworld.notation.documents import load_position
from smallworld.notation.refusal import Refused

SKY = 'board = ["base-3", "sky-2"]\naccess = { beanstalk = "12", stairway = "20" }\nround = 3\n'
SORCERERS = """\
board = "base-3"
round = 3
phase = "conquest"
[players.A]
active = "hill sorcerers"
hand = 3
regions = { 9 = 1 }
[players.B]
active = "swamp humans"
regions = { 3 = 2, 8 = 1 }
declined = [{ race = "ghouls", regions = { 10 = 1 } }]
[players.C]
active = "forest orcs"
regions = { 13 = 1 }
declined = [{ race = "elves", regions = { 14 = 1 } }]
[markers]
encampments = {}
"""
DIPLOMAT = """\
board = "base-3"
round = 3
phase = "ally"
turn = "B"
[players.A]
active = "hill sorcerers"
regions = { 9 = 1 }
[players.B]
active = "diplomat humans"
regions = { 3 = 2 }
[players.C]
active = "forest orcs"
regions = { 13 = 1 }
[this-turn]
attacked = ["C"]
"""
HAGGLING = f"""\
{SKY}phase = "pacts"
turn = "B"
[players.A]
active = "hill sorcerers"
regions = {{ 9 = 1 }}
[players.B]
active = "haggling humans"
coins = 4
regions = {{ 3 = 2 }}
[players.C]
active = "forest orcs"
regions = {{ 13 = 1 }}
[pacts]
A = 1
"""
HEROIC = """\
board = "base-3"
round = 3
phase = "heroes"
[players.A]
active = "heroic sorcerers"
regions = { 9 = 1, 8 = 1, 10 = 1 }
[players.B]
active = "swamp humans"
regions = { 3 = 2 }
[markers]
heroes = ["9"]
"""
GUNNER = f"""\
{SKY}phase = "cannons"
[players.A]
active = "gunner sorcerers"
regions = {{ 9 = 1, 8 = 1, 10 = 1 }}
[players.B]
active = "swamp humans"
regions = {{ 3 = 2 }}
[players.C]
active = "forest orcs"
regions = {{ 13 = 1 }}
[markers]
cannons = {{ 9 = "ready" }}
"""
AMAZONS = """\
board = "base-3"
round = 3
phase = "withdraw"
[players.A]
active = "hill amazons"
regions = { 9 = 4, 8 = 4, 10 = 1 }
[players.B]
active = "swamp humans"
regions = { 3 = 2 }
"""

# position, action, code, ruling, parameters
CASES: list[tuple[str, str, str, str, dict[str, Any]]] = [
    (SORCERERS, "sorcery 10", "not-active", "R-093", {"region": "10"}),
    (SORCERERS, "sorcery 14", "not-active", "R-114", {"region": "14"}),
    (SORCERERS, "sorcery 2", "not-active", "R-114", {"region": "2"}),
    (SORCERERS, "sorcery 3", "not-alone", "R-107", {"region": "3"}),
    (SORCERERS, "conquer 3", "not-enough-tokens", "R-014", {"need": 5, "have": 3}),
    (SORCERERS, "attempt 2", "no-roll-needed", "R-034", {"region": "2", "cost": 2, "have": 3}),
    (DIPLOMAT, "ally B", "not-an-opponent", "R-129", {"seat": "B"}),
    (DIPLOMAT, "ally C", "attacked-this-turn", "R-129", {"seat": "C"}),
    (HAGGLING, "pact B", "not-an-opponent", "R-211", {"seat": "B"}),
    (HAGGLING, "pact C 4", "too-many-pacts", "R-211", {}),
    (HEROIC, "done", "tokens-left", "R-142", {"n": 1}),
    (HEROIC, "hero 9", "one-per-region", "R-142", {"region": "9"}),
    (GUNNER, "done", "tokens-left", "R-216", {"n": 1}),
    (GUNNER, "cannon 9", "one-per-region", "R-216", {"region": "9"}),
    (AMAZONS, "withdraw 10", "keep-one-each", "R-080", {"region": "10"}),
    (AMAZONS, "withdraw 3", "not-yours", "R-079", {"region": "3"}),
]


@pytest.mark.parametrize(("position", "line", "code", "ruling", "params"), CASES)
def test_a_refusal_says_what_it_rests_on(
    position: str, line: str, code: str, ruling: str, params: dict[str, Any]
) -> None:
    s = load_position(tomllib.loads(position))
    with pytest.raises(Refused) as refused:
        read_action(s, line)
    refusal = refused.value.refusal
    assert (refusal.code, refusal.ruling, refusal.params) == (code, ruling, params)
