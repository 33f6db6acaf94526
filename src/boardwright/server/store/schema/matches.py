"""The tables of matches: their players, choices and chat lines, and the tables before a match."""

import sqlalchemy as sa

from boardwright.server.store.schema.metadata import metadata

devices = sa.Table(
    "devices",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("token_hash", sa.LargeBinary(32), nullable=False, unique=True),
    sa.Column("created", sa.BigInteger, nullable=False),
)

matches = sa.Table(
    "matches",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("device", sa.ForeignKey("devices.id"), nullable=False, index=True),
    sa.Column("game", sa.String(64), nullable=False),
    sa.Column("ruleset", sa.String(128), nullable=False),
    sa.Column("options", sa.JSON, nullable=False),
    sa.Column("seed", sa.LargeBinary(32), nullable=False),
    sa.Column("pause", sa.Float, nullable=False),
    sa.Column("status", sa.String(16), nullable=False),
    sa.Column("decisions", sa.Integer, nullable=False),
    sa.Column("actors", sa.JSON, nullable=False),
    sa.Column("ranking", sa.JSON(none_as_null=True), nullable=True),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("updated", sa.BigInteger, nullable=False),
    sa.Column("curtain", sa.String(8), nullable=False, server_default="needed"),
    sa.Column("deal", sa.JSON(none_as_null=True), nullable=True),
    sa.Column("clock", sa.JSON(none_as_null=True), nullable=True),
    sa.Column("clocks", sa.JSON(none_as_null=True), nullable=True),
    sa.Column("votes", sa.JSON(none_as_null=True), nullable=True),
    sa.Column("stamp", sa.Integer, nullable=False, server_default="0"),
    sa.Column("closed", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Column("rematch", sa.String(32), nullable=True),
    sa.Column("asking", sa.JSON(none_as_null=True), nullable=True),
    sa.Column("watching", sa.JSON(none_as_null=True), nullable=True),
    sa.Column("start", sa.JSON(none_as_null=True), nullable=True),
    sa.Column("stand_in", sa.String(64), nullable=True),
    sa.Column("hints", sa.Boolean, nullable=False, server_default=sa.true()),
    sa.Column("hinted", sa.JSON(none_as_null=True), nullable=True),
    sa.Column("rated", sa.Boolean, nullable=False, server_default=sa.false()),
)

seats = sa.Table(
    "seats",
    metadata,
    sa.Column("match", sa.ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("kind", sa.String(16), nullable=False),
    sa.Column("name", sa.String(64), nullable=False),
    sa.Column("level", sa.String(64), nullable=True),
    sa.Column("device", sa.ForeignKey("devices.id"), nullable=True, index=True),
    sa.Column("stand_in", sa.String(64), nullable=True),
    sa.Column("zone", sa.String(64), nullable=True),
)

log = sa.Table(
    "log",
    metadata,
    sa.Column("match", sa.String(32), primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("kind", sa.String(8), nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("action", sa.String(128), nullable=True),
    sa.Column("action_id", sa.String(64), nullable=True),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.ForeignKeyConstraint(["match"], ["matches.id"], ondelete="CASCADE"),
    sa.UniqueConstraint("match", "action_id", name="one_row_per_action_id"),
)

tables = sa.Table(
    "tables",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("host", sa.ForeignKey("devices.id"), nullable=False, index=True),
    sa.Column("game", sa.String(64), nullable=False),
    sa.Column("options", sa.JSON, nullable=False),
    sa.Column("pause", sa.Float, nullable=False),
    sa.Column("curtain", sa.String(8), nullable=False),
    sa.Column("order", sa.String(8), nullable=False),
    sa.Column("listed", sa.Boolean, nullable=False),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("updated", sa.BigInteger, nullable=False, index=True),
    sa.Column("version", sa.Integer, nullable=False),
    sa.Column("started", sa.Boolean, nullable=False),
    sa.Column("key", sa.LargeBinary(32), nullable=True),
    sa.Column("nonce", sa.LargeBinary(32), nullable=True),
    sa.Column("ruleset", sa.String(128), nullable=True),
    sa.Column("sealed", sa.BigInteger, nullable=True),
    sa.Column("clock", sa.JSON(none_as_null=True), nullable=True),
    sa.Column("closed", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Column("watching", sa.JSON(none_as_null=True), nullable=True),
    sa.Column("start", sa.JSON(none_as_null=True), nullable=True),
    sa.Column("stand_in", sa.String(64), nullable=True),
    sa.Column("hints", sa.Boolean, nullable=False, server_default=sa.true()),
    sa.Column("rated", sa.Boolean, nullable=False, server_default=sa.false()),
)

chairs = sa.Table(
    "chairs",
    metadata,
    sa.Column("table", sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("name", sa.String(64), nullable=False),
    sa.Column("level", sa.String(64), nullable=True),
    sa.Column("device", sa.ForeignKey("devices.id"), nullable=True, index=True),
    sa.Column("ready", sa.Boolean, nullable=False),
    sa.Column("since", sa.BigInteger, nullable=False),
    sa.Column("by_invitation", sa.Boolean, nullable=False),
    sa.Column("invitation", sa.LargeBinary(32), nullable=True),
    sa.Column("pledge", sa.String(64), nullable=True),
    sa.Column("share", sa.String(64), nullable=True),
    sa.Column("zone", sa.String(64), nullable=True),
)

handovers = sa.Table(
    "handovers",
    metadata,
    sa.Column("match", sa.ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("secret", sa.LargeBinary(32), nullable=False),
    sa.Column("until", sa.BigInteger, nullable=False),
)

lines = sa.Table(
    "lines",
    metadata,
    sa.Column("match", sa.ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("channel", sa.String(8), primary_key=True),
    sa.Column("n", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("seat", sa.Integer, nullable=True),
    sa.Column("name", sa.String(64), nullable=False),
    sa.Column("device", sa.ForeignKey("devices.id"), nullable=False, index=True),
    sa.Column("text", sa.String(400), nullable=False),
    sa.Column("phrase", sa.String(16), nullable=True),
    sa.Column("reaction", sa.String(16), nullable=True),
    sa.Column("to_channel", sa.String(8), nullable=True),
    sa.Column("to_n", sa.Integer, nullable=True),
    sa.Column("say_id", sa.String(64), nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False),
)

forgotten = sa.Table(
    "forgotten",
    metadata,
    sa.Column("match", sa.ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("device", sa.ForeignKey("devices.id"), primary_key=True),
)

sa.Index("matches_by_time", matches.c.updated)
_AGAIN = matches.c.rematch.is_not(None)
sa.Index("matches_by_rematch", matches.c.rematch, sqlite_where=_AGAIN, postgresql_where=_AGAIN)
sa.Index("matches_rated", matches.c.id, sqlite_where=matches.c.rated, postgresql_where=matches.c.rated)
