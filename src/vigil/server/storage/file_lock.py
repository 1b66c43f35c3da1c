"""A lock on a file that ends with its process, however that ends."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Final

BEYOND: Final = 1 << 30
"""The locked byte: everything before it stays readable."""


class Locked(Exception):
    """Another process has the lock: its process ID, if known."""

    def __init__(self, process: str) -> None:
        super().__init__(process)
        self.process = process


class FileLock:
    """Held by one process at a time, and not by its children."""

    def __init__(self, path: Path) -> None:
        self._file = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
        try:
            _lock(self._file)
        except OSError as cause:
            os.lseek(self._file, 0, os.SEEK_SET)
            process = os.read(self._file, 20).decode("ascii", "replace")
            os.close(self._file)
            raise Locked(process.strip() or "?") from cause
        os.ftruncate(self._file, 0)
        os.write(self._file, f"{os.getpid()}\n".encode())

    def release(self) -> None:
        """Release it; the file stays, as another process may be about to lock it."""
        os.close(self._file)


def _lock(file: int) -> None:
    """Lock a byte without waiting; ``OSError`` where another process has it.

    A record lock and no ``flock``: processes that a server has forked would keep that one.
    """
    if sys.platform == "win32":
        import msvcrt

        os.lseek(file, BEYOND, os.SEEK_SET)
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        os.lseek(file, 0, os.SEEK_SET)
    else:
        import fcntl

        fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB, 1, BEYOND)
