"""The options of ``vigil serve``; they can be read where the extra ``server`` is missing."""

from __future__ import annotations

import re
from collections.abc import Callable
from ipaddress import ip_network
from typing import Final
from urllib.parse import urlsplit

from msgspec.structs import fields
from platformdirs import user_data_path

from vigil.cli.parser import Parser, UsageError, number
from vigil.tables.limits import Limits

PORT: Final = 8000
NUMBER: Final = re.compile(r"[0-9]{1,12}(\.[0-9]{1,6})?")
HIGHEST_PORT: Final = 65535
SILENT: Final = round(Limits().silent_seconds)
VOTE: Final = round(Limits().vote_seconds)


def arguments(parser: Parser) -> None:
    """The arguments of the command."""
    parser.option("--host", "HOST", type=host, default="127.0.0.1")
    parser.option("--port", "PORT", type=number("--port", 0, HIGHEST_PORT))
    parser.option("--public-address", "URL", type=site("--public-address"))
    parser.option("--database", "DATABASE", default=default_database())
    parser.option("--bot-workers", "N", type=number("--bot-workers", 1, 64), default=1)
    parser.option("--origin", "ORIGIN", action="append", default=[])
    parser.option("--trusted-proxy", "ADDRESS", action="append", default=[], type=proxy)
    parser.option("--limit", "NAME=NUMBER", action="append", default=[], type=limit)
    parser.option("--silent-seconds", "N", type=number("--silent-seconds", 1), default=SILENT)
    parser.option("--vote-seconds", "N", type=number("--vote-seconds", 1), default=VOTE)
    parser.option("--push-key", "FILE")
    parser.option("--push-contact", "CONTACT", type=contact)
    parser.option("--push-service", "URL", action="append", default=[], type=site("--push-service"))
    parser.option("--open")


def default_database() -> str:
    """The file of the embedded database in the user's data folder."""
    return str(user_data_path("vigil") / "vigil.db")


def host(text: str) -> str:
    """Reads the address to listen on; an unset variable of a script must not mean everywhere."""
    if not text.strip():
        raise UsageError("needs_a_value", option="--host", metavar="127.0.0.1")
    return text


def site(option: str) -> Callable[[str], str]:
    """Reads the address of a site: http or https and a host, without a path."""

    def read(text: str) -> str:
        try:
            parts = urlsplit(text)
            known = parts.scheme in ("http", "https") and bool(parts.hostname)
        except ValueError:
            known = False
        if not known or parts.path.strip("/") or parts.query or parts.fragment:
            raise UsageError("site", option=option, value=text)
        return text.rstrip("/")

    return read


def contact(text: str) -> str:
    """Reads the contact for push services: an e-mail address or a page."""
    if not text.startswith(("mailto:", "https://")):
        raise UsageError("contact", value=text)
    return text


def proxy(text: str) -> str:
    """Reads the address of a proxy, or its network."""
    try:
        return str(ip_network(text, strict=False))
    except ValueError:
        raise UsageError("proxy", value=text) from None


def limit(text: str) -> tuple[str, float]:
    """Reads a limit: its name and a positive number; whole numbers stay whole."""
    name, _, figure = text.partition("=")
    known = {field.name: field.type for field in fields(Limits)}
    kept = known[name](float(figure)) if name in known and NUMBER.fullmatch(figure) else 0
    if not kept:
        raise UsageError("limit", value=text, known=", ".join(known))
    return name, kept
