"""Friends at a table: what tests of tables do again and again."""

from __future__ import annotations

from typing import Any

from tests.server.house import GAME, House

ME = {"kind": "person", "name": "Ada"}
OPEN = {"kind": "open"}
INVITED = {"kind": "invited", "name": "Bo"}
BOT = {"kind": "bot", "level": "random"}


def open_table(house: House, token: str, seats: list[dict[str, Any]], **more: Any) -> dict[str, Any]:
    """A new table: its id and its invitations."""
    answer = house.call("POST", "/api/tables", token, {"game": GAME, "seats": seats, **more})
    assert answer.status_code == 201, answer.text
    made: dict[str, Any] = answer.json()
    return made


def ask(house: House, token: str | None, id: str, what: str, **body: Any) -> Any:
    """A call about a table: sit, ready, leave, invite, open, start."""
    return house.call("POST", f"/api/tables/{id}/{what}", token, body)


def seen(house: House, token: str | None, id: str) -> dict[str, Any]:
    """The table as a device sees it."""
    answer = house.call("GET", f"/api/tables/{id}", token)
    assert answer.status_code == 200, answer.text
    table: dict[str, Any] = answer.json()
    return table


def begin(house: House, tokens: list[str], **more: Any) -> str:
    """A match in which each device has one seat, in this order: its id."""
    id: str = open_table(house, tokens[0], [ME] + [OPEN] * (len(tokens) - 1), **more)["id"]
    for seat, token in enumerate(tokens[1:], 1):
        assert ask(house, token, id, "sit", name=f"P{seat}").status_code == 200
        assert ask(house, token, id, "ready", seat=seat, ready=True).status_code == 200
    assert seen(house, None, id)["status"] == "started"
    return id
