"""The tables of people: accounts and their sign-ins, notices, time off."""

import sqlalchemy as sa

from boardwright.server.store.schema.metadata import metadata

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

# Links with which the owner of an account sets a new password.
password_links = sa.Table(
    "password_links",
    metadata,
    sa.Column("account", sa.ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("secret", sa.LargeBinary(32), nullable=False),
    sa.Column("until", sa.BigInteger, nullable=False),
)

# Requests for notices: about a seat of a match, or about a group.
notices = sa.Table(
    "notices",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("match", sa.ForeignKey("matches.id", ondelete="CASCADE"), nullable=True),
    sa.Column("seat", sa.Integer, nullable=True),
    sa.Column("group", sa.ForeignKey("groups.id", ondelete="CASCADE"), nullable=True),
    sa.Column("way", sa.String(8), nullable=False),
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
    sa.UniqueConstraint("match", "seat", "way", name="one_notice_per_seat"),
    sa.UniqueConstraint("group", "device", "way", name="one_notice_per_member"),
)

unconfirmed = sa.Table(
    "unconfirmed",
    metadata,
    sa.Column("address", sa.LargeBinary(32), primary_key=True),
    sa.Column("since", sa.BigInteger, nullable=False),
    sa.Column("mails", sa.Integer, nullable=False),
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

sa.Index("accounts_rated_as", accounts.c.rated_as, unique=True)
