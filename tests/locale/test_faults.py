"""Every fault that the readers of the notation can find has its sentence, with the parameters that it is given there."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

from smallworld import notation
from smallworld.locale import Argument, format_message, message_ids
from smallworld.locale.catalogue import files_of
from smallworld.locale.messages import FOLDER

SOURCES = sorted(Path(next(iter(notation.__path__))).glob("*.py"))
EXAMPLES: dict[str, Argument] = {
    "marker": "fortresses", "phase": "conquest", "piece": "gunner", "power": "stout", "race": "elves", "line": 7,
}  # fmt: skip
NUMBERS = {"n", "most", "newest", "byte"}


@dataclass(frozen=True)
class Use:
    """A place that tells a fault: its code and parameters, those with a fixed value with that."""

    place: str
    code: str
    params: tuple[tuple[str, str | None], ...]


@dataclass(frozen=True)
class Teller:
    """A function that takes the code of a fault: its name, and at which place of a call the code stands."""

    name: str
    at: int
    params: tuple[tuple[str, str | None], ...] = ()  # what it adds itself


FIRST_TELLERS = {Teller("add", 1), Teller("Fault", 1)}


def calls(tree: ast.AST) -> Iterator[tuple[ast.Call, ast.FunctionDef | None]]:
    """All calls, each with the function that it stands in."""

    def walk(node: ast.AST, inside: ast.FunctionDef | None) -> Iterator[tuple[ast.Call, ast.FunctionDef | None]]:
        for child in ast.iter_child_nodes(node):
            if isinstance(child, ast.Call):
                yield child, inside
            yield from walk(child, child if isinstance(child, ast.FunctionDef) else inside)

    return walk(tree, None)


def called(call: ast.Call) -> str:
    if isinstance(call.func, ast.Attribute):
        return call.func.attr
    return call.func.id if isinstance(call.func, ast.Name) else ""


def constant(node: ast.expr) -> str | None:
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else None


def tellers(tree: ast.AST) -> set[Teller]:
    """Also the functions of this file that pass a code on."""
    found = set(FIRST_TELLERS)
    while True:
        more = set(found)
        for call, inside in calls(tree):
            for teller in found:
                if called(call) != teller.name or len(call.args) <= teller.at or inside is None:
                    continue
                code = call.args[teller.at]
                names = [arg.arg for arg in inside.args.args if arg.arg != "self"]
                if isinstance(code, ast.Name) and code.id in names:
                    more.add(Teller(inside.name, names.index(code.id), teller.params + params(call, teller.at)))
        if more == found:
            return found
        found = more


def params(call: ast.Call, at: int) -> tuple[tuple[str, str | None], ...]:
    told = [(word.arg, constant(word.value)) for word in call.keywords if word.arg is not None]
    for arg in call.args[at + 1 :]:
        if isinstance(arg, ast.Dict):
            told += [
                (str(constant(key)), constant(value)) for key, value in zip(arg.keys, arg.values, strict=True) if key
            ]
    return tuple(told)


def uses_in(path: Path) -> Iterator[Use]:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    known = tellers(tree)
    for call, _ in calls(tree):
        for teller in known:
            if called(call) == teller.name and len(call.args) > teller.at:
                code = constant(call.args[teller.at])
                if code is not None:
                    yield Use(f"{path.name}:{call.lineno}", code, teller.params + params(call, teller.at))


DIFFERENCES = {name for name in message_ids("faults") if name.startswith("difference-")}
USES = [use for path in SOURCES for use in uses_in(path)]


def variants(message_id: str, variable: str) -> set[str]:
    """The values that a message has words for."""
    found: set[str] = set()
    for path in files_of(FOLDER / "en", "faults"):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if not isinstance(entry, fluent.Message) or entry.id.name != message_id or entry.value is None:
                continue
            for part in entry.value.elements:
                expression = part.expression if isinstance(part, fluent.Placeable) else None
                if not isinstance(expression, fluent.SelectExpression):
                    continue
                chooser = expression.selector
                if isinstance(chooser, fluent.VariableReference) and chooser.id.name == variable:
                    found |= {key.name for v in expression.variants if isinstance(key := v.key, fluent.Identifier)}
    return found


def test_the_sources_are_read_well() -> None:
    codes = {use.code for use in USES}
    assert len(codes) > 45
    assert {"unknown-key", "too-many-tokens", "not-toml", "unknown-power", "line-twice", "no-such-file"} <= codes
    assert not {code for code in codes if not re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", code)}


@pytest.mark.parametrize("use", USES, ids=lambda use: f"{use.place}-{use.code}")
def test_a_fault_has_its_sentence(use: Use) -> None:
    for number in (0, 1, 5):
        args: dict[str, Argument] = {
            name: value or EXAMPLES.get(name, number if name in NUMBERS else "x") for name, value in use.params
        }
        text = format_message("en", f"fault-{use.code}", args)
        assert text.endswith((".", "…"))


@pytest.mark.parametrize("use", USES, ids=lambda use: f"{use.place}-{use.code}")
def test_what_is_expected_has_words_of_its_own(use: Use) -> None:
    expected = dict(use.params).get("expected")
    known = variants(f"fault-{use.code}", "expected")
    assert expected is None or not known or expected in known


def strings(path: Path) -> set[str]:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    return {node.value for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str)}


def test_no_sentence_is_left_over() -> None:
    """Commands tell faults too, each in its own way."""
    said = set().union(*(strings(path) for path in SOURCES[0].parents[1].rglob("*.py")))
    assert {name for name in message_ids("faults") if name.removeprefix("fault-") not in said} - DIFFERENCES == set()


def test_every_difference_of_a_scenario_has_its_sentence() -> None:
    args: dict[str, Argument] = dict.fromkeys(("key", "found", "wanted", "action", "reason", "ruling"), "x")
    for name in DIFFERENCES:
        if not name.startswith("difference-record-"):
            assert format_message("en", name, args)
