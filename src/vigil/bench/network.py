"""How fast a server takes answers: a real one on a core of its own, many tables, real sockets."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from multiprocessing import get_context
from multiprocessing.connection import Connection
from pathlib import Path
from random import Random
from statistics import quantiles
from tempfile import TemporaryDirectory
from typing import Any, Final, NamedTuple

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from vigil.server.config import Config
from vigil.server.limits import Limits
from vigil.server.run import serve

TABLES: Final = 50
VIEWERS: Final = 4
"""Each of them plays a seat."""
NO_LIMITS: Final = Limits(
    messages_per_second=1e6,
    messages_at_once=10**6,
    requests_per_second=1e6,
    requests_at_once=10**6,
    connections_per_address=10**6,
    tables_per_hour=10**6,
)
DECODE: Final = msgspec.json.Decoder().decode


class Load(NamedTuple):
    """What a server did under load."""

    answers_per_second: float
    cpu_us: float
    """Processor time of the server for each answer, in microseconds."""
    p50_ms: float
    """From sending an answer until it is acknowledged, durably."""
    p99_ms: float
    kib_per_table: float


class Players:
    """The seats of all tables: whoever is asked answers at random, at once."""

    def __init__(self, address: str) -> None:
        self._address = address
        self._random = Random(1)
        self._waits: list[float] = []
        self._ends = 0.0
        self._sockets: list[tuple[ClientConnection, dict[str, Any]]] = []

    async def sit_down(self, tables: int) -> None:
        """Make the tables and connect everybody."""
        seats = [{"name": f"Player {n}"} for n in range(VIEWERS)]
        new = {
            "game": "ghost_stories",
            "setup": {"players": VIEWERS},
            "seats": seats,
            "start": True,
        }
        async with httpx.AsyncClient(base_url=self._address) as client:
            for _ in range(tables):
                made = (await client.post("/api/tables", json=new)).raise_for_status().json()
                for number in range(VIEWERS):
                    await self._connect(made["table"]["id"], made["tokens"][str(number)])

    async def _connect(self, table: str, token: str) -> None:
        url = f"{self._address.replace('http', 'ws', 1)}/api/tables/{table}/socket"
        socket = await connect(url, compression=None, max_size=None)
        await socket.send(msgspec.json.encode({"do": "hello", "tokens": [token]}).decode())
        welcome = DECODE(await socket.recv())
        self._sockets.append((socket, welcome))

    async def play(self, seconds: float) -> tuple[int, list[float]]:
        """Answer for so long; how many answers were acknowledged, and after what time each."""
        self._ends = time.perf_counter() + seconds
        await asyncio.gather(*(self._seat(*socket) for socket in self._sockets))
        return len(self._waits), self._waits

    async def _seat(self, socket: ClientConnection, message: dict[str, Any]) -> None:
        sent: dict[int, float] = {}
        mine = message["seats"]
        while time.perf_counter() < self._ends:
            decision = message.get("decision")
            if message["type"] == "done" and message["id"] is not None:
                self._waits.append(time.perf_counter() - sent.pop(message["id"]))
            elif decision and decision["options"] and decision["seats"][0] in mine:
                number = message["ply"]
                index = int(self._random.random() * len(decision["options"]))
                sent[number] = time.perf_counter()
                answer = {"do": "answer", "id": number, "ply": number, "index": index}
                await socket.send(msgspec.json.encode(answer).decode())
            left = max(0.001, self._ends - time.perf_counter())
            try:
                message = DECODE(await asyncio.wait_for(socket.recv(), left))
            except TimeoutError:
                break
        await socket.close()


def load(seconds: float, database: str | None = None, tables: int = TABLES) -> Load:
    """Start a server, let all tables play for a while, and measure."""
    with TemporaryDirectory() as folder:
        config = Config(database or str(Path(folder) / "bench.db"), port=0, limits=NO_LIMITS)
        with _server(config) as (address, pid):
            return asyncio.run(_measure(address, pid, seconds, tables))


async def _measure(address: str, pid: int, seconds: float, tables: int) -> Load:
    players = Players(address)
    empty = _memory_kib(pid)
    await players.sit_down(tables)
    full, cpu = _memory_kib(pid), _cpu_seconds(pid)
    began = time.perf_counter()
    answers, waits = await players.play(seconds)
    took = time.perf_counter() - began
    cuts = quantiles(waits, n=100)
    return Load(
        answers_per_second=answers / took,
        cpu_us=1e6 * (_cpu_seconds(pid) - cpu) / answers,
        p50_ms=1000 * cuts[49],
        p99_ms=1000 * cuts[98],
        kib_per_table=(full - empty) / tables,
    )


@contextmanager
def _server(config: Config) -> Iterator[tuple[str, int]]:
    """A server in a process of its own, on the last core; we stay on the others."""
    context = get_context("spawn")
    ours, theirs = context.Pipe()
    process = context.Process(target=_serve, args=(config, theirs))
    process.start()
    assert process.pid is not None
    cores = sorted(os.sched_getaffinity(0))
    try:
        address = ours.recv()
        if len(cores) > 1:
            os.sched_setaffinity(process.pid, cores[-1:])
            os.sched_setaffinity(0, cores[:-1])
        yield address, process.pid
    finally:
        os.sched_setaffinity(0, cores)
        process.terminate()
        process.join()


def _serve(config: Config, pipe: Connection) -> None:
    ready: Callable[[str], None] = pipe.send
    serve(config, ready)


def _cpu_seconds(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def _memory_kib(pid: int) -> int:
    lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS"))
