"""On your own device, permissions need no proof."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from vigil.tables.handlers.permissions import Permissions
from vigil.tables.host.table_host import TableHost
from vigil.tables.tokens import HOST, Signer

HOST_TOKEN: Final = "host"
"""The token of the host."""


class DevicePermissions(Permissions):
    """The user of the device has all seats; the token of a seat is its number."""

    def __init__(self) -> None:
        super().__init__(Signer(b""))

    def token(self, table: str, seat: int, generation: int) -> str:  # noqa: ARG002
        """The number of the seat."""
        return HOST_TOKEN if seat == HOST else str(seat)

    def is_host(self, hosted: TableHost, token: str) -> bool:  # noqa: ARG002
        """False: players need no further rights here."""
        return False

    def check_host(self, hosted: TableHost, token: str) -> None:
        """Everybody may do what a host does."""

    def is_player(self, hosted: TableHost, seat: int, token: str) -> bool:  # noqa: ARG002
        """Everybody plays every seat."""
        return True

    def shown_seats(self, hosted: TableHost, token: str) -> Collection[int]:  # noqa: ARG002
        """All that people have."""
        return hosted.room.humans

    own_seats = shown_seats
