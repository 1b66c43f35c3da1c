"""Floods from one and from many addresses, with and without nginx, and what others felt of them.

``PYTHONPATH=tests python -m torture.flood`` seats a crowd that plays, and attacks the server with
more than its limits permit, each attack at a server of its own; ``--help`` says what else it can
do. Everything stays on loopback, and is bounded in count and time.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
import time
from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager, suppress
from functools import partial
from importlib.resources import files
from itertools import count
from multiprocessing import get_context
from pathlib import Path
from subprocess import TimeoutExpired
from typing import Final, NamedTuple

from psutil import wait_procs
from uvicorn.loops.auto import auto_loop_factory

from deploy.nginx import NAME, find_nginx, nginx_before
from server.serving import Server
from torture.flood_attackers import Attackers
from torture.flood_figures import Gauge, Period, Row, as_json, line, load_now, table
from torture.flood_registry import ATTACKS
from torture.flood_target import HERE, NETWORK_ERRORS, Door, Target
from torture.flood_way import ProxiedWay
from torture.load_crowd import PEOPLE, Crowd, Way
from vigil.server.common.limits import Limits

TABLES: Final = 50
THINKING: Final = 1.0
"""Seconds of a thought, on the average: quick people, so that there are enough answers to count."""
SECONDS: Final = 15.0
AFTERWARDS: Final = 4.0
"""Seconds after an attack in which memory is given back."""
MANY: Final = 100
"""Addresses of an attack from many."""
SAMPLE_SECONDS: Final = 0.25
VISIT_SECONDS: Final = 0.5
"""Seconds between two newcomers during an attack."""
NEWCOMER_PATIENCE: Final = 5.0
LONGEST_STOP: Final = 20.0
"""Seconds after which a server that does not stop is killed."""
WARM_BOT_ANSWERS: Final = 3
"""After so many answers of bots their process has imported what it needs."""
WARM_SECONDS: Final = 3.0
BOT_EVERY: Final = 2
"""At one table in so many a bot sits too."""
DIRECT: Final = "direct"
NGINX: Final = "nginx"


class Logged(Server):
    """A server whose log goes to a file: a pipe that nobody reads would stop it."""

    def __init__(self, database: str, log: Path, **others: str) -> None:
        self.log = log
        with log.open("w") as self.errors:
            super().__init__(database, Limits(), **others)

    def stopped_after(self) -> float:
        """Seconds from SIGTERM until the server and all its processes have ended."""
        family = [*Gauge(self.process.pid).children]
        began = time.monotonic()
        self.tell_to_stop()
        with suppress(TimeoutExpired):
            self.process.wait(LONGEST_STOP)
        wait_procs(family, max(0.0, LONGEST_STOP - (time.monotonic() - began)))
        return time.monotonic() - began


class Arena(NamedTuple):
    """A server, perhaps behind nginx, and the way to it for the crowd and for everybody else."""

    kind: str
    server: Logged
    way: Callable[[], Way]
    """How a crowd gets to it."""
    address: str
    door: Door

    def newcomer(self, number: int) -> tuple[str, list[str]]:
        """The source address and the headers of somebody who was not here before."""
        if self.kind == NGINX:
            return f"127.2.0.{number % 250 + 1}", []
        return HERE, [f"X-Forwarded-For: 10.255.0.{number % 250}"]


@contextmanager
def arena(kind: str) -> Iterator[Arena]:
    """A fresh server with an empty database."""
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        public = {"public_address": f"https://{NAME}"} if kind == NGINX else {}
        server = Logged(str(folder / "vigil.db"), folder / "log", **public)
        stack.callback(server.kill)
        server.wait()
        stack.callback(server.site.http.close)
        if kind == NGINX:
            proxy = stack.enter_context(nginx_before(folder, server.address))
            door = Door(proxy.secure, NAME, str(proxy.certificate))
            yield Arena(kind, server, partial(ProxiedWay, proxy), proxy.address, door)
        else:
            door = Door(int(server.address.rpartition(":")[2]))
            yield Arena(kind, server, Way, server.address, door)


class Trial:
    """One attack on one server with a crowd at it."""

    def __init__(self, arena: Arena, name: str, sources: list[str], thinking: float) -> None:
        self.crowd = Crowd([arena.address], thinking, way=arena.way(), bot_every=BOT_EVERY)
        self.disturbed: list[str] = []
        """Newcomers who did not get in."""
        self.attack = ATTACKS[name]
        self.gauge = Gauge(arena.server.process.pid)
        self._arena = arena
        self._sources = sources
        self._visits = count()

    async def seat(self, tables: int, bot_answers: int = WARM_BOT_ANSWERS) -> None:
        """Open tables, and let people and bots play until everything is imported."""
        crowd = self.crowd
        await crowd.open_tables(tables)
        await crowd.wait_for(PEOPLE * tables)
        crowd.begin()
        while crowd.bot_answers < bot_answers:
            await asyncio.sleep(0.05)

    def attackers(self, context: str = "spawn") -> Attackers:
        """The attackers, who prepare."""
        given = (self._arena.door, self._sources, largest_file())
        return Attackers(get_context(context), self.attack.name, *given)

    async def watch(self, seconds: float) -> Period:
        """Let everybody play for so long; what came of it."""
        crowd, gauge = self.crowd, self.gauge
        crowd.waits.clear()
        bot_answers = crowd.bot_answers
        gauge.start()
        end = time.monotonic() + seconds
        while (left := end - time.monotonic()) > 0:
            await asyncio.sleep(min(SAMPLE_SECONDS, left))
            gauge.sample()
        waits = crowd.waits + crowd.waiting
        return gauge.period(waits, crowd.bot_answers - bot_answers)

    async def visit(self) -> None:
        """Newcomers, one after another, each of whom has to get in."""
        while True:
            await self._visit(next(self._visits))
            await asyncio.sleep(VISIT_SECONDS)

    async def _visit(self, number: int) -> None:
        """Of their own address, or of the attackers' where even that must not lock them out."""
        source, headers = self._arena.newcomer(number)
        if self.attack.shares_address:
            source, headers = self._sources[0], []
        visitor = Target(self._arena.door, [source])
        try:
            async with asyncio.timeout(NEWCOMER_PATIENCE):
                got_in = await visitor.ask("GET", "/api/games", None, *headers)
        except NETWORK_ERRORS as cause:
            self.disturbed.append(f"a newcomer: {type(cause).__name__}")
        else:
            self.disturbed += [] if got_in else ["a newcomer was refused"]

    @property
    def all_disturbed(self) -> list[str]:
        """Everybody who was refused or lost a connection."""
        lost = ["a connection was lost"] * self.crowd.lost
        return [*self.disturbed, *self.crowd.refusals, *lost]


async def trial_of(arena: Arena, name: str, sources: list[str], given: Namespace) -> Row:
    """Quiet seconds, then the flood, then what is left of it."""
    trial = Trial(arena, name, sources, given.thinking)
    attackers = trial.attackers()
    visits: asyncio.Task[None] | None = None
    try:
        await trial.seat(given.tables)
        await attackers.prepared()
        await trial.watch(WARM_SECONDS)
        before = trial.gauge.mib_now
        quiet = await trial.watch(given.seconds)
        attackers.begin(given.seconds)
        visits = asyncio.create_task(trial.visit())
        flood = await trial.watch(given.seconds)
        sent, statuses = await attackers.ended(given.seconds)
        attackers.close()
        visits.cancel()
        peak = max(flood.mib, (await trial.watch(AFTERWARDS)).mib)
        after, disturbed = trial.gauge.mib_now, trial.all_disturbed
        load = load_now()
        stop = await asyncio.to_thread(arena.server.stopped_after)
    finally:
        attackers.close()
        if visits is not None:
            visits.cancel()
        await trial.crowd.go()
    return Row(
        attack=name,
        way=arena.kind,
        addresses=len(sources),
        quiet=quiet,
        flood=flood,
        mib_before=before,
        mib_peak=peak,
        mib_after=after,
        disturbed=disturbed,
        stop_seconds=stop,
        sent=sent,
        statuses=statuses,
        log_kib=arena.server.log.stat().st_size / 1024,
        load_average=load,
    )


def largest_file() -> str:
    """The path of the largest static file."""
    folder = Path(str(files("vigil") / "client"))
    found = [file for file in folder.rglob("*") if file.is_file()]
    largest = max(found, key=lambda file: file.stat().st_size)
    return f"/{largest.relative_to(folder).as_posix()}"


def sources_of(addresses: int, first: int = 2) -> list[str]:
    """The loopback addresses of attackers."""
    return [f"127.0.0.{first + number}" for number in range(addresses)]


# -- running


def options(words: Sequence[str]) -> Namespace:
    """What is wanted."""
    about = "\n".join(f"  {name:12} {one.about}" for name, one in ATTACKS.items())
    parser = ArgumentParser(prog="torture.flood", description=f"{__doc__}\nattacks:\n{about}")
    parser.add_argument("tables", type=int, nargs="?", default=TABLES)
    parser.add_argument("--attack", action="append", choices=ATTACKS, help="repeatable")
    parser.add_argument("--seconds", type=float, default=SECONDS, help="of each attack")
    parser.add_argument("--thinking", type=float, default=THINKING, help="seconds of a thought")
    parser.add_argument("--addresses", type=int, action="append", help=f"default: 1 and {MANY}")
    parser.add_argument("--way", action="append", choices=(DIRECT, NGINX), help="default: both")
    parser.add_argument("--json", default="", help="write all figures to this file")
    given = parser.parse_args(words)
    given.attack = given.attack or list(ATTACKS)
    given.addresses = given.addresses or [1, MANY]
    given.way = given.way or [DIRECT, *([NGINX] if find_nginx() else [])]
    if not all(0 < number <= 253 for number in given.addresses):
        parser.error("attacks come from 1 to 253 addresses")
    return given


def main(words: Sequence[str]) -> int:
    """Attack; say what others felt, and whether everything held."""
    given = options(words)
    rows = list[Row]()
    wanted = [
        (way, addresses, name)
        for way in given.way
        for addresses in given.addresses
        for name in given.attack
    ]
    for number, (way, addresses, name) in enumerate(wanted):
        told = f"{number + 1}/{len(wanted)} {name}, {way}, {addresses} addresses"
        print(f"{told} …", end="", file=sys.stderr, flush=True)
        with arena(way) as made, asyncio.Runner(loop_factory=auto_loop_factory()) as runner:
            row = runner.run(trial_of(made, name, sources_of(addresses), given))
        rows.append(row)
        print(f"\r{line(row)}", file=sys.stderr, flush=True)
        if given.json:
            Path(given.json).write_bytes(as_json(rows))
    print(table(rows))
    broken = sum(bool(row.faults) for row in rows)
    print(f"{len(rows) - broken} of {len(rows)} held")
    return bool(broken)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
