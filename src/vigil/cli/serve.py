"""``vigil serve``: tables for people in different homes."""

from __future__ import annotations

import os
import re
import sys
import webbrowser
from argparse import Namespace
from collections.abc import Callable
from ipaddress import ip_network
from threading import Thread
from typing import Final
from urllib.parse import urlsplit

from msgspec.structs import fields, replace
from platformdirs import user_data_path

from vigil.cli.parser import Parser, UsageError, number
from vigil.server.common.reach import own_address
from vigil.server.config import LOOPBACK, Config
from vigil.server.run import CannotListen, serve
from vigil.server.storage.opening import BadDatabase
from vigil.tables.limits import Limits
from vigil.words import Words, explain

CANNOT_SERVE: Final = 1
SCREENS: Final = ("BROWSER", "DISPLAY", "WAYLAND_DISPLAY")
"""Without any of these a browser would open in the terminal, if at all."""
ANY: Final = "//0.0.0.0:"
"""How the address of a server begins that listens everywhere."""
PORT: Final = 8000
NUMBER: Final = re.compile(r"[0-9]{1,12}(\.[0-9]{1,6})?")
HIGHEST_PORT: Final = 65535
SILENT: Final = round(Limits().silent_seconds)
VOTE: Final = round(Limits().vote_seconds)


def arguments(parser: Parser) -> None:
    """What the command takes."""
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
    parser.option("--open")


def default_database() -> str:
    """The file of the embedded database in the user's data folder."""
    return str(user_data_path("vigil") / "vigil.db")


def host(text: str) -> str:
    """Reads where to listen; an unset variable of a script must not mean everywhere."""
    if not text.strip():
        raise UsageError("needs_a_value", option="--host", metavar="127.0.0.1")
    return text


def site(option: str) -> Callable[[str], str]:
    """Reads the address of a site: http or https, a host, nothing behind it."""

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


def proxy(text: str) -> str:
    """Reads the address of a proxy, or the network in which it is."""
    try:
        return str(ip_network(text, strict=False))
    except ValueError:
        raise UsageError("proxy", value=text) from None


def limit(text: str) -> tuple[str, float]:
    """Reads a limit: its name and a number above nothing; those of whole numbers stay whole."""
    name, _, figure = text.partition("=")
    known = {field.name: field.type for field in fields(Limits)}
    kept = known[name](float(figure)) if name in known and NUMBER.fullmatch(figure) else 0
    if not kept:
        raise UsageError("limit", value=text, known=", ".join(known))
    return name, kept


def limits_of(args: Namespace) -> Limits:
    """The limits as the arguments change them."""
    usual = Limits(silent_seconds=args.silent_seconds, vote_seconds=args.vote_seconds)
    return replace(usual, **dict(args.limit))


def address_nearby(address: str) -> str:
    """What others in the same network type, where the server listens everywhere."""
    own = own_address()
    return address.replace(ANY, f"//{own}:") if ANY in address and own else ""


def open_browser(address: str) -> None:
    """Show the client where there is a screen; elsewhere the address is printed."""
    if sys.platform in ("darwin", "win32") or any(map(os.environ.get, SCREENS)):
        address = address.replace(ANY, "//127.0.0.1:")
        Thread(target=webbrowser.open, args=(address,), daemon=True).start()  # it may take a while


def run(args: Namespace, words: Words) -> int:
    """Serve until a signal comes; what keeps the server from starting is one line."""
    config = Config(
        database=args.database,
        host=args.host,
        port=PORT if args.port is None else args.port,
        any_port=args.open and args.port is None,
        origins=tuple(args.origin),
        public_address=args.public_address or "",
        trusted_proxies=tuple(args.trusted_proxy) or LOOPBACK,
        bot_workers=args.bot_workers,
        limits=limits_of(args),
    )

    def ready(address: str) -> None:
        print(words.text("cli-serving", address=address), flush=True)
        if nearby := address_nearby(address):
            print(words.text("cli-serving-nearby", address=nearby), flush=True)
        if args.open:
            open_browser(address)

    try:
        serve(config, ready)
    except (BadDatabase, CannotListen) as error:
        print(f"vigil: {explain(error, words)}", file=sys.stderr)
        return CANNOT_SERVE
    return 0
