"""Vacations and hours of rest."""

import sqlalchemy as sa
from alembic import op

revision = "0027"
down_revision = "0026"


def upgrade() -> None:
    """A row for each vacation, and for each time that hours of rest were set."""
    op.create_table(
        "vacations",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("device", sa.Integer, sa.ForeignKey("devices.id"), nullable=False, index=True),
        sa.Column("first", sa.String(10), nullable=False),
        sa.Column("last", sa.String(10), nullable=False),
        sa.Column("zone", sa.String(64), nullable=True),
        sa.Column("start", sa.BigInteger, nullable=False),
        sa.Column("end", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "rests",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("device", sa.Integer, sa.ForeignKey("devices.id"), nullable=False, index=True),
        sa.Column("begin", sa.Integer, nullable=False),
        sa.Column("finish", sa.Integer, nullable=False),
        sa.Column("zone", sa.String(64), nullable=True),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=True),
    )
