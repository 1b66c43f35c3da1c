"""A real ``vigil serve`` on loopback, for as long as a test needs it."""

from __future__ import annotations

import os
import signal
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx

from cli.command import VIGIL, environment_of

LONGEST_WAIT = 300


class Served:
    """A running server and what a person would do with it."""

    def __init__(self, process: subprocess.Popen[str], ready: str) -> None:
        self.process = process
        self.ready = ready
        """The line that says so."""
        self.address = next(word for word in ready.split() if word.startswith("http"))
        self.http = httpx.Client(base_url=self.address, timeout=LONGEST_WAIT)

    def ask(self, method: str, path: str, body: object = None, **headers: str) -> Any:
        """What the server answers to a request that it carries out."""
        answer = self.http.request(method, path, json=body, headers=headers)
        assert answer.is_success, answer.text
        return answer.json()

    def bot_game(self, **setup: object) -> dict[str, Any]:
        """A game that bots have played to its end, as its table tells it."""
        setup = {"players": 1, "level": "initiation"} | setup
        new = {"game": "ghost_stories", "setup": setup, "start": True}
        new["seats"] = [{"bot": "random"}] * int(str(setup["players"]))
        table = self.ask("POST", "/api/tables", new)["table"]
        return self.finished(table["id"]) | {"promised": table["commitment"]}

    def finished(self, table: str) -> dict[str, Any]:
        """A table when its game is over."""
        for _ in range(LONGEST_WAIT * 4):
            found: dict[str, Any] = self.ask("GET", f"/api/tables/{table}")
            if found["status"] == "over":
                return found
            time.sleep(0.25)
        raise TimeoutError(table)

    def stop(self, number: signal.Signals = signal.SIGTERM) -> tuple[int, str, str]:
        """End the server as Ctrl-C in its terminal does; its status and what it still printed."""
        self.http.close()
        os.killpg(self.process.pid, number)
        output, errors = self.process.communicate(timeout=LONGEST_WAIT)
        return self.process.returncode, output, errors


@contextmanager
def served(database: Path | str, *arguments: str, **environment: str) -> Iterator[Served]:
    """A server that is ready."""
    process = subprocess.Popen(
        [str(VIGIL), "serve", "--port", "0", "--database", str(database), *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
        env=environment_of(environment),
        start_new_session=True,
    )
    assert process.stdout is not None
    ready = process.stdout.readline()
    assert ready, process.communicate()
    server = Served(process, ready)
    try:
        yield server
    finally:
        if process.poll() is None:
            server.stop()
