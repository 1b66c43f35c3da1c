"""A puzzle: a position, a goal, a solution, and how many lines there are."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, Final

import msgspec
from msgspec import Struct

from vigil.core.plugin import find_plugin
from vigil.teaching.book import ExampleAnswer

GRADES: Final = (0.1, 0.04, 0.015, 0.005)
"""The share of lines that succeed from which on a puzzle has one star, two, three or four."""


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
    """The solution as it is shown; chance falls by the seed."""
    lines: int
    succeed: int
    origin: Origin
    modules: tuple[str, ...] = ()
    seed: int = 0

    @property
    def grade(self) -> int:
        """How hard it is, from 1 to 5, by the share of lines that succeed."""
        share = self.succeed / self.lines
        return 1 + sum(share < least for least in GRADES)


@cache
def puzzles_of(game: str) -> Mapping[str, Puzzle]:
    """The puzzles of a game by name, the easiest first: files of their own, and many in one."""
    plugin = find_plugin(game)
    folder, many = plugin.file("puzzles"), plugin.file("puzzles.json")
    found = {
        file.name.removesuffix(".json"): msgspec.json.decode(file.read_bytes(), type=Puzzle)
        for file in (folder.iterdir() if folder.is_dir() else ())
        if file.name.endswith(".json")
    }
    if many.is_file():
        found |= msgspec.json.decode(many.read_bytes(), type=dict[str, Puzzle])
    return dict(sorted(found.items(), key=lambda one: (one[1].modules, one[1].grade, one[0])))
