"""Real servers on loopback, each a separate process."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import tempfile
import warnings
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from importlib import import_module
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.forkserver import ensure_running
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

    address: str = ""
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
    def pid(self) -> int:
        """The id of its process."""
        return self.process.pid

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


FORKING: Final = get_context("forkserver")


class Forked(Server):
    """A server that starts quickly: forked from a process in which everything is imported already.

    It opens its database, listens, plays and dies like any other. What it is spared is what Python
    does before that, most of the time of a start. It knows nothing of a changed environment.
    """

    mistake = ""
    """One of ``torture.mutants``, if it shall have one."""

    def __init__(self, database: str, limits: Limits, **others: Any) -> None:
        config = Config(database=database, limits=limits, **{"port": 0} | others)
        prepare_forking()
        self._words = Path(tempfile.mkdtemp()) / "words"
        self._told, tell = FORKING.Pipe(duplex=False)
        given = (config, self.mistake, tell, self._words)
        self._process = FORKING.Process(target=live, args=given)
        self._process.start()
        tell.close()

    @property
    def pid(self) -> int:
        assert self._process.pid is not None
        return self._process.pid

    @property
    def alive(self) -> bool:
        return self._process.is_alive()

    def wait(self) -> None:
        with suppress(EOFError):
            self.address = self._told.recv()
        assert self.address, self._words.read_text()
        self.site = Site(self.address)

    def stop_with_words(self) -> str:
        self.tell_to_stop()
        self._process.join(PATIENCE)
        assert self._process.exitcode == 0
        words = self._words.read_text()
        self._tidy_up()
        return words

    def tell_to_stop(self) -> None:
        self._process.terminate()

    def kill(self) -> None:
        self._process.kill()
        self._process.join(PATIENCE)
        self._tidy_up()

    def _tidy_up(self) -> None:
        shutil.rmtree(self._words.parent, ignore_errors=True)


def prepare_forking() -> None:
    """Start the process that forks, which finds our modules where this one does."""
    FORKING.set_forkserver_preload(["server.everything"])
    before = os.environ.get("PYTHONPATH", "")
    os.environ["PYTHONPATH"] = os.pathsep.join(filter(None, sys.path))
    ensure_running()
    os.environ["PYTHONPATH"] = before


def live(config: Config, mistake: str, tell: Connection, words: Path) -> None:
    """What a forked process does until it is stopped or killed."""
    from vigil.server.run import serve

    warnings.simplefilter("error")
    os.dup2(os.open(words, os.O_WRONLY | os.O_CREAT | os.O_APPEND), sys.stderr.fileno())
    if mistake:
        import_module("torture.mutants").MUTANTS[mistake]()
    serve(config, tell.send)


@contextmanager
def serving(database: str, limits: Limits = GENEROUS, **others: Any) -> Iterator[Server]:
    """A server for as long as it is needed; the others are entries of its configuration."""
    with starting(Forked(database, limits, **others)) as server:
        yield server


@contextmanager
def serving_together(database: str) -> Iterator[tuple[Server, Server]]:
    """Two servers that start at the same time."""
    first, second = (Forked(database, GENEROUS) for _ in range(2))
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
