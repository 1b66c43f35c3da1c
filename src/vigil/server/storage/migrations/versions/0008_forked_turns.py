"""Tables that go on from a turn of another one know that turn, by which each reader names them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Go to this schema."""
    op.add_column("tables", sa.Column("forked_turn", sa.Integer(), nullable=True))


def downgrade() -> None:
    """Go back to the schema before."""
    op.execute("ALTER TABLE tables DROP COLUMN forked_turn")
