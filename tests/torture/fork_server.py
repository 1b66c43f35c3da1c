"""Servers that start quickly: forked from a process in which everything is imported already.

Such a server opens its database, listens, plays and dies like any other. What it is spared is what
Python does before that, most of the time of a start and nothing that the attack is about.
"""

from __future__ import annotations

import os
import shutil
import sys
import tempfile
import warnings
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.forkserver import ensure_running
from pathlib import Path
from typing import Any, Final

from server.client import Site
from server.serving import PATIENCE, Server
from torture.mutants import MUTANTS
from vigil.server.config import Config
from vigil.server.run import serve
from vigil.tables.limits import Limits

FORKING: Final = get_context("forkserver")


class Forked(Server):
    """A server that is forked, with a mistake if one is named."""

    mistake = ""

    def __init__(self, database: str, limits: Limits, **others: Any) -> None:
        config = Config(database=database, limits=limits, **{"port": 0} | others)
        prepare()
        self._words = Path(tempfile.mkdtemp()) / "words"
        self._told, tell = FORKING.Pipe(duplex=False)
        given = (config, self.mistake, tell, self._words)
        self._process = FORKING.Process(target=live, args=given)
        self._process.start()
        tell.close()

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


def mutant(name: str) -> type[Forked]:
    """Servers with a mistake."""
    return type(name, (Forked,), {"mistake": name})


def prepare() -> None:
    """Start the process that forks, which finds our modules where this one does."""
    FORKING.set_forkserver_preload(["torture.everything"])
    before = os.environ.get("PYTHONPATH", "")
    os.environ["PYTHONPATH"] = os.pathsep.join(filter(None, sys.path))
    ensure_running()
    os.environ["PYTHONPATH"] = before


def live(config: Config, mistake: str, tell: Connection, words: Path) -> None:
    """What a forked process does until it is stopped or killed."""
    warnings.simplefilter("error")
    os.dup2(os.open(words, os.O_WRONLY | os.O_CREAT | os.O_APPEND), sys.stderr.fileno())
    if mistake:
        MUTANTS[mistake]()
    serve(config, tell.send)
