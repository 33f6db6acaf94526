"""Bots that play for people who have resigned or stay away."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0005"


def upgrade() -> None:
    """In matches of earlier versions all people play themselves."""
    op.add_column("seats", sa.Column("stand_in", sa.String(64), nullable=True))
