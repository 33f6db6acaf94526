"""Notices of a group: members are told which matches they have to play, when, how often, and until when."""

from __future__ import annotations

import itertools
import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, strategies as st

from boardwright.core.text.words import OFFERED
from boardwright.server.group_rules.waiting import REMINDER_MS
from boardwright.server.notification_rules import due, texts
from boardwright.server.notification_rules.due import DAY, MINUTE, PAUSE_MS, QuietHours
from boardwright.server.notifications.dispatcher import Dispatcher
from boardwright.server.store.schema import competitions
from tests.server.account_calls import PASSWORD, WITH_ACCOUNTS, call_account, create_account
from tests.server.databases import Database
from tests.server.harness import GAME, QUICK_SETTINGS, play_decisions
from tests.server.notice_receivers import FakeMailServer, FakeWebServer, run_mail_server, run_web_server
from tests.server.table_calls import ADA_SEAT, OPEN_SEAT, call_table, open_table
from tests.server.test_competitions import begin_competition, create_club, start_match
from tests.server.test_groups import call_group, create_link
from tests.server.test_http import read_error
from tests.server.test_notice_calls import ADA, PAUSE, NoticeServer

REMINDER = REMINDER_MS // 1000
START = 1_800_000_000_000


class Club(NoticeServer):
    """A group of two members who can ask for notices. `tokens`: those of its members, the host's first."""

    def create(self) -> None:
        """Create the group."""
        self.tokens, self.id = create_club(self.harness, 2)

    def ask_for_notices(self, n: int, way: str = "push", **more: Any) -> Any:
        """Let a member ask for notices. Those for a browser go to the path `/n`."""
        to = {"push": {"to": self.web.url(f"/{n}"), "keys": self.browser.keys}, "mail": {"to": ADA}, "webhook": {"to": self.web.url()}}
        return call_group(self.harness, self.tokens[n - 1], f"{self.id}/notices", way=way, **{**to[way], **more})

    def ways_of(self, n: int) -> list[str]:
        """Return the ways in which a member gets notices."""
        answer = self.harness.call("GET", f"/api/groups/{self.id}/notices", self.tokens[n - 1])
        return [request["way"] for request in answer.json()["asked"]]

    def begin_league(self, **more: Any) -> str:
        """Begin a competition, of all members if no others are named."""
        self.clock.seconds += 1
        members = more.pop("members", list(range(1, len(self.tokens) + 1)))
        return begin_competition(self.harness, self.tokens[0], self.id, members, **more)

    def visit(self, n: int, path: str = "") -> None:
        """Let a member open a page of the group."""
        assert self.harness.call("GET", f"/api/groups/{path or self.id}", self.tokens[n - 1]).status_code == 200

    def take_paths(self) -> list[str]:
        """Return the paths of the notices received since the last call."""
        paths = [path for path, _, _ in self.web.calls]
        self.web.calls.clear()
        return paths

    def pass_days(self, count: int) -> list[str]:
        """Let days pass, with four looks on each. Returns the paths of the notices received."""
        for _ in range(4 * count):
            self.advance(6 * 3600)
        return self.take_paths()


@pytest.fixture
def outside(monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[FakeWebServer, FakeMailServer]]:
    """The web server and the mail server that notices go to. Notices are sent only when a test asks for it."""

    async def run(self: Any) -> None:
        pass

    monkeypatch.setattr(Dispatcher, "run", run)
    with run_web_server() as web, run_mail_server() as mail:
        yield web, mail


@pytest.fixture
def club(tmp_path: Path, outside: tuple[FakeWebServer, FakeMailServer]) -> Iterator[Club]:
    """A group, on a database of its own."""
    club = Club(tmp_path / "matches.db", *outside)
    with club.harness:
        club.create()
        yield club


@pytest.fixture
def club_on_either(database: Database, outside: tuple[FakeWebServer, FakeMailServer]) -> Iterator[Club]:
    """A group, on each kind of database."""
    club = Club(database.url, *outside)
    with club.harness:
        club.create()
        yield club


def test_a_round_brings_each_member_one_notice_and_one_reminder(club_on_either: Club) -> None:
    club = club_on_either
    club.ask_for_notices(1), club.ask_for_notices(2)
    club.begin_league(name="Winter", rounds=1)
    club.advance(PAUSE - 1)
    assert club.take_paths() == []
    club.advance(1)
    notices = [club.browser.read(body) for _, _, body in club.web.calls]
    assert sorted(club.take_paths()) == ["/1", "/2"] and club.pass_days(2) == []
    assert {text["title"] for text in notices} == {"Club: you have a match to play"} and {text["group"] for text in notices} == {club.id}
    assert sorted(text["text"] for text in notices) == [f"Winter – Game of Trains. Other players: {name}" for name in ("Ada", "M2")]
    assert sorted(club.pass_days(1)) == ["/1", "/2"], "a reminder after three days"
    assert club.pass_days(20) == []


def test_each_round_brings_a_notice(club: Club) -> None:
    club.ask_for_notices(2)
    path = club.begin_league(rounds=2)
    club.advance(PAUSE)
    assert club.take_paths() == ["/2"]
    club.clock.seconds += 60
    club.harness.play_out(start_match(club.harness, club.tokens, path, 0), by_people=True)
    club.visit(1, path)  # enters the result, which a live match does at its end
    club.advance(PAUSE - 1)
    assert club.take_paths() == []
    club.advance(1)
    assert club.take_paths() == ["/2"]
    call_group(club.harness, club.tokens[0], f"{path}/close", round=2)
    assert club.pass_days(5) == [], "it is over"


def test_the_last_missing_entrant_gets_a_notice_that_the_others_wait(club: Club) -> None:
    club.ask_for_notices(1), club.ask_for_notices(2)
    path = club.begin_league()
    club.advance(PAUSE)
    assert sorted(club.take_paths()) == ["/1", "/2"]
    club.advance(2 * DAY / 1000)
    call_group(club.harness, club.tokens[0], f"{path}/seat")
    club.advance(PAUSE)
    assert club.take_paths() == ["/2"] and club.pass_days(2) == [], (
        "the entrant who is seated gets nothing, and the reminder is about the last news"
    )
    assert club.pass_days(1) == ["/2"] and club.pass_days(20) == []


def test_at_a_table_of_three_only_the_last_missing_entrant_is_told(club: Club) -> None:
    third = club.harness.new_device()
    call_group(club.harness, third, f"{club.id}/ask", secret=create_link(club.harness, club.tokens[0], club.id), name="Cy")
    call_group(club.harness, club.tokens[0], f"{club.id}/members/3")
    club.tokens.append(third)
    club.ask_for_notices(3)
    path = club.begin_league(size=3)
    club.advance(PAUSE)
    assert club.take_paths() == ["/3"]
    for token, expected in zip(club.tokens, ([], ["/3"])):
        club.clock.seconds += 1
        call_group(club.harness, token, f"{path}/seat")
        club.advance(PAUSE)
        assert club.take_paths() == expected


def test_each_way_confirms_its_address_and_sends_the_same_notice(club: Club) -> None:
    for way in ("push", "mail", "webhook"):
        assert club.ask_for_notices(2, way, language="sl").json()["verified"] == (way == "push")
    club.send_due()
    links = club.links()
    assert len(links) == 2 and {club.open_link(token).json()["done"] for token in links} == {"confirm"}
    club.take_paths(), club.mail.received.clear()
    club.begin_league(name="Zima")
    club.advance(PAUSE)
    bodies = {path: body for path, _, body in club.web.calls}
    hook, push, [mail] = json.loads(bodies["/hook"]), club.browser.read(bodies["/2"]), club.mail.messages()
    assert hook["event"] == "match_due" and hook["group"] == push["group"] == club.id
    assert hook["title"] == push["title"] == mail["Subject"] == "Club: čaka te partija"
    assert hook["link"] == f"https://games.example/#/group/{club.id}" and hook["link"] in mail.get_content()
    assert push["text"] in hook["text"] and push["text"].startswith("Zima – ") and push["text"] in mail.get_content()
    club.open_link(club.links()[-1])
    assert sorted(club.ways_of(2)) == ["push", "webhook"], "the link of the mail has ended its notices"


def test_a_round_seen_on_the_pages_of_the_group_brings_no_notice(club: Club) -> None:
    club.ask_for_notices(1), club.ask_for_notices(2)
    path = club.begin_league()
    club.clock.seconds += 10
    club.visit(1), club.visit(2, path)
    club.advance(PAUSE)
    assert club.take_paths() == []
    club.advance(REMINDER - PAUSE)
    club.visit(1)
    club.advance(PAUSE)
    assert club.take_paths() == ["/2"], "the other member was there when the reminder was due"


def test_notices_wait_for_the_end_of_quiet_hours_and_time_off(club: Club) -> None:
    """The clock of these tests starts at 0:16 on a Thursday in 1970, in UTC."""
    club.ask_for_notices(1, quiet=[0, 60], zone="UTC"), club.ask_for_notices(2)
    club.harness.call("POST", "/api/time-off/vacations", club.tokens[1], {"first": "1970-01-01", "last": "1970-01-01"})
    club.begin_league()
    club.advance(PAUSE)
    club.advance(1800)
    assert club.take_paths() == []
    club.advance(1800)
    assert club.take_paths() == ["/1"]
    for _ in range(21):
        club.advance(3600)
    assert club.take_paths() == []
    club.advance(2 * 3600)
    assert club.take_paths() == ["/2"]


@pytest.mark.parametrize("end", ["leave", "remove", "drop", "close", "delete"])
def test_no_notice_is_sent_after_a_member_leaves_or_the_round_ends(club: Club, end: str) -> None:
    host, member = club.tokens
    club.ask_for_notices(2)
    path = club.begin_league(rounds=1)
    ends = {
        "leave": lambda: club.harness.call("DELETE", f"/api/groups/{club.id}/members/2", member),
        "remove": lambda: club.harness.call("DELETE", f"/api/groups/{club.id}/members/2", host),
        "drop": lambda: club.harness.call("DELETE", f"/api/groups/{path}/entrants/2", member),
        "close": lambda: call_group(club.harness, host, f"{path}/close", round=1),
        "delete": lambda: club.harness.call("DELETE", f"/api/groups/{path}", host),
    }
    assert ends[end]().status_code in (200, 204)
    club.advance(PAUSE)
    assert club.take_paths() == [] and club.pass_days(4) == []
    gone = end in ("leave", "remove")
    assert len(list_requests(club)) == (0 if gone else 1), "a member who leaves has no request any more"
    assert read_error(club.ask_for_notices(2)) == (404, "no_such_group") if gone else club.ways_of(2) == ["push"]


def list_requests(club: Club) -> list[Any]:
    """Return the stored requests for notices."""
    with club.harness.server.store.reading() as db:
        return list(db.exec_driver_sql("SELECT id FROM notices"))


def test_requests_are_deleted_with_the_last_member_of_the_group(club: Club) -> None:
    club.ask_for_notices(1), club.ask_for_notices(2)
    for n, token in enumerate(club.tokens, 1):
        club.harness.call("DELETE", f"/api/groups/{club.id}/members/{n}", token)
    assert list_requests(club) == []


def test_only_members_can_ask_for_notices_and_only_their_visits_count(club: Club) -> None:
    stranger, asks = club.harness.new_device(), club.harness.new_device()
    call_group(club.harness, asks, f"{club.id}/ask", secret=create_link(club.harness, club.tokens[0], club.id), name="Cy")
    wish = {"way": "webhook", "to": club.web.url()}
    for token in (stranger, asks):
        for method, path, body in (("GET", "", None), ("POST", "", wish), ("DELETE", "/webhook", None)):
            assert read_error(club.harness.call(method, f"/api/groups/{club.id}/notices{path}", token, body)) == (404, "no_such_group")
    club.harness.call("GET", f"/api/groups/{club.id}", stranger)
    assert club.harness.server.dispatcher is not None and club.harness.server.dispatcher._shown == {}


def test_a_match_of_the_group_brings_notices_for_the_members_seat(club_on_either: Club) -> None:
    club, (host, member) = club_on_either, club_on_either.tokens
    path = club.begin_league()
    for way in ("push", "webhook"):
        club.ask_for_notices(2, way, quiet=[22 * 60, 23 * 60])
    id = start_match(club.harness, club.tokens, path, 0)
    row = club.harness.server.store.match(id)
    assert row is not None
    [seat] = [player.seat for player in row.seats if player.name == "M2"]
    requests = [(request["way"], request["verified"], request["quiet"]) for request in club.requests(id, member, seat)["asked"]]
    assert requests == [("push", True, [1320, 1380]), ("webhook", False, [1320, 1380])]
    assert club.requests(id, host, 1 - seat)["asked"] == [], "the other player has not asked"
    with club.harness.page(id, host, 1 - seat) as page:
        while seat not in page.frame["actors"]:
            page.act()
    club.send_due(), club.take_paths()
    club.advance(PAUSE)
    assert club.take_paths() == ["/2"]
    club.harness.call("DELETE", f"/api/matches/{id}/seats/{seat}/notices/push", member)
    assert [request["way"] for request in club.requests(id, member, seat)["asked"]] == ["webhook"] and len(club.ways_of(2)) == 2


def test_ordinary_tables_bring_notices_only_if_they_belong_to_the_group(club: Club) -> None:
    club.ask_for_notices(2)
    for group in (club.id, None):
        id = open_table(club.harness, club.tokens[0], [ADA_SEAT, OPEN_SEAT], group=group)["id"]
        call_table(club.harness, club.tokens[1], id, "sit", name="Bo")
        call_table(club.harness, club.tokens[1], id, "ready", seat=1, ready=True)
        assert len(club.requests(id, club.tokens[1], 1)["asked"]) == (group is not None)


def test_requests_of_a_device_are_limited_including_those_for_seats(tmp_path: Path, outside: tuple[FakeWebServer, FakeMailServer]) -> None:
    club = Club(tmp_path / "few.db", *outside, replace(QUICK_SETTINGS, notices_per_device=2))
    with club.harness:
        club.create()
        club.ask_for_notices(2)
        matches = [start_match(club.harness, club.tokens, club.begin_league(rounds=1), 0) for _ in range(3)]
        assert len(list_requests(club)) == 2 and len(matches) == 3, "the matches start nevertheless"
        assert read_error(club.ask_for_notices(2, "webhook")) == (409, "too_many_notices")
        assert club.ask_for_notices(2, language="cs").status_code == 200, "asking again changes the request"


def test_requests_move_to_an_account_and_are_deleted_with_it(tmp_path: Path, outside: tuple[FakeWebServer, FakeMailServer]) -> None:
    club = Club(tmp_path / "accounts.db", *outside, WITH_ACCOUNTS)
    with club.harness:
        club.create()
        phone, account = club.tokens[1], create_account(club.harness, "Bo")
        club.ask_for_notices(2)
        call_group(club.harness, account, f"{club.id}/ask", secret=create_link(club.harness, club.tokens[0], club.id), name="Bo")
        call_group(club.harness, club.tokens[0], f"{club.id}/members/3")
        club.tokens.append(account)
        club.ask_for_notices(3)
        assert call_account(club.harness, "gather", account, device=phone).status_code == 200
        assert len(list_requests(club)) == 1 and club.ways_of(3) == ["push"]
        club.begin_league(members=[1, 3])
        club.advance(PAUSE)
        assert club.take_paths() == ["/3"]
        assert call_account(club.harness, "delete", account, password=PASSWORD, device=club.harness.new_device()).status_code == 204
        assert list_requests(club) == []


def test_only_one_of_two_processes_sends_a_notice(postgresql_database: Database, outside: tuple[FakeWebServer, FakeMailServer]) -> None:
    first, second = (Club(postgresql_database.url, *outside) for _ in range(2))
    with first.harness, second.harness:
        first.create()
        first.ask_for_notices(2)
        first.begin_league()
        second.clock.seconds = first.clock.seconds
        for club in (first, second, first, second):
            club.advance(PAUSE)
        assert first.take_paths() == ["/2"]


def test_a_failed_notice_is_sent_again(club: Club) -> None:
    club.ask_for_notices(2)
    club.begin_league()
    club.web.status = 503
    for wait in (PAUSE, 60):
        club.advance(wait)
        assert club.take_paths() == ["/2"]
    club.web.status = 201
    club.advance(599)
    assert club.take_paths() == []
    club.advance(1)
    assert club.take_paths() == ["/2"] and club.pass_days(2) == []


def test_messages_are_padded_to_few_lengths(club: Club) -> None:
    assert club.harness.server.dispatcher is not None
    pusher = club.harness.server.dispatcher.pusher()
    sizes = [len(pusher.message(club.web.url(), club.browser.keys, b"x" * count, 0)[1]) for count in (1, 1000, 1024, 1025, 2048)]
    assert sizes[0] == sizes[1] == sizes[2] and sizes[3] == sizes[4] == sizes[0] + 1024


def test_no_notice_of_the_group_is_about_a_match_that_has_begun(club: Club) -> None:
    """So a notice of a group cannot contain anything hidden, and its time reveals nothing about a choice."""
    club.ask_for_notices(1), club.ask_for_notices(2)
    path = club.begin_league(rounds=1)
    id = start_match(club.harness, club.tokens, path, 0)
    for token, seat in itertools.product(club.tokens, (0, 1)):
        club.harness.call("DELETE", f"/api/matches/{id}/seats/{seat}/notices/push", token)
    assert len(list_requests(club)) == 2 and club.pass_days(1) == [], "only those of the group are left"
    row = club.harness.server.store.match(id)
    assert row is not None
    by_seat = {seat.seat: club.tokens[0] if seat.name == "Ada" else club.tokens[1] for seat in row.seats}
    with club.harness.page(id, by_seat[0], 0) as one, club.harness.page(id, by_seat[1], 1) as other:
        play_decisions([one, other], 4)
    assert club.pass_days(4) == []


def test_a_match_whose_game_is_gone_is_left_out(club: Club) -> None:
    club.ask_for_notices(2)
    gone, _ = club.begin_league(name="Gone"), club.begin_league(name="Winter")
    with club.harness.server.store.writing() as db:
        table = {"game": "chess", "options": {}, "clock": None, "hints": True}
        db.execute(competitions.update().where(competitions.c.id == gone.rpartition("/")[2]).values(table=table))
    club.advance(PAUSE)
    [text] = [club.browser.read(body)["text"] for _, _, body in club.web.calls]
    assert "Winter" in text and "Gone" not in text
    with club.harness.server.store.writing() as db:
        db.execute(competitions.update().values(table=table))
    club.take_paths()
    assert club.pass_days(5) == []


def test_requests_without_a_due_match_are_read_once(club: Club) -> None:
    club.ask_for_notices(1), club.ask_for_notices(2)
    club.begin_league(members=[1, 2])
    third = club.harness.new_device()
    call_group(club.harness, third, f"{club.id}/ask", secret=create_link(club.harness, club.tokens[0], club.id), name="Cy")
    call_group(club.harness, club.tokens[0], f"{club.id}/members/3")
    club.tokens.append(third)
    club.ask_for_notices(3)
    club.begin_league(members=[1, 2])
    for due_now in (3, 0):
        club.clock.seconds += PAUSE
        assert club.harness.server.dispatcher is not None
        due_requests = club.harness.server.dispatcher.store.open_in_groups(club.clock.now())
        assert len(due_requests) == due_now
        club.send_due(), club.send_due()
    assert sorted(club.take_paths()) == ["/1", "/2"]


def test_several_due_matches_of_a_group_are_one_notice(club: Club) -> None:
    club.ask_for_notices(2)
    for n in range(texts.MOST_MATCHES + 1):
        club.begin_league(name=f"League {n}", rounds=1)
    club.advance(PAUSE)
    [text] = [club.browser.read(body) for _, _, body in club.web.calls]
    assert text["title"] == "Club: you have matches to play"
    lines = text["text"].split("\n")
    assert [line[:8] for line in lines] == ["League 3", "League 2", "League 1", "…"], "the last news first"


@pytest.mark.parametrize("language", OFFERED)
def test_a_notice_names_the_group_the_competition_and_the_players(language: str) -> None:
    text = texts.matches_wait(language, [(GAME, "Zima", ["Čeněk", "Þór"])], True, "Club", "id", "https://games.example")
    assert "Club" in text.title and "Zima" in text.body and "Čeněk, Þór" in text.body and text.link == "https://games.example/#/group/id"


@given(
    st.none() | st.builds(QuietHours, st.integers(0, 1439), st.integers(0, 1439)),
    st.lists(st.one_of(st.sampled_from(["news", "visit"]), st.integers(1, 300)), max_size=30),
)
def test_news_is_due_once_unless_it_was_seen_and_not_in_quiet_hours(quiet: QuietHours | None, steps: list[str | int]) -> None:
    now, last, known = START, None, START
    state = due.at_first(START, True, "UTC", quiet)
    for step in [*steps, 24 * 60 + 10]:
        if step == "news":
            last = now
        elif step == "visit":
            state, known = replace(state, seen=now), now
        for _ in range(step if isinstance(step, int) else 1):
            now += MINUTE
            if due.is_news(state, last, now):
                assert last is not None and last > known and now - last >= PAUSE_MS and not (quiet and quiet.holds("UTC", now))
                state, known = due.done(due.queued(state, now)), now
    assert last is None or last <= known or (quiet and quiet.start == quiet.end) or state.count >= due.MOST_A_DAY
