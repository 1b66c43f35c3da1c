"""A bot for any table: joins it by its link, takes a free seat and answers until the end.

    python bot_client.py http://127.0.0.1:8000/tables/TABLE NAME

It needs only ``httpx`` and ``websockets``; docs/protocol.md tells the whole protocol.
"""

from __future__ import annotations

import asyncio
import json
import random
import sys
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

USAGE = "python bot_client.py http://HOST/tables/TABLE NAME"


def service(link: str) -> str:
    """Where programs find a table, by the link that people have."""
    site, tables, table = link.partition("/tables/")
    if not (site.startswith("http") and tables and table):
        raise SystemExit(f"“{link}” is no link of a table: {USAGE}")
    return f"{site.removesuffix('/api')}/api/tables/{table.split('/')[0].split('?')[0]}"


def seats_of(link: str) -> list[dict[str, Any]]:
    """Who sits at a table."""
    try:
        reply = httpx.get(link)
    except httpx.HTTPError as error:
        raise SystemExit(f"no server answers at {link}: {error}") from None
    if not reply.is_success:
        raise SystemExit(f"there is no such table: {link}")
    seats: list[dict[str, Any]] = reply.json()["seats"]
    return seats


def sit_down(link: str, name: str) -> tuple[int, str]:
    """Take the first free seat; its token is the only proof that it is ours."""
    for number, seat in enumerate(seats_of(link)):
        if not seat["name"] and not seat["bot"]:
            taken = httpx.post(f"{link}/seats/{number}", json={"name": name})
            if taken.is_success:
                return number, taken.json()["token"]
    raise SystemExit("no seat is free")


def choose(decision: dict[str, Any], seat: int) -> int:
    """The tiny rule: never stop while there is something else to do."""
    own = [
        (index, option)
        for index, option in enumerate(decision["options"])
        if decision["seat"] == seat or option[1] == seat
    ]
    busy = [index for index, option in own if option[0] not in ("stop", "pass", "stay")]
    return random.choice(busy or [index for index, _ in own])


async def play(socket: ClientConnection, seat: int, token: str) -> bool:
    """Answer whenever we are asked; say whether the game has ended."""
    await socket.send(json.dumps({"do": "hello", "tokens": [token]}))
    async for text in socket:
        message = json.loads(text)
        if message["type"] in ("welcome", "status") and message["table"]["status"] == "over":
            return True
        if message["type"] == "refusal" and message["code"] == "too_fast":
            await asyncio.sleep(1)
            await socket.send(json.dumps({"do": "look"}))
        decision = message.get("decision")
        if decision and decision["options"] and seat in decision["seats"]:
            answer = {"do": "answer", "ply": message["ply"], "index": choose(decision, seat)}
            await socket.send(json.dumps(answer))
    return False


async def main(link: str, name: str) -> None:
    """Sit down and play; a lost connection is made again."""
    seat, token = sit_down(link, name)
    async for socket in connect(link.replace("http", "ws", 1) + "/socket"):
        if await play(socket, seat, token):
            return


if __name__ == "__main__":
    if len(sys.argv) != 3:
        raise SystemExit(USAGE)
    asyncio.run(main(service(sys.argv[1]), sys.argv[2]))
