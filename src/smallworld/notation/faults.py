"""What is wrong with a position: all faults at once, each with its key, a code and parameters; sentences are elsewhere."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Fault:
    """One thing that is wrong: where, what, and what would be right."""

    key: str
    code: str
    params: dict[str, str | int] = field(default_factory=dict)

    def __str__(self) -> str:
        told = ", ".join(f"{name} {value}" for name, value in self.params.items())
        return f"{self.key}: {self.code}" + (f" ({told})" if told else "")


class PositionError(ValueError):
    """A position that cannot be understood or that breaks the rules of the box."""

    def __init__(self, faults: list[Fault]) -> None:
        super().__init__("; ".join(str(fault) for fault in faults))
        self.faults = faults

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.faults,)


class Faults:
    """Collects faults while a position is read."""

    def __init__(self) -> None:
        self.found: list[Fault] = []

    def add(self, key: str, code: str, **params: str | int) -> None:
        fault = Fault(key, code, params)
        if fault not in self.found:
            self.found.append(fault)

    def at(self, key: str) -> bool:
        """Whether this key has a fault already, so that what follows from it need not be told."""
        return any(fault.key == key for fault in self.found)

    def raise_if_any(self) -> None:
        if self.found:
            raise PositionError(self.found)
