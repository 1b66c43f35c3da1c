"""What a flood costs the server and the other players, and whether that is within the aims."""

from __future__ import annotations

import os
import time
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

import msgspec
from msgspec import Struct
from psutil import NoSuchProcess, Process

from torture.load_figures import MIB, Waits

P99_RISE: Final = 1.25
P99_FLOOR_MS: Final = 5.0
"""A rise by less than this is noise: a quiet p99 is a few milliseconds."""
MOST_CORES: Final = 0.25
MOST_MIB: Final = 100.0
MOST_MIB_LEFT: Final = 30.0
MIN_BOT_ANSWERS: Final = 0.5
"""Bots at other tables give at least this part of the answers that they give when it is quiet."""
STOP_SECONDS: Final = 5.0
LEAST_SERVED: Final = 0.1
"""Where a server gets less than this part of a processor, nothing can be said about its wishes."""
HELD: Final = "held"


class Period(Struct, frozen=True):
    """Some seconds of a server and of the people at it."""

    waits: Waits
    bot_answers: int
    cores: float
    """Of the server's process."""
    worker_cores: float
    """Of the processes in which bots think and games are analysed."""
    mib: float
    """The most memory of the server's process."""
    starved: float = 0.0
    """For which part of the time its event loop was ready and had no processor."""

    @property
    def wanted(self) -> float:
        """The cores it would have used on a machine that is not busy otherwise."""
        return self.cores / max(LEAST_SERVED, 1 - self.starved)

    def joined(self, later: Period, waits: Sequence[float]) -> Period:
        """A period and a later one of the same length, with the waits of both."""
        return Period(
            Waits.of(waits),
            (self.bot_answers + later.bot_answers) // 2,
            (self.cores + later.cores) / 2,
            (self.worker_cores + later.worker_cores) / 2,
            max(self.mib, later.mib),
            (self.starved + later.starved) / 2,
        )


class Row(Struct, frozen=True):
    """One attack: before it, during it and after it."""

    attack: str
    way: str
    addresses: int
    quiet: Period
    flood: Period
    mib_before: float
    mib_peak: float
    mib_after: float
    disturbed: list[str]
    """Everybody else who was refused, lost a connection or could not get in."""
    stop_seconds: float
    """Seconds from SIGTERM to the end of the server and of all its processes."""
    sent: int
    statuses: dict[int, int]
    log_kib: float
    load_average: float

    @property
    def faults(self) -> list[str]:
        """The aims that were missed; from many addresses p99 and processor are only reported."""
        return [name for name, missed in self._aims().items() if missed]

    def _aims(self) -> dict[str, bool]:
        quiet, flood, one = self.quiet, self.flood, self.addresses == 1
        limit = max(P99_RISE * quiet.waits.p99, quiet.waits.p99 + P99_FLOOR_MS)
        return {
            "p99": one and flood.waits.p99 > limit,
            "processor": one and flood.wanted - quiet.wanted > MOST_CORES,
            "memory": self.mib_peak - self.mib_before > MOST_MIB,
            "memory kept": self.mib_after - self.mib_before > MOST_MIB_LEFT,
            "bots": flood.bot_answers < MIN_BOT_ANSWERS * quiet.bot_answers,
            "others": bool(self.disturbed),
            "errors": 500 in self.statuses,
            "stop": self.stop_seconds > STOP_SECONDS,
        }

    @property
    def verdict(self) -> str:
        """Held, or what is broken."""
        return f"broken: {', '.join(self.faults)}" if self.faults else HELD


class Gauge:
    """The processor's time and the memory of a server and of its workers."""

    def __init__(self, pid: int) -> None:
        self._server = Process(pid)
        self.mib = 0.0
        self.start()

    def start(self) -> None:
        """Begin a period."""
        self._at = time.perf_counter()
        self._busy, self._workers = self._times()
        self._starved = self._queued()
        self.mib = self.mib_now

    def sample(self) -> None:
        """Note the most memory."""
        self.mib = max(self.mib, self.mib_now)

    @property
    def mib_now(self) -> float:
        """Memory of the server's process."""
        return float(self._server.memory_info().rss) / MIB

    def period(self, waits: Sequence[float], bot_answers: int) -> Period:
        """What was since the start."""
        seconds = time.perf_counter() - self._at
        busy, workers = self._times()
        cores, worker_cores = (busy - self._busy) / seconds, (workers - self._workers) / seconds
        starved = (self._queued() - self._starved) / seconds
        return Period(Waits.of(waits), bot_answers, cores, worker_cores, self.mib, starved)

    @property
    def children(self) -> list[Process]:
        """The server's own processes."""
        return list(self._server.children(recursive=True))

    def _queued(self) -> float:
        """Seconds that the server's first thread has waited for a processor, where Linux tells."""
        file = Path(f"/proc/{self._server.pid}/schedstat")
        return int(file.read_text().split()[1]) / 1e9 if file.exists() else 0.0

    def _times(self) -> tuple[float, float]:
        own = self._server.cpu_times()
        workers = own.children_user + own.children_system
        for child in self.children:
            with suppress(NoSuchProcess):
                workers += sum(child.cpu_times()[:2])
        return own.user + own.system, workers


HEAD: Final = (
    "attack | way | from | p50, p99 quiet | p50, p99 flooded | bots' answers | cores: server"
    " | workers | starved | MiB: peak | after | disturbed | stop | log | sent | load | verdict"
)


def line(row: Row) -> str:
    """A row of the table."""
    quiet, flood = row.quiet, row.flood
    cells = (
        row.attack,
        row.way,
        f"{row.addresses}",
        f"{quiet.waits.p50:.1f}, {quiet.waits.p99:.1f} ms",
        f"{flood.waits.p50:.1f}, {flood.waits.p99:.1f} ms",
        f"{quiet.bot_answers} → {flood.bot_answers}",
        f"{quiet.wanted:.2f} → {flood.wanted:.2f}",
        f"{quiet.worker_cores:.2f} → {flood.worker_cores:.2f}",
        f"{flood.starved:.0%}",
        f"{row.mib_peak - row.mib_before:+.0f}",
        f"{row.mib_after - row.mib_before:+.0f}",
        f"{len(row.disturbed)}",
        f"{row.stop_seconds:.1f} s",
        f"{row.log_kib:.0f} KiB",
        f"{row.sent:,}",
        f"{row.load_average:.1f}",
        row.verdict,
    )
    return f"| {' | '.join(cells)} |"


def table(rows: Sequence[Row]) -> str:
    """All rows, as Markdown."""
    rule = "|".join(["---"] * (HEAD.count("|") + 1))
    return "\n".join([f"| {HEAD} |", f"|{rule}|", *map(line, rows)])


def as_json(rows: Sequence[Row]) -> bytes:
    """All rows for other programs, each with its verdict."""
    data: list[Any] = [msgspec.to_builtins(row) | {"verdict": row.verdict} for row in rows]
    return msgspec.json.format(msgspec.json.encode(data))


def read_rows(file: str) -> dict[tuple[str, str, int], Row]:
    """The rows of a file that ``--json`` has written, by attack, way and addresses."""
    rows = msgspec.json.decode(Path(file).read_bytes(), type=list[Row])
    return {(row.attack, row.way, row.addresses): row for row in rows}


def compared(before: str, after: str = "") -> str:
    """Two runs side by side, as Markdown: the table of ``docs/reliability.md``."""
    old, new = read_rows(before), read_rows(after) if after else {}
    lines = ["| attack | way, addresses | before | after |", "|---|---|---|---|"]
    for key in old | new:
        attack, way, addresses = key
        told = [summary(rows[key]) if key in rows else "" for rows in (old, new)]
        lines.append(f"| {attack} | {way}, {addresses} | {told[0]} | {told[1]} |")
    return "\n".join(lines)


def summary(row: Row) -> str:
    """The figures of a row in one cell."""
    quiet, flood = row.quiet, row.flood
    parts = [
        f"p99 {quiet.waits.p99:.0f} → {flood.waits.p99:.0f} ms",
        f"{flood.wanted - quiet.wanted:+.2f} core",
        f"{row.mib_peak - row.mib_before:+.0f} MiB, {row.mib_after - row.mib_before:+.0f} left",
        f"bots {quiet.bot_answers} → {flood.bot_answers}",
    ]
    parts += [f"{len(row.disturbed)} disturbed"] if row.disturbed else []
    parts += [f"stop {row.stop_seconds:.0f} s"] if row.stop_seconds > STOP_SECONDS else []
    return f"{'; '.join(parts)}: **{HELD if not row.faults else 'broken'}**"


def load_now() -> float:
    """How busy the whole machine was in the last minute."""
    return os.getloadavg()[0]
