"""Bad input without end: damaged files, requests of every route, messages of every kind.

``PYTHONPATH=tests python -m torture.fuzz [INPUTS] [--postgresql]`` sends so many of each sort to
the readers of files and to a real server. No 5xx, no lost socket, no word in the server's log.
"""

from __future__ import annotations

import json
import sys
from itertools import count
from random import Random
from typing import Any, Final
from urllib.parse import quote, urlencode

from websockets.sync.client import ClientConnection, connect

from server.client import PATIENCE, Made, Site
from server.serving import serving
from torture.damage import NASTY, damaged, damaged_text
from torture.files import KINDS, any_table, attempt
from torture.kills import database_of

MESSAGES: Final[tuple[dict[str, Any], ...]] = (
    {"do": "hello", "tokens": ["x.0.1.y"], "since": 3, "language": "pl", "name": "Eve"},
    {"do": "answer", "ply": 1, "index": 0, "seat": 0},
    {"do": "undo", "depth": "turn", "to": 2},
    {"do": "redo"},
    {"do": "agree"},
    {"do": "decline"},
    {"do": "pause"},
    {"do": "resume"},
    {"do": "replace", "of": 1, "bot": "rules"},
    {"do": "say", "text": "hello"},
    {"do": "emote", "emote": "thanks"},
    {"do": "suggest", "ply": 1, "index": 0},
    {"do": "look"},
    {"do": "hint", "ply": 1, "stop": True},
    {"do": "lead", "ply": 1},
    {"do": "mute", "of": 0, "muted": True},
)
BODIES: Final[tuple[Any, ...]] = (
    {"game": "horizons", "setup": {"players": 2, "switches": ["H10"]}, "seats": [{"name": "Ann"}]},
    {
        "game": "ghost_stories",
        "setup": {
            "players": 2,
            "level": "hell",
            "modules": ["white_moon"],
            "options": {"portal": "edge", "cards": {"wm10_pale_wolf": {"yin": ["haunter"]}}},
            "colours": ["red", "blue"],
        },
        "title": "Friday",
        "start": True,
        "challenge": "",
    },
    {"ply": 2, "title": "Again", "name": "Ann"},
    {"name": "Bob"},
    {"bot": "rules"},
    {"value": "red", "side": ""},
    {"words": "It smiled."},
    {"answers": [0, 1]},
    {"fill": "random"},
)


class Target:
    """A server, a table in play there, and what its description says."""

    def __init__(self, site: Site, seed: int) -> None:
        self.site = site
        self.random = Random(seed)
        self.paths: dict[str, Any] = site.get("/api/schema/openapi.json")["paths"]
        self.made: Made
        self.renew()

    def renew(self) -> None:
        """Take a new table; requests may have deleted the old one."""
        self.made = self.site.new_table(self.random.choice(("horizons", "ghost_stories")), "Ann")

    # -- requests

    def ask(self) -> None:
        """One request to any route; it is answered, or refused with 4xx in a sentence."""
        random = self.random
        path = random.choice(list(self.paths))
        method = random.choice(list(self.paths[path]))
        operation = self.paths[path][method]
        url = self._url(path, operation)
        headers = {"Vigil-Token": random.choice((self.made.host, self.made.tokens[0], "x", "é"))}
        raw = {name.encode(): value.encode() for name, value in headers.items()}
        content = self._body() if method in ("post", "put") else None
        reply = self.site.http.request(method, url, content=content, headers=raw)
        assert reply.status_code < 500, (method, url, content, reply.text)
        if reply.status_code >= 400:
            assert reply.json()["text"], (method, url, content)
        if method == "delete" or self.random.random() < 0.01:
            self.renew()

    def _url(self, path: str, operation: Any) -> str:
        query = {}
        for one in operation.get("parameters", []):
            if one["in"] == "path":
                value = quote(self._value(one["name"]), safe="") or "-"
                path = path.replace(f"{{{one['name']}}}", value)
            elif one["in"] == "query" and self.random.random() < 0.7:
                query[one["name"]] = self._value(one["name"])
        return f"{path}?{urlencode(query, errors='replace')}" if query else path

    def _value(self, name: str) -> str:
        """A value of a path or a query: the right one, or anything."""
        good = {"table": self.made.id, "game": "horizons", "language": "ru", "book": "horizons"}
        wrong = str(self.random.choice(NASTY)).encode(errors="replace").decode()
        usual = good.get(name, str(self.random.randrange(4)))
        return usual if self.random.random() < 0.7 else wrong

    def _body(self) -> bytes:
        random = self.random
        if random.random() < 0.1:
            return any_table(random).record.to_json().encode()[: random.choice((50, 10**6))]
        text = json.dumps(damaged(random.choice(BODIES), random))
        if random.random() < 0.2:
            text = damaged_text(text, random)
        return text.encode(errors="replace")

    # -- messages

    def say(self, connection: ClientConnection, number: int) -> None:
        """One message of any kind; afterwards the socket still answers."""
        message = damaged(self.random.choice(MESSAGES), self.random)
        text = json.dumps(message)
        if self.random.random() < 0.2:
            text = damaged_text(text, self.random)
        connection.send(text.encode(errors="replace").decode())
        connection.send(json.dumps({"do": "look", "id": number}))
        while True:
            heard = json.loads(connection.recv(timeout=PATIENCE))
            if heard["type"] in ("done", "refusal") and heard["id"] == number:
                return


def attack_server(site: Site, inputs: int, seed: int = 1) -> None:
    """As many requests, and as many messages."""
    target = Target(site, seed)
    for number in range(inputs):
        target.ask()
        progress("requests", number, inputs)
    target.renew()
    with connect(site.socket(target.made.id)) as connection:
        connection.send(json.dumps({"do": "hello", "tokens": [target.made.tokens[0]]}))
        ids = count(10**9)
        for number in range(inputs):
            target.say(connection, next(ids))
            progress("messages", number, inputs)


def progress(what: str, number: int, of: int) -> None:
    """Say how far it is."""
    if (number + 1) % 500 == 0:
        print(f"\r{what} {number + 1}/{of}", end="", file=sys.stderr, flush=True)


def main(inputs: int, options: list[str]) -> None:
    """Files first, then a server."""
    for kind in KINDS:
        for seed in range(inputs):
            attempt(kind, seed)
            progress(kind, seed, inputs)
    with database_of(options) as database, serving(database) as server:
        attack_server(server.site, inputs)
    print(f"{inputs} damaged files of each kind, {inputs} requests, {inputs} messages: held")


if __name__ == "__main__":
    given = [word for word in sys.argv[1:] if word.isdecimal()]
    main(int(given[0]) if given else 150_000, [w for w in sys.argv[1:] if w.startswith("--")])
