"""Habits of the compiled modules: what mypyc gets wrong, or what would work in one form only (docs/decisions/0005)."""

import ast
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tools.sources import compiled_files

SRC = Path(__file__).parents[1] / "src"
FILES = compiled_files(SRC)
CHANCE = {"random", "secrets", "uuid", "numpy"}

Function = ast.FunctionDef | ast.AsyncFunctionDef
INSIDE = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef, ast.Import, ast.ImportFrom)  # not inside of functions
Finding = tuple[int, str]
Rule = Callable[[ast.Module], Iterator[Finding]]


def functions(tree: ast.AST) -> list[Function]:
    return [node for node in ast.walk(tree) if isinstance(node, Function)]


def is_constant(node: ast.expr) -> bool:
    """A number, also under a sign, in brackets of i64(…), or made of numbers alone."""
    match node:
        case ast.Constant(value=int()):
            return True
        case ast.UnaryOp(operand=operand):
            return is_constant(operand)
        case ast.BinOp(left=left, right=right):
            return is_constant(left) and is_constant(right)
        case ast.Call(func=ast.Name(id="i64" | "int"), args=[argument]):
            return is_constant(argument) or is_named_constant(argument)
        case _:
            return is_named_constant(node)


def is_named_constant(node: ast.expr) -> bool:
    name = node.id if isinstance(node, ast.Name) else node.attr if isinstance(node, ast.Attribute) else ""
    return name.isupper()


def fixed_names(function: Function) -> set[str]:
    """Variables that are only ever given a constant: mypyc puts that in their place."""
    given: dict[str, list[bool]] = {}
    for node in ast.walk(function):
        match node:
            case (
                ast.Assign(targets=[ast.Name(id=name)], value=value)
                | ast.AnnAssign(target=ast.Name(id=name), value=ast.expr() as value)
            ):
                given.setdefault(name, []).append(is_constant(value))
            case ast.AugAssign(target=ast.Name(id=name)) | ast.For(target=ast.Name(id=name)):
                given.setdefault(name, []).append(False)
            case _:
                pass
    return {name for name, constant in given.items() if all(constant)}


def shifted_constants(tree: ast.Module) -> Iterator[Finding]:
    """`1 << r` is a shift of 32 bits in C: `MASK[r]` is right in both forms."""
    shifts = [node for node in ast.walk(tree) if isinstance(node, ast.BinOp) and isinstance(node.op, ast.LShift)]
    fixed: dict[int, set[str]] = {}
    for function in functions(tree) if shifts else []:
        names = fixed_names(function)
        fixed |= {id(node): names for node in ast.walk(function)}
    for node in shifts:
        left = node.left
        named = isinstance(left, ast.Name) and left.id in fixed.get(id(node), set())
        if (is_constant(left) or named) and not is_constant(node.right):
            yield node.lineno, "a constant left of <<"


def other_chance(tree: ast.Module) -> Iterator[Finding]:
    """Chance comes from the seed alone."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import | ast.ImportFrom):
            names = [node.module or ""] if isinstance(node, ast.ImportFrom) else [alias.name for alias in node.names]
            for name in names:
                if name.split(".")[0] in CHANCE:
                    yield node.lineno, f"import of {name}"


def nested(tree: ast.Module) -> Iterator[Finding]:
    """Functions, classes and imports stand in modules and classes, never in functions."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Lambda):
            yield node.lineno, "a lambda"
    for function in functions(tree):
        for node in ast.walk(function):
            if isinstance(node, INSIDE) and node is not function:
                yield node.lineno, f"nested in {function.name}"
            if isinstance(node, ast.Nonlocal | ast.Yield | ast.YieldFrom):
                yield node.lineno, f"a closure or generator in {function.name}"


def native_defaults(tree: ast.Module) -> Iterator[Finding]:
    """A method that others override in plain Python breaks where it has a native number as a default."""
    for kind in ast.walk(tree):
        if not isinstance(kind, ast.ClassDef):
            continue
        for method in functions(kind):
            given = method.args
            last = [*given.posonlyargs, *given.args][len(given.posonlyargs) + len(given.args) - len(given.defaults) :]
            named = [argument for argument, default in zip(given.kwonlyargs, given.kw_defaults, strict=True) if default]
            for argument in last + named:
                if argument.annotation is not None and "i64" in ast.unparse(argument.annotation):
                    yield method.lineno, f"{kind.name}.{method.name} has a default of type i64"


def asked_types(tree: ast.Module) -> Iterator[Finding]:
    """A piece is asked for its answer, not for its type, which mypyc may know too well."""
    for node in ast.walk(tree):
        if (
            isinstance(node, ast.Call)
            and isinstance(node.func, ast.Name)
            and node.func.id in ("isinstance", "issubclass")
        ):
            yield node.lineno, node.func.id


def class_data(tree: ast.Module) -> Iterator[Finding]:
    """Compiled code sees the class attributes of a base, not those of a subclass in plain Python."""
    for kind in ast.walk(tree):
        if not isinstance(kind, ast.ClassDef) or any(ast.unparse(base) == "TypedDict" for base in kind.bases):
            continue
        for node in kind.body:
            if isinstance(node, ast.Assign | ast.AnnAssign) and "__slots__" not in ast.unparse(node):
                yield node.lineno, f"{kind.name} has data of the class"


RULES: list[Rule] = [shifted_constants, other_chance, nested, native_defaults, asked_types, class_data]


@pytest.mark.parametrize("rule", RULES, ids=lambda rule: rule.__name__)
def test_the_compiled_modules_keep_to(rule: Rule) -> None:
    found = [
        f"{path.relative_to(SRC)}:{line}: {what}"
        for path in FILES
        for line, what in rule(ast.parse(path.read_text(encoding="utf-8")))
    ]
    assert found == []


def test_all_of_the_core_is_read() -> None:
    names = {str(path.relative_to(SRC / "smallworld")) for path in FILES}
    assert names >= {"rules/state.py", "content/races/elves.py", "content/library.py", "play/random_play.py"}


@pytest.mark.parametrize(
    ("rule", "code"),
    [
        (shifted_constants, "def f(r: i64) -> i64:\n    return 1 << r"),
        (shifted_constants, "def f(m: i64, r: i64) -> i64:\n    return m & ~(1 << r)"),
        (shifted_constants, "def f(r: i64) -> i64:\n    return i64(1) << r"),
        (shifted_constants, "def f(r: i64) -> i64:\n    one: i64 = 1\n    return one << r"),
        (shifted_constants, "ONE: Final[i64] = 1\ndef f(r: i64) -> i64:\n    return ONE << r"),
        (shifted_constants, "def f(r: i64) -> i64:\n    return layout.ONE << r"),
        (shifted_constants, "def f(r: i64) -> i64:\n    return (2 + 1) << r"),
        (other_chance, "import random"),
        (other_chance, "from random import choice"),
        (other_chance, "def f() -> None:\n    from numpy.random import rand"),
        (nested, "def f() -> None:\n    def g() -> None: ..."),
        (nested, "KEY = lambda x: x"),
        (nested, "def f() -> None:\n    sorted([], key=lambda x: x)"),
        (nested, "def f() -> None:\n    class A: ..."),
        (nested, "def f() -> None:\n    from x import y"),
        (nested, "def f() -> Iterator[int]:\n    yield 1"),
        (native_defaults, "class A(Piece):\n    def cheaper(self, by: i64 = 1) -> i64: ..."),
        (native_defaults, "class A(Piece):\n    def cheaper(self, *, by: i64 = 1) -> i64: ..."),
        (asked_types, "def f(piece: Piece) -> bool:\n    return isinstance(piece, Elves)"),
        (class_data, "class A(Piece):\n    tokens = 5"),
        (class_data, "class A(Piece):\n    tokens: i64 = 5"),
    ],
)
def test_what_breaks_a_rule_is_found(rule: Rule, code: str) -> None:
    assert len(list(rule(ast.parse(code)))) == 1


@pytest.mark.parametrize(
    "code",
    [
        "def f(x: i64) -> i64:\n    return (x << 13) & WORD",
        "def f(r: i64) -> i64:\n    x: i64 = 1\n    x <<= r\n    return x",
        "def f(r: i64) -> i64:\n    return MASK[r] | (r >> 1)",
        "SIZE = 1 << 6",
        "def f(n: i64) -> i64:\n    x: i64 = n\n    return x << 2",
        "def f(flag: bool = False, word: int = 0) -> list[int]:\n    return [x for x in range(word)]",
        "class A(Piece):\n    __slots__ = ('x',)\n    def f(self, flag: bool = False) -> None: ...",
    ],
)
def test_other_code_is_left_alone(code: str) -> None:
    assert [finding for rule in RULES for finding in rule(ast.parse(code))] == []
