"""When the curtain falls between people who share a screen is kept with the match."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Matches of earlier versions let it fall where it is needed."""
    op.add_column("matches", sa.Column("curtain", sa.String(8), nullable=False, server_default="needed"))
