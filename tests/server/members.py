"""People with accounts: what tests of accounts do again and again."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from tests.server.house import QUICK, House

PASSWORD = "correct horse"
WITH_ACCOUNTS = replace(QUICK, accounts=True, password_bytes=8 * 1024, password_rounds=1)
"""Argon2 at its least: these tests are about who may do what."""


def ask(house: House, what: str, token: str | None = None, **body: Any) -> Any:
    """A call about accounts: '' makes one; sign-in, sign-out, password, gather, settings, delete."""
    return house.call("POST", f"/api/account{what and '/'}{what}", token, body)


def join(house: House, name: str = "Ada", password: str = PASSWORD, **more: Any) -> str:
    """A new account: the token of its first sign-in."""
    answer = ask(house, "", name=name, password=password, **more)
    assert answer.status_code == 201, answer.text
    token: str = answer.json()["token"]
    return token


def sign_in(house: House, name: str = "Ada", password: str = PASSWORD, token: str | None = None, **more: Any) -> str:
    """One more sign-in: its token. `token`: whom the device was before."""
    answer = ask(house, "sign-in", token, name=name, password=password, **more)
    assert answer.status_code == 200, answer.text
    made: str = answer.json()["token"]
    return made


def account(house: House, token: str) -> dict[str, Any]:
    """What an account says of itself."""
    answer = house.call("GET", "/api/account", token)
    assert answer.status_code == 200, answer.text
    told: dict[str, Any] = answer.json()
    return told
