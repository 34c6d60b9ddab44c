"""The compiled form: `python -m tools.compiled environment` keeps .venv-compiled as the sources are, `test` runs pytest in
it, `wheel` fills dist/.

The environment holds the wheel alone and finds all else in the one that runs this: nothing is fetched or installed twice.
What is compiled is built anew only when it has changed; other files are just copied. Exit 3: there is no C compiler.
"""

import argparse
import fcntl
import json
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import time
import venv
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from tools.sources import BUILT, native_hash, package_files, sources_hash

ROOT: Final = Path(__file__).parents[1]
SOURCE: Final = ROOT / "src"
ENVIRONMENT: Final = ROOT / ".venv-compiled"
PYTHON: Final = ENVIRONMENT / "bin/python"
WHEELS: Final = ROOT / "dist"
NO_COMPILER: Final = 3
NOTHING_CHOSEN: Final = 5  # pytest's word for no test of that name


class BuildError(Exception):
    """The compiled form could not be made."""


class NoCompilerError(Exception):
    """C cannot be compiled here: why."""


# -- the compiler


def missing_compiler() -> str:
    """Why C cannot be compiled here; nothing where it can."""
    command = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()
    if shutil.which(command[0]) is None:
        return f"there is no C compiler ({command[0]})"
    with tempfile.TemporaryDirectory() as folder:
        trial = Path(folder) / "trial.c"
        trial.write_text("#include <Python.h>\nint trial;\n")
        include = f"-I{sysconfig.get_path('include')}"
        run = subprocess.run(
            [*command, include, "-c", str(trial), "-o", f"{trial}.o"], capture_output=True, check=False
        )
    return "the C compiler does not find Python.h (on Debian or Ubuntu: python3-dev)" if run.returncode else ""


# -- the wheel


def build_wheel(folder: Path = WHEELS, mode: str = "1") -> Path:
    """A wheel of the tree as it is, in that folder."""
    for old in (ROOT / "build").glob("lib*"):  # what is gone from the sources must not come into the wheel
        shutil.rmtree(old)
    before = sources_hash(SOURCE)
    command = [
        sys.executable,
        "-m",
        "pip",
        "wheel",
        "--quiet",
        "--no-deps",
        "--no-build-isolation",
        "-w",
        str(folder),
        ".",
    ]
    around = {**os.environ, "SMALLWORLD_COMPILED": mode, "PIP_DISABLE_PIP_VERSION_CHECK": "1"}
    run = subprocess.run(command, cwd=ROOT, env=around, capture_output=True, text=True, check=False)
    if run.returncode:
        raise BuildError(f"the wheel was not built:\n{run.stdout}{run.stderr}")
    made = max(folder.glob("smallworld-*.whl"), key=lambda path: path.stat().st_mtime)
    if told_by(made).get("sources") != before:
        raise BuildError("the sources have changed while they were compiled: once more, please")
    return made


def told_by(wheel: Path) -> dict[str, str]:
    """The hashes that a wheel carries."""
    with zipfile.ZipFile(wheel) as opened:
        told: dict[str, str] = json.loads(opened.read(f"smallworld/{BUILT}"))
    return told


# -- the environment


def make_environment(folder: Path, wheel: Path) -> None:
    """An environment with this wheel, which finds everything else where this Python does."""
    venv.EnvBuilder(clear=True, symlinks=True).create(folder)
    purelib = packages_of(folder)
    others = dict.fromkeys(sysconfig.get_path(kind) for kind in ("purelib", "platlib"))
    (purelib / "others.pth").write_text("\n".join(others) + "\n", encoding="utf-8")
    install = ["install", "--quiet", "--no-deps", "--no-index", "--disable-pip-version-check", str(wheel)]
    subprocess.run([sys.executable, "-m", "pip", "--python", str(folder / "bin/python"), *install], check=True)


def packages_of(folder: Path) -> Path:
    return Path(sysconfig.get_path("purelib", vars={"base": str(folder), "platbase": str(folder)}))


def update(folder: Path = ENVIRONMENT) -> str:
    """Bring the environment to what the sources are now; what was done."""
    sources, native = sources_hash(SOURCE), native_hash(SOURCE)
    installed = packages_of(folder) / "smallworld"
    built = installed / BUILT
    told = json.loads(built.read_text(encoding="utf-8")) if built.exists() else {}
    if told.get("sources") == sources and told.get("native") == native:
        return ""
    if told.get("native") == native:
        copy_plain(installed)
        built.write_text(json.dumps({"sources": sources, "native": native}) + "\n", encoding="utf-8")
        return "copied"
    make_environment(folder, build_wheel())
    return "compiled"


def copy_plain(installed: Path) -> None:
    """Let the plain files be those of the sources."""
    now = {path.relative_to(SOURCE / "smallworld"): path for path in package_files(SOURCE)}
    for old in package_files(installed.parent):
        if old.relative_to(installed) not in now:
            old.unlink()
    for name, path in now.items():
        target = installed / name
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(path, target)


@contextmanager
def alone() -> Iterator[None]:
    """One at a time: they share the folder `build`."""
    (ROOT / "build").mkdir(exist_ok=True)
    with (ROOT / "build/.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def ready() -> None:
    """The environment is as the sources are; `BuildError` where it cannot be."""
    with alone():
        why = missing_compiler()
        if why:
            raise NoCompilerError(why)
        began = time.monotonic()
        if update() == "compiled":
            print(f"-- compile: {time.monotonic() - began:.0f} s")


def run_tests(arguments: list[str]) -> int:
    """Tests in the compiled form; on a machine without a compiler only the word that they were not run."""
    try:
        ready()
    except NoCompilerError as why:
        print(f"The compiled half of the tests could not run: {why}.", file=sys.stderr)
        return 1 if os.environ.get("CI") == "true" else 0
    began = time.monotonic()
    around = {**os.environ, "SMALLWORLD_FORM": "compiled"}
    run = subprocess.run([PYTHON, "-m", "pytest", "-n", "2", *arguments], cwd=ROOT, env=around, check=False)
    print(f"-- test compiled: {time.monotonic() - began:.0f} s")
    return 0 if run.returncode == NOTHING_CHOSEN else run.returncode


def wheel() -> None:
    began = time.monotonic()
    with alone():
        why = missing_compiler()
        if why:
            raise NoCompilerError(why)
        made = build_wheel()
    print(f"{made.relative_to(ROOT)}: {made.stat().st_size / 1e6:.1f} MB, {time.monotonic() - began:.0f} s")


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.compiled", description=__doc__)
    parser.add_argument("what", choices=["environment", "test", "wheel"])
    parser.add_argument("others", nargs=argparse.REMAINDER, help="for pytest")
    given = parser.parse_args(arguments)
    try:
        if given.what == "test":
            return run_tests(given.others)
        if given.what == "wheel":
            wheel()
        else:
            ready()
    except NoCompilerError as why:
        print(f"The compiled form cannot be made: {why}.", file=sys.stderr)
        return NO_COMPILER
    except BuildError as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
