"""A server under the load of many tables: what it needs, and where it breaks.

``PYTHONPATH=tests python -m torture.load [TABLES]`` seats two people at each table, who play at a
human pace; ``--help`` says what else it can do. Everything stays on loopback.
"""

from __future__ import annotations

import asyncio
import socket
import sys
import tempfile
import time
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Final

from uvicorn.loops.auto import auto_loop_factory

from server.postgres import postgres_server
from server.serving import Server
from torture.load_abuse import abusing
from torture.load_crowd import PEOPLE, Crowd
from torture.load_figures import Meter, Sample, Waits, load_average, write_curve
from vigil.tables.limits import Limits

TABLES: Final = 1000
MINUTES: Final = 2.0
THINKING: Final = 8.0
"""Seconds of a thought, on the average."""
WARM: Final = 4
"""Tables of both games, with a bot, before which a server has not read everything it needs."""
STEP: Final = 250
STEP_SECONDS: Final = 45.0
"""How many tables come at a time, and for how long they play, until it breaks."""
BROKEN_MS: Final = 250.0
"""A server is broken when one answer in a hundred takes longer than this."""
SAMPLE_SECONDS: Final = 10.0
LIMITS: Final = Limits()
"""Those of any server; everybody has an address of his own."""


class Site:
    """Servers on one database, at ports of which the first stays the same."""

    def __init__(self, database: str, processes: int) -> None:
        self._database = database
        self._processes = processes
        self.servers: list[Server] = []
        self._ports = [free_port() for _ in range(processes)]

    @property
    def addresses(self) -> list[str]:
        """Where they are."""
        return [f"http://127.0.0.1:{port}" for port in self._ports]

    @property
    def pids(self) -> list[int]:
        """Their processes."""
        return [server.process.pid for server in self.servers]

    def start(self) -> None:
        """Start them all, and wait until they listen."""
        self.servers = [Server(self._database, LIMITS, port=port) for port in self._ports]
        for server in self.servers:
            server.wait()

    def stop(self) -> None:
        """Tell them to stop; they have had nothing to complain of."""
        for server in self.servers:
            server.site.http.close()
            server.stop()
        self.servers = []

    def kill(self) -> None:
        """End whichever still runs."""
        for server in self.servers:
            if server.process.poll() is None:
                server.kill()


def free_port() -> int:
    """A port that nobody has at this moment."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Trial:
    """A crowd at its servers, and what comes of it."""

    def __init__(self, site: Site, thinking: float = THINKING) -> None:
        self.site = site
        self.crowd = Crowd(site.addresses, thinking)
        self.meter = Meter(site.pids)
        self.samples: list[Sample] = []
        self.tables = 0
        self._began = time.monotonic()

    async def seat(self, tables: int) -> None:
        """Open more tables and wait until everybody is there."""
        await self.crowd.open_tables(tables)
        self.tables += tables
        await self.crowd.wait_for(PEOPLE * self.tables)

    async def play(self, seconds: float) -> Waits:
        """Let everybody play for so long; how long their answers took."""
        self.crowd.waits.clear()
        self.crowd.begin()
        self.meter.start()
        end = time.monotonic() + seconds
        while (left := end - time.monotonic()) > 0:
            await asyncio.sleep(min(SAMPLE_SECONDS, left))
            self._sample()
        self._end_line()
        return Waits.of(self.crowd.waits)

    def _sample(self) -> None:
        """Note the memory, and show that it goes on."""
        minute = (time.monotonic() - self._began) / 60
        crowd, given = self.crowd, len(self.crowd.waits)
        sample = Sample(minute, self.tables, self.meter.mib, crowd.finished, given)
        self.samples.append(sample)
        line = f"{minute:.1f} min, {crowd.here}/{len(crowd.seats)} here, {given} answers"
        print(f"\r{line}, {sample.mib:.0f} MiB ", end="", file=sys.stderr)

    def _end_line(self) -> None:
        print(file=sys.stderr)

    async def restart(self) -> list[float]:
        """Stop the servers and start them; after how many seconds each person was back."""
        everybody = PEOPLE * self.tables
        await asyncio.to_thread(self.site.stop)
        await asyncio.to_thread(self.site.start)
        ready, back = time.monotonic(), list[float]()
        self.meter = Meter(self.site.pids)
        while len(back) < everybody:
            await self.crowd.wait_for(min(everybody, len(back) + 1))
            back += [time.monotonic() - ready] * (self.crowd.here - len(back))
        return back


# -- the forms


async def load(trial: Trial, given: Namespace) -> None:
    """Run a number of tables for a number of minutes."""
    await trial.seat(WARM)
    empty = trial.meter.mib
    await trial.seat(given.tables - WARM)
    print(f"{given.tables} tables, {PEOPLE * given.tables} sockets; {load_average()}")
    print(f"memory a fresh table: {memory(trial, empty)}")
    waits = await trial.play(60 * given.minutes)
    print(f"{waits}; {trial.meter.cores:.2f} cores; {load_average()}")
    print(f"memory a table now: {memory(trial, empty)}; {trial.crowd.finished} games over")
    if given.curve:
        print(write_curve(trial.samples, Path(given.curve)))
    if given.abuse:
        await abuse(trial, given, trial.meter.cores)
    if given.restart:
        await restart(trial)


def memory(trial: Trial, empty: float) -> str:
    """How much each table takes."""
    return f"{(trial.meter.mib - empty) * 1024 / (trial.tables - WARM):.0f} KiB"


async def abuse(trial: Trial, given: Namespace, before: float) -> None:
    """One address at its limits beside the others."""
    with abusing(trial.site.addresses[0]):
        waits = await trial.play(60 * given.minutes)
        cores = trial.meter.cores
    print(f"beside a client at its limits: {waits}; {load_average()}")
    print(f"he costs {cores - before:.2f} cores ({before:.2f} without him, {cores:.2f} with him)")


async def restart(trial: Trial) -> None:
    """Everybody comes back."""
    back = sorted(await trial.restart())
    half, most = back[len(back) // 2], back[int(len(back) * 0.99)]
    print(f"{len(back)} back: half after {half:.1f} s, 99 % after {most:.1f} s", end="")
    print(f", all after {back[-1]:.1f} s", end="")
    print(f", {trial.meter.seconds:.1f} s of a processor; {load_average()}")


async def until_it_breaks(trial: Trial, given: Namespace) -> None:
    """More and more tables, until answers take too long."""
    while trial.tables < given.tables:
        await trial.seat(min(STEP, given.tables - trial.tables))
        waits = await trial.play(STEP_SECONDS)
        cores = trial.meter.cores
        print(f"{trial.tables} tables: {waits}; {cores:.2f} cores; {load_average()}", flush=True)
        if waits.p99 > BROKEN_MS or trial.crowd.refusals:
            print(f"it breaks between {trial.tables - STEP} and {trial.tables} tables")
            return
    print(f"it does not break at {trial.tables} tables")


# -- running


@contextmanager
def database_of(given: Namespace) -> Iterator[str]:
    """An empty database of the kind that is wanted."""
    with ExitStack() as stack:
        if given.postgresql:
            yield stack.enter_context(stack.enter_context(postgres_server()).database())
        else:
            folder = stack.enter_context(tempfile.TemporaryDirectory())
            yield str(Path(folder) / "vigil.db")


async def _run(site: Site, given: Namespace) -> list[str]:
    trial = Trial(site, given.thinking)
    try:
        await (until_it_breaks if given.until_it_breaks else load)(trial, given)
        return trial.crowd.refusals
    finally:
        await trial.crowd.go()


def options(words: Sequence[str]) -> Namespace:
    """What is wanted."""
    parser = ArgumentParser(prog="torture.load", description=__doc__)
    parser.add_argument("tables", type=int, nargs="?", default=TABLES)
    parser.add_argument("--minutes", type=float, default=MINUTES)
    parser.add_argument("--thinking", type=float, default=THINKING, help="seconds of a thought")
    parser.add_argument("--restart", action="store_true", help="measure until all are back")
    parser.add_argument("--abuse", action="store_true", help="one address at its limits, too")
    parser.add_argument("--curve", default="", help="a folder for the memory as CSV and SVG")
    parser.add_argument(
        "--until-it-breaks", action="store_true", help="raise the tables up to this"
    )
    parser.add_argument("--postgresql", action="store_true")
    parser.add_argument("--processes", type=int, default=1, help="servers on one PostgreSQL")
    given = parser.parse_args(words)
    if given.tables <= WARM:
        parser.error(f"more than {WARM} tables are needed to measure anything")
    if given.processes > 1 and not given.postgresql:
        parser.error("several servers need --postgresql")
    return given


def main(words: Sequence[str]) -> int:
    """Do it; say whether anybody was refused anything."""
    given = options(words)
    with database_of(given) as database:
        site = Site(database, given.processes)
        try:
            site.start()
            with asyncio.Runner(loop_factory=auto_loop_factory()) as runner:
                refused = runner.run(_run(site, given))
            site.stop()
        finally:
            site.kill()
    print("\n".join(sorted(set(refused))) or "nobody was refused anything")
    return bool(refused)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
