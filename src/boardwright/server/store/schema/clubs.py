"""The tables of what lasts beyond a match: groups, competitions, ratings, results."""

import sqlalchemy as sa

from boardwright.server.store.schema.metadata import metadata

groups = sa.Table(
    "groups",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("name", sa.String(64), nullable=False),
    sa.Column("host", sa.ForeignKey("devices.id"), nullable=False, index=True),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("presets", sa.JSON, nullable=False),
    sa.Column("invitation", sa.LargeBinary(32), nullable=True),
    sa.Column("issued", sa.Integer, nullable=False),
    sa.Column("version", sa.Integer, nullable=False),
)

members = sa.Table(
    "members",
    metadata,
    sa.Column("group", sa.ForeignKey("groups.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("n", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("device", sa.ForeignKey("devices.id"), nullable=False, index=True),
    sa.Column("name", sa.String(64), nullable=False),
    sa.Column("since", sa.BigInteger, nullable=False),
    sa.Column("asks", sa.Boolean, nullable=False),
)

group_tables = sa.Table(
    "group_tables",
    metadata,
    sa.Column("table", sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("group", sa.ForeignKey("groups.id", ondelete="CASCADE"), nullable=False, index=True),
)

competitions = sa.Table(
    "competitions",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("group", sa.ForeignKey("groups.id", ondelete="CASCADE"), nullable=False, index=True),
    sa.Column("name", sa.String(64), nullable=False),
    sa.Column("table", sa.JSON, nullable=False),
    sa.Column("entrants", sa.JSON, nullable=False),
    sa.Column("course", sa.JSON, nullable=False),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("version", sa.Integer, nullable=False),
    sa.Column("begun", sa.BigInteger, nullable=False, server_default="0"),
)

competition_tables = sa.Table(
    "competition_tables",
    metadata,
    sa.Column("table", sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("competition", sa.ForeignKey("competitions.id", ondelete="CASCADE"), nullable=False),
    sa.Column("round", sa.Integer, nullable=False),
    sa.Column("board", sa.Integer, nullable=False),
    sa.Column("seats", sa.JSON, nullable=False),
    sa.UniqueConstraint("competition", "round", "board", name="one_table_per_pairing"),
)

# Who has entered a competition, by their number in the group: also those who have left it.
competition_people = sa.Table(
    "competition_people",
    metadata,
    sa.Column("competition", sa.ForeignKey("competitions.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("n", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("device", sa.ForeignKey("devices.id"), nullable=False, index=True),
)

# What ratings follow from, and the ratings: kept when a match is deleted.
ratings = sa.Table(
    "ratings",
    metadata,
    sa.Column("game", sa.String(64), primary_key=True),
    sa.Column("n", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("match", sa.String(32), nullable=False),
    sa.Column("ended", sa.BigInteger, nullable=False),
    sa.Column("abandoned", sa.Boolean, nullable=False),
    sa.Column("device", sa.ForeignKey("devices.id"), nullable=True, index=True),
    sa.Column("given", sa.Integer, nullable=False),
    sa.Column("place", sa.Integer, nullable=False),
    sa.Column("left", sa.Boolean, nullable=False),
    sa.Column("value", sa.Integer, nullable=True),
    sa.Column("spread", sa.Integer, nullable=True),
    sa.Column("matches", sa.Integer, nullable=True),
    sa.UniqueConstraint("match", "seat", name="one_rating_per_seat"),
)

# The summaries of finished matches, and whose seats they have: kept when a match is deleted. Without a summary it does not count.
results = sa.Table(
    "results",
    metadata,
    sa.Column("match", sa.String(32), primary_key=True),
    sa.Column("ended", sa.BigInteger, nullable=False),
    sa.Column("summary", sa.JSON(none_as_null=True), nullable=True),
)

result_people = sa.Table(
    "result_people",
    metadata,
    sa.Column("match", sa.ForeignKey("results.match", ondelete="CASCADE"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("device", sa.ForeignKey("devices.id"), nullable=False, index=True),
)
