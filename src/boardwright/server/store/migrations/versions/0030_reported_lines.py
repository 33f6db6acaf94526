"""Reports outlive their matches."""

import sqlalchemy as sa
from alembic import op

revision = "0030"
down_revision = "0029"


def upgrade() -> None:
    """A report no longer refers to its match, and keeps the lines around it when the match is deleted."""
    db = op.get_bind()
    old = sa.Table("reports", sa.MetaData(), autoload_with=db, resolve_fks=False)
    kept = [dict(row._mapping) for row in db.execute(sa.select(old))]
    op.drop_table("reports")
    made = op.create_table(
        "reports",
        sa.Column("n", sa.Integer, primary_key=True),
        sa.Column("match", sa.String(32), nullable=False, index=True),
        sa.Column("by", sa.Integer, sa.ForeignKey("devices.id"), nullable=True, index=True),
        sa.Column("device", sa.Integer, sa.ForeignKey("devices.id"), nullable=False, index=True),
        sa.Column("seat", sa.Integer, nullable=True),
        sa.Column("channel", sa.String(8), nullable=True),
        sa.Column("line", sa.Integer, nullable=True),
        sa.Column("reason", sa.String(400), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("closed", sa.Boolean, nullable=False),
    )
    if kept:
        db.execute(made.insert(), kept)
        if db.dialect.name == "postgresql":
            op.execute("SELECT setval(pg_get_serial_sequence('reports', 'n'), max(n)) FROM reports")
    op.create_table(
        "reported_lines",
        sa.Column("report", sa.Integer, sa.ForeignKey("reports.n", ondelete="CASCADE"), primary_key=True),
        sa.Column("n", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("seat", sa.Integer, nullable=True),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("device", sa.Integer, sa.ForeignKey("devices.id"), nullable=False, index=True),
        sa.Column("text", sa.String(400), nullable=False),
        sa.Column("phrase", sa.String(16), nullable=True),
        sa.Column("reaction", sa.String(16), nullable=True),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
