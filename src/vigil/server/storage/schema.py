"""The database schema; migrations bring an older one up to date."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
)

METADATA: Final = MetaData()

SETTINGS: Final = Table(
    "settings",
    METADATA,
    Column("key", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)
"""What all servers of one database share: the key of seat tokens, the secret of daily deals."""

TABLES: Final = Table(
    "tables",
    METADATA,
    Column("id", String(24), primary_key=True),
    Column("title", String(80), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("game", String(40), nullable=False),
    Column("setup", Text, nullable=False),
    Column("origin", Text),
    Column("forked_from", String(24)),
    Column("forked_turn", Integer),
    Column("scenario", Text, nullable=False, server_default=""),
    Column("seed", String(60), nullable=False),
    Column("created", Float, nullable=False),
    Column("updated", Float, nullable=False),
    Column("status", String(16), nullable=False),
    Column("seats", Text, nullable=False),
    Column("damaged", Text),
    Index("tables_by_time", "public", "updated"),
)
"""A table; ``status``, ``seats`` and ``updated`` repeat what its log says, for lists.

``damaged`` says what was wrong with its log when it was last opened.
"""

DELETED: Final = Table(
    "deleted",
    METADATA,
    Column("id", String(24), primary_key=True),
    Column("at", Float, nullable=False),
)
"""Deleted tables, so that their links can say so."""

ENTRIES: Final = Table(
    "entries",
    METADATA,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("entry", Integer, primary_key=True, autoincrement=False),
    Column("at", Float, nullable=False),
    Column("change", LargeBinary, nullable=False),
    Column("checksum", BigInteger),
)
"""The append-only log; its key lets one server alone write an entry.

The checksum is of table, number and change; entries of earlier versions have none.
"""

SNAPSHOTS: Final = Table(
    "snapshots",
    METADATA,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("entry", Integer, nullable=False),
    Column("data", LargeBinary, nullable=False),
    Column("checksum", BigInteger),
)
"""The last snapshot of each room, with a checksum like that of an entry."""

CHAT: Final = Table(
    "chat",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("at", Float, nullable=False),
    Column("name", String(40), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Index("chat_by_table", "table_id", "id"),
)

SUBSCRIPTIONS: Final = Table(
    "subscriptions",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("generation", Integer, nullable=False),
    Column("endpoint", Text, nullable=False),
    Column("receiver", String(100), nullable=False),
    Column("auth", String(40), nullable=False),
    Column("language", String(8), nullable=False),
    Index("subscriptions_by_table", "table_id", "id"),
)
"""Browsers that are notified of a seat's turn."""

CIRCLES: Final = Table(
    "circles",
    METADATA,
    Column("id", String(24), primary_key=True),
    Column("name", String(60), nullable=False),
    Column("created", Float, nullable=False),
    Column("founder", Integer, nullable=False),
)
"""Friends who see each other's daily deals."""

MEMBERS: Final = Table(
    "circle_members",
    METADATA,
    Column("circle_id", ForeignKey("circles.id", ondelete="CASCADE"), primary_key=True),
    Column("member", Integer, primary_key=True, autoincrement=False),
    Column("name", String(40), nullable=False),
    Column("joined", Float, nullable=False),
)

SHARED: Final = Table(
    "circle_results",
    METADATA,
    Column("circle_id", ForeignKey("circles.id", ondelete="CASCADE"), primary_key=True),
    Column("member", Integer, primary_key=True, autoincrement=False),
    Column("day", String(10), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("players", Integer, primary_key=True, autoincrement=False),
    Column("won", Boolean, nullable=False),
    Column("score", Integer, nullable=False),
    Column("record", Text, nullable=False),
)
"""Daily deals that members have played, each with the record that the server has replayed."""

RESULTS: Final = Table(
    "results",
    METADATA,
    Column("table_id", String(24), primary_key=True),
    Column("at", Float, nullable=False),
    Column("game", String(40), nullable=False),
    Column("module", String(40), nullable=False),
    Column("level", String(20), nullable=False),
    Column("players", Integer, nullable=False),
    Column("names", Text, nullable=False),
    Column("won", Boolean, nullable=False),
    Column("score", Integer, nullable=False),
    Column("challenge", String(10), nullable=False, server_default=""),
)
"""Finished games, for statistics; they stay when a table is deleted."""
