"""Finding the match before a rematch."""

import sqlalchemy as sa
from alembic import op

revision = "0032"
down_revision = "0031"


def upgrade() -> None:
    """Index the matches that have a rematch: who may sit at its table is read with the table."""
    there = sa.column("rematch").is_not(None)
    op.create_index("matches_by_rematch", "matches", ["rematch"], sqlite_where=there, postgresql_where=there)
