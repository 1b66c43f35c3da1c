"""Checks of host names and page origins."""

from __future__ import annotations

import ipaddress
from functools import lru_cache
from typing import Final
from urllib.parse import urlsplit

from vigil.server.config import Config
from vigil.tables.errors import Forbidden

NEARBY: Final = (".localhost", ".local", ".lan", ".home.arpa", ".internal")
"""Endings of names that nobody can register on the internet."""

KNOWN: Final = 256
"""Parsed names to remember: nearly all clients use the same."""


def check_host(host: str, config: Config) -> None:
    """Refuse a request for a foreign host name that leads here.

    Addresses, names without a dot and names of this network cannot belong to others.
    """
    name = _name(host)
    if name not in _known(config) and not _is_nearby(name):
        raise Forbidden("foreign_host", value=host)


def check_origin(origin: str, asked: str, config: Config) -> None:
    """Refuse the pages of other sites; the scheme counts too."""
    if origin not in (asked, config.public_address, *config.origins):
        raise Forbidden("foreign_origin", value=origin)


def _known(config: Config) -> set[str]:
    """The names in the configuration."""
    sites = (config.public_address, *config.origins)
    return {config.host, *(_name(urlsplit(site).netloc) for site in sites if site)}


@lru_cache(maxsize=KNOWN)
def _name(host: str) -> str:
    """The name or address of a host, without its port."""
    try:
        return (urlsplit(f"//{host}").hostname or "").rstrip(".")
    except ValueError:
        return host


@lru_cache(maxsize=KNOWN)
def _is_nearby(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return "." not in name or name.endswith(NEARBY)
    return True
