"""Rated tables and matches, the ratings, and the names under which accounts appear among them."""

import sqlalchemy as sa
from alembic import op

revision = "0022"
down_revision = "0020"


def upgrade() -> None:
    """Older matches are not rated."""
    for table in ("tables", "matches"):
        op.add_column(table, sa.Column("rated", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_index(
        "matches_rated", "matches", ["id"], sqlite_where=sa.column("rated", sa.Boolean), postgresql_where=sa.column("rated", sa.Boolean)
    )
    op.add_column("accounts", sa.Column("rated_as", sa.String(64), nullable=True))
    op.create_index("accounts_rated_as", "accounts", ["rated_as"], unique=True)
    op.create_table(
        "ratings",
        sa.Column("game", sa.String(64), primary_key=True),
        sa.Column("n", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("match", sa.String(32), nullable=False),
        sa.Column("ended", sa.BigInteger, nullable=False),
        sa.Column("abandoned", sa.Boolean, nullable=False),
        sa.Column("device", sa.Integer, sa.ForeignKey("devices.id"), nullable=True, index=True),
        sa.Column("given", sa.Integer, nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("left", sa.Boolean, nullable=False),
        sa.Column("value", sa.Integer, nullable=True),
        sa.Column("spread", sa.Integer, nullable=True),
        sa.Column("matches", sa.Integer, nullable=True),
        sa.UniqueConstraint("match", "seat", name="one_rating_per_seat"),
    )
