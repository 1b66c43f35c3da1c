"""How a server is set up."""

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
    """Whom push services ask about the messages: ``mailto:`` or ``https:``."""
    services: tuple[str, ...] = ()
    """Other push services than those of the known browsers, as origins."""
    pause: float = 20
    """Seconds after which a player who has not reconnected is reported."""


class Config(Struct, frozen=True):
    """Where to listen, where to keep things, and how much is allowed."""

    database: str
    host: str = "127.0.0.1"
    port: int = 8000
    any_port: bool = False
    """Whether another port is acceptable if this one is taken."""
    origins: tuple[str, ...] = ()
    """Other origins whose pages may use this server; its own always may."""
    public_address: str = ""
    """Where others reach this server, such as ``https://games.example``; empty if not set."""
    trusted_proxies: tuple[str, ...] = LOOPBACK
    """Addresses or networks whose word is taken for where a request comes from."""
    bot_workers: int = 1
    ration_loopback: bool = False
    """Whether this machine's own thinking time is limited even where no one else has access."""
    client: str = ""
    """The folder of the browser client, if not the one of this version."""
    limits: Limits = Limits()
    push: PushConfig = PushConfig()

    def spares(self, address: str) -> bool:
        """Whether bots may think for an address as long as they like.

        A server that listens on loopback and has no public address is for one person: clients
        on this machine are not limited. Others may still come through a proxy.
        """
        own = is_this_machine(self.host) and not self.public_address
        return own and not self.ration_loopback and (not address or is_this_machine(address))
