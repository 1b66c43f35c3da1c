"""``games_played.py N`` plays N games of each kind and prints every move as a digest.

Answers are random; in each tenth game the bot ``rules`` gives them. A second game of the same seed
is played without history, while nobody listens to what happens.
"""

from __future__ import annotations

import sys
from hashlib import blake2s
from typing import Any, Final

from vigil import SeededDealer, Table
from vigil.bench.contenders import run_game
from vigil.bots.random_bot import RandomBot
from vigil.bots.rules_bot import RulesBot
from vigil.build_variant import build_variant
from vigil.core.game import find_game

KINDS: Final[tuple[tuple[str, dict[str, Any]], ...]] = (
    ("ghost_stories", {}),
    ("ghost_stories", {"modules": ["white_moon"]}),
    ("horizons", {}),
    ("horizons", {"ask_all": False}),
)


def moves(game: str, chosen: dict[str, Any], seed: int) -> list[str]:
    """What is asked, what is answered and what happens, move by move."""
    players = 1 + seed % (4 if game == "ghost_stories" else 3)
    setup = find_game(game).setup.from_data({"players": players, **chosen})
    *_, run = run_game(setup, seed)
    table = Table.start(setup, SeededDealer(seed))
    bot = RandomBot(seed) if seed % 10 else RulesBot(seed)
    found = []
    while table.decision is not None:
        mark, asked = table.bookmark(), table.decision
        index = bot.choose(table, asked)
        table.apply(index)
        found.append(_digest(asked, index, table.events_since(mark)))
    ends = (run.state.to_data(), table.state.to_data(), table.record.to_json())
    return [*found, *map(_digest, ends)]


def _digest(*things: object) -> str:
    return blake2s(repr(things).encode(), digest_size=4).hexdigest()


if __name__ == "__main__":
    print(build_variant())
    for seed in range(int(sys.argv[1])):
        for game, chosen in KINDS:
            print(game, seed, *moves(game, chosen, seed))
