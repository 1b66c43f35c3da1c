"""Ctrl-C while results are kept."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from threading import current_thread, main_thread


@contextmanager
def interrupts_deferred() -> Iterator[None]:
    """Raise a Ctrl-C that comes meanwhile only at the end.

    Otherwise a batch could be written and not counted, and the summary would contradict the file.
    """
    if current_thread() is not main_thread():  # only the main thread is interrupted
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
