"""Which sources are compiled, and the hashes that a wheel carries of them."""

from __future__ import annotations

import hashlib
import platform
import sys
from collections.abc import Iterable
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Final

# the core, and the loops that drive it
COMPILED_PARTS: Final = ("rules", "content", "play/random_play.py", "play/perft.py")
RECIPE: Final = ("setup.py", "tools/sources.py")
SUFFIXES: Final = (".py", ".json", ".ftl", ".toml", ".typed")
BUILT: Final = "built.json"


def package_files(source: Path) -> list[Path]:
    """All that comes into the wheel, in a fixed order."""
    found = sorted((source / "smallworld").rglob("*"))
    return [path for path in found if path.suffix in SUFFIXES and path.name != BUILT]


def compiled_files(source: Path) -> list[Path]:
    """The modules that become native, in a fixed order."""
    found: list[Path] = []
    for part in COMPILED_PARTS:
        path = source / "smallworld" / part
        found += [path] if path.suffix else sorted(path.rglob("*.py"))
    return found


def module_name(path: Path, source: Path) -> str:
    """The name under which a file is imported."""
    return ".".join(part for part in path.relative_to(source).with_suffix("").parts if part != "__init__")


def sources_hash(source: Path) -> str:
    """Over all Python sources and data of the package, so that any change makes a wheel stale."""
    return _hash(source, package_files(source))


def native_hash(source: Path) -> str:
    """Over what the native code is made from: other than `sources_hash`, it stays when only plain files change."""
    made_by = [sys.version, sys.platform, platform.machine(), *(_version(name) for name in ("mypy", "librt"))]
    recipe = [(source.parent / name).read_text(encoding="utf-8") for name in RECIPE]
    return _hash(source, compiled_files(source), "\0".join(made_by + recipe))


def _version(name: str) -> str:
    try:
        return version(name)
    except PackageNotFoundError:
        return ""


def _hash(source: Path, files: Iterable[Path], before: str = "") -> str:
    digest = hashlib.sha256(before.encode())
    for path in files:
        digest.update(path.relative_to(source).as_posix().encode() + b"\0")
        digest.update(path.read_bytes() + b"\0")
    return digest.hexdigest()
