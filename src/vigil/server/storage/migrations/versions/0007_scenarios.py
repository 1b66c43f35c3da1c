"""Tables of the campaign know their scenario, whose title each reader sees in their language."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Go to this schema."""
    op.add_column("tables", sa.Column("scenario", sa.Text(), nullable=False, server_default=""))


def downgrade() -> None:
    """Go back to the schema before."""
    op.execute("ALTER TABLE tables DROP COLUMN scenario")
