"""`smallworld record verify` and `show` as commands: their arguments and exit codes."""

import json
import tomllib
from pathlib import Path

from tests.cli.running import process, run
from tools import playthroughs

RECORD = playthroughs.FOLDER / "race-trolls.record"


def test_a_record_that_fits() -> None:
    ran = process("record", "verify", RECORD)
    assert ran.code == 0
    assert ran.out.startswith(f"{RECORD}: ")


def test_a_record_that_does_not_fit(tmp_path: Path) -> None:
    path = tmp_path / "changed.record"
    text = RECORD.read_text(encoding="utf-8")
    path.write_text(text.replace("digest ", "digest 0")[:-2] + "\n", encoding="utf-8")
    ran = run("record", "verify", path, code=1)
    assert ran.err.startswith(f"{path}:{text.count(chr(10))}: ")


def test_a_position_of_it() -> None:
    shown = run("record", "show", RECORD, "--at", 10).out
    assert tomllib.loads(shown) == json.loads(run("record", "show", RECORD, "--at", 10, "--json").out)
    assert tomllib.loads(run("record", "show", RECORD).out)["phase"] == "over"


def test_bad_input(tmp_path: Path) -> None:
    assert run("record", "verify", tmp_path / "none", code=2).err.count("\n") == 1
    assert run("record", "show", RECORD, "--at", 100_000, code=2).err.count("\n") == 1
    assert "Error: " in run("record", "show", RECORD, "--at", "-1", code=2).err
    assert "FILE" in run("record", "verify", code=2).err
    assert "'verify'" in run("record", "verfy", RECORD, code=2).err
