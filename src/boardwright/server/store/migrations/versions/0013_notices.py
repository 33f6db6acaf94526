"""Requests for notifications that it is a player's move."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    """Add tables for notices that people asked for, for requests to confirm an address, and for the server's own keys."""
    op.create_table(
        "notices",
        sa.Column("match", sa.String(32), sa.ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("way", sa.String(8), primary_key=True),
        sa.Column("device", sa.Integer, sa.ForeignKey("devices.id", ondelete="CASCADE"), nullable=False, index=True),
        sa.Column("to", sa.String(2048), nullable=False, index=True),
        sa.Column("keys", sa.JSON(none_as_null=True), nullable=True),
        sa.Column("language", sa.String(16), nullable=False),
        sa.Column("zone", sa.String(64), nullable=True),
        sa.Column("quiet_start", sa.Integer, nullable=True),
        sa.Column("quiet_end", sa.Integer, nullable=True),
        sa.Column("asked", sa.BigInteger, nullable=False),
        sa.Column("verified", sa.Boolean, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
        sa.Column("told", sa.BigInteger, nullable=True),
        sa.Column("day", sa.Integer, nullable=False),
        sa.Column("count", sa.Integer, nullable=False),
        sa.Column("next", sa.BigInteger, nullable=True),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
    )
    op.create_table(
        "unconfirmed",
        sa.Column("address", sa.LargeBinary(32), primary_key=True),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.Column("mails", sa.Integer, nullable=False),
    )
    op.create_table(
        "keys",
        sa.Column("name", sa.String(16), primary_key=True),
        sa.Column("value", sa.LargeBinary, nullable=False),
    )
