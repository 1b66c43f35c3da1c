"""Tries mistakes: each mutant is put into a copy of the sources, where its tests must fail.

The mutants and their tests are listed in ``tests/mutation/mutants.toml``. A mutant is caught if
these tests pass without it and one of them fails with it; a crash outside a test is not enough.

``python tools/mutants.py`` tries all of them; words choose those in whose names they occur.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
import tomllib
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple
from xml.etree import ElementTree

from npm import search_path

ROOT: Final = Path(__file__).resolve().parents[1]
LIST: Final = ROOT / "tests" / "mutation" / "mutants.toml"
COPIED: Final = ("src", "tests", "tools", "docs", "release", "examples", "web", "deploy")
LEFT_OUT: Final = shutil.ignore_patterns("__pycache__", "node_modules", ".mypy_cache")
ENDINGS: Final = (".py", ".ts", ".svelte")
NOTHING_RAN: Final = 5
"""The exit status of pytest if no test was selected."""
STOPPED: Final = "Failed: Timeout"
"""The start of pytest's message about a hung test, which does not count as caught."""
REASON: Final = 80
"""Characters of why a test failed."""
CAUGHT, MISSED, BROKEN = "caught", "MISSED", "BROKEN"


@dataclass(frozen=True)
class Mutant:
    """A mistake, and the tests that should catch it."""

    name: str
    within: str
    """The folder or the file in which the old text occurs once."""
    old: str
    new: str
    tests: list[str]

    def places(self, root: Path) -> list[Path]:
        """The files in which the old text occurs, once for each place."""
        within = root / self.within
        files = [within] if within.is_file() else sorted(within.rglob("*"))
        found = [file for file in files if file.suffix in ENDINGS and file.is_file()]
        return [file for file in found for _ in range(file.read_text("utf-8").count(self.old))]


def mutants() -> list[Mutant]:
    """All listed mutants."""
    return [Mutant(**one) for one in tomllib.loads(LIST.read_text("utf-8"))["mutant"]]


def copy(folder: Path) -> None:
    """Copy the sources; the modules of the client are only linked."""
    for name in COPIED:
        shutil.copytree(ROOT / name, folder / name, ignore=LEFT_OUT)
    for file in (*ROOT.glob("*.toml"), *ROOT.glob("*.txt"), *ROOT.glob("*.md"), ROOT / "Makefile"):
        shutil.copy2(file, folder)
    (folder / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")


class Ran(NamedTuple):
    """How the tests of a mutant ended."""

    passed: bool
    failure: str = ""
    """The test that failed, and why; what breaks outside a test is no failure of one."""


def verdict(mutant: Mutant, folder: Path) -> str:
    """The verdict on a mutant: only a test that passes without it can catch it."""
    if not passes(tuple(mutant.tests), folder):
        return f"{BROKEN}, as its tests fail without it"
    (file,) = mutant.places(folder)
    text = file.read_text("utf-8")
    file.write_text(text.replace(mutant.old, mutant.new), "utf-8")
    try:
        ran = run(mutant.tests, folder)
    finally:
        file.write_text(text, "utf-8")
    if ran.failure:
        return f"{CAUGHT} by {ran.failure}"
    return MISSED if ran.passed else f"{BROKEN}, and no test failed"


@cache
def passes(tests: tuple[str, ...], folder: Path) -> bool:
    """Whether these tests pass on the unchanged sources."""
    return run(tests, folder).passed


def run(tests: Sequence[str], folder: Path) -> Ran:
    """Run tests in the copy."""
    report = folder / "report"
    report.unlink(missing_ok=True)
    in_client = tests[0].startswith("web/")
    command = client_command(tests, report) if in_client else python_command(tests, report)
    where = folder / "web" if in_client else folder
    done = subprocess.run(
        command, cwd=where, env=os.environ | own(folder), capture_output=True, check=False
    )
    if done.returncode == NOTHING_RAN:
        raise SystemExit(f"no test was run: {tests}")
    said = report.read_text("utf-8") if report.exists() else ""
    find = client_failure if in_client else python_failure
    return Ran(done.returncode == 0, find(said) if said else "")


def own(folder: Path) -> dict[str, str]:
    """The environment of tests in the copy."""
    paths = os.pathsep.join(
        str(folder / part) for part in ("src", "tests", "tools", "docs", "release")
    )
    return {"PYTHONPATH": paths, "VIGIL_PURE": "1", "VIGIL_PATIENCE": "60", "PATH": search_path()}


def python_command(tests: Sequence[str], report: Path) -> list[str]:
    """Run pytest, which writes a report."""
    alone = ("-P", "-m", "pytest", "-x", "-p", "no:cacheprovider", f"--junitxml={report}")
    return [sys.executable, *alone, *tests]


def client_command(tests: Sequence[str], report: Path) -> list[str]:
    """Run vitest, which writes a report."""
    vitest = report.parent / "web" / "node_modules" / "vitest" / "vitest.mjs"
    files = [test.removeprefix("web/") for test in tests]
    return ["node", str(vitest), "run", "--reporter=json", f"--outputFile={report}", *files]


def python_failure(report: str) -> str:
    """The first failure in a report of pytest; errors of fixtures and of imports are none."""
    for case in ElementTree.fromstring(report).iter("testcase"):
        for failure in case.iter("failure"):
            if not failure.get("message", "").startswith(STOPPED):
                return told(case.get("name", ""), failure.get("message", ""))
    return ""


def client_failure(report: str) -> str:
    """The first failure in a report of vitest; a file that cannot be imported has none."""
    for file in json.loads(report)["testResults"]:
        for case in file["assertionResults"]:
            if case["status"] == "failed":
                return told(case["title"], *case["failureMessages"][:1])
    return ""


def told(name: str, why: str = "") -> str:
    """A failed test in one line."""
    return f"{name}: {' '.join(why.split())[:REASON]}"


def main(words: list[str]) -> int:
    """Try the mutants; the status says whether all were caught."""
    chosen = [one for one in mutants() if not words or any(word in one.name for word in words)]
    caught = 0
    with tempfile.TemporaryDirectory(prefix="vigil-mutants-") as made:
        folder = Path(made)
        copy(folder)
        for mutant in chosen:
            began = time.monotonic()
            said = verdict(mutant, folder)
            caught += said.startswith(CAUGHT)
            print(f"{time.monotonic() - began:6.1f} s  {mutant.name}: {said}", flush=True)
    print(f"{caught} of {len(chosen)} mutants caught")
    return 0 if caught == len(chosen) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
