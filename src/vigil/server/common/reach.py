"""The address under which others reach this server."""

from __future__ import annotations

import ipaddress
import socket
from typing import Final

ANYWHERE: Final = ("192.0.2.1", 9)
"""An unused address; looking up the route to it sends nothing."""


def own_address() -> str:
    """The address of this machine in its network; empty if it has none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as way:
        try:
            way.connect(ANYWHERE)
        except OSError:
            return ""
        found = str(way.getsockname()[0])
    return "" if is_this_machine(found) else found


def is_this_machine(host: str) -> bool:
    """Whether a name or address refers to this machine only."""
    host = host.strip("[]")
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost" or host.endswith(".localhost")
