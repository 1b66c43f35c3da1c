"""``vigil admin``: the tables of a server, for whoever looks after it."""

from __future__ import annotations

import asyncio
import json
from argparse import Namespace
from collections.abc import Awaitable, Callable, Mapping
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from vigil.cli.parser import Parser, UsageError
from vigil.cli.serve import default_database
from vigil.server.backup import backed_up, restored
from vigil.server.database import database_url, open_database
from vigil.server.errors import NotFound
from vigil.server.hosted import new_room
from vigil.server.store import Store
from vigil.words import Words


def arguments(parser: Parser) -> None:
    """What the command takes."""
    parser.takes("action", "ACTION")
    parser.takes("table", "TABLE")
    parser.option("--database", "DATABASE", default=default_database())
    parser.option("--file", "FILE")
    parser.option("--json")


def run(args: Namespace, words: Words) -> int:
    """Do one of the things."""
    if args.action not in ACTIONS:
        raise UsageError("which_action", value=args.action or "", known=", ".join(ACTIONS))
    asyncio.run(_with_store(args, words))
    return 0


async def _with_store(args: Namespace, words: Words) -> None:
    store = Store(await open_database(database_url(args.database)))
    try:
        await ACTIONS[args.action](store, args, words)
    finally:
        await store.close()


async def list_tables(store: Store, args: Namespace, words: Words) -> None:
    """All tables, those that changed last first."""
    rows = await store.list_tables(public=False, limit=10_000)
    if args.json:
        shown = ("id", "game", "status", "names", "updated")
        print(json.dumps([{name: getattr(row, name) for name in shown} for row in rows]))
        return
    for row in rows:
        when = datetime.fromtimestamp(row.updated, UTC).strftime("%Y-%m-%d %H:%M")
        names = ", ".join(name for name in json.loads(row.names) if name)
        print(f"{row.id}  {when}  {row.game:14} {row.status:8} {names}")
    print(words.text("cli-admin-count", count=len(rows)))


async def inspect(store: Store, args: Namespace, words: Words) -> None:
    """One table: its row, its log and where its game stands."""
    row = await store.find_table(named(args))
    if row is None:
        raise NotFound("no_such_table", table=args.table)
    room = new_room(row)
    data = await store.snapshot(row.id)
    if data is not None:
        room.restore(data)
    entries = await store.entries(row.id)
    facts = {
        "id": row.id,
        "game": row.game,
        "setup": json.loads(row.setup),
        "public": row.public,
        "entries": len(entries),
        "snapshot_at": room.facts.entries if data is not None else None,
        "status": row.status,
        "seats": [seat.name or seat.bot for seat in room.facts.seats],
        "ply": None if room.table is None else room.table.ply,
    }
    print(json.dumps(facts, ensure_ascii=False, indent=None if args.json else 2))


async def delete(store: Store, args: Namespace, words: Words) -> None:
    """Forget a table."""
    if not await store.delete_table(named(args)):
        raise NotFound("no_such_table", table=args.table)
    print(words.text("cli-admin-deleted", table=args.table))


async def backup(store: Store, args: Namespace, words: Words) -> None:
    """Write a table with its log and chat, or all tables, to a file."""
    rows = await store.list_tables(public=False, limit=10**9)
    tables = [args.table] if args.table else [row.id for row in rows]
    with Path(in_file(args)).open("w", encoding="utf-8") as file:
        for table in tables:
            file.write(await backed_up(store, table) + "\n")
    print(words.text("cli-admin-backed-up", count=len(tables), file=args.file))


async def restore(store: Store, args: Namespace, words: Words) -> None:
    """Bring back the tables of a file that are not there."""
    lines = Path(in_file(args)).read_text(encoding="utf-8").splitlines()
    count = sum([await restored(store, line) for line in lines])
    print(words.text("cli-admin-restored", count=count, file=args.file))


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
