"""``vigil join``: a seat at a table of a server, in the terminal."""

from __future__ import annotations

import sys
import time
from argparse import Namespace
from getpass import getuser
from typing import Final

from vigil.cli.parser import Parser, UsageError, number
from vigil.tui.http import Address
from vigil.tui.keyring import keep_token, token_for
from vigil.tui.start import join
from vigil.words import Words

MOST_SEATS: Final = 4
PAUSE: Final = 2.0
"""Seconds between two looks at a table whose game has not begun."""


def arguments(parser: Parser) -> None:
    """What the command takes."""
    parser.takes("link", "LINK")
    parser.option("--name", "NAME")
    parser.option("--seat", "N", type=number("--seat", 1, MOST_SEATS))
    parser.option("--watch")


def run(args: Namespace, words: Words) -> int:
    """Sit down, wait for the beginning, and play until somebody leaves."""
    if args.link is None:
        raise UsageError("which_link")
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise UsageError("no_terminal", command="join")
    address, name = Address(args.link), args.name or getuser()
    token = "" if args.watch else seat_at(address, name, args.seat)
    wait_for_beginning(address, words)
    print(join(address, token, words, name))
    return 0


def seat_at(address: Address, name: str, wanted: int | None) -> str:
    """The token of our seat: the one we had, the one we want, or the first free one."""
    kept = token_for(address.link)
    if kept and wanted is None:
        return kept
    seats = address.get()["seats"]
    free = [place for place, seat in enumerate(seats) if not seat["name"] and not seat["bot"]]
    if wanted is not None and wanted - 1 not in free:
        raise UsageError("seat_taken", seat=wanted)
    if not free:
        raise UsageError("no_seat_free")
    place = free[0] if wanted is None else wanted - 1
    token = str(address.post(f"/seats/{place}", {"name": name})["token"])
    keep_token(address.link, token)
    return token


def wait_for_beginning(address: Address, words: Words) -> None:
    """Wait until the host has started the game."""
    if address.get()["status"] == "waiting":
        print(words.text("cli-not-begun"))
        while address.get()["status"] == "waiting":
            time.sleep(PAUSE)
