"""The simulations behind the studies."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, permutations, product
from random import Random
from typing import Final, NamedTuple

POWERS: Final = (
    ("bottomless_pockets", "enfeeblement_mantra"),
    ("heavenly_gust", "second_wind"),
    ("favourite_of_the_gods", "strength_of_the_mountain"),
    ("dance_of_the_spires", "dance_of_the_twin_winds"),
)
"""The two sides of each board: yellow, blue, green and red."""
LEVELS: Final = ("initiation", "normal", "nightmare", "hell")
TILES: Final = (
    *("cemetery", "taoist_altar", "herbalist", "sorcerers_hut", "buddhist_temple"),
    *("night_watchman", "circle_of_prayer", "pavilion", "tea_house"),
)
LAYOUTS: Final = 200
SPIRITS: Final = (
    *("devouring_teeth_lurk_underfoot", "eyes_watch_from_the_trees"),
    *("fathomless_mud_of_the_swamp", "rising_heat_of_stone_and_sand"),
    "sun_bright_whirlwind",
)
BOARDS: Final = tuple("ABCDEFGH")


class Plan(NamedTuple):
    """A simulation: what is played how often, and what is swept."""

    name: str
    options: str
    games: int
    sweep: dict[str, list[str]]
    turns: bool = False

    def command(self, workers: int = 16) -> str:
        """The command that plays it, in one line."""
        swept = " ".join(f"{key}={','.join(values)}" for key, values in self.sweep.items())
        turns = f" --turns {self.name}_turns.parquet" if self.turns else ""
        return (
            f"vigil simulate {self.options} --games {self.games} --seed 1 --workers {workers}"
            f" --out {self.name}.parquet{turns} --sweep {swept}"
        )

    @property
    def total(self) -> int:
        """How many games are played."""
        cells = 1
        for values in self.sweep.values():
            cells *= len(values)
        return cells * self.games


def villages() -> Iterator[str]:
    """Villages laid at random, the same ones every time."""
    chance = Random("village")
    for _ in range(LAYOUTS):
        yield "+".join(chance.sample(TILES, len(TILES)))


def rotations() -> Iterator[str]:
    """Every three spirits, each of them once in each seat."""
    for a, b, c in combinations(SPIRITS, 3):
        yield from map("+".join, ((a, b, c), (b, c, a), (c, a, b)))


ALL_POWERS: Final = ["+".join(sides) for sides in product(*POWERS)]
PAIRS: Final = ["+".join(pair) for pair in permutations(SPIRITS, 2)]

PLANS: Final = (
    Plan(
        "powers",
        "ghost_stories --players 4 --bot rules",
        320,
        {"level": list(LEVELS), "powers": ALL_POWERS},
    ),
    Plan("village", "ghost_stories --players 4 --bot rules", 100, {"village": list(villages())}),
    Plan(
        "spirits_1",
        "horizons --players 1 --bot rules",
        200,
        {"spirits": list(SPIRITS), "boards": list(BOARDS)},
        turns=True,
    ),
    Plan("spirits_2", "horizons --players 2 --bot rules", 400, {"spirits": PAIRS}, turns=True),
    Plan("spirits_3", "horizons --players 3 --bot rules", 150, {"spirits": list(rotations())}),
)
