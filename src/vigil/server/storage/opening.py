"""Opening the database: SQLite in a file, or PostgreSQL by address."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from sqlalchemy import Connection, inspect
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, OperationalError

from vigil.core.errors import VigilError
from vigil.server.storage.database import Database, NewerSchema
from vigil.server.storage.file_lock import FileLock, Locked
from vigil.server.storage.sqlite import SqliteDatabase

NEWEST: Final = "0008"
"""The last of the migrations."""
VERSION: Final = "alembic_version"
"""The table with the migrations a database has had."""
DRIVERS: Final = {"sqlite": "sqlite", "postgresql": "postgresql+asyncpg"}


class BadDatabase(VigilError):
    """The database cannot be opened."""

    template = "the database cannot be opened: {code}"


def database_url(text: str) -> URL:
    """The address of a database: a path of a SQLite file, or a PostgreSQL address."""
    if "://" not in text:
        return URL.create(DRIVERS["sqlite"], database=text)
    try:
        url = make_url(text.replace("postgres://", "postgresql://", 1))
    except (ArgumentError, ValueError) as cause:
        raise BadDatabase("address") from cause  # its text may contain a password
    name = url.get_backend_name()
    if name not in DRIVERS:
        raise BadDatabase("kind", value=name, known=", ".join(DRIVERS))
    return url.set(drivername=DRIVERS[name])


async def open_database(url: URL, *, for_server: bool = False) -> Database:
    """A database with the newest schema; a file serves one server at a time."""
    is_file = url.get_backend_name() == "sqlite"
    name = url.database if is_file else url.set(drivername="postgresql").render_as_string()
    database = _in_file(Path(str(url.database)), for_server) if is_file else _at_server(url)
    try:
        await database.write(migrate)
    except NewerSchema as cause:
        await database.close()
        raise BadDatabase("newer", value=name) from cause
    except database.trouble as cause:
        await database.close()
        why = "unwritable" if isinstance(cause, OperationalError) else "unreadable"
        raise BadDatabase(why if is_file else "unreachable", value=name) from cause
    return database


def _in_file(path: Path, for_server: bool) -> Database:
    """SQLite; administration can run beside the server."""
    _prepare_folder(path)
    if not for_server:
        return SqliteDatabase(str(path))
    file = path.resolve()
    try:
        return SqliteDatabase(str(path), FileLock(file.with_name(f"{file.name}.lock")))
    except Locked as cause:
        raise BadDatabase("in_use", value=str(path), process=cause.process) from cause
    except OSError as cause:
        raise BadDatabase("unwritable", value=str(path)) from cause


def _at_server(url: URL) -> Database:
    """PostgreSQL; imported only on demand, since a server with a file never needs most of it."""
    from vigil.server.storage.postgresql import PostgresDatabase

    return PostgresDatabase(url)


def _prepare_folder(path: Path) -> None:
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch(mode=0o600)  # it holds the seeds of open games
        with path.open("ab"):
            pass
    except OSError as cause:
        raise BadDatabase("unwritable", value=str(path)) from cause


def migrate(connection: Connection) -> None:
    """Bring the schema up to date; of several servers one does, and the others wait.

    It is done as a whole or not at all: a server may die in the middle of it.
    """
    if connection.dialect.name == "postgresql":
        connection.exec_driver_sql("SELECT pg_advisory_xact_lock(8446744)")
    else:
        connection.exec_driver_sql("BEGIN IMMEDIATE")  # Python begins none for a new table
    if not _is_newest(connection):
        from vigil.server.storage.migrating import upgrade  # slow: a sixth of a second

        upgrade(connection)


def _is_newest(connection: Connection) -> bool:
    if not inspect(connection).has_table(VERSION):
        return False
    found = connection.exec_driver_sql(f"SELECT version_num FROM {VERSION}").scalars().all()
    return list(found) == [NEWEST]
