"""How often bots win the scenarios of a game: written into their files.

All bots play the same deals. ``python tools/measure_campaign.py ghost_stories rules --games 200``
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from rich.progress import track

import vigil
from vigil.bots.bot import make_bot
from vigil.core.dealer import SeededDealer
from vigil.core.game import find_game, game_names
from vigil.core.table import Table
from vigil.research.simulation.games import game_seed, play_out
from vigil.teaching.campaign import Scenario, scenarios_of

SEED = 20261118
"""The seed of the deals; no bot was trained on them."""


def measure(game: str, name: str, bot: str, games: int) -> int:
    """The number of games of a scenario that a bot wins."""
    scenario = scenarios_of(game)[name]
    seeds = [game_seed(SEED, number) for number in range(games)]
    games_played = track(seeds, f"{name} {bot}", transient=True)
    return sum(_is_won(game, scenario, bot, seed) for seed in games_played)


def _is_won(game: str, scenario: Scenario, bot: str, seed: int) -> bool:
    rules, dealer = find_game(game), SeededDealer(seed)
    if scenario.position:
        table = Table.at(rules, rules.read(scenario.position), dealer)
    else:
        table = Table.start(rules.setup.from_data(scenario.setup), dealer)
    play_out(table, make_bot(bot, seed), dealer)
    assert table.outcome is not None
    return table.outcome.won


def main() -> None:
    """Measure every scenario not yet measured over that many games."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=game_names())
    parser.add_argument("bot")
    parser.add_argument("--games", type=int, default=200)
    given = parser.parse_args()
    folder = Path(vigil.__file__).parent / "games" / given.game / "campaign"
    for name, scenario in scenarios_of(given.game).items():
        known = scenario.measured.get(given.bot)
        if known is not None and known.games >= given.games:
            continue
        won = measure(given.game, name, given.bot, given.games)
        file = folder / f"{name}.json"
        data = json.loads(file.read_text(encoding="utf-8"))
        data.setdefault("measured", {})[given.bot] = {"won": won, "games": given.games}
        file.write_text(json.dumps(data, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
        print(f"{name}: {given.bot} wins {won} of {given.games}")


if __name__ == "__main__":
    main()
