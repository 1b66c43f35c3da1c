"""Real servers on loopback, each a process of its own."""

from __future__ import annotations

import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import msgspec

from server.client import Site
from vigil.server.config import Config
from vigil.tables.limits import Limits

RUNNER: Final = Path(__file__).with_name("runner.py")
PATIENCE: Final = 300
FRIEND: Final = "https://games.example"
"""Another site whose pages may use the server that tests share."""

GENEROUS: Final = Limits(
    work_per_second=1_000_000,
    work_at_once=1_000_000,
    messages_per_second=10_000,
    messages_at_once=10_000,
    requests_per_second=10_000,
    requests_at_once=10_000,
    refusals_per_second=10_000,
    refusals_at_once=10_000,
    files_at_once=10_000,
    connections_per_address=10_000,
    tables_per_hour=10_000,
)
"""For tests that are in a hurry."""


class Server:
    """A server that is about to run."""

    address: str
    site: Site
    errors: Any = subprocess.PIPE
    """Where its log goes."""
    program: str = str(RUNNER)
    """What runs it; it is given the configuration."""
    told: tuple[str, ...] = ()
    """And what else."""

    def __init__(self, database: str, limits: Limits, **others: Any) -> None:
        config = Config(database=database, limits=limits, **{"port": 0} | others)
        given = msgspec.json.encode(config).decode()
        arguments = [sys.executable, "-W", "error", self.program, given, *self.told]
        self.process = subprocess.Popen(
            arguments, stdout=subprocess.PIPE, stderr=self.errors, encoding="utf-8"
        )

    @property
    def alive(self) -> bool:
        """Whether it runs."""
        return self.process.poll() is None

    def wait(self) -> None:
        """Wait until it says where it is."""
        assert self.process.stdout is not None
        self.address = self.process.stdout.readline().strip()
        assert self.address, self.process.communicate()
        self.site = Site(self.address)

    def stop(self) -> None:
        """Tell it to stop; it has had nothing to complain of."""
        assert self.stop_with_words() == ""

    def stop_with_words(self) -> str:
        """Tell it to stop; what it has complained of."""
        self.tell_to_stop()
        output, errors = self.process.communicate(timeout=PATIENCE)
        assert (self.process.returncode, output) == (0, "")
        return errors

    def tell_to_stop(self) -> None:
        """Tell it to stop, and do not wait for it."""
        self.process.send_signal(signal.SIGTERM)

    def kill(self) -> None:
        """End it in the middle of whatever it does."""
        self.process.kill()
        self.process.communicate(timeout=PATIENCE)


@contextmanager
def serving(database: str, limits: Limits = GENEROUS, **others: Any) -> Iterator[Server]:
    """A server for as long as it is needed; the others are entries of its configuration."""
    with starting(Server(database, limits, **others)) as server:
        yield server


@contextmanager
def serving_together(database: str) -> Iterator[tuple[Server, Server]]:
    """Two servers that start at the same time."""
    first, second = (Server(database, GENEROUS) for _ in range(2))
    with starting(first) as left, starting(second) as right:
        yield left, right


@contextmanager
def starting(server: Server) -> Iterator[Server]:
    """A server that was started, until it is stopped."""
    try:
        server.wait()
        yield server
        if server.alive:
            server.stop()
    finally:
        if server.alive:
            server.kill()
        server.site.http.close()
