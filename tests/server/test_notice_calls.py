"""People elsewhere are told that it is their move: what goes out, when, and what does not."""

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
from tests.server.clock import StillClock
from tests.server.databases import Place
from tests.server.gathered import begin
from tests.server.harness import GAME, PERSONS, QUICK, Harness
from tests.server.outside import Browser, Mailbox, Receiver, mailbox, receiver, settings_for
from tests.server.process import wait_for
from tests.server.test_http import read_error
from tests.server.test_secrets import worlds

ADA = "ada@x.example"
PAUSE = PAUSE_MS // 1000


class Street:
    """A server, and what it may call. Its clock stands still."""

    def __init__(self, db: Path | str, web: Receiver, mail: Mailbox, settings: Settings = QUICK) -> None:
        self.web, self.mail, self.browser, self.clock = web, mail, Browser(), StillClock()
        self.harness = Harness(db, replace(settings, notices=settings_for(mail), notices_burst=1000), self.clock)

    def ask(self, match: str, token: str, seat: int, way: str, **more: Any) -> Any:
        """Ask to be told."""
        to: dict[str, Any] = {"push": {"to": self.web.url("/push"), "keys": self.browser.keys}, "mail": {"to": ADA}}.get(
            way, {"to": self.web.url()}
        )
        return self.harness.call("POST", f"/api/matches/{match}/seats/{seat}/notices", token, {"way": way, **to, **more})

    def asked(self, match: str, token: str, seat: int) -> Any:
        """What was asked for."""
        return self.harness.call("GET", f"/api/matches/{match}/seats/{seat}/notices", token).json()

    def look(self) -> None:
        """Let the dispatcher send due notices once."""
        dispatcher = self.harness.server.dispatcher
        assert dispatcher is not None
        self.harness.ask(dispatcher.send_due)

    def later(self, seconds: float) -> None:
        """So much later it looks."""
        self.clock.seconds += seconds
        self.look()

    def links(self) -> list[str]:
        """The tokens of all links that went out by mail or webhook, each once, in order."""
        said = [str(mail.get_content()) for mail in self.mail.mails()] + [
            body.decode() for path, _, body in self.web.came if path == "/hook"
        ]
        return list(dict.fromkeys(token for text in said for token in re.findall(r"https://games\.example/#/notice/([\w-]+)", text)))

    def answer(self, token: str) -> Any:
        """Open a link and agree."""
        return self.harness.call("POST", "/api/notices", None, {"token": token})


@pytest.fixture
def outside() -> Iterator[tuple[Receiver, Mailbox]]:
    with receiver() as web, mailbox() as mail:
        yield web, mail


@pytest.fixture(autouse=True)
def only_when_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """The dispatcher sends when a test says so."""

    async def run(self: Any) -> None:
        pass

    monkeypatch.setattr(dispatcher.Dispatcher, "run", run)


@pytest.fixture
def street(tmp_path: Path, outside: tuple[Receiver, Mailbox]) -> Iterator[Street]:
    found = Street(tmp_path / "matches.db", *outside)
    with found.harness:
        yield found


@pytest.fixture
def street_on_either(database: Place, outside: tuple[Receiver, Mailbox]) -> Iterator[Street]:
    found = Street(database.url, *outside)
    with found.harness:
        yield found


def two(street: Street) -> tuple[str, list[str], int]:
    """A match of two devices: its id, their tokens, and who is to move."""
    tokens = [street.harness.device(), street.harness.device()]
    id = begin(street.harness, tokens)
    row = street.harness.server.store.match(id)
    assert row is not None
    return id, tokens, row.actors[0]


def test_an_absent_player_gets_one_notice_in_each_requested_way(street: Street) -> None:
    id, tokens, mover = two(street)
    for way in ("push", "webhook", "mail"):
        asked = street.ask(id, tokens[mover], mover, way, language="cs")
        assert asked.status_code == 200, asked.text
        assert asked.json()["verified"] == (way == "push")
    street.look()
    confirm = street.links()
    assert len(street.web.came) == 1 and len(street.mail.came) == 1 and len(confirm) == 2
    assert {street.answer(token).json()["done"] for token in confirm} == {"confirm"}
    street.web.came.clear(), street.mail.came.clear()
    street.later(PAUSE - 1)
    assert not street.web.came and not street.mail.came
    street.later(1)
    assert {path for path, _, _ in street.web.came} == {"/push", "/hook"} and len(street.mail.came) == 1
    said = {path: body for path, _, body in street.web.came}
    hook, push, [mail] = json.loads(said["/hook"]), street.browser.read(said["/push"]), street.mail.mails()
    assert hook["event"] == "your_move" and hook["link"] == f"https://games.example/#/table/{id}" and hook["content"] == hook["text"]
    assert push["match"] == id and push["title"] == hook["title"] == mail["Subject"] and "na tahu" in push["title"]
    assert mail["To"] == ADA and hook["link"] in mail.get_content()
    for _ in range(5):
        street.later(PAUSE)
    assert len(street.web.came) == 2 and len(street.mail.came) == 1


def test_present_players_get_no_notice_until_they_have_left(street: Street) -> None:
    id, tokens, mover = two(street)
    street.ask(id, tokens[mover], mover, "push")
    with street.harness.page(id, tokens[mover], mover):
        for _ in range(10):
            street.later(PAUSE)
        assert not street.web.came
    street.later(PAUSE - 1)
    assert not street.web.came
    street.later(1)
    street.later(DAY)
    assert len(street.web.came) == 1
    with street.harness.page(id, tokens[mover], mover):
        street.look()
    street.later(PAUSE)
    assert len(street.web.came) == 2


def test_only_the_player_to_move_gets_a_notice_and_only_while_seated(street: Street) -> None:
    id, tokens, mover = two(street)
    for seat, token in enumerate(tokens):
        street.ask(id, token, seat, "push", to=street.web.url(f"/{seat}"))
    with street.harness.page(id, tokens[mover], mover) as page:
        while mover in page.frame["actors"]:
            page.act()
    street.later(PAUSE)
    assert [path for path, _, _ in street.web.came] == [f"/{1 - mover}"]
    secret = street.harness.call("POST", f"/api/matches/{id}/seats/{1 - mover}/handover", tokens[1 - mover], {}).json()["secret"]
    phone = street.harness.device()
    assert street.harness.call("POST", f"/api/matches/{id}/claim", phone, {"secret": secret}).status_code == 200
    with street.harness.page(id, phone, 1 - mover):
        street.look()
    street.later(PAUSE)
    assert len(street.web.came) == 1, "the seat has moved: the device that had it hears nothing more"


def finished(street: Street) -> tuple[str, list[str]]:
    """A match of two devices that has ended: its id and their tokens. Both have asked for notices during it."""
    id, tokens, _ = two(street)
    for seat, token in enumerate(tokens):
        assert street.ask(id, token, seat, "push").status_code == 200
    street.harness.play_out(id)
    return id, tokens


def play_again(street: Street, match: str, token: str) -> str:
    """Open a table for a rematch, or sit down there: its id."""
    answer = street.harness.call("POST", f"/api/matches/{match}/again", token, {"pledges": [None, None]})
    assert answer.status_code == 200, answer.text
    table: str = answer.json()["id"]
    return table


def test_a_player_for_whom_a_table_is_kept_after_the_match_gets_one_notice(street_on_either: Street) -> None:
    street = street_on_either
    id, tokens = finished(street)
    street.later(PAUSE)
    assert not street.web.came
    play_again(street, id, tokens[1])
    street.later(PAUSE - 1)
    assert not street.web.came
    street.later(1)
    [(path, _, body)] = street.web.came
    said = street.browser.read(body)
    assert path == "/push" and said["match"] == id and said["title"] == "Play again: Game of Trains" and said["text"].endswith("P1")
    for _ in range(5):
        street.later(PAUSE)
    assert len(street.web.came) == 1


@pytest.mark.parametrize("end", ["sits", "closed", "gone"])
def test_nobody_is_told_of_a_rematch_that_does_not_wait_for_them(street: Street, end: str) -> None:
    id, tokens = finished(street)
    table = play_again(street, id, tokens[1])
    if end == "sits":
        play_again(street, id, tokens[0])
    elif end == "closed":
        assert street.harness.call("DELETE", f"/api/tables/{table}", tokens[1]).status_code == 204
    else:
        street.clock.seconds += KEPT_MS / 1000
    street.later(PAUSE)
    assert not street.web.came


def test_quiet_hours_are_kept(street: Street) -> None:
    """The clock of these tests begins at 0:16:40 UTC."""
    id, tokens, mover = two(street)
    street.ask(id, tokens[mover], mover, "push", quiet=[22 * 60, 60], zone="UTC")
    assert street.asked(id, tokens[mover], mover)["asked"][0]["quiet"] == [22 * 60, 60]
    street.later(PAUSE)
    street.later(1800)
    assert not street.web.came
    street.later(600)
    assert len(street.web.came) == 1


def test_what_fails_is_tried_again_even_after_a_restart_and_given_up_in_the_end(street: Street) -> None:
    id, tokens, mover = two(street)
    street.ask(id, tokens[mover], mover, "push")
    street.web.status = 503
    street.later(PAUSE)
    assert len(street.web.came) == 1
    street.harness.restart()
    for wait, tries in ((59, 1), (1, 2), (600, 3), (3600, 4), (DAY // 1000, 4)):
        street.later(wait)
        assert len(street.web.came) == tries
    street.web.status = 201
    with street.harness.page(id, tokens[mover], mover):
        street.look()
    street.later(PAUSE)
    assert len(street.web.came) == 5


@pytest.mark.parametrize("status", [404, 410])
def test_a_browser_that_is_gone_is_forgotten(street: Street, status: int) -> None:
    id, tokens, mover = two(street)
    street.ask(id, tokens[mover], mover, "push")
    street.web.status = status
    street.later(PAUSE)
    assert street.asked(id, tokens[mover], mover)["asked"] == []


def test_an_address_that_the_mail_server_refuses_for_good_is_forgotten(street: Street) -> None:
    id, tokens, mover = two(street)
    street.mail.answer = "450 later"
    street.ask(id, tokens[mover], mover, "mail")
    street.look()
    assert street.asked(id, tokens[mover], mover)["asked"]
    street.mail.answer = "550 no such person"
    street.later(60)
    assert street.asked(id, tokens[mover], mover)["asked"] == []


def test_a_mail_that_cannot_be_written_is_tried_again(street: Street, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: Any) -> None:
        raise MessageError("a header ends the others")

    id, tokens, mover = two(street)
    street.ask(id, tokens[mover], mover, "mail")
    with monkeypatch.context() as now:
        now.setattr(smtplib.SMTP, "send_message", refuse)
        street.look()
    assert not street.mail.came
    street.later(60)
    assert len(street.mail.came) == 1


def test_a_notice_that_meets_a_fault_of_the_server_keeps_no_other_one_back(street: Street, monkeypatch: pytest.MonkeyPatch) -> None:
    async def faulty(url: str, *_: Any) -> int:
        called.append(url)
        raise RuntimeError("a fault")

    called: list[str] = []
    monkeypatch.setattr("boardwright.server.store.notices.PAGE", 1)
    monkeypatch.setattr(dispatcher, "post", faulty)
    id, tokens, _ = two(street)
    asked = [street.web.url(f"/{seat}") for seat in (0, 1)]
    for seat, token in enumerate(tokens):
        assert street.ask(id, token, seat, "webhook", to=asked[seat]).status_code == 200
    with pytest.raises(RuntimeError):
        street.look()
    assert sorted(called) == asked


def test_nothing_is_sent_to_an_address_before_it_was_confirmed_or_after_it_said_stop(street: Street) -> None:
    id, tokens, mover = two(street)
    for way in ("mail", "webhook"):
        street.ask(id, tokens[mover], mover, way)
    street.look()
    for _ in range(3):
        street.later(PAUSE)
    assert len(street.mail.came) == len(street.web.came) == 1
    token = street.links()[0]
    assert read_error(street.answer(token[:-2] + "AA")) == (403, "bad_notice_link")
    assert street.answer(token).json() == {"done": "confirm", "to": ADA}
    street.look()
    stop = street.links()[1]
    assert len(street.mail.came) == 2 and street.mail.mails()[1]["List-Unsubscribe"].endswith(f"{stop}>")
    assert street.mail.mails()[1]["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    assert street.answer(stop).json() == {"done": "stop", "to": ADA}
    assert [each["way"] for each in street.asked(id, tokens[mover], mover)["asked"]] == ["webhook"]
    assert read_error(street.answer(token)) == (403, "bad_notice_link"), "nobody asks any more"


def test_a_mail_program_stops_it_at_once_and_opening_its_address_only_asks(street: Street) -> None:
    id, tokens, mover = two(street)
    for way in ("mail", "webhook"):
        street.ask(id, tokens[mover], mover, way)
    street.look()
    confirm = street.links()[0]
    street.answer(confirm)
    [header] = {mail["List-Unsubscribe"] for mail in street.mail.mails()}
    where = header.removeprefix("<https://games.example").removesuffix(">")
    client, form = street.harness.client, {"List-Unsubscribe": "One-Click"}

    opened = client.get(where, follow_redirects=False)
    assert opened.status_code == 303 and opened.headers["location"] == f"/#/notice/{where.partition('token=')[2]}"
    assert read_error(client.post(where, data={"something": "else"})) == (400, "bad_message")
    assert read_error(client.post(where, content=b"x" * 2000)) == (413, "too_long")
    for odd in (where[:-2] + "AA", f"/api/notices/stop?token={confirm}", "/api/notices/stop", f"/api/notices/stop?token={'x' * 2000}"):
        assert read_error(client.post(odd, data=form)) == (403, "bad_notice_link")
    assert read_error(client.get("/api/notices/stop?token=a%0d%0ab", follow_redirects=False)) == (403, "bad_notice_link")
    kept = [each["way"] for each in street.asked(id, tokens[mover], mover)["asked"]]
    assert sorted(kept) == ["mail", "webhook"], "nothing has been stopped yet"

    for _ in range(2):  # mail programs may send it again
        assert client.post(where, data=form).status_code == 204
    assert [each["way"] for each in street.asked(id, tokens[mover], mover)["asked"]] == ["webhook"]


def test_a_link_that_confirms_works_for_three_days(street: Street) -> None:
    id, tokens, mover = two(street)
    street.ask(id, tokens[mover], mover, "mail")
    street.look()
    street.clock.seconds += LINK_MS // 1000 + 1
    assert read_error(street.answer(street.links()[0])) == (403, "bad_notice_link")


@pytest.mark.parametrize("address", ["ada@x.example", "ada+{}@x.example"])
def test_nobody_is_bombed_with_mails(street: Street, address: str) -> None:
    for n in range(20):
        stranger = street.harness.device()
        street.ask(street.harness.match(stranger), stranger, 0, "mail", to=address.format(n))
        street.later(3600)
    assert len(street.mail.came) == 3


def test_asking_is_limited(tmp_path: Path, outside: tuple[Receiver, Mailbox]) -> None:
    settings = replace(QUICK, notices=settings_for(), notices_burst=3, notices_per_second=0.001)
    with Harness(tmp_path / "matches.db", settings) as harness:
        token = harness.device()
        id = harness.match(token)
        codes = [
            harness.call("POST", f"/api/matches/{id}/seats/0/notices", token, {"way": "webhook", "to": "https://x.example"})
            for _ in range(5)
        ]
        assert [each.status_code for each in codes] == [200, 200, 200, 429, 429]


@pytest.mark.parametrize(
    ("wish", "why"),
    [
        ({"way": "mail", "to": "ada"}, (422, "bad_mail_address")),
        ({"way": "mail", "to": "a@x.example\r\nBcc: b@x.example"}, (422, "bad_mail_address")),
        ({"way": "webhook", "to": "ftp://x.example"}, (422, "bad_web_address")),
        ({"way": "push", "to": "https://push.evil.example/1"}, (409, "no_such_notice")),
        ({"way": "push", "to": "https://fcm.googleapis.com.evil.example/1"}, (409, "no_such_notice")),
        ({"way": "push", "to": "https://fcm.googleapis.com/1", "keys": {}}, (422, "bad_web_address")),
        ({"way": "push", "to": "https://fcm.googleapis.com/1", "keys": {"p256dh": "AAAA", "auth": "AAAA"}}, (422, "bad_web_address")),
        ({"way": "pigeon", "to": "x"}, (400, "bad_message")),
        ({"way": "mail", "to": ADA, "quiet": [0, 1440]}, (400, "bad_message")),
    ],
)
def test_what_cannot_be_sent_to_is_refused(street: Street, wish: dict[str, Any], why: tuple[int, str]) -> None:
    token = street.harness.device()
    id = street.harness.match(token)
    keys = {} if "keys" in wish or wish["way"] != "push" else {"keys": street.browser.keys}
    assert read_error(street.harness.call("POST", f"/api/matches/{id}/seats/0/notices", token, {**wish, **keys})) == why


def test_the_server_looks_by_itself(tmp_path: Path, outside: tuple[Receiver, Mailbox], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()
    street = Street(tmp_path / "matches.db", *outside)
    with street.harness as harness:
        id, tokens, mover = two(street)
        street.ask(id, tokens[mover], mover, "mail")
        wait_for(lambda: street.mail.came)
        street.ask(id, tokens[mover], mover, "push")
        wait_for(lambda: harness.ask(street.clock.move, float(PAUSE)) or street.web.came)


def test_only_ones_own_seat_can_be_asked_about(street: Street) -> None:
    id, tokens, _ = two(street)
    assert read_error(street.ask(id, tokens[0], 1, "webhook")) == (403, "not_your_seat")
    assert read_error(street.ask(id, street.harness.device(), 1, "webhook")) == (404, "no_such_match")
    assert read_error(street.harness.call("DELETE", f"/api/matches/{id}/seats/1/notices/mail", tokens[0])) == (403, "not_your_seat")
    street.ask(id, tokens[1], 1, "webhook")
    assert street.harness.call("DELETE", f"/api/matches/{id}/seats/1/notices/webhook", tokens[1]).status_code == 204
    assert street.asked(id, tokens[1], 1)["asked"] == []


def test_a_server_that_was_not_set_up_for_it_sends_nothing(harness: Harness) -> None:
    token = harness.device()
    id = harness.match(token)
    assert harness.call("GET", f"/api/matches/{id}/seats/0/notices", token).json() == {"ways": [], "key": None, "asked": []}
    assert read_error(harness.call("POST", f"/api/matches/{id}/seats/0/notices", token, {"way": "mail", "to": ADA})) == (
        409,
        "no_such_notice",
    )
    assert read_error(harness.call("POST", "/api/notices", None, {"token": "x"})) == (403, "bad_notice_link")


def test_the_operator_decides_which_ways_are_offered(street: Street, tmp_path: Path) -> None:
    id, tokens, _ = two(street)
    told = street.asked(id, tokens[0], 0)
    assert sorted(told["ways"]) == ["mail", "push", "webhook"] and len(told["key"]) == 87
    street.harness.restart()
    assert street.asked(id, tokens[0], 0)["key"] == told["key"], "browsers know the server by it"
    only = replace(QUICK, notices=NoticeSettings(address="http://192.168.1.5:8000", webhooks=False))
    with Harness(tmp_path / "other.db", only) as harness:
        token = harness.device()
        assert harness.call("GET", f"/api/matches/{harness.match(token)}/seats/0/notices", token).json()["ways"] == []


def test_of_two_processes_one_tells(on_postgresql: Place, outside: tuple[Receiver, Mailbox]) -> None:
    first, second = (Street(on_postgresql.url, *outside) for _ in range(2))
    with first.harness, second.harness:
        id, tokens, mover = two(first)
        first.ask(id, tokens[mover], mover, "push")
        with first.harness.page(id, tokens[mover], mover):
            for street in (first, second):
                street.later(PAUSE)
            assert not first.web.came, "they are there, in the other process"
        for street in (first, second, first, second):
            street.later(PAUSE)
        assert len(first.web.came) == 1


def test_the_log_does_not_say_who_is_told_what(street: Street, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG, "boardwright.server")
    id, tokens, mover = two(street)
    street.web.status, street.mail.answer = 500, "450 later"
    for way in ("push", "webhook", "mail"):
        street.ask(id, tokens[mover], mover, way)
    street.later(PAUSE)
    lines = [record.getMessage() for record in caplog.records if record.name == "boardwright.server"]
    assert any("could not be sent" in line or "notices" in line for line in lines)
    assert not any(secret in line for line in lines for secret in (id, ADA, str(street.web.port), tokens[mover]))


# -- two worlds


def told_in(folder: Path, patch: pytest.MonkeyPatch, where: dict[str, Any], seed: int, outside: tuple[Receiver, Mailbox]) -> list[Any]:
    """Everything that goes out to seat 0 while seat 1, whose cards differ between the worlds, chooses; times and keys are the same."""
    patch.setattr("boardwright.server.play.log_replay.Match.start", lambda game, *rest: Match.from_position(game, where, seed))
    for module in (new_match, tables, dispatcher):
        if hasattr(module, "new_id"):
            patch.setattr(module, "new_id", lambda: "match")
        patch.setattr(module, "new_key", lambda: bytes(32))
    web, mail = outside
    street = Street(folder / f"{seed}.db", web, mail)
    with street.harness as harness:
        token, other = harness.device(), harness.device()
        begin(harness, [token, other])
        for seat, owner in ((0, token), (1, other)):
            for way in ("push", "webhook", "mail"):
                assert street.ask("match", owner, seat, way, language="sl").status_code == 200
        street.look()
        for each in street.links():
            street.answer(each)
        with harness.page("match", other, 1) as page:
            while 1 in page.frame["actors"]:
                page.act(page.frame["legal"][0]["id"])
        street.later(PAUSE)
    bodies = [street.browser.read(body) if path == "/push" else body for path, _, body in web.came]
    heads = [sorted((name, value) for name, value in headers.items() if name not in ("Authorization",)) for _, headers, _ in web.came]
    sizes = [len(body) for _, _, body in web.came]
    found = [bodies, heads, sizes, list(mail.came)]
    web.came.clear(), mail.came.clear()
    return found


def test_two_worlds_that_a_seat_cannot_tell_apart_send_the_same_notices(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, outside: tuple[Receiver, Mailbox]
) -> None:
    monkeypatch.setattr("boardwright.server.notifications.dispatcher.MOST_SENDING", 1)
    one, two = (told_in(tmp_path, monkeypatch, where, seed, outside) for where, seed in worlds())
    assert any(isinstance(each, dict) for each in one[0]) and len(one[0]) >= 4 and len(one[3]) >= 3
    assert one == two


def test_a_game_of_people_at_one_screen_asks_for_each_seat(street: Street) -> None:
    token = street.harness.device()
    id = street.harness.match(token, PERSONS)
    for seat in (0, 1):
        street.ask(id, token, seat, "push", to=street.web.url(f"/{seat}"))
    street.later(PAUSE)
    row = street.harness.server.store.match(id)
    assert row is not None and [path for path, _, _ in street.web.came] == [f"/{seat}" for seat in row.actors]
    assert row.game == GAME


def slow_two(street: Street) -> tuple[str, list[str], int]:
    """As `two`, with two days for each move."""
    tokens = [street.harness.device(), street.harness.device()]
    id = begin(street.harness, tokens, clock={"each": "move", "seconds": 2 * DAY // 1000})
    row = street.harness.server.store.match(id)
    assert row is not None
    return id, tokens, row.actors[0]


def test_a_player_is_reminded_once_when_little_time_is_left(street: Street) -> None:
    """A quarter of the two days, so at half a day (docs/absence.md)."""
    id, tokens, mover = slow_two(street)
    street.ask(id, tokens[mover], mover, "push", language="en")
    street.later(PAUSE)
    assert len(street.web.came) == 1
    street.later(36 * 3600 - PAUSE - 1)
    assert len(street.web.came) == 1
    street.later(1)
    titles = [street.browser.read(body)["title"] for _, _, body in street.web.came]
    assert len(titles) == 2 and titles[0].startswith("Your turn") and titles[1].startswith("Little time left")
    for _ in range(30):
        street.later(3600)
    assert len(street.web.came) == 2


def test_nothing_is_sent_during_time_off(street: Street) -> None:
    """The clock starts at 0:16 on a Thursday in 1970, in UTC."""
    id, tokens, mover = slow_two(street)
    street.ask(id, tokens[mover], mover, "push")
    street.harness.call("POST", "/api/time-off/vacations", tokens[mover], {"first": "1970-01-01", "last": "1970-01-01"})
    street.harness.call("POST", "/api/time-off/rest", tokens[mover], {"hours": [0, 6 * 60]})
    street.later(23 * 3600)
    assert not street.web.came
    street.later(6 * 3600)
    assert not street.web.came
    street.later(3600)
    assert len(street.web.came) == 1
