"""Adding puzzles to the file of a game: only new ones, each with a permanent name."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

import msgspec

from vigil.core.game import find_game
from vigil.teaching.puzzles.file import KeptPuzzle, shortened, text_of
from vigil.teaching.puzzles.puzzle import Puzzle

LIKE: Final = 0.6
"""Positions that share a larger part of their clauses count as alike."""


def added(known: Mapping[str, KeptPuzzle], found: Mapping[str, Puzzle]) -> dict[str, KeptPuzzle]:
    """The puzzles of a file, plus those found that are unlike all of them."""
    kept = dict(known)
    name = max((one.name for one in known.values()), default=-1)
    for id, puzzle in found.items():
        new = kept_puzzle(puzzle)
        if id not in kept and not any(is_like(new, one) for one in kept.values()):
            name += 1
            kept[id] = msgspec.structs.replace(new, name=name)
    return kept


def kept_puzzle(puzzle: Puzzle) -> KeptPuzzle:
    """A puzzle in its stored form."""
    return KeptPuzzle(
        goal=puzzle.goal,
        name=puzzle.name,
        lines=puzzle.lines,
        succeed=puzzle.succeed,
        seed=puzzle.seed,
        answers=text_of(puzzle.answers),
        position=shortened(find_game(puzzle.game), puzzle.position),
        day=puzzle.day,
        modules=puzzle.modules,
    )


def is_like(one: KeptPuzzle, other: KeptPuzzle) -> bool:
    """Whether two puzzles show nearly the same position, or are solved alike in one game."""
    if (one.seed, one.goal, one.answers) == (other.seed, other.goal, other.answers):
        return True
    return one.modules == other.modules and shared(one, other) > LIKE


def shared(one: KeptPuzzle, other: KeptPuzzle) -> float:
    """The share of clauses that two positions have in common."""
    clauses = [set(puzzle.position.split("; ")) for puzzle in (one, other)]
    return len(clauses[0] & clauses[1]) / max(map(len, clauses))


def pairs_alike(puzzles: Mapping[str, KeptPuzzle]) -> Iterable[tuple[str, str]]:
    """Pairs of puzzles that are too much alike."""
    ids = sorted(puzzles)
    for at, one in enumerate(ids):
        for other in ids[at + 1 :]:
            if is_like(puzzles[one], puzzles[other]):
                yield one, other
