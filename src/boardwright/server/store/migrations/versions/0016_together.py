"""Playing again, asking to take back, and the matches that a device wants to see no more."""

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"


def upgrade() -> None:
    """There are no rematches and no requests yet, and every device sees all its matches."""
    op.add_column("matches", sa.Column("rematch", sa.String(32), nullable=True))
    op.add_column("matches", sa.Column("asking", sa.JSON(none_as_null=True), nullable=True))
    op.create_table(
        "forgotten",
        sa.Column("match", sa.String(32), sa.ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("device", sa.Integer, sa.ForeignKey("devices.id"), primary_key=True),
    )
