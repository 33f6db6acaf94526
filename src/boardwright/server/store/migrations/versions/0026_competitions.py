"""Competitions of groups."""

import sqlalchemy as sa
from alembic import op

revision = "0026"
down_revision = "0025"


def upgrade() -> None:
    """Leagues, knock-outs and Swiss tournaments, and the tables of their pairings."""
    op.create_table(
        "competitions",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("group", sa.String(32), sa.ForeignKey("groups.id", ondelete="CASCADE"), nullable=False, index=True),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("table", sa.JSON, nullable=False),
        sa.Column("entrants", sa.JSON, nullable=False),
        sa.Column("course", sa.JSON, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
    )
    op.create_table(
        "competition_tables",
        sa.Column("table", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("competition", sa.String(32), sa.ForeignKey("competitions.id", ondelete="CASCADE"), nullable=False),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("board", sa.Integer, nullable=False),
        sa.Column("seats", sa.JSON, nullable=False),
        sa.UniqueConstraint("competition", "round", "board", name="one_table_per_pairing"),
    )
