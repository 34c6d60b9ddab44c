"""`smallworld` itself: its help, its version, a start that loads little, and words for every command."""

import re
import subprocess
import sys
from collections.abc import Iterator

import pytest
from typer.core import TyperCommand, TyperGroup

from smallworld.cli.app import COMMANDS, loaded
from smallworld.cli.version import compiled
from smallworld.locale import has_message, message_ids
from smallworld.rules import RULES_VERSION
from tests.cli.running import process, run

SLOW = {"fluent", "babel", "rich", "typer"}


def paths() -> Iterator[tuple[str, ...]]:
    """All commands, and those of commands."""
    for name, target in COMMANDS.items():
        yield (name,)
        if not isinstance(target, str):
            yield from ((name, inner) for inner in target)


PATHS = list(paths())


def imported(*arguments: str) -> set[str]:
    """The modules that Python loads for this."""
    command = [sys.executable, "-X", "importtime", *arguments]
    done = subprocess.run(command, capture_output=True, encoding="utf-8", check=True)
    return set(re.findall(r"^import time:.*\| +([\w.]+)$", done.stderr, re.MULTILINE))


def parts(modules: set[str]) -> set[str]:
    """Packages of others, and the parts of ours."""
    ours = {".".join(name.split(".")[:2]) for name in modules if name.startswith("smallworld")}
    return ours | {name.partition(".")[0] for name in modules}


def test_import_loads_little() -> None:
    loaded = parts(imported("-c", "import smallworld"))
    assert "smallworld" in loaded
    assert loaded & SLOW == set()
    assert {name for name in loaded if name.startswith("smallworld.")} == set()


def test_help_loads_no_engine() -> None:
    loaded = parts(imported("-m", "smallworld", "--help"))
    assert "smallworld.cli" in loaded
    assert (
        loaded & {"rich", "librt", *(f"smallworld.{part}" for part in ("rules", "content", "notation", "play"))}
        == set()
    )


def test_a_command_that_goes_well_needs_no_words() -> None:
    loaded = parts(imported("-m", "smallworld", "perft", "--depth", "1", "--json"))
    assert "smallworld.rules" in loaded
    assert loaded & {"rich", "fluent"} == set()


def test_help_lists_the_commands_in_order() -> None:
    text = run("--help").out
    assert [line.split()[0] for line in text.partition("Commands:\n")[2].splitlines()] == list(COMMANDS)
    assert "Show the version and exit." in text


def test_without_a_command_the_help_is_shown() -> None:
    shown = run(code=2)
    assert run("--help").out.strip() in (shown.out + shown.err).strip()


@pytest.mark.parametrize("path", PATHS, ids=" ".join)
def test_every_command_says_what_it_is_for(path: tuple[str, ...]) -> None:
    text = run(*path, "--help").out
    assert text.startswith(f"Usage: smallworld {' '.join(path)} ")
    assert "Show this and exit." in text
    listed = run(*path[:-1], "--help").out
    assert re.search(rf"^  {path[-1]}  +\S", listed, re.MULTILINE)


def test_every_help_message_belongs_to_something() -> None:
    known = {"-".join(("help", *path)) for path in PATHS} | {"help-smallworld"}
    assert set(message_ids("help")) == known


@pytest.mark.parametrize("path", PATHS, ids=" ".join)
def test_every_argument_and_option_is_explained(path: tuple[str, ...]) -> None:
    target = COMMANDS[path[0]]
    inner = target if isinstance(target, str) else {**target}.get(path[-1], target)
    command = loaded(inner)
    assert isinstance(command, TyperCommand | TyperGroup)
    for param in command.params:
        assert has_message("en", f"{'-'.join(('help', *path))}.{param.name}")


def test_the_version_says_in_which_form_it_runs() -> None:
    form = "compiled" if compiled() else "interpreted"
    assert re.fullmatch(rf"smallworld \d+\.\d+\S* \(rules {RULES_VERSION}, {form}\)\n", run("--version").out)


def test_an_unknown_command_brings_one_that_looks_like_it() -> None:
    assert "'scenario'" in run("scenari", code=2).err
    assert "Traceback" not in run("nonsense", code=2).err


def test_it_runs_as_a_process() -> None:
    assert process("--version").out == run("--version").out
    assert process("nonsense").code == 2
