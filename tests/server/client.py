"""A browser without a screen: requests over HTTP, and a socket whose messages it keeps up with."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import count
from random import Random
from typing import Any, Final

import httpx
from websockets.sync.client import ClientConnection, connect

PATIENCE: Final = 300
WINDOW: Final = -2
"""The seat of a question that goes to everyone."""


class Site:
    """A server as its visitors see it."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.http = httpx.Client(base_url=address, timeout=PATIENCE)

    def ask(
        self, method: str, path: str, body: object = None, token: str = "", status: int = 0
    ) -> Any:
        """Make a request; without a status it has to succeed."""
        headers = {"Vigil-Token": token} if token else {}
        reply = self.http.request(method, path, json=body, headers=headers)
        assert reply.status_code == status if status else reply.is_success, reply.text
        return reply.json()

    def get(self, path: str, status: int = 0) -> Any:
        return self.ask("GET", path, status=status)

    def post(self, path: str, body: object = None, token: str = "", status: int = 0) -> Any:
        return self.ask("POST", path, body, token, status)

    def new_table(self, game: str, *names: str, **setup: Any) -> Made:
        """A table that has started; a name in brackets is a bot."""
        seats = [{"bot": n[1:-1]} if n.startswith("[") else {"name": n} for n in names]
        setup = {"players": len(names)} | setup
        body = {"game": game, "setup": setup, "seats": seats, "start": True}
        return Made(self, self.post("/api/tables", body))

    @contextmanager
    def viewer(self, table: str, *tokens: str, **hello: Any) -> Iterator[Viewer]:
        """A viewer at a table, after hello."""
        address = self.socket(table)
        # with a full queue of messages that nobody has read, closing would take ten seconds
        with connect(address, open_timeout=PATIENCE, max_queue=None) as connection:
            viewer = Viewer(connection)
            viewer.hello(*tokens, **hello)
            yield viewer

    def socket(self, table: str) -> str:
        return f"{self.address.replace('http', 'ws', 1)}/api/tables/{table}/socket"


class Made:
    """A table with its secrets."""

    def __init__(self, site: Site, created: dict[str, Any]) -> None:
        self.site = site
        self.created = created
        self.id: str = created["table"]["id"]
        self.info: dict[str, Any] = created["table"]
        self.host: str = created["host"]
        self.tokens: dict[int, str] = {int(seat): t for seat, t in created["tokens"].items()}
        self.path = f"/api/tables/{self.id}"

    def at(self, ply: int) -> Any:
        """The game at a ply."""
        moment = self.site.get(f"{self.path}/at/{ply}")
        return moment | {"view": board(moment["view"])}


def board(view: dict[str, Any] | None) -> dict[str, Any] | None:
    """A view without the question, which each seat is told in its own form."""
    return None if view is None else {k: v for k, v in view.items() if k != "decision"}


class Viewer:
    """Keeps up with a table by what it is told, and knows nothing else."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.welcome: dict[str, Any] = {}
        self.table: dict[str, Any] = {}
        self.seats: list[int] = []
        self.ply = -1
        self.view: dict[str, Any] | None = None
        self.view_ply = -1
        self.decision: dict[str, Any] | None = None
        self.undo: dict[str, Any] | None = None
        self.happened: list[tuple[int, Any]] = []
        """What happened, by the ply of the answer."""
        self.others: list[dict[str, Any]] = []
        """Messages that are not about the game: chat, gestures, suggestions."""
        self.heard_from: set[int] = set()
        """The seats that have answered."""
        self._ids = count(1)

    # -- talking

    def hello(self, *tokens: str, **hello: Any) -> dict[str, Any]:
        """Say who one is."""
        return self.do("hello", tokens=tokens, **hello)

    def do(self, request: str, **data: Any) -> dict[str, Any]:
        """Ask for something and wait for the reply: ``done``, or why not."""
        id = next(self._ids)
        self.connection.send(json.dumps({"do": request, "id": id} | data))
        while True:
            message = self.hear()
            if message["type"] in ("done", "refusal") and message["id"] == id:
                return message

    def refused(self, request: str, **data: Any) -> str:
        """The code with which something is refused."""
        reply = self.do(request, **data)
        assert reply["type"] == "refusal", reply
        assert reply["text"]
        return str(reply["code"])

    def hear(self) -> dict[str, Any]:
        """The next message, which is also followed."""
        message: dict[str, Any] = json.loads(self.connection.recv(timeout=PATIENCE))
        getattr(self, f"_{message['type']}", self.others.append)(message)
        return message

    def until(self, true: Callable[[Viewer], object]) -> None:
        """Listen until something is true."""
        while not true(self):
            self.hear()

    def wait_for(self, type: str) -> dict[str, Any]:
        """The next message of a type."""
        while True:
            message = self.hear()
            if message["type"] == type:
                return message

    # -- following

    def _welcome(self, message: dict[str, Any]) -> None:
        self.welcome = message
        self.table, self.seats = message["table"], message["seats"]
        self.ply, self.decision = message["ply"], message["decision"]
        self.view, self.view_ply = board(message["view"]), self.ply
        known = {at for at, _, _ in message["events"]}
        self.happened = [(at, e) for at, e in self.happened if at not in known]
        self.happened += [(at, events) for at, events, _ in message["events"]]
        self.undo = message["undo"]

    def _update(self, message: dict[str, Any]) -> None:
        self.heard_from.add(message["seat"])
        self.happened.append((message["ply"], message["events"]))
        self.ply, self.decision = message["ply"], message["decision"]

    def _view(self, message: dict[str, Any]) -> None:
        self.view, self.view_ply = board(message["view"]), message["ply"]
        self.undo = message["undo"]

    def _rewound(self, message: dict[str, Any]) -> None:
        self.ply, self.decision = message["ply"], message["decision"]
        self._view(message)
        self.happened = [(at, events) for at, events in self.happened if at <= message["since"]]
        self.happened += [(at, events) for at, events, _ in message["events"]]

    def _status(self, message: dict[str, Any]) -> None:
        self.table = message["table"]

    def _done(self, _: dict[str, Any]) -> None:
        """A reply is for the one who asked."""

    _refusal = _done

    # -- playing

    @property
    def kind(self) -> str:
        """What is asked."""
        return "" if self.decision is None else str(self.decision["kind"])

    @property
    def events(self) -> list[Any]:
        """All that happened, in order."""
        return [event for _, events in self.happened for event in events]

    @property
    def may_answer(self) -> bool:
        """Whether one of the own seats is asked."""
        return self.decision is not None and self.decision["options"] is not None

    def choices(self) -> list[tuple[int, int]]:
        """The answers that the own seats can give, as seat and index."""
        assert self.decision is not None
        seat, options = self.decision["seat"], self.decision["options"]
        asked = [option[1] if seat == WINDOW else seat for option in options]
        return [(who, index) for index, who in enumerate(asked) if who in self.seats]

    def answer(self, random: Random) -> dict[str, Any]:
        """Give any answer."""
        seat, index = random.choice(self.choices())
        return self.do("answer", ply=self.ply, index=index, seat=seat)


def play(viewers: list[Viewer], answers: int, seed: int = 1) -> int:
    """Let those who are asked answer, everybody keeping up; how many answers were given."""
    random = Random(seed)
    for given in range(answers):
        asked = [viewer for viewer in viewers if viewer.may_answer]
        if not asked:
            return given
        player = random.choice(asked)
        reply = player.answer(random)
        assert reply["type"] == "done", reply
        keep_up(viewers, player.ply)
    return answers


def play_out(made: Made, seed: int = 1) -> None:
    """The only player of a table answers at random until the end."""
    random = Random(seed)
    with made.site.viewer(made.id, made.tokens[0]) as player:
        while player.table["status"] != "over":
            if player.may_answer:
                player.answer(random)
            else:
                player.hear()


def keep_up(viewers: list[Viewer], ply: int) -> None:
    """Wait until all viewers have heard of a ply."""
    for viewer in viewers:
        viewer.until(lambda viewer: viewer.ply == ply)
