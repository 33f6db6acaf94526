"""Members of a group are told which of its matches wait for them: when, how often, and until when."""

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
from tests.server.databases import Place
from tests.server.gathered import ME, OPEN, ask as at_table, open_table
from tests.server.harness import GAME, QUICK, play_on
from tests.server.members import PASSWORD, WITH_ACCOUNTS, ask as of_account, join
from tests.server.outside import Mailbox, Receiver, mailbox, receiver
from tests.server.test_competitions import begin, club_of, start_match
from tests.server.test_groups import call, secret
from tests.server.test_http import error
from tests.server.test_notice_calls import ADA, PAUSE, Street

REMINDER = REMINDER_MS // 1000
START = 1_800_000_000_000


class Club(Street):
    """A group of two with notices. `tokens`: of its members, the host's first."""

    def gather(self) -> None:
        """Found the group."""
        self.tokens, self.id = club_of(self.harness, 2)

    def follow(self, n: int, way: str = "push", **more: Any) -> Any:
        """Let a member ask for notices; those of a browser come to `/n`."""
        to = {"push": {"to": self.web.url(f"/{n}"), "keys": self.browser.keys}, "mail": {"to": ADA}, "webhook": {"to": self.web.url()}}
        return call(self.harness, self.tokens[n - 1], f"{self.id}/notices", way=way, **{**to[way], **more})

    def followed(self, n: int) -> list[str]:
        """The ways in which a member gets notices."""
        answer = self.harness.call("GET", f"/api/groups/{self.id}/notices", self.tokens[n - 1])
        return [each["way"] for each in answer.json()["asked"]]

    def league(self, **more: Any) -> str:
        """Begin a competition, of all members if no others are named."""
        self.clock.seconds += 1
        members = more.pop("members", list(range(1, len(self.tokens) + 1)))
        return begin(self.harness, self.tokens[0], self.id, members, **more)

    def visit(self, n: int, path: str = "") -> None:
        """Let a member look at a page of the group."""
        assert self.harness.call("GET", f"/api/groups/{path or self.id}", self.tokens[n - 1]).status_code == 200

    def came(self) -> list[str]:
        """Where notices have gone since the last time."""
        found = [path for path, _, _ in self.web.came]
        self.web.came.clear()
        return found

    def days(self, count: int) -> list[str]:
        """Where notices have gone while so many days pass, four looks on each."""
        for _ in range(4 * count):
            self.later(6 * 3600)
        return self.came()


@pytest.fixture
def outside(monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[Receiver, Mailbox]]:
    """What notices go to. They go when a test says so."""

    async def run(self: Any) -> None:
        pass

    monkeypatch.setattr(Dispatcher, "run", run)
    with receiver() as web, mailbox() as mail:
        yield web, mail


@pytest.fixture
def club(tmp_path: Path, outside: tuple[Receiver, Mailbox]) -> Iterator[Club]:
    found = Club(tmp_path / "matches.db", *outside)
    with found.harness:
        found.gather()
        yield found


@pytest.fixture
def on_either(database: Place, outside: tuple[Receiver, Mailbox]) -> Iterator[Club]:
    """The same with each kind of database."""
    found = Club(database.url, *outside)
    with found.harness:
        found.gather()
        yield found


def test_a_member_is_told_once_of_a_round_and_reminded_once(on_either: Club) -> None:
    club = on_either
    club.follow(1), club.follow(2)
    club.league(name="Winter", rounds=1)
    club.later(PAUSE - 1)
    assert club.came() == []
    club.later(1)
    told = [club.browser.read(body) for _, _, body in club.web.came]
    assert sorted(club.came()) == ["/1", "/2"] and club.days(2) == []
    assert {text["title"] for text in told} == {"Club: you have a match to play"} and {text["group"] for text in told} == {club.id}
    assert sorted(text["text"] for text in told) == [f"Winter – Game of Trains. Other players: {name}" for name in ("Ada", "M2")]
    assert sorted(club.days(1)) == ["/1", "/2"], "a reminder after three days"
    assert club.days(20) == []


def test_each_round_is_news(club: Club) -> None:
    club.follow(2)
    path = club.league(rounds=2)
    club.later(PAUSE)
    assert club.came() == ["/2"]
    club.clock.seconds += 60
    club.harness.play_out(start_match(club.harness, club.tokens, path, 0), by_people=True)
    club.visit(1, path)  # enters the result, which a live match does at its end
    club.later(PAUSE - 1)
    assert club.came() == []
    club.later(1)
    assert club.came() == ["/2"]
    call(club.harness, club.tokens[0], f"{path}/close", round=2)
    assert club.days(5) == [], "it is over"


def test_the_last_one_missing_is_told_that_the_others_wait(club: Club) -> None:
    club.follow(1), club.follow(2)
    path = club.league()
    club.later(PAUSE)
    assert sorted(club.came()) == ["/1", "/2"]
    club.later(2 * DAY / 1000)
    call(club.harness, club.tokens[0], f"{path}/seat")
    club.later(PAUSE)
    assert club.came() == ["/2"] and club.days(2) == [], "who sits already waits, and the reminder is about the last news"
    assert club.days(1) == ["/2"] and club.days(20) == []


def test_a_larger_table_waits_for_all(club: Club) -> None:
    third = club.harness.device()
    call(club.harness, third, f"{club.id}/ask", secret=secret(club.harness, club.tokens[0], club.id), name="Cy")
    call(club.harness, club.tokens[0], f"{club.id}/members/3")
    club.tokens.append(third)
    club.follow(3)
    path = club.league(size=3)
    club.later(PAUSE)
    assert club.came() == ["/3"]
    for token, told in zip(club.tokens, ([], ["/3"])):
        club.clock.seconds += 1
        call(club.harness, token, f"{path}/seat")
        club.later(PAUSE)
        assert club.came() == told


def test_each_way_confirms_its_address_and_says_the_same(club: Club) -> None:
    for way in ("push", "mail", "webhook"):
        assert club.follow(2, way, language="sl").json()["verified"] == (way == "push")
    club.look()
    links = club.links()
    assert len(links) == 2 and {club.answer(token).json()["done"] for token in links} == {"confirm"}
    club.came(), club.mail.came.clear()
    club.league(name="Zima")
    club.later(PAUSE)
    bodies = {path: body for path, _, body in club.web.came}
    hook, push, [mail] = json.loads(bodies["/hook"]), club.browser.read(bodies["/2"]), club.mail.mails()
    assert hook["event"] == "match_due" and hook["group"] == push["group"] == club.id
    assert hook["title"] == push["title"] == mail["Subject"] == "Club: čaka te partija"
    assert hook["link"] == f"https://games.example/#/group/{club.id}" and hook["link"] in mail.get_content()
    assert push["text"] in hook["text"] and push["text"].startswith("Zima – ") and push["text"] in mail.get_content()
    club.answer(club.links()[-1])
    assert sorted(club.followed(2)) == ["push", "webhook"], "the link of the mail has ended it"


def test_what_a_member_has_seen_on_the_pages_of_the_group_is_no_news(club: Club) -> None:
    club.follow(1), club.follow(2)
    path = club.league()
    club.clock.seconds += 10
    club.visit(1), club.visit(2, path)
    club.later(PAUSE)
    assert club.came() == []
    club.later(REMINDER - PAUSE)
    club.visit(1)
    club.later(PAUSE)
    assert club.came() == ["/2"], "the other one was there when the reminder was due"


def test_nothing_is_sent_in_quiet_hours_and_time_off(club: Club) -> None:
    """The clock of these tests starts at 0:16 on a Thursday in 1970, in UTC."""
    club.follow(1, quiet=[0, 60], zone="UTC"), club.follow(2)
    club.harness.call("POST", "/api/time-off/vacations", club.tokens[1], {"first": "1970-01-01", "last": "1970-01-01"})
    club.league()
    club.later(PAUSE)
    club.later(1800)
    assert club.came() == []
    club.later(1800)
    assert club.came() == ["/1"]
    for _ in range(21):
        club.later(3600)
    assert club.came() == []
    club.later(2 * 3600)
    assert club.came() == ["/2"]


@pytest.mark.parametrize("end", ["leave", "remove", "drop", "close", "delete"])
def test_nothing_is_sent_to_those_for_whom_it_is_over(club: Club, end: str) -> None:
    host, member = club.tokens
    club.follow(2)
    path = club.league(rounds=1)
    ends = {
        "leave": lambda: club.harness.call("DELETE", f"/api/groups/{club.id}/members/2", member),
        "remove": lambda: club.harness.call("DELETE", f"/api/groups/{club.id}/members/2", host),
        "drop": lambda: club.harness.call("DELETE", f"/api/groups/{path}/entrants/2", member),
        "close": lambda: call(club.harness, host, f"{path}/close", round=1),
        "delete": lambda: club.harness.call("DELETE", f"/api/groups/{path}", host),
    }
    assert ends[end]().status_code in (200, 204)
    club.later(PAUSE)
    assert club.came() == [] and club.days(4) == []
    gone = end in ("leave", "remove")
    assert len(notices_in(club)) == (0 if gone else 1), "who leaves has no request any more"
    assert error(club.follow(2)) == (404, "no_such_group") if gone else club.followed(2) == ["push"]


def notices_in(club: Club) -> list[Any]:
    with club.harness.server.store.reading() as db:
        return list(db.exec_driver_sql("SELECT id FROM notices"))


def test_the_last_member_takes_the_group_and_its_notices_along(club: Club) -> None:
    club.follow(1), club.follow(2)
    for n, token in enumerate(club.tokens, 1):
        club.harness.call("DELETE", f"/api/groups/{club.id}/members/{n}", token)
    assert notices_in(club) == []


def test_only_members_ask_and_only_their_pages_count(club: Club) -> None:
    stranger, asks = club.harness.device(), club.harness.device()
    call(club.harness, asks, f"{club.id}/ask", secret=secret(club.harness, club.tokens[0], club.id), name="Cy")
    wish = {"way": "webhook", "to": club.web.url()}
    for token in (stranger, asks):
        for method, path, body in (("GET", "", None), ("POST", "", wish), ("DELETE", "/webhook", None)):
            assert error(club.harness.call(method, f"/api/groups/{club.id}/notices{path}", token, body)) == (404, "no_such_group")
    club.harness.call("GET", f"/api/groups/{club.id}", stranger)
    assert club.harness.server.dispatcher is not None and club.harness.server.dispatcher._shown == {}


def test_a_match_of_the_group_brings_notices_for_the_own_seat(on_either: Club) -> None:
    club, (host, member) = on_either, on_either.tokens
    path = club.league()
    for way in ("push", "webhook"):
        club.follow(2, way, quiet=[22 * 60, 23 * 60])
    id = start_match(club.harness, club.tokens, path, 0)
    row = club.harness.server.store.match(id)
    assert row is not None
    [seat] = [each.seat for each in row.seats if each.name == "M2"]
    asked = [(each["way"], each["verified"], each["quiet"]) for each in club.asked(id, member, seat)["asked"]]
    assert asked == [("push", True, [1320, 1380]), ("webhook", False, [1320, 1380])]
    assert club.asked(id, host, 1 - seat)["asked"] == [], "the other player has not asked"
    with club.harness.page(id, host, 1 - seat) as page:
        while seat not in page.frame["actors"]:
            page.act()
    club.look(), club.came()
    club.later(PAUSE)
    assert club.came() == ["/2"]
    club.harness.call("DELETE", f"/api/matches/{id}/seats/{seat}/notices/push", member)
    assert [each["way"] for each in club.asked(id, member, seat)["asked"]] == ["webhook"] and len(club.followed(2)) == 2


def test_an_ordinary_table_of_the_group_brings_them_too_and_others_do_not(club: Club) -> None:
    club.follow(2)
    for group in (club.id, None):
        id = open_table(club.harness, club.tokens[0], [ME, OPEN], group=group)["id"]
        at_table(club.harness, club.tokens[1], id, "sit", name="Bo")
        at_table(club.harness, club.tokens[1], id, "ready", seat=1, ready=True)
        assert len(club.asked(id, club.tokens[1], 1)["asked"]) == (group is not None)


def test_requests_of_a_device_are_limited_those_for_seats_too(tmp_path: Path, outside: tuple[Receiver, Mailbox]) -> None:
    club = Club(tmp_path / "few.db", *outside, replace(QUICK, notices_per_device=2))
    with club.harness:
        club.gather()
        club.follow(2)
        matches = [start_match(club.harness, club.tokens, club.league(rounds=1), 0) for _ in range(3)]
        assert len(notices_in(club)) == 2 and len(matches) == 3, "the matches start all the same"
        assert error(club.follow(2, "webhook")) == (409, "too_many_notices")
        assert club.follow(2, language="cs").status_code == 200, "asked again it is the same request"


def test_an_account_takes_them_along_and_forgets_them_with_itself(tmp_path: Path, outside: tuple[Receiver, Mailbox]) -> None:
    club = Club(tmp_path / "accounts.db", *outside, WITH_ACCOUNTS)
    with club.harness:
        club.gather()
        phone, account = club.tokens[1], join(club.harness, "Bo")
        club.follow(2)
        call(club.harness, account, f"{club.id}/ask", secret=secret(club.harness, club.tokens[0], club.id), name="Bo")
        call(club.harness, club.tokens[0], f"{club.id}/members/3")
        club.tokens.append(account)
        club.follow(3)
        assert of_account(club.harness, "gather", account, device=phone).status_code == 200
        assert len(notices_in(club)) == 1 and club.followed(3) == ["push"]
        club.league(members=[1, 3])
        club.later(PAUSE)
        assert club.came() == ["/3"]
        assert of_account(club.harness, "delete", account, password=PASSWORD, device=club.harness.device()).status_code == 204
        assert notices_in(club) == []


def test_of_two_processes_one_tells(on_postgresql: Place, outside: tuple[Receiver, Mailbox]) -> None:
    first, second = (Club(on_postgresql.url, *outside) for _ in range(2))
    with first.harness, second.harness:
        first.gather()
        first.follow(2)
        first.league()
        second.clock.seconds = first.clock.seconds
        for club in (first, second, first, second):
            club.later(PAUSE)
        assert first.came() == ["/2"]


def test_what_fails_is_tried_again(club: Club) -> None:
    club.follow(2)
    club.league()
    club.web.status = 503
    for wait in (PAUSE, 60):
        club.later(wait)
        assert club.came() == ["/2"]
    club.web.status = 201
    club.later(599)
    assert club.came() == []
    club.later(1)
    assert club.came() == ["/2"] and club.days(2) == []


def test_the_length_of_a_message_tells_little(club: Club) -> None:
    assert club.harness.server.dispatcher is not None
    pusher = club.harness.server.dispatcher.pusher()
    sizes = [len(pusher.message(club.web.url(), club.browser.keys, b"x" * count, 0)[1]) for count in (1, 1000, 1024, 1025, 2048)]
    assert sizes[0] == sizes[1] == sizes[2] and sizes[3] == sizes[4] == sizes[0] + 1024


def test_nothing_is_said_of_a_match_that_has_begun(club: Club) -> None:
    """So nothing hidden can be in a notice of a group, and its time tells nothing of a choice."""
    club.follow(1), club.follow(2)
    path = club.league(rounds=1)
    id = start_match(club.harness, club.tokens, path, 0)
    for token, seat in itertools.product(club.tokens, (0, 1)):
        club.harness.call("DELETE", f"/api/matches/{id}/seats/{seat}/notices/push", token)
    assert len(notices_in(club)) == 2 and club.days(1) == [], "only those of the group are left"
    row = club.harness.server.store.match(id)
    assert row is not None
    by_seat = {seat.seat: club.tokens[0] if seat.name == "Ada" else club.tokens[1] for seat in row.seats}
    with club.harness.page(id, by_seat[0], 0) as one, club.harness.page(id, by_seat[1], 1) as other:
        play_on([one, other], 4)
    assert club.days(4) == []


def test_a_match_of_a_game_that_is_gone_is_left_out(club: Club) -> None:
    club.follow(2)
    gone, _ = club.league(name="Gone"), club.league(name="Winter")
    with club.harness.server.store.writing() as db:
        table = {"game": "chess", "options": {}, "clock": None, "hints": True}
        db.execute(competitions.update().where(competitions.c.id == gone.rpartition("/")[2]).values(table=table))
    club.later(PAUSE)
    [text] = [club.browser.read(body)["text"] for _, _, body in club.web.came]
    assert "Winter" in text and "Gone" not in text
    with club.harness.server.store.writing() as db:
        db.execute(competitions.update().values(table=table))
    club.came()
    assert club.days(5) == []


def test_what_does_not_concern_a_member_is_read_once(club: Club) -> None:
    club.follow(1), club.follow(2)
    club.league(members=[1, 2])
    third = club.harness.device()
    call(club.harness, third, f"{club.id}/ask", secret=secret(club.harness, club.tokens[0], club.id), name="Cy")
    call(club.harness, club.tokens[0], f"{club.id}/members/3")
    club.tokens.append(third)
    club.follow(3)
    club.league(members=[1, 2])
    for due_now in (3, 0):
        club.clock.seconds += PAUSE
        assert club.harness.server.dispatcher is not None
        found = club.harness.server.dispatcher.store.open_in_groups(club.clock.now())
        assert len(found) == due_now
        club.look(), club.look()
    assert sorted(club.came()) == ["/1", "/2"]


def test_several_matches_of_a_group_are_one_notice(club: Club) -> None:
    club.follow(2)
    for n in range(texts.MOST_MATCHES + 1):
        club.league(name=f"League {n}", rounds=1)
    club.later(PAUSE)
    [text] = [club.browser.read(body) for _, _, body in club.web.came]
    assert text["title"] == "Club: you have matches to play"
    lines = text["text"].split("\n")
    assert [line[:8] for line in lines] == ["League 3", "League 2", "League 1", "…"], "the last news first"


@pytest.mark.parametrize("language", OFFERED)
def test_a_notice_names_what_the_page_of_the_group_shows(language: str) -> None:
    text = texts.matches_wait(language, [(GAME, "Zima", ["Čeněk", "Þór"])], True, "Club", "id", "https://games.example")
    assert "Club" in text.title and "Zima" in text.body and "Čeněk, Þór" in text.body and text.link == "https://games.example/#/group/id"


@given(
    st.none() | st.builds(QuietHours, st.integers(0, 1439), st.integers(0, 1439)),
    st.lists(st.one_of(st.sampled_from(["news", "visit"]), st.integers(1, 300)), max_size=30),
)
def test_news_is_told_once_and_not_in_quiet_hours_and_what_was_seen_is_not(quiet: QuietHours | None, story: list[str | int]) -> None:
    now, last, known = START, None, START
    state = due.at_first(START, True, "UTC", quiet)
    for each in [*story, 24 * 60 + 10]:
        if each == "news":
            last = now
        elif each == "visit":
            state, known = replace(state, seen=now), now
        for _ in range(each if isinstance(each, int) else 1):
            now += MINUTE
            if due.is_news(state, last, now):
                assert last is not None and last > known and now - last >= PAUSE_MS and not (quiet and quiet.holds("UTC", now))
                state, known = due.done(due.queued(state, now)), now
    assert last is None or last <= known or (quiet and quiet.start == quiet.end) or state.count >= due.MOST_A_DAY
