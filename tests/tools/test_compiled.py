"""The environment of the compiled form: what is said without a compiler, and when something is built anew."""

import json
import zipfile
from pathlib import Path

import pytest

from tools import compiled
from tools.backend import COMPILER, get_requires_for_build_editable, get_requires_for_build_wheel
from tools.sources import BUILT, native_hash, package_files, sources_hash

ROOT = Path(__file__).parents[2]


@pytest.fixture
def no_compiler(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", "/nonexistent")


@pytest.mark.usefixtures("no_compiler")
@pytest.mark.parametrize(("ci", "status"), [("", 0), ("true", 1)])
def test_without_a_compiler_the_other_half_is_not_run(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], ci: str, status: int
) -> None:
    monkeypatch.setenv("CI", ci)
    assert compiled.main(["test", "tests/rules"]) == status
    line = "The compiled half of the tests could not run: there is no C compiler (/nonexistent).\n"
    assert capsys.readouterr().err == line


@pytest.mark.usefixtures("no_compiler")
@pytest.mark.parametrize("what", ["environment", "wheel"])
def test_without_a_compiler_nothing_is_made(capsys: pytest.CaptureFixture[str], what: str) -> None:
    assert compiled.main([what]) == compiled.NO_COMPILER
    assert "there is no C compiler" in capsys.readouterr().err


def test_a_compiler_that_cannot_compile_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", "false")
    assert "Python.h" in compiled.missing_compiler()


def test_plain_files_follow_the_sources(tmp_path: Path) -> None:
    installed = tmp_path / "smallworld"
    (installed / "gone").mkdir(parents=True)
    for name in ("gone/old.py", "native.so", "__init__.py"):
        (installed / name).write_text("x = 1\n")
    compiled.copy_plain(installed)
    assert not (installed / "gone/old.py").exists()
    assert (installed / "native.so").exists()
    assert sources_hash(tmp_path) == sources_hash(ROOT / "src")
    assert len(package_files(tmp_path)) == len(package_files(ROOT / "src")) > 150


def test_nothing_is_done_where_nothing_has_changed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    built = []
    monkeypatch.setattr(compiled, "build_wheel", lambda: built.append("wheel"))
    monkeypatch.setattr(compiled, "make_environment", lambda *_: built.append("environment"))
    installed = compiled.packages_of(tmp_path) / "smallworld"
    assert compiled.update(tmp_path) == "compiled"
    assert built == ["wheel", "environment"]
    installed.mkdir(parents=True)
    now = {"sources": sources_hash(ROOT / "src"), "native": native_hash(ROOT / "src")}
    (installed / BUILT).write_text(json.dumps(now | {"sources": "of old"}))
    assert compiled.update(tmp_path) == "copied"
    assert json.loads((installed / BUILT).read_text()) == now
    assert compiled.update(tmp_path) == ""
    (installed / BUILT).write_text(json.dumps(now | {"native": "of old"}))
    assert compiled.update(tmp_path) == "compiled"
    assert len(built) == 4


def test_hashes_see_every_file_that_matters(tmp_path: Path) -> None:
    source = tmp_path / "src"
    for name in ("src/smallworld/rules/a.py", "src/smallworld/cli/b.py", "setup.py", "tools/sources.py"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text("x = 1\n")
    for name in ("content", "play/random_play.py", "play/perft.py"):
        path = source / "smallworld" / name
        path.parent.mkdir(exist_ok=True)
        if path.suffix:
            path.write_text("")
        else:
            path.mkdir()
    both = sources_hash(source), native_hash(source)
    (source / "smallworld/cli/b.py").write_text("x = 2\n")
    assert (sources_hash(source) == both[0], native_hash(source) == both[1]) == (False, True)
    (source / "smallworld/rules/a.py").write_text("x = 2\n")
    assert native_hash(source) != both[1]
    native = native_hash(source)
    (tmp_path / "setup.py").write_text("x = 2\n")
    assert native_hash(source) != native


def test_a_wheel_tells_its_hashes(tmp_path: Path) -> None:
    with zipfile.ZipFile(tmp_path / "some.whl", "w") as made:
        made.writestr(f"smallworld/{BUILT}", '{"sources": "a", "native": "b"}')
    assert compiled.told_by(tmp_path / "some.whl") == {"sources": "a", "native": "b"}


def test_the_backend_asks_for_the_pinned_compiler(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SMALLWORLD_COMPILED", "0")
    assert get_requires_for_build_wheel() == get_requires_for_build_editable() == []
    monkeypatch.delenv("SMALLWORLD_COMPILED")
    assert get_requires_for_build_wheel() == get_requires_for_build_editable() == COMPILER
    pinned = (ROOT / "requirements/dev.txt").read_text(encoding="utf-8")
    assert [name for name in COMPILER if f"\n{name.replace('[mypyc]', '')} " not in f"\n{pinned}"] == []
