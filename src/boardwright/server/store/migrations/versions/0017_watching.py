"""A table says who may watch, and it is kept with its match."""

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"


def upgrade() -> None:
    """Until now anyone who knew the address of a table could watch."""
    for table in ("matches", "tables"):
        op.add_column(table, sa.Column("watching", sa.JSON(none_as_null=True), nullable=True))
