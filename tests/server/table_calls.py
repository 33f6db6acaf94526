"""Calls about tables before a match, for tests."""

from __future__ import annotations

from typing import Any

from tests.server.harness import GAME, Harness

ADA_SEAT = {"kind": "person", "name": "Ada"}
OPEN_SEAT = {"kind": "open"}
INVITED_SEAT = {"kind": "invited", "name": "Bo"}
BOT_SEAT = {"kind": "bot", "level": "random"}


def open_table(harness: Harness, token: str, seats: list[dict[str, Any]], **more: Any) -> dict[str, Any]:
    """Open a table. Return its id and its invitations."""
    answer = harness.call("POST", "/api/tables", token, {"game": GAME, "seats": seats, **more})
    assert answer.status_code == 201, answer.text
    opened: dict[str, Any] = answer.json()
    return opened


def call_table(harness: Harness, token: str | None, id: str, action: str, **body: Any) -> Any:
    """Call an action of a table: sit, ready, leave, invite, open, start."""
    return harness.call("POST", f"/api/tables/{id}/{action}", token, body)


def get_table(harness: Harness, token: str | None, id: str) -> dict[str, Any]:
    """Return the table as a device sees it."""
    answer = harness.call("GET", f"/api/tables/{id}", token)
    assert answer.status_code == 200, answer.text
    table: dict[str, Any] = answer.json()
    return table


def start_match(harness: Harness, tokens: list[str], **more: Any) -> str:
    """Start a match in which each device has one seat, in this order. Return its id."""
    id: str = open_table(harness, tokens[0], [ADA_SEAT] + [OPEN_SEAT] * (len(tokens) - 1), **more)["id"]
    for seat, token in enumerate(tokens[1:], 1):
        assert call_table(harness, token, id, "sit", name=f"P{seat}").status_code == 200
        assert call_table(harness, token, id, "ready", seat=seat, ready=True).status_code == 200
    assert get_table(harness, None, id)["status"] == "started"
    return id
