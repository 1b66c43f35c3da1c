"""Runs the ``vigil`` command: as a person would, in a real process, or quickly in this one."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from contextlib import redirect_stderr, redirect_stdout
from io import StringIO
from pathlib import Path
from random import Random
from unittest.mock import patch

from vigil.cli.main import main

VIGIL = Path(sys.executable).with_name("vigil")
LANGUAGES = ("en", "ru", "pl")
GAMES = ("ghost_stories", "horizons")


Done = subprocess.CompletedProcess[str]


def environment_of(given: dict[str, str]) -> dict[str, str]:
    clean = {k: v for k, v in os.environ.items() if k not in ("COLUMNS", "VIGIL_LANG", "LC_ALL")}
    return clean | {"LANG": "C.UTF-8"} | given


def vigil(*arguments: str, typed: str = "", **environment: str) -> Done:
    """A real process with real pipes."""
    return subprocess.run(
        [str(VIGIL), *arguments],
        input=typed,
        capture_output=True,
        encoding="utf-8",
        env=environment_of(environment),
        timeout=300,
        check=False,
    )


def inside(*arguments: str, typed: str = "", **environment: str) -> Done:
    """The same in this process."""
    output, errors = StringIO(), StringIO()
    with (
        patch.dict(os.environ, environment_of(environment), clear=True),
        patch.object(sys, "stdin", StringIO(typed)),
        redirect_stdout(output),
        redirect_stderr(errors),
    ):
        status = main(arguments)
    return subprocess.CompletedProcess(arguments, status, output.getvalue(), errors.getvalue())


def succeed(
    *arguments: str,
    typed: str = "",
    run: Callable[..., Done] = inside,
    **environment: str,
) -> str:
    done = run(*arguments, typed=typed, **environment)
    assert done.stderr == "", done.stderr
    assert done.returncode == 0
    return done.stdout


def complain(*arguments: str, **environment: str) -> str:
    """The one line that a wrong command line prints."""
    done = inside(*arguments, **environment)
    assert done.returncode == 2
    assert done.stdout == ""
    assert "Traceback" not in done.stderr
    assert len(done.stderr.splitlines()) == 1
    assert done.stderr.startswith("vigil: ")
    return done.stderr


def numbers(seed: int, count: int, most: int = 3) -> str:
    """Lines with small numbers at random; those out of range are asked again."""
    random = Random(seed)
    return "".join(f"{random.randint(1, most)}\n" for _ in range(count))
