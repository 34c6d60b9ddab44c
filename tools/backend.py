"""The build backend: that of setuptools, which fetches the compiler of the core only where the core is to be compiled."""

from __future__ import annotations

import os
from collections.abc import Mapping

from setuptools.build_meta import (
    build_editable,
    build_sdist,
    build_wheel,
    get_requires_for_build_sdist,
    prepare_metadata_for_build_editable,
    prepare_metadata_for_build_wheel,
)

__all__ = [
    "build_editable",
    "build_sdist",
    "build_wheel",
    "get_requires_for_build_editable",
    "get_requires_for_build_sdist",
    "get_requires_for_build_wheel",
    "prepare_metadata_for_build_editable",
    "prepare_metadata_for_build_wheel",
]

COMPILER = ["mypy[mypyc]==2.4.1", "librt==0.16.0"]


def get_requires_for_build_wheel(config_settings: Mapping[str, object] | None = None) -> list[str]:
    return [] if os.environ.get("SMALLWORLD_COMPILED") == "0" else COMPILER


def get_requires_for_build_editable(config_settings: Mapping[str, object] | None = None) -> list[str]:
    return get_requires_for_build_wheel(config_settings)
