"""Whether players may ask for hints, and who has asked."""

import sqlalchemy as sa
from alembic import op

revision = "0020"
down_revision = "0019"


def upgrade() -> None:
    """In older matches hints are allowed, and it is not known who has asked."""
    for table in ("tables", "matches"):
        op.add_column(table, sa.Column("hints", sa.Boolean, nullable=False, server_default=sa.true()))
    op.add_column("matches", sa.Column("hinted", sa.JSON(none_as_null=True), nullable=True))
