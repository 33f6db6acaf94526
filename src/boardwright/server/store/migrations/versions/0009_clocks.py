"""Clocks, the time zones that they need, and when the server was down."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """Matches of earlier versions have no clock."""
    for table in ("matches", "tables"):
        op.add_column(table, sa.Column("clock", sa.JSON(none_as_null=True), nullable=True))
    op.add_column("matches", sa.Column("clocks", sa.JSON(none_as_null=True), nullable=True))
    for table in ("seats", "chairs"):
        op.add_column(table, sa.Column("zone", sa.String(64), nullable=True))
    op.create_table(
        "outages",
        sa.Column("start", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("end", sa.BigInteger, nullable=True),
    )
