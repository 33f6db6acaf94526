"""Fuzzing: any input is answered with a message or status of the protocol, or a close code, and the match goes on."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, settings, strategies as st
from starlette.websockets import WebSocketDisconnect

from tests.conftest import PROVE
from tests.server.account_calls import PASSWORD, WITH_ACCOUNTS, create_account
from tests.server.harness import PERSON_AND_BOT, QUICK_SETTINGS, TWO_PERSONS, Harness, Page

EXAMPLES = settings(max_examples=1000 if PROVE else 60)
CLOSES = {1009, 4400, 4401, 4403}
REFUSALS = {400, 401, 404, 405, 409, 413, 422}
MESSAGES: list[dict[str, Any]] = [
    {"type": "hello", "token": "x", "seat": 0},
    {"type": "look", "seat": 0},
    {"type": "act", "action_id": "x", "seat": 0, "action": 1, "version": 0},
    {"type": "undo", "seat": 0},
    {"type": "confirm", "seat": 0},
    {"type": "why_not", "ask": 1, "seat": 0, "action": 1},
    {"type": "ping"},
]

json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)
odd_values = json_values | st.sampled_from([-1, 0, 1, 2, 8, 63, 64, 2**31, 2**63, 2**64, 1.0, "0", "", "x" * 200, None, True, [], {}])


@st.composite
def spoiled_messages(draw: st.DrawFn, template: dict[str, Any]) -> dict[str, Any]:
    """Draw a valid message with some fields replaced, dropped or added."""
    message = dict(template)
    for name in draw(st.lists(st.sampled_from(sorted(template)), max_size=2)):
        if draw(st.booleans()):
            message[name] = draw(odd_values)
        else:
            message.pop(name, None)
    if draw(st.integers(0, 4)) == 0:
        message[draw(st.text(max_size=8))] = draw(odd_values)
    return message


payloads = st.one_of(
    st.sampled_from(MESSAGES).flatmap(spoiled_messages).map(lambda message: json.dumps(message).encode()),
    json_values.map(lambda value: json.dumps(value).encode()),
    st.binary(max_size=200),
    st.sampled_from(
        [b"", b"[" * 20_000, b'{"type":' * 3000, b"\xff", b'"\\ud800"', b"{" + b" " * 40_000, b'{"type":"ping"}' + b" " * 40_000]
    ),
)


@pytest.fixture(scope="module")
def fuzzed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Harness, str, str]]:
    """A server with one match."""
    with Harness(tmp_path_factory.mktemp("fuzz") / "m.db", replace(QUICK_SETTINGS, made_burst=10**6)) as harness:
        token = harness.new_device()
        yield harness, token, harness.new_match(token, TWO_PERSONS)


def check_answers_until_pong(page: Page) -> int | None:
    """Check that all answers so far are messages of the protocol. Returns the code if the server closes the socket."""
    try:
        page.send(type="ping")
        while (message := page.receive())["type"] != "pong":
            assert message["type"] in {"frame", "ack", "refused", "reason", "error"}
            assert message.get("id") != "internal" and "Traceback" not in str(message)
    except WebSocketDisconnect as closed:
        return closed.code
    return None


@EXAMPLES
@given(st.lists(payloads, min_size=1, max_size=4), st.booleans())
def test_any_bytes_over_a_socket_are_answered_or_close_it(fuzzed: tuple[Harness, str, str], data: list[bytes], as_text: bool) -> None:
    harness, token, match = fuzzed
    with harness.page(match, token, 0) as page:
        for payload in data:
            if as_text:
                page.socket.send_text(payload.decode("utf-8", "replace"))
            else:
                page.socket.send_bytes(payload)
        assert check_answers_until_pong(page) in {None, *CLOSES}
    with harness.page(match, token, 1) as other:
        assert check_answers_until_pong(other) is None
        assert len(harness.log(match)) == other.frame["version"]


@EXAMPLES
@given(payloads)
def test_any_first_message_is_answered_or_closes_the_socket(fuzzed: tuple[Harness, str, str], data: bytes) -> None:
    harness, _, match = fuzzed
    page = harness.page(match, None, None)
    with page.socket:
        page.socket.send_bytes(data)
        code = check_answers_until_pong(page)
        assert code in CLOSES or (code is None and page.frame["viewer"] is None)


bodies = st.one_of(
    spoiled_messages({"game": "game_of_trains", "seats": PERSON_AND_BOT, "options": {"turn_cap": 50}, "pause": 60}).map(
        lambda m: json.dumps(m).encode()
    ),
    json_values.map(lambda value: json.dumps(value).encode()),
    st.binary(max_size=200),
)


@EXAMPLES
@given(bodies, st.sampled_from(["/api/matches", "/api/devices", "/api/replays", "/api/matches/x", "/api/replays/x/1"]))
def test_any_body_of_a_call_is_answered_with_a_known_status(fuzzed: tuple[Harness, str, str], data: bytes, path: str) -> None:
    harness, token, _ = fuzzed
    for method in ("POST", "GET", "DELETE"):
        answer = harness.client.request(method, path, content=data, headers={"Authorization": f"Bearer {token}"})
        assert answer.status_code < 300 or answer.status_code in REFUSALS, answer.text
        if answer.status_code >= 400:
            assert set(answer.json()["error"]) == {"id", "args"}


@pytest.fixture(scope="module")
def fuzzed_account(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Harness, str]]:
    """A server with one account."""
    many_tries = dict.fromkeys(("accounts_burst", "sign_ins_burst", "tries_burst", "tries_for_name_burst"), 10**6)
    with Harness(tmp_path_factory.mktemp("fuzz") / "m.db", replace(WITH_ACCOUNTS, **many_tries)) as harness:
        yield harness, create_account(harness)


account_bodies = st.one_of(
    spoiled_messages({"name": "Ada", "password": PASSWORD, "label": "phone"}).map(lambda m: json.dumps(m).encode()),
    spoiled_messages({"password": "wrong horse", "new": PASSWORD, "device": "x"}).map(lambda m: json.dumps(m).encode()),
    spoiled_messages({"settings": {"a": [1]}}).map(lambda m: json.dumps(m).encode()),
    json_values.map(lambda value: json.dumps(value).encode()),
)


@EXAMPLES
@given(account_bodies, st.sampled_from(["", "/sign-in", "/password", "/gather", "/settings", "/delete", "/sessions/x", "/sessions/77777"]))
def test_any_body_of_an_account_call_is_answered_with_a_known_status(fuzzed_account: tuple[Harness, str], data: bytes, path: str) -> None:
    harness, token = fuzzed_account
    for method in ("POST", "DELETE"):
        answer = harness.client.request(method, f"/api/account{path}", content=data, headers={"Authorization": f"Bearer {token}"})
        assert answer.status_code < 300 or answer.status_code in {403, *REFUSALS}, answer.text  # 403: not signed in
