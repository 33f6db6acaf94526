"""The results of finished matches, for statistics."""

import sqlalchemy as sa
from alembic import op

revision = "0025"
down_revision = "0024"


def upgrade() -> None:
    """The server itself fills them for matches that have ended before: a few at a time, because it plays them again."""
    op.create_table(
        "results",
        sa.Column("match", sa.String(32), primary_key=True),
        sa.Column("ended", sa.BigInteger, nullable=False),
        sa.Column("summary", sa.JSON(none_as_null=True), nullable=True),
    )
    op.create_table(
        "result_people",
        sa.Column("match", sa.String(32), sa.ForeignKey("results.match", ondelete="CASCADE"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("device", sa.Integer, sa.ForeignKey("devices.id"), nullable=False, index=True),
    )
