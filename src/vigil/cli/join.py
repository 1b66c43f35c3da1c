"""``vigil join``: a seat at a table on a server, in the terminal."""

from __future__ import annotations

import asyncio
from argparse import Namespace
from getpass import getuser
from typing import TYPE_CHECKING, Any, Final

from vigil.cli.extras import import_with
from vigil.cli.main import is_terminal
from vigil.cli.parser import Parser, UsageError, number
from vigil.tables.replies.tables import Named, NewTable, SeatToken
from vigil.terminal.app.http import Address, games_of, make_table, read_link
from vigil.terminal.app.keyring import keep_host_token, keep_token, token_for
from vigil.words import Words

if TYPE_CHECKING:
    from vigil.terminal.app.lobby import Lobby

MOST_SEATS: Final = 4


def arguments(parser: Parser) -> None:
    """The arguments of the command."""
    parser.takes("link", "LINK")
    parser.option("--name", "NAME")
    parser.option("--seat", "N", type=number("--seat", 1, MOST_SEATS))
    parser.option("--watch")
    parser.option("--new", "GAME")
    parser.option("--players", "N", type=number("--players", 1, MOST_SEATS))
    parser.option("--plain")


def run(args: Namespace, words: Words) -> int:
    """Sit down, wait for the game and play until the player leaves; then the next table."""
    if args.link is None:
        raise UsageError("which_link")
    name = args.name or getuser()
    address = new_table(args, words) if args.new else Address(args.link, words.language)
    kind = import_with("terminal", "vigil.terminal.app.lobby")
    take_offered(address, words)
    if not args.watch:
        seat_at(address, name, args.seat)
    lobby: Lobby = kind.Lobby(address, words, name)
    if args.plain or not is_terminal():
        asyncio.run(stay_plainly(lobby))
    else:
        stay(lobby)
    return 0


def stay(lobby: Lobby) -> None:
    """Play with keys and mouse, at one table after another."""
    start, link = import_with("terminal", "vigil.terminal.app.start"), lobby.address.link
    while link:
        said, link = start.join(lobby)
        if link:
            lobby = type(lobby)(Address(link, lobby.words.language), lobby.words, lobby.name)
        else:
            print(said)


async def stay_plainly(lobby: Lobby) -> None:
    """Play line by line, at one table after another."""
    plain = import_with("terminal", "vigil.terminal.app.plain_join")
    lines, link = plain.Lines(), lobby.address.link
    while link:
        link = await plain.join_plainly(lobby, lines)
        if link:
            lobby = type(lobby)(Address(link, lobby.words.language), lobby.words, lobby.name)


def new_table(args: Namespace, words: Words) -> Address:
    """Create a table on the server, with us as host."""
    site, table = read_link(args.link)
    if table:
        raise UsageError("table_there", link=args.link)
    setup = suggested_setup(site, args.new)
    if args.players is not None:
        setup["players"] = args.players
    made = make_table(site, NewTable(args.new, setup), words.language)
    address = Address(f"{site}/tables/{made.table.id}", words.language)
    keep_host_token(address.link, made.host)
    return address


def suggested_setup(site: str, game: str) -> dict[str, Any]:
    """The setup that a server suggests for a game, where it differs from the default."""
    choices = [choice for one in games_of(site) if one.id == game for choice in one.choices]
    return {one.entry: one.suggested for one in choices if one.suggested is not None}


def take_offered(address: Address, words: Words) -> None:
    """Store the token of a seat link once the server confirms it; otherwise say so."""
    if address.offered is None:
        return
    seat, token = address.offered
    if address.is_good(seat, token):
        keep_token(address.link, token)
    else:
        print(words.text("tui-bad-link"))


def seat_at(address: Address, name: str, wanted: int | None) -> None:
    """Take the wanted seat, or the first free one, unless we already have one."""
    if token_for(address.link) and wanted is None:
        return
    seats = address.get().seats
    free = [place for place, seat in enumerate(seats) if not seat.name and not seat.bot]
    if wanted is not None and wanted - 1 not in free:
        raise UsageError("seat_taken", seat=wanted)
    if not free:
        raise UsageError("no_seat_free")
    place = free[0] if wanted is None else wanted - 1
    taken = address.ask(SeatToken, "POST", f"/seats/{place}", Named(name))
    keep_token(address.link, taken.token)
