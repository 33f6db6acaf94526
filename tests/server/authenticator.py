"""A device that keeps passkeys, as browsers pass on what it makes: ES256, no attestation."""

from __future__ import annotations

import hashlib
import json
import secrets
import struct
from typing import Any

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from webauthn import base64url_to_bytes
from webauthn.helpers import bytes_to_base64url

ORIGIN = "https://testserver"
PRESENT_AND_VERIFIED, WITH_KEY = 0x05, 0x40


class Authenticator:
    """Keeps one passkey."""

    def __init__(self, origin: str = ORIGIN) -> None:
        self.origin, self.credential, self.uses = origin, secrets.token_bytes(32), 0
        self._key = ec.generate_private_key(ec.SECP256R1())
        self.flags = PRESENT_AND_VERIFIED

    def make(self, wish: dict[str, Any]) -> dict[str, Any]:
        """What a browser makes of an offer."""
        numbers = self._key.public_key().public_numbers()
        key = cbor2.dumps({1: 2, 3: -7, -1: 1, -2: numbers.x.to_bytes(32, "big"), -3: numbers.y.to_bytes(32, "big")})
        more = bytes(16) + struct.pack(">H", len(self.credential)) + self.credential + key
        told = self._told(wish["rp"]["id"], self.flags | WITH_KEY) + more
        attested = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": told})
        return self._answer(clientDataJSON=self._client("webauthn.create", wish), attestationObject=attested)

    def use(self, wish: dict[str, Any]) -> dict[str, Any]:
        """What a browser makes of a challenge to sign in."""
        self.uses += 1
        client, told = self._client("webauthn.get", wish), self._told(wish["rpId"], self.flags)
        signature = self._key.sign(told + hashlib.sha256(client).digest(), ec.ECDSA(hashes.SHA256()))
        return self._answer(clientDataJSON=client, authenticatorData=told, signature=signature)

    def _told(self, name: str, flags: int) -> bytes:
        return hashlib.sha256(name.encode()).digest() + bytes([flags]) + struct.pack(">I", self.uses)

    def _client(self, what: str, wish: dict[str, Any]) -> bytes:
        challenge = bytes_to_base64url(base64url_to_bytes(wish["challenge"]))
        return json.dumps({"type": what, "challenge": challenge, "origin": self.origin, "crossOrigin": False}).encode()

    def _answer(self, **response: bytes) -> dict[str, Any]:
        id = bytes_to_base64url(self.credential)
        written = {name: bytes_to_base64url(value) for name, value in response.items()}
        return {"id": id, "rawId": id, "type": "public-key", "response": written, "clientExtensionResults": {}}
