"""Where a request comes from."""

from __future__ import annotations

from typing import Any, NewType, TypeAlias

from litestar.connection import ASGIConnection
from litestar.di import NamedDependency

Address = NewType("Address", str)

Caller: TypeAlias = NamedDependency[Address]
"""How a handler asks for it."""


def address_of(connection: ASGIConnection[Any, Any, Any, Any]) -> Address:
    """The address of the peer."""
    client = connection.client
    return Address("" if client is None else client.host)
