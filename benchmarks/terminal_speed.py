"""How soon the table in the terminal is there, and how soon it answers a key.

``PYTHONPATH=tests .venv/bin/python benchmarks/terminal_speed.py`` plays in real terminals of 120x40
and prints medians beside the load of the machine.
"""

from __future__ import annotations

import os
import tempfile
from statistics import median
from time import perf_counter
from typing import Final, NamedTuple

from psutil import Process

from terminal.ptys import Terminal, terminal

GAMES: Final = {
    "ghost_stories": ("play", "ghost_stories", "--players", "4", "--seed", "3"),
    "white_moon": ("play", "ghost_stories", "--module", "white_moon", "--seed", "3"),
    "horizons": ("play", "horizons", "--players", "3", "--seed", "3"),
}
STARTS: Final = 5
KEYS: Final = 40
LAST: Final = "? help"
"""What is drawn last."""
QUIET: Final = 0.25
"""Seconds without output after which everything has been drawn."""


class Measured(NamedTuple):
    """Seconds until the table is drawn, of them those of the processor, and those of keys."""

    start: float
    work: float
    keys: list[float]


def measured(command: tuple[str, ...], data: str) -> Measured:
    """One game, and many keys that change its screen."""
    began = perf_counter()
    with terminal(
        *command,
        size=(120, 40),
        XDG_DATA_HOME=data,
        PYTHONDONTWRITEBYTECODE="",  # as an installed program, it has its bytecode
        PYTHONPYCACHEPREFIX=f"{data}/bytecode",
    ) as seen:
        seen.until(LAST)
        start = perf_counter() - began
        work = sum(Process(seen.process.pid).cpu_times()[:2])
        seen.drain(QUIET)
        return Measured(start, work, [reply_to(key, seen) for key in ("j", "k") * (KEYS // 2)])


def reply_to(key: str, seen: Terminal) -> float:
    """Seconds until a key has changed the screen."""
    pressed = perf_counter()
    seen.type(key)
    seen.read()
    reply = perf_counter() - pressed
    seen.drain(QUIET)
    return reply


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as data:
        for game, command in GAMES.items():
            runs = [measured(command, data) for _ in range(STARTS)]
            start, work = median(run.start for run in runs), median(run.work for run in runs)
            keys = sorted(reply for run in runs for reply in run.keys)
            print(
                f"{game}: start {start:.2f} s ({work:.2f} s of the processor),"
                f" key {1000 * median(keys):.0f} ms"
                f" (19 of 20 within {1000 * keys[len(keys) * 19 // 20]:.0f} ms);"
                f" load {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores",
                flush=True,
            )
