"""Notices of groups."""

import sqlalchemy as sa
from alembic import op

revision = "0029"
down_revision = "0028"


def upgrade() -> None:
    """A request is about a seat or a group, so its row has a number. Of a competition is known when its last round was opened."""
    op.add_column("competitions", sa.Column("begun", sa.BigInteger, nullable=False, server_default="0"))
    db = op.get_bind()
    old = sa.Table("notices", sa.MetaData(), autoload_with=db, resolve_fks=False)
    kept = [dict(row._mapping) for row in db.execute(sa.select(old))]
    op.drop_table("notices")
    made = op.create_table(
        "notices",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("match", sa.String(32), sa.ForeignKey("matches.id", ondelete="CASCADE"), nullable=True),
        sa.Column("seat", sa.Integer, nullable=True),
        sa.Column("group", sa.String(32), sa.ForeignKey("groups.id", ondelete="CASCADE"), nullable=True),
        sa.Column("way", sa.String(8), nullable=False),
        sa.Column("device", sa.Integer, sa.ForeignKey("devices.id", ondelete="CASCADE"), nullable=False, index=True),
        sa.Column("to", sa.String(2048), nullable=False, index=True),
        sa.Column("keys", sa.JSON(none_as_null=True), nullable=True),
        sa.Column("language", sa.String(16), nullable=False),
        sa.Column("zone", sa.String(64), nullable=True),
        sa.Column("quiet_start", sa.Integer, nullable=True),
        sa.Column("quiet_end", sa.Integer, nullable=True),
        sa.Column("asked", sa.BigInteger, nullable=False),
        sa.Column("verified", sa.Boolean, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
        sa.Column("told", sa.BigInteger, nullable=True),
        sa.Column("day", sa.Integer, nullable=False),
        sa.Column("count", sa.Integer, nullable=False),
        sa.Column("next", sa.BigInteger, nullable=True),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.UniqueConstraint("match", "seat", "way", name="one_notice_per_seat"),
        sa.UniqueConstraint("group", "device", "way", name="one_notice_per_member"),
    )
    if kept:
        db.execute(made.insert(), kept)
