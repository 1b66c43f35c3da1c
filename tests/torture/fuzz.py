"""Bad input without end: requests of every route and messages of every kind to a real server.

``PYTHONPATH=tests python -m torture.fuzz [INPUTS] [--postgresql]`` sends this many of each kind. No
5xx, no lost socket, no word in the server's log. Files are the part of ``torture.guided``.
"""

from __future__ import annotations

import json
import sys
from contextlib import closing
from http.client import HTTPConnection
from random import Random
from typing import Any, Final
from urllib.parse import quote, urlencode, urlsplit

from websockets.sync.client import ClientConnection, connect

from server.client import PATIENCE, Made, Site
from server.serving import serving
from torture.damage import NASTY, damaged, damaged_text
from torture.files import any_table
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


LIFE: Final = 1000
"""Messages of one socket."""
TOGETHER: Final = 20
"""Messages that are sent at a time."""
FIRST: Final = 10**9
"""Above this the numbers of our own messages begin, which no damaged one has."""


class Target:
    """A server, a table in play there, and what its description says."""

    def __init__(self, site: Site, seed: int) -> None:
        self.site = site
        self._line = HTTPConnection(urlsplit(site.address).netloc, timeout=PATIENCE)
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
        raw = {name: value.encode() for name, value in headers.items()}
        content = self._body() if method in ("post", "put") else None
        self._line.request(method.upper(), url, content, raw)
        reply = self._line.getresponse()
        text = reply.read()
        assert reply.status < 500, (method, url, content, text)
        if reply.status >= 400:
            assert json.loads(text)["text"], (method, url, content)
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

    def talk(self, messages: int) -> None:
        """Some messages at a new table, each of any kind; the socket answers to the end."""
        self.renew()
        with connect(self.site.socket(self.made.id), open_timeout=PATIENCE) as connection:
            for number in range(0, messages, TOGETHER):
                self._say(connection, min(TOGETHER, messages - number), FIRST + number)

    def _say(self, connection: ClientConnection, messages: int, number: int) -> None:
        """Say who one is, since the last messages may have made another one of him, and go on."""
        connection.send(json.dumps({"do": "hello", "tokens": [self.made.tokens[0]]}))
        for _ in range(messages):
            connection.send(self._message())
        connection.send(json.dumps({"do": "look", "id": number}))
        while b'"id":%d' % number not in connection.recv(timeout=PATIENCE, decode=False):
            pass

    def _message(self) -> str:
        text = json.dumps(damaged(self.random.choice(MESSAGES), self.random))
        if self.random.random() < 0.2:
            text = damaged_text(text, self.random)
        return text.encode(errors="replace").decode()

    def close(self) -> None:
        """Ask no more."""
        self._line.close()


def attack_server(site: Site, inputs: int, seed: int = 1) -> None:
    """As many requests, and as many messages."""
    with closing(Target(site, seed)) as target:
        for number in range(inputs):
            target.ask()
            progress("requests", number, inputs)
        for number in range(0, inputs, LIFE):
            target.talk(min(LIFE, inputs - number))
            progress("messages", number, inputs)


def progress(what: str, number: int, of: int) -> None:
    """Say how far it is."""
    if number % 500 == 0:
        print(f"\r{what} {number}/{of}", end="", file=sys.stderr, flush=True)


def main(inputs: int, options: list[str]) -> None:
    """Attack a server on a database of the kind that is wanted."""
    with database_of(options) as database, serving(database) as server:
        attack_server(server.site, inputs)
    print(f"{inputs} requests, {inputs} messages: held")


if __name__ == "__main__":
    given = [word for word in sys.argv[1:] if word.isdecimal()]
    main(int(given[0]) if given else 150_000, [w for w in sys.argv[1:] if w.startswith("--")])
