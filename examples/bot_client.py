"""A bot for any table: joins it by its link, takes a free seat and answers until the end.

    python bot_client.py http://127.0.0.1:8000/tables/TABLE NAME

It needs only ``websockets``, which a server of Vigil has too; docs/protocol.md describes the whole
protocol.
"""

from __future__ import annotations

import asyncio
import json
import random
import re
import sys
from http.client import HTTPException
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

from websockets.asyncio.client import ClientConnection, connect

TAKEN = "seat_taken"


def table_address(link: str) -> str:
    """The address of a table for programs, from any link to it."""
    found = re.match(r"(https?://[^/]+)(?:/api)?/tables/([\w-]+)", link)
    if found is None:
        raise SystemExit("name the link of a table: http://HOST/tables/TABLE")
    return f"{found[1]}/api/tables/{found[2]}"


def ask(address: str, body: dict[str, str] | None = None) -> Any:
    """Ask the server; a refusal ends the program with its words, but a seat that is just taken."""
    sent = None if body is None else json.dumps(body).encode()
    request = Request(address, sent, {"Content-Type": "application/json"})
    try:
        with urlopen(request) as answer:
            return json.load(answer)
    except HTTPError as refusal:
        return met(refusal.read(), address)
    except (OSError, HTTPException):
        raise SystemExit(f"no server answers at {address}") from None
    except ValueError:
        raise SystemExit(f"there is no Vigil at {address}") from None


def met(body: bytes, address: str) -> dict[str, Any]:
    """The refusal of a taken seat; any other ends the program, as does what is no Vigil."""
    try:
        refusal: dict[str, Any] = json.loads(body)
        code, text = refusal["code"], refusal["text"]
    except (ValueError, LookupError, TypeError):
        code, text = "", f"there is no Vigil at {address}"
    if code != TAKEN:
        raise SystemExit(text)
    return refusal


def sit_down(table: str, name: str) -> tuple[int, str]:
    """Take the first free seat; its token is the only proof that it is ours."""
    for number, seat in enumerate(ask(table)["seats"]):
        if not seat["name"] and not seat["bot"]:
            taken = ask(f"{table}/seats/{number}", {"name": name})
            if "token" in taken:
                return number, str(taken["token"])
            return sit_down(table, name)  # another player was quicker
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
