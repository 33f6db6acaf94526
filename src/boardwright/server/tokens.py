"""Secrets: made here, told once, remembered as a hash."""

from __future__ import annotations

import hashlib
import secrets


def new_token() -> str:
    """A device's token: 256 bits."""
    return secrets.token_urlsafe(32)


def token_hash(token: str) -> bytes:
    """What the database keeps of a token. A token has 256 random bits, so it needs no slow hash."""
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).digest()


def new_id() -> str:
    """An id that cannot be guessed: whoever has a match's id may watch it."""
    return secrets.token_urlsafe(16)


def new_seed() -> bytes:
    """The seed of a match: 256 bits."""
    return secrets.token_bytes(32)


def bearer(header: str | None) -> str | None:
    """The token of an Authorization header."""
    scheme, _, token = (header or "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" and 0 < len(token) <= 128 else None
