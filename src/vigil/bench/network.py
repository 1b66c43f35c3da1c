"""How fast a server accepts answers: a real server on its own core, many tables, real sockets."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection
from pathlib import Path
from random import Random
from statistics import quantiles
from tempfile import TemporaryDirectory
from typing import Any, Final, NamedTuple

import httpx
import msgspec
from picows import WSListener, WSMsgType, ws_connect
from psutil import Process
from uvicorn.loops.auto import auto_loop_factory

from vigil.core.plugin import plugins
from vigil.server.config import Config
from vigil.server.run import serve
from vigil.tables.limits import Limits

TABLES: Final = 50
VIEWERS: Final = 4
"""Viewers at a table; each plays a seat."""
NO_LIMITS: Final = Limits(
    work_per_second=1e9,
    work_at_once=10**9,
    messages_per_second=1e6,
    messages_at_once=10**6,
    requests_per_second=1e6,
    requests_at_once=10**6,
    connections_per_address=10**6,
    tables_per_hour=10**6,
)
SETUP: Final = {"players": VIEWERS}
WITH_QUESTION: Final = (b'{"type":"update"', b'{"type":"welcome"', b'{"type":"rewound"')
MANY_FINISHED: Final = 10
MIN_ANSWERS: Final = 2
"""A round with fewer answers is not counted."""
SHORTEST: Final = 0.1
"""Length of the shortest round, in seconds."""
DECODE: Final = msgspec.json.Decoder().decode
encode = msgspec.json.Encoder().encode


class Load(NamedTuple):
    """How a server did under load."""

    answers_per_second: float
    cpu_us: float
    """Processor time of the server for each answer, in microseconds."""
    p50_ms: float
    """Median time from sending an answer to its durable acknowledgement."""
    p99_ms: float
    kib_per_table: float


class Player(WSListener):
    """One seat of a table: answers at random, at once."""

    def __init__(self, table: str, token: str, players: Players) -> None:
        self._table = table
        self._hello = encode({"do": "hello", "tokens": [token]})
        self._players = players
        self._sent: dict[int, float] = {}
        self._asked: dict[str, Any] | None = None
        self._transport: Any = None

    def on_ws_connected(self, transport: Any) -> None:
        """Identify the seat."""
        self._transport = transport
        transport.send(WSMsgType.TEXT, self._hello)

    def on_ws_frame(self, _: Any, frame: Any) -> None:
        """Note an acknowledgement, or answer a question that is ours."""
        data: bytes = frame.get_payload_as_bytes()
        if data.startswith(b'{"type":"done"'):
            self._acknowledged(DECODE(data)["id"])
        elif data.startswith(WITH_QUESTION) and b'"options":[[' in data:
            self._asked = DECODE(data)
            if self._players.playing:
                self.answer()
        elif data.startswith(b'{"type":"update"') and b'"decision":null' in data:
            self._players.finish(self._table)

    def _acknowledged(self, number: int | None) -> None:
        if number is not None:
            self._players.waits.append(time.perf_counter() - self._sent.pop(number))

    def leave(self) -> None:
        """Disconnect."""
        self._transport.disconnect()

    def answer(self) -> None:
        """Answer the pending question, if there is one."""
        if self._asked is None:
            return
        ply, options = self._asked["ply"], self._asked["decision"]["options"]
        self._asked = None
        self._sent[ply] = time.perf_counter()
        index = self._players.choose(len(options))
        answer = {"do": "answer", "id": ply, "ply": ply, "index": index}
        self._transport.send(WSMsgType.TEXT, encode(answer))


class Players:
    """The seats of all tables."""

    def __init__(self, address: str) -> None:
        self._address = address
        self._random = Random(1)
        self._seats: list[Player] = []
        self._finished: set[str] = set()
        self._enough = asyncio.Event()
        self.playing = False
        self.waits: list[float] = []
        """For each answer the time until its acknowledgement."""

    def choose(self, count: int) -> int:
        """Pick one option of the given number."""
        return int(self._random.random() * count)

    def finish(self, table: str) -> None:
        """Count finished games; when many are over, the load is lower than intended."""
        self._finished.add(table)
        if len(self._finished) >= MANY_FINISHED:
            self._enough.set()

    async def sit_down(self, tables: int) -> None:
        """Make the tables and connect every player."""
        seats = [{"name": f"Player {n}"} for n in range(VIEWERS)]
        new = {"game": plugins()[0].name, "setup": SETUP, "seats": seats, "start": True}
        async with httpx.AsyncClient(base_url=self._address) as client:
            for _ in range(tables):
                made = (await client.post("/api/tables", json=new)).raise_for_status().json()
                for token in made["tokens"].values():
                    await self._connect(made["table"]["id"], token)

    async def _connect(self, table: str, token: str) -> None:
        url = f"{self._address.replace('http', 'ws', 1)}/api/tables/{table}/socket"
        player = Player(table, token, self)
        await ws_connect(lambda: player, url)
        self._seats.append(player)

    async def play(self, seconds: float) -> list[float]:
        """Let every player answer until the time is up or many games are over."""
        self.playing = True
        for seat in self._seats:
            seat.answer()
        with suppress(TimeoutError):
            await asyncio.wait_for(self._enough.wait(), seconds)
        self.playing = False
        return self.waits

    def leave(self) -> None:
        """Disconnect every player."""
        for seat in self._seats:
            seat.leave()


def load(seconds: float, database: str | None = None, tables: int = TABLES) -> Load:
    """Start a server, let all tables play for a while, and measure."""
    with TemporaryDirectory() as folder:
        config = Config(database or str(Path(folder) / "bench.db"), port=0, limits=NO_LIMITS)
        loop = auto_loop_factory()
        with _server(config) as (address, pid), asyncio.Runner(loop_factory=loop) as runner:
            return runner.run(_measure(address, pid, seconds, tables))


async def _measure(address: str, pid: int, seconds: float, tables: int) -> Load:
    """Play rounds with new tables until the time is used up and its processor time can be read."""
    server = Process(pid)
    empty = _memory_kib(server)
    waits: list[float] = []
    took = cpu = kib = 0.0
    while took < seconds or len(waits) < MIN_ANSWERS or not cpu:
        players = Players(address)
        await players.sit_down(tables)
        kib = kib or (_memory_kib(server) - empty) / tables
        busy, began = _cpu_seconds(server), time.perf_counter()
        waits += await players.play(max(seconds - took, SHORTEST))
        took += time.perf_counter() - began
        cpu += _cpu_seconds(server) - busy
        players.leave()
    cuts = quantiles(waits, n=100)
    answers = len(waits)
    return Load(answers / took, 1e6 * cpu / answers, 1000 * cuts[49], 1000 * cuts[98], kib)


@contextmanager
def _server(config: Config) -> Iterator[tuple[str, int]]:
    """A server in a separate process on the last core; the players use the others."""
    context = get_context("spawn")
    ours, theirs = context.Pipe()
    process = context.Process(target=_serve, args=(config, theirs))
    process.start()
    theirs.close()  # so that a server that ends before it is ready is noticed
    assert process.pid is not None
    cores = _cores()
    try:
        address = ours.recv()
        if len(cores) > 1:
            Process(process.pid).cpu_affinity(cores[-1:])
            Process().cpu_affinity(cores[:-1])
        yield address, process.pid
    finally:
        if cores:
            Process().cpu_affinity(cores)
        process.terminate()
        process.join()


def _serve(config: Config, pipe: Connection) -> None:
    ready: Callable[[str], None] = pipe.send
    serve(config, ready)


def _cores() -> list[int]:
    """The cores available to us; none where the system does not let us choose, as on macOS."""
    return sorted(Process().cpu_affinity()) if hasattr(Process, "cpu_affinity") else []


def _cpu_seconds(process: Process) -> float:
    times = process.cpu_times()
    return float(times.user + times.system)


def _memory_kib(process: Process) -> int:
    return int(process.memory_info().rss) // 1024
