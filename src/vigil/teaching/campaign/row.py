"""The row of a single game, from its record."""

from __future__ import annotations

from typing import Final

from vigil.core.facts import Row, facts_of
from vigil.core.game import Setup, find_game
from vigil.core.record import Record
from vigil.core.saves import origin_of
from vigil.core.state import GameState
from vigil.core.table import Table

COMMON: Final = ("won", "reason", "score", "turns", "players", "level")
"""The columns that every finished game has."""


def row_of(record: Record) -> Row | None:
    """The columns of a finished game, from its record; ``None`` for one in progress."""
    table = Table[GameState].replay(record)
    if table.outcome is None:
        return None
    collector = facts_of(record.game).collector(beginning_of(record))
    collector.happened(table.events)
    won, reason, score = table.outcome
    ended: Row = {"won": won, "reason": reason, "score": score, "turns": table.state.turn}
    return ended | played_by(record.setup) | collector.game(table.state)


def played_by(setup: Setup) -> Row:
    """The number of players, and the level if the game has levels."""
    return {"players": setup.players, "level": setup.to_data().get("level")}


def beginning_of(record: Record) -> GameState:
    """The state at the beginning."""
    if record.origin is not None:
        return origin_of(record)
    return find_game(record.game).new(record.setup)
