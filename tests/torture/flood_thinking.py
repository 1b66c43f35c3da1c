"""Attacks that have the server think: bots, hints, reasons, analyses."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import closing
from itertools import cycle
from typing import Any, Final

from torture.flood_registry import attack
from torture.flood_target import Target, again_and_again, encode, frame
from vigil.bots import BOTS
from vigil.core import SeededDealer, Table
from vigil.games import ghost_stories

TABLES: Final = 24
DEAR: Final = ("search@600s", "search@10000", "search:bold@600s")
"""Bots that nobody but the server's admin should be able to seat."""
PLIES: Final = 60
GAMES: Final = 12
"""Finished games whose analysis is asked for."""


@attack("budgets")
async def budgets(target: Target) -> AsyncIterator[None]:
    """Tables at which bots have ten minutes for each answer."""
    yield
    await again_and_again(4, lambda number: seat_bots(target, DEAR[number % len(DEAR)]))


@attack("searches")
async def searches(target: Target) -> AsyncIterator[None]:
    """Tables of plain search bots, two dozen and more."""
    yield
    await again_and_again(4, lambda _: seat_bots(target, "search"))


async def seat_bots(target: Target, bot: str) -> None:
    """One more table at which bots play alone."""
    if await target.table({"bot": bot}, {"bot": bot}) is None:
        await asyncio.sleep(0.1)


@attack("hints")
async def hints(target: Target) -> AsyncIterator[None]:
    """Hints asked for without pause on the sockets of eight tables, three each."""
    made = [await target.table({"name": "Mallory"}) for _ in range(8)]
    yield

    async def ask(number: int) -> None:
        mine = made[number % len(made)]
        with closing(await target.socket(mine["table"]["id"])) as socket:
            listening = asyncio.create_task(socket.discard())
            try:
                await socket.send(spoken("hello", tokens=[mine["tokens"]["0"]]))
                for stop in cycle((False, False, True)):
                    target.sent += 1
                    for ply in range(20):
                        await socket.send(spoken("hint", ply=ply, stop=stop))
                    await asyncio.sleep(0.01)
            finally:
                listening.cancel()

    await again_and_again(3 * len(made), ask)


def spoken(request: str, **data: Any) -> bytes:
    """A message to the server as a frame."""
    return frame(encode({"do": request} | data))


@attack("why")
async def why(target: Target) -> AsyncIterator[None]:
    """The reasons of search bots asked for on ten connections."""
    made = [await target.table({"bot": "search@16"}, {"bot": "value"}) for _ in range(3)]
    paths = [f"/api/tables/{one['table']['id']}/why?ply=" for one in made if one is not None]
    yield

    async def ask(number: int) -> None:
        with closing(await target.open()) as connection:
            for ply in cycle(range(PLIES)):
                path = f"{paths[number % len(paths)]}{ply}"
                await connection.send(target.request("GET", path))
                await connection.reply()

    await again_and_again(10, ask)


@attack("analyses")
async def analyses(target: Target) -> AsyncIterator[None]:
    """Analyses of a dozen finished games asked for on six connections."""
    record = finished_game()
    made = [await target.ask("POST", "/api/records", record) for _ in range(GAMES)]
    paths = [f"/api/tables/{one['table']['id']}/analysis" for one in made if one is not None]
    yield

    async def ask(number: int) -> None:
        with closing(await target.open()) as connection:
            for path in cycle(paths[number % len(paths) :] + paths):
                await connection.send(target.request("POST", path, b"{}"))
                await connection.reply()

    await again_and_again(6, ask)


def finished_game(seed: int = 5) -> bytes:
    """The record of a game that rules of thumb have played to its end."""
    setup = ghost_stories.Setup(players=4)
    table, bot = Table.start(setup, SeededDealer(seed)), BOTS["rules"](seed)
    while table.decision is not None:
        table.apply(bot.choose(table, table.decision))
    return table.record.to_json().encode()
