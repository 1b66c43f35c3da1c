"""The coverage pages: the code and the tests that they name, and where each ruling is found."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).parents[2]
FOLDER: Final = ROOT / "docs" / "rules-coverage"
_ROW: Final = re.compile(r"^\| (?P<id>[A-Z]+(?:-[A-Z])?\d+) \|", re.M)
_NAMED: Final = re.compile(r"`([\w./*]+)`")
_TEST: Final = re.compile(r"^def (test_\w+)", re.M)


class Covered(NamedTuple):
    """A game with a coverage page: where its rules and its tests are."""

    rules: Path
    tests: Path

    @property
    def page(self) -> Path:
        """The page."""
        return FOLDER / f"{self.rules.name}.md"


_GAMES: Final = ROOT / "src" / "vigil" / "games"
_TESTS: Final = ROOT / "tests" / "games"
PAGES: Final = tuple(
    Covered(_GAMES / part, _TESTS / part)
    for part in ("ghost_stories", "ghost_stories/white_moon", "horizons")
)


@cache
def tests_below(folder: Path) -> dict[str, Path]:
    """The tests below a folder by name, with their files."""
    return {
        name: file
        for file in sorted(folder.rglob("test_*.py"))
        for name in _TEST.findall(file.read_text("utf-8"))
    }


def rulings_on(text: str) -> list[str]:
    """The ids of rulings and readings of a page, in order, each once."""
    return list(dict.fromkeys(found["id"] for found in _ROW.finditer(text)))


def proofs_of(covered: Covered, ruling: str) -> dict[str, Path]:
    """The tests that bear the id of a ruling in their name."""
    letters, number = ruling.rstrip("0123456789"), ruling.lstrip("-ABCDEFGHIJKLMNOPQRSTUVWXYZ")
    name = re.compile(rf"test_{letters.lower().replace('-', '_')}0*{number}_")
    found = tests_below(covered.tests / "rulebook")
    return {test: file for test, file in found.items() if name.match(test)}


@cache
def _words_of(rules: Path) -> dict[Path, frozenset[str]]:
    """What could be the id of a ruling in the files of the rules."""
    id = re.compile(r"\b[A-Z]+(?:-[A-Z])?\d+\b")
    return {file: frozenset(id.findall(file.read_text("utf-8"))) for file in rules.rglob("*.py")}


def code_of(covered: Covered, ruling: str) -> list[Path]:
    """The files of the rules that name a ruling."""
    return sorted(file for file, words in _words_of(covered.rules).items() if ruling in words)


def missing_on(covered: Covered) -> list[str]:
    """Files and tests that a page names although they are not there."""
    names = _NAMED.findall(covered.page.read_text("utf-8"))
    return [name for name in names if _is_name(name) and not _is_there(covered, name)]


def _is_name(name: str) -> bool:
    """Whether something is the name of a file, a folder or a test."""
    return name.startswith("test_") or name.endswith((".py", "/"))


def _is_there(covered: Covered, name: str) -> bool:
    if name.startswith("test_") and not name.endswith(".py"):
        return name in tests_below(covered.tests)
    places = (ROOT, _GAMES, covered.rules, covered.tests, covered.tests / "rulebook")
    return any((place / name).exists() for place in places)


def found_where(covered: Covered) -> str:
    """A table of the rulings of a page: where the rules name them, and what tests them."""
    rows = [
        f"| {ruling} | {_said(code_of(covered, ruling), covered.rules)} | "
        f"{'<br>'.join(f'`{test}`' for test in proofs_of(covered, ruling))} |"
        for ruling in rulings_on(covered.page.read_text("utf-8"))
    ]
    head = ("## Where each ruling is found", "", "| id | named in | tests |", "|---|---|---|")
    return "\n".join((*head, *rows, ""))


def _said(files: list[Path], folder: Path) -> str:
    return "<br>".join(f"`{file.relative_to(folder).as_posix()}`" for file in files)
