"""What people agree to is kept with the match, each change of a match counts for the row that was read, and an operator can end it."""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0013"


def upgrade() -> None:
    """There are no votes yet."""
    op.add_column("matches", sa.Column("votes", sa.JSON(none_as_null=True), nullable=True))
    op.add_column("matches", sa.Column("stamp", sa.Integer, nullable=False, server_default="0"))
    for table in ("matches", "tables"):
        op.add_column(table, sa.Column("closed", sa.Boolean, nullable=False, server_default=sa.false()))
