"""Which form is tested: as SMALLWORLD_FORM says (`make test` runs both), and if compiled, from these very sources."""

import importlib
import json
import os
from pathlib import Path

import pytest

import smallworld
from smallworld.cli.version import compiled
from tools.sources import BUILT, compiled_files, module_name, sources_hash

SOURCE = Path(__file__).parents[2] / "src"
FORM = os.environ.get("SMALLWORLD_FORM", "interpreted")
FOLDER = Path(smallworld.__file__).parent


def test_the_form_is_the_one_that_is_asked_for() -> None:
    assert FORM in ("interpreted", "compiled")
    assert compiled() is (FORM == "compiled")
    assert (SOURCE / "smallworld" == FOLDER) is (FORM == "interpreted")


@pytest.mark.parametrize("path", compiled_files(SOURCE), ids=lambda path: str(path.relative_to(SOURCE)))
def test_all_of_the_core_is_of_that_form(path: Path) -> None:
    module = importlib.import_module(module_name(path, SOURCE))
    assert str(module.__file__).endswith(".py") is (FORM == "interpreted")


def test_no_native_file_lies_among_the_sources() -> None:
    """Python would load it, stale or not."""
    assert [path for path in SOURCE.rglob("*") if path.suffix in (".so", ".pyd") or path.name == BUILT] == []


def test_the_wheel_was_made_from_these_sources() -> None:
    """What is interpreted are the sources themselves."""
    built = FOLDER / BUILT
    told = (
        json.loads(built.read_text(encoding="utf-8"))
        if FORM == "compiled"
        else {"sources": sources_hash(FOLDER.parent)}
    )
    assert told["sources"] == sources_hash(SOURCE), "changed since: `python -m tools.compiled environment`"
