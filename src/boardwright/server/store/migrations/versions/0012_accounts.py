"""Accounts: names, passwords, passkeys and the devices that are signed in."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0010"


def upgrade() -> None:
    """Make their tables. Of tokens and challenges only hashes are kept."""
    op.create_table(
        "accounts",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("key", sa.LargeBinary(32), nullable=False, unique=True),
        sa.Column("look", sa.LargeBinary(32), nullable=False, unique=True),
        sa.Column("device", sa.Integer, sa.ForeignKey("devices.id"), nullable=False, unique=True),
        sa.Column("password", sa.String(256), nullable=True),
        sa.Column("handle", sa.LargeBinary(32), nullable=False, unique=True),
        sa.Column("settings", sa.JSON, nullable=True),
        sa.Column("created", sa.BigInteger, nullable=False),
        sqlite_autoincrement=True,
    )
    op.create_table(
        "sessions",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("account", sa.Integer, sa.ForeignKey("accounts.id", ondelete="CASCADE"), nullable=False),
        sa.Column("token_hash", sa.LargeBinary(32), nullable=False, unique=True),
        sa.Column("label", sa.String(64), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("used", sa.BigInteger, nullable=False),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_sessions_account", "sessions", ["account"])
    op.create_table(
        "passkeys",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("account", sa.Integer, sa.ForeignKey("accounts.id", ondelete="CASCADE"), nullable=False),
        sa.Column("credential", sa.LargeBinary, nullable=False, unique=True),
        sa.Column("public_key", sa.LargeBinary, nullable=False),
        sa.Column("uses", sa.BigInteger, nullable=False),
        sa.Column("label", sa.String(64), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("used", sa.BigInteger, nullable=False),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_passkeys_account", "passkeys", ["account"])
    op.create_table(
        "challenges",
        sa.Column("hash", sa.LargeBinary(32), primary_key=True),
        sa.Column("account", sa.Integer, sa.ForeignKey("accounts.id", ondelete="CASCADE"), nullable=True),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_challenges_until", "challenges", ["until"])
    op.create_index("ix_lines_device", "lines", ["device"])  # to find the lines of a device
