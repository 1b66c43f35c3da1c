"""Runs the ``vigil`` command as a person would: a real process, real pipes."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from random import Random

VIGIL = Path(sys.executable).with_name("vigil")
LANGUAGES = ("en", "ru", "pl")


def vigil(*arguments: str, typed: str = "", **environment: str) -> subprocess.CompletedProcess[str]:
    clean = {k: v for k, v in os.environ.items() if k not in ("COLUMNS", "VIGIL_LANG", "LC_ALL")}
    return subprocess.run(
        [str(VIGIL), *arguments],
        input=typed,
        capture_output=True,
        encoding="utf-8",
        env=clean | {"LANG": "C.UTF-8"} | environment,
        timeout=300,
        check=False,
    )


def succeed(*arguments: str, typed: str = "", **environment: str) -> str:
    done = vigil(*arguments, typed=typed, **environment)
    assert done.stderr == ""
    assert done.returncode == 0
    return done.stdout


def complain(*arguments: str, **environment: str) -> str:
    """The one line that a wrong command line prints."""
    done = vigil(*arguments, **environment)
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


def last_question(output: str) -> str:
    """What stood between the last board and the last prompt."""
    return output.rsplit("\n\n", 1)[-1].rsplit("\n> ", 1)[0]
