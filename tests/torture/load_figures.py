"""What a server under load needs: time, memory and processor, as lines, a table and a curve."""

from __future__ import annotations

import csv
import os
import time
from collections.abc import Sequence
from pathlib import Path
from statistics import quantiles
from typing import Final, NamedTuple

from psutil import Process

MIN_ANSWERS: Final = 2
"""A round with fewer answers has no result."""
WIDTH: Final = 800
HEIGHT: Final = 300
EDGE: Final = 50
MIB: Final = 1 << 20


class Sample(NamedTuple):
    """One moment of a run."""

    minute: float
    tables: int
    mib: float
    """Memory of all servers."""
    finished: int
    """Games that are over."""
    answers: int


class Waits(NamedTuple):
    """How long answers took until they were acknowledged, in milliseconds."""

    answers: int
    p50: float
    p99: float

    @classmethod
    def of(cls, seconds: Sequence[float]) -> Waits:
        """Of these; nothing where there are too few."""
        if len(seconds) < MIN_ANSWERS:
            return cls(len(seconds), 0.0, 0.0)
        cuts = quantiles(seconds, n=100)
        return cls(len(seconds), 1000 * cuts[49], 1000 * cuts[98])

    def __str__(self) -> str:
        return f"{self.answers} answers, p50 {self.p50:.1f} ms, p99 {self.p99:.1f} ms"


class Meter:
    """The clocks and the memory of servers."""

    def __init__(self, pids: Sequence[int]) -> None:
        self._processes = [Process(pid) for pid in pids]
        self.start()

    def start(self) -> None:
        """Begin to count the processor's time."""
        self._busy, self._at = self._cpu(), time.perf_counter()

    @property
    def mib(self) -> float:
        """Memory of all servers."""
        return sum(float(one.memory_info().rss) for one in self._processes) / MIB

    @property
    def cores(self) -> float:
        """Cores in use since the start, of the servers alone without what bots think."""
        return self.seconds / (time.perf_counter() - self._at)

    @property
    def seconds(self) -> float:
        """Seconds of a processor since the start."""
        return self._cpu() - self._busy

    def _cpu(self) -> float:
        return sum(float(sum(one.cpu_times()[:2])) for one in self._processes)


def load_average() -> str:
    """How busy the whole machine was in the last minute."""
    return f"load average {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores"


def write_curve(samples: Sequence[Sample], folder: Path) -> Path:
    """Write the samples as a table, and the memory as a picture."""
    folder.mkdir(parents=True, exist_ok=True)
    with (folder / "memory.csv").open("w", encoding="utf-8", newline="") as file:
        writer = csv.writer(file)
        writer.writerow(Sample._fields)
        writer.writerows([round(value, 3) for value in sample] for sample in samples)
    picture = folder / "memory.svg"
    picture.write_text(drawn(samples), encoding="utf-8")
    return picture


def drawn(samples: Sequence[Sample]) -> str:
    """The memory over the minutes, from nothing up."""
    longest = max(sample.minute for sample in samples) or 1.0
    most = max(sample.mib for sample in samples) or 1.0
    across, down = (WIDTH - 2 * EDGE) / longest, (HEIGHT - 2 * EDGE) / most
    points = " ".join(
        f"{EDGE + sample.minute * across:.1f},{HEIGHT - EDGE - sample.mib * down:.1f}"
        for sample in samples
    )
    foot = HEIGHT - EDGE
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}"'
        ' font-family="sans-serif" font-size="13">\n'
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/>\n'
        f'<path d="M{EDGE} {EDGE}V{foot}H{WIDTH - EDGE}" fill="none" stroke="#555"/>\n'
        f'<polyline points="{points}" fill="none" stroke="#06c" stroke-width="2"/>\n'
        f'<text x="{EDGE}" y="{EDGE - 12}">{most:.0f} MiB</text>\n'
        f'<text x="{WIDTH - EDGE}" y="{foot + 22}" text-anchor="end">{longest:.0f} min</text>\n'
        "</svg>\n"
    )
