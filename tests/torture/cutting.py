"""A wire between a server and PostgreSQL that can be cut where it hurts most: at a commit."""

from __future__ import annotations

import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Final, Literal, TypeAlias
from urllib.parse import parse_qs, urlsplit

COMMIT: Final = b"COMMIT"
CHUNK: Final = 65536

Cut: TypeAlias = Literal["", "before", "after"]
"""Not at all; before the database hears the commit; after it has done it, before it can say so."""


class Wire:
    """Passes on what both sides say."""

    def __init__(self, address: str) -> None:
        there = urlsplit(address)
        folder = parse_qs(there.query)["host"][0]
        self._target = f"{folder}/.s.PGSQL.{there.port or 5432}"
        self._door = socket.create_server(("127.0.0.1", 0))
        port = self._door.getsockname()[1]
        self.address = f"postgresql://{there.username}@127.0.0.1:{port}{there.path}"
        self.cut: Cut = ""
        """Where the next commit is cut."""
        self.cuts = 0
        self.closed = threading.Event()
        """Whether nobody gets through any more after a cut."""
        self._open: set[socket.socket] = set()
        threading.Thread(target=self._listen, daemon=True).start()

    def _listen(self) -> None:
        with suppress(OSError):
            while True:
                near, _ = self._door.accept()
                if self.closed.is_set():
                    near.close()
                    continue
                far = socket.socket(socket.AF_UNIX)
                far.connect(self._target)
                self._open |= {near, far}
                for work in (self._outwards, self._homewards):
                    threading.Thread(target=work, args=(near, far), daemon=True).start()

    def _outwards(self, near: socket.socket, far: socket.socket) -> None:
        with suppress(OSError):
            while said := near.recv(CHUNK):
                if COMMIT in said and self.cut:
                    self._cut_here(near, far, said)
                    return
                far.sendall(said)
        self._hang_up(near, far)

    def _cut_here(self, near: socket.socket, far: socket.socket, said: bytes) -> None:
        """Cut the connection; the other direction waits for the reply to a forwarded commit."""
        cut, self.cut = self.cut, ""
        self.cuts += 1
        if cut == "after":
            near.shutdown(socket.SHUT_WR)  # from here on nothing comes home
            far.sendall(said)
            with suppress(OSError):
                near.recv(CHUNK)
        self._hang_up(near, far)

    def _homewards(self, near: socket.socket, far: socket.socket) -> None:
        with suppress(OSError):
            while said := far.recv(CHUNK):
                near.sendall(said)
        self._hang_up(near, far)

    def _hang_up(self, *ends: socket.socket) -> None:
        for end in ends:
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
            end.close()
            self._open.discard(end)

    def hang_up_all(self) -> None:
        """End all talks."""
        self._hang_up(*list(self._open))

    def close(self) -> None:
        """Let nobody through any more."""
        self._door.close()
        self.hang_up_all()


@contextmanager
def wire(address: str) -> Iterator[Wire]:
    """A wire for as long as it is needed."""
    made = Wire(address)
    try:
        yield made
    finally:
        made.close()
