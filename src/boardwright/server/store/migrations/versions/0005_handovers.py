"""Seats that are about to move to another device."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """One link at most for each seat; only the hash of its secret is kept."""
    op.create_table(
        "handovers",
        sa.Column("match", sa.String(32), sa.ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("secret", sa.LargeBinary(32), nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
