"""Under which names and from which pages one may ask, what every answer carries, and what is not served."""

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
from tests.server.harness import GAME, PERSONS, Harness

OWN = ["testserver", "TESTSERVER:8000", "localhost", "localhost.:", "127.0.0.1:8000", "192.168.0.7", "[::1]:8000", "[fe80::1]"]
FOREIGN = ["evil.example", "evil.example:8000", "localhost.evil.example", "testserver.evil.example", "1.2.3"]
BROKEN = ["", "::1", "[127.0.0.1]", "[::1", "[evil]", "a b", "localhost:8000:1", "localhost/x", "user@localhost"]
BAD_ORIGINS = ["http://elsewhere.example", "null", "", "https://testserver.example", "http://testserver:1", "http://[::1", "http://[evil]"]


def told(answer: Any) -> tuple[int, str]:
    """Status and id of a refusal, which has all security headers."""
    for name, value in HEADERS.items():
        assert answer.headers[name] == value
    return answer.status_code, answer.json()["error"]["id"]


def refused_socket(harness: Harness, path: str, headers: dict[str, str]) -> Any:
    """The answer to a handshake that is refused."""
    with pytest.raises(WebSocketDisconnect) as refused, harness.client.websocket_connect(path, headers=headers):
        pass
    return refused.value


@pytest.mark.parametrize("host", [*FOREIGN, *BROKEN])
def test_a_foreign_name_gets_nothing(shared_harness: Harness, host: str) -> None:
    headers = {"Host": host, "Origin": f"http://{host}"}
    assert told(shared_harness.call("GET", "/api/games", headers=headers)) == (421, "other_host")
    assert told(shared_harness.call("POST", "/api/devices", headers=headers)) == (421, "other_host")
    assert told(refused_socket(shared_harness, "/api/matches/x/live", headers)) == (421, "other_host")
    page = shared_harness.call("GET", "/", headers=headers)
    assert page.status_code == 421 and page.headers["content-type"].startswith("text/plain")
    assert page.headers["content-security-policy"] == HEADERS["Content-Security-Policy"]
    assert "--allow-host" in page.text and (host.rpartition(":")[0] or host if host in FOREIGN else "?") in page.text


@pytest.mark.parametrize("host", OWN)
def test_own_names_and_addresses_get_everything(shared_harness: Harness, host: str) -> None:
    headers = {"Host": host, "Origin": f"http://{host}"}
    assert shared_harness.call("POST", "/api/devices", headers=headers).status_code == 201


def test_more_names_may_be_allowed() -> None:
    hosts = Hosts(["Games.Example.", *own_names()])
    assert hosts.has("games.example:8000") and hosts.has(own_names()[0]) and hosts.has(own_names()[2] + ":80")
    assert not hosts.has("example") and not hosts.has(None)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_foreign_name_is_refused_in_the_readers_language(shared_harness: Harness, lang: str) -> None:
    headers = {"Host": "evil.example", "Accept-Language": f"de, {lang}-XX;q=0.8, en;q=0.1"}
    text = shared_harness.call("GET", "/", headers=headers).text
    assert text == Words(lang, strict=True).t("error-other-host", host="evil.example") + "\n"


@pytest.mark.parametrize("origin", BAD_ORIGINS)
def test_another_origin_may_not_change_anything(shared_harness: Harness, origin: str, caplog: pytest.LogCaptureFixture) -> None:
    assert told(shared_harness.call("POST", "/api/devices", headers={"Origin": origin})) == (403, "other_origin")
    assert told(refused_socket(shared_harness, "/api/matches/x/live", {"Origin": origin})) == (403, "other_origin")
    assert "Traceback" not in caplog.text


def test_the_own_page_may_connect(shared_harness: Harness) -> None:
    id = shared_harness.match(shared_harness.device())
    with shared_harness.client.websocket_connect(f"/api/matches/{id}/live", headers={"Origin": "http://testserver"}):
        pass


Ask = Callable[[Harness], Any]
ASKED: dict[str, tuple[int, Ask]] = {
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


@pytest.mark.parametrize("name", ASKED)
def test_every_answer_has_the_security_headers(shared_harness: Harness, name: str) -> None:
    status, ask = ASKED[name]
    answer = ask(shared_harness)
    assert answer.status_code == status
    assert {name: answer.headers[name] for name in HEADERS} == HEADERS
    assert "unsafe" not in HEADERS["Content-Security-Policy"].replace("script-src 'self' 'wasm-unsafe-eval'", "")


def test_what_fails_outside_of_everything_has_them_too(harness: Harness, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fail(scope: Any, receive: Any, send: Any) -> None:
        raise RuntimeError("the secret")

    monkeypatch.setattr(harness.client.app, "app", fail)
    answer = harness.call("GET", "/api/games")
    assert told(answer) == (500, "internal") and "secret" not in answer.text


def test_what_only_the_build_needs_is_not_served(shared_harness: Harness) -> None:
    for name in (".digest", "files.json.gz", "./files.json.gz", "assets/../files.json.gz", "%2edigest", "assets/.hidden"):
        assert told(shared_harness.call("GET", f"/{name}")) == (404, "no_such_path")
    left = {path.name for path in static_files.STATIC.iterdir() if path.is_file()} - {".digest", "files.json.gz"}
    assert left and all(shared_harness.call("GET", f"/{name}").status_code == 200 for name in left)


def test_scripts_and_styles_come_as_they_lie_there_or_unpacked_and_may_be_kept(shared_harness: Harness) -> None:
    """They lie compressed; a client that asks for no compression gets the same."""
    kinds = {".js": "text/javascript", ".css": "text/css"}
    for packed in (next((static_files.STATIC / "assets").glob(f"*{ending}.gz")) for ending in kinds):
        plain = gzip.decompress(packed.read_bytes())
        for accepted, encoding in (("gzip, deflate, br", "gzip"), ("identity", None)):
            answer = shared_harness.call("GET", f"/assets/{packed.stem}", headers={"Accept-Encoding": accepted})
            assert answer.content == plain and answer.headers.get("content-encoding") == encoding
            assert answer.headers["content-type"].split(";")[0] == kinds[packed.with_suffix("").suffix]
            assert answer.headers["vary"] == "Accept-Encoding" and "immutable" in answer.headers["cache-control"]


@pytest.mark.parametrize(
    "kind", ["text/plain", "multipart/form-data; boundary=x", "application/x-www-form-urlencoded", "", "application/jsonp"]
)
def test_only_json_is_taken(shared_harness: Harness, kind: str) -> None:
    token = shared_harness.device()
    for path in ("/api/devices", "/api/matches", "/api/replays"):
        answer = shared_harness.call("POST", path, token, headers={"Content-Type": kind})
        assert told(answer) == (415, "not_json")
    good = shared_harness.call(
        "POST", "/api/matches", token, {"game": GAME, "seats": PERSONS}, headers={"Content-Type": "Application/JSON; charset=utf-8"}
    )
    assert good.status_code == 201


TWICE = b'{"game":"%s","seats":[{"kind":"person","name":"A"},{"kind":"person","name":"B"%s}]%s}'


@pytest.mark.parametrize(
    ("seat", "more"),
    [
        (b', "name": "C"', b""),
        (b"", b',"g\\u0061me":"x"'),
        (b"", b', "options": {"turn_cap": 50, "turn_cap": 50}'),
        (b"", b',"pause":1,"pause":2'),
    ],
)
def test_a_field_twice_is_refused(seat: bytes, more: bytes) -> None:
    decode(TWICE % (GAME.encode(), b"", b""), CreateMatch)
    with pytest.raises(Unreadable, match="twice"):
        decode(TWICE % (GAME.encode(), seat, more), CreateMatch)


def test_a_field_twice_is_refused_on_every_way(shared_harness: Harness) -> None:
    token = shared_harness.device()
    body = json.dumps({"game": GAME, "seats": PERSONS})[:-1] + ', "pause": 1, "pause": 2}'
    answer = shared_harness.call("POST", "/api/matches", token, content=body)
    assert told(answer) == (400, "bad_message") and "pause" in answer.json()["error"]["args"]["why"]
    with pytest.raises(Unreadable):
        decode(b'{"type":"ping","type":"ping"}', ClientMessage)
    with shared_harness.page(shared_harness.match(token), token, 0) as page:
        page.socket.send_text('{"type":"ping","type":"ping"}')
        assert page.next("error")["id"] == "bad_message"


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("192.0.2.1", "192.0.2.2", False),
        ("::ffff:192.0.2.1", "192.0.2.1", True),
        ("2001:db8::1", "2001:db8:0:0:ffff::2", True),
        ("2001:db8::1", "2001:db8:0:1::1", False),
        ("fe80::1%eth0", "fe80::2%eth0", False),
        ("testclient", "", False),
    ],
)
def test_who_shares_an_address(one: str, other: str, same: bool) -> None:
    assert (client_network(one) == client_network(other)) is same


def test_networks() -> None:
    among = networks(["10.0.0.0/8", "2001:db8::7"])
    assert is_in("10.9.8.7", among) and is_in("::ffff:10.9.8.7", among) and is_in("2001:db8::7", among)
    assert not is_in("11.0.0.1", among) and not is_in("nobody", among)


@pytest.mark.parametrize(
    ("name", "right"),
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
def test_names(name: str, right: bool) -> None:
    assert is_name(name) is right


@pytest.mark.parametrize(
    ("wrong", "said"), [({"hosts": ["http://x"]}, "'http://x' is no name"), ({"proxies": ["10.0.0.1/8"]}, "'10.0.0.1/8' is no address")]
)
def test_a_wrong_name_or_proxy_is_said_in_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], wrong: dict[str, list[str]], said: str
) -> None:
    with pytest.raises(SystemExit) as ended:
        run("127.0.0.1", 0, str(tmp_path / "m.db"), **wrong)  # type: ignore[arg-type]
    error = capsys.readouterr().err
    assert ended.value.code == 2 and said in error and error.count("\n") == 1


def test_uploads_are_counted_by_household(tmp_path: Path) -> None:
    with Harness(tmp_path / "m.db", Settings(compile=False, made_burst=2, made_per_second=0.01)) as harness:

        def upload(address: str) -> int:
            return harness.client_at(address).post("/api/replays", content=b"{}").status_code

        assert [upload(f"2001:db8::{n}") for n in range(4)] == [422, 422, 429, 429]
        assert upload("2001:db8:0:1::1") == 422
