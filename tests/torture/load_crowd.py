"""A crowd at a server: tables with two people each who think, answer, come back and play again.

Everybody has an address of his own (the server trusts loopback to say where a request came from),
so that the ordinary limits hold for each.
"""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from random import Random
from typing import Any, Final

import httpx
import msgspec
from picows import WSError, WSListener, WSMsgType, ws_connect

PEOPLE: Final = 2
BOT_EVERY: Final = 4
"""One table in this many has a bot."""
GAMES: Final = ("ghost_stories", "horizons")
WITH_QUESTION: Final = (b'{"type":"update"', b'{"type":"welcome"', b'{"type":"rewound"')
PAUSES: Final = (0.3, 1.0, 2.0, 3.0, 4.0)
"""Seconds before a lost connection is tried again: as browsers do, each a part of it by chance."""
PATIENCE: Final = 120
WINDOW: Final = -2
"""The seat of a question that goes to everyone."""
SHORTEST_THOUGHT: Final = 0.2
NEXT_GAME: Final = 5.0
"""Seconds after which a table whose game is over plays another one."""

encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder().decode


class Person(WSListener):
    """One seat of a table: asked, he thinks for a while and takes any option."""

    def __init__(self, seat: Seat) -> None:
        self._seat = seat
        self.transport: Any = None

    def on_ws_connected(self, transport: Any) -> None:
        """Say who this is and what he has heard."""
        self.transport = transport
        hello = {"do": "hello", "tokens": [self._seat.token], "since": max(0, self._seat.ply)}
        transport.send(WSMsgType.TEXT, encode(hello))

    def on_ws_frame(self, _: Any, frame: Any) -> None:
        """Note what was acknowledged or refused, and what is asked."""
        data: bytes = frame.get_payload_as_bytes()
        self._seat.crowd.heard_bytes += len(data)
        if data.startswith(WITH_QUESTION):
            self._seat.hear_game(decode(data))
        elif data.startswith(b'{"type":"done"'):
            self._seat.acknowledged(decode(data)["id"])
        elif data.startswith(b'{"type":"refusal"'):
            self._seat.refused(decode(data))

    def on_ws_disconnected(self, _: Any) -> None:
        """The connection is gone."""
        self._seat.lose()


class Seat:
    """A person's place, which outlives his connections."""

    def __init__(self, crowd: Crowd, path: str, place: int, token: str, number: int) -> None:
        self.crowd = crowd
        self.token = token
        self.number = number
        self.ply = -1
        self.is_here = False
        self.left = False
        self.is_over = asyncio.Event()
        self._path = path
        self._place = place
        self._sent: dict[int, float] = {}
        self._choices: list[int] = []
        self._thinking: asyncio.TimerHandle | None = None
        self._staying: asyncio.Task[None] | None = None
        self._lost = asyncio.Event()
        self._person: Person | None = None

    # -- coming and going

    def sit_down(self) -> None:
        """Connect, and connect again whenever the connection is lost."""
        self._staying = asyncio.create_task(self._stay())

    async def _stay(self) -> None:
        tries = 0
        while not self.left:
            self._lost.clear()
            if await self._connect():
                await self._lost.wait()
                tries = 0
            if not self.left:
                await asyncio.sleep(self.crowd.part_of(PAUSES[min(tries, len(PAUSES) - 1)]))
                tries += 1

    async def _connect(self) -> bool:
        url = f"{self.crowd.address.replace('http', 'ws', 1)}{self._path}/socket"
        person = self._person = Person(self)
        options = self.crowd.way.socket_options(self.number)
        try:
            await ws_connect(lambda: person, url, websocket_handshake_timeout=PATIENCE, **options)
        except (OSError, WSError, TimeoutError):
            self.crowd.lost += not self.left
            return False
        return True

    def lose(self) -> None:
        """The connection is gone."""
        self.crowd.lost += not self.left
        self.is_here = False
        self._sent.clear()
        self._stop_thinking()
        self._lost.set()

    def leave(self) -> None:
        """Go for good."""
        self.left = True
        self._stop_thinking()
        self._lost.set()
        if self._person is not None and self._person.transport is not None:
            self._person.transport.disconnect()

    async def gone(self) -> None:
        """Wait until nothing of him goes on."""
        if self._staying is not None:
            self._staying.cancel()
            with suppress(asyncio.CancelledError):
                await self._staying

    # -- playing

    def hear_game(self, message: dict[str, Any]) -> None:
        """The game has gone on: what was asked before no longer is."""
        if message["type"] == "welcome":
            self.is_here = True
            self.crowd.arrived()
        if message["type"] == "update" and not self._place:
            self.crowd.bot_answers += message["seat"] >= PEOPLE
        self.ply, decision = message["ply"], message["decision"]
        self._stop_thinking()
        self._choices = []
        if decision is None:
            self.is_over.set()
        elif decision["options"] is not None:
            self._choices = self._own(decision)
            self.think()

    def _own(self, decision: dict[str, Any]) -> list[int]:
        """The options that are ours; where all are asked each names its seat."""
        options = enumerate(decision["options"])
        is_window = decision["seat"] == WINDOW
        return [index for index, option in options if not is_window or option[1] == self._place]

    def think(self) -> None:
        """Answer after a while, where there is something to answer."""
        crowd = self.crowd
        if crowd.is_playing and self._choices and self._thinking is None:
            index = crowd.choose(self._choices)
            loop = asyncio.get_running_loop()
            self._thinking = loop.call_later(crowd.thought(), self._answer, index)

    def _stop_thinking(self) -> None:
        if self._thinking is not None:
            self._thinking.cancel()
            self._thinking = None

    def _answer(self, index: int) -> None:
        assert self._person is not None
        self._thinking, self._choices, ply = None, [], self.ply
        self._sent[ply] = time.perf_counter()
        answer = {"do": "answer", "id": ply, "ply": ply, "index": index}
        self._person.transport.send(WSMsgType.TEXT, encode(answer))

    @property
    def waiting(self) -> list[float]:
        """How long answers that are not acknowledged have been waiting."""
        now = time.perf_counter()
        return [now - sent for sent in self._sent.values()]

    def acknowledged(self, number: int | None) -> None:
        """An answer is safe."""
        if number in self._sent:
            self.crowd.waits.append(time.perf_counter() - self._sent.pop(number))

    def refused(self, message: dict[str, Any]) -> None:
        """Where all are asked at once another player may be faster; nothing else is expected."""
        if self._sent.pop(message["id"], None) is None or message["code"] != "stale":
            self.crowd.refusals.append(f"{message['code']}: {message['text']}")


class Way:
    """How people reach a server: here a header says where each of them comes from."""

    def __init__(self) -> None:
        self._client = httpx.AsyncClient(timeout=PATIENCE)

    def requests(self, number: int) -> tuple[httpx.AsyncClient, dict[str, str]]:
        """The HTTP client of one person, and the headers of their requests."""
        return self._client, {"X-Forwarded-For": address_of(number)}

    def socket_options(self, number: int) -> dict[str, Any]:
        """How a person opens a socket, for ``ws_connect``."""
        return {"extra_headers": {"X-Forwarded-For": address_of(number)}}

    async def close(self) -> None:
        """Close what was opened for requests."""
        await self._client.aclose()


class Crowd:
    """All tables and everybody at them."""

    def __init__(
        self,
        addresses: list[str],
        thinking: float,
        seed: int = 1,
        way: Way | None = None,
        bot_every: int = BOT_EVERY,
    ) -> None:
        self.addresses = addresses
        self.way = way or Way()
        self.is_playing = False
        self.waits: list[float] = []
        """For each answer the time until it was acknowledged."""
        self.refusals: list[str] = []
        """What was refused, and should not have been."""
        self.lost = 0
        """Connections that broke off, or could not be opened."""
        self.bot_answers = 0
        self.heard_bytes = 0
        self.finished = 0
        """Games that are over."""
        self.seats: list[Seat] = []
        self._thinking = thinking
        self._bot_every = bot_every
        self._random = Random(seed)
        self._made = 0
        self._hosts: set[asyncio.Task[None]] = set()
        self._arrival = asyncio.Event()

    @property
    def address(self) -> str:
        """A server; where there are several, any of them."""
        return self._random.choice(self.addresses)

    @property
    def here(self) -> int:
        """How many are at their tables."""
        return sum(seat.is_here for seat in self.seats)

    def thought(self) -> float:
        """Seconds until a player's next answer: mostly short, sometimes long."""
        return SHORTEST_THOUGHT + self._random.expovariate(1 / self._thinking)

    def part_of(self, seconds: float) -> float:
        """Between a half and all of it."""
        return seconds * (0.5 + self._random.random() / 2)

    def choose(self, choices: list[int]) -> int:
        """Any of them."""
        return self._random.choice(choices)

    def arrived(self) -> None:
        """A player is at the table."""
        self._arrival.set()

    async def open_tables(self, count: int) -> None:
        """Make tables; those of a table play one game after another."""
        for _ in range(count):
            number, self._made = self._made, self._made + 1
            seats = await self._new_table(number)
            host = asyncio.create_task(self._keep_playing(number, seats))
            self._hosts.add(host)
            host.add_done_callback(self._hosts.discard)

    async def _keep_playing(self, number: int, seats: list[Seat]) -> None:
        while True:
            await asyncio.gather(*(seat.is_over.wait() for seat in seats))
            self.finished += 1
            await asyncio.sleep(self.part_of(NEXT_GAME))
            for seat in seats:
                seat.leave()
                self.seats.remove(seat)
            seats = await self._new_table(number)

    async def _new_table(self, number: int) -> list[Seat]:
        """A table whose game has begun, tried again while no server answers."""
        people: list[dict[str, str]] = [{"name": f"Player {n}"} for n in range(PEOPLE)]
        sitters = [*people, {"bot": "rules"}] if number % self._bot_every == 0 else people
        body = {
            "game": GAMES[number % len(GAMES)],
            "setup": {"players": len(sitters)},
            "seats": sitters,
            "start": True,
        }
        made = await self._post("/api/tables", body, PEOPLE * number)
        path = f"/api/tables/{made['table']['id']}"
        seats = [
            Seat(self, path, int(place), token, PEOPLE * number + int(place))
            for place, token in made["tokens"].items()
        ]
        self.seats += seats
        for seat in seats:
            seat.sit_down()
        return seats

    async def _post(self, path: str, body: object, number: int) -> Any:
        client, headers = self.way.requests(number)
        while True:
            try:
                reply = await client.post(self.address + path, json=body, headers=headers)
            except httpx.TransportError:
                self.lost += 1
            else:
                if reply.is_success:
                    return reply.json()
                self.refusals.append(reply.text)
            await asyncio.sleep(self.part_of(1.0))

    @property
    def waiting(self) -> list[float]:
        """How long answers that are not acknowledged have been waiting."""
        return [seconds for seat in self.seats for seconds in seat.waiting]

    def begin(self) -> None:
        """The asked player begins to think."""
        self.is_playing = True
        for seat in self.seats:
            seat.think()

    async def wait_for(self, here: int) -> None:
        """Wait until this many are at their tables."""
        while self.here < here:
            self._arrival.clear()
            with suppress(TimeoutError):
                await asyncio.wait_for(self._arrival.wait(), 0.05)

    async def go(self) -> None:
        """Everybody goes."""
        for host in self._hosts:
            host.cancel()
        for seat in self.seats:
            seat.leave()
        await asyncio.gather(*(seat.gone() for seat in self.seats))
        self.seats.clear()
        await self.way.close()


def address_of(number: int) -> str:
    """The address of a client: one of sixteen million."""
    return f"10.{number >> 16 & 255}.{number >> 8 & 255}.{number & 255}"
