"""Measures how often bots break the habits of experienced players, and writes a table."""

from __future__ import annotations

from argparse import ArgumentParser

from habits import island, village
from habits.habit import Habit
from habits.measure import measure, table_of
from vigil.core.game import Setup
from vigil.games.ghost_stories import Setup as GhostStories
from vigil.games.horizons import Setup as Horizons

MOON = GhostStories(players=4, modules=("white_moon",))
KINDS: dict[str, tuple[tuple[Habit, ...], tuple[Setup, ...]]] = {
    "ghost_stories": (village.HABITS, (GhostStories(players=4), MOON, GhostStories(players=2))),
    "horizons": (island.HABITS, (Horizons(players=1), Horizons(players=2))),
}


def main() -> None:
    """Play the games and print the table."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=KINDS)
    parser.add_argument("--bots", default="rules,value")
    parser.add_argument("--games", type=int, default=50)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    habits, setups = KINDS[given.game]
    names = str(given.bots).split(",")
    found = {name: measure(setups, name, given.games, given.seed, habits) for name in names}
    for line in table_of(habits, found):
        print(line)


if __name__ == "__main__":
    main()
