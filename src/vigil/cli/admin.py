"""``vigil admin``: the tables of a server, for its admin."""

from __future__ import annotations

import asyncio
import errno
import json
import os
import sys
from argparse import Namespace
from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import Final, TextIO

from msgspec import to_builtins

from vigil.cli.admin_options import arguments
from vigil.cli.parser import UsageError
from vigil.cli.serve_options import default_database
from vigil.core.errors import VigilError
from vigil.server.hosts.checking import check_table, repair_table
from vigil.server.storage.backup import backed_up, backed_up_circles, backed_up_server, restored
from vigil.server.storage.opening import database_url, open_database
from vigil.server.storage.store import Store, StoredTable
from vigil.tables.damage import Damage, Reason
from vigil.tables.errors import Damaged, NotFound, Unavailable
from vigil.tables.host.open_table import new_room
from vigil.tables.row import Row
from vigil.words import Words, explain

__all__ = ["arguments", "run"]

OF_ALL: Final = ("list", "restore")
"""Actions on all tables."""


def run(args: Namespace, words: Words) -> int:
    """Carry out one action."""
    known = ", ".join(ACTIONS)
    if args.action is None:
        raise UsageError("which_action", known=known)
    if args.action not in ACTIONS:
        raise UsageError("action", value=args.action, known=known)
    if args.action in OF_ALL and args.table is not None:
        raise UsageError("unknown_argument", value=args.table, command="vigil admin")
    return asyncio.run(_with_store(args, words)) or 0


async def _with_store(args: Namespace, words: Words) -> int | None:
    url = database_url(args.database)
    if args.action == "list" and _not_yet_served(args.database):
        show_tables((), args, words)
        return None
    if args.action != "restore" and url.get_backend_name() == "sqlite":
        _check_there(Path(str(url.database)))
    store = Store(await open_database(url))
    try:
        return await ACTIONS[args.action](store, args, words)
    finally:
        await store.close()


def _not_yet_served(database: str) -> bool:
    """Whether this is the default database and no server has created it yet."""
    return database == default_database() and not Path(database).exists()


def _check_there(file: Path) -> None:
    """Refuse a database that does not exist: a mistyped name must not create an empty one."""
    if not file.exists():
        raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), str(file))


async def list_tables(store: Store, args: Namespace, words: Words) -> None:
    """All tables, the most recently changed first."""
    show_tables(await store.list_tables(public=False, limit=10_000), args, words)


def show_tables(rows: Sequence[Row], args: Namespace, words: Words) -> None:
    """A line for each table, and how many there are."""
    if args.json:
        print(json.dumps([_listed(row) for row in rows], ensure_ascii=False))
        return
    for row in rows:
        when = datetime.fromtimestamp(row.updated, UTC).strftime("%Y-%m-%d %H:%M")
        names = ", ".join(name for name in _names(row) if name)
        wrong = f"  {_said(row.damage, words)}" if row.damage else ""
        print(f"{row.id}  {when}  {row.game:14} {row.status:8} {names}{wrong}".rstrip())
    print(words.text("cli-admin-count", count=len(rows)))


def _said(damage: Damage, words: Words) -> str:
    """The damage of a table, for people."""
    return words.text(DAMAGES[damage.reason], entry=damage.entry)


def _names(row: Row) -> list[str]:
    return [seat["name"] or seat["bot"] for seat in json.loads(row.seats)]


def _listed(row: Row) -> dict[str, object]:
    shown = {"id": row.id, "title": row.title, "game": row.game, "status": row.status}
    about = {"names": _names(row), "updated": row.updated, "damaged": _told(row.damage)}
    return {**shown, **about}


def _told(damage: Damage | None) -> dict[str, object] | None:
    """The damage of a table, for programs."""
    return None if damage is None else to_builtins(damage)


async def inspect(store: Store, args: Namespace, words: Words) -> None:
    """One table: its row, its log, the position at its last snapshot, its damage."""
    whole = await store.whole(named(args))
    damage = await check_table(store, args.table)
    facts = _listed(whole.row) | {
        "damaged": _told(damage),
        "setup": json.loads(whole.row.setup),
        "public": whole.row.public,
        "entries": len(whole.entries),
        "snapshot_at": None if whole.snapshot is None else whole.snapshot_entry,
        "ply": _saved_ply(whole),
    }
    print(json.dumps(facts, ensure_ascii=False, indent=None if args.json else 2))


def _saved_ply(whole: StoredTable) -> int | None:
    """The ply of the game at its last snapshot."""
    try:
        room = new_room(whole.row)
        if whole.snapshot is not None:
            room.restore(whole.snapshot)
    except VigilError:
        return None
    return None if room.table is None else room.table.ply


async def check(store: Store, args: Namespace, words: Words) -> int:
    """Open one table or all of them as a server would; list those that are damaged."""
    tables, found = await _chosen(store, args), dict[str, Damage]()
    for table in tables:
        try:
            damage = await check_table(store, table)
        except Unavailable:  # a newer server has written it
            continue
        await store.mark(table, damage)
        if damage is not None:
            found[table] = damage
    if args.json:
        print(json.dumps({"count": len(tables), "damaged": to_builtins(found)}))
    else:
        for table, damage in found.items():
            print(f"{table}  {_said(damage, words)}")
        print(words.text("cli-admin-checked", count=len(tables), damaged=len(found)))
    return DAMAGED if found else 0


async def _chosen(store: Store, args: Namespace) -> list[str]:
    """The named table, or all tables."""
    if args.table:
        return [named(args)]
    return [row.id for row in await store.list_tables(public=False, limit=10**9)]


async def repair(store: Store, args: Namespace, words: Words) -> None:
    """Cut the log of a damaged table before its first bad entry, and save the old log."""
    rows = await store.raw_entries(named(args))
    with _written(Path(in_file(args))) as file:
        for row in rows:
            file.write(json.dumps(row, default=_text) + "\n")
    left = await repair_table(store, args.table)
    if args.json:
        print(json.dumps({"table": args.table, "entries": left, "file": args.file}))
    elif left is None:
        print(words.text("cli-admin-whole", table=args.table))
    else:
        facts = {"table": args.table, "entries": left, "file": args.file}
        print(words.text("cli-admin-repaired", **facts))


def _text(value: object) -> str:
    """The text values of a row."""
    return value.decode(errors="backslashreplace") if isinstance(value, bytes) else str(value)


async def delete(store: Store, args: Namespace, words: Words) -> None:
    """Delete a table."""
    if not await store.delete_table(named(args)):
        raise NotFound("no_such_table", table=args.table)
    _report(args, words, "deleted", table=args.table)


async def backup(store: Store, args: Namespace, words: Words) -> None:
    """Write a table with its log and chat to a file, or all of them with the keys of links."""
    tables, count = await _chosen(store, args), 0
    with _written(Path(in_file(args))) as file:
        if not args.table:
            for line in (await backed_up_server(store), *await backed_up_circles(store)):
                file.write(line + "\n")
        for table in tables:
            try:
                file.write(await backed_up(store, table) + "\n")
                count += 1
            except Damaged as damage:
                if args.table:
                    raise
                print(f"vigil: {table}: {explain(damage, words)}", file=sys.stderr)
    _report(args, words, "backed-up", count=count, file=args.file)


@contextmanager
def _written(target: Path) -> Iterator[TextIO]:
    """A file that appears only when it is complete."""
    draft = target.with_name(target.name + ".part")
    draft.touch(mode=0o600)  # it holds the seeds of open games
    try:
        with draft.open("w", encoding="utf-8", newline="\n") as file:
            yield file
        draft.replace(target)
    finally:
        draft.unlink(missing_ok=True)


async def restore(store: Store, args: Namespace, words: Words) -> None:
    """Restore the tables of a file that are missing, and their links."""
    source, count = Path(in_file(args)), 0
    with source.open(encoding="utf-8", errors="replace", newline="\n") as file:
        for line in file:
            count += await restored(store, line)
    _report(args, words, "restored", count=count, file=args.file)


def _report(args: Namespace, words: Words, what: str, **facts: str | int) -> None:
    """Print what was done, for a program or a person."""
    print(json.dumps(facts) if args.json else words.text(f"cli-admin-{what}", **facts))


def named(args: Namespace) -> str:
    """The table to act on; an error if none is named."""
    if args.table is None:
        raise UsageError("which_table", action=args.action)
    return str(args.table)


def in_file(args: Namespace) -> str:
    """The file to act on; an error if none is named."""
    if args.file is None:
        raise UsageError("needs_a_value", option="--file", metavar="FILE")
    return str(args.file)


DAMAGED: Final = 1
"""The exit status of ``check`` when a table is damaged."""
DAMAGES: Final[Mapping[Reason, str]] = {
    "missing": "cli-damage-missing",
    "foreign": "cli-damage-foreign",
    "altered": "cli-damage-altered",
    "unreadable": "cli-damage-unreadable",
    "misfit": "cli-damage-misfit",
    "row": "cli-damage-row",
}
Action = Callable[[Store, Namespace, Words], Awaitable[int | None]]
ACTIONS: Final[Mapping[str, Action]] = {
    "list": list_tables,
    "inspect": inspect,
    "check": check,
    "repair": repair,
    "delete": delete,
    "backup": backup,
    "restore": restore,
}
