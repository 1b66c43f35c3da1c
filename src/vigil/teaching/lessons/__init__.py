"""Lessons: chapters that teach a game. The deal is fixed, so the client can tell what happens.

Server and client read the same files. A chapter is a position with the seed of its dealer, the
questions along its path with the options it takes, and the steps that explain them. Its file is
called after its course and its number there.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources.abc import Traversable
from typing import Any

import msgspec
from msgspec import Struct

from vigil.core.game import find_game
from vigil.core.plugin import plugins
from vigil.core.record import Record

__all__ = ["Lesson", "PathChoice", "Step", "lesson_dealt", "lessons"]


class PathChoice(Struct, forbid_unknown_fields=True):
    """A question along the path, and the option that the lesson chooses."""

    ply: int
    kind: str
    takes: tuple[str | int, ...]
    index: int


class Step(Struct, forbid_unknown_fields=True):
    """An explanation at a ply, with the things on the table that it describes."""

    id: str
    ply: int
    show: tuple[str, ...]


class Lesson(Struct, forbid_unknown_fields=True):
    """A chapter: a position and the next few turns."""

    game: str
    position: str
    seed: int
    path: tuple[PathChoice, ...]
    steps: tuple[Step, ...]
    first_game: dict[str, Any] | None = None
    """The setup suggested after the last chapter of a course."""

    @property
    def origin(self) -> Record:
        """The position as a game without answers."""
        game = find_game(self.game)
        state = game.read(self.position)
        return Record(state.setup, (), game.rules_version, origin=state.to_data())


@cache
def lessons() -> Mapping[str, Lesson]:
    """All lessons by name."""
    return {
        file.name.removesuffix(".json"): msgspec.json.decode(file.read_bytes(), type=Lesson)
        for plugin in plugins()
        for file in _files(plugin.file("lessons"))
    }


def _files(folder: Traversable) -> list[Traversable]:
    """The lessons of a game, if it has any."""
    found = folder.iterdir() if folder.is_dir() else ()
    return sorted((one for one in found if one.name.endswith(".json")), key=lambda one: one.name)


def lesson_dealt(game: str, seed: int) -> str:
    """The name of the lesson with this deal; empty for an ordinary game.

    Other tables have seeds of 128 random bits.
    """
    for name, lesson in lessons().items():
        if (lesson.game, lesson.seed) == (game, seed):
            return name
    return ""
