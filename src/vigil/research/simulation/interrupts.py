"""Deferring Ctrl-C while results are being stored."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from threading import current_thread, main_thread


@contextmanager
def interrupts_deferred() -> Iterator[None]:
    """Delay a Ctrl-C until the end of the block.

    Otherwise a batch could be written and not counted, and the summary would contradict the file.
    """
    if current_thread() is not main_thread():  # only the main thread gets interrupts
        yield
        return
    came: list[int] = []
    before = signal.signal(signal.SIGINT, lambda number, _: came.append(number))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
    if came:
        raise KeyboardInterrupt
