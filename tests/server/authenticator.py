"""A fake authenticator for passkeys, with answers in the form of browsers: ES256, no attestation."""

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
    """An authenticator with one passkey."""

    def __init__(self, origin: str = ORIGIN) -> None:
        self.origin, self.credential, self.uses = origin, secrets.token_bytes(32), 0
        self._key = ec.generate_private_key(ec.SECP256R1())
        self.flags = PRESENT_AND_VERIFIED

    def make(self, options: dict[str, Any]) -> dict[str, Any]:
        """Create a passkey. Return the answer of a browser to an offer."""
        numbers = self._key.public_key().public_numbers()
        key = cbor2.dumps({1: 2, 3: -7, -1: 1, -2: numbers.x.to_bytes(32, "big"), -3: numbers.y.to_bytes(32, "big")})
        credential_data = bytes(16) + struct.pack(">H", len(self.credential)) + self.credential + key
        authenticator_data = self._authenticator_data(options["rp"]["id"], self.flags | WITH_KEY) + credential_data
        attestation = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": authenticator_data})
        return self._answer(clientDataJSON=self._client_data("webauthn.create", options), attestationObject=attestation)

    def use(self, options: dict[str, Any]) -> dict[str, Any]:
        """Sign in with the passkey. Return the answer of a browser to a challenge."""
        self.uses += 1
        client_data, authenticator_data = (
            self._client_data("webauthn.get", options),
            self._authenticator_data(options["rpId"], self.flags),
        )
        signature = self._key.sign(authenticator_data + hashlib.sha256(client_data).digest(), ec.ECDSA(hashes.SHA256()))
        return self._answer(clientDataJSON=client_data, authenticatorData=authenticator_data, signature=signature)

    def _authenticator_data(self, site: str, flags: int) -> bytes:
        return hashlib.sha256(site.encode()).digest() + bytes([flags]) + struct.pack(">I", self.uses)

    def _client_data(self, type: str, options: dict[str, Any]) -> bytes:
        challenge = bytes_to_base64url(base64url_to_bytes(options["challenge"]))
        return json.dumps({"type": type, "challenge": challenge, "origin": self.origin, "crossOrigin": False}).encode()

    def _answer(self, **response: bytes) -> dict[str, Any]:
        id = bytes_to_base64url(self.credential)
        encoded = {name: bytes_to_base64url(value) for name, value in response.items()}
        return {"id": id, "rawId": id, "type": "public-key", "response": encoded, "clientExtensionResults": {}}
