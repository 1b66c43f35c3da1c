"""``training.py``: random games that show the C compiler what the engine does often."""

from __future__ import annotations

from typing import Final

from vigil.bench.contenders import kinds_of, run_game, table_game, with_all_players
from vigil.core.game import find_game, game_names

GAMES: Final = 60
"""Of each kind, alone and with all players, with history and without: some seconds."""


def main() -> None:
    """Play them."""
    for name in game_names():
        for setup in kinds_of(find_game(name)).values():
            for seed in range(GAMES):
                for kind in (setup, with_all_players(setup)):
                    for play in (run_game, table_game):
                        for _ in play(kind, seed):
                            pass


if __name__ == "__main__":
    main()
