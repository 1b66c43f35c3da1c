"""A process that thinks: one call after another, below the priority of the server."""

from __future__ import annotations

import asyncio
import os
import signal
import time
import traceback
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from pickle import PicklingError
from threading import Lock, Thread
from typing import Any, Final, NamedTuple

SPAWN: Final = get_context("spawn")
NICE: Final = 5
"""The lower priority of workers."""
REAPED_SECONDS: Final = 1.0
"""Seconds to wait for a killed process."""


class WorkerDied(Exception):
    """The process ended before it had a result."""


class CallResult(NamedTuple):
    """The result of a call and its processor seconds."""

    seconds: float
    result: Any = None
    error: BaseException | None = None
    trace: str = ""


class Worker:
    """One process, started when needed and restarted after it has died."""

    def __init__(self) -> None:
        self._process: SpawnProcess | None = None
        self._connection: Connection | None = None
        self._thread = ThreadPoolExecutor(1, "worker")
        self._lock = Lock()
        self._ended = False

    @property
    def pid(self) -> int | None:
        """The process ID, if there is a process."""
        return None if self._process is None else self._process.pid

    async def think(self, call: Callable[[], Any]) -> CallResult:
        """Run a call in the process; ``WorkerDied`` if it ends first."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._thread, self._exchange, call)

    def kill(self) -> None:
        """End the process at once; the next call starts another one."""
        with self._lock:
            if self._process is not None:
                self._process.kill()

    def end(self) -> None:
        """End the process for good."""
        self._ended = True
        self.kill()
        self._thread.shutdown(wait=False)

    def reap(self) -> None:
        """Wait until the process has ended, but not for ever."""
        with self._lock:
            self._let_go()

    def _exchange(self, call: Callable[[], Any]) -> CallResult:
        """Send a call and wait for its result; blocks, so it runs in a thread."""
        try:
            connection = self._connected()
            connection.send(call)
            result: CallResult = connection.recv()
        except (EOFError, OSError) as cause:
            with self._lock:
                self._let_go()
            raise WorkerDied from cause
        return result

    def _connected(self) -> Connection:
        with self._lock:
            if self._ended:
                raise EOFError
            if self._connection is None:
                self._start()
            assert self._connection is not None
            return self._connection

    def _start(self) -> None:
        self._connection, theirs = SPAWN.Pipe()
        self._process = SPAWN.Process(target=work, args=(theirs,), daemon=True)
        self._process.start()
        theirs.close()

    def _let_go(self) -> None:
        """Drop everything about a process that is ending."""
        process, connection = self._process, self._connection
        self._process = self._connection = None
        if connection is not None:
            connection.close()
        if process is not None:
            process.kill()
            process.join(REAPED_SECONDS)
            with suppress(ValueError):  # stuck in the kernel
                process.close()


def work(connection: Connection) -> None:
    """The main loop of the process: one call after another, as long as the server lives."""
    follow_the_server()
    with suppress(EOFError, OSError):
        while True:
            answer(connection, connection.recv())


def answer(connection: Connection, call: Callable[[], Any]) -> None:
    """Run one call and send its result; an error that cannot be pickled is sent as text."""
    began = time.process_time()
    try:
        result = CallResult(0.0, call())
    except Exception as error:
        result = CallResult(0.0, None, error, traceback.format_exc())
    seconds = time.process_time() - began
    try:
        connection.send(result._replace(seconds=seconds))
    except (PicklingError, TypeError, AttributeError, ValueError) as error:
        told = RuntimeError(f"{error}: {result.error!r}")
        connection.send(CallResult(seconds, None, told, result.trace))


def follow_the_server() -> None:
    """Run below the server's priority and end with it; Ctrl-C is for the server alone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(NICE)
    Thread(target=_end_with_the_server, daemon=True).start()


def _end_with_the_server() -> None:
    server = parent_process()
    assert server is not None
    server.join()
    os._exit(1)
