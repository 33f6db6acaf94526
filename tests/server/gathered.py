"""Friends at a table: what tests of tables do again and again."""

from __future__ import annotations

from typing import Any

from tests.server.harness import GAME, Harness

ME = {"kind": "person", "name": "Ada"}
OPEN = {"kind": "open"}
INVITED = {"kind": "invited", "name": "Bo"}
BOT = {"kind": "bot", "level": "random"}


def open_table(harness: Harness, token: str, seats: list[dict[str, Any]], **more: Any) -> dict[str, Any]:
    """A new table: its id and its invitations."""
    answer = harness.call("POST", "/api/tables", token, {"game": GAME, "seats": seats, **more})
    assert answer.status_code == 201, answer.text
    made: dict[str, Any] = answer.json()
    return made


def ask(harness: Harness, token: str | None, id: str, what: str, **body: Any) -> Any:
    """A call about a table: sit, ready, leave, invite, open, start."""
    return harness.call("POST", f"/api/tables/{id}/{what}", token, body)


def seen(harness: Harness, token: str | None, id: str) -> dict[str, Any]:
    """The table as a device sees it."""
    answer = harness.call("GET", f"/api/tables/{id}", token)
    assert answer.status_code == 200, answer.text
    table: dict[str, Any] = answer.json()
    return table


def begin(harness: Harness, tokens: list[str], **more: Any) -> str:
    """A match in which each device has one seat, in this order: its id."""
    id: str = open_table(harness, tokens[0], [ME] + [OPEN] * (len(tokens) - 1), **more)["id"]
    for seat, token in enumerate(tokens[1:], 1):
        assert ask(harness, token, id, "sit", name=f"P{seat}").status_code == 200
        assert ask(harness, token, id, "ready", seat=seat, ready=True).status_code == 200
    assert seen(harness, None, id)["status"] == "started"
    return id
