"""Results of games, and totals for players and tables."""

from __future__ import annotations

import json
import time
from collections import defaultdict
from collections.abc import Iterable
from typing import Any

from msgspec import Struct

from vigil.tables.room.room import Room


def result_of(table_id: str, room: Room, challenge: str = "") -> dict[str, Any]:
    """A finished game as a row of the database; resigning is a loss."""
    setup, outcome = room.setup.to_data(), room.game.outcome
    names = [seat.name or seat.bot for seat in room.state.seats]
    return {
        "table_id": table_id,
        "at": time.time(),
        "game": room.setup.game,
        "module": " ".join(setup.get("modules", [])),
        "level": str(setup.get("level", "")),
        "players": room.setup.players,
        "names": json.dumps(names, ensure_ascii=False),
        "won": outcome is not None and outcome.won and not room.state.conceded,
        "score": 0 if outcome is None else outcome.score,
        "challenge": challenge,
    }


class Tally(Struct):
    """Games of one kind: how many, how many won, the best score."""

    game: str
    module: str
    level: str
    players: int
    games: int = 0
    won: int = 0
    best: int | None = None


def names_in(played: Iterable[tuple[str, int]]) -> dict[str, int]:
    """The number of finished games of each name, from groups of players and their games."""
    counts: defaultdict[str, int] = defaultdict(int)
    for names, count in played:
        for name in set(json.loads(names)):
            counts[name] += count
    return dict(sorted(counts.items()))
