"""Opening the database: SQLite in a file, or PostgreSQL by address."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from asyncpg import PostgresError
from sqlalchemy import AsyncAdaptedQueuePool, event
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, OperationalError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from vigil.core.errors import VigilError

DRIVERS: Final = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg"}
SQLITE: Final = (
    "PRAGMA journal_mode=WAL",
    "PRAGMA synchronous=FULL",
    "PRAGMA foreign_keys=ON",
    "PRAGMA busy_timeout=5000",
)
"""An acknowledged answer survives the loss of power, not only that of the process."""
CONNECT_SECONDS: Final = 5


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
        raise BadDatabase("address") from cause  # its text may hold a password
    name = url.get_backend_name()
    if name not in DRIVERS:
        raise BadDatabase("kind", value=name, known=", ".join(DRIVERS))
    return url.set(drivername=DRIVERS[name])


async def open_database(url: URL) -> AsyncEngine:
    """An engine on a database that has the newest schema."""
    is_file = url.get_backend_name() == "sqlite"
    if is_file:
        _prepare_folder(Path(str(url.database)))
    engine = _sqlite(url) if is_file else _postgresql(url)
    name = url.database if is_file else url.set(drivername="postgresql").render_as_string()
    try:
        async with engine.begin() as connection:
            await migrate(connection)
    except CommandError as cause:
        await engine.dispose()
        raise BadDatabase("newer", value=name) from cause
    except (SQLAlchemyError, PostgresError, OSError) as cause:
        await engine.dispose()
        why = "unwritable" if isinstance(cause, OperationalError) else "unreadable"
        raise BadDatabase(why if is_file else "unreachable", value=name) from cause
    return engine


def _postgresql(url: URL) -> AsyncEngine:
    """PostgreSQL has a connection for each who asks; none waits for it longer than a moment."""
    return create_async_engine(
        url, pool_pre_ping=True, hide_parameters=True, connect_args={"timeout": CONNECT_SECONDS}
    )


def _sqlite(url: URL) -> AsyncEngine:
    """A connection to read, for which all wait in line; a ``FileWriter`` has its own."""
    engine = create_async_engine(
        url,
        poolclass=AsyncAdaptedQueuePool,
        pool_size=1,
        max_overflow=0,
        hide_parameters=True,
    )
    event.listen(engine.sync_engine, "connect", sqlite_settings)
    return engine


def _prepare_folder(path: Path) -> None:
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch(mode=0o600)  # it holds the seeds of open games
        with path.open("ab"):
            pass
    except OSError as cause:
        raise BadDatabase("unwritable", value=str(path)) from cause


def sqlite_settings(connection: Any, _record: Any = None) -> None:
    """Set up a new connection."""
    cursor = connection.cursor()
    for line in SQLITE:
        cursor.execute(line)
    cursor.close()


async def migrate(connection: AsyncConnection) -> None:
    """Bring the schema up to date."""
    config = Config()
    config.set_main_option("script_location", "vigil.server.storage:migrations")
    if connection.dialect.name == "postgresql":
        await connection.exec_driver_sql("SELECT pg_advisory_xact_lock(8446744)")
    await connection.run_sync(_upgrade, config)


def _upgrade(connection: Any, config: Config) -> None:
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
