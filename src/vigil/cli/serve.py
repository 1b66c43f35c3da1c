"""``vigil serve``: run the game server."""

from __future__ import annotations

import os
import sys
import webbrowser
from argparse import Namespace
from pathlib import Path
from threading import Thread
from typing import Final

from msgspec.structs import replace

from vigil.cli.parser import UsageError
from vigil.cli.serve_options import PORT, arguments, default_database
from vigil.server.common.reach import own_address
from vigil.server.config import LOOPBACK, Config, PushConfig
from vigil.server.push.message import base64url, unbase64url
from vigil.server.push.p256 import SIZE, N, new_key
from vigil.server.run import CannotListen, serve
from vigil.server.storage.opening import BadDatabase
from vigil.tables.limits import Limits
from vigil.words import Words, explain

__all__ = ["arguments", "run"]

CANNOT_SERVE: Final = 1
SCREENS: Final = ("BROWSER", "DISPLAY", "WAYLAND_DISPLAY")
"""Environment variables of a screen; without one, a browser would open in the terminal."""
ANY: Final = "//0.0.0.0:"
"""Addresses that mean “listen everywhere”."""


def limits_of(args: Namespace) -> Limits:
    """The limits, changed by the arguments."""
    usual = Limits(silent_seconds=args.silent_seconds, vote_seconds=args.vote_seconds)
    return replace(usual, **dict(args.limit))


def address_nearby(address: str) -> str:
    """The address for others in the same network, if the server listens everywhere."""
    own = own_address()
    return address.replace(ANY, f"//{own}:") if ANY in address and own else ""


def open_browser(address: str) -> None:
    """Open the client where there is a screen; otherwise its address is only printed."""
    if sys.platform in ("darwin", "win32") or any(map(os.environ.get, SCREENS)):
        address = address.replace(ANY, "//127.0.0.1:")
        Thread(target=webbrowser.open, args=(address,), daemon=True).start()  # slow


def check_folder(database: str) -> None:
    """Refuse a missing folder: an empty database there would look like lost tables."""
    folder = Path(database).parent
    if "://" in database or database == default_database() or folder.is_dir():
        return
    raise UsageError("not_a_folder" if folder.exists() else "no_folder", value=str(folder))


def push_of(args: Namespace) -> PushConfig:
    """The key that signs messages to browsers; a new file gets a new key."""
    if args.push_key is None:
        return PushConfig()
    if args.push_contact is None:
        raise UsageError("push_needs_contact")
    file = Path(args.push_key)
    if not file.exists():
        with os.fdopen(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w") as new:
            new.write(base64url(new_key().to_bytes(SIZE)))
    key = file.read_text().strip()
    if not is_key(key):
        raise UsageError("push_key", value=str(file))
    return PushConfig(key, args.push_contact, tuple(args.push_service))


def is_key(text: str) -> bool:
    """Whether a text is a private P-256 key in base64url."""
    try:
        data = unbase64url(text)
    except ValueError:
        return False
    return len(data) == SIZE and 0 < int.from_bytes(data) < N


def run(args: Namespace, words: Words) -> int:
    """Serve until a signal comes; report in one line why the server cannot start."""
    check_folder(args.database)
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
        push=push_of(args),
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
