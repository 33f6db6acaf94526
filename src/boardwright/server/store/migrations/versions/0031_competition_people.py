"""People of competitions."""

import sqlalchemy as sa
from alembic import op

revision = "0031"
down_revision = "0030"


def upgrade() -> None:
    """A row for each entrant. Those who have left their group get theirs in 0033."""
    made = op.create_table(
        "competition_people",
        sa.Column("competition", sa.String(32), sa.ForeignKey("competitions.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("n", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("device", sa.Integer, sa.ForeignKey("devices.id"), nullable=False, index=True),
    )
    db = op.get_bind()
    competitions = sa.table("competitions", sa.column("id"), sa.column("group"), sa.column("entrants", sa.JSON))
    members = sa.table("members", sa.column("group"), sa.column("n"), sa.column("device"))
    for id, group, entrants in db.execute(sa.select(*competitions.c)).all():
        here = (members.c.group == group) & members.c.n.in_([entrant["n"] for entrant in entrants])
        people = sa.select(sa.literal(id, sa.String), members.c.n, members.c.device).where(here)
        db.execute(made.insert().from_select(["competition", "n", "device"], people))
