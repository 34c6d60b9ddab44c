"""The commands run here, in this process or as people run them."""

from __future__ import annotations

import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

from typer.testing import CliRunner

from smallworld.cli.app import app

ROOT = Path(__file__).parents[2]


@dataclass(frozen=True)
class Ran:
    """What a command has printed."""

    code: int
    out: str
    err: str


def run(*arguments: object, code: int = 0, env: dict[str, str] | None = None) -> Ran:
    """Run a command; its exit code must be this one, and whatever happens there is no traceback."""
    result = CliRunner().invoke(app, [str(argument) for argument in arguments], env=env, prog_name="smallworld")
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    assert result.exit_code == code, result.output
    return Ran(result.exit_code, result.stdout, result.stderr)


def process(*arguments: object) -> Ran:
    """Run a command as a process of its own."""
    command = [sys.executable, "-m", "smallworld", *(str(argument) for argument in arguments)]
    done = subprocess.run(command, capture_output=True, encoding="utf-8", check=False, cwd=ROOT)
    assert "Traceback" not in done.stderr
    return Ran(done.returncode, done.stdout, done.stderr)
