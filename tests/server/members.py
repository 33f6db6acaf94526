"""People with accounts: what tests of accounts do again and again."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from tests.server.harness import QUICK, Harness

PASSWORD = "correct horse"
WITH_ACCOUNTS = replace(QUICK, accounts=True, password_bytes=8 * 1024, password_rounds=1)
"""Argon2 at its least: these tests are about who may do what."""


def ask(harness: Harness, what: str, token: str | None = None, **body: Any) -> Any:
    """A call about accounts: '' makes one; sign-in, sign-out, password, gather, settings, delete."""
    return harness.call("POST", f"/api/account{what and '/'}{what}", token, body)


def join(harness: Harness, name: str = "Ada", password: str = PASSWORD, **more: Any) -> str:
    """A new account: the token of its first sign-in."""
    answer = ask(harness, "", name=name, password=password, **more)
    assert answer.status_code == 201, answer.text
    token: str = answer.json()["token"]
    return token


def sign_in(harness: Harness, name: str = "Ada", password: str = PASSWORD, token: str | None = None, **more: Any) -> str:
    """One more sign-in: its token. `token`: whom the device was before."""
    answer = ask(harness, "sign-in", token, name=name, password=password, **more)
    assert answer.status_code == 200, answer.text
    made: str = answer.json()["token"]
    return made


def account(harness: Harness, token: str) -> dict[str, Any]:
    """What an account says of itself."""
    answer = harness.call("GET", "/api/account", token)
    assert answer.status_code == 200, answer.text
    told: dict[str, Any] = answer.json()
    return told
