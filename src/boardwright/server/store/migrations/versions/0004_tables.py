"""Tables where people gather before a match, and their chairs."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Make both. Of an invitation only the hash of its secret is kept."""
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("host", sa.Integer, sa.ForeignKey("devices.id"), nullable=False),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("pause", sa.Float, nullable=False),
        sa.Column("curtain", sa.String(8), nullable=False),
        sa.Column("order", sa.String(8), nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("updated", sa.BigInteger, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("started", sa.Boolean, nullable=False),
    )
    op.create_index("ix_tables_host", "tables", ["host"])
    op.create_index("ix_tables_updated", "tables", ["updated"])
    op.create_table(
        "chairs",
        sa.Column("table", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("level", sa.String(64), nullable=True),
        sa.Column("device", sa.Integer, sa.ForeignKey("devices.id"), nullable=True),
        sa.Column("ready", sa.Boolean, nullable=False),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.Column("by_invitation", sa.Boolean, nullable=False),
        sa.Column("invitation", sa.LargeBinary(32), nullable=True),
    )
    op.create_index("ix_chairs_device", "chairs", ["device"])
