"""Builds the native form of the core with mypyc where that is wanted: SMALLWORLD_COMPILED=0 never, 1 always, auto if it can."""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_py import build_py

sys.path.insert(0, str(Path(__file__).parent))

from tools.sources import COMPILED_PARTS, compiled_files, sources_hash

MODE = os.environ.get("SMALLWORLD_COMPILED", "auto")


class BuildWithHash(build_py):
    """Lays the hash of the sources beside them, so that a stale build is noticed."""

    def run(self) -> None:
        super().run()
        if not self.editable_mode:
            told = {"sources": sources_hash(Path("src")), "parts": list(COMPILED_PARTS)}
            target = Path(self.build_lib) / "smallworld" / "built.json"
            target.write_text(json.dumps(told) + "\n", encoding="utf-8")


def extensions() -> list[Extension]:
    if MODE == "0":
        return []
    try:
        from mypyc.build import mypycify
    except ImportError:
        if MODE == "1":
            raise
        return []
    made: list[Extension] = mypycify(
        [str(path) for path in compiled_files(Path("src"))],
        opt_level="3",
        debug_level="0",
        group_name="smallworld_core",
    )
    for extension in made:
        extension.optional = MODE != "1"
    return made


setup(ext_modules=extensions(), cmdclass={"build_py": BuildWithHash})
