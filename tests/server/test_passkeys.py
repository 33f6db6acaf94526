"""Passkeys: registration, sign-in, and refusals."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from boardwright.server.accounts.passkeys import CHALLENGE_MS, site_of
from boardwright.server.accounts.rules import FRESH
from boardwright.server.errors import ApiError
from tests.server.account_calls import PASSWORD, WITH_ACCOUNTS, call_account, create_account, get_account, sign_in
from tests.server.authenticator import ORIGIN, Authenticator
from tests.server.clock import ManualClock
from tests.server.databases import Database
from tests.server.harness import Harness
from tests.server.test_http import read_error


@pytest.fixture
def harness(database: Database) -> Iterator[Harness]:
    """Run each test with both kinds of databases."""
    with Harness(database.url, WITH_ACCOUNTS, ManualClock()) as harness:
        yield harness


def call_passkeys(harness: Harness, action: str, token: str | None = None, origin: str | None = ORIGIN, **body: Any) -> Any:
    """Call an action of passkeys: '' registers one; others are offer, challenge, sign-in."""
    headers = {"Origin": origin} if origin else {}
    return harness.call("POST", f"/api/account/passkeys{action and '/'}{action}", token, body, headers=headers)


def add_passkey(harness: Harness, token: str, device: Authenticator, **more: Any) -> str:
    """Add a passkey to a signed-in account. Return the new token."""
    offer = call_passkeys(harness, "offer", token, **more).json()["public_key"]
    answer = call_passkeys(harness, "", token, credential=device.make(offer), label="key")
    assert answer.status_code == 201, answer.text
    return str(answer.json()["token"])


def sign_in_with_passkey(harness: Harness, device: Authenticator) -> Any:
    """Sign in with a passkey."""
    return call_passkeys(harness, "sign-in", credential=device.use(call_passkeys(harness, "challenge").json()["public_key"]))


def test_an_account_with_a_passkey_needs_no_password(harness: Harness) -> None:
    device = Authenticator()
    offer = call_passkeys(harness, "offer", name="Ada").json()["public_key"]
    account_made = call_passkeys(harness, "", name="Ada", credential=device.make(offer), label="phone").json()
    assert account_made["name"] == "Ada" and not get_account(harness, account_made["token"])["password"]
    assert offer["authenticatorSelection"]["userVerification"] == offer["authenticatorSelection"]["residentKey"] == "required"
    for _ in range(2):
        token = sign_in_with_passkey(harness, device).json()["token"]
        assert [passkey["label"] for passkey in get_account(harness, token)["passkeys"]] == ["phone"]
    assert read_error(call_account(harness, "sign-in", name="Ada", password="")) == (403, "bad_sign_in")


def test_an_account_may_have_a_passkey_and_a_password(harness: Harness) -> None:
    device = Authenticator()
    token = add_passkey(harness, create_account(harness), device)
    assert get_account(harness, sign_in_with_passkey(harness, device).json()["token"])["password"]
    [passkey] = get_account(harness, token)["passkeys"]
    assert harness.call("DELETE", f"/api/account/passkeys/{passkey['id']}", token).status_code == 204
    assert read_error(sign_in_with_passkey(harness, device)) == (403, "bad_passkey")


def test_the_last_way_to_sign_in_cannot_be_removed(harness: Harness) -> None:
    device, second_device = Authenticator(), Authenticator()
    offer = call_passkeys(harness, "offer", name="Ada").json()["public_key"]
    token = call_passkeys(harness, "", name="Ada", credential=device.make(offer)).json()["token"]
    [first_passkey] = get_account(harness, token)["passkeys"]
    assert read_error(harness.call("DELETE", f"/api/account/passkeys/{first_passkey['id']}", token)) == (409, "last_way_in")
    token = add_passkey(harness, token, second_device)
    assert harness.call("DELETE", f"/api/account/passkeys/{first_passkey['id']}", token).status_code == 204
    assert sign_in_with_passkey(harness, second_device).status_code == 200


def test_a_challenge_works_once_and_expires(harness: Harness) -> None:
    device = Authenticator()
    add_passkey(harness, create_account(harness), device)
    answer = device.use(call_passkeys(harness, "challenge").json()["public_key"])
    assert call_passkeys(harness, "sign-in", credential=answer).status_code == 200
    assert read_error(call_passkeys(harness, "sign-in", credential=answer)) == (403, "bad_passkey")
    late = device.use(call_passkeys(harness, "challenge").json()["public_key"])
    assert isinstance(harness.clock, ManualClock)
    harness.clock.seconds += CHALLENGE_MS / 1000
    assert read_error(call_passkeys(harness, "sign-in", credential=late)) == (403, "bad_passkey")
    foreign = device.use({"rpId": "testserver", "challenge": "AAAA"})
    assert read_error(call_passkeys(harness, "sign-in", credential=foreign)) == (403, "bad_passkey")


def test_an_offer_is_valid_for_one_account_only(harness: Harness) -> None:
    ada, eva, device = create_account(harness), create_account(harness, "Eva"), Authenticator()
    credential = device.make(call_passkeys(harness, "offer", ada).json()["public_key"])
    assert read_error(call_passkeys(harness, "", eva, credential=credential)) == (403, "bad_passkey")
    assert read_error(call_passkeys(harness, "", name="Bo", credential=credential)) == (403, "bad_passkey")
    assert call_passkeys(harness, "", ada, credential=credential).status_code == 201
    second_credential = device.make(call_passkeys(harness, "offer", eva).json()["public_key"])
    assert read_error(call_passkeys(harness, "", eva, credential=second_credential)) == (409, "bad_passkey"), (
        "it already belongs to another account"
    )


@pytest.mark.parametrize("flaw", ["origin", "unverified", "key", "copy", "shape"])
def test_a_flawed_credential_is_refused(harness: Harness, flaw: str) -> None:
    device = Authenticator()
    add_passkey(harness, create_account(harness), device)
    assert sign_in_with_passkey(harness, device).status_code == 200
    if flaw == "origin":
        device.origin = "https://evil.example"
    elif flaw == "unverified":
        device.flags = 0x01
    elif flaw == "key":
        device._key = Authenticator()._key
    elif flaw == "copy":
        device.uses -= 1
    answer = device.use(call_passkeys(harness, "challenge").json()["public_key"])
    if flaw == "shape":
        del answer["response"]["signature"]
    assert read_error(call_passkeys(harness, "sign-in", credential=answer)) == (403, "bad_passkey")


def test_sensitive_changes_need_a_fresh_sign_in(harness: Harness) -> None:
    token, device = create_account(harness), harness.new_device()
    assert isinstance(harness.clock, ManualClock)
    harness.clock.seconds += FRESH / 1000
    assert read_error(call_passkeys(harness, "offer", token)) == (403, "sign_in_again")
    assert read_error(call_passkeys(harness, "offer", token, password="wrong horse")) == (403, "bad_sign_in")
    assert call_passkeys(harness, "offer", token, password=PASSWORD).status_code == 200
    for action, body in (("password", {"new": "a new horse"}), ("delete", {"device": device})):
        assert read_error(call_account(harness, action, token, password=None, **body)) == (403, "sign_in_again")
    add_passkey(harness, sign_in(harness), authenticator := Authenticator())
    harness.clock.seconds += FRESH / 1000
    [passkey] = get_account(harness, token)["passkeys"]
    path = f"/api/account/passkeys/{passkey['id']}"
    assert read_error(harness.call("DELETE", path, token)) == (403, "sign_in_again")
    assert read_error(harness.call("DELETE", path, token, {"password": "wrong horse"})) == (403, "bad_sign_in")
    assert read_error(harness.call("DELETE", path, token, {"passwort": PASSWORD})) == (400, "bad_message")
    assert get_account(harness, token)["passkeys"] == [passkey]
    assert harness.call("DELETE", path, token, {"password": PASSWORD}).status_code == 204
    authenticator = Authenticator()
    offer = call_passkeys(harness, "offer", name="Eva").json()["public_key"]
    other = call_passkeys(harness, "", name="Eva", credential=authenticator.make(offer)).json()["token"]
    fresh = call_account(harness, "password", other, password=None, new="a new horse").json()["token"]
    harness.clock.seconds += FRESH / 1000
    assert read_error(call_account(harness, "delete", fresh, password=None, device=device)) == (403, "sign_in_again")
    assert call_account(harness, "delete", fresh, password="a new horse", device=device).status_code == 204


@pytest.mark.parametrize(
    "origin", ["http://192.0.2.7:8000", "https://192.0.2.7", "https://[2001:db8::1]", "http://games.example", "null", None]
)
def test_passkeys_need_a_host_name_and_https(origin: str | None) -> None:
    with pytest.raises(ApiError, match="no_passkeys_here"):
        site_of(origin)


@pytest.mark.parametrize("origin", ["https://games.example", "https://games.example:8443", "http://localhost:8000"])
def test_passkeys_are_possible_with_https_or_on_localhost(origin: str) -> None:
    assert site_of(origin).name in origin and site_of(origin).origin == origin


def test_the_oldest_challenges_make_room_for_new_ones(harness: Harness) -> None:
    accounts = harness.server.accounts
    assert accounts
    for n in range(5):  # never answered
        accounts.store.add_challenge(bytes([n]) * 32, None, 0, 10 + n, 3)
    accounts.store.add_challenge(b"2" * 32, None, 5, 15, 3)
    taken = [accounts.store.take_challenge(bytes([n]) * 32, None, 5) for n in range(5)]
    assert taken == [False, False, False, True, True]
    assert accounts.store.take_challenge(b"2" * 32, None, 5)


def test_an_expired_challenge_is_refused(harness: Harness) -> None:
    accounts = harness.server.accounts
    assert accounts
    accounts.store.add_challenge(b"1" * 32, None, 0, 10, 3)
    assert not accounts.store.take_challenge(b"1" * 32, None, 10)
