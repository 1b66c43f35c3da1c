"""Whether the layout of the village decides the game."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import product
from pathlib import Path
from typing import Final, NamedTuple

import numpy as np

from studies.plans import TILES
from studies.telling import (
    Array,
    Estimate,
    Study,
    by_deal,
    english,
    mark,
    picture,
    points,
    share,
    table,
)
from vigil.research.simulation.results import Results, read_results
from vigil.research.simulation.statistics import DEVIATIONS
from vigil.research.study import study_of
from vigil.research.study.drawing import heat, marks
from vigil.research.study.text import StudyText


def variance(won: Array) -> tuple[float, float, float]:
    """Between layouts, between deals, and what is left: a row for each layout."""
    layouts, deals = won.shape
    rows, columns, all_games = won.mean(axis=1), won.mean(axis=0), won.mean()
    left = won - rows[:, None] - columns[None, :] + all_games
    rest = float((left**2).sum() / ((layouts - 1) * (deals - 1)))
    between = float(rows.var(ddof=1)) - rest / deals
    return between, float(columns.var(ddof=1)) - rest / layouts, rest


def resampled(won: Array, times: int = 1000) -> tuple[float, float]:
    """The interval of the spread between layouts: they are drawn again and again."""
    chance = np.random.default_rng(1)
    layouts = len(won)
    found = [variance(won[chance.integers(layouts, size=layouts)])[0] for _ in range(times)]
    low, high = np.quantile(found, (0.025, 0.975))
    return max(0.0, float(low)) ** 0.5, max(0.0, float(high)) ** 0.5


def by_chance(won: Array, times: int = 2000) -> float:
    """How often layouts that do not matter at all would differ so much: results change places."""
    chance = np.random.default_rng(1)
    observed = won.mean(axis=1).var()
    as_far = sum(chance.permuted(won, axis=0).mean(axis=1).var() >= observed for _ in range(times))
    return float((as_far + 1) / (times + 1))


PLACES: Final = {"corner": (0, 2, 6, 8), "edge": (1, 3, 5, 7), "centre": (4,)}


Effect = tuple[str, str, Estimate]
"""A tile, a kind of place, and the difference that it makes."""


def tile_effects(shares: Mapping[tuple[str, ...], float]) -> Iterator[Effect]:
    """Each tile in each kind of place against the same tile elsewhere; layouts are the cases."""
    for tile, (place, spots) in product(TILES, PLACES.items()):
        here = np.array([s for village, s in shares.items() if village.index(tile) in spots])
        there = np.array([s for village, s in shares.items() if village.index(tile) not in spots])
        spread = here.var(ddof=1) / len(here) + there.var(ddof=1) / len(there)
        half = float(DEVIATIONS * spread**0.5)
        yield tile, place, Estimate(float(here.mean() - there.mean()), half)


class Spread(NamedTuple):
    """How far layouts and deals differ."""

    layouts: float
    """Variance between layouts, chance apart; that of the others likewise."""
    deals: float
    rest: float

    @property
    def whole(self) -> float:
        """All variance of a game."""
        return self.layouts + self.deals + self.rest


def spread_table(won: Array, spread: Spread) -> str:
    """How far layouts differ, and how far chance would make them differ."""
    observed = won.mean(axis=1)
    low, high = resampled(won)
    chance = (spread.rest / won.shape[1]) ** 0.5
    own = f"{100 * spread.layouts**0.5:.1f} points ({100 * low:.1f}–{100 * high:.1f})"
    rows = [
        ["Games won", share(int(won.sum()), won.size)],
        ["The best and the worst layout", f"{observed.max():.1%} and {observed.min():.1%}"],
        ["Observed standard deviation of layouts", f"{100 * observed.std(ddof=1):.1f} points"],
        ["The same if all layouts were equal", f"{100 * chance:.1f} points"],
        ["True standard deviation of layouts (estimate)", own],
        ["Share of variance explained by the layout", f"{spread.layouts / spread.whole:.1%}"],
        ["Share explained by the deal", f"{spread.deals / spread.whole:.1%}"],
        ["p (permutation test, equal layouts)", f"{by_chance(won):.4f}"],
    ]
    return table(("", "Figure"), rows)


def extremes(won: Array, spread: Spread) -> str:
    """What the best and the worst layout would win in the long run: less than they did here."""
    observed = won.mean(axis=1)
    trust = spread.layouts / (spread.layouts + spread.rest / won.shape[1])
    best, worst = (
        observed.mean() + trust * (one - observed.mean())
        for one in (observed.max(), observed.min())
    )
    return f"In the long run the best of these layouts would win {best:.1%}, the worst {worst:.1%}."


def village(folder: Path) -> Study:
    """How far layouts differ, and what in them makes the difference."""
    results = read_results(str(folder / "village.parquet"))
    cells = by_deal(results, "won", ("setup_village",))
    won = np.array(list(cells.values()))
    spread = Spread(*(max(0.0, one) for one in variance(won)))
    shares = {tuple(key[0].split("+")): float(one.mean()) for key, one in cells.items()}
    effects = sorted(tile_effects(shares), key=lambda one: -one[2].mean)
    sure = sum(effect.sure for _, _, effect in effects)
    return Study(
        "village.md",
        {
            "games": f"{won.size:,} games: {won.shape[0]} layouts, {won.shape[1]} deals each.",
            "spread": spread_table(won, spread),
            "answer": extremes(won, spread),
            "tiles": tiles_table(effects),
            "sure": f"{sure} of {len(effects)} comparisons are significant; chance alone"
            f" would produce about {len(effects) / 20:.1f}.",
        },
        drawings(results, effects),
    )


def tiles_table(effects: list[Effect]) -> str:
    """Every tile in every kind of place."""
    say = StudyText("ghost_stories")
    rows = ([say.name("tile", tile)[0], place, points(one)] for tile, place, one in effects)
    return table(("Tile", "Place", "Points versus elsewhere"), rows)


def drawings(results: Results, effects: list[Effect]) -> dict[str, str]:
    """Where tiles are haunted, and what a tile does in a corner."""
    say = StudyText(results.game)
    (grid,) = study_of(results).grids
    figures = [english(f"{count:.2f}") for count in grid.places]
    corners = [mark(say.name("tile", t)[0], one) for t, place, one in effects if place == "corner"]
    title = "Each tile in a corner, in points"
    return {
        "village_places": picture(heat(grid, figures), "Hauntings per game, by place"),
        "village_corners": picture(marks(corners, signed=True), title),
    }
