"""Browsers that want to hear of their turn, and circles of friends."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Go to this schema."""
    op.create_table(
        "subscriptions",
        sa.Column("id", sa.Integer(), primary_key=True),
        sa.Column(
            "table_id",
            sa.String(length=24),
            sa.ForeignKey("tables.id", ondelete="CASCADE"),
            nullable=False,
        ),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("generation", sa.Integer(), nullable=False),
        sa.Column("endpoint", sa.Text(), nullable=False),
        sa.Column("receiver", sa.String(length=100), nullable=False),
        sa.Column("auth", sa.String(length=40), nullable=False),
        sa.Column("language", sa.String(length=8), nullable=False),
    )
    op.create_index("subscriptions_by_table", "subscriptions", ["table_id", "id"])
    op.create_table(
        "circles",
        sa.Column("id", sa.String(length=24), primary_key=True),
        sa.Column("name", sa.String(length=60), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.Column("founder", sa.Integer(), nullable=False),
    )
    op.create_table(
        "circle_members",
        _of_circle(),
        sa.Column("member", sa.Integer(), primary_key=True, autoincrement=False),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("joined", sa.Float(), nullable=False),
    )
    op.create_table(
        "circle_results",
        _of_circle(),
        sa.Column("member", sa.Integer(), primary_key=True, autoincrement=False),
        sa.Column("day", sa.String(length=10), primary_key=True),
        sa.Column("game", sa.String(length=40), primary_key=True),
        sa.Column("players", sa.Integer(), primary_key=True, autoincrement=False),
        sa.Column("won", sa.Boolean(), nullable=False),
        sa.Column("score", sa.Integer(), nullable=False),
        sa.Column("record", sa.Text(), nullable=False),
    )


def _of_circle() -> sa.Column[str]:
    key = sa.ForeignKey("circles.id", ondelete="CASCADE")
    return sa.Column("circle_id", sa.String(length=24), key, primary_key=True)


def downgrade() -> None:
    """Go back to the schema before."""
    for table in ("circle_results", "circle_members", "circles", "subscriptions"):
        op.drop_table(table)
