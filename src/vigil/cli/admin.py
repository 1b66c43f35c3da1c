"""``vigil admin``: the tables of a server, for whoever looks after it."""

from __future__ import annotations

import asyncio
import errno
import json
import os
from argparse import Namespace
from collections.abc import Awaitable, Callable, Mapping, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from vigil.cli.parser import Parser, UsageError
from vigil.cli.serve import default_database
from vigil.server.common.errors import NotFound
from vigil.server.storage.backup import backed_up, backed_up_server, restored
from vigil.server.storage.opening import database_url, open_database
from vigil.server.storage.row import Row
from vigil.server.storage.store import Store
from vigil.server.table.open_table import new_room
from vigil.words import Words

OF_ALL: Final = ("list", "restore")
"""What is done with no single table."""


def arguments(parser: Parser) -> None:
    """What the command takes."""
    parser.takes("action", "ACTION")
    parser.takes("table", "TABLE")
    parser.option("--database", "DATABASE", default=default_database())
    parser.option("--file", "FILE")
    parser.option("--json")


def run(args: Namespace, words: Words) -> int:
    """Do one of the things."""
    known = ", ".join(ACTIONS)
    if args.action is None:
        raise UsageError("which_action", known=known)
    if args.action not in ACTIONS:
        raise UsageError("action", value=args.action, known=known)
    if args.action in OF_ALL and args.table is not None:
        raise UsageError("unknown_argument", value=args.table, command="vigil admin")
    asyncio.run(_with_store(args, words))
    return 0


async def _with_store(args: Namespace, words: Words) -> None:
    url = database_url(args.database)
    if args.action == "list" and _not_yet_served(args.database):
        show_tables((), args, words)
        return
    if args.action != "restore" and url.get_backend_name() == "sqlite":
        _check_there(Path(str(url.database)))
    store = Store(await open_database(url))
    try:
        await ACTIONS[args.action](store, args, words)
    finally:
        await store.close()


def _not_yet_served(database: str) -> bool:
    """Whether it is the database of every day and no server has made it yet."""
    return database == default_database() and not Path(database).exists()


def _check_there(file: Path) -> None:
    """A wrong name must not make an empty database."""
    if not file.exists():
        raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), str(file))


async def list_tables(store: Store, args: Namespace, words: Words) -> None:
    """All tables, those that changed last first."""
    show_tables(await store.list_tables(public=False, limit=10_000), args, words)


def show_tables(rows: Sequence[Row], args: Namespace, words: Words) -> None:
    """A line for each table, and how many there are."""
    if args.json:
        print(json.dumps([_listed(row) for row in rows], ensure_ascii=False))
        return
    for row in rows:
        when = datetime.fromtimestamp(row.updated, UTC).strftime("%Y-%m-%d %H:%M")
        names = ", ".join(name for name in _names(row) if name)
        print(f"{row.id}  {when}  {row.game:14} {row.status:8} {names}".rstrip())
    print(words.text("cli-admin-count", count=len(rows)))


def _names(row: Row) -> list[str]:
    return [seat["name"] or seat["bot"] for seat in json.loads(row.seats)]


def _listed(row: Row) -> dict[str, object]:
    shown = {"id": row.id, "title": row.title, "game": row.game, "status": row.status}
    return {**shown, "names": _names(row), "updated": row.updated}


async def inspect(store: Store, args: Namespace, words: Words) -> None:
    """One table: its row, its log and where its game stood at its last snapshot."""
    row = await store.table(named(args))
    room = new_room(row)
    data = await store.snapshot(row.id)
    if data is not None:
        room.restore(data)
    entries = await store.entries(row.id)
    facts = _listed(row) | {
        "setup": json.loads(row.setup),
        "public": row.public,
        "entries": len(entries),
        "snapshot_at": room.state.entries if data is not None else None,
        "ply": None if room.table is None else room.table.ply,
    }
    print(json.dumps(facts, ensure_ascii=False, indent=None if args.json else 2))


async def delete(store: Store, args: Namespace, words: Words) -> None:
    """Forget a table."""
    if not await store.delete_table(named(args)):
        raise NotFound("no_such_table", table=args.table)
    _report(args, words, "deleted", table=args.table)


async def backup(store: Store, args: Namespace, words: Words) -> None:
    """Write a table with its log and chat to a file, or all of them with the keys of links."""
    target = Path(in_file(args))
    rows = await store.list_tables(public=False, limit=10**9)
    tables = [args.table] if args.table else [row.id for row in rows]
    draft = target.with_name(target.name + ".part")
    draft.touch(mode=0o600)  # it holds the seeds of open games
    try:
        with draft.open("w", encoding="utf-8", newline="\n") as file:
            if not args.table:
                file.write(await backed_up_server(store) + "\n")
            for table in tables:
                file.write(await backed_up(store, table) + "\n")
        draft.replace(target)
    finally:
        draft.unlink(missing_ok=True)
    _report(args, words, "backed-up", count=len(tables), file=args.file)


async def restore(store: Store, args: Namespace, words: Words) -> None:
    """Bring back the tables of a file that are not there, and the links to them."""
    source, count = Path(in_file(args)), 0
    with source.open(encoding="utf-8", errors="replace", newline="\n") as file:
        for line in file:
            count += await restored(store, line)
    _report(args, words, "restored", count=count, file=args.file)


def _report(args: Namespace, words: Words, what: str, **facts: str | int) -> None:
    """What was done, for a program or for a person."""
    print(json.dumps(facts) if args.json else words.text(f"cli-admin-{what}", **facts))


def named(args: Namespace) -> str:
    """The table that an action is about."""
    if args.table is None:
        raise UsageError("which_table", action=args.action)
    return str(args.table)


def in_file(args: Namespace) -> str:
    """The file that an action needs."""
    if args.file is None:
        raise UsageError("needs_a_value", option="--file", metavar="FILE")
    return str(args.file)


Action = Callable[[Store, Namespace, Words], Awaitable[None]]
ACTIONS: Final[Mapping[str, Action]] = {
    "list": list_tables,
    "inspect": inspect,
    "delete": delete,
    "backup": backup,
    "restore": restore,
}
