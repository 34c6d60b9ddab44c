"""Builds the native form of the core with mypyc where that is wanted: SMALLWORLD_COMPILED=0 never, 1 always, auto if it can."""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_py import build_py

sys.path.insert(0, str(Path(__file__).parent))

from tools.sources import BUILT, compiled_files, native_hash, sources_hash

SOURCE = Path("src")
MODE = os.environ.get("SMALLWORLD_COMPILED", "auto")
if MODE not in ("0", "1", "auto"):
    raise SystemExit(f"SMALLWORLD_COMPILED={MODE}: 0 (plain Python), 1 (compiled) or auto (compiled if it can be)")


class BuildWithHash(build_py):
    """Lays the hashes of the sources beside them, so that a stale build is noticed."""

    def run(self) -> None:
        super().run()
        if not self.editable_mode:
            told = {"sources": sources_hash(SOURCE), "native": native_hash(SOURCE)}
            target = Path(self.build_lib) / "smallworld" / BUILT
            target.write_text(json.dumps(told) + "\n", encoding="utf-8")


def extensions() -> list[Extension]:
    if MODE == "0" or "dist_info" in sys.argv:  # which only asks for the metadata
        return []
    try:
        from mypyc.build import mypycify
    except ImportError:
        if MODE == "1":
            raise
        return []
    made: list[Extension] = mypycify(
        [str(path) for path in compiled_files(SOURCE)],
        opt_level="3",
        debug_level="0",
        group_name="smallworld_core",
    )
    for extension in made:
        extension.optional = MODE != "1"
    return made


setup(ext_modules=extensions(), cmdclass={"build_py": BuildWithHash})
