"""Notices to absent players: when they are sent, when not, and how they are requested and stopped."""

from __future__ import annotations

import json
import logging
import re
import smtplib
from collections.abc import Iterator
from dataclasses import replace
from email.errors import MessageError
from pathlib import Path
from typing import Any

import pytest

from boardwright.core.domain.match import Match
from boardwright.server.lobby import new_match, tables
from boardwright.server.notification_rules.due import DAY, LINK_MS, PAUSE_MS
from boardwright.server.notification_rules.settings import NoticeSettings
from boardwright.server.notifications import dispatcher
from boardwright.server.settings import Settings
from boardwright.server.table_rules.table import KEPT_MS
from tests.server.clock import ManualClock
from tests.server.databases import Database
from tests.server.harness import GAME, QUICK_SETTINGS, TWO_PERSONS, Harness
from tests.server.notice_receivers import FakeBrowser, FakeMailServer, FakeWebServer, notice_settings, run_mail_server, run_web_server
from tests.server.process import wait_until
from tests.server.table_calls import start_match
from tests.server.test_http import read_error
from tests.server.test_secrets import two_worlds

ADA = "ada@x.example"
PAUSE = PAUSE_MS // 1000


class NoticeServer:
    """A server with the web and mail servers that it may call. Its clock is advanced by the tests."""

    def __init__(self, db: Path | str, web: FakeWebServer, mail: FakeMailServer, settings: Settings = QUICK_SETTINGS) -> None:
        self.web, self.mail, self.browser, self.clock = web, mail, FakeBrowser(), ManualClock()
        self.harness = Harness(db, replace(settings, notices=notice_settings(mail), notices_burst=1000), self.clock)

    def ask(self, match: str, token: str, seat: int, way: str, **more: Any) -> Any:
        """Request notices for a seat."""
        to: dict[str, Any] = {"push": {"to": self.web.url("/push"), "keys": self.browser.keys}, "mail": {"to": ADA}}.get(
            way, {"to": self.web.url()}
        )
        return self.harness.call("POST", f"/api/matches/{match}/seats/{seat}/notices", token, {"way": way, **to, **more})

    def requests(self, match: str, token: str, seat: int) -> Any:
        """Return the requests of a device for a seat."""
        return self.harness.call("GET", f"/api/matches/{match}/seats/{seat}/notices", token).json()

    def send_due(self) -> None:
        """Let the dispatcher send due notices once."""
        dispatcher = self.harness.server.dispatcher
        assert dispatcher is not None
        self.harness.run_in_loop(dispatcher.send_due)

    def advance(self, seconds: float) -> None:
        """Advance the clock and send due notices."""
        self.clock.seconds += seconds
        self.send_due()

    def links(self) -> list[str]:
        """Return the tokens of all links sent by mail or webhook, each once, in order."""
        texts = [str(mail.get_content()) for mail in self.mail.messages()] + [
            body.decode() for path, _, body in self.web.calls if path == "/hook"
        ]
        return list(dict.fromkeys(token for text in texts for token in re.findall(r"https://games\.example/#/notice/([\w-]+)", text)))

    def open_link(self, token: str) -> Any:
        """Open a link and agree."""
        return self.harness.call("POST", "/api/notices", None, {"token": token})


@pytest.fixture
def receivers() -> Iterator[tuple[FakeWebServer, FakeMailServer]]:
    with run_web_server() as web, run_mail_server() as mail:
        yield web, mail


@pytest.fixture(autouse=True)
def manual_dispatcher(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the dispatcher send only when a test tells it to."""

    async def run(self: Any) -> None:
        pass

    monkeypatch.setattr(dispatcher.Dispatcher, "run", run)


@pytest.fixture
def notice_server(tmp_path: Path, receivers: tuple[FakeWebServer, FakeMailServer]) -> Iterator[NoticeServer]:
    server = NoticeServer(tmp_path / "matches.db", *receivers)
    with server.harness:
        yield server


@pytest.fixture
def notice_server_on_each_database(database: Database, receivers: tuple[FakeWebServer, FakeMailServer]) -> Iterator[NoticeServer]:
    server = NoticeServer(database.url, *receivers)
    with server.harness:
        yield server


def start_two_player_match(notice_server: NoticeServer) -> tuple[str, list[str], int]:
    """Start a match of two devices. Return its id, their tokens, and the seat to move."""
    tokens = [notice_server.harness.new_device(), notice_server.harness.new_device()]
    id = start_match(notice_server.harness, tokens)
    row = notice_server.harness.server.store.match(id)
    assert row is not None
    return id, tokens, row.actors[0]


def test_an_absent_player_gets_one_notice_in_each_requested_way(notice_server: NoticeServer) -> None:
    id, tokens, mover = start_two_player_match(notice_server)
    for way in ("push", "webhook", "mail"):
        response = notice_server.ask(id, tokens[mover], mover, way, language="cs")
        assert response.status_code == 200, response.text
        assert response.json()["verified"] == (way == "push")
    notice_server.send_due()
    confirm = notice_server.links()
    assert len(notice_server.web.calls) == 1 and len(notice_server.mail.received) == 1 and len(confirm) == 2
    assert {notice_server.open_link(token).json()["done"] for token in confirm} == {"confirm"}
    notice_server.web.calls.clear(), notice_server.mail.received.clear()
    notice_server.advance(PAUSE - 1)
    assert not notice_server.web.calls and not notice_server.mail.received
    notice_server.advance(1)
    assert {path for path, _, _ in notice_server.web.calls} == {"/push", "/hook"} and len(notice_server.mail.received) == 1
    bodies = {path: body for path, _, body in notice_server.web.calls}
    hook, push, [mail] = json.loads(bodies["/hook"]), notice_server.browser.read(bodies["/push"]), notice_server.mail.messages()
    assert hook["event"] == "your_move" and hook["link"] == f"https://games.example/#/table/{id}" and hook["content"] == hook["text"]
    assert push["match"] == id and push["title"] == hook["title"] == mail["Subject"] and "na tahu" in push["title"]
    assert mail["To"] == ADA and hook["link"] in mail.get_content()
    for _ in range(5):
        notice_server.advance(PAUSE)
    assert len(notice_server.web.calls) == 2 and len(notice_server.mail.received) == 1


def test_present_players_get_no_notice_until_they_have_left(notice_server: NoticeServer) -> None:
    id, tokens, mover = start_two_player_match(notice_server)
    notice_server.ask(id, tokens[mover], mover, "push")
    with notice_server.harness.page(id, tokens[mover], mover):
        for _ in range(10):
            notice_server.advance(PAUSE)
        assert not notice_server.web.calls
    notice_server.advance(PAUSE - 1)
    assert not notice_server.web.calls
    notice_server.advance(1)
    notice_server.advance(DAY)
    assert len(notice_server.web.calls) == 1
    with notice_server.harness.page(id, tokens[mover], mover):
        notice_server.send_due()
    notice_server.advance(PAUSE)
    assert len(notice_server.web.calls) == 2


def test_only_the_player_to_move_gets_a_notice_and_only_while_seated(notice_server: NoticeServer) -> None:
    id, tokens, mover = start_two_player_match(notice_server)
    for seat, token in enumerate(tokens):
        notice_server.ask(id, token, seat, "push", to=notice_server.web.url(f"/{seat}"))
    with notice_server.harness.page(id, tokens[mover], mover) as page:
        while mover in page.frame["actors"]:
            page.act()
    notice_server.advance(PAUSE)
    assert [path for path, _, _ in notice_server.web.calls] == [f"/{1 - mover}"]
    secret = notice_server.harness.call("POST", f"/api/matches/{id}/seats/{1 - mover}/handover", tokens[1 - mover], {}).json()["secret"]
    phone = notice_server.harness.new_device()
    assert notice_server.harness.call("POST", f"/api/matches/{id}/claim", phone, {"secret": secret}).status_code == 200
    with notice_server.harness.page(id, phone, 1 - mover):
        notice_server.send_due()
    notice_server.advance(PAUSE)
    assert len(notice_server.web.calls) == 1, "the seat has moved: its former device gets no more notices"


def finish_match(notice_server: NoticeServer) -> tuple[str, list[str]]:
    """Play a match of two devices to its end. Return its id and their tokens. Both have requested notices during it."""
    id, tokens, _ = start_two_player_match(notice_server)
    for seat, token in enumerate(tokens):
        assert notice_server.ask(id, token, seat, "push").status_code == 200
    notice_server.harness.play_out(id)
    return id, tokens


def open_rematch(notice_server: NoticeServer, match: str, token: str) -> str:
    """Open the table of a rematch, or sit down there. Return its id."""
    answer = notice_server.harness.call("POST", f"/api/matches/{match}/again", token, {"pledges": [None, None]})
    assert answer.status_code == 200, answer.text
    table: str = answer.json()["id"]
    return table


def test_a_player_with_a_reserved_chair_in_a_rematch_gets_one_notice(notice_server_on_each_database: NoticeServer) -> None:
    notice_server = notice_server_on_each_database
    id, tokens = finish_match(notice_server)
    notice_server.advance(PAUSE)
    assert not notice_server.web.calls
    open_rematch(notice_server, id, tokens[1])
    notice_server.advance(PAUSE - 1)
    assert not notice_server.web.calls
    notice_server.advance(1)
    [(path, _, body)] = notice_server.web.calls
    notice = notice_server.browser.read(body)
    assert path == "/push" and notice["match"] == id and notice["title"] == "Play again: Game of Trains" and notice["text"].endswith("P1")
    for _ in range(5):
        notice_server.advance(PAUSE)
    assert len(notice_server.web.calls) == 1


@pytest.mark.parametrize("end", ["sits", "closed", "gone"])
def test_no_notice_is_sent_for_a_rematch_that_does_not_wait_for_the_player(notice_server: NoticeServer, end: str) -> None:
    id, tokens = finish_match(notice_server)
    table = open_rematch(notice_server, id, tokens[1])
    if end == "sits":
        open_rematch(notice_server, id, tokens[0])
    elif end == "closed":
        assert notice_server.harness.call("DELETE", f"/api/tables/{table}", tokens[1]).status_code == 204
    else:
        notice_server.clock.seconds += KEPT_MS / 1000
    notice_server.advance(PAUSE)
    assert not notice_server.web.calls


def test_no_notice_is_sent_in_quiet_hours(notice_server: NoticeServer) -> None:
    """The clock starts at 0:16:40 UTC."""
    id, tokens, mover = start_two_player_match(notice_server)
    notice_server.ask(id, tokens[mover], mover, "push", quiet=[22 * 60, 60], zone="UTC")
    assert notice_server.requests(id, tokens[mover], mover)["asked"][0]["quiet"] == [22 * 60, 60]
    notice_server.advance(PAUSE)
    notice_server.advance(1800)
    assert not notice_server.web.calls
    notice_server.advance(600)
    assert len(notice_server.web.calls) == 1


def test_a_failed_notice_is_retried_also_after_a_restart_and_finally_given_up(notice_server: NoticeServer) -> None:
    id, tokens, mover = start_two_player_match(notice_server)
    notice_server.ask(id, tokens[mover], mover, "push")
    notice_server.web.status = 503
    notice_server.advance(PAUSE)
    assert len(notice_server.web.calls) == 1
    notice_server.harness.restart()
    for wait, tries in ((59, 1), (1, 2), (600, 3), (3600, 4), (DAY // 1000, 4)):
        notice_server.advance(wait)
        assert len(notice_server.web.calls) == tries
    notice_server.web.status = 201
    with notice_server.harness.page(id, tokens[mover], mover):
        notice_server.send_due()
    notice_server.advance(PAUSE)
    assert len(notice_server.web.calls) == 5


@pytest.mark.parametrize("status", [404, 410])
def test_a_push_address_that_no_longer_exists_is_removed(notice_server: NoticeServer, status: int) -> None:
    id, tokens, mover = start_two_player_match(notice_server)
    notice_server.ask(id, tokens[mover], mover, "push")
    notice_server.web.status = status
    notice_server.advance(PAUSE)
    assert notice_server.requests(id, tokens[mover], mover)["asked"] == []


def test_a_mail_address_that_is_permanently_refused_is_removed(notice_server: NoticeServer) -> None:
    id, tokens, mover = start_two_player_match(notice_server)
    notice_server.mail.reply = "450 later"
    notice_server.ask(id, tokens[mover], mover, "mail")
    notice_server.send_due()
    assert notice_server.requests(id, tokens[mover], mover)["asked"]
    notice_server.mail.reply = "550 no such person"
    notice_server.advance(60)
    assert notice_server.requests(id, tokens[mover], mover)["asked"] == []


def test_a_mail_that_cannot_be_written_is_retried(notice_server: NoticeServer, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: Any) -> None:
        raise MessageError("a header ends the others")

    id, tokens, mover = start_two_player_match(notice_server)
    notice_server.ask(id, tokens[mover], mover, "mail")
    with monkeypatch.context() as now:
        now.setattr(smtplib.SMTP, "send_message", refuse)
        notice_server.send_due()
    assert not notice_server.mail.received
    notice_server.advance(60)
    assert len(notice_server.mail.received) == 1


def test_a_fault_in_one_notice_does_not_hold_back_others(notice_server: NoticeServer, monkeypatch: pytest.MonkeyPatch) -> None:
    async def faulty(url: str, *_: Any) -> int:
        called.append(url)
        raise RuntimeError("a fault")

    called: list[str] = []
    monkeypatch.setattr("boardwright.server.store.notices.PAGE", 1)
    monkeypatch.setattr(dispatcher, "post", faulty)
    id, tokens, _ = start_two_player_match(notice_server)
    urls = [notice_server.web.url(f"/{seat}") for seat in (0, 1)]
    for seat, token in enumerate(tokens):
        assert notice_server.ask(id, token, seat, "webhook", to=urls[seat]).status_code == 200
    with pytest.raises(RuntimeError):
        notice_server.send_due()
    assert sorted(called) == urls


def test_nothing_is_sent_to_an_address_before_it_is_confirmed_or_after_it_is_stopped(notice_server: NoticeServer) -> None:
    id, tokens, mover = start_two_player_match(notice_server)
    for way in ("mail", "webhook"):
        notice_server.ask(id, tokens[mover], mover, way)
    notice_server.send_due()
    for _ in range(3):
        notice_server.advance(PAUSE)
    assert len(notice_server.mail.received) == len(notice_server.web.calls) == 1
    token = notice_server.links()[0]
    assert read_error(notice_server.open_link(token[:-2] + "AA")) == (403, "bad_notice_link")
    assert notice_server.open_link(token).json() == {"done": "confirm", "to": ADA}
    notice_server.send_due()
    stop = notice_server.links()[1]
    assert len(notice_server.mail.received) == 2 and notice_server.mail.messages()[1]["List-Unsubscribe"].endswith(f"{stop}>")
    assert notice_server.mail.messages()[1]["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    assert notice_server.open_link(stop).json() == {"done": "stop", "to": ADA}
    assert [each["way"] for each in notice_server.requests(id, tokens[mover], mover)["asked"]] == ["webhook"]
    assert read_error(notice_server.open_link(token)) == (403, "bad_notice_link"), "its request is gone"


def test_one_click_unsubscribe_stops_notices_and_opening_its_address_does_not(notice_server: NoticeServer) -> None:
    id, tokens, mover = start_two_player_match(notice_server)
    for way in ("mail", "webhook"):
        notice_server.ask(id, tokens[mover], mover, way)
    notice_server.send_due()
    confirm = notice_server.links()[0]
    notice_server.open_link(confirm)
    [header] = {mail["List-Unsubscribe"] for mail in notice_server.mail.messages()}
    path = header.removeprefix("<https://games.example").removesuffix(">")
    client, form = notice_server.harness.client, {"List-Unsubscribe": "One-Click"}

    response = client.get(path, follow_redirects=False)
    assert response.status_code == 303 and response.headers["location"] == f"/#/notice/{path.partition('token=')[2]}"
    assert read_error(client.post(path, data={"something": "else"})) == (400, "bad_message")
    assert read_error(client.post(path, content=b"x" * 2000)) == (413, "too_long")
    for wrong_path in (
        path[:-2] + "AA",
        f"/api/notices/stop?token={confirm}",
        "/api/notices/stop",
        f"/api/notices/stop?token={'x' * 2000}",
    ):
        assert read_error(client.post(wrong_path, data=form)) == (403, "bad_notice_link")
    assert read_error(client.get("/api/notices/stop?token=a%0d%0ab", follow_redirects=False)) == (403, "bad_notice_link")
    ways = [each["way"] for each in notice_server.requests(id, tokens[mover], mover)["asked"]]
    assert sorted(ways) == ["mail", "webhook"], "nothing has been stopped yet"

    for _ in range(2):  # mail programs may send it again
        assert client.post(path, data=form).status_code == 204
    assert [each["way"] for each in notice_server.requests(id, tokens[mover], mover)["asked"]] == ["webhook"]


def test_a_confirmation_link_expires_after_three_days(notice_server: NoticeServer) -> None:
    id, tokens, mover = start_two_player_match(notice_server)
    notice_server.ask(id, tokens[mover], mover, "mail")
    notice_server.send_due()
    notice_server.clock.seconds += LINK_MS // 1000 + 1
    assert read_error(notice_server.open_link(notice_server.links()[0])) == (403, "bad_notice_link")


@pytest.mark.parametrize("address", ["ada@x.example", "ada+{}@x.example"])
def test_an_address_gets_few_confirmation_mails(notice_server: NoticeServer, address: str) -> None:
    for n in range(20):
        stranger = notice_server.harness.new_device()
        notice_server.ask(notice_server.harness.new_match(stranger), stranger, 0, "mail", to=address.format(n))
        notice_server.advance(3600)
    assert len(notice_server.mail.received) == 3


def test_requests_for_notices_are_limited(tmp_path: Path, receivers: tuple[FakeWebServer, FakeMailServer]) -> None:
    settings = replace(QUICK_SETTINGS, notices=notice_settings(), notices_burst=3, notices_per_second=0.001)
    with Harness(tmp_path / "matches.db", settings) as harness:
        token = harness.new_device()
        id = harness.new_match(token)
        answers = [
            harness.call("POST", f"/api/matches/{id}/seats/0/notices", token, {"way": "webhook", "to": "https://x.example"})
            for _ in range(5)
        ]
        assert [answer.status_code for answer in answers] == [200, 200, 200, 429, 429]


@pytest.mark.parametrize(
    ("body", "expected"),
    [
        ({"way": "mail", "to": "ada"}, (422, "bad_mail_address")),
        ({"way": "mail", "to": "a@x.example\r\nBcc: b@x.example"}, (422, "bad_mail_address")),
        ({"way": "webhook", "to": "ftp://x.example"}, (422, "bad_web_address")),
        ({"way": "webhook", "to": "https://192.168.1.1/hook"}, (422, "bad_web_address")),
        ({"way": "webhook", "to": "http://93.184.216.34/hook"}, (422, "bad_web_address")),
        ({"way": "push", "to": "https://push.evil.example/1"}, (409, "no_such_notice")),
        ({"way": "push", "to": "https://fcm.googleapis.com.evil.example/1"}, (409, "no_such_notice")),
        ({"way": "push", "to": "https://fcm.googleapis.com/1", "keys": {}}, (422, "bad_web_address")),
        ({"way": "push", "to": "https://fcm.googleapis.com/1", "keys": {"p256dh": "AAAA", "auth": "AAAA"}}, (422, "bad_web_address")),
        ({"way": "pigeon", "to": "x"}, (400, "bad_message")),
        ({"way": "mail", "to": ADA, "quiet": [0, 1440]}, (400, "bad_message")),
    ],
)
def test_an_impossible_address_is_refused(notice_server: NoticeServer, body: dict[str, Any], expected: tuple[int, str]) -> None:
    token = notice_server.harness.new_device()
    id = notice_server.harness.new_match(token)
    keys = {} if "keys" in body or body["way"] != "push" else {"keys": notice_server.browser.keys}
    assert read_error(notice_server.harness.call("POST", f"/api/matches/{id}/seats/0/notices", token, {**body, **keys})) == expected


def test_the_dispatcher_sends_due_notices_by_itself(
    tmp_path: Path, receivers: tuple[FakeWebServer, FakeMailServer], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.undo()
    notice_server = NoticeServer(tmp_path / "matches.db", *receivers)
    with notice_server.harness as harness:
        id, tokens, mover = start_two_player_match(notice_server)
        notice_server.ask(id, tokens[mover], mover, "mail")
        wait_until(lambda: notice_server.mail.received)
        notice_server.ask(id, tokens[mover], mover, "push")
        wait_until(lambda: harness.run_in_loop(notice_server.clock.advance, float(PAUSE)) or notice_server.web.calls)


def test_notices_can_be_requested_for_an_own_seat_only(notice_server: NoticeServer) -> None:
    id, tokens, _ = start_two_player_match(notice_server)
    assert read_error(notice_server.ask(id, tokens[0], 1, "webhook")) == (403, "not_your_seat")
    assert read_error(notice_server.ask(id, notice_server.harness.new_device(), 1, "webhook")) == (404, "no_such_match")
    assert read_error(notice_server.harness.call("DELETE", f"/api/matches/{id}/seats/1/notices/mail", tokens[0])) == (403, "not_your_seat")
    notice_server.ask(id, tokens[1], 1, "webhook")
    assert notice_server.harness.call("DELETE", f"/api/matches/{id}/seats/1/notices/webhook", tokens[1]).status_code == 204
    assert notice_server.requests(id, tokens[1], 1)["asked"] == []


def test_a_server_without_notice_settings_offers_no_notices(harness: Harness) -> None:
    token = harness.new_device()
    id = harness.new_match(token)
    assert harness.call("GET", f"/api/matches/{id}/seats/0/notices", token).json() == {"ways": [], "key": None, "asked": []}
    assert read_error(harness.call("POST", f"/api/matches/{id}/seats/0/notices", token, {"way": "mail", "to": ADA})) == (
        409,
        "no_such_notice",
    )
    assert read_error(harness.call("POST", "/api/notices", None, {"token": "x"})) == (403, "bad_notice_link")


def test_only_the_ways_in_the_settings_are_offered(notice_server: NoticeServer, tmp_path: Path) -> None:
    id, tokens, _ = start_two_player_match(notice_server)
    offer = notice_server.requests(id, tokens[0], 0)
    assert sorted(offer["ways"]) == ["mail", "push", "webhook"] and len(offer["key"]) == 87
    notice_server.harness.restart()
    assert notice_server.requests(id, tokens[0], 0)["key"] == offer["key"], "browsers know the server by it"
    settings = replace(QUICK_SETTINGS, notices=NoticeSettings(address="http://192.168.1.5:8000", webhooks=False))
    with Harness(tmp_path / "other.db", settings) as harness:
        token = harness.new_device()
        assert harness.call("GET", f"/api/matches/{harness.new_match(token)}/seats/0/notices", token).json()["ways"] == []


def test_of_two_processes_only_one_sends_a_notice(postgresql_database: Database, receivers: tuple[FakeWebServer, FakeMailServer]) -> None:
    first, second = (NoticeServer(postgresql_database.url, *receivers) for _ in range(2))
    with first.harness, second.harness:
        id, tokens, mover = start_two_player_match(first)
        first.ask(id, tokens[mover], mover, "push")
        with first.harness.page(id, tokens[mover], mover):
            for notice_server in (first, second):
                notice_server.advance(PAUSE)
            assert not first.web.calls, "the player is present in the other process"
        for notice_server in (first, second, first, second):
            notice_server.advance(PAUSE)
        assert len(first.web.calls) == 1


def test_the_log_contains_no_addresses_or_match_ids(notice_server: NoticeServer, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG, "boardwright.server")
    id, tokens, mover = start_two_player_match(notice_server)
    notice_server.web.status, notice_server.mail.reply = 500, "450 later"
    for way in ("push", "webhook", "mail"):
        notice_server.ask(id, tokens[mover], mover, way)
    notice_server.advance(PAUSE)
    lines = [record.getMessage() for record in caplog.records if record.name == "boardwright.server"]
    assert any("could not be sent" in line or "notices" in line for line in lines)
    assert not any(secret in line for line in lines for secret in (id, ADA, str(notice_server.web.port), tokens[mover]))


# -- two worlds


def collect_notices(
    folder: Path, monkeypatch: pytest.MonkeyPatch, position: dict[str, Any], seed: int, receivers: tuple[FakeWebServer, FakeMailServer]
) -> list[Any]:
    """Return everything that is sent to seat 0 while seat 1 chooses. Only the hidden cards of seat 1 differ between the worlds."""
    monkeypatch.setattr("boardwright.server.play.log_replay.Match.start", lambda game, *rest: Match.from_position(game, position, seed))
    for module in (new_match, tables, dispatcher):
        if hasattr(module, "new_id"):
            monkeypatch.setattr(module, "new_id", lambda: "match")
        monkeypatch.setattr(module, "new_key", lambda: bytes(32))
    web, mail = receivers
    notice_server = NoticeServer(folder / f"{seed}.db", web, mail)
    with notice_server.harness as harness:
        token, other = harness.new_device(), harness.new_device()
        start_match(harness, [token, other])
        for seat, owner in ((0, token), (1, other)):
            for way in ("push", "webhook", "mail"):
                assert notice_server.ask("match", owner, seat, way, language="sl").status_code == 200
        notice_server.send_due()
        for link in notice_server.links():
            notice_server.open_link(link)
        with harness.page("match", other, 1) as page:
            while 1 in page.frame["actors"]:
                page.act(page.frame["legal"][0]["id"])
        notice_server.advance(PAUSE)
    bodies = [notice_server.browser.read(body) if path == "/push" else body for path, _, body in web.calls]
    heads = [sorted((name, value) for name, value in headers.items() if name not in ("Authorization",)) for _, headers, _ in web.calls]
    sizes = [len(body) for _, _, body in web.calls]
    sent = [bodies, heads, sizes, list(mail.received)]
    web.calls.clear(), mail.received.clear()
    return sent


def test_two_worlds_that_a_seat_cannot_tell_apart_send_the_same_notices(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, receivers: tuple[FakeWebServer, FakeMailServer]
) -> None:
    monkeypatch.setattr("boardwright.server.notifications.dispatcher.MOST_SENDING", 1)
    one, two = (collect_notices(tmp_path, monkeypatch, position, seed, receivers) for position, seed in two_worlds())
    assert any(isinstance(each, dict) for each in one[0]) and len(one[0]) >= 4 and len(one[3]) >= 3
    assert one == two


def test_notices_of_a_shared_device_are_requested_for_each_seat(notice_server: NoticeServer) -> None:
    token = notice_server.harness.new_device()
    id = notice_server.harness.new_match(token, TWO_PERSONS)
    for seat in (0, 1):
        notice_server.ask(id, token, seat, "push", to=notice_server.web.url(f"/{seat}"))
    notice_server.advance(PAUSE)
    row = notice_server.harness.server.store.match(id)
    assert row is not None and [path for path, _, _ in notice_server.web.calls] == [f"/{seat}" for seat in row.actors]
    assert row.game == GAME


def start_slow_match(notice_server: NoticeServer) -> tuple[str, list[str], int]:
    """Start a match as `start_match` does, with two days for each move."""
    tokens = [notice_server.harness.new_device(), notice_server.harness.new_device()]
    id = start_match(notice_server.harness, tokens, clock={"each": "move", "seconds": 2 * DAY // 1000})
    row = notice_server.harness.server.store.match(id)
    assert row is not None
    return id, tokens, row.actors[0]


def test_a_player_is_reminded_once_when_little_time_is_left(notice_server: NoticeServer) -> None:
    """The reminder is due when a quarter of the time is left, here half a day (docs/absence.md)."""
    id, tokens, mover = start_slow_match(notice_server)
    notice_server.ask(id, tokens[mover], mover, "push", language="en")
    notice_server.advance(PAUSE)
    assert len(notice_server.web.calls) == 1
    notice_server.advance(36 * 3600 - PAUSE - 1)
    assert len(notice_server.web.calls) == 1
    notice_server.advance(1)
    titles = [notice_server.browser.read(body)["title"] for _, _, body in notice_server.web.calls]
    assert len(titles) == 2 and titles[0].startswith("Your turn") and titles[1].startswith("Little time left")
    for _ in range(30):
        notice_server.advance(3600)
    assert len(notice_server.web.calls) == 2


def test_nothing_is_sent_during_time_off(notice_server: NoticeServer) -> None:
    """The clock starts at 0:16 on a Thursday in 1970, in UTC."""
    id, tokens, mover = start_slow_match(notice_server)
    notice_server.ask(id, tokens[mover], mover, "push")
    notice_server.harness.call("POST", "/api/time-off/vacations", tokens[mover], {"first": "1970-01-01", "last": "1970-01-01"})
    notice_server.harness.call("POST", "/api/time-off/rest", tokens[mover], {"hours": [0, 6 * 60]})
    notice_server.advance(23 * 3600)
    assert not notice_server.web.calls
    notice_server.advance(6 * 3600)
    assert not notice_server.web.calls
    notice_server.advance(3600)
    assert len(notice_server.web.calls) == 1
