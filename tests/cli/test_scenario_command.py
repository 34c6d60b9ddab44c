"""`smallworld scenario`: what passes, what fails and how, and what cannot be read."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.cli.running import ROOT, process, run

SCENARIOS = ROOT / "tests" / "scenarios"

GOOD = """\
title = "A race expands"
cites = ["R-050"]
board = "base-2"

[players.A]
active = "flying orcs"
regions = { 3 = 2 }

[players.B]

[[steps]]
do = "expand"
expect.hand = { A = 1 }

[[steps]]
refuse = "conquer 3"
reason = "own-region"
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "good.toml").write_text(GOOD, encoding="utf-8")
    return tmp_path


def write(folder: Path, name: str, text: str) -> Path:
    path = folder / name
    path.write_text(text, encoding="utf-8")
    return path


def test_all_scenarios_of_the_project_pass() -> None:
    ran = process("scenario", "tests/scenarios")
    assert ran.code == 0
    assert re.fullmatch(r"\d+ passed, 0 failed\n", ran.out)
    assert int(ran.out.split()[0]) == len(list(SCENARIOS.glob("*.toml"))) > 180
    assert ran.err == ""


def test_a_file_and_a_folder(folder: Path) -> None:
    assert run("scenario", folder / "good.toml").out == "1 passed, 0 failed\n"
    (folder / "deeper").mkdir()
    write(folder, "deeper/another.toml", GOOD)
    assert run("scenario", folder).out == "2 passed, 0 failed\n"
    assert run("scenario", folder, folder / "good.toml").out == "3 passed, 0 failed\n"


@pytest.mark.parametrize(
    ("changed", "line", "told"),
    [
        ("expect.hand = { A = 2 }", 13, "step 1: hand.A is 1, not 2"),
        ('expect.phase = "redeploy"', 13, 'step 1: phase is "conquest", not "redeploy"'),
        ('expect.regions = { 3 = "B orcs 1" }', 13, 'step 1: regions.3 is "A orcs 1", not "B orcs 1"'),
        ('expect.legal = ["conquer 3"]', 11, 'step 1: "conquer 3" is refused: own-region, R-027'),
        ('expect.illegal = { "done" = "*" }', 11, 'step 1: "done" is not refused'),
        ('expect.illegal = { "conquer 3" = "water" }', 11, 'step 1: "conquer 3" is refused with own-region, not water'),
        ("expect.markers.lairs = ['4']", 13, 'step 1: markers.lairs is [], not ["4"]'),
        ("expect.tray.orcs = 1", 13, "step 1: tray.orcs is 8, not 1"),
        ("expect.cost = { 5 = 9 }", 13, "step 1: cost.5 is "),
        ("expect.column = []\nexpect.winner = ['A']", 14, 'step 1: winner is [], not ["A"]'),
    ],
)
def test_a_difference_is_one_line(folder: Path, changed: str, line: int, told: str) -> None:
    path = write(folder, "bad.toml", GOOD.replace("expect.hand = { A = 1 }", changed))
    ran = run("scenario", folder, code=1)
    first, last = ran.out.splitlines()
    assert first.startswith(f"{path}:{line}: {told}")
    assert last == "1 passed, 1 failed"


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ('do = "expand"', 'do = "decline 3"', 'step 1: "decline 3" is refused: no-such-action'),
        ('reason = "own-region"', 'reason = "water"', 'step 2: "conquer 3" is refused with own-region, not water'),
        ('refuse = "conquer 3"', 'refuse = "done"', 'step 2: "done" is not refused'),
    ],
)
def test_actions_that_should_have_been_otherwise(folder: Path, old: str, new: str, told: str) -> None:
    path = write(folder, "good.toml", GOOD.replace(old, new))
    assert run("scenario", path, code=1).out.splitlines()[0].partition(": ")[2] == told


def test_what_cannot_be_read_counts_more_than_what_fails(folder: Path) -> None:
    write(folder, "bad.toml", GOOD.replace("A = 1 }", "A = 2 }"))
    broken = write(folder, "broken.toml", 'title = "x\n')
    ran = run("scenario", folder, code=2)
    assert ran.out.splitlines()[-1] == "1 passed, 1 failed"
    assert ran.err == f"{broken}:1: This is not TOML: Illegal character '\\n'.\n"


def test_a_missing_file_and_an_empty_folder(folder: Path) -> None:
    assert run("scenario", folder / "none.toml", code=2).err.endswith(
        "none.toml: There is no such file; give the path of one.\n"
    )
    (folder / "empty").mkdir()
    ran = run("scenario", folder / "empty", folder / "good.toml", code=2)
    assert ran.err.startswith(f"{folder / 'empty'}: This folder has no scenarios")
    assert ran.out == "1 passed, 0 failed\n"


def test_a_file_that_is_no_text(folder: Path) -> None:
    path = folder / "latin.toml"
    path.write_bytes(b'title = "\xff"')
    assert (
        run("scenario", path, code=2).err
        == f"{path}: The file is not text in UTF-8, from byte 9 on; save it as UTF-8.\n"
    )


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ('board = "base-2"', 'board = "base-2"\nrond = 3', "4: rond: There is no such key here; did you mean round?"),
        ('board = "base-2"', 'board = "bass-2"', '3: board: There is no board "bass-2"; there are: base-2, base-3'),
        ("flying orcs", "flying orks", '6: players.A.active: There is no race "orks"; did you mean orcs?'),
        ("flying orcs", "orcs", '6: players.A.active: "orcs" is no combo'),
        ("{ 3 = 2 }", "{ 30 = 2 }", '7: players.A.regions: The board base-2 has no region "30".'),
        ("{ 3 = 2 }", "{ 3 = true }", "7: players.A.regions.3: A whole number from 0 to 9999 belongs here."),
        ('title = "A race expands"\n', "", "title: The title is missing"),
        ("R-050", "R50", "2: cites: A list of rulings belongs here"),
        ('do = "expand"', "do = 3", "12: steps.1.do: An action in quotes belongs here"),
        ('do = "expand"', 'doo = "expand"', "12: steps.1.doo: There is no such key here; did you mean do?"),
        ("expect.hand", "expect.hant", "13: steps.1.expect.hant: There is no such key here; did you mean hand?"),
        ("expect.hand", "expect.tray", '13: steps.1.expect.tray.A: There is no race "A"'),
        (
            '"own-region"',
            '"own-regoin"',
            '17: steps.2.reason: There is no reason code "own-regoin"; did you mean own-region?',
        ),
        ('refuse = "conquer 3"\n', "", "16: steps.2.reason: A reason needs the action that is refused"),
        ("[players.B]", "[players.C]", "players: The seats must be A, B, without gaps from A."),
        ("[players.B]\n", "", "players: A game has 2 to 5 seats, with a sky board 3 to 6, and here is 1."),
        ('"base-2"', '["base-2", "sky-2"]', "3: board: Two cannot play with a sky board"),
        ('"base-2"', '["base-2", "sky-4"]', '3: board: There is no board "sky-4"; there are: sky-2, sky-3'),
        (
            'board = "base-2"',
            'board = "base-2"\naccess = { beanstalk = "5", stairway = "20" }',
            "4: access: Beanstalk and Stairway are there only with a sky board",
        ),
        ('board = "base-2"', 'board = "base-2"\npieces = ["space"]', "4: pieces: These are no sets of pieces"),
        ("flying orcs", "exploring orcs", "players: Exploring is not in this game"),
        ('do = "expand"', 'do = "expand"\nexpect.regions = { s1 = "empty" }', "13: steps.1.expect.regions"),
    ],
)
def test_a_file_that_is_no_scenario_is_refused_with_line_and_key(folder: Path, old: str, new: str, told: str) -> None:
    path = write(folder, "good.toml", GOOD.replace(old, new, 1))
    ran = run("scenario", path, code=2)
    assert ran.out == "0 passed, 0 failed\n"
    assert ran.err.count("\n") == 1
    assert ran.err.removeprefix(f"{path}:").strip().startswith(told), ran.err


FAULTY = """\
title = "A position with many faults"
cites = ["R-001"]
board = "base-2"
lost-tribes = ["6"]
round = 11

[players.A]
active = "hill dwarves"
hand = 3
regions = { 1 = 3, 6 = 3, 7 = 1 }

[players.B]
active = "hill tritons"
regions = { 7 = 2 }
declined = [{ race = "elves", regions = { 5 = 3 } }]

[markers]
heroes = ["5"]

[[steps]]
do = "expand"
"""


def test_a_position_with_several_faults_is_refused_with_all_of_them(folder: Path) -> None:
    path = write(folder, "faulty.toml", FAULTY)
    lines = run("scenario", path, code=2).err.splitlines()
    told = {line.removeprefix(f"{path}:") for line in lines}
    assert len(lines) == len(told)
    for part in (
        "players.B.regions: Region 7 has two owners",
        "players.A.regions: 10 tokens of the Dwarves are too many: on the board and in hand there can be 8",
        "players.A.regions: Region 1 is water",
        "players.B.declined: Region 5 has more tokens",
        "lost-tribes: Region 6 has a Lost Tribe and race tokens",
        "column: Hill is there twice",
        "markers.heroes: Hero in region 5",
        "round: Round 11 is too late: this game has 10 rounds.",
    ):
        assert any(part in line for line in told), part
    assert all(re.match(r"\d+: [\w.-]+: .*[.]$", line) for line in told if not line.startswith(" column"))


def test_a_ninth_dwarf_is_refused_and_a_sea_in_decline_is_not(folder: Path) -> None:
    ninth = GOOD.replace("flying orcs", "flying dwarves").replace("{ 3 = 2 }", "{ 3 = 9 }")
    assert "9 tokens of the Dwarves" in run("scenario", write(folder, "ninth.toml", ninth), code=2).err
    sea = GOOD.replace("[players.B]", '[players.B]\ndeclined = [{ race = "elves", regions = { 1 = 1 } }]')
    run("scenario", write(folder, "sea.toml", sea))


def test_it_says_so_as_a_process(folder: Path) -> None:
    path = write(folder, "faulty.toml", FAULTY)
    ran = process("scenario", path)
    assert (ran.code, ran.out) == (2, "0 passed, 0 failed\n")
    assert ran.err.count("\n") == run("scenario", path, code=2).err.count("\n") > 7
    assert process("scenario", write(folder, "bad.toml", GOOD.replace("A = 1 }", "A = 2 }"))).code == 1
