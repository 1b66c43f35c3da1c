"""Damaged files that lead to further ones: what was refused in a new place is damaged again.

``PYTHONPATH=tests python -m torture.guided [INPUTS] [--seed S] [--kind K]`` reads INPUTS of
each kind, in this process. A way through a reader is told by its refusal: which sentence, and from
which lines of our code. An input that finds a new way joins those that are damaged further, so the
search goes deeper than single damages do, at no cost.
"""

from __future__ import annotations

import argparse
import json
import sys
import tempfile
import time
from collections.abc import Callable
from contextlib import redirect_stderr, redirect_stdout
from functools import cache
from io import StringIO
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

from torture.damage import NASTY, damage, damaged_text
from torture.files import CARDS, GAMES, played
from vigil.cli.main import main as vigil
from vigil.core.errors import VigilError
from vigil.core.game import find_game
from vigil.core.record import Record, dumps_checked
from vigil.core.table import Table
from vigil.games.ghost_stories.white_moon.model.own_cards import read_cards
from vigil.research.simulation.results import read_results
from vigil.research.study import study_of

LONGEST: Final = 20_000
"""Longer texts are not damaged further: they take their time and find nothing new."""
MOMENTS: Final = (0, 8, 20)

Way = tuple[Any, ...]


class Target(NamedTuple):
    """A reader of files, what it is given at first, and how that is damaged."""

    seeds: Callable[[], list[str]]
    read: Callable[[str], object]
    damage: Callable[[str, Random], str]


# -- damaging


def damaged_json(text: str, random: Random) -> str:
    """Changed in a few places, with a check sum that is right; or torn as a text."""
    try:
        data = json.loads(text)
    except ValueError:
        return damaged_text(text, random)
    if random.random() < 0.1:
        return damaged_text(text, random)
    if isinstance(data, dict):
        data.pop("check", None)
    made = damage(data, random)
    return dumps_checked(made) if isinstance(made, dict) else json.dumps(made)


def damaged_cells(text: str, random: Random) -> str:
    """A table with a cell that says something else; or torn as a text."""
    if random.random() < 0.3:
        return damaged_text(text, random)
    lines = [line.split(",") for line in text.split("\n")]
    for _ in range(random.choice((1, 1, 2))):
        cells = random.choice(lines)
        word = str(random.choice((*NASTY, "nan", "inf", "1e400", '"{""a"": -1}"', "true")))
        cells[random.randrange(len(cells))] = (
            word if word.startswith('"') else word.replace(",", "")
        )
    return "\n".join(map(",".join, lines))


# -- readers


def read_record(text: str) -> None:
    """A record, up to its last answer."""
    Table.replay(Record.from_json(text)).view()


def read_save(text: str) -> None:
    """A foreign save."""
    Table.load(text, foreign=True).view()


def read_position(text: str) -> None:
    """A position, after the name of its game, and the first question there."""
    name, _, position = text.partition(" ")
    if name in ("ghost_stories", "horizons"):
        game = find_game(name)
        Table.at(game, game.read(position)).view()


@cache
def scratch() -> Path:
    """A file for readers that want one."""
    memory = Path("/dev/shm")  # where there is one, no disk has to take part
    return Path(tempfile.mkdtemp(dir=memory if memory.is_dir() else None)) / "results.csv"


def read_games(text: str) -> None:
    """Results of simulated games, as CSV, and what they come to."""
    scratch().write_text(text, encoding="utf-8", errors="replace", newline="")
    study_of(read_results(str(scratch())), None)


@cache
def results_text() -> str:
    """Results of some games that the rules of thumb played, as CSV."""
    file = scratch().with_name("played.csv")
    told = ["simulate", "horizons", "--games", "6", "--bot", "rules", "--seed", "3", "--out"]
    with redirect_stdout(StringIO()), redirect_stderr(StringIO()):
        vigil([*told, str(file)])
    return file.read_text(encoding="utf-8")


def tables() -> list[Table]:
    """Some games in some moments."""
    return [played(number, answers) for number in range(len(GAMES)) for answers in MOMENTS]


TARGETS: Final = {
    "record": Target(
        lambda: [table.record.to_json() for table in tables()], read_record, damaged_json
    ),
    "save": Target(lambda: [table.save() for table in tables()], read_save, damaged_json),
    "position": Target(
        lambda: [f"{t.game.name} {t.game.write(t._history.base)}" for t in tables()],
        read_position,
        damaged_text,
    ),
    "cards": Target(lambda: [CARDS], read_cards, damaged_text),
    "results": Target(lambda: [results_text()], read_games, damaged_cells),
}


# -- searching


def way_of(target: Target, text: str) -> Way:
    """How a reader came to its end: what it refused, and in which lines; else it is raised."""
    try:
        target.read(text)
    except VigilError as refusal:
        return (type(refusal).__name__, refusal.code, *lines_of(refusal))
    return ()


def lines_of(error: BaseException) -> tuple[int, ...]:
    """The lines through which an error came, those of its causes too."""
    lines, at = [], error.__traceback__
    while at is not None:
        lines.append(at.tb_lineno)
        at = at.tb_next
    return (*lines, *(lines_of(error.__cause__) if error.__cause__ else ()))


class Search:
    """The inputs that found something new, and the ways they found."""

    def __init__(self, target: Target, seed: int) -> None:
        self._target = target
        self._random = Random(seed)
        self._corpus = target.seeds()
        self.ways: set[Way] = set()

    def step(self) -> None:
        """Damage one of the inputs and read it; keep it if its way is new."""
        parent = self._random.choice(self._corpus)
        text = self._target.damage(parent, self._random)
        try:
            way = way_of(self._target, text)
        except Exception as cause:
            raise AssertionError(f"{type(cause).__name__} for {text!r}") from cause
        if way not in self.ways:
            self.ways.add(way)
            if len(text) < LONGEST:
                self._corpus.append(text)


def main() -> None:
    """Search; the first input that breaks a reader is raised with it."""
    parser = argparse.ArgumentParser(description=__doc__, prog="python -m torture.guided")
    parser.add_argument("inputs", type=int, nargs="?", default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--kind", choices=TARGETS, action="append")
    given = parser.parse_args()
    for kind in given.kind or TARGETS:
        search, since = Search(TARGETS[kind], given.seed), time.monotonic()
        for number in range(given.inputs):
            search.step()
            if number % 2000 == 1999:
                print(f"\r{kind} {number + 1:,}", end="", file=sys.stderr, flush=True)
        rate = given.inputs / (time.monotonic() - since)
        print(
            f"\r{kind}: {given.inputs:,} inputs, {len(search.ways)} ways, {rate:,.0f}/s", flush=True
        )


if __name__ == "__main__":
    main()
