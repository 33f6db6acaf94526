"""The tables of the database. Changes to them need a migration in `migrations/versions`."""

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    ForeignKeyConstraint,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    UniqueConstraint,
    false,
)

HEAD = "0019"
"""The newest migration: a database at this version is used without loading Alembic."""

metadata = MetaData()

devices = Table(
    "devices",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("token_hash", LargeBinary(32), nullable=False, unique=True),
    Column("created", BigInteger, nullable=False),
)

matches = Table(
    "matches",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("device", ForeignKey("devices.id"), nullable=False, index=True),
    Column("game", String(64), nullable=False),
    Column("ruleset", String(128), nullable=False),
    Column("options", JSON, nullable=False),
    Column("seed", LargeBinary(32), nullable=False),
    Column("pause", Float, nullable=False),
    Column("status", String(16), nullable=False),
    Column("decisions", Integer, nullable=False),
    Column("actors", JSON, nullable=False),
    Column("ranking", JSON(none_as_null=True), nullable=True),
    Column("created", BigInteger, nullable=False),
    Column("updated", BigInteger, nullable=False),
    Column("curtain", String(8), nullable=False, server_default="needed"),
    Column("deal", JSON(none_as_null=True), nullable=True),
    Column("clock", JSON(none_as_null=True), nullable=True),
    Column("clocks", JSON(none_as_null=True), nullable=True),
    Column("votes", JSON(none_as_null=True), nullable=True),
    Column("stamp", Integer, nullable=False, server_default="0"),
    Column("closed", Boolean, nullable=False, server_default=false()),
    Column("rematch", String(32), nullable=True),
    Column("asking", JSON(none_as_null=True), nullable=True),
    Column("watching", JSON(none_as_null=True), nullable=True),
    Column("start", JSON(none_as_null=True), nullable=True),
    Column("stand_in", String(64), nullable=True),
)

seats = Table(
    "seats",
    metadata,
    Column("match", ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(16), nullable=False),
    Column("name", String(64), nullable=False),
    Column("level", String(64), nullable=True),
    Column("device", ForeignKey("devices.id"), nullable=True, index=True),
    Column("stand_in", String(64), nullable=True),
    Column("zone", String(64), nullable=True),
)

log = Table(
    "log",
    metadata,
    Column("match", String(32), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(8), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("action", String(128), nullable=True),
    Column("action_id", String(64), nullable=True),
    Column("at", BigInteger, nullable=False),
    ForeignKeyConstraint(["match"], ["matches.id"], ondelete="CASCADE"),
    UniqueConstraint("match", "action_id", name="one_row_per_action_id"),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("host", ForeignKey("devices.id"), nullable=False, index=True),
    Column("game", String(64), nullable=False),
    Column("options", JSON, nullable=False),
    Column("pause", Float, nullable=False),
    Column("curtain", String(8), nullable=False),
    Column("order", String(8), nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("updated", BigInteger, nullable=False, index=True),
    Column("version", Integer, nullable=False),
    Column("started", Boolean, nullable=False),
    Column("key", LargeBinary(32), nullable=True),
    Column("nonce", LargeBinary(32), nullable=True),
    Column("ruleset", String(128), nullable=True),
    Column("sealed", BigInteger, nullable=True),
    Column("clock", JSON(none_as_null=True), nullable=True),
    Column("closed", Boolean, nullable=False, server_default=false()),
    Column("watching", JSON(none_as_null=True), nullable=True),
    Column("start", JSON(none_as_null=True), nullable=True),
    Column("stand_in", String(64), nullable=True),
)

chairs = Table(
    "chairs",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("name", String(64), nullable=False),
    Column("level", String(64), nullable=True),
    Column("device", ForeignKey("devices.id"), nullable=True, index=True),
    Column("ready", Boolean, nullable=False),
    Column("since", BigInteger, nullable=False),
    Column("by_invitation", Boolean, nullable=False),
    Column("invitation", LargeBinary(32), nullable=True),
    Column("pledge", String(64), nullable=True),
    Column("share", String(64), nullable=True),
    Column("zone", String(64), nullable=True),
)

handovers = Table(
    "handovers",
    metadata,
    Column("match", ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("secret", LargeBinary(32), nullable=False),
    Column("until", BigInteger, nullable=False),
)

lines = Table(
    "lines",
    metadata,
    Column("match", ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("channel", String(8), primary_key=True),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=True),
    Column("name", String(64), nullable=False),
    Column("device", ForeignKey("devices.id"), nullable=False, index=True),
    Column("text", String(400), nullable=False),
    Column("phrase", String(16), nullable=True),
    Column("reaction", String(16), nullable=True),
    Column("to_channel", String(8), nullable=True),
    Column("to_n", Integer, nullable=True),
    Column("say_id", String(64), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("reported", Boolean, nullable=False, server_default=false()),
)

accounts = Table(
    "accounts",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("name", String(64), nullable=False),
    Column("key", LargeBinary(32), nullable=False, unique=True),
    Column("look", LargeBinary(32), nullable=False, unique=True),
    Column("device", ForeignKey("devices.id"), nullable=False, unique=True),
    Column("password", String(256), nullable=True),
    Column("handle", LargeBinary(32), nullable=False, unique=True),
    Column("settings", JSON(none_as_null=True), nullable=True),
    Column("created", BigInteger, nullable=False),
    sqlite_autoincrement=True,  # numbers are not reused: an ended sign-in must not become another one
)

sessions = Table(
    "sessions",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("account", ForeignKey("accounts.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("token_hash", LargeBinary(32), nullable=False, unique=True),
    Column("label", String(64), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("used", BigInteger, nullable=False),
    sqlite_autoincrement=True,
)

passkeys = Table(
    "passkeys",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("account", ForeignKey("accounts.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("credential", LargeBinary, nullable=False, unique=True),
    Column("public_key", LargeBinary, nullable=False),
    Column("uses", BigInteger, nullable=False),
    Column("label", String(64), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("used", BigInteger, nullable=False),
    sqlite_autoincrement=True,
)

known_devices = Table(
    "known_devices",
    metadata,
    Column("account", ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True),
    Column("device", ForeignKey("devices.id", ondelete="CASCADE"), primary_key=True),
    Column("used", BigInteger, nullable=False),
)

challenges = Table(
    "challenges",
    metadata,
    Column("hash", LargeBinary(32), primary_key=True),
    Column("account", ForeignKey("accounts.id", ondelete="CASCADE"), nullable=True),
    Column("until", BigInteger, nullable=False, index=True),
)

notices = Table(
    "notices",
    metadata,
    Column("match", ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("way", String(8), primary_key=True),
    Column("device", ForeignKey("devices.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("to", String(2048), nullable=False, index=True),
    Column("keys", JSON(none_as_null=True), nullable=True),
    Column("language", String(16), nullable=False),
    Column("zone", String(64), nullable=True),
    Column("quiet_start", Integer, nullable=True),
    Column("quiet_end", Integer, nullable=True),
    Column("asked", BigInteger, nullable=False),
    Column("verified", Boolean, nullable=False),
    Column("seen", BigInteger, nullable=False),
    Column("told", BigInteger, nullable=True),
    Column("day", Integer, nullable=False),
    Column("count", Integer, nullable=False),
    Column("next", BigInteger, nullable=True),
    Column("tries", Integer, nullable=False),
    Column("version", Integer, nullable=False),
)

unconfirmed = Table(
    "unconfirmed",
    metadata,
    Column("address", LargeBinary(32), primary_key=True),
    Column("since", BigInteger, nullable=False),
    Column("mails", Integer, nullable=False),
)

keys = Table(
    "keys",
    metadata,
    Column("name", String(16), primary_key=True),
    Column("value", LargeBinary, nullable=False),
)

forgotten = Table(
    "forgotten",
    metadata,
    Column("match", ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("device", ForeignKey("devices.id"), primary_key=True),
)

outages = Table(
    "outages",
    metadata,
    Column("start", BigInteger, primary_key=True, autoincrement=False),
    Column("end", BigInteger, nullable=True),
)

Index("matches_by_time", matches.c.updated)
