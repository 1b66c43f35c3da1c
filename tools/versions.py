"""``make test-versions``: the engine and the server on every Python and both ends of ranges.

Each try has a fresh environment and a limited part of the tests; some are tried
by ``python tools/versions.py 3.12 uvicorn==0.53``.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final, NamedTuple

ROOT: Final = Path(__file__).parents[1]
PINS: Final = ROOT / "constraints.txt"
RANGED: Final = ("uvicorn", "websockets")
"""Packages whose internals the network code builds on."""
EXTRAS: Final = ".[server,terminal]"
FOR_TESTS: Final = ("httpx", "hypothesis", "pytest", "pytest-timeout", "pytest-xdist")
TESTS: Final = (
    *("tests/core", "tests/golden", "tests/bots/test_lookahead.py"),
    *("tests/server/test_play.py", "tests/server/test_sockets.py", "tests/server/test_wire.py"),
    *("tests/server/test_frames.py", "tests/server/test_new_connections.py"),
)
LAST_LINES: Final = 15
"""Lines shown of a failed try."""


class Try(NamedTuple):
    """One environment to test in."""

    name: str
    python: str
    """The program; nothing if this machine lacks the version."""
    wanted: tuple[str, ...] = ()
    """Requirements that replace pins."""


def project() -> dict[str, Any]:
    """The package's entry in ``pyproject.toml``."""
    found: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    return found


def claimed() -> list[str]:
    """The Python versions in the classifiers."""
    lines = project()["classifiers"]
    return [found[1] for line in lines if (found := re.search(r"Python :: (3\.\d+)$", line))]


def ends() -> list[str]:
    """Both ends of every range: the lowest version and the newest."""
    named = {line for lines in project()["optional-dependencies"].values() for line in lines}
    found = []
    for package in RANGED:
        (line,) = (line for line in named if re.match(rf"{package}\b", line))
        lowest = re.search(r">=([\d.]+)", line)
        assert lowest is not None
        found += [f"{package}=={lowest[1]}", line]
    return found


def find_python(version: str) -> str:
    """A Python of that version: this one, one on the path, or one that pyenv keeps."""
    kept = sorted(Path.home().glob(f".pyenv/versions/{version}.*/bin/python"), reverse=True)
    named = (sys.executable, shutil.which(f"python{version}"), *map(str, kept))
    return next((one for one in named if one and version_of(one) == version), "")


def version_of(python: str) -> str:
    """The version of a program; nothing if it does not run."""
    say = "import ssl, sqlite3, sys; print('%d.%d' % sys.version_info[:2])"
    done = subprocess.run([python, "-c", say], capture_output=True, text=True, check=False)
    return done.stdout.strip()


def tries(chosen: Sequence[str]) -> Iterator[Try]:
    """All tries, or the selected ones."""
    for version in claimed():
        if not chosen or version in chosen:
            yield Try(f"Python {version}", find_python(version))
    for end in ends():
        if not chosen or end in chosen:
            yield Try(end, sys.executable, (end,))


def pins_without(wanted: Sequence[str], folder: Path) -> Path:
    """The pins as a file, without those of the packages that are wanted otherwise."""
    others = {re.split(r"[=<>]", one)[0] for one in wanted}
    lines = PINS.read_text(encoding="utf-8").splitlines()
    file = folder / "pins.txt"
    file.write_text("\n".join(one for one in lines if one.split("==")[0] not in others))
    return file


def trouble_in(one: Try, folder: Path) -> str:
    """Make the environment and run the tests; return the output of a failure."""
    subprocess.run([one.python, "-m", "venv", folder / "venv"], check=True)
    binaries = "Scripts" if sys.platform == "win32" else "bin"
    python = str(folder / "venv" / binaries / "python")
    pins = str(pins_without(one.wanted, folder))
    install = ["-m", "pip", "--disable-pip-version-check", "install", "--constraint", pins]
    tests = ["-P", "-m", "pytest", "-p", "no:cacheprovider", "-n", "2", *TESTS]
    for arguments in ([*install, "--editable", EXTRAS, *FOR_TESTS, *one.wanted], tests):
        done = subprocess.run([python, *arguments], cwd=ROOT, capture_output=True, text=True)
        if done.returncode:
            return "\n".join((done.stdout + done.stderr).splitlines()[-LAST_LINES:])
    return ""


def main() -> int:
    """Try everything and print a table, with the versions that this machine lacks."""
    table, failed = [], False
    for one in tries(sys.argv[1:]):
        said = "not on this machine"
        if one.python:
            print(f"{one.name} …", flush=True)
            with TemporaryDirectory() as folder:
                wrong = trouble_in(one, Path(folder))
            failed, said = failed or bool(wrong), "failed" if wrong else "passed"
            print(wrong, flush=True)
        table.append(f"{one.name:30} {said}")
    print("\n".join(table))
    return int(failed or not table)


if __name__ == "__main__":
    sys.exit(main())
