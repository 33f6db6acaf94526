"""Links in messages: their content is signed, so nothing needs to be stored about them, and they cannot be forged."""

import base64
import binascii
from hashlib import sha256
from hmac import compare_digest, digest
from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from boardwright.server.errors import ApiError

SIGNATURE = 32


class ConfirmLink(Struct, frozen=True, tag="confirm", array_like=True):
    """The address belongs to the player who asked about this seat of a match, or about this group (no seat), at that time (Unix ms)."""

    id: str
    seat: int | None
    to: str
    asked: int


class StopLink(Struct, frozen=True, tag="stop", array_like=True):
    """Send nothing more to this address."""

    to: str


Wish = ConfirmLink | StopLink
Token = Annotated[str, Meta(max_length=1024)]


def signed(wish: Wish, key: bytes) -> str:
    """The token of a link."""
    said = msgspec.json.encode(wish)
    return base64.urlsafe_b64encode(digest(key, said, sha256) + said).decode().rstrip("=")


def read(token: str, key: bytes) -> Wish:
    """The content of a link. Raises ApiError 403 `bad_notice_link`."""
    try:
        data = base64.b64decode(token + "=" * (-len(token) % 4), b"-_", validate=True)
        signature, said = data[:SIGNATURE], data[SIGNATURE:]
        if compare_digest(signature, digest(key, said, sha256)):
            wish: Wish = msgspec.json.decode(said, type=Wish)
            return wish
    except (ValueError, binascii.Error, msgspec.MsgspecError):
        pass
    raise ApiError(403, "bad_notice_link")
