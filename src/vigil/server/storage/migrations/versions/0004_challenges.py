"""Results know the day whose challenge was played."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Go to this schema."""
    day = sa.Column("challenge", sa.String(length=10), nullable=False, server_default="")
    op.add_column("results", day)


def downgrade() -> None:
    """Go back to the schema before."""
    op.execute("ALTER TABLE results DROP COLUMN challenge")
