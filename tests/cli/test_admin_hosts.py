"""Tests of `boardwright admin` for accounts, roles, bars and personal data, beside a running server."""

from __future__ import annotations

import json
import stat
from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.websockets import WebSocketDisconnect

from boardwright.server import app
from boardwright.server.errors import StoreFailed
from boardwright.server.protocol.outbound import CloseCode
from tests.cli.conftest import Run
from tests.server.account_calls import WITH_ACCOUNTS, call_account, create_account, get_account, sign_in
from tests.server.harness import Harness
from tests.server.process import wait_until
from tests.server.table_calls import ADA_SEAT, OPEN_SEAT, open_table
from tests.server.test_http import read_error


@pytest.fixture
def harness(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Harness]:
    """A running server with accounts, which reads changes of the command line after 20 ms."""
    monkeypatch.setattr(app, "HOSTS_S", 0.02)
    with Harness(tmp_path / "matches.db", WITH_ACCOUNTS) as harness:
        yield harness


def reload_bars(harness: Harness) -> None:
    """Make the server read its bars at once instead of within two seconds."""
    harness.run_in_loop(harness.server.threads.in_thread, harness.server.bars.load)


def test_accounts_are_listed(harness: Harness, run: Run) -> None:
    create_account(harness, "Ada")
    create_account(harness, "Bo")
    sign_in(harness, "Bo")
    accounts = json.loads(run("admin", "--db", harness.db, "accounts", "--json").out)
    assert [(account["name"], account["role"], account["devices"]) for account in accounts] == [("Ada", "member", 1), ("Bo", "member", 2)]
    assert set(accounts[0]) == {"name", "role", "device", "created", "seen", "devices", "state"}
    shown = run("admin", "--db", harness.db, "accounts").out.splitlines()
    assert [line.split()[:2] for line in shown[-2:]] == [["Ada", "member"], ["Bo", "member"]]


def test_signout_closes_the_open_pages_of_an_account(harness: Harness, run: Run) -> None:
    token = create_account(harness)
    id = harness.new_match(token)
    with harness.page(id, token, 0) as page:
        assert run("admin", "--db", harness.db, "accounts", "signout", "ada").out == "1 device signed out\n"
        assert page.wait_for("error")["id"] == "no_token"
        with pytest.raises(WebSocketDisconnect) as disconnect:
            page.receive()
        assert disconnect.value.code == CloseCode.UNKNOWN_TOKEN
    assert read_error(harness.call("GET", "/api/matches", token)) == (401, "no_token")
    assert get_account(harness, sign_in(harness))["name"] == "Ada"


def test_removing_an_account_keeps_its_matches(harness: Harness, run: Run) -> None:
    token, guest = create_account(harness), harness.new_device()
    id = harness.new_match(token)
    table = open_table(harness, token, [ADA_SEAT, OPEN_SEAT])["id"]
    group = harness.call("POST", "/api/groups", token, {"name": "Club", "own": "Ada"}).json()["id"]
    refused = run("admin", "--db", harness.db, "accounts", "remove", "Ada")
    assert refused.code == 2 and "--yes" in refused.err and get_account(harness, token)
    assert run("admin", "--db", harness.db, "accounts", "remove", "Ada", "--yes", "--reason", "asked for it").code == 0
    assert read_error(harness.call("GET", "/api/account", token)) == (403, "not_signed_in")
    assert harness.server.store.match(id) is not None
    assert read_error(harness.call("GET", f"/api/tables/{table}", guest)) == (404, "no_such_table")
    assert harness.server.services.lobby.groups.group(group) is None
    again = run("admin", "--db", harness.db, "accounts", "remove", "Ada", "--yes")
    assert (again.code, again.err) == (2, "boardwright: There is no account with this name.\n")
    [action] = json.loads(run("admin", "--db", harness.db, "log", "--json").out)
    assert [action[name] for name in ("task", "role", "by", "name", "reason")] == ["remove", "operator", None, "Ada", "asked for it"]


def test_a_password_link_works_once(harness: Harness, run: Run) -> None:
    old = create_account(harness)
    made = run("admin", "--db", harness.db, "accounts", "link", "Ada", "--page", "https://games.example/").out.strip()
    start, secret = made.rsplit("/", 1)
    assert start == "https://games.example/#/password" and len(secret) >= 43
    assert not any(secret.encode() in file.read_bytes() for file in Path(harness.db).parent.iterdir())
    assert read_error(call_account(harness, "link", secret="a guess", new="battery staple")) == (403, "bad_password_link")
    assert read_error(call_account(harness, "link", secret=secret, new="short")) == (422, "bad_password")
    answer = call_account(harness, "link", secret=secret, new="battery staple")
    assert answer.json()["name"] == "Ada" and get_account(harness, answer.json()["token"])
    assert read_error(harness.call("GET", "/api/account", old)) == (403, "not_signed_in")
    assert read_error(call_account(harness, "link", secret=secret, new="battery staple")) == (403, "bad_password_link")
    assert sign_in(harness, password="battery staple")


def test_only_the_newest_password_link_is_valid_and_for_one_day(harness: Harness, run: Run) -> None:
    create_account(harness)
    older, newer = (run("admin", "--db", harness.db, "accounts", "link", "Ada").out.strip().rsplit("/", 1)[1] for _ in range(2))
    assert read_error(call_account(harness, "link", secret=older, new="battery staple")) == (403, "bad_password_link")
    now, accounts = harness.server.clock.now(), harness.server.services.accounts
    assert accounts
    harness.server.clock.now = lambda: now + 24 * 3600 * 1000 + 1000  # type: ignore[method-assign]
    assert read_error(call_account(harness, "link", secret=newer, new="battery staple")) == (403, "bad_password_link")
    harness.server.clock.now = lambda: now + 24 * 3600 * 1000 - 60_000  # type: ignore[method-assign]
    assert call_account(harness, "link", secret=newer, new="battery staple").status_code == 200


def test_the_last_host_keeps_the_role(harness: Harness, run: Run) -> None:
    ada, _ = create_account(harness, "Ada"), create_account(harness, "Bo")
    role = ("admin", "--db", harness.db, "role")
    assert run(*role, "Ada", "host").code == 0
    for refused in (run(*role, "Ada", "helper"), run("admin", "--db", harness.db, "accounts", "remove", "Ada", "--yes")):
        assert refused.code == 2 and "last host" in refused.err and refused.err.count("\n") == 1
    assert read_error(call_account(harness, "delete", ada, password="correct horse", device=harness.new_device())) == (409, "last_host")
    assert get_account(harness, ada)["name"] == "Ada"
    assert run(*role, "Bo", "host").code == run(*role, "Ada", "member").code == 0
    assert run(*role, "Bo", "member", "--even-last").code == 0
    assert [each["role"] for each in json.loads(run("admin", "--db", harness.db, "accounts", "--json").out)] == ["member", "member"]
    assert [each["given"] for each in json.loads(run("admin", "--db", harness.db, "log", "Bo", "--json").out)] == ["member", "host"]


def test_a_barred_person_is_disconnected_and_can_be_admitted_again(harness: Harness, run: Run) -> None:
    token, other_token = create_account(harness), harness.new_device()
    id = harness.new_match(token)
    assert run("admin", "--db", harness.db, "bar", "Ada").code == 2, "without a reason"
    assert "give a reason" in run("admin", "--db", harness.db, "bar", "Ada", "--reason", " ").err
    with harness.page(id, token, 0) as page:
        assert run("admin", "--db", harness.db, "bar", "Ada", "--reason", "insults", "--days", 2).code == 0
        message = page.wait_for("error")
        assert (message["id"], message["args"]) == ("barred_until", {"why": "insults", "hours": 48})
        with pytest.raises(WebSocketDisconnect) as disconnect:
            page.receive()
        assert disconnect.value.code == CloseCode.BARRED
    answer = harness.call("GET", "/api/matches", token)
    assert read_error(answer) == (403, "barred_until") and answer.json()["error"]["args"]["why"] == "insults"
    with harness.page(id, token, 0).socket as socket:
        socket.send_json({"type": "hello", "token": token, "seat": 0})
        assert socket.receive_json()["id"] == "barred_until"
    assert harness.call("GET", "/api/matches", other_token).status_code == 200
    [action] = get_account(harness, token)["actions"]
    assert (action["task"], action["role"], action["reason"]) == ("bar", "operator", "insults"), "a barred person may read why"
    [bar] = json.loads(run("admin", "--db", harness.db, "bars", "--json").out)
    assert (bar["kind"], bar["whom"], bar["reason"]) == ("bar", "account:Ada", "insults")
    assert json.loads(run("admin", "--db", harness.db, "accounts", "--json").out)[0]["state"] == "barred"
    assert run("admin", "--db", harness.db, "admit", "Ada").code == 0
    reload_bars(harness)
    assert harness.call("GET", "/api/matches", token).status_code == 200
    assert run("admin", "--db", harness.db, "admit", "Ada").err == "boardwright: There is no bar to lift.\n"


def test_a_bar_takes_effect_after_the_database_has_failed(harness: Harness, run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    token, bars, failures = create_account(harness), harness.server.bars, iter([StoreFailed("it restarts")])
    load = bars.load

    def load_later() -> None:
        for failure in failures:
            raise failure
        load()

    monkeypatch.setattr(bars, "load", load_later)
    assert run("admin", "--db", harness.db, "bar", "Ada", "--reason", "insults").code == 0
    wait_until(lambda: harness.call("GET", "/api/matches", token).status_code == 403)


def test_a_barred_household_gets_only_the_reason(harness: Harness, run: Run) -> None:
    token = harness.new_device()
    id = harness.new_match(token)
    assert run("admin", "--db", harness.db, "bar", "address:2001:db8:0:1::7", "--reason", "guesses").code == 0
    reload_bars(harness)
    near, far = (harness.client_at(address) for address in ("2001:db8:0:1::8", "2001:db8:0:2::7"))
    assert read_error(near.get("/api/status")) == (403, "barred")
    text = near.get("/", headers={"accept-language": "is"})
    assert text.status_code == 403 and text.text.startswith("Þér er bannaður aðgangur") and "guesses" in text.text
    with near.websocket_connect(f"/api/matches/{id}/live") as socket:
        assert socket.receive_json() == {"type": "error", "id": "barred", "args": {"why": "guesses"}}
    assert far.get("/api/status").status_code == harness.call("GET", "/api/matches", token).status_code == 200
    assert "address:2001:db8:0:1::/64" in run("admin", "--db", harness.db, "log").out


def test_a_device_is_barred_by_its_seat_until_the_bar_ends(harness: Harness, run: Run) -> None:
    token = harness.new_device()
    id = harness.new_match(token)
    assert run("admin", "--db", harness.db, "bar", f"seat:{id}:1", "--reason", "guesses", "--hours", 1).code == 0
    reload_bars(harness)
    assert read_error(harness.call("GET", "/api/matches", token)) == (403, "barred_until")
    now = harness.server.clock.now()
    harness.server.clock.now = lambda: now + 3600 * 1000 + 1  # type: ignore[method-assign]
    assert harness.call("GET", "/api/matches", token).status_code == 200


def test_a_muted_person_can_play_but_not_chat(harness: Harness, run: Run) -> None:
    token = create_account(harness)
    id = harness.new_match(token)
    assert run("admin", "--db", harness.db, "mute", "Ada", "--reason", "spam").code == 0
    reload_bars(harness)
    with harness.page(id, token, None) as watching:
        seat = watching.frame["actors"][0]
    with harness.page(id, token, seat) as page:
        page.send(type="say", say_id="1", seat=seat, text="buy this")
        refused = page.wait_for("unsaid")
        assert (refused["id"], refused["args"]) == ("muted", {"why": "spam"})
        page.act()
        assert run("admin", "--db", harness.db, "unmute", "Ada").code == 0
        reload_bars(harness)
        page.send(type="say", say_id="2", seat=seat, text="sorry")
        assert page.wait_for("talk")["lines"][0]["text"] == "sorry"
    for task in (("mute", "--reason", "spam"), ("unmute",)):
        refused = run("admin", "--db", harness.db, task[0], "address:192.0.2.7", *task[1:])
        assert refused.code == 2 and "not a household" in refused.err


def test_personal_data_is_exported_and_deleted(harness: Harness, run: Run, tmp_path: Path) -> None:
    token, file = create_account(harness), tmp_path / "ada.json"
    id = harness.new_match(token)
    assert run("admin", "--db", harness.db, "data", "Ada", "--out", file).code == 0
    assert json.loads(file.read_text())["accounts"][0]["name"] == "Ada" and stat.S_IMODE(file.stat().st_mode) == 0o600
    assert run("admin", "--db", harness.db, "data", "Ada", "--out", file).code == 2, "an existing file is not overwritten"
    assert run("admin", "--db", harness.db, "data", "address:192.0.2.7").code == 2
    with harness.page(id, token, 0) as page:
        refused = run("admin", "--db", harness.db, "forget", "Ada")
        assert refused.code == 2 and "--yes" in refused.err
        assert run("admin", "--db", harness.db, "forget", "Ada", "--yes").code == 0
        assert page.wait_for("error")["id"] in ("no_token", "no_such_match", "come_again"), (
            "depends on which part of the page is told first"
        )
    assert harness.call("GET", f"/api/matches/{id}/file", token).status_code in (401, 404), "the page finds nothing when it reconnects"
    assert harness.server.store.match(id) is None
    assert run("admin", "--db", harness.db, "forget", "Ada", "--yes").code == 2
    tasks = [(each["task"], each["name"]) for each in json.loads(run("admin", "--db", harness.db, "log", "--json").out)]
    assert tasks == [("forget", ""), ("export", ""), ("export", "")]


def test_an_account_that_takes_over_a_muted_device_is_muted(harness: Harness, run: Run) -> None:
    device = harness.new_device()
    id = harness.new_match(device)
    assert run("admin", "--db", harness.db, "mute", f"seat:{id}:1", "--reason", "spam").code == 0
    assert call_account(harness, "gather", create_account(harness), device=device).status_code == 200
    assert json.loads(run("admin", "--db", harness.db, "accounts", "--json").out)[0]["state"] == "muted"
    assert [each["name"] for each in json.loads(run("admin", "--db", harness.db, "log", "Ada", "--json").out)] == [""]


def test_hosts_and_helpers_cannot_be_barred_before_they_lose_their_role(harness: Harness, run: Run) -> None:
    create_account(harness)
    run("admin", "--db", harness.db, "role", "Ada", "helper")
    refused = run("admin", "--db", harness.db, "bar", "Ada", "--reason", "a test")
    assert refused.code == 2 and "member first" in refused.err
    assert run("admin", "--db", harness.db, "bars", "--json").out == "[]\n"


def test_names_that_fit_no_person_are_refused_in_one_line(harness: Harness, run: Run) -> None:
    wrong = {"Nina": "no account", "device:x": "Expected", "device:999": "no device", "seat:none:1": "No person", " ": "Expected"}
    for whom, why in wrong.items():
        result = run("admin", "--db", harness.db, "log", whom)
        assert result.code == 2 and why in result.err and result.err.count("\n") == 1 and not result.out, (whom, result)
