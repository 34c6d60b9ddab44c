"""Each fault of a position: the smallest document that has it; and whatever is read, there is never another error."""

from __future__ import annotations

import copy
import random
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from smallworld.locale import format_message
from smallworld.notation.faults import Fault, PositionError
from smallworld.notation.reading import read_position
from smallworld.notation.writing import write_position
from smallworld.rules.engine import legal_moves
from smallworld.rules.layout import OVER, PHASE
from smallworld.rules.moves import Moves

Document = dict[str, Any]

PLAIN = """\
board = "base-2"
[players.A]
active = "flying orcs"
regions = { 3 = 2 }
[players.B]
active = "hill elves"
regions = { 7 = 1 }
"""
FIRST, A, B = "board = ", "[players.A]\n", "[players.B]\n"  # places in it, to write something before or after
DECLINED = 'declined = [{ race = "trolls", regions = { 5 = 1 } }]\n'

# what replaces what in the plain position; the faults that it then has
CASES: list[tuple[str, str, str]] = [
    ("base-2", "base-6", "board unknown-board"),
    (FIRST, "rules = 2\n" + FIRST, "rules unknown-version"),
    (FIRST, 'pieces = ["space"]\n' + FIRST, "pieces unknown-set"),
    (FIRST, 'pieces = ["base", 3]\n' + FIRST, "pieces unknown-set"),
    (FIRST, "pieces = []\n" + FIRST, "pieces unknown-set"),
    (FIRST, 'pieces = "sky"\n' + FIRST, "pieces unknown-set"),
    (FIRST, 'pieces = ["sky"]\n' + FIRST, ""),
    (FIRST, 'access = { beanstalk = "5", stairway = "20" }\n' + FIRST, "access access-without-sky"),
    (PLAIN, "players = 3\n", "players missing-key, board unknown-board"),
    (B, "[players.C]\n", "players seats-gap"),
    (B, "[players.B]\n[players.C]\n[players.D]\n[players.E]\n[players.F]\n", "players seats-number"),
    (FIRST, "rounds = 0\n" + FIRST, "rounds wrong-type"),
    (FIRST, "rounds = 100000000000000000000\n" + FIRST, "rounds wrong-type"),
    (FIRST, "reshuffles = -1\n" + FIRST, "reshuffles wrong-type"),
    (FIRST, "seed = 1.5\n" + FIRST, "seed wrong-type"),
    (FIRST, "rond = 1\n" + FIRST, "rond unknown-key"),
    (FIRST, 'options = 3\n' + FIRST, "options wrong-type"),
    (FIRST, 'options = { edition = ["zh"] }\n' + FIRST, "options.edition unknown-edition"),
    (FIRST, 'options = { own_decline_defends = 1, x = true, coins = "shut" }\n' + FIRST,
     "options.own_decline_defends wrong-type, options.x unknown-switch, options.coins wrong-type"),
    (FIRST, "lost-tribes = 3\n" + FIRST, "lost-tribes wrong-type"),
    (FIRST, 'lost-tribes = ["s4", "03", [3]]\n' + FIRST, ", ".join(["lost-tribes unknown-region"] * 3)),
    (FIRST, 'lost-tribes = ["3"]\n' + FIRST, "lost-tribes tribe-and-tokens"),
    (FIRST, 'lost-tribes = ["1"]\n' + FIRST, "lost-tribes tribe-in-water"),
    (FIRST, 'turn = "C"\n' + FIRST, "turn unknown-seat"),
    (FIRST, 'deciding = "B"\n' + FIRST, "deciding not-deciding"),
    (FIRST, "round = 0\n" + FIRST, "round wrong-type"),
    (FIRST, "round = 11\n" + FIRST, "round round-range"),
    (FIRST, "die = [4]\n" + FIRST, "die wrong-type"),
    (FIRST, 'phase = "pause"\n' + FIRST, "phase unknown-phase"),
    (FIRST, 'phase = "pick"\n' + FIRST, "phase phase-has-race"),
    (FIRST, 'phase = "ghouls"\n' + FIRST, "phase phase-needs-acting"),
    (FIRST, 'phase = "ally"\n' + FIRST, "phase phase-needs-owner"),
    (FIRST, 'phase = "retreat"\ndeciding = "B"\n' + FIRST, "deciding retreat-nothing"),
    ('active = "flying orcs"\nregions = { 3 = 2 }\n', "", ""),
    ('active = "flying orcs"\nregions = { 3 = 2 }\n', "hand = 0\nregions = {}\n", ""),
    ('active = "flying orcs"\nregions = { 3 = 2 }\n', "hand = 1\n", "players.A.regions tokens-without-race"),
    ('active = "flying orcs"\n', "", "players.A.regions tokens-without-race"),
    ("flying orcs", "orcs", "players.A.active bad-combo"),
    ("flying orcs", "flying orks", "players.A.active unknown-race"),
    ("flying orcs", "fliing orcs", "players.A.active unknown-power"),
    (A, A + "coinz = 3\n", "players.A.coinz unknown-key"),
    (A, A + "coins = -3\n", "players.A.coins wrong-type"),
    (A, A + "holes-used = 1\n", "players.A.holes-used not-the-owner"),
    (A, A + "ghoul-hand = 1\n", "players.A.ghoul-hand no-acting-race"),
    ("{ 3 = 2 }", "3", "players.A.regions wrong-type"),
    ("{ 3 = 2 }", "{ 99 = 2 }", "players.A.regions unknown-region"),
    ("{ 3 = 2 }", "{ 3 = '2' }", "players.A.regions.3 wrong-type"),
    ("{ 3 = 2 }", "{ 3 = 2, 4 = 0 }", "players.A.regions no-token"),
    ("{ 3 = 2 }", "{ 3 = 2, 7 = 1 }", "players.B.regions two-owners"),
    ("{ 3 = 2 }", "{ 1 = 2 }", "players.A.regions in-the-water"),
    ("{ 3 = 2 }", "{ 3 = 11 }", "players.A.regions too-many-tokens"),
    ("hill elves", "hill orcs", "column race-twice"),
    ("hill elves", "flying elves", "column power-twice"),
    (B, "[players.B]\ndeclined = 3\n", "players.B.declined wrong-type"),
    (B, "[players.B]\ndeclined = ['trolls']\n", "players.B.declined wrong-type"),
    (B, B + DECLINED, ""),
    (B, B + DECLINED.replace("trolls", "trols"), "players.B.declined unknown-race"),
    (B, B + DECLINED.replace("{ race", "{ hand = 1, race"), "players.B.declined.hand unknown-key"),
    (B, B + DECLINED.replace("{ race", "{ spirit = 1, race"), "players.B.declined.spirit wrong-type"),
    (B, B + DECLINED.replace("5 = 1", "5 = 2"), "players.B.declined declined-surplus"),
    (B, B + DECLINED.replace("5 = 1", ""), "players.B.declined declined-gone"),
    (B, B + DECLINED.replace("}]", '}, { race = "giants", regions = { 4 = 1 } }]'), "players.B.declined two-declined"),
    (A, "[markers]\nlair = []\n" + A, "markers.lair unknown-key"),
    (A, "[markers]\nlairs = ['3']\n" + A, "markers.lairs marker-place"),
    (A, "[markers]\nheroes = 1\n" + A, "markers.heroes wrong-type"),
    (A, "[markers]\nencampments = { 3 = 6 }\n" + A, "markers.encampments marker-limit"),
    (FIRST, "markers = 1\n" + FIRST, "markers wrong-type"),
    (FIRST, "peace = 1\n" + FIRST, "peace wrong-type"),
    (FIRST, "peace = { B = 'Z' }\n" + FIRST, "peace.B unknown-seat"),
    (FIRST, "column = 1\n" + FIRST, "column wrong-type"),
    (FIRST, "column = []\n" + FIRST, "column column-short"),
    (FIRST, "column-coins = [1, 1, 1, 1, 1, 1, 1]\n" + FIRST, "column-coins wrong-type"),
    (FIRST, "stacks = 1\n" + FIRST, "stacks wrong-type"),
    (A, "[stacks]\nrace = []\n" + A, "stacks.race unknown-key"),
    (A, "[stacks]\nraces = 1\n" + A, "stacks.races wrong-type"),
    (A, "[stacks]\ndiscards = ['x', ['y']]\n" + A, "stacks.discards unknown-power, stacks.discards unknown-power"),
    (A, "[stacks]\nseen = 99\n" + A, "stacks.seen wrong-type"),
    (FIRST, "this-turn = 1\n" + FIRST, "this-turn wrong-type"),
    (A, "[this-turn]\nrols = 1\n" + A, "this-turn.rols unknown-key"),
    (A, "[this-turn]\nrolls = 'x'\n" + A, "this-turn.rolls wrong-type"),
    (A, "[this-turn]\nroll = 4\n" + A, "this-turn.roll wrong-type"),
    (A, "[this-turn]\nrolled-last = 1\n" + A, "this-turn.rolled-last wrong-type"),
    (A, "[this-turn]\nused = 1\n" + A, "this-turn.used wrong-type"),
    (A, "[this-turn]\nused = { fort = 1 }\n" + A, "this-turn.used.fort unknown-key"),
    (A, "[this-turn]\nwaiting = 1\n" + A, "this-turn.waiting wrong-type"),
    (A, "[this-turn]\nwaiting = { B = 'x' }\n" + A, "this-turn.waiting wrong-type"),
    (A, "[this-turn]\nwaiting = { B = 1 }\n" + A, "this-turn.waiting waiting-more"),
    (A, "[this-turn]\nghouls-waiting = { B = 1 }\n" + A, "this-turn.ghouls-waiting no-acting-race"),
    (A, "[this-turn]\nconquered = 1\n" + A, "this-turn.conquered wrong-type"),
    (A, "[this-turn]\nconquered = { 3 = 'B active' }\n" + A, "this-turn.conquered.3 wrong-type"),
    (A, "[this-turn]\nconquered = { 99 = 'B' }\n" + A, "this-turn.conquered unknown-region"),
    (A, "[this-turn]\nconverted = 1\n" + A, "this-turn.converted wrong-type"),
    (A, "[this-turn]\ncamps-back = 1\n" + A, "this-turn.camps-back wrong-type"),
    (A, "[this-turn]\ncamps-back = { B = 1 }\n" + A, "this-turn.camps-back not-the-owner"),
    ("flying orcs", 'flying orcs"\nhand = "x', "players.A.hand wrong-type"),
    ('active = "flying orcs"\nregions = { 3 = 2 }\n', "phase = 1\n", "players.A.phase unknown-key"),
    ('board = "base-2"\n[players.A]\nactive = "flying orcs"\nregions = { 3 = 2 }\n',
     'board = "base-2"\ncolumn = []\nphase = "pick"\n[stacks]\nraces = []\n[players.A]\n', "phase nothing-to-decide"),
    ('board = "base-2"\n[players.A]\nactive = "flying orcs"\nregions = { 3 = 2 }\n',
     'board = "base-2"\nphase = "conquest"\n[players.A]\n', "phase phase-needs-race"),
]  # fmt: skip


SKY = """\
board = ["base-2", "sky-2"]
access = { beanstalk = "5", stairway = "20" }
[players.A]
active = "gunner scavengers"
regions = { 3 = 2 }
[players.B]
active = "haggling drakons"
regions = { 7 = 1 }
declined = [{ race = "elves", regions = { s2 = 1 } }]
[players.C]
active = "zeppelined khans"
regions = { s3 = 2 }
"""
C = "[players.C]\n"
BOTH, ACCESS = '["base-2", "sky-2"]', '{ beanstalk = "5", stairway = "20" }'
BENEATH = '[buried]\n3 = { seat = "B", race = "elves", tokens = 1 }\n'

# the same for a joined board
SKY_CASES: list[tuple[str, str, str]] = [
    (FIRST, FIRST, ""),
    (ACCESS, '{ stairway = "20", beanstalk = "5" }', ""),
    (f"access = {ACCESS}\n", "", ""),
    ('"sky-2"', '"sky-4"', "board unknown-board, access access-without-sky"),
    ('"sky-2"', '"sky-2", "sky-3"', "board unknown-board, access access-without-sky"),
    (BOTH, '["sky-2"]', "board unknown-board, access access-without-sky"),
    (BOTH, '"base-2"', "access access-without-sky"),
    (SKY[SKY.index(C) :], "", "board sky-for-two"),
    (C, "[players.D]\n", "players seats-gap"),
    (SKY[SKY.index(C) :], "".join(f"[players.{seat}]\n" for seat in "CDEF"), ""),
    (SKY[SKY.index(C) :], "".join(f"[players.{seat}]\n" for seat in "CDEFG"), "players seats-number"),
    (ACCESS, "3", "access wrong-type"),
    (ACCESS, '{ beanstalk = "5" }', "access wrong-type"),
    (ACCESS, '{ beanstalk = "5", stairway = "20", rope = "6" }', "access wrong-type"),
    ('"20"', '"5"', "access access-together"),
    ('"20"', '"1"', "access.stairway access-in-water"),
    ('"20"', '"99"', "access.stairway unknown-region"),
    ('"20"', '"s1"', "access.stairway unknown-region"),
    ("{ 3 = 2 }", "{ s11 = 2 }", "players.A.regions unknown-region"),
    ("{ 3 = 2 }", "{ 49 = 2 }", "players.A.regions unknown-region"),
    ("{ s3 = 2 }", "{ s7 = 2 }", "players.C.regions in-the-water"),
    (FIRST, 'lost-tribes = ["s7"]\n' + FIRST, "lost-tribes tribe-in-water"),
    ("haggling", "exploring", ""),
    (f"{BOTH}\naccess = {ACCESS}", '"base-2"\npieces = ["base", "sky"]',
     "players.B.declined.regions unknown-region, players.B.declined declined-gone, players.C.regions unknown-region"),
    (A, BENEATH + A, ""),
    (FIRST, "buried = 3\n" + FIRST, "buried wrong-type"),
    (A, "[buried]\n3 = 3\n" + A, "buried.3 wrong-type"),
    (A, BENEATH.replace("1 }", "1, deep = 2 }") + A, "buried.3 wrong-type"),
    (A, BENEATH.replace("3 =", "99 =") + A, "buried unknown-region"),
    (A, BENEATH.replace("B", "Z") + A, "buried.3 unknown-seat, buried.3 buried-race"),
    (A, BENEATH.replace("B", "A") + A, "buried.3 buried-race"),
    (A, BENEATH.replace("elves", "drakons") + A, "buried.3 buried-race"),
    (A, BENEATH.replace("= 1", "= 0") + A, "buried.3 buried-place"),
    (A, BENEATH.replace("= 1", "= 2") + A, "buried.3 declined-surplus"),
    (A, BENEATH.replace("3 =", "4 =") + A, "buried.4 buried-place"),
    (A, BENEATH.replace("3 =", "s3 =") + A, "buried.s3 buried-place"),
    ('scavengers"\nregions = { 3 = 2 }', f'giants"\nregions = {{ 3 = 2 }}\n{BENEATH}', "buried.3 buried-place"),
    (B, B + "transformed = { 8 = 1, 9 = 1, 10 = 1 }\n", ""),
    (B, B + "transformed = 8\n", "players.B.transformed wrong-type"),
    (B, B + "transformed = { 8 = 0 }\n", "players.B.transformed no-token"),
    (B, B + "transformed = { 8 = 2 }\n", "players.B.transformed marker-limit"),
    (B, B + "transformed = { 3 = 1 }\n", "players.B.transformed two-owners"),
    (B, B + "transformed = { 8 = 1, 9 = 1, 10 = 1, 11 = 1 }\n", "markers.transformed marker-limit"),
    (A, A + "transformed = { 4 = 1 }\n", "markers.transformed marker-place"),
    (A, "[markers]\ntransformed = ['7']\n" + A, "markers.transformed unknown-key"),
    (A, "[markers]\ncannons = { 3 = 'ready' }\n" + A, ""),
    (A, "[markers]\ncannons = ['3']\n" + A, "markers.cannons wrong-type"),
    (A, "[markers]\ncannons = { 3 = 'loaded' }\n" + A, "markers.cannons wrong-type"),
    (A, "[markers]\ncannons = { 7 = 'ready' }\n" + A, "markers.cannons marker-place"),
    (A, "[markers]\ncannons = { 99 = 'fired' }\n" + A, "markers.cannons unknown-region"),
    ("{ 3 = 2 }", "{ 3 = 2, 4 = 1, 5 = 1 }\n[markers]\ncannons = { 3 = 'ready', 4 = 'fired', 5 = 'ready' }",
     "markers.cannons marker-limit"),
    (A, "[markers]\nburning = { 4 = 'C', 5 = 'C' }\n" + A, ""),
    (A, "[markers]\nburning = ['4']\n" + A, "markers.burning wrong-type"),
    (A, "[markers]\nburning = { 4 = 'Z' }\n" + A, "markers.burning unknown-seat"),
    (A, "[markers]\nburning = { 4 = 'A' }\n" + A, "markers.burning not-the-owner"),
    (A, "[markers]\nburning = { 4 = 'A', 5 = 'C' }\n" + A, "markers.burning two-seats"),
    (A, "[markers]\nburning = { 3 = 'C' }\n" + A, "markers.burning marker-place"),
    (FIRST, "lost-tribes = ['4']\nmarkers = { burning = { 4 = 'C' } }\n" + FIRST, "markers.burning marker-place"),
    (A, "[markers]\nburning = { 4 = 'C', 5 = 'C', 6 = 'C', 8 = 'C', 9 = 'C', 10 = 'C' }\n" + A,
     "markers.burning marker-limit"),
    (FIRST, "pacts = { A = 2, C = 3 }\n" + FIRST, ""),
    (FIRST, "pacts = 3\n" + FIRST, "pacts wrong-type"),
    (FIRST, "pacts = { A = 6 }\n" + FIRST, "pacts.A wrong-type"),
    (FIRST, "pacts = { A = 3, C = 3 }\n" + FIRST, "pacts given-too-many"),
    (FIRST, "pacts = { B = 1 }\n" + FIRST, "pacts given-to-oneself"),
    (FIRST, "pacts = { Z = 1 }\n" + FIRST, "pacts unknown-seat"),
    (SKY[SKY.index(B) : SKY.index(C)], "[pacts]\nA = 1\n[players.B]\n", "pacts nobody-gives"),
    (A, A + "free-pick = true\n", ""),
    (A, A + "free-pick = 1\n", "players.A.free-pick wrong-type"),
    (A, A + "drakons-out = 2\n", ""),
    (B, B + "drakons-out = 100\n", "players.B.drakons-out wrong-type"),
    ("{ 7 = 1 }", "{ 7 = 9 }\ndrakons-out = 2", ""),
    ("{ 7 = 1 }", "{ 7 = 10 }\ndrakons-out = 2", "players.B.regions too-many-tokens"),
    (A, "[this-turn]\nused = { zeppelin = 6, transform = 4, bolt = 3, clear = 2 }\n" + A,
     ", ".join(f"this-turn.used.{verb} wrong-type" for verb in ("zeppelin", "transform", "bolt", "clear"))),
    (A, "[this-turn]\nmoved = ['99']\n" + A, "this-turn.moved unknown-region"),
    (FIRST, 'phase = "pacts"\n' + FIRST, "phase phase-needs-owner"),
    (FIRST, 'phase = "cannons"\nturn = "B"\n' + FIRST, "phase phase-needs-owner"),
    (FIRST, 'options = { bolt_anywhere = "on", wendigo_empty_forests = true }\n' + FIRST,
     "options.bolt_anywhere wrong-type, options.wendigo_empty_forests unknown-switch"),
]  # fmt: skip


def faults_of(document: Document) -> list[Fault]:
    try:
        read_position(document)
    except PositionError as error:
        return error.faults
    return []


@pytest.mark.parametrize(("old", "new", "wanted"), CASES, ids=[f"{n}-{case[2]}" for n, case in enumerate(CASES)])
def test_a_fault_is_found_where_it_is(old: str, new: str, wanted: str) -> None:
    assert old in PLAIN
    text = PLAIN.replace(old, new, 1)
    found = sorted(f"{fault.key} {fault.code}" for fault in faults_of(tomllib.loads(text)))
    assert ", ".join(found) == ", ".join(sorted(wanted.split(", ")))


@pytest.mark.parametrize(
    ("old", "new", "wanted"), SKY_CASES, ids=[f"{n}-{case[2]}" for n, case in enumerate(SKY_CASES)]
)
def test_a_fault_of_a_joined_board_is_found(old: str, new: str, wanted: str) -> None:
    assert old in SKY
    found = faults_of(tomllib.loads(SKY.replace(old, new, 1)))
    assert ", ".join(sorted(f"{fault.key} {fault.code}" for fault in found)) == ", ".join(sorted(wanted.split(", ")))
    for fault in found:
        assert format_message("en", f"fault-{fault.code}", fault.params)


def test_exploring_needs_a_sky_board() -> None:
    """R-221; whatever sets are in the column."""
    text = PLAIN.replace("flying orcs", "exploring orcs")
    for pieces in ('["base"]', '["base", "sky"]', '["sky"]'):
        found = faults_of(tomllib.loads(f"pieces = {pieces}\n{text}"))
        assert [(fault.key, fault.code) for fault in found] == [("players", "not-in-game")]
    found = faults_of(tomllib.loads('column = ["exploring elves"]\nstacks = { powers = [] }\n' + PLAIN))
    assert ("players", "not-in-game") in [(fault.key, fault.code) for fault in found]


# -- whatever stands there

SCENARIOS = sorted((Path(__file__).parents[1] / "scenarios").glob("*.toml"))
VALUES: list[Any] = [
    0, 1, -1, 7, 99, 10**6, 2**63, 2**70, True, False, "", "A", "B", "Z", "12", "flying orcs", "x y", "conquest",
    "retreat", "over", "pick", "withdraw", "heroes", "ally", [], ["1"], ["3", 4], ["A"], [[]], [{}], {}, {"A": 1},
    {"3": 1}, {"B": "A"}, {"3": -1}, 1.5, float("nan"), None, "trolls", [1, 2, 3], {"race": "trolls"},
    [{"race": "trolls", "regions": {"3": 1}}], [{"race": ["x"]}],
    ["base-2", "sky-2"], "sky-3", {"beanstalk": "5", "stairway": "20"}, {"3": "fired"}, {"3": "C"}, ["base", "sky"],
    {"3": {"seat": "B", "race": "elves", "tokens": 1}}, {"A": 1, "B": 4}, ["s1", "s7"], {"s4": 2},
]  # fmt: skip
KEYS = """
    hand turns declined regions phase deciding turn round rounds die seed column column-coins stacks this-turn
    markers peace reshuffles lost-tribes options rules waiting used conquered attacked camps-back roll converted
    encampments heroes dragon holes lairs fortresses races powers discards ghoul-hand seen holes-used active
    coins access buried pacts free-pick drakons-out transformed cannons burning moved pieces board
"""


def places(value: object, at: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The paths of all that stands in a document."""
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, part in inner:
        yield (*at, key)
        yield from places(part, (*at, key))


def spoilt(chance: random.Random, document: Document) -> Document:
    """The document with some values changed, added or taken away."""
    made = copy.deepcopy(document)
    for _ in range(chance.choice([1, 1, 1, 2, 3, 5])):
        path = chance.choice(list(places(made)) or [("board",)])
        holder: Any = made
        for key in path[:-1]:
            holder = holder[key]
        what = chance.random()
        value = copy.deepcopy(chance.choice(VALUES))
        if what < 0.5:
            holder[path[-1]] = value
        elif what < 0.7 and len(made) > 1:
            del holder[path[-1]]
        elif isinstance(holder, dict):
            holder[chance.choice(KEYS.split())] = value
        else:
            holder.append(value)
    return made


@pytest.mark.parametrize("seed", range(20))
def test_whatever_is_wrong_is_told_as_faults(seed: int) -> None:
    chance = random.Random(seed)
    for path in SCENARIOS[seed::20]:
        position = tomllib.loads(path.read_text(encoding="utf-8"))
        for key in ("title", "cites", "steps"):
            position.pop(key, None)
        for _ in range(5):
            document = spoilt(chance, position)
            found = faults_of(document)
            for fault in found:
                assert format_message("en", f"fault-{fault.code}", fault.params)
            if not found:
                s = read_position(document)
                out = Moves()
                legal_moves(s, out)
                assert out.size > 0 or s.w[PHASE] == OVER
                assert write_position(read_position(write_position(s))) == write_position(s)


@pytest.mark.parametrize("peace", ['A = "A"', 'B = "C"'])
def test_peace_is_given_by_a_diplomat_to_another(peace: str) -> None:
    text = f"""
board = "base-3"
[players.A]
active = "diplomat orcs"
regions = {{ 3 = 1 }}
[players.B]
[players.C]
[peace]
{peace}
"""
    with pytest.raises(PositionError) as refused:
        read_position(tomllib.loads(text))
    assert refused.value.faults[0].code == "not-the-owner"
