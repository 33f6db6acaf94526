"""Groups of people who play together."""

import sqlalchemy as sa
from alembic import op

revision = "0023"
down_revision = "0022"


def upgrade() -> None:
    """Groups, their members, and the tables that were opened for them."""
    op.create_table(
        "groups",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("host", sa.Integer, sa.ForeignKey("devices.id"), nullable=False, index=True),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("presets", sa.JSON, nullable=False),
        sa.Column("invitation", sa.LargeBinary(32), nullable=True),
        sa.Column("issued", sa.Integer, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
    )
    op.create_table(
        "members",
        sa.Column("group", sa.String(32), sa.ForeignKey("groups.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("n", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("device", sa.Integer, sa.ForeignKey("devices.id"), nullable=False, index=True),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.Column("asks", sa.Boolean, nullable=False),
    )
    op.create_table(
        "group_tables",
        sa.Column("table", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("group", sa.String(32), sa.ForeignKey("groups.id", ondelete="CASCADE"), nullable=False, index=True),
        sa.Column("scores", sa.JSON(none_as_null=True), nullable=True),
    )
