"""Calls about accounts, for tests."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from tests.server.harness import QUICK_SETTINGS, Harness

PASSWORD = "correct horse"
WITH_ACCOUNTS = replace(QUICK_SETTINGS, accounts=True, password_bytes=8 * 1024, password_rounds=1)
"""Settings with accounts, and with the fastest parameters of Argon2."""


def call_account(harness: Harness, action: str, token: str | None = None, **body: Any) -> Any:
    """Call an action of accounts: '' creates one; others are sign-in, sign-out, password, gather, settings, delete."""
    return harness.call("POST", f"/api/account{action and '/'}{action}", token, body)


def create_account(harness: Harness, name: str = "Ada", password: str = PASSWORD, **more: Any) -> str:
    """Create an account. Return the token of its first sign-in."""
    answer = call_account(harness, "", name=name, password=password, **more)
    assert answer.status_code == 201, answer.text
    token: str = answer.json()["token"]
    return token


def sign_in(harness: Harness, name: str = "Ada", password: str = PASSWORD, token: str | None = None, **more: Any) -> str:
    """Sign in to an account. Return the new token. `token`: the token of the device before."""
    answer = call_account(harness, "sign-in", token, name=name, password=password, **more)
    assert answer.status_code == 200, answer.text
    new_token: str = answer.json()["token"]
    return new_token


def get_account(harness: Harness, token: str) -> dict[str, Any]:
    """Return the description of the signed-in account."""
    answer = harness.call("GET", "/api/account", token)
    assert answer.status_code == 200, answer.text
    description: dict[str, Any] = answer.json()
    return description
