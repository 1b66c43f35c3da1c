"""Migrations of the database schema."""

from __future__ import annotations

from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import Connection

from vigil.server.storage.database import NewerSchema


def upgrade(connection: Connection, revision: str = "head") -> None:
    """Run the migrations that a database has not had; ``NewerSchema`` if it has had others."""
    config = Config()
    config.set_main_option("script_location", "vigil.server.storage:migrations")
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, revision)
    except CommandError as cause:
        raise NewerSchema from cause
