"""Security of HTTP: allowed host names and origins, headers of answers, and files that are not served."""

from __future__ import annotations

import gzip
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from starlette.websockets import WebSocketDisconnect

from boardwright.core.text.words import LANGUAGES, Words
from boardwright.server.addresses import Hosts, client_network, is_in, is_name, networks, own_names
from boardwright.server.api import static_files
from boardwright.server.net.security import HEADERS
from boardwright.server.protocol.bodies import CreateMatch
from boardwright.server.protocol.fields import Unreadable, decode
from boardwright.server.protocol.inbound import ClientMessage
from boardwright.server.run import run
from boardwright.server.settings import Settings
from tests.server.harness import GAME, TWO_PERSONS, Harness

OWN_HOSTS = ["testserver", "TESTSERVER:8000", "localhost", "localhost.:", "127.0.0.1:8000", "192.168.0.7", "[::1]:8000", "[fe80::1]"]
FOREIGN_HOSTS = ["evil.example", "evil.example:8000", "localhost.evil.example", "testserver.evil.example", "1.2.3"]
BROKEN_HOSTS = ["", "::1", "[127.0.0.1]", "[::1", "[evil]", "a b", "localhost:8000:1", "localhost/x", "user@localhost"]
BAD_ORIGINS = ["http://elsewhere.example", "null", "", "https://testserver.example", "http://testserver:1", "http://[::1", "http://[evil]"]


def read_refusal(answer: Any) -> tuple[int, str]:
    """Return the status and the id of a refusal, and check its security headers."""
    for name, value in HEADERS.items():
        assert answer.headers[name] == value
    return answer.status_code, answer.json()["error"]["id"]


def refused_handshake(harness: Harness, path: str, headers: dict[str, str]) -> Any:
    """Return the answer to a refused WebSocket handshake."""
    with pytest.raises(WebSocketDisconnect) as refused, harness.client.websocket_connect(path, headers=headers):
        pass
    return refused.value


@pytest.mark.parametrize("host", [*FOREIGN_HOSTS, *BROKEN_HOSTS])
def test_a_foreign_host_name_is_refused(shared_harness: Harness, host: str) -> None:
    headers = {"Host": host, "Origin": f"http://{host}"}
    assert read_refusal(shared_harness.call("GET", "/api/games", headers=headers)) == (421, "other_host")
    assert read_refusal(shared_harness.call("POST", "/api/devices", headers=headers)) == (421, "other_host")
    assert read_refusal(refused_handshake(shared_harness, "/api/matches/x/live", headers)) == (421, "other_host")
    page = shared_harness.call("GET", "/", headers=headers)
    assert page.status_code == 421 and page.headers["content-type"].startswith("text/plain")
    assert page.headers["content-security-policy"] == HEADERS["Content-Security-Policy"]
    assert "--allow-host" in page.text and (host.rpartition(":")[0] or host if host in FOREIGN_HOSTS else "?") in page.text


@pytest.mark.parametrize("host", OWN_HOSTS)
def test_own_host_names_and_addresses_are_accepted(shared_harness: Harness, host: str) -> None:
    headers = {"Host": host, "Origin": f"http://{host}"}
    assert shared_harness.call("POST", "/api/devices", headers=headers).status_code == 201


def test_configured_host_names_are_accepted() -> None:
    hosts = Hosts(["Games.Example.", *own_names()])
    assert hosts.has("games.example:8000") and hosts.has(own_names()[0]) and hosts.has(own_names()[2] + ":80")
    assert not hosts.has("example") and not hosts.has(None)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_foreign_host_name_is_refused_in_the_readers_language(shared_harness: Harness, lang: str) -> None:
    headers = {"Host": "evil.example", "Accept-Language": f"de, {lang}-XX;q=0.8, en;q=0.1"}
    text = shared_harness.call("GET", "/", headers=headers).text
    assert text == Words(lang, strict=True).t("error-other-host", host="evil.example") + "\n"


@pytest.mark.parametrize("origin", BAD_ORIGINS)
def test_requests_from_another_origin_are_refused(shared_harness: Harness, origin: str, caplog: pytest.LogCaptureFixture) -> None:
    assert read_refusal(shared_harness.call("POST", "/api/devices", headers={"Origin": origin})) == (403, "other_origin")
    assert read_refusal(refused_handshake(shared_harness, "/api/matches/x/live", {"Origin": origin})) == (403, "other_origin")
    assert "Traceback" not in caplog.text


def test_the_own_page_may_connect(shared_harness: Harness) -> None:
    id = shared_harness.new_match(shared_harness.new_device())
    with shared_harness.client.websocket_connect(f"/api/matches/{id}/live", headers={"Origin": "http://testserver"}):
        pass


Request = Callable[[Harness], Any]
REQUESTS: dict[str, tuple[int, Request]] = {
    "page": (200, lambda harness: harness.call("GET", "/")),
    "file": (200, lambda harness: harness.call("GET", "/favicon.svg")),
    "call": (200, lambda harness: harness.call("GET", "/api/games")),
    "made": (201, lambda harness: harness.call("POST", "/api/devices")),
    "no token": (401, lambda harness: harness.call("GET", "/api/matches")),
    "no path": (404, lambda harness: harness.call("GET", "/nothing")),
    "no asset": (404, lambda harness: harness.call("GET", "/assets/nothing.js")),
    "no method": (405, lambda harness: harness.call("DELETE", "/api/games")),
    "page, no method": (405, lambda harness: harness.call("POST", "/")),
    "too long": (413, lambda harness: harness.client.post("/api/replays", content=bytes(5 * 2**20))),
    "no JSON": (415, lambda harness: harness.client.post("/api/replays", content=b"{}", headers={"Content-Type": "text/plain"})),
    "broken": (422, lambda harness: harness.client.post("/api/replays", content=b"{}")),
}


@pytest.mark.parametrize("name", REQUESTS)
def test_every_answer_has_the_security_headers(shared_harness: Harness, name: str) -> None:
    status, request = REQUESTS[name]
    answer = request(shared_harness)
    assert answer.status_code == status
    assert {name: answer.headers[name] for name in HEADERS} == HEADERS
    assert "unsafe" not in HEADERS["Content-Security-Policy"].replace("script-src 'self' 'wasm-unsafe-eval'", "")


def test_an_internal_error_has_the_security_headers(harness: Harness, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fail(scope: Any, receive: Any, send: Any) -> None:
        raise RuntimeError("the secret")

    monkeypatch.setattr(harness.client.app, "app", fail)
    answer = harness.call("GET", "/api/games")
    assert read_refusal(answer) == (500, "internal") and "secret" not in answer.text


def test_files_of_the_build_and_hidden_files_are_not_served(shared_harness: Harness) -> None:
    for name in (".digest", "files.json.gz", "./files.json.gz", "assets/../files.json.gz", "%2edigest", "assets/.hidden"):
        assert read_refusal(shared_harness.call("GET", f"/{name}")) == (404, "no_such_path")
    served = {path.name for path in static_files.STATIC.iterdir() if path.is_file()} - {".digest", "files.json.gz"}
    assert served and all(shared_harness.call("GET", f"/{name}").status_code == 200 for name in served)


def test_scripts_and_styles_are_served_compressed_or_plain_and_may_be_cached(shared_harness: Harness) -> None:
    """The files are stored compressed. A client that does not accept compression gets the plain content."""
    kinds = {".js": "text/javascript", ".css": "text/css"}
    for packed in (next((static_files.STATIC / "assets").glob(f"*{ending}.gz")) for ending in kinds):
        plain = gzip.decompress(packed.read_bytes())
        for accept_encoding, encoding in (("gzip, deflate, br", "gzip"), ("identity", None)):
            answer = shared_harness.call("GET", f"/assets/{packed.stem}", headers={"Accept-Encoding": accept_encoding})
            assert answer.content == plain and answer.headers.get("content-encoding") == encoding
            assert answer.headers["content-type"].split(";")[0] == kinds[packed.with_suffix("").suffix]
            assert answer.headers["vary"] == "Accept-Encoding" and "immutable" in answer.headers["cache-control"]


@pytest.mark.parametrize(
    "kind", ["text/plain", "multipart/form-data; boundary=x", "application/x-www-form-urlencoded", "", "application/jsonp"]
)
def test_only_json_bodies_are_accepted(shared_harness: Harness, kind: str) -> None:
    token = shared_harness.new_device()
    for path in ("/api/devices", "/api/matches", "/api/replays"):
        answer = shared_harness.call("POST", path, token, headers={"Content-Type": kind})
        assert read_refusal(answer) == (415, "not_json")
    accepted = shared_harness.call(
        "POST", "/api/matches", token, {"game": GAME, "seats": TWO_PERSONS}, headers={"Content-Type": "Application/JSON; charset=utf-8"}
    )
    assert accepted.status_code == 201


BODY_TEMPLATE = b'{"game":"%s","seats":[{"kind":"person","name":"A"},{"kind":"person","name":"B"%s}]%s}'


@pytest.mark.parametrize(
    ("seat", "more"),
    [
        (b', "name": "C"', b""),
        (b"", b',"g\\u0061me":"x"'),
        (b"", b', "options": {"turn_cap": 50, "turn_cap": 50}'),
        (b"", b',"pause":1,"pause":2'),
    ],
)
def test_a_duplicate_field_is_refused(seat: bytes, more: bytes) -> None:
    decode(BODY_TEMPLATE % (GAME.encode(), b"", b""), CreateMatch)
    with pytest.raises(Unreadable, match="twice"):
        decode(BODY_TEMPLATE % (GAME.encode(), seat, more), CreateMatch)


def test_a_duplicate_field_is_refused_in_calls_and_messages(shared_harness: Harness) -> None:
    token = shared_harness.new_device()
    body = json.dumps({"game": GAME, "seats": TWO_PERSONS})[:-1] + ', "pause": 1, "pause": 2}'
    answer = shared_harness.call("POST", "/api/matches", token, content=body)
    assert read_refusal(answer) == (400, "bad_message") and "pause" in answer.json()["error"]["args"]["why"]
    with pytest.raises(Unreadable):
        decode(b'{"type":"ping","type":"ping"}', ClientMessage)
    with shared_harness.page(shared_harness.new_match(token), token, 0) as page:
        page.socket.send_text('{"type":"ping","type":"ping"}')
        assert page.wait_for("error")["id"] == "bad_message"


@pytest.mark.parametrize(
    ("first", "second", "same"),
    [
        ("192.0.2.1", "192.0.2.2", False),
        ("::ffff:192.0.2.1", "192.0.2.1", True),
        ("2001:db8::1", "2001:db8:0:0:ffff::2", True),
        ("2001:db8::1", "2001:db8:0:1::1", False),
        ("fe80::1%eth0", "fe80::2%eth0", False),
        ("testclient", "", False),
    ],
)
def test_addresses_of_one_household_count_as_one_network(first: str, second: str, same: bool) -> None:
    assert (client_network(first) == client_network(second)) is same


def test_an_address_is_found_in_a_list_of_networks() -> None:
    among = networks(["10.0.0.0/8", "2001:db8::7"])
    assert is_in("10.9.8.7", among) and is_in("::ffff:10.9.8.7", among) and is_in("2001:db8::7", among)
    assert not is_in("11.0.0.1", among) and not is_in("nobody", among)


@pytest.mark.parametrize(
    ("name", "valid"),
    [
        ("games.example", True),
        ("box", True),
        ("a_b-c", True),
        ("http://x", False),
        ("x:80", False),
        ("", False),
        ("a..b", False),
        ("x" * 300, False),
    ],
)
def test_host_names_are_validated(name: str, valid: bool) -> None:
    assert is_name(name) is valid


@pytest.mark.parametrize(
    ("setting", "message"),
    [({"hosts": ["http://x"]}, "'http://x' is no name"), ({"proxies": ["10.0.0.1/8"]}, "'10.0.0.1/8' is no address")],
)
def test_a_wrong_host_name_or_proxy_stops_the_start_with_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], setting: dict[str, list[str]], message: str
) -> None:
    with pytest.raises(SystemExit) as ended:
        run("127.0.0.1", 0, str(tmp_path / "m.db"), **setting)  # type: ignore[arg-type]
    error = capsys.readouterr().err
    assert ended.value.code == 2 and message in error and error.count("\n") == 1


def test_uploads_are_counted_by_household(tmp_path: Path) -> None:
    with Harness(tmp_path / "m.db", Settings(compile=False, made_burst=2, made_per_second=0.01)) as harness:

        def upload(address: str) -> int:
            return harness.client_at(address).post("/api/replays", content=b"{}").status_code

        assert [upload(f"2001:db8::{n}") for n in range(4)] == [422, 422, 429, 429]
        assert upload("2001:db8:0:1::1") == 422
