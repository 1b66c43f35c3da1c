"""Practice games stored in a folder, so that an interrupted training can resume."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any
from zipfile import BadZipFile

import msgspec
import numpy as np

from vigil.bots.judgement import BadWeights
from vigil.bots.training.fit import Sample
from vigil.bots.training.practice import PracticeGame


class SamplesHeader(msgspec.Struct, frozen=True, kw_only=True):
    """What all games of a folder have in common."""

    game: str
    modules: tuple[str, ...]
    seed: int
    rules: int


class Samples:
    """A folder of practice games; each portion is a file."""

    def __init__(self, folder: str, head: SamplesHeader) -> None:
        self._folder = Path(folder)
        self._folder.mkdir(parents=True, exist_ok=True)
        about = self._folder / "about.json"
        if about.exists():
            try:
                found = msgspec.json.decode(about.read_bytes(), type=SamplesHeader)
            except msgspec.DecodeError as cause:
                raise BadWeights("no_samples", file=str(about)) from cause
            if found != head:
                raise BadWeights("other_samples", file=folder)
        else:
            about.write_bytes(msgspec.json.encode(head))

    def kept(self) -> list[PracticeGame]:
        """The games that are there; a file that was cut short is played again."""
        found: list[PracticeGame] = []
        for file in sorted(self._folder.glob("*.npz")):
            try:
                with file.open("rb") as opened, np.load(opened) as arrays:
                    found += unpacked(arrays)
            except (BadZipFile, EOFError, KeyError, OSError, ValueError):
                file.unlink()
        return found

    def add(self, games: Sequence[PracticeGame]) -> None:
        """Keep games."""
        np.savez_compressed(self._folder / f"{games[0].number:07}.npz", **packed(games))


def packed(games: Sequence[PracticeGame]) -> dict[str, Any]:
    """Games as arrays."""
    return {
        "numbers": np.array([game.number for game in games], np.int32),
        "turns": np.array([len(game.positions) for game in games], np.int32),
        "won": np.array([game.won for game in games], np.bool_),
        "positions": np.concatenate([game.positions for game in games]),
    }


def unpacked(arrays: Any) -> list[PracticeGame]:
    """The games that ``packed`` described."""
    ends = np.cumsum(arrays["turns"])
    parts = np.split(arrays["positions"], ends[:-1])
    facts = zip(arrays["numbers"], parts, arrays["won"], strict=True)
    return [PracticeGame(int(number), part, bool(won)) for number, part, won in facts]


def as_sample(games: Iterable[PracticeGame]) -> Sample:
    """Games as a sample, by their numbers whatever the order in which they were played."""
    ordered = sorted(games, key=lambda one: one.number)
    turns = [len(game.positions) for game in ordered]
    return Sample(
        np.concatenate([game.positions for game in ordered]),
        np.repeat(np.array([game.won for game in ordered], np.float32), turns),
        np.repeat(np.array([game.number for game in ordered], np.int32), turns),
    )
