"""Odd texts in every text field of every call and message, with both databases: a typed refusal or an answer, never a failure inside.

The fields are those of the messages' types: a new one is tried by itself.
"""

from __future__ import annotations

import inspect
import json
import re
from collections.abc import Iterator
from dataclasses import fields, replace
from typing import Any
from urllib.parse import quote

import msgspec
import pytest
from msgspec import inspect as types
from starlette.routing import Route
from starlette.websockets import WebSocketDisconnect

from boardwright.server.api import routes as http
from boardwright.server.protocol import bodies as http_bodies, inbound
from boardwright.server.settings import Settings
from tests.conftest import wide
from tests.server.databases import Place
from tests.server.gathered import ME, OPEN, open_table
from tests.server.harness import AGAINST_BOT, GAME, Harness
from tests.server.members import WITH_ACCOUNTS, join
from tests.server.outside import mailbox, settings_for

Struct = type[msgspec.Struct]
NUL = "\0"
FEW = [f"a{NUL}b", "\ud800", "\ufffe", "x" * 30_000]
MORE = ["", " ", NUL, "\udfff\ud800", "\U0010ffff", "x" * 64, "\u202eabc", "🧑‍🤝‍🧑" * 20, "e" + "\u0301" * 50, "Mars/Olympus"]
SYNTAX = ["../../etc/passwd", "'; DROP TABLE matches; --", "%00", "\\u0000", "\r\n\r\n", "{$x}"]
TEXTS = wide(FEW, [*FEW, *MORE, *SYNTAX])
GOOD: dict[str, Any] = {"game": GAME, "level": "random", "fill": "random", "stand_in": "random", "secret": "x", "to": "https://x.example/"}
"""What some fields need, so that what stands beside them is looked at, too."""
BODIES: dict[str, dict[str, Any]] = {
    "CreateMatch": {"seats": AGAINST_BOT},
    "CreateTable": {"seats": [ME, OPEN]},
    "AskNotices": {"way": "webhook"},
}
GUESTS = ("SitDown", "JoinAsSpectator", "ClaimSeat")  # what a guest does at the table


def example(kind: types.Type, name: str = "") -> Any:
    """A value of a type; of a struct only what is required."""
    match kind:
        case types.StructType():
            whole = {each.encode_name: example(each.type, each.encode_name) for each in kind.fields if each.required}
            whole |= BODIES.get(kind.cls.__name__, {})
            return whole | {kind.tag_field: kind.tag} if kind.tag_field else whole
        case types.UnionType(types=members):
            return example(members[0], name)
        case types.LiteralType(values=values):
            return values[0]
        case types.StrType():
            return GOOD.get(name, "0" * 64 if kind.pattern and "64" in kind.pattern else "x")
        case types.IntType() | types.FloatType():
            return kind.ge or 0
        case types.BoolType():
            return True
        case types.ListType():
            return [example(kind.item_type, name)] * (kind.min_length or 1)
        case types.TupleType():
            return [example(each, name) for each in kind.item_types]
        case types.DictType():
            return {}
        case types.NoneType() | types.AnyType():
            return None
    raise AssertionError(kind)


def spoiled(kind: types.Type, odd: str, name: str = "") -> Iterator[Any]:
    """Values of a type, each with an odd text in another place where there may be one."""
    match kind:
        case types.StructType():
            whole = example(kind)
            for field in kind.fields:
                for value in spoiled(field.type, odd, field.encode_name):
                    yield {**whole, field.encode_name: value}
        case types.UnionType(types=members):
            for each in members:
                yield from spoiled(each, odd, name)
        case types.StrType() | types.LiteralType():
            yield odd
        case types.AnyType():
            yield from (odd, {odd: [odd]})
        case types.ListType():
            yield from ([value] for value in spoiled(kind.item_type, odd, name))
        case types.DictType():
            yield {odd: example(kind.value_type)}
            yield from ({"x": value} for value in spoiled(kind.value_type, odd, name))
        case types.TupleType() | types.IntType() | types.FloatType() | types.BoolType() | types.NoneType():
            pass
        case _:
            raise AssertionError(kind)


def bodies() -> list[tuple[str, Struct]]:
    """The path of each call that has a body, and the type of the body."""
    structs = [each for _, each in inspect.getmembers(http_bodies, inspect.isclass) if issubclass(each, msgspec.Struct)]
    return [(path, struct) for struct in structs for path in re.findall(r"he body of `POST (\S+)`", str(struct.__doc__))]


def harness_for(database: Place, mail: Any) -> Harness:
    """A server with everything that can be had, and without limits that a test would meet."""
    limits = ("_burst", "_per_device", "_per_account", "_listed")
    more: dict[str, Any] = {each.name: 10**6 for each in fields(Settings) if each.name.endswith(limits)}
    return Harness(database.url, replace(WITH_ACCOUNTS, notices=settings_for(mail), **more))


class Visitors:
    """Two devices and an account at a server, with a match and a table; each answer must be one that a page understands."""

    def __init__(self, harness: Harness) -> None:
        self.harness, self.host, self.guest = harness, harness.device(), harness.device()
        self.member = join(harness, "Member")
        self.match, self.table = harness.match(self.host), ""
        self.open()

    def open(self) -> None:
        """A new table: the one before may have begun."""
        self.table = open_table(self.harness, self.host, [ME, OPEN])["id"]

    def call(self, method: str, path: str, token: str | None, content: bytes | None = None) -> int:
        """The status of an answer, which is no failure inside."""
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        answer = self.harness.client.request(method, path, content=content, headers=headers)
        assert answer.status_code < 500, (method, path[:200], (content or b"")[:300], answer.text)
        status: int = answer.status_code
        return status

    def post(self, path: str, struct: Struct, body: Any) -> None:
        """Send a body to the match or the table, as its usual sender."""
        there = path.replace("{id}", self.table if path.startswith("/api/tables") else self.match).replace("{seat}", "0")
        token = self.member if path.startswith("/api/account/") else self.guest if struct.__name__ in GUESTS else self.host
        status = self.call("POST", there, token, json.dumps(body).encode("utf-8", "surrogatepass"))
        if status < 300 and path.startswith("/api/tables/"):
            self.open()


@pytest.fixture
def visitors(database: Place, caplog: pytest.LogCaptureFixture) -> Iterator[Visitors]:
    """People at a server, in whose log there is no traceback afterwards."""
    with mailbox() as mail, harness_for(database, mail) as harness:
        yield Visitors(harness)
    assert not [record.getMessage() for record in caplog.records if record.exc_info or record.levelname in ("ERROR", "CRITICAL")]


def test_in_every_body(visitors: Visitors) -> None:
    tried = 0
    for path, struct in bodies():
        for odd in TEXTS:
            for body in spoiled(types.type_info(struct), odd):
                visitors.post(path, struct, body)
                tried += 1
    assert len(bodies()) > 20 and tried > 60 * len(TEXTS)


def test_in_every_message(visitors: Visitors) -> None:
    tried = 0
    for struct in types.type_info(inbound.ClientMessage).types:  # type: ignore[attr-defined]
        for odd in TEXTS:
            for message in spoiled(struct, odd):
                say(visitors, message)
                tried += 1
    assert tried > 10 * len(TEXTS)
    with visitors.harness.page(visitors.match, visitors.host, 0) as page:
        assert page.frame["version"] == len(visitors.harness.log(visitors.match))


def say(visitors: Visitors, message: Any) -> None:
    """Send a message; what comes back is no failure inside, and another page goes on."""
    with visitors.harness.page(visitors.match, visitors.host, 0) as page:
        page.socket.send_bytes(json.dumps(message).encode())
        try:
            page.send(type="ping")
            while (answer := page.receive())["type"] != "pong":
                assert answer.get("id") not in ("internal", "store_failed", "come_again"), (message, answer)
        except WebSocketDisconnect as closed:
            assert closed.code in (1009, 4400), message


def test_in_every_address(visitors: Visitors) -> None:
    """In place of ids, numbers and parameters, and as a token."""
    tokens = (None, visitors.host)
    for route in http.routes(visitors.harness.server.services):
        assert isinstance(route, Route) and route.methods
        places = re.findall(r"{\w+(?::\w+)?}", route.path)
        for odd in TEXTS:
            text = quote(odd.encode("utf-8", "surrogatepass")[:500], safe="")
            for place in places:
                path = re.sub(r"{\w+(?::\w+)?}", "0", route.path.replace(place, text, 1))
                for token in tokens:
                    visitors.call(next(iter(route.methods - {"HEAD"})), path, token, b"{}")
            if "GET" in route.methods and not places:
                visitors.call("GET", f"{route.path}?after={text}&since={text}&seat={text}&token={text}", visitors.host)
                visitors.call("GET", route.path, quote(odd.encode("utf-8", "surrogatepass")[:60]))
