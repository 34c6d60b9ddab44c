"""`make bench`: a line for each result, and the last one of the same form and machine beside the new one."""

import io
from pathlib import Path

import pytest
from rich.console import Console

from tools import bench, compiled
from tools.bench import COLUMNS, NAMES, RESULTS

FOUND = {
    "compiled": True,
    "import_ms": 21.5,
    "results": [
        {"players": n, **dict.fromkeys(NAMES, 1000.0 * n), "decisions_per_game": 150, "spread": {"legal_us": n / 100}}
        for n in (2, 3, 4, 5)
    ],
}


def test_a_result_is_one_line(tmp_path: Path) -> None:
    row = bench.row_of(FOUND, 0.4)
    assert list(row) == list(COLUMNS)
    assert row["games/s driven"] == "2,000 / 3,000 / 4,000 / 5,000"
    assert (row["form"], row["spread"], row["load"], row["import, ms"]) == ("compiled", "± 5%", "0.4", "21.5")
    results = tmp_path / "results.md"
    results.write_text("# x\n\n| a | b |\n| --- | --- |\n")
    bench.keep(row, results)
    bench.keep(row | {"commit": "later"}, results)
    found = bench.rows(results.read_text())
    assert found == [row, row | {"commit": "later"}]


def test_results_of_the_same_kind_are_compared() -> None:
    row = bench.row_of(FOUND, 0.4)
    text = "\n".join(
        f"| {' | '.join((row | change).values())} |"
        for change in ({"commit": "one"}, {"commit": "two"}, {"form": "interpreted"}, {"machine": "another"})
    )
    last = bench.last_like(row, text)
    assert last is not None
    assert last["commit"] == "two"
    assert bench.last_like(row, "") is None


def test_the_table_has_new_and_old_figures_and_budgets() -> None:
    row = bench.row_of(FOUND, 0.4)
    console = Console(file=io.StringIO(), width=200)
    console.print(bench.table(row, row | {"commit": "before", "copy, µs": "7 / 7 / 7 / 7"}))
    console.print(bench.table(row, None))
    assert isinstance(console.file, io.StringIO)
    text = console.file.getvalue()
    for part in ("last (before", "7 / 7 / 7 / 7", "6,500 / 4,300 / 3,300 / 2,400", "13,000", "2,000 / 3,000"):
        assert part in text


def test_the_file_is_a_table_of_these_columns() -> None:
    text = RESULTS.read_text(encoding="utf-8")
    assert f"| {' | '.join(COLUMNS)} |" in text
    assert text.rstrip().endswith("|")


def test_the_form_that_is_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []

    def measured(python: object, arguments: list[str]) -> bench.Document:
        asked.append(f"{python} {' '.join(arguments)}")
        return FOUND

    monkeypatch.setattr(bench, "measured", measured)
    monkeypatch.setattr(compiled, "main", lambda _: compiled.NO_COMPILER)
    assert bench.main(["--drop", "--seconds", "1"]) == 0
    assert asked[0].endswith("--seconds 1")
    monkeypatch.setattr(compiled, "main", lambda _: 0)
    assert bench.main(["--drop"]) == 0
    assert asked[1].startswith(str(compiled.PYTHON))
    monkeypatch.setattr(compiled, "main", lambda _: 1)
    assert bench.main(["--drop"]) == 1
    assert bench.main(["--drop", "--interpreted"]) == 0
