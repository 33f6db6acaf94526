"""Fair deals: the key of a table, what people pledge and add, and the whole deal of a match."""

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"

COLUMNS: dict[str, list[sa.Column[Any]]] = {
    "matches": [sa.Column("deal", sa.JSON, nullable=True)],
    "tables": [
        sa.Column("key", sa.LargeBinary(32), nullable=True),
        sa.Column("nonce", sa.LargeBinary(32), nullable=True),
        sa.Column("ruleset", sa.String(128), nullable=True),
        sa.Column("sealed", sa.BigInteger, nullable=True),
    ],
    "chairs": [
        sa.Column("pledge", sa.String(64), nullable=True),
        sa.Column("share", sa.String(64), nullable=True),
    ],
}


def upgrade() -> None:
    """Add them. Matches that were dealt before have no deal; tables that wait get a key when they begin."""
    for table, columns in COLUMNS.items():
        for column in columns:
            op.add_column(table, column)
