"""How a server is set up."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from vigil.server.common.limits import Limits

LOOPBACK: Final = ("127.0.0.1", "::1")


class Config(Struct, frozen=True):
    """Where to listen, where to keep things, and how much is allowed."""

    database: str
    host: str = "127.0.0.1"
    port: int = 8000
    any_port: bool = False
    """Whether another port will do where this one is taken."""
    origins: tuple[str, ...] = ()
    """Other origins whose pages may use this server; its own always may."""
    public_address: str = ""
    """Where others reach this server, such as ``https://games.example``; empty if nobody said."""
    trusted_proxies: tuple[str, ...] = LOOPBACK
    """Addresses or networks whose word is taken for where a request comes from."""
    bot_workers: int = 1
    client: str = ""
    """The folder of the client for browsers, if not the one that belongs to this version."""
    limits: Limits = Limits()
