"""The tables of the database. Changes to them need a migration in `migrations/versions`."""

import sqlalchemy as sa

HEAD = "0028"
"""The newest migration: a database at this version is used without loading Alembic."""

metadata = sa.MetaData()

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

accounts = sa.Table(
    "accounts",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("name", sa.String(64), nullable=False),
    sa.Column("key", sa.LargeBinary(32), nullable=False, unique=True),
    sa.Column("look", sa.LargeBinary(32), nullable=False, unique=True),
    sa.Column("device", sa.ForeignKey("devices.id"), nullable=False, unique=True),
    sa.Column("password", sa.String(256), nullable=True),
    sa.Column("handle", sa.LargeBinary(32), nullable=False, unique=True),
    sa.Column("settings", sa.JSON(none_as_null=True), nullable=True),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("rated_as", sa.String(64), nullable=True),
    sa.Column("role", sa.String(8), nullable=False, server_default="member"),
    sqlite_autoincrement=True,  # numbers are not reused: an ended sign-in must not become another one
)

sessions = sa.Table(
    "sessions",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("account", sa.ForeignKey("accounts.id", ondelete="CASCADE"), nullable=False, index=True),
    sa.Column("token_hash", sa.LargeBinary(32), nullable=False, unique=True),
    sa.Column("label", sa.String(64), nullable=False),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("used", sa.BigInteger, nullable=False),
    sqlite_autoincrement=True,
)

passkeys = sa.Table(
    "passkeys",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("account", sa.ForeignKey("accounts.id", ondelete="CASCADE"), nullable=False, index=True),
    sa.Column("credential", sa.LargeBinary, nullable=False, unique=True),
    sa.Column("public_key", sa.LargeBinary, nullable=False),
    sa.Column("uses", sa.BigInteger, nullable=False),
    sa.Column("label", sa.String(64), nullable=False),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("used", sa.BigInteger, nullable=False),
    sqlite_autoincrement=True,
)

known_devices = sa.Table(
    "known_devices",
    metadata,
    sa.Column("account", sa.ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("device", sa.ForeignKey("devices.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("used", sa.BigInteger, nullable=False),
)

challenges = sa.Table(
    "challenges",
    metadata,
    sa.Column("hash", sa.LargeBinary(32), primary_key=True),
    sa.Column("account", sa.ForeignKey("accounts.id", ondelete="CASCADE"), nullable=True),
    sa.Column("until", sa.BigInteger, nullable=False, index=True),
)

notices = sa.Table(
    "notices",
    metadata,
    sa.Column("match", sa.ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("way", sa.String(8), primary_key=True),
    sa.Column("device", sa.ForeignKey("devices.id", ondelete="CASCADE"), nullable=False, index=True),
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
)

unconfirmed = sa.Table(
    "unconfirmed",
    metadata,
    sa.Column("address", sa.LargeBinary(32), primary_key=True),
    sa.Column("since", sa.BigInteger, nullable=False),
    sa.Column("mails", sa.Integer, nullable=False),
)

keys = sa.Table(
    "keys",
    metadata,
    sa.Column("name", sa.String(16), primary_key=True),
    sa.Column("value", sa.LargeBinary, nullable=False),
)

forgotten = sa.Table(
    "forgotten",
    metadata,
    sa.Column("match", sa.ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("device", sa.ForeignKey("devices.id"), primary_key=True),
)

outages = sa.Table(
    "outages",
    metadata,
    sa.Column("start", sa.BigInteger, primary_key=True, autoincrement=False),
    sa.Column("end", sa.BigInteger, nullable=True),
)

vacations = sa.Table(
    "vacations",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("device", sa.ForeignKey("devices.id"), nullable=False, index=True),
    sa.Column("first", sa.String(10), nullable=False),
    sa.Column("last", sa.String(10), nullable=False),
    sa.Column("zone", sa.String(64), nullable=True),
    sa.Column("start", sa.BigInteger, nullable=False),
    sa.Column("end", sa.BigInteger, nullable=False),
)

# Hours of rest: a row for each time that they were set. Without `until` they are in force.
rests = sa.Table(
    "rests",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("device", sa.ForeignKey("devices.id"), nullable=False, index=True),
    sa.Column("begin", sa.Integer, nullable=False),
    sa.Column("finish", sa.Integer, nullable=False),
    sa.Column("zone", sa.String(64), nullable=True),
    sa.Column("since", sa.BigInteger, nullable=False),
    sa.Column("until", sa.BigInteger, nullable=True),
)

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

# Links with which the owner of an account sets a new password.
password_links = sa.Table(
    "password_links",
    metadata,
    sa.Column("account", sa.ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("secret", sa.LargeBinary(32), nullable=False),
    sa.Column("until", sa.BigInteger, nullable=False),
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

# Reports of players. `device`: of the reported person; `line`: null where the report is about the player.
reports = sa.Table(
    "reports",
    metadata,
    sa.Column("n", sa.Integer, primary_key=True),
    sa.Column("match", sa.ForeignKey("matches.id", ondelete="CASCADE"), nullable=False, index=True),
    sa.Column("by", sa.ForeignKey("devices.id"), nullable=True, index=True),
    sa.Column("device", sa.ForeignKey("devices.id"), nullable=False, index=True),
    sa.Column("seat", sa.Integer, nullable=True),
    sa.Column("channel", sa.String(8), nullable=True),
    sa.Column("line", sa.Integer, nullable=True),
    sa.Column("reason", sa.String(400), nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("closed", sa.Boolean, nullable=False),
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

sa.Index("matches_by_time", matches.c.updated)
sa.Index("matches_rated", matches.c.id, sqlite_where=matches.c.rated, postgresql_where=matches.c.rated)

sa.Index("accounts_rated_as", accounts.c.rated_as, unique=True)
