"""Rules for account names and passwords, and how long a sign-in lasts. Times are Unix ms and are passed in."""

import hashlib
import unicodedata
from functools import cache

from boardwright.server.errors import ApiError
from boardwright.server.protocol.display_names import clean_line, clean_name, skeleton

LEAST, MOST = 8, 256
"""Characters of a password. Nothing else is required: rules about digits and symbols do not make passwords harder to guess."""
LABEL = 48  # characters of a device's label
MINUTE = 60 * 1000
DAY = 24 * 60 * MINUTE
KEPT = 180 * DAY  # unused sign-ins are forgotten after this
FRESH = 10 * MINUTE  # time after signing in during which no new proof is needed

RESERVED = (
    "admin", "administrator", "anonymous", "boardwright", "bot", "guest", "help", "host", "me", "moderator", "nobody", "null", "operator",
    "owner", "root", "server", "staff", "support", "system", "webmaster",
)  # fmt: skip
"""Names that would seem to speak for the operator."""


def checked_account_name(typed: str) -> str:
    """The cleaned name of a new account. Raises ApiError 422: `bad_account_name` if no visible characters are left, `name_reserved`."""
    name = clean_name(typed)
    if not name:
        raise ApiError(422, "bad_account_name")
    if name_key(name) in _reserved() or name_look(name) in _reserved():
        raise ApiError(422, "name_reserved")
    return name


def name_key(typed: str) -> bytes:
    """The key an account is found by: equal for names that differ only in case or invisible characters."""
    return _digest(unicodedata.normalize("NFKC", clean_name(typed)).casefold())


def name_look(name: str) -> bytes:
    """Equal for names that look alike."""
    return _digest(skeleton(name))


@cache
def _reserved() -> frozenset[bytes]:
    forms = [form for name in RESERVED for form in (name, name.capitalize(), name.upper())]
    return frozenset([*map(name_key, forms), *map(name_look, forms)])


def _digest(text: str) -> bytes:
    """A digest of fixed length for any text."""
    return hashlib.sha256(text.encode("utf-8", "surrogatepass")).digest()


def plain_password(typed: str) -> bytes:
    """A password as it is hashed: the same however a keyboard composes its characters."""
    return unicodedata.normalize("NFKC", typed).encode("utf-8", "surrogatepass")


def check_password(typed: str) -> None:
    """Raises ApiError 422 `bad_password` if a new password is too short or too long."""
    if not LEAST <= len(unicodedata.normalize("NFKC", typed)) <= MOST:
        raise ApiError(422, "bad_password", least=LEAST, most=MOST)


def checked_label(typed: str) -> str:
    """A device's label in the list of its account."""
    return clean_line(typed, LABEL)


def is_forgotten(used: int, now: int) -> bool:
    """Return whether a sign-in has expired because it was not used."""
    return now - used >= KEPT


def is_noted_again(used: int, now: int) -> bool:
    """Return whether the use of a sign-in is worth a write: once a day is enough."""
    return now - used >= DAY


def is_fresh(created: int, now: int) -> bool:
    """Return whether the sign-in has only just happened."""
    return now - created < FRESH
