"""A puzzle: a position, a goal, a solution, and how many lines there are."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, Final

from msgspec import Struct

from vigil.core.plugin import find_plugin
from vigil.teaching.book import ExampleAnswer
from vigil.teaching.puzzles.file import read_file

GRADES: Final = (0.1, 0.04, 0.015, 0.005)
"""The shares of successful lines from which a puzzle has one, two, three or four stars."""


class Origin(Struct, frozen=True, forbid_unknown_fields=True):
    """The game in which a position was found."""

    setup: dict[str, Any]
    seed: int
    ply: int


class Puzzle(Struct, frozen=True, forbid_unknown_fields=True):
    """A position in which a goal is sure to be reached by few lines only."""

    game: str
    goal: str
    position: str
    answers: tuple[ExampleAnswer, ...]
    """The solution shown to players; chance follows the seed."""
    lines: int
    succeed: int
    modules: tuple[str, ...] = ()
    seed: int = 0
    name: int = 0
    """The number of its name within the game, stored so that names never change."""
    day: int = 0
    """The day of a leap year whose puzzle it is, from 1 to 366; 0 for none."""

    @property
    def grade(self) -> int:
        """How hard it is, from 1 to 5, by the share of lines that succeed."""
        share = self.succeed / self.lines
        return 1 + sum(share < least for least in GRADES)


@cache
def puzzles_of(game: str) -> Mapping[str, Puzzle]:
    """The puzzles of a game by id, the easiest first."""
    file = find_plugin(game).file("puzzles.json")
    if not file.is_file():
        return {}
    found = {
        id: Puzzle(
            game=game,
            goal=kept.goal,
            position=kept.position,
            answers=kept.solution,
            lines=kept.lines,
            succeed=kept.succeed,
            modules=kept.modules,
            seed=kept.seed,
            name=kept.name,
            day=kept.day,
        )
        for id, kept in read_file(file.read_bytes()).items()
    }
    return dict(sorted(found.items(), key=_place))


def _place(one: tuple[str, Puzzle]) -> tuple[Any, ...]:
    """The sort key of a puzzle; days mix the goals."""
    id, puzzle = one
    return puzzle.modules, puzzle.grade, puzzle.day, id
