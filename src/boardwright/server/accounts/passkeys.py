"""Passkeys (WebAuthn): builds the options for a browser and verifies its answers. Stores nothing."""

import hashlib
import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple
from urllib.parse import urlsplit

from boardwright.server.addresses import is_ip
from boardwright.server.errors import ApiError
from boardwright.server.store.account import Passkey

LONGEST = 1023  # bytes of a credential id, according to the standard
CHALLENGE_MS = 5 * 60 * 1000  # ms for using a passkey


class PasskeySite(NamedTuple):
    """The site where a passkey is valid. `name`: the host; `origin`: of the page."""

    name: str
    origin: str


def site_of(origin: str | None) -> PasskeySite:
    """The site of a page with this server's origin. Raises ApiError 409 `no_passkeys_here` if browsers have no passkeys there."""
    parts = urlsplit(origin or "")
    name = parts.hostname or ""
    if not name or is_ip(name) or not (parts.scheme == "https" or name == "localhost" or name.endswith(".localhost")):
        raise ApiError(409, "no_passkeys_here")
    return PasskeySite(name, origin or "")


def handle_of(challenge: bytes) -> bytes:
    """The user handle for the passkeys of a new account, derived from the challenge so that nothing is stored before the account exists."""
    return hashlib.sha256(b"handle" + challenge).digest()


def creation_options(site: PasskeySite, challenge: bytes, name: str, handle: bytes, known: list[bytes]) -> dict[str, Any]:
    """The options for creating a passkey. `known`: the existing passkeys."""
    from webauthn import generate_registration_options, options_to_json
    from webauthn.helpers.structs import (
        AuthenticatorSelectionCriteria,
        PublicKeyCredentialDescriptor,
        ResidentKeyRequirement,
        UserVerificationRequirement,
    )

    options = generate_registration_options(
        rp_id=site.name,
        rp_name="Boardwright",
        user_name=name,
        user_id=handle,
        challenge=challenge,
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED,  # no name has to be typed
            user_verification=UserVerificationRequirement.REQUIRED,  # it replaces name and password
        ),
        exclude_credentials=[PublicKeyCredentialDescriptor(each) for each in known],
    )
    options_of_browser: dict[str, Any] = json.loads(options_to_json(options))
    return options_of_browser


def request_options(site: PasskeySite, challenge: bytes) -> dict[str, Any]:
    """The options for using a passkey."""
    from webauthn import generate_authentication_options, options_to_json
    from webauthn.helpers.structs import UserVerificationRequirement

    verification = UserVerificationRequirement.REQUIRED
    options_of_browser: dict[str, Any] = json.loads(
        options_to_json(generate_authentication_options(rp_id=site.name, challenge=challenge, user_verification=verification))
    )
    return options_of_browser


@contextmanager
def _as_sent() -> Iterator[None]:
    """Whatever goes wrong inside the `with` block, what a browser sent is invalid: ApiError 403 `bad_passkey`."""
    try:
        yield
    except Exception:
        raise ApiError(403, "bad_passkey") from None


def challenge_in(credential: dict[str, Any]) -> bytes:
    """The challenge that a browser claims to answer. Raises ApiError 403 `bad_passkey`."""
    from webauthn import base64url_to_bytes

    with _as_sent():
        client_data = json.loads(base64url_to_bytes(credential["response"]["clientDataJSON"]))
        challenge: bytes = base64url_to_bytes(client_data["challenge"])
    return challenge


def verified_passkey(site: PasskeySite, challenge: bytes, credential: dict[str, Any], label: str, now: int) -> Passkey:
    """The new passkey of a browser, without its number and account. Raises ApiError 403 `bad_passkey`."""
    from webauthn import verify_registration_response

    with _as_sent():
        verification = verify_registration_response(
            credential=credential,
            expected_challenge=challenge,
            expected_rp_id=site.name,
            expected_origin=site.origin,
            require_user_verification=True,
        )
        if len(verification.credential_id) > LONGEST:
            raise ValueError
    return Passkey(0, 0, verification.credential_id, verification.credential_public_key, verification.sign_count, label, now, now)


def credential_in(credential: dict[str, Any]) -> bytes:
    """Return which passkey a browser claims to have used. Raises ApiError 403 `bad_passkey`."""
    from webauthn import base64url_to_bytes

    with _as_sent():
        raw_id: bytes = base64url_to_bytes(credential["rawId"])
    return raw_id


def verified_use(site: PasskeySite, challenge: bytes, credential: dict[str, Any], passkey: Passkey) -> int:
    """Verify the use of a passkey and return its new counter. Raises ApiError 403 `bad_passkey` if it is another one, or a copy."""
    from webauthn import verify_authentication_response

    with _as_sent():
        verification = verify_authentication_response(
            credential=credential,
            expected_challenge=challenge,
            expected_rp_id=site.name,
            expected_origin=site.origin,
            credential_public_key=passkey.public_key,
            credential_current_sign_count=passkey.uses,
            require_user_verification=True,
        )
    return verification.new_sign_count
