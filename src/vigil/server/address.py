"""Where a request comes from."""

from __future__ import annotations

from typing import Any, NewType

from litestar.connection import ASGIConnection

Address = NewType("Address", str)


def address_of(connection: ASGIConnection[Any, Any, Any, Any]) -> Address:
    """The address of the peer."""
    client = connection.client
    return Address("" if client is None else client.host)
