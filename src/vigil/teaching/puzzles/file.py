"""The file of a game's puzzles: one per line, without anything that can be derived."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec
from msgspec import Struct

from vigil.core.errors import VigilError
from vigil.core.game import Game
from vigil.teaching.book import ExampleAnswer


class KeptPuzzle(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A puzzle as stored in its line."""

    goal: str
    name: int
    lines: int
    succeed: int
    seed: int
    answers: str
    """Kinds of questions with the chosen options, such as ``move tile 5; act exorcise``."""
    position: str
    """In the shortest form of the notation."""
    day: int = 0
    modules: tuple[str, ...] = ()

    @property
    def solution(self) -> tuple[ExampleAnswer, ...]:
        """The answers, one by one."""
        return tuple(_answer_of(text) for text in self.answers.split("; "))


def text_of(answers: tuple[ExampleAnswer, ...]) -> str:
    """Answers as stored in a line."""
    return "; ".join(" ".join(map(str, (one.kind, *one.takes))) for one in answers)


def _answer_of(text: str) -> ExampleAnswer:
    kind, *takes = text.split(" ")
    return ExampleAnswer(kind, tuple(int(part) if _is_number(part) else part for part in takes))


def _is_number(part: str) -> bool:
    return part.lstrip("-").isdecimal()


def read_file(text: bytes) -> dict[str, KeptPuzzle]:
    """The puzzles of a file by id."""
    return msgspec.json.decode(text, type=dict[str, KeptPuzzle])


def file_of(puzzles: Mapping[str, KeptPuzzle]) -> str:
    """The text of a file: a line for each puzzle, by id."""
    lines = [
        f"{msgspec.json.encode(id).decode()}: {msgspec.json.encode(kept).decode()}"
        for id, kept in sorted(puzzles.items())
    ]
    return "{\n" + ",\n".join(lines) + "\n}\n"


def shortened(game: Game, position: str) -> str:
    """A position without the clauses and unseen cards that reading it would restore."""
    clauses = position.split("; ")
    for clause in tuple(clauses):
        at = clauses.index(clause)
        for shorter in ((), (clause.partition(" | ")[0],)):
            tried = [*clauses[:at], *shorter, *clauses[at + 1 :]]
            if tried != clauses and _reads_as(game, "; ".join(tried), position):
                clauses = tried
                break
    return "; ".join(clauses)


def _reads_as(game: Game, text: str, position: str) -> bool:
    try:
        return game.write(game.read(text)) == position
    except VigilError:
        return False
