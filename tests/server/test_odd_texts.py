"""Odd texts in every text field of every call and message, with both databases: the answer is never an internal error.

The fields are taken from the messages' types, so a new field is tried automatically.
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
from tests.conftest import choose_cases
from tests.server.account_calls import WITH_ACCOUNTS, create_account
from tests.server.databases import Database
from tests.server.harness import GAME, PERSON_AND_BOT, Harness
from tests.server.notice_receivers import notice_settings, run_mail_server
from tests.server.table_calls import ADA_SEAT, OPEN_SEAT, open_table

Struct = type[msgspec.Struct]
NUL = "\0"
FEW = [f"a{NUL}b", "\ud800", "\ufffe", "x" * 30_000]
MORE = ["", " ", NUL, "\udfff\ud800", "\U0010ffff", "x" * 64, "\u202eabc", "🧑‍🤝‍🧑" * 20, "e" + "\u0301" * 50, "Mars/Olympus"]
SYNTAX = ["../../etc/passwd", "'; DROP TABLE matches; --", "%00", "\\u0000", "\r\n\r\n", "{$x}"]
TEXTS = choose_cases(FEW, [*FEW, *MORE, *SYNTAX])
VALID_VALUES: dict[str, Any] = {
    "game": GAME,
    "level": "random",
    "fill": "random",
    "stand_in": "random",
    "secret": "x",
    "to": "https://x.example/",
}
"""Values that some fields need, so that the other fields of the body are checked, too."""
BODIES: dict[str, dict[str, Any]] = {
    "CreateMatch": {"seats": PERSON_AND_BOT},
    "CreateTable": {"seats": [ADA_SEAT, OPEN_SEAT]},
    "AskNotices": {"way": "webhook"},
}
GUEST_CALLS = ("SitDown", "JoinAsSpectator", "ClaimSeat")  # bodies that a guest sends


def example_value(kind: types.Type, name: str = "") -> Any:
    """Return a value of a type. A struct gets its required fields only."""
    match kind:
        case types.StructType():
            body = {field.encode_name: example_value(field.type, field.encode_name) for field in kind.fields if field.required}
            body |= BODIES.get(kind.cls.__name__, {})
            return body | {kind.tag_field: kind.tag} if kind.tag_field else body
        case types.UnionType(types=members):
            return example_value(members[0], name)
        case types.LiteralType(values=values):
            return values[0]
        case types.StrType():
            return VALID_VALUES.get(name, "0" * 64 if kind.pattern and "64" in kind.pattern else "x")
        case types.IntType() | types.FloatType():
            return kind.ge or 0
        case types.BoolType():
            return True
        case types.ListType():
            return [example_value(kind.item_type, name)] * (kind.min_length or 1)
        case types.TupleType():
            return [example_value(each, name) for each in kind.item_types]
        case types.DictType():
            return {}
        case types.NoneType() | types.AnyType():
            return None
    raise AssertionError(kind)


def values_with_odd_text(kind: types.Type, odd: str, name: str = "") -> Iterator[Any]:
    """Yield values of a type, with the odd text in each possible place in turn."""
    match kind:
        case types.StructType():
            body = example_value(kind)
            for field in kind.fields:
                for value in values_with_odd_text(field.type, odd, field.encode_name):
                    yield {**body, field.encode_name: value}
        case types.UnionType(types=members):
            for each in members:
                yield from values_with_odd_text(each, odd, name)
        case types.StrType() | types.LiteralType():
            yield odd
        case types.AnyType():
            yield from (odd, {odd: [odd]})
        case types.ListType():
            yield from ([value] for value in values_with_odd_text(kind.item_type, odd, name))
        case types.DictType():
            yield {odd: example_value(kind.value_type)}
            yield from ({"x": value} for value in values_with_odd_text(kind.value_type, odd, name))
        case types.TupleType() | types.IntType() | types.FloatType() | types.BoolType() | types.NoneType():
            pass
        case _:
            raise AssertionError(kind)


def calls_with_body() -> list[tuple[str, Struct]]:
    """Return the path of each call that has a body, and the type of the body."""
    structs = [each for _, each in inspect.getmembers(http_bodies, inspect.isclass) if issubclass(each, msgspec.Struct)]
    return [(path, struct) for struct in structs for path in re.findall(r"he body of `POST (\S+)`", str(struct.__doc__))]


def make_harness(database: Database, mail: Any) -> Harness:
    """Return a server with all features, and with limits that a test does not reach."""
    limits = ("_burst", "_per_device", "_per_account", "_listed")
    more: dict[str, Any] = {each.name: 10**6 for each in fields(Settings) if each.name.endswith(limits)}
    return Harness(database.url, replace(WITH_ACCOUNTS, notices=notice_settings(mail), **more))


class Visitors:
    """Two devices and an account at a server, with a match and a table. Each answer must be one that a page understands."""

    def __init__(self, harness: Harness) -> None:
        self.harness, self.host, self.guest = harness, harness.new_device(), harness.new_device()
        self.member = create_account(harness, "Member")
        self.match, self.table = harness.new_match(self.host), ""
        self.open_new_table()

    def open_new_table(self) -> None:
        """Open a new table, since the previous one may have started."""
        self.table = open_table(self.harness, self.host, [ADA_SEAT, OPEN_SEAT])["id"]

    def call(self, method: str, path: str, token: str | None, content: bytes | None = None) -> int:
        """Send a request, check that no internal error comes back, and return the status."""
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        answer = self.harness.client.request(method, path, content=content, headers=headers)
        assert answer.status_code < 500, (method, path[:200], (content or b"")[:300], answer.text)
        status: int = answer.status_code
        return status

    def post(self, path: str, struct: Struct, body: Any) -> None:
        """Send a body to the match or the table, as the device that usually sends it."""
        url = path.replace("{id}", self.table if path.startswith("/api/tables") else self.match).replace("{seat}", "0")
        token = self.member if path.startswith("/api/account/") else self.guest if struct.__name__ in GUEST_CALLS else self.host
        status = self.call("POST", url, token, json.dumps(body).encode("utf-8", "surrogatepass"))
        if status < 300 and path.startswith("/api/tables/"):
            self.open_new_table()


@pytest.fixture
def visitors(database: Database, caplog: pytest.LogCaptureFixture) -> Iterator[Visitors]:
    """Provide visitors of a server, and check afterwards that its log contains no errors."""
    with run_mail_server() as mail, make_harness(database, mail) as harness:
        yield Visitors(harness)
    assert not [record.getMessage() for record in caplog.records if record.exc_info or record.levelname in ("ERROR", "CRITICAL")]


def test_odd_texts_in_every_body(visitors: Visitors) -> None:
    tried = 0
    for path, struct in calls_with_body():
        for odd in TEXTS:
            for body in values_with_odd_text(types.type_info(struct), odd):
                visitors.post(path, struct, body)
                tried += 1
    assert len(calls_with_body()) > 20 and tried > 60 * len(TEXTS)


def test_odd_texts_in_every_message(visitors: Visitors) -> None:
    tried = 0
    for struct in types.type_info(inbound.ClientMessage).types:  # type: ignore[attr-defined]
        for odd in TEXTS:
            for message in values_with_odd_text(struct, odd):
                send_message(visitors, message)
                tried += 1
    assert tried > 10 * len(TEXTS)
    with visitors.harness.page(visitors.match, visitors.host, 0) as page:
        assert page.frame["version"] == len(visitors.harness.log(visitors.match))


def send_message(visitors: Visitors, message: Any) -> None:
    """Send a message, and check that no internal error comes back."""
    with visitors.harness.page(visitors.match, visitors.host, 0) as page:
        page.socket.send_bytes(json.dumps(message).encode())
        try:
            page.send(type="ping")
            while (answer := page.receive())["type"] != "pong":
                assert answer.get("id") not in ("internal", "store_failed", "come_again"), (message, answer)
        except WebSocketDisconnect as closed:
            assert closed.code in (1009, 4400), message


def test_odd_texts_in_every_url(visitors: Visitors) -> None:
    """Odd texts replace ids, numbers and parameters in the URL, and the token."""
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
