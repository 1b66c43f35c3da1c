"""The address of a request."""

from __future__ import annotations

import ipaddress
from functools import lru_cache
from typing import Any, Final, NewType

from litestar.connection import ASGIConnection
from litestar.types import Scope

KNOWN: Final = 4096
"""Parsed addresses to remember; each is needed several times when a client comes."""

LONGEST: Final = 64
"""The longest address; a proxy may pass on anything."""

Address = NewType("Address", str)


def address_of(connection: ASGIConnection[Any, Any, Any, Any]) -> Address:
    """The address of the peer, shortened as limits count it."""
    client = connection.client
    return Address("" if client is None else address_prefix(client.host))


def caller_of(scope: Scope) -> str:
    """The same for a request before its handler."""
    client = scope.get("client")
    return address_prefix(client[0]) if client else ""


def address_prefix(host: str) -> str:
    """The address itself, or the 64-bit network of an IPv6 address."""
    return _address_prefix(host[:LONGEST])


@lru_cache(maxsize=KNOWN)
def _address_prefix(host: str) -> str:
    try:
        found = ipaddress.ip_address(host)
    except ValueError:
        return host
    if isinstance(found, ipaddress.IPv4Address) or found.is_loopback:
        return host
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.ip_network((found, 64), strict=False))
