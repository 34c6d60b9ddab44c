"""What is installed is pinned, and no file says where it comes from: each machine knows its own registries."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
FILES = sorted(
    path
    for pattern in [
        *["requirements/*", "pyproject.toml", "setup.*", "pip.conf", "Makefile", ".ci/*"],
        *[folder + name for folder in ("", "*/") for name in (".npmrc", "package.json", "package-lock.json")],
    ]
    for path in ROOT.glob(pattern)
    if path.is_file()
)
FORBIDDEN = {
    "an option that names a registry": r"(?<!no-emit-)(?:index[-_]url|find[-_]links)|trusted[-_]host|\bregistry\s*=",
    "a host of a registry": r"\b(?:pypi|pythonhosted|npmjs|yarnpkg)\W+(?:org|com)\b",
    "the address of a download": r'"resolved"\s*:|(?<!"url": ")\b(?:https?|file|git\+\w+)://',
    "a path of one machine": r"(?<![\w.$})])/(?:work|root|home|Users|opt|tmp|mnt|srv)/",
}


def faults(text: str) -> list[str]:
    return [what for what, pattern in FORBIDDEN.items() if re.search(pattern, text, re.IGNORECASE)]


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(ROOT)))
def test_holds_no_address_and_no_path_of_a_machine(path: Path) -> None:
    assert faults(path.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize("name", ["play", "dev"])
def test_every_requirement_has_a_version_and_hashes(name: str) -> None:
    text = (ROOT / f"requirements/{name}.txt").read_text(encoding="utf-8").replace("\\\n", " ")
    lines = [line for line in text.splitlines() if line and not line.lstrip().startswith("#")]
    assert lines
    assert [line for line in lines if not re.match(r"[\w.-]+==\S+ .*--hash=sha256:[0-9a-f]{64}", line)] == []


@pytest.mark.parametrize(
    "line",
    ["--find-links ./wheels", "--index" + "-url=x", '"resolved": "x"', "registry=x", "x @ file:" + "//x", "cd /tmp/x"],
)
def test_the_patterns_find_what_they_are_for(line: str) -> None:
    assert faults(line) != []
