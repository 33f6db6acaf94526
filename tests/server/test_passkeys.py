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
from tests.server.house import House
from tests.server.members import PASSWORD, WITH_ACCOUNTS, account, ask, join, sign_in
from tests.server.test_http import error


@pytest.fixture
def house(database: Place) -> Iterator[House]:
    """Each test here runs with both kinds of databases."""
    with House(database.url, WITH_ACCOUNTS, StillClock()) as house:
        yield house


def about(house: House, what: str, token: str | None = None, origin: str | None = ORIGIN, **body: Any) -> Any:
    """A call about passkeys: '' for a new one; offer, challenge, sign-in."""
    headers = {"Origin": origin} if origin else {}
    return house.call("POST", f"/api/account/passkeys{what and '/'}{what}", token, body, headers=headers)


def add(house: House, token: str, device: Authenticator, **more: Any) -> str:
    """One more passkey for a signed-in account: the new token."""
    wish = about(house, "offer", token, **more).json()["public_key"]
    made = about(house, "", token, credential=device.make(wish), label="key")
    assert made.status_code == 201, made.text
    return str(made.json()["token"])


def come(house: House, device: Authenticator) -> Any:
    """A sign-in with a passkey."""
    return about(house, "sign-in", credential=device.use(about(house, "challenge").json()["public_key"]))


def test_who_has_a_passkey_needs_no_password(house: House) -> None:
    device = Authenticator()
    wish = about(house, "offer", name="Ada").json()["public_key"]
    made = about(house, "", name="Ada", credential=device.make(wish), label="phone").json()
    assert made["name"] == "Ada" and not account(house, made["token"])["password"]
    assert wish["authenticatorSelection"]["userVerification"] == wish["authenticatorSelection"]["residentKey"] == "required"
    for _ in range(2):
        token = come(house, device).json()["token"]
        assert [each["label"] for each in account(house, token)["passkeys"]] == ["phone"]
    assert error(ask(house, "sign-in", name="Ada", password="")) == (403, "bad_sign_in")


def test_a_passkey_beside_a_password(house: House) -> None:
    device = Authenticator()
    token = add(house, join(house), device)
    assert account(house, come(house, device).json()["token"])["password"]
    [kept] = account(house, token)["passkeys"]
    assert house.call("DELETE", f"/api/account/passkeys/{kept['id']}", token).status_code == 204
    assert error(come(house, device)) == (403, "bad_passkey")


def test_nobody_locks_themselves_out(house: House) -> None:
    device, other = Authenticator(), Authenticator()
    wish = about(house, "offer", name="Ada").json()["public_key"]
    token = about(house, "", name="Ada", credential=device.make(wish)).json()["token"]
    [first] = account(house, token)["passkeys"]
    assert error(house.call("DELETE", f"/api/account/passkeys/{first['id']}", token)) == (409, "last_way_in")
    token = add(house, token, other)
    assert house.call("DELETE", f"/api/account/passkeys/{first['id']}", token).status_code == 204
    assert come(house, other).status_code == 200


def test_a_challenge_works_once_and_for_a_while(house: House) -> None:
    device = Authenticator()
    add(house, join(house), device)
    answer = device.use(about(house, "challenge").json()["public_key"])
    assert about(house, "sign-in", credential=answer).status_code == 200
    assert error(about(house, "sign-in", credential=answer)) == (403, "bad_passkey")
    late = device.use(about(house, "challenge").json()["public_key"])
    assert isinstance(house.clock, StillClock)
    house.clock.seconds += CHALLENGE_MS / 1000
    assert error(about(house, "sign-in", credential=late)) == (403, "bad_passkey")
    foreign = device.use({"rpId": "testserver", "challenge": "AAAA"})
    assert error(about(house, "sign-in", credential=foreign)) == (403, "bad_passkey")


def test_an_offer_is_for_one_account(house: House) -> None:
    ada, eva, device = join(house), join(house, "Eva"), Authenticator()
    made = device.make(about(house, "offer", ada).json()["public_key"])
    assert error(about(house, "", eva, credential=made)) == (403, "bad_passkey")
    assert error(about(house, "", name="Bo", credential=made)) == (403, "bad_passkey")
    assert about(house, "", ada, credential=made).status_code == 201
    again = device.make(about(house, "offer", eva).json()["public_key"])
    assert error(about(house, "", eva, credential=again)) == (409, "bad_passkey"), "it belongs to another account already"


@pytest.mark.parametrize("what", ["origin", "unverified", "key", "copy", "shape"])
def test_what_does_not_fit_is_refused(house: House, what: str) -> None:
    device = Authenticator()
    add(house, join(house), device)
    assert come(house, device).status_code == 200
    if what == "origin":
        device.origin = "https://evil.example"
    elif what == "unverified":
        device.flags = 0x01
    elif what == "key":
        device._key = Authenticator()._key
    elif what == "copy":
        device.uses -= 1
    answer = device.use(about(house, "challenge").json()["public_key"])
    if what == "shape":
        del answer["response"]["signature"]
    assert error(about(house, "sign-in", credential=answer)) == (403, "bad_passkey")


def test_what_lets_others_in_asks_again_who_it_is(house: House) -> None:
    token, device = join(house), house.device()
    assert isinstance(house.clock, StillClock)
    house.clock.seconds += FRESH / 1000
    assert error(about(house, "offer", token)) == (403, "sign_in_again")
    assert error(about(house, "offer", token, password="wrong horse")) == (403, "bad_sign_in")
    assert about(house, "offer", token, password=PASSWORD).status_code == 200
    for what, more in (("password", {"new": "a new horse"}), ("delete", {"device": device})):
        assert error(ask(house, what, token, password=None, **more)) == (403, "sign_in_again")
    add(house, sign_in(house), keyed := Authenticator())
    house.clock.seconds += FRESH / 1000
    [kept] = account(house, token)["passkeys"]
    path = f"/api/account/passkeys/{kept['id']}"
    assert error(house.call("DELETE", path, token)) == (403, "sign_in_again")
    assert error(house.call("DELETE", path, token, {"password": "wrong horse"})) == (403, "bad_sign_in")
    assert error(house.call("DELETE", path, token, {"passwort": PASSWORD})) == (400, "bad_message")
    assert account(house, token)["passkeys"] == [kept]
    assert house.call("DELETE", path, token, {"password": PASSWORD}).status_code == 204
    keyed = Authenticator()
    wish = about(house, "offer", name="Eva").json()["public_key"]
    other = about(house, "", name="Eva", credential=keyed.make(wish)).json()["token"]
    fresh = ask(house, "password", other, password=None, new="a new horse").json()["token"]
    house.clock.seconds += FRESH / 1000
    assert error(ask(house, "delete", fresh, password=None, device=device)) == (403, "sign_in_again")
    assert ask(house, "delete", fresh, password="a new horse", device=device).status_code == 204


@pytest.mark.parametrize(
    "origin", ["http://192.0.2.7:8000", "https://192.0.2.7", "https://[2001:db8::1]", "http://games.example", "null", None]
)
def test_passkeys_need_a_name_and_a_safe_way(origin: str | None) -> None:
    with pytest.raises(ApiError, match="no_passkeys_here"):
        site_of(origin)


@pytest.mark.parametrize("origin", ["https://games.example", "https://games.example:8443", "http://localhost:8000"])
def test_where_passkeys_are_possible(origin: str) -> None:
    assert site_of(origin).name in origin and site_of(origin).origin == origin


def test_challenges_are_bounded_and_nobody_keeps_others_from_one(house: House) -> None:
    desk = house.server.accounts
    assert desk
    for n in range(5):  # never answered
        desk.store.add_challenge(bytes([n]) * 32, None, 0, 10 + n, 3)
    desk.store.add_challenge(b"2" * 32, None, 5, 15, 3)
    taken = [desk.store.take_challenge(bytes([n]) * 32, None, 5) for n in range(5)]
    assert taken == [False, False, False, True, True]
    assert desk.store.take_challenge(b"2" * 32, None, 5)


def test_a_challenge_ends(house: House) -> None:
    desk = house.server.accounts
    assert desk
    desk.store.add_challenge(b"1" * 32, None, 0, 10, 3)
    assert not desk.store.take_challenge(b"1" * 32, None, 10)
