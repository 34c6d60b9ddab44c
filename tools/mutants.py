"""Small wrong changes to a file, one at a time: numbers, comparisons, and/or, signs, truth values, what is dropped.

Left alone are layouts (`Final`), numbers that only name a ruling, and the zeros that fill up an event.
"""

import ast
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
SOURCE: Final = ROOT / "src/smallworld"
FIRST: Final = ("content/races/*.py", "content/powers/*.py", "rules/costs.py", "rules/losses.py", "rules/scoring.py")
SECOND: Final = ("rules/decline.py", "rules/conquest.py", "rules/redeploy.py")

COMPARISONS: Final = {ast.Lt: "<=", ast.LtE: "<", ast.Gt: ">=", ast.GtE: ">", ast.Eq: "!=", ast.NotEq: "=="}
SIGNS: Final = {ast.BitAnd: "|", ast.BitOr: "&", ast.Add: "-", ast.Sub: "+"}
SIGN: Final = re.compile(rb"<=|>=|==|!=|[<>&|+-]|\band\b|\bor\b")
PICKLING: Final = ("__reduce__", "_again")
LEAST_RULING: Final = 4  # smaller numbers in an event are facts
EVENT_FACTS: Final = 7  # arguments of `tell`


@dataclass(frozen=True, slots=True)
class Mutant:
    """One change: bytes `start` to `end` of the file become `text`."""

    path: str  # seen from src/smallworld
    line: int
    header: int  # the line on which its statement begins
    start: int
    end: int
    text: str
    change: str  # the line before and after
    function: str

    @property
    def key(self) -> str:
        return f"{self.path}:{self.line}:{self.start}:{self.text}"

    def source(self) -> bytes:
        """The whole file with the change."""
        whole = (SOURCE / self.path).read_bytes()
        return whole[: self.start] + self.text.encode() + whole[self.end :]


def files(patterns: Iterable[str]) -> list[str]:
    found = [path for pattern in patterns for path in sorted(SOURCE.glob(pattern)) if path.name != "__init__.py"]
    return [path.relative_to(SOURCE).as_posix() for path in found]


def mutants(path: str) -> list[Mutant]:
    """All of one file, in its order."""
    return list(_File(path).found())


def rulings_in(path: str) -> set[str]:
    """The rulings that a file speaks of."""
    text = (SOURCE / path).read_text(encoding="utf-8")
    numbers = {int(number) for number in re.findall(r"R-(\d{3})", text)} | _File(path).rulings()
    return {f"R-{number:03d}" for number in numbers}


@cache
def ruling_places() -> dict[tuple[str, int], int]:
    """Which argument is a ruling, by the name of what is called and how many arguments it takes."""
    places: dict[tuple[str, int], int] = {}
    for path in sorted(SOURCE.glob("rules/*.py")) + sorted(SOURCE.glob("content/**/*.py")):
        for of in ast.parse(path.read_bytes()).body:
            for made in of.body if isinstance(of, ast.ClassDef) else []:
                if isinstance(of, ast.ClassDef) and isinstance(made, ast.FunctionDef):
                    names = [argument.arg for argument in made.args.args[1:]]
                    if "ruling" in names:
                        called = of.name if made.name == "__init__" else made.name
                        places[called, len(names)] = names.index("ruling")
    return places


class _File:
    def __init__(self, path: str) -> None:
        self.path = path
        self.whole = (SOURCE / path).read_bytes()
        self.tree = ast.parse(self.whole)
        self.lines = self.whole.splitlines(keepends=True)
        self.starts = [0]
        for line in self.lines:
            self.starts.append(self.starts[-1] + len(line))
        self.left_out: list[int] = []
        self.indices = {node.slice for node in ast.walk(self.tree) if isinstance(node, ast.Subscript)}
        self.left_alone = set(self._left_alone())

    # -- what is no mutant

    def _left_alone(self) -> Iterator[ast.AST]:
        bases = {
            id(node): made.bases[0].id
            for made in self.tree.body
            if isinstance(made, ast.ClassDef) and made.bases and isinstance(made.bases[0], ast.Name)
            for node in ast.walk(made)
        }
        for node in ast.walk(self.tree):
            if isinstance(node, ast.AnnAssign) and "Final" in ast.unparse(node.annotation):
                yield from ast.walk(node)
            elif isinstance(node, ast.FunctionDef) and node.name.endswith("ruling"):
                for inner in ast.walk(node):
                    if isinstance(inner, ast.Return) and inner.value is not None:
                        yield from self._rulings_of(inner.value)
            elif isinstance(node, ast.AugAssign) and isinstance(node.op, ast.BitAnd):
                yield node.value  # m &= m - 1: the next region
            elif isinstance(node, ast.While) and isinstance(node.test, ast.Compare):
                yield from node.test.comparators  # an endless loop tells nothing
            elif isinstance(node, ast.Call):
                yield from self._of_call(node, bases.get(id(node), ""))

    def _of_call(self, call: ast.Call, base: str) -> Iterator[ast.AST]:
        name = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
        name = base if name == "__init__" else name
        place = ruling_places().get((name, len(call.args)))
        if place is not None:
            yield from self._rulings_of(call.args[place])
        if name == "tell" and len(call.args) == EVENT_FACTS:
            filling = True
            for argument in reversed(call.args):
                for number in self._numbers(argument):
                    if number.value != 0:
                        filling = False
                    if filling or _whole(number) >= LEAST_RULING:
                        yield from self._rulings_of(argument)
                filling = filling and isinstance(argument, ast.Constant)

    def _numbers(self, node: ast.expr) -> list[ast.Constant]:
        """The numbers that an expression may be."""
        if isinstance(node, ast.IfExp):
            return self._numbers(node.body) + self._numbers(node.orelse)
        return [node] if isinstance(node, ast.Constant) and isinstance(node.value, int) else []

    def _rulings_of(self, node: ast.expr) -> Iterator[ast.AST]:
        for number in self._numbers(node):
            self.left_out.append(_whole(number))
            yield number

    def rulings(self) -> set[int]:
        return set(self.left_out) - {0}

    # -- what is one

    def found(self) -> Iterator[Mutant]:
        yield from self._within(self.tree, "", 1)

    def _within(self, node: ast.AST, function: str, header: int) -> Iterator[Mutant]:
        if node in self.left_alone or (isinstance(node, ast.FunctionDef) and node.name.endswith(PICKLING)):
            return
        if isinstance(node, ast.stmt):
            header = node.lineno
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            function = f"{function}.{node.name}".lstrip(".")
        for start, end, text in self._changes(node, function):
            yield self._mutant(start, end, text, header, function)
        for child in ast.iter_child_nodes(node):
            yield from self._within(child, function, header)

    def _changes(self, node: ast.AST, function: str) -> Iterator[tuple[int, int, str]]:
        match node:
            case ast.Constant(value=bool(value)):
                yield *self._span(node), str(not value)
            case ast.Constant(value=int(value)):
                yield *self._span(node), str(value + 1)
                if node not in self.indices:  # the last one is the first one where there is one only
                    yield *self._span(node), str(value - 1)
            case ast.Compare(left=left, ops=ops, comparators=others):
                for before, sign, after in zip([left, *others], ops, others, strict=False):
                    if type(sign) in COMPARISONS and not _twice(sign, after):
                        yield *self._between(before, after), COMPARISONS[type(sign)]
            case ast.BoolOp(op=joined, values=values):
                for before, after in pairwise(values):
                    yield *self._between(before, after), "or" if isinstance(joined, ast.And) else "and"
            case ast.BinOp(left=left, op=operator, right=right) if type(operator) in SIGNS and not _is_place(
                left, right
            ):
                yield *self._between(left, right), SIGNS[type(operator)]
            case ast.AugAssign(target=target, op=ast.Add() | ast.Sub() as operator, value=after):
                yield *self._between(target, after), SIGNS[type(operator)]
            case ast.UnaryOp(op=ast.Not() | ast.Invert()):
                start, _ = self._span(node)
                yield start, start + (1 if isinstance(node.op, ast.Invert) else len("not ")), ""
            case ast.Return(value=ast.Compare() | ast.BoolOp() | ast.UnaryOp(op=ast.Not()) as value):
                start, end = self._span(value)
                yield start, end, f"not ({self.whole[start:end].decode()})"
            case _:
                pass

    def _span(self, node: ast.expr) -> tuple[int, int]:
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        return self.starts[node.lineno - 1] + node.col_offset, self.starts[node.end_lineno - 1] + node.end_col_offset

    def _between(self, before: ast.expr, after: ast.expr) -> tuple[int, int]:
        """Where the sign between two operands stands."""
        first = self._span(before)[1]
        sign = SIGN.search(self.whole, first, self._span(after)[0])
        assert sign is not None
        return sign.span()

    def _mutant(self, start: int, end: int, text: str, header: int, function: str) -> Mutant:
        line = self.whole.count(b"\n", 0, start) + 1
        begin = self.starts[line - 1]
        last = self.whole.index(b"\n", end)
        before = self.whole[begin:last].decode()
        after = (self.whole[begin:start] + text.encode() + self.whole[end:last]).decode()
        change = " -> ".join(" ".join(side.partition("  #")[0].split()) for side in (before, after))
        return Mutant(self.path, line, header, start, end, text, change, function)


def _whole(node: ast.Constant) -> int:
    assert isinstance(node.value, int)
    return node.value


def _twice(sign: ast.cmpop, after: ast.expr) -> bool:
    """Whether the change of a sign is that of the number after it: n < 2 for n < 1 as well as n <= 1."""
    return isinstance(sign, ast.Lt | ast.LtE | ast.Gt | ast.GtE) and isinstance(after, ast.Constant)


def _is_place(*operands: ast.expr) -> bool:
    """Whether it begins a place of the layout, such as HELD + b or cache + CACHE_CLOSED."""
    return any(isinstance(operand, ast.Name) and operand.id.isupper() for operand in operands)
