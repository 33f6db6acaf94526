"""What people say at a table."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """Lines of two channels; they go with their match."""
    op.create_table(
        "lines",
        sa.Column("match", sa.String(32), sa.ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("channel", sa.String(8), primary_key=True),
        sa.Column("n", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("seat", sa.Integer, nullable=True),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("device", sa.Integer, sa.ForeignKey("devices.id"), nullable=False),
        sa.Column("text", sa.String(400), nullable=False),
        sa.Column("phrase", sa.String(16), nullable=True),
        sa.Column("say_id", sa.String(64), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("reported", sa.Boolean, nullable=False, server_default=sa.false()),
    )
