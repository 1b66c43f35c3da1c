"""The commands that the pages show, and how they are tried out quickly."""

from __future__ import annotations

import re
import shlex
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).parents[2]
PAGES: Final = sorted(
    page for place in ("*.md", "docs/**/*.md", "examples/**/*.md") for page in ROOT.glob(place)
)
_SHELLS: Final = ("", "sh", "bash", "console", "shell")
_BLOCK: Final = re.compile(r"^```(\w*)[ ]*\n(.*?)^```", re.M | re.S)
FEWER: Final = {"--games": "2", "--workers": "1", "--budget": "4", "--to": "12"}
"""Figures that are made small, so that a command takes a moment instead of minutes."""
ELSEWHERE: Final = {
    "serve": "it listens until it is stopped: tests/cli/test_serve.py",
    "join": "it needs a table of a server: tests/terminal/app",
    "verify": "it needs a game of a server: tests/cli/test_verify.py",
    "admin": "it needs the database of a server: tests/cli/test_admin.py",
    "train": "it plays for minutes: tests/bots/training",
    "bench": "it measures for half a minute: tests/cli/test_commands.py",
    "doctor": "what it says depends on the machine: tests/cli",
}
"""Commands that are only read by their parser here, and why."""
ELSEWHERE_WITH: Final = {
    "--resume": "it needs a game that was left: tests/cli/test_play.py, tests/cli/test_arena.py",
    "--ray": "it needs a cluster: make test-ray",
    "games.csv": "it needs the games of the tutorial: tests/docs/test_tutorial.py",
    "--lesson": "it needs a terminal: tests/terminal/app",
    "lantern": "it needs Lantern to be installed: tests/examples/test_page.py",
    "candles": "it needs Candles to be installed: tests/examples/test_page.py",
}
STANDS_FOR: Final = {
    "OPTIONS": [],
    "my_bots:Clever": ["random"],
    "first_bot:Buddhist,rules": ["random,rules"],
    "bot=rules,first_bot:Buddhist": ["bot=rules,random"],
}
"""Words that a reader replaces by something of his own."""
QUICKER: Final = {
    "bot=rules,value": ["bot=rules,random"],
    "analyse": ["analyse", "--budget", "4"],
}
"""Looking ahead takes its time."""


class Shown(NamedTuple):
    """A line of a page that a reader may type."""

    page: str
    words: tuple[str, ...]

    def __str__(self) -> str:
        return f"{self.page}: {' '.join(self.words)}"


def shown() -> list[Shown]:
    """Every command line of every page, each once."""
    found: dict[tuple[str, ...], Shown] = {}
    for page in PAGES:
        for language, block in _BLOCK.findall(page.read_text("utf-8")):
            for line in block.replace("\\\n", " ").splitlines() if language in _SHELLS else ():
                words = _words_of(line)
                found.setdefault(words, Shown(page.relative_to(ROOT).as_posix(), words))
    return [one for words, one in found.items() if words]


def _words_of(line: str) -> tuple[str, ...]:
    """The words of a line up to a pipe; none if it is no command of ours."""
    if not re.match(r"\s*(\$ )?(\S*/)?(vigil|make|python3?|node) ", line):
        return ()
    words = shlex.split(line.strip().removeprefix("$ "), comments=True)
    ends = [words.index(sign) for sign in ("|", "&&", ">", "&", "\\") if sign in words]
    words = words[: min(ends)] if ends else words
    return (words[0].rsplit("/", 1)[-1], *words[1:])


def reason_not_to_run(words: tuple[str, ...]) -> str:
    """Why a command of Vigil is only read here; nothing if it is run."""
    found = [why for option, why in ELSEWHERE_WITH.items() if option in words]
    return ELSEWHERE.get(words[1], found[0] if found else "")


def replaced(words: tuple[str, ...]) -> list[str]:
    """The arguments of a command as a reader would type them."""
    return [typed for word in words[1:] for typed in STANDS_FOR.get(word, [word])]


def shortened(words: tuple[str, ...]) -> list[str]:
    """The same with small figures."""
    short: list[str] = []
    for word in replaced(words):
        before = short[-1] if short else ""
        short += QUICKER.get(word, [FEWER.get(before, word)])
    return short
