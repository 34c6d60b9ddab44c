"""Which sources are compiled, and the hash that a wheel carries of them."""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Final

# the core, and the loops that drive it
COMPILED_PARTS: Final = ("rules", "content", "play/random_play.py", "play/perft.py")


def compiled_files(source: Path) -> list[Path]:
    """The modules that become native, in a fixed order."""
    found: list[Path] = []
    for part in COMPILED_PARTS:
        path = source / "smallworld" / part
        found += [path] if path.suffix else sorted(path.rglob("*.py"))
    return found


def sources_hash(source: Path) -> str:
    """Over all Python sources and data of the package, so that any change makes a wheel stale."""
    digest = hashlib.sha256()
    for path in sorted((source / "smallworld").rglob("*")):
        if path.is_file() and path.suffix in (".py", ".json", ".ftl"):
            if path.name == "built.json":
                continue
            digest.update(path.relative_to(source).as_posix().encode() + b"\0")
            digest.update(path.read_bytes() + b"\0")
    return digest.hexdigest()
