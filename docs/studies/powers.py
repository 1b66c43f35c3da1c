"""How much each Taoist power matters at each level."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import NamedTuple

import numpy as np

from studies.plans import LEVELS, POWERS
from studies.telling import (
    Array,
    Estimate,
    Study,
    by_deal,
    mark,
    mean_of,
    picture,
    points,
    share,
    table,
)
from vigil.research.simulation.results import read_results
from vigil.research.study.drawing import marks
from vigil.research.study.text import StudyText

Cells = Mapping[tuple[str, ...], Array]
"""A column of all deals, by level and powers."""
KEYS = ("setup_level", "setup_powers")


class Contrast(NamedTuple):
    """One side of a board over the other at a level."""

    board: int
    level: str
    shares: tuple[float, float]
    won: Estimate
    score: Estimate


def having(cells: Cells, level: str, power: str) -> list[tuple[str, ...]]:
    """The cells of a level with a power."""
    return [key for key in cells if key[0] == level and power in key[1].split("+")]


def compared(cells: Cells, level: str, board: int) -> Estimate:
    """One side of a board over the other: deal by deal, over all sides of the other boards."""
    one, other = POWERS[board]
    pairs = (
        (cells[key], cells[level, key[1].replace(one, other)]) for key in having(cells, level, one)
    )
    return mean_of(np.mean([a - b for a, b in pairs], axis=0))


def contrasts(won: Cells, score: Cells) -> Iterator[Contrast]:
    """Every board at every level."""
    for board, (one, other) in enumerate(POWERS):
        for level in LEVELS:
            first, second = (
                float(np.mean([won[key] for key in having(won, level, power)]))
                for power in (one, other)
            )
            found = (compared(cells, level, board) for cells in (won, score))
            yield Contrast(board, level, (first, second), *found)


class Names:
    """Boards and levels in English."""

    def __init__(self, game: str) -> None:
        self._say = StudyText(game)

    def level(self, level: str) -> str:
        """A level."""
        return self._say.name("level", level)[0]

    def sides(self, board: int) -> tuple[str, str]:
        """The powers of a board."""
        first, second = (self._say.name("power", power)[0] for power in POWERS[board])
        return first, second


def levels_table(won: Cells, names: Names) -> str:
    """Games won at each level."""
    rows = []
    for level in LEVELS:
        cells = [one for key, one in won.items() if key[0] == level]
        wins, games = int(np.sum(cells)), sum(map(len, cells))
        rows.append([names.level(level), share(wins, games)])
    return table(("Level", "Games won"), rows)


def row(one: Contrast, names: Names) -> list[str]:
    """A line of the table of sides."""
    scored = Estimate(one.score.mean / 100, one.score.half / 100)
    sides = " over ".join(names.sides(one.board))
    shares = (f"{share:.1%}" for share in one.shares)
    return [sides, names.level(one.level), *shares, points(one.won), points(scored, 2)]


def sentence(one: Contrast, names: Names) -> str:
    """A difference that is sure, in words."""
    better, worse = names.sides(one.board)[:: 1 if one.won.mean > 0 else -1]
    gain = 100 * abs(one.won.mean)
    return f"- {names.level(one.level)}: {better} wins {gain:.1f} points more than {worse}."


def powers(folder: Path) -> Study:
    """Each board's two sides at each level."""
    results = read_results(str(folder / "powers.parquet"))
    names = Names(results.game)
    won, score = (by_deal(results, column, KEYS) for column in ("won", "score"))
    found = list(contrasts(won, score))
    sure = sorted((one for one in found if one.won.sure), key=lambda one: -abs(one.won.mean))
    heads = ("Sides", "Level", "Won with the first", "With the second", "Points", "Score")
    pictures = {}
    for board in range(len(POWERS)):
        rows = [mark(names.level(one.level), one.won) for one in found if one.board == board]
        title = f"{' over '.join(names.sides(board))}, by level, in points"
        pictures[f"powers_{board}"] = picture(marks(rows, signed=True), title)
    blocks = {
        "games": f"{len(results):,} games, {len(results) // len(won)} deals.",
        "levels": levels_table(won, names),
        "sides": table(heads, (row(one, names) for one in found)),
        "answer": "\n".join(sentence(one, names) for one in sure) or "- No difference is sure.",
    }
    return Study("powers.md", blocks, pictures)
