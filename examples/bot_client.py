"""A bot for any table: joins it by its link, takes a free seat and answers until the end.

    python bot_client.py http://127.0.0.1:8000/tables/TABLE NAME

It needs only ``httpx`` and ``websockets``; docs/protocol.md describes the whole protocol.
"""

from __future__ import annotations

import asyncio
import json
import random
import re
import sys
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect


def table_address(link: str) -> str:
    """The address of a table for programs, from any link to it."""
    found = re.match(r"(https?://[^/]+)(?:/api)?/tables/([\w-]+)", link)
    if found is None:
        raise SystemExit("name the link of a table: http://HOST/tables/TABLE")
    return f"{found[1]}/api/tables/{found[2]}"


def ask(method: str, address: str, **body: Any) -> Any:
    """Ask the server; a refusal ends the program with the server's own words."""
    try:
        answer = httpx.request(method, address, **body)
        said = answer.json()
    except httpx.HTTPError:
        raise SystemExit(f"no server answers at {address}") from None
    except ValueError:
        raise SystemExit(f"there is no Vigil at {address}") from None
    if not answer.is_success:
        raise SystemExit(said.get("text", f"there is no Vigil at {address}"))
    return said


def sit_down(table: str, name: str) -> tuple[int, str]:
    """Take the first free seat; its token is the only proof that it is ours."""
    for number, seat in enumerate(ask("GET", table)["seats"]):
        if not seat["name"] and not seat["bot"]:
            return number, ask("POST", f"{table}/seats/{number}", json={"name": name})["token"]
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


async def main(link: str = "", name: str = "Python") -> None:
    """Sit down and play; a lost connection is made again."""
    table = table_address(link)
    seat, token = sit_down(table, name)
    async for socket in connect(table.replace("http", "ws", 1) + "/socket"):
        if await play(socket, seat, token):
            return


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:3]))
