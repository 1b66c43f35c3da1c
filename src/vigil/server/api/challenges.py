"""The day's challenge, and how those who have played it here fared."""

from __future__ import annotations

import json
from typing import Any

from litestar import get
from litestar.params import FromQuery
from msgspec import Struct

from vigil.core.game import find_game, game_names
from vigil.server.room.challenge import challenge_setup, read_day, today
from vigil.server.services import Shared


class Deal(Struct):
    """What is played that day in a game, set up for as few players as can play it."""

    game: str
    setup: dict[str, Any]


class ChallengeResult(Struct):
    """How a table that played it ended."""

    table: str | None
    """``None`` for a private one."""
    game: str
    players: int
    names: list[str]
    won: bool
    score: int


class Challenge(Struct):
    """The challenge of a day."""

    day: str
    deals: list[Deal]
    results: list[ChallengeResult]
    """The best first."""


@get("/api/challenge", tags=["service"])
async def challenge(services: Shared, day: FromQuery[str | None] = None) -> Challenge:
    """The challenge of today, or of one of the days before."""
    wanted = today() if day is None else read_day(day)
    deals = []
    for name in game_names():
        game = find_game(name)
        players = next(one.values for one in game.choices if one.entry == "players")
        least = min(count for count in players if isinstance(count, int))
        deals.append(Deal(name, challenge_setup(game, wanted, least)))
    rows = await services.store.challenge_results(wanted.isoformat())
    results = [
        ChallengeResult(
            table=row["table_id"] if row["public"] else None,
            game=row["game"],
            players=row["players"],
            names=json.loads(row["names"]),
            won=bool(row["won"]),
            score=row["score"],
        )
        for row in rows
    ]
    results.sort(key=lambda result: (result.won, result.score), reverse=True)
    return Challenge(wanted.isoformat(), deals, results)


HANDLERS: list[Any] = [challenge]
