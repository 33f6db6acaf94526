"""Finding the match before a rematch."""

import sqlalchemy as sa
from alembic import op

revision = "0032"
down_revision = "0031"


def upgrade() -> None:
    """Who may sit down at a table again is read with the table."""
    there = sa.column("rematch").is_not(None)
    op.create_index("matches_by_rematch", "matches", ["rematch"], sqlite_where=there, postgresql_where=there)
