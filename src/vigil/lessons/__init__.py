"""Lessons: guided first games. The deal is fixed, so that the client can tell what will happen.

Server and client read the same files. A lesson is a set-up with the seed of its dealer, the
questions along its path with the options it takes, and the steps that explain them.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any

import msgspec
from msgspec import Struct


class Question(Struct, forbid_unknown_fields=True):
    """A question along the path, and the option that the lesson takes."""

    ply: int
    kind: str
    takes: tuple[str | int, ...]
    index: int


class Step(Struct, forbid_unknown_fields=True):
    """Something to be explained at a ply, with the things on the table that it is about."""

    id: str
    ply: int
    show: tuple[str, ...]


class Lesson(Struct, forbid_unknown_fields=True):
    """A guided first game."""

    game: str
    seed: int
    setup: dict[str, Any]
    path: tuple[Question, ...]
    steps: tuple[Step, ...]


@cache
def lessons() -> Mapping[str, Lesson]:
    """All lessons by name."""
    games = files("vigil").joinpath("games")
    return {
        name: msgspec.json.decode(
            games.joinpath(name, "lessons", f"{name}.json").read_bytes(), type=Lesson
        )
        for name in ("ghost_stories", "horizons")
    }


def lesson_dealt(game: str, seed: int) -> str:
    """The name of the lesson that is dealt so; empty for an ordinary game.

    Other tables have seeds of 128 random bits.
    """
    for name, lesson in lessons().items():
        if (lesson.game, lesson.seed) == (game, seed):
            return name
    return ""
