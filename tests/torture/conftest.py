"""The databases of the server's tests, for attacks."""

from __future__ import annotations

from server.conftest import database, pg_database, postgres

__all__ = ["database", "pg_database", "postgres"]
