"""Entries and snapshots have checksums, and a table says what is wrong with its log."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Go to this schema."""
    for table in ("entries", "snapshots"):
        op.add_column(table, sa.Column("checksum", sa.BigInteger()))
    op.add_column("tables", sa.Column("damaged", sa.Text()))


def downgrade() -> None:
    """Go back to the schema before."""
    op.execute("ALTER TABLE tables DROP COLUMN damaged")
    for table in ("entries", "snapshots"):
        op.execute(f"ALTER TABLE {table} DROP COLUMN checksum")
