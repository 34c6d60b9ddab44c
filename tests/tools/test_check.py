"""The long checks: what was done is kept, what is left is done, the figures are written down."""

import json
import sys
from pathlib import Path

import pytest

from tools import check, check_forms, digests


def test_laws_go_on_where_they_were_and_write_a_line(tmp_path: Path) -> None:
    table = tmp_path / "benchmarks/check.md"
    half = check.Laws(check.sources(), done=[0], actions=5000, seconds=2)
    half.save(tmp_path / "laws-21.json")
    assert check.laws("laws", 21, tmp_path, table, workers=1) == 0
    lines = table.read_text(encoding="utf-8").splitlines()
    assert lines[:3] == check.HEAD.splitlines()[:3]
    assert "| laws | 21 games, 5," in lines[-1]
    assert ", 0 broken, " in lines[-1]
    assert list(tmp_path.glob("*.json")) == []


def test_the_series_of_sky_islands_writes_a_line_of_its_own(tmp_path: Path) -> None:
    table = tmp_path / "check.md"
    assert check.laws("laws-sky", 2, tmp_path, table, workers=1) == 0
    assert "| laws-sky | 2 games, " in table.read_text(encoding="utf-8")
    assert "of 567 combos, 0 broken" in table.read_text(encoding="utf-8")
    assert check.SERIES["laws-sky"].games == 3375  # 3,000 on joined boards
    assert list(tmp_path.glob("*.json")) == []


def test_other_sources_begin_anew(tmp_path: Path) -> None:
    path = tmp_path / "laws.json"
    check.Laws("of old", done=[0]).save(path)
    assert check.load(path).done == []
    check.Laws(check.sources(), done=[0]).save(path)
    assert check.load(path).done == [0]
    assert json.loads(path.read_text(encoding="utf-8"))["done"] == [0]


def test_a_chunk_tells_what_it_played() -> None:
    chunk = check.play(("laws", 3, 4))
    assert (chunk.first, chunk.broken) == (3, [])
    assert chunk.actions > 100
    assert len(chunk.combos) >= 5


def test_both_forms_are_asked_for_the_same_games(tmp_path: Path) -> None:
    table = tmp_path / "check.md"
    pythons = {"interpreted": sys.executable, "compiled": sys.executable}
    half = check_forms.load(tmp_path / "forms-3.json")
    half.found["interpreted"] = {"0": [digests.played(number).digest for number in range(3)]}
    half.seconds["interpreted"] = 2
    half.save(tmp_path / "forms-3.json")
    assert check_forms.compare(3, pythons, tmp_path, table) == 0
    assert "| forms | 3 games in both forms, 0 differ, interpreted 2 s" in table.read_text(encoding="utf-8")
    assert list(tmp_path.glob("*.json")) == []


def test_a_game_that_differs_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    other = tmp_path / "python"
    other.write_text("#!/bin/sh\necho 0123456789abcdef\n", encoding="utf-8")
    other.chmod(0o755)
    pythons = {"interpreted": sys.executable, "compiled": str(other)}
    assert check_forms.compare(1, pythons, tmp_path, tmp_path / "check.md") == 1
    assert "game 0 differs" in capsys.readouterr().out
    assert "1 differ" in (tmp_path / "check.md").read_text(encoding="utf-8")
