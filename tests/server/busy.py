"""A server that may do very little, for one who asks it for all of that."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from threading import Event, Thread

from server.client import Made
from vigil.tables.limits import Limits

TINY = Limits(work_per_second=8, work_at_once=400, requests_per_second=1000, requests_at_once=1000)


@contextmanager
def kept_busy(made: Made) -> Iterator[None]:
    """All work that a server may do goes to another address, however long it takes."""
    http, enough = made.site.http, Event()
    for dear_and_cheap in ("/story", ""):
        while http.get(f"{made.path}{dear_and_cheap}").status_code != 429:
            pass

    def ask() -> None:
        while not enough.wait(0.02):
            http.get(made.path)

    asking = Thread(target=ask)
    asking.start()
    try:
        yield
    finally:
        enough.set()
        asking.join()
