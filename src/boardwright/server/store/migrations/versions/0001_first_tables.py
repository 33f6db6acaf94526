"""Devices, matches, seats and the log of what was chosen."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make the first tables."""
    op.create_table(
        "devices",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("token_hash", sa.LargeBinary(32), nullable=False, unique=True),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "matches",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("device", sa.Integer, sa.ForeignKey("devices.id"), nullable=False),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("ruleset", sa.String(128), nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("seed", sa.LargeBinary(32), nullable=False),
        sa.Column("pause", sa.Float, nullable=False),
        sa.Column("status", sa.String(16), nullable=False),
        sa.Column("decisions", sa.Integer, nullable=False),
        sa.Column("actors", sa.JSON, nullable=False),
        sa.Column("ranking", sa.JSON, nullable=True),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("updated", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_matches_device", "matches", ["device"])
    op.create_index("matches_by_time", "matches", ["updated"])
    op.create_table(
        "seats",
        sa.Column("match", sa.String(32), sa.ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("level", sa.String(64), nullable=True),
        sa.Column("device", sa.Integer, sa.ForeignKey("devices.id"), nullable=True),
    )
    op.create_index("ix_seats_device", "seats", ["device"])
    op.create_table(
        "log",
        sa.Column("match", sa.String(32), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("action", sa.Integer, nullable=True),
        sa.Column("action_id", sa.String(64), nullable=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], ondelete="CASCADE"),
        sa.UniqueConstraint("match", "action_id", name="one_row_per_action_id"),
    )
