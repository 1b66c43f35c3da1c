"""Servers under attack, with or without nginx in front, and the ways to them."""

from __future__ import annotations

import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from functools import partial
from importlib.resources import files
from pathlib import Path
from subprocess import TimeoutExpired
from typing import Final, NamedTuple

from psutil import wait_procs

from deploy.nginx import NAME, nginx_before
from server.serving import Server
from torture.flood_figures import Gauge
from torture.flood_target import HERE, Door
from torture.flood_way import ProxiedWay
from torture.load_crowd import Way
from vigil.tables.limits import Limits

LONGEST_STOP: Final = 20.0
"""Seconds after which a server that does not stop is killed."""
PUBLIC: Final = f"https://{NAME}"
"""A server that is open to others trusts nobody for being on its machine."""
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
        """The source address and the headers of a new client."""
        if self.kind == NGINX:
            return f"127.2.0.{number % 250 + 1}", []
        return HERE, [f"X-Forwarded-For: 10.255.0.{number % 250}"]


@contextmanager
def arena(kind: str) -> Iterator[Arena]:
    """A fresh server with an empty database."""
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        server = Logged(str(folder / "vigil.db"), folder / "log", public_address=PUBLIC)
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


def largest_file() -> str:
    """The path of the largest static file."""
    folder = Path(str(files("vigil") / "client"))
    found = [file for file in folder.rglob("*") if file.is_file()]
    largest = max(found, key=lambda file: file.stat().st_size)
    return f"/{largest.relative_to(folder).as_posix()}"


def sources_of(addresses: int, first: int = 2) -> list[str]:
    """The loopback addresses of attackers."""
    return [f"127.0.0.{first + number}" for number in range(addresses)]
