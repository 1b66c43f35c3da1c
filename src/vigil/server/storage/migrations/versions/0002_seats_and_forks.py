"""Lists tell people from bots, and a fork knows its table."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

BOTS = ("random", "rules")
"""Names that stood for bots; a person called so is told apart when his table next changes."""


def upgrade() -> None:
    """Go to this schema."""
    op.add_column("tables", sa.Column("forked_from", sa.String(length=24), nullable=True))
    op.execute("ALTER TABLE tables RENAME COLUMN names TO seats")
    _write_anew(lambda name: {"name": "" if name in BOTS else name, "bot": name * (name in BOTS)})


def downgrade() -> None:
    """Go back to the schema before."""
    _write_anew(lambda seat: seat["name"] or seat["bot"])
    op.execute("ALTER TABLE tables RENAME COLUMN seats TO names")
    op.execute("ALTER TABLE tables DROP COLUMN forked_from")


def _write_anew(change: Callable[[Any], Any]) -> None:
    """Change the entry of every seat of every table."""
    tables = sa.table("tables", sa.column("id"), sa.column("seats"))
    connection = op.get_bind()
    for id, seats in connection.execute(sa.select(tables)).all():
        made = json.dumps([change(seat) for seat in json.loads(seats)], ensure_ascii=False)
        connection.execute(sa.update(tables).where(tables.c.id == id).values(seats=made))
