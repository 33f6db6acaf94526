"""The tables of the server itself: its keys and outages, and what its hosts have done."""

import sqlalchemy as sa

from boardwright.server.store.schema.metadata import metadata

keys = sa.Table(
    "keys",
    metadata,
    sa.Column("name", sa.String(16), primary_key=True),
    sa.Column("value", sa.LargeBinary, nullable=False),
)

outages = sa.Table(
    "outages",
    metadata,
    sa.Column("start", sa.BigInteger, primary_key=True, autoincrement=False),
    sa.Column("end", sa.BigInteger, nullable=True),
)

# What hosts have done. `by`: the device of their account; null: the operator. `name`: of the account that it concerns, as it was then.
host_actions = sa.Table(
    "host_actions",
    metadata,
    sa.Column("n", sa.Integer, primary_key=True),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("role", sa.String(8), nullable=False),
    sa.Column("by", sa.ForeignKey("devices.id"), nullable=True, index=True),
    sa.Column("task", sa.String(16), nullable=False),
    sa.Column("device", sa.ForeignKey("devices.id"), nullable=True, index=True),
    sa.Column("household", sa.String(64), nullable=True),
    sa.Column("name", sa.String(64), nullable=False),
    sa.Column("given", sa.String(8), nullable=True),
    sa.Column("until", sa.BigInteger, nullable=True),
    sa.Column("reason", sa.String(400), nullable=False),
    sqlite_autoincrement=True,  # a server looks for newer numbers
)

# People and households that may not use the server (`bar`), and people who may not write (`mute`).
bars = sa.Table(
    "bars",
    metadata,
    sa.Column("n", sa.Integer, primary_key=True),
    sa.Column("kind", sa.String(8), nullable=False),
    sa.Column("device", sa.ForeignKey("devices.id"), nullable=True, index=True),
    sa.Column("household", sa.String(64), nullable=True),
    sa.Column("reason", sa.String(400), nullable=False),
    sa.Column("since", sa.BigInteger, nullable=False),
    sa.Column("until", sa.BigInteger, nullable=True),
)

# Reports of players. `match`: it may be gone; `device`: of the reported person; `line`: null where the report is about the player.
reports = sa.Table(
    "reports",
    metadata,
    sa.Column("n", sa.Integer, primary_key=True),
    sa.Column("match", sa.String(32), nullable=False, index=True),
    sa.Column("by", sa.ForeignKey("devices.id"), nullable=True, index=True),
    sa.Column("device", sa.ForeignKey("devices.id"), nullable=False, index=True),
    sa.Column("seat", sa.Integer, nullable=True),
    sa.Column("channel", sa.String(8), nullable=True),
    sa.Column("line", sa.Integer, nullable=True),
    sa.Column("reason", sa.String(400), nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("closed", sa.Boolean, nullable=False),
)

# The lines around a report whose match was deleted.
reported_lines = sa.Table(
    "reported_lines",
    metadata,
    sa.Column("report", sa.ForeignKey("reports.n", ondelete="CASCADE"), primary_key=True),
    sa.Column("n", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("seat", sa.Integer, nullable=True),
    sa.Column("name", sa.String(64), nullable=False),
    sa.Column("device", sa.ForeignKey("devices.id"), nullable=False, index=True),
    sa.Column("text", sa.String(400), nullable=False),
    sa.Column("phrase", sa.String(16), nullable=True),
    sa.Column("reaction", sa.String(16), nullable=True),
    sa.Column("at", sa.BigInteger, nullable=False),
)
