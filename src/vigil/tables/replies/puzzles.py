"""The list of puzzles, and one of them being played."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec
from msgspec import Struct

from vigil.core.game import game_names
from vigil.tables.errors import NotFound
from vigil.tables.replies.books import ExampleTable, example_table
from vigil.teaching.book import open_table
from vigil.teaching.puzzles import Puzzle, attempt, example_of, puzzles_of


class PuzzleInfo(Struct):
    """A puzzle, without its position."""

    id: str
    game: str
    modules: tuple[str, ...]
    goal: str
    grade: int
    """How hard it is, from 1 to 5."""
    lines: int
    """The number of lines: choices until chance intervenes or the goal is judged."""
    succeed: int
    """How many of these lines reach the goal with certainty."""
    name: int
    """The number of its name among those of the game."""
    day: int
    """The day of a leap year whose puzzle it is, from 1 to 366; 0 for none."""


class DayPuzzle(Struct):
    """The puzzle of a day, with the picture of its position."""

    puzzle: PuzzleInfo
    view: Mapping[str, Any]


class PuzzleTable(ExampleTable):
    """The table of a puzzle after some answers; without a question once the goal is judged."""

    judged: bool
    lucky: bool
    """Whether the goal was reached only by luck."""
    against: list[tuple[str, dict[str, Any]]]
    """The events that must not happen and did."""
    counts: list[tuple[int, int]]
    """For each thing that has to happen how often it has happened, and how often it must."""


def all_puzzles() -> list[PuzzleInfo]:
    """The puzzles of all games, the easiest first."""
    return [
        puzzle_info(name, puzzle)
        for game in game_names()
        for name, puzzle in puzzles_of(game).items()
    ]


def puzzle_of_day(day: int) -> DayPuzzle:
    """The puzzle of a day of a leap year, counted from 1."""
    for game in game_names():
        for name, puzzle in puzzles_of(game).items():
            if day and puzzle.day == day:
                return DayPuzzle(puzzle_info(name, puzzle), open_table(example_of(puzzle)).view())
    raise NotFound("no_such_puzzle", value=str(day))


def known_puzzle(game: str, name: str) -> Puzzle:
    """A puzzle of a game by its name."""
    found = puzzles_of(game).get(name)
    if found is None:
        raise NotFound("no_such_puzzle", value=name)
    return found


def puzzle_info(name: str, puzzle: Puzzle) -> PuzzleInfo:
    """The list entry of a puzzle."""
    return PuzzleInfo(
        name,
        puzzle.game,
        puzzle.modules,
        puzzle.goal,
        puzzle.grade,
        puzzle.lines,
        puzzle.succeed,
        puzzle.name,
        puzzle.day,
    )


def puzzle_table(puzzle: Puzzle, answers: list[int]) -> PuzzleTable:
    """A puzzle after some answers; those given after the goal is judged are left out."""
    tried = attempt(puzzle, answers)
    shown = msgspec.structs.asdict(example_table(example_of(puzzle), answers[: tried.given]))
    if tried.reached is not None:
        shown["decision"] = None
    return PuzzleTable(
        **shown | {"solved": tried.reached is True and tried.sure},
        judged=tried.reached is not None,
        lucky=tried.reached is True and not tried.sure,
        against=[(event.tag, event.data) for event in tried.against],
        counts=list(tried.counts),
    )
