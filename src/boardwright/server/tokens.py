"""Creates tokens, ids and deal keys. A token is sent once and stored as a hash."""

import hashlib
import secrets


def new_token() -> str:
    """A new token for a device: 256 random bits as text."""
    return secrets.token_urlsafe(32)


def token_hash(token: str) -> bytes:
    """The hash of a token, for the database. A token has 256 random bits, so a fast hash is enough."""
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).digest()


def new_id() -> str:
    """A new id that cannot be guessed: knowing a match's id is enough to watch it. None starts like a command-line option."""
    while (id := secrets.token_urlsafe(16)).startswith("-"):
        pass
    return id


def new_key() -> bytes:
    """A new key or nonce of a deal: 256 random bits."""
    return secrets.token_bytes(32)


def bearer(header: str | None) -> str | None:
    """The token in an Authorization header, or None."""
    scheme, _, token = (header or "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" and 0 < len(token) <= 128 else None
