"""Memory of a long simulation: ``make soak`` writes the curve into ``soak.csv`` beside this."""

from __future__ import annotations

import csv
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic, sleep

import psutil

GAMES = "100000"
EVERY_SECONDS = 5.0
CURVE = Path(__file__).with_name("soak.csv")


def memory(process: psutil.Process) -> tuple[float, float]:
    """MiB of the first process, and of it and its helpers."""
    own = process.memory_info().rss
    others = 0
    for child in process.children(recursive=True):
        with suppress(psutil.Error):
            others += child.memory_info().rss
    return own / 2**20, (own + others) / 2**20


def main() -> None:
    """Play, look at the memory now and then, and write it down."""
    with TemporaryDirectory() as folder, CURVE.open("w", newline="") as file:
        out = Path(folder, "games.parquet")
        line = ("simulate", "ghost_stories", "--games", GAMES, "--seed", "1", "--workers", "2")
        began = monotonic()
        playing = subprocess.Popen([sys.executable, "-m", "vigil", *line, "--out", str(out)])
        curve = csv.writer(file, lineterminator="\n")
        curve.writerow(("seconds", "journal_kib", "first_mib", "all_mib"))
        while playing.poll() is None:
            sleep(EVERY_SECONDS)
            with suppress(psutil.Error):
                kept = Path(f"{out}.unfinished")
                size = kept.stat().st_size / 1024 if kept.exists() else 0.0
                figures = (monotonic() - began, size, *memory(psutil.Process(playing.pid)))
                curve.writerow([round(figure, 1) for figure in figures])
                file.flush()
        sys.exit(playing.returncode)


if __name__ == "__main__":
    main()
