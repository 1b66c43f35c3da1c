"""The configuration of a server."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from vigil.server.common.reach import is_this_machine
from vigil.tables.limits import Limits

LOOPBACK: Final = ("127.0.0.1", "::1")


class PushConfig(Struct, frozen=True):
    """The key that signs messages to browsers; without it nothing is sent."""

    key: str = ""
    """The private key of P-256, in base64url."""
    contact: str = ""
    """The contact for push services: ``mailto:`` or ``https:``."""
    services: tuple[str, ...] = ()
    """Further push services besides those of known browsers, as origins."""
    pause: float = 20
    """Seconds after which an absent player is notified."""


class Config(Struct, frozen=True):
    """Where to listen, where to store data, and all limits."""

    database: str
    host: str = "127.0.0.1"
    port: int = 8000
    any_port: bool = False
    """Whether another port is acceptable if this one is taken."""
    origins: tuple[str, ...] = ()
    """Other origins whose pages may use this server."""
    public_address: str = ""
    """The address for others, such as ``https://games.example``; empty if not set."""
    trusted_proxies: tuple[str, ...] = LOOPBACK
    """Addresses or networks that are trusted to name the client."""
    bot_workers: int = 1
    ration_loopback: bool = False
    """Whether this machine's own thinking time is limited even if no one else has access."""
    client: str = ""
    """The folder of the browser client, if not that of this version."""
    limits: Limits = Limits()
    push: PushConfig = PushConfig()

    def spares(self, address: str) -> bool:
        """Whether thinking time is unlimited for an address.

        A server that listens on loopback and has no public address is for one person, so clients on
        this machine are not limited. Others may still come through a proxy.
        """
        own = is_this_machine(self.host) and not self.public_address
        return own and not self.ration_loopback and (not address or is_this_machine(address))
