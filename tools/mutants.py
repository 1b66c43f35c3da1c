"""Tries mistakes: each mutant is put into a copy of the sources, where its tests must fail.

The mutants and their tests are listed in ``tests/mutation/mutants.toml``.

``python tools/mutants.py`` tries all of them; words choose those in whose names they occur.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
import time
import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from npm import search_path

ROOT: Final = Path(__file__).resolve().parents[1]
LIST: Final = ROOT / "tests" / "mutation" / "mutants.toml"
COPIED: Final = ("src", "tests", "tools", "docs", "release", "examples", "web", "deploy")
LEFT_OUT: Final = shutil.ignore_patterns("__pycache__", "node_modules", ".mypy_cache")
ENDINGS: Final = (".py", ".ts", ".svelte")
NOTHING_RAN: Final = 5
"""The status of pytest where no test was chosen."""


@dataclass(frozen=True)
class Mutant:
    """A mistake, and the tests that should notice it."""

    name: str
    within: str
    """The folder or the file in which the old text stands once."""
    old: str
    new: str
    tests: list[str]

    def places(self, root: Path) -> list[Path]:
        """The file of each place where the old text stands."""
        within = root / self.within
        files = [within] if within.is_file() else sorted(within.rglob("*"))
        found = [file for file in files if file.suffix in ENDINGS and file.is_file()]
        return [file for file in found for _ in range(file.read_text("utf-8").count(self.old))]


def mutants() -> list[Mutant]:
    """All that are listed."""
    return [Mutant(**one) for one in tomllib.loads(LIST.read_text("utf-8"))["mutant"]]


def copy(folder: Path) -> None:
    """Copy the sources; the modules of the client are only linked to."""
    for name in COPIED:
        shutil.copytree(ROOT / name, folder / name, ignore=LEFT_OUT)
    for file in (*ROOT.glob("*.toml"), *ROOT.glob("*.txt"), *ROOT.glob("*.md"), ROOT / "Makefile"):
        shutil.copy2(file, folder)
    (folder / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")


def is_caught(mutant: Mutant, folder: Path) -> bool:
    """Whether the tests fail with the mistake."""
    (file,) = mutant.places(folder)
    text = file.read_text("utf-8")
    file.write_text(text.replace(mutant.old, mutant.new), "utf-8")
    try:
        status = run(mutant.tests, folder)
    finally:
        file.write_text(text, "utf-8")
    if status == NOTHING_RAN:
        raise SystemExit(f"no test was run: {mutant.tests}")
    return status != 0


def run(tests: list[str], folder: Path) -> int:
    """The status of the tests, run in the copy."""
    parts = ("src", "tests", "tools", "docs", "release")
    paths = os.pathsep.join(str(folder / part) for part in parts)
    own = {"PYTHONPATH": paths, "VIGIL_PURE": "1", "VIGIL_PATIENCE": "60", "PATH": search_path()}
    command = [sys.executable, "-P", "-m", "pytest", "-x", "-p", "no:cacheprovider", *tests]
    where = folder
    if tests[0].startswith("web/"):
        where = folder / "web"
        vitest = where / "node_modules" / "vitest" / "vitest.mjs"
        command = ["node", str(vitest), "run", *(test.removeprefix("web/") for test in tests)]
    environment = os.environ | own
    done = subprocess.run(command, cwd=where, env=environment, capture_output=True, check=False)
    return done.returncode


def main(words: list[str]) -> int:
    """Try the mutants; the status says whether all were caught."""
    chosen = [one for one in mutants() if not words or any(word in one.name for word in words)]
    missed = 0
    with tempfile.TemporaryDirectory(prefix="vigil-mutants-") as made:
        folder = Path(made)
        copy(folder)
        for mutant in chosen:
            began = time.monotonic()
            caught = is_caught(mutant, folder)
            missed += not caught
            said = "caught" if caught else "MISSED"
            print(f"{said} {time.monotonic() - began:6.1f} s  {mutant.name}", flush=True)
    print(f"{len(chosen) - missed} of {len(chosen)} mutants caught")
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
