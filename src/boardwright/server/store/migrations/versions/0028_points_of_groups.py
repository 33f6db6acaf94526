"""Points of a group's matches."""

from alembic import op

revision = "0028"
down_revision = "0027"


def upgrade() -> None:
    """They are read from the results of matches."""
    op.drop_column("group_tables", "scores")
