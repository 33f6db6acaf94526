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


Link = ConfirmLink | StopLink
Token = Annotated[str, Meta(max_length=1024)]


def signed(link: Link, key: bytes) -> str:
    """The token of a link."""
    content = msgspec.json.encode(link)
    return base64.urlsafe_b64encode(digest(key, content, sha256) + content).decode().rstrip("=")


def read(token: str, key: bytes) -> Link:
    """The content of a link. Raises ApiError 403 `bad_notice_link`."""
    try:
        data = base64.b64decode(token + "=" * (-len(token) % 4), b"-_", validate=True)
        signature, content = data[:SIGNATURE], data[SIGNATURE:]
        if compare_digest(signature, digest(key, content, sha256)):
            link: Link = msgspec.json.decode(content, type=Link)
            return link
    except (ValueError, binascii.Error, msgspec.MsgspecError):
        pass
    raise ApiError(403, "bad_notice_link")
