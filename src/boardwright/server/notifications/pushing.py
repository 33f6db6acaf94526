"""Web Push: messages encrypted for one browser (RFC 8291) and signed with the server's key (RFC 8292).

Needs the extra `notices`.
"""

import base64
import binascii
from collections.abc import Callable
from typing import Any
from urllib.parse import urlsplit

from boardwright.server.errors import ApiError
from boardwright.server.notification_rules.settings import NoticeSettings

KEPT_S = 24 * 60 * 60
"""Seconds for which the push service keeps a message for a browser that is offline."""
SIGNED_S = 12 * 60 * 60
SIZE = 1024
"""Messages are padded to a multiple of this many bytes, so that their length reveals almost nothing to the push service."""


def is_there() -> bool:
    """Return whether the libraries are installed."""
    try:
        import http_ece
        import py_vapid
    except ImportError:
        return False
    return bool(http_ece and py_vapid)


class Pusher:
    """Makes messages for browsers. `key`: the server's private key, created once: browsers know the server by it."""

    def __init__(self, settings: NoticeSettings, key: Callable[[str, Callable[[], bytes]], bytes]) -> None:
        from cryptography.hazmat.primitives import serialization
        from py_vapid import Vapid02

        def create() -> bytes:
            key_pair = Vapid02()
            key_pair.generate_keys()
            number: int = key_pair.private_key.private_numbers().private_value
            return number.to_bytes(32)

        self._contact = settings.contact or settings.address
        self._vapid = Vapid02.from_raw(_encoded(key("push", create)).encode())
        point = self._vapid.public_key.public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)
        self.public_key = _encoded(point)

    def message(self, to: str, keys: dict[str, str], payload: bytes, now: int) -> tuple[list[tuple[str, str]], bytes]:
        """The headers and the body for the push service. `now`: Unix time in ms."""
        import http_ece
        from cryptography.hazmat.primitives.asymmetric import ec

        parts = urlsplit(to)
        claims = {"sub": self._contact, "aud": f"{parts.scheme}://{parts.netloc}", "exp": now // 1000 + SIGNED_S}
        headers = {"Content-Encoding": "aes128gcm", "Content-Type": "application/octet-stream", "TTL": str(KEPT_S), "Urgency": "normal"}
        once: Any = ec.generate_private_key(ec.SECP256R1())
        filled = payload + b" " * (-len(payload) % SIZE)
        body = http_ece.encrypt(filled, private_key=once, dh=_decoded(keys["p256dh"]), auth_secret=_decoded(keys["auth"]))
        return [*headers.items(), *self._vapid.sign(claims).items()], body


def checked_keys(keys: dict[str, str]) -> dict[str, str]:
    """The keys of a browser. Raises ApiError 422 `bad_web_address` if they are invalid."""
    from cryptography.hazmat.primitives.asymmetric import ec

    try:
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), _decoded(keys["p256dh"]))
        if keys.keys() == {"p256dh", "auth"} and len(_decoded(keys["auth"])) == 16:
            return keys
    except (KeyError, ValueError):
        pass
    raise ApiError(422, "bad_web_address")


def _decoded(text: str) -> bytes:
    try:
        return base64.b64decode(text + "=" * (-len(text) % 4), b"-_", validate=True)
    except binascii.Error as error:
        raise ValueError(str(error)) from None


def _encoded(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")
