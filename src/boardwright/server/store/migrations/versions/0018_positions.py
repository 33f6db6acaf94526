"""Matches that begin with a position, the level of stand-ins, and reactions to what was said."""

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"


def upgrade() -> None:
    """Until now every match began with its rules' setup, every stand-in had the usual level, and there were no reactions."""
    for table in ("matches", "tables"):
        op.add_column(table, sa.Column("start", sa.JSON(none_as_null=True), nullable=True))
        op.add_column(table, sa.Column("stand_in", sa.String(64), nullable=True))
    op.add_column("lines", sa.Column("reaction", sa.String(16), nullable=True))
    op.add_column("lines", sa.Column("to_channel", sa.String(8), nullable=True))
    op.add_column("lines", sa.Column("to_n", sa.Integer, nullable=True))
