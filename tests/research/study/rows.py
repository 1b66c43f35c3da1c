"""Rows of results made by hand, and by real games."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import vigil
from vigil.bots import make_bot
from vigil.core.facts import Cell, Column, facts_of
from vigil.core.game import find_game
from vigil.research.simulation import game_seed
from vigil.research.simulation.columns import columns_of, setup_cells, turn_columns_of
from vigil.research.simulation.games import play_with_facts
from vigil.research.simulation.results import Results
from vigil.research.simulation.writing import write_draft

Rows = list[dict[str, Cell]]


def played(
    game: str, setups: Sequence[Mapping[str, Any]], games: int, bot: str = "random"
) -> tuple[Results, Results]:
    """Real games of a sweep, and their turns."""
    rows: Rows = []
    turns: Rows = []
    for cell, data in enumerate(setups):
        setup = find_game(game).setup.from_data(data)
        for number in range(games):
            seed = game_seed(1, number)
            seen = play_with_facts(setup, make_bot(bot, seed), seed, facts_of(game))
            (won, reason, score), taken, decisions = seen.played
            rows.append(
                {
                    **{"game": game, "rules": find_game(game).rules_version, "cell": cell},
                    **{"version": vigil.__version__, **setup_cells(setup), "bots": bot},
                    **{"number": number, "seed": str(seed), "won": won, "reason": reason},
                    **{"score": score, "turns": taken, "decisions": decisions, **seen.facts},
                }
            )
            place = {"cell": cell, "number": number}
            turns += [{**place, "turn": turn, **row} for turn, row in seen.turns]
    return table(rows, columns_of(game)), table(turns, turn_columns_of(game))


def table(rows: Rows, columns: Sequence[Column], path: str = "games.csv") -> Results:
    """Rows as a table of results."""
    values = {column.name: [row[column.name] for row in rows] for column in columns}
    return Results(path=path, columns=tuple(columns), values=values)


def by_hand(*rows: Mapping[str, Cell], game: str = "ghost_stories") -> Results:
    """Games of which only some cells matter."""
    usual: dict[str, Cell] = {
        **{column.name: None for column in columns_of(game)},
        **{"game": game, "rules": find_game(game).rules_version, "version": "1", "cell": 0},
        **{"bots": "rules", "won": False, "reason": "deck_empty", "score": 0, "turns": 1},
        **{"decisions": 1, "village": (), "hauntings": {}},
    }
    numbered = [
        {**usual, "number": number, "seed": str(number), **row} for number, row in enumerate(rows)
    ]
    return table(numbered, columns_of(game))


def write(path: Path, results: Results) -> Path:
    """Write a table as a simulation does."""
    cells = [results.values[column.name] for column in results.columns]
    write_draft(str(path), results.columns, list(zip(*cells, strict=True))).publish()
    return path
