"""Random games and rare positions, told as they go."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from random import Random
from typing import Any, Final

from vigil.core import Decision, Table
from vigil.games.ghost_stories import GHOST_STORIES, Setup
from vigil.games.ghost_stories.rules import EDITIONS, SWITCHES
from vigil.games.ghost_stories.setup import LEVELS
from vigil.words import Words

EVERY_SETUP: Final = tuple(product((1, 2, 3, 4), LEVELS, EDITIONS, ((), tuple(SWITCHES))))

SHARED_TILE: Final = (
    "players: 2; edition: {edition}; boards: red dance_of_the_spires 0, "
    "yellow enfeeblement_mantra -, green strength_of_the_mountain 1, blue heavenly_gust -; "
    "red: qi 3, tao yellow 2 blue 2 green 1 red 1, at 2; "
    "green: qi 3, tao yellow 1 blue 1 green 2 red 2, at 2; "
    "red ghosts: 58~ - -; turn: red; next: exorcise, turn 1"
)
"""Two Taoists, their tokens and the mantra against an incarnation of four colours."""


class TrackedWords(Words):
    """Words that remember which keys were asked for."""

    def __init__(self, language: str) -> None:
        super().__init__(language)
        self.used: set[str] = set()

    def text(self, key: str, /, **args: str | int) -> str:
        self.used.add(key)
        return super().text(key, **args)


def tables(seeds: range) -> Iterator[tuple[Table, Random]]:
    """Games of every set-up and from rare positions, each with its own luck."""
    for seed in seeds:
        players, level, edition, switches = EVERY_SETUP[seed % len(EVERY_SETUP)]
        setup = Setup(players=players, level=level, edition=edition, switches=switches)
        yield Table.start(setup), Random(seed)
    for seed in seeds[::5]:
        edition = tuple(EDITIONS)[seed % 2]
        position = SHARED_TILE.format(edition=edition)
        yield Table.at(GHOST_STORIES, GHOST_STORIES.read(position)), Random(seed)


def play(table: Table, luck: Random) -> Iterator[tuple[Decision, dict[str, Any]]]:
    """Play to the end, eager to exorcise; every question comes with the view."""
    while (decision := table.decision) is not None:
        yield decision, table.view()
        table.apply(answer(decision, luck))


def answer(decision: Decision, luck: Random) -> int:
    """Mostly an exorcism where there is one, else anything."""
    if ("exorcise",) in decision.options and luck.random() < 0.8:
        return decision.options.index(("exorcise",))
    return luck.choices(range(len(decision.options)), decision.weights)[0]
