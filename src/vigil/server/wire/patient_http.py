"""HTTP whose unfinished requests do not last for ever, and are few for each address.

It builds on parts of uvicorn that are not promised; ``pyproject.toml`` has the versions it fits.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Any, ClassVar

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from vigil.server.common.address import Network, household, is_among
from vigil.server.common.limits import Limits


class PatientHttp(HttpToolsProtocol):
    """uvicorn's HTTP: from the first byte to the last a request has so many seconds."""

    limits: ClassVar[Limits] = Limits()
    trusted: ClassVar[tuple[Network, ...]] = ()
    """Proxies, through which many people come."""
    unfinished: ClassVar[Counter[str]] = Counter()
    """By address, connections on which a request is awaited or has begun."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self._timer: asyncio.TimerHandle | None = None
        self._household = ""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """A request is awaited from now on."""
        super().connection_made(transport)
        self._household = household(self.client[0]) if self.client else ""
        self._await_request()
        most = self.limits.unfinished_per_address
        if self.unfinished[self._household] > most and not self._is_trusted():
            transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        """Nothing is awaited any more."""
        self._stop_waiting()
        super().connection_lost(exc)

    def on_message_begin(self) -> None:
        """Another request begins."""
        super().on_message_begin()
        self._await_request()

    def on_message_complete(self) -> None:
        """The request is whole; what follows is up to us."""
        self._stop_waiting()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """What follows is a socket; the parser, which leads back here, has done its work."""
        self._stop_waiting()
        super().handle_websocket_upgrade()
        self.parser = None  # type: ignore[assignment]  # as uvicorn does at the end

    def _is_trusted(self) -> bool:
        return self.client is not None and is_among(self.client[0], self.trusted)

    def _await_request(self) -> None:
        if self._timer is None:
            self.unfinished[self._household] += 1
            self._timer = self.loop.call_later(self.limits.unfinished_seconds, self._give_up)

    def _stop_waiting(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
            self.unfinished[self._household] -= 1
            if not self.unfinished[self._household]:
                del self.unfinished[self._household]

    def _give_up(self) -> None:
        """Cut off whoever does not finish."""
        self.transport.abort()
