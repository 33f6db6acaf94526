"""Hosts of a server: roles of accounts, links for new passwords, bars, reports, and the log of what hosts do."""

import sqlalchemy as sa
from alembic import op

revision = "0024"
down_revision = "0023"


def upgrade() -> None:
    """Accounts get a role; reported lines become reports."""
    op.add_column("accounts", sa.Column("role", sa.String(8), nullable=False, server_default="member"))
    op.create_table(
        "password_links",
        sa.Column("account", sa.Integer, sa.ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("secret", sa.LargeBinary(32), nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "host_actions",
        sa.Column("n", sa.Integer, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("role", sa.String(8), nullable=False),
        sa.Column("by", sa.Integer, sa.ForeignKey("devices.id"), nullable=True, index=True),
        sa.Column("task", sa.String(16), nullable=False),
        sa.Column("device", sa.Integer, sa.ForeignKey("devices.id"), nullable=True, index=True),
        sa.Column("household", sa.String(64), nullable=True),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("given", sa.String(8), nullable=True),
        sa.Column("until", sa.BigInteger, nullable=True),
        sa.Column("reason", sa.String(400), nullable=False),
        sqlite_autoincrement=True,
    )
    op.create_table(
        "bars",
        sa.Column("n", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("device", sa.Integer, sa.ForeignKey("devices.id"), nullable=True, index=True),
        sa.Column("household", sa.String(64), nullable=True),
        sa.Column("reason", sa.String(400), nullable=False),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=True),
    )
    op.create_table(
        "reports",
        sa.Column("n", sa.Integer, primary_key=True),
        sa.Column("match", sa.String(32), sa.ForeignKey("matches.id", ondelete="CASCADE"), nullable=False, index=True),
        sa.Column("by", sa.Integer, sa.ForeignKey("devices.id"), nullable=True, index=True),
        sa.Column("device", sa.Integer, sa.ForeignKey("devices.id"), nullable=False, index=True),
        sa.Column("seat", sa.Integer, nullable=True),
        sa.Column("channel", sa.String(8), nullable=True),
        sa.Column("line", sa.Integer, nullable=True),
        sa.Column("reason", sa.String(400), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("closed", sa.Boolean, nullable=False),
    )
    op.execute(
        'INSERT INTO reports ("match", device, seat, channel, line, reason, at, closed) '
        'SELECT "match", device, seat, channel, n, \'\', at, NOT reported FROM lines WHERE reported ORDER BY at'
    )
    op.drop_column("lines", "reported")
