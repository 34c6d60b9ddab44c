"""`smallworld bench`: its keys are a contract; the figures make sense."""

import json

import pytest

from smallworld.cli import bench, measure
from smallworld.cli.measure import PLAYERS, Figure, Figures, figures
from smallworld.cli.version import compiled
from tests.cli.running import process, run

KEYS = [
    "players", "games_per_s_loop", "games_per_s_driven", "decisions_per_game", "legal_us", "copy_us", "view_json_us",
]  # fmt: skip


def test_the_document_keeps_its_keys() -> None:
    found = json.loads(process("bench", "--json", "--seconds", "0.001").out)
    assert list(found) == ["compiled", "results", "import_ms", "runs", "seconds"]
    assert found["compiled"] is compiled()
    assert found["import_ms"] > 0
    assert [result["players"] for result in found["results"]] == list(PLAYERS)
    for result in found["results"]:
        assert list(result) == [*KEYS, "spread"]
        assert all(result[key] > 0 for key in KEYS)
        assert list(result["spread"]) == [key for key in KEYS if key not in ("players", "decisions_per_game")]
        assert all(value >= 0 for value in result["spread"].values())
        assert 50 < result["decisions_per_game"] < 1000


def test_people_get_a_table_with_the_budgets(monkeypatch: pytest.MonkeyPatch) -> None:
    measured = [Figure(value, 0.07) for value in (9000.0, 100.5, 200.0, 0.25, 0.9, 1234.0)]
    monkeypatch.setattr(bench, "figures", lambda players, _: Figures(players, *measured))
    monkeypatch.setattr(bench, "import_ms", lambda: Figure(33.3, 0.5))
    text = run("bench").out
    for part in ("At least", "We want", "13,000", "9,000", "1,800,000", "20,100", "0.25", "1,234", "± 7%", "33.3"):
        assert part in text
    assert ("interpreted" in text) is not compiled()


@pytest.mark.parametrize(
    ("name", "here", "style"),
    [
        ("games_per_s_loop", 13000, "green"),
        ("games_per_s_loop", 7000, "yellow"),
        ("games_per_s_loop", 6499, "bold red"),
        ("copy_us", 0.1, "green"),
        ("copy_us", 0.2, "yellow"),
        ("copy_us", 0.4, "bold red"),
    ],
)
def test_the_compiled_form_is_judged(monkeypatch: pytest.MonkeyPatch, name: str, here: float, style: str) -> None:
    monkeypatch.setattr(bench, "compiled", lambda: True)
    assert bench.style(name, here, bench.BUDGETS[name][2]) == style


def test_figures_are_measured_for_each_number_of_players() -> None:
    found = figures(3, 0.001)
    assert found.players == 3
    assert found.to_json()["players"] == 3


def test_a_figure_is_the_median_and_half_the_range() -> None:
    runs = iter([99.0, 10.0, 12.0, 8.0, 11.0, 9.0])
    assert measure._figure(measure._repeated(lambda: next(runs))) == Figure(10.0, 0.2)


def test_a_time_that_is_none_is_bad_input() -> None:
    assert "--seconds" in run("bench", "--seconds", "0", code=2).err
