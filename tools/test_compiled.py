"""The compiled engine is the engine: the same games move by move, and its tests pass.

It compiles a copy, which takes some minutes: ``make test-compiled``. ``make test-compiled-short``
compiles without optimising, plays fewer games and leaves out the tests.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest
from compiled import SOURCES, files

ROOT: Final = Path(__file__).parents[1]
SHORT: Final = bool(os.environ.get("VIGIL_SHORT"))
GAMES: Final = 25 if SHORT else 125
"""Of each of four kinds."""
pytestmark = pytest.mark.timeout(3600)  # for the C compiler, on a busy machine
TESTS: Final = ("bots", "core", "games", "golden", "insight", "notation", "research/simulation")


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the sources of the package and its compiled modules."""
    folder = tmp_path_factory.mktemp("compiled")
    unneeded = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__", "client", "*.egg-info")
    shutil.copytree(SOURCES, folder / "src", ignore=unneeded)
    quick = ("--quick",) if SHORT else ()
    run(folder, ROOT / "tools" / "compiled.py", *quick, "--into", folder / "src")
    return folder / "src"


def run(package: Path, *command: object, **environment: str) -> str:
    """The output of a program that uses the package of a folder."""
    variables = {name: value for name, value in os.environ.items() if name != "VIGIL_PURE"}
    done = subprocess.run(
        [sys.executable, *map(str, command)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        env={**variables, "PYTHONPATH": str(package), **environment},
    )
    assert done.returncode == 0, (done.stdout + done.stderr)[-5000:]
    return done.stdout


def test_every_file_that_is_compiled_has_its_module(copy: Path) -> None:
    made = {path.name.split(".")[0] for path in copy.rglob("*.so")}
    assert {Path(name).stem for name in files()} <= made


def test_the_program_says_which_form_runs(copy: Path) -> None:
    assert run(copy, "-m", "vigil", "--version").endswith("(compiled)\n")
    assert run(copy, "-m", "vigil", "--version", VIGIL_PURE="1").endswith("(pure)\n")


def test_games_are_the_same_move_by_move(copy: Path) -> None:
    command = (ROOT / "tests" / "compiling" / "games_played.py", GAMES)
    compiled = run(copy, *command).splitlines()
    pure = run(copy, *command, VIGIL_PURE="1").splitlines()
    assert (compiled[0], pure[0]) == ("compiled", "pure")
    assert len(pure) == 1 + 4 * GAMES
    assert compiled[1:] == pure[1:]


@pytest.mark.skipif(SHORT, reason="make test-compiled runs them")
def test_the_tests_of_the_engine_pass(copy: Path) -> None:
    folders = [ROOT / "tests" / name for name in TESTS]
    said = run(copy, "-m", "pytest", "-n", "2", "-p", "no:cacheprovider", *folders)
    assert " passed" in said
