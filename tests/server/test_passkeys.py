"""Passkeys: who is let in with one, and what is refused."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from boardwright.server.accounts.passkeys import CHALLENGE_MS, site_of
from boardwright.server.accounts.rules import FRESH
from boardwright.server.errors import ApiError
from tests.server.authenticator import ORIGIN, Authenticator
from tests.server.clock import StillClock
from tests.server.databases import Place
from tests.server.harness import Harness
from tests.server.members import PASSWORD, WITH_ACCOUNTS, account, ask, join, sign_in
from tests.server.test_http import read_error


@pytest.fixture
def harness(database: Place) -> Iterator[Harness]:
    """Each test here runs with both kinds of databases."""
    with Harness(database.url, WITH_ACCOUNTS, StillClock()) as harness:
        yield harness


def about(harness: Harness, what: str, token: str | None = None, origin: str | None = ORIGIN, **body: Any) -> Any:
    """A call about passkeys: '' for a new one; offer, challenge, sign-in."""
    headers = {"Origin": origin} if origin else {}
    return harness.call("POST", f"/api/account/passkeys{what and '/'}{what}", token, body, headers=headers)


def add(harness: Harness, token: str, device: Authenticator, **more: Any) -> str:
    """One more passkey for a signed-in account: the new token."""
    wish = about(harness, "offer", token, **more).json()["public_key"]
    made = about(harness, "", token, credential=device.make(wish), label="key")
    assert made.status_code == 201, made.text
    return str(made.json()["token"])


def come(harness: Harness, device: Authenticator) -> Any:
    """A sign-in with a passkey."""
    return about(harness, "sign-in", credential=device.use(about(harness, "challenge").json()["public_key"]))


def test_who_has_a_passkey_needs_no_password(harness: Harness) -> None:
    device = Authenticator()
    wish = about(harness, "offer", name="Ada").json()["public_key"]
    made = about(harness, "", name="Ada", credential=device.make(wish), label="phone").json()
    assert made["name"] == "Ada" and not account(harness, made["token"])["password"]
    assert wish["authenticatorSelection"]["userVerification"] == wish["authenticatorSelection"]["residentKey"] == "required"
    for _ in range(2):
        token = come(harness, device).json()["token"]
        assert [each["label"] for each in account(harness, token)["passkeys"]] == ["phone"]
    assert read_error(ask(harness, "sign-in", name="Ada", password="")) == (403, "bad_sign_in")


def test_a_passkey_beside_a_password(harness: Harness) -> None:
    device = Authenticator()
    token = add(harness, join(harness), device)
    assert account(harness, come(harness, device).json()["token"])["password"]
    [kept] = account(harness, token)["passkeys"]
    assert harness.call("DELETE", f"/api/account/passkeys/{kept['id']}", token).status_code == 204
    assert read_error(come(harness, device)) == (403, "bad_passkey")


def test_nobody_locks_themselves_out(harness: Harness) -> None:
    device, other = Authenticator(), Authenticator()
    wish = about(harness, "offer", name="Ada").json()["public_key"]
    token = about(harness, "", name="Ada", credential=device.make(wish)).json()["token"]
    [first] = account(harness, token)["passkeys"]
    assert read_error(harness.call("DELETE", f"/api/account/passkeys/{first['id']}", token)) == (409, "last_way_in")
    token = add(harness, token, other)
    assert harness.call("DELETE", f"/api/account/passkeys/{first['id']}", token).status_code == 204
    assert come(harness, other).status_code == 200


def test_a_challenge_works_once_and_for_a_while(harness: Harness) -> None:
    device = Authenticator()
    add(harness, join(harness), device)
    answer = device.use(about(harness, "challenge").json()["public_key"])
    assert about(harness, "sign-in", credential=answer).status_code == 200
    assert read_error(about(harness, "sign-in", credential=answer)) == (403, "bad_passkey")
    late = device.use(about(harness, "challenge").json()["public_key"])
    assert isinstance(harness.clock, StillClock)
    harness.clock.seconds += CHALLENGE_MS / 1000
    assert read_error(about(harness, "sign-in", credential=late)) == (403, "bad_passkey")
    foreign = device.use({"rpId": "testserver", "challenge": "AAAA"})
    assert read_error(about(harness, "sign-in", credential=foreign)) == (403, "bad_passkey")


def test_an_offer_is_for_one_account(harness: Harness) -> None:
    ada, eva, device = join(harness), join(harness, "Eva"), Authenticator()
    made = device.make(about(harness, "offer", ada).json()["public_key"])
    assert read_error(about(harness, "", eva, credential=made)) == (403, "bad_passkey")
    assert read_error(about(harness, "", name="Bo", credential=made)) == (403, "bad_passkey")
    assert about(harness, "", ada, credential=made).status_code == 201
    again = device.make(about(harness, "offer", eva).json()["public_key"])
    assert read_error(about(harness, "", eva, credential=again)) == (409, "bad_passkey"), "it belongs to another account already"


@pytest.mark.parametrize("what", ["origin", "unverified", "key", "copy", "shape"])
def test_what_does_not_fit_is_refused(harness: Harness, what: str) -> None:
    device = Authenticator()
    add(harness, join(harness), device)
    assert come(harness, device).status_code == 200
    if what == "origin":
        device.origin = "https://evil.example"
    elif what == "unverified":
        device.flags = 0x01
    elif what == "key":
        device._key = Authenticator()._key
    elif what == "copy":
        device.uses -= 1
    answer = device.use(about(harness, "challenge").json()["public_key"])
    if what == "shape":
        del answer["response"]["signature"]
    assert read_error(about(harness, "sign-in", credential=answer)) == (403, "bad_passkey")


def test_what_lets_others_in_asks_again_who_it_is(harness: Harness) -> None:
    token, device = join(harness), harness.device()
    assert isinstance(harness.clock, StillClock)
    harness.clock.seconds += FRESH / 1000
    assert read_error(about(harness, "offer", token)) == (403, "sign_in_again")
    assert read_error(about(harness, "offer", token, password="wrong horse")) == (403, "bad_sign_in")
    assert about(harness, "offer", token, password=PASSWORD).status_code == 200
    for what, more in (("password", {"new": "a new horse"}), ("delete", {"device": device})):
        assert read_error(ask(harness, what, token, password=None, **more)) == (403, "sign_in_again")
    add(harness, sign_in(harness), keyed := Authenticator())
    harness.clock.seconds += FRESH / 1000
    [kept] = account(harness, token)["passkeys"]
    path = f"/api/account/passkeys/{kept['id']}"
    assert read_error(harness.call("DELETE", path, token)) == (403, "sign_in_again")
    assert read_error(harness.call("DELETE", path, token, {"password": "wrong horse"})) == (403, "bad_sign_in")
    assert read_error(harness.call("DELETE", path, token, {"passwort": PASSWORD})) == (400, "bad_message")
    assert account(harness, token)["passkeys"] == [kept]
    assert harness.call("DELETE", path, token, {"password": PASSWORD}).status_code == 204
    keyed = Authenticator()
    wish = about(harness, "offer", name="Eva").json()["public_key"]
    other = about(harness, "", name="Eva", credential=keyed.make(wish)).json()["token"]
    fresh = ask(harness, "password", other, password=None, new="a new horse").json()["token"]
    harness.clock.seconds += FRESH / 1000
    assert read_error(ask(harness, "delete", fresh, password=None, device=device)) == (403, "sign_in_again")
    assert ask(harness, "delete", fresh, password="a new horse", device=device).status_code == 204


@pytest.mark.parametrize(
    "origin", ["http://192.0.2.7:8000", "https://192.0.2.7", "https://[2001:db8::1]", "http://games.example", "null", None]
)
def test_passkeys_need_a_name_and_a_safe_way(origin: str | None) -> None:
    with pytest.raises(ApiError, match="no_passkeys_here"):
        site_of(origin)


@pytest.mark.parametrize("origin", ["https://games.example", "https://games.example:8443", "http://localhost:8000"])
def test_where_passkeys_are_possible(origin: str) -> None:
    assert site_of(origin).name in origin and site_of(origin).origin == origin


def test_challenges_are_bounded_and_nobody_keeps_others_from_one(harness: Harness) -> None:
    desk = harness.server.accounts
    assert desk
    for n in range(5):  # never answered
        desk.store.add_challenge(bytes([n]) * 32, None, 0, 10 + n, 3)
    desk.store.add_challenge(b"2" * 32, None, 5, 15, 3)
    taken = [desk.store.take_challenge(bytes([n]) * 32, None, 5) for n in range(5)]
    assert taken == [False, False, False, True, True]
    assert desk.store.take_challenge(b"2" * 32, None, 5)


def test_a_challenge_ends(harness: Harness) -> None:
    desk = harness.server.accounts
    assert desk
    desk.store.add_challenge(b"1" * 32, None, 0, 10, 3)
    assert not desk.store.take_challenge(b"1" * 32, None, 10)
