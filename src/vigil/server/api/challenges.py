"""The daily challenge, and the results of those who have played it here."""

from __future__ import annotations

import json
from collections.abc import Iterable
from datetime import date, timedelta
from typing import Any, Final

from msgspec import Struct

from vigil.core.game import find_game, game_names
from vigil.server.desk import ServerDesk
from vigil.tables.handlers.route import Route
from vigil.tables.room.challenge import (
    AHEAD,
    DailyDeals,
    challenge_setup,
    player_counts,
    read_day,
    today,
)


class Deal(Struct):
    """The setup of a game on that day, for the smallest number of players."""

    game: str
    setup: dict[str, Any]


class ChallengeResult(Struct):
    """The result of a table that played it."""

    table: str | None
    """``None`` for a private one."""
    game: str
    players: int
    names: list[str]
    won: bool
    score: int


class DealCommitment(Struct):
    """The commitment of this server to a deal."""

    day: str
    game: str
    players: int
    commitment: str


class Challenge(Struct):
    """The challenge of a day."""

    day: str
    deals: list[Deal]
    results: list[ChallengeResult]
    """The best first."""
    commitments: list[DealCommitment]
    """Of this day and the following days."""


class DealSeed(Struct):
    """The seed of a deal."""

    game: str
    players: int
    seed: str


class DealSeeds(Struct):
    """The seeds of a day, for devices that play offline."""

    day: str
    seeds: list[DealSeed]


def committed(deals: DailyDeals, days: Iterable[date]) -> list[DealCommitment]:
    """The commitments of some days, for each game and number of players."""
    return [
        DealCommitment(day.isoformat(), name, players, deals.commitment(name, day, players))
        for day in days
        for name in game_names()
        for players in player_counts(find_game(name))
    ]


async def challenge_seeds(desk: ServerDesk, day: str | None = None) -> DealSeeds:
    """The seeds of today or an earlier day; each is revealed after a game anyway."""
    wanted, deals = today() if day is None else read_day(day), desk.services.hub.deals
    seeds = [
        DealSeed(name, players, str(deals.seed(name, wanted, players)))
        for name in game_names()
        for players in player_counts(find_game(name))
    ]
    return DealSeeds(wanted.isoformat(), seeds)


async def challenge(desk: ServerDesk, day: str | None = None) -> Challenge:
    """The challenge of today or an earlier day."""
    wanted = today() if day is None else read_day(day)
    deals = []
    for name in game_names():
        game = find_game(name)
        deals.append(Deal(name, challenge_setup(game, wanted, min(player_counts(game)))))
    rows = await desk.services.store.challenge_results(wanted.isoformat())
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
    coming = (today() + timedelta(days=number) for number in range(1, AHEAD + 1))
    commitments = committed(desk.services.hub.deals, (wanted, *coming))
    return Challenge(wanted.isoformat(), deals, results, commitments)


ROUTES: Final = (
    Route("GET", "/api/challenge", challenge, "service"),
    Route("GET", "/api/challenge/seeds", challenge_seeds, "service"),
)
