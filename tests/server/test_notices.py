"""Notices, pure: when one is due, where it may go, what its links do."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime
from ipaddress import ip_network
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given, strategies as st

from boardwright.core.text.words import OFFERED
from boardwright.server.errors import ApiError
from boardwright.server.notification_rules import due, links, places, texts
from boardwright.server.notification_rules.due import DAY, LEASE_MS, MINUTE, MOST_A_DAY, PAUSE_MS, NoticeState, QuietHours
from tests.server.harness import GAME

ZONES = ("UTC", "Europe/Prague", "America/St_Johns", "Asia/Kathmandu", "nowhere", None)
QUIET = st.none() | st.builds(QuietHours, st.integers(0, 1439), st.integers(0, 1439))
START = 1_800_000_000_000


class Person:
    """A player who requested notices, a match that waits for them now and then, and a server that checks every half minute."""

    def __init__(self, zone: str | None, quiet: QuietHours | None) -> None:
        self.now = START
        self.state = due.at_first(self.now, True, zone, quiet)
        self.there, self.waits = False, None
        self.told: list[tuple[int, int]] = []  # when, and how often they had been there
        self.visits = 0

    def look(self) -> None:
        if self.there:
            self.state = replace(self.state, seen=self.now)
        if due.is_due(self.state, self.waits, self.now):
            self.state = due.done(due.queued(self.state, self.now))
            self.told.append((self.now, self.visits))
            assert not self.there and self.waits is not None and self.now - self.waits >= PAUSE_MS

    def pass_time(self, minutes: int) -> None:
        for _ in range(minutes):
            self.now += MINUTE
            self.look()

    def come(self) -> None:
        self.visits += not self.there
        self.there = True
        self.look()

    def go(self) -> None:
        self.look()
        self.there = False

    def toggle(self) -> None:
        self.waits = self.now if self.waits is None else None


@given(
    st.sampled_from(ZONES),
    QUIET,
    st.lists(st.one_of(st.sampled_from(["come", "go", "toggle"]), st.integers(1, 300)), max_size=40),
)
def test_no_notice_in_quiet_hours_and_only_one_between_two_visits(zone: str | None, quiet: QuietHours | None, story: list[str]) -> None:
    person = Person(zone, quiet)
    for each in story:
        person.pass_time(each) if isinstance(each, int) else getattr(person, each)()
    assert len({visits for _, visits in person.told}) == len(person.told), "between two notices they were there"
    for moment, _ in person.told:
        assert quiet is None or not quiet.holds(zone, moment)
    days = [datetime.fromtimestamp(moment / 1000, ZoneInfo(zone if zone in ZONES[:4] else "UTC")).date() for moment, _ in person.told]
    assert all(days.count(day) <= MOST_A_DAY for day in days)


@given(st.sampled_from(ZONES), QUIET)
def test_a_player_who_is_waited_for_gets_one_notice(zone: str | None, quiet: QuietHours | None) -> None:
    person = Person(zone, quiet)
    person.toggle()
    person.pass_time(24 * 60 + 10)
    assert len(person.told) == 1
    if quiet is None:
        assert person.told[0][0] == START + PAUSE_MS


def test_there_are_not_more_than_so_many_a_day() -> None:
    person = Person("UTC", None)
    person.toggle()
    for _ in range(MOST_A_DAY + 5):
        person.come(), person.go()
        person.pass_time(10)
    assert len(person.told) == MOST_A_DAY
    person.pass_time(24 * 60)
    assert len(person.told) == MOST_A_DAY + 1


@pytest.mark.parametrize(
    ("quiet", "hour", "holds"),
    [
        (QuietHours(22 * 60, 8 * 60), 23, True),
        (QuietHours(22 * 60, 8 * 60), 7, True),
        (QuietHours(22 * 60, 8 * 60), 8, False),
        (QuietHours(9 * 60, 17 * 60), 12, True),
        (QuietHours(9 * 60, 17 * 60), 17, False),
        (QuietHours(600, 600), 10, False),
    ],
)
def test_quiet_hours_are_those_of_the_persons_own_day(quiet: QuietHours, hour: int, holds: bool) -> None:
    for zone in ("Europe/Prague", "Asia/Tokyo"):
        moment = datetime(2027, 7, 1, hour, tzinfo=ZoneInfo(zone)).timestamp() * 1000
        assert quiet.holds(zone, int(moment)) == holds


def test_an_attempt_that_fails_is_made_again_three_times() -> None:
    state, tried, now = due.queued(NoticeState(START, True, START), START), 0, START
    while state.next is not None:
        now = max(now, state.next)
        assert due.is_to_try(state, now)
        state = due.failed(due.claimed(state, now), now)
        tried += 1
    assert tried == 4 and state.told == START, "they are not told about it again before they have been there"


def test_what_is_claimed_is_tried_by_others_only_when_its_time_is_up() -> None:
    state = due.claimed(due.queued(NoticeState(START, True, START), START), START)
    assert not due.is_to_try(state, START + LEASE_MS - 1) and due.is_to_try(state, START + LEASE_MS)


def test_an_address_is_confirmed_before_anything_else_is_sent() -> None:
    state = due.at_first(START, False, "UTC", QuietHours(0, 1439))
    assert due.is_to_try(state, START), "a player who asks is awake"
    sent = due.done(due.claimed(state, START))
    assert not due.is_due(sent, START, START + DAY)


# -- where


@pytest.mark.parametrize(
    "address",
    """
    127.0.0.1 10.1.2.3 172.16.0.1 192.168.1.1 169.254.169.254 100.64.0.1 0.0.0.0 255.255.255.255 224.0.0.1 198.18.0.1 192.0.2.1 240.0.0.1
    ::1 :: fe80::1 fc00::1 fd12::1 ff02::1 ::ffff:127.0.0.1 ::ffff:10.0.0.1 64:ff9b::7f00:1 64:ff9b::a00:1 2002:7f00:1:: 2002:a00:1::
    2001:db8::1 2001:0:4136:e378:8000:63bf:80ff:fffe fec0::1 64:ff9b:1::1 3fff::1 192.88.99.1 name 1.2.3
    """.split(),
)
def test_addresses_inside_are_no_place_for_a_call(address: str) -> None:
    assert not places.is_public(address)


@pytest.mark.parametrize("address", ["1.1.1.1", "93.184.216.34", "2606:4700::1111", "::ffff:1.1.1.1", "64:ff9b::101:101"])
def test_addresses_in_the_internet_are(address: str) -> None:
    assert places.is_public(address) and not places.is_allowed(address, [ip_network("10.0.0.0/8")])


def test_the_operator_may_allow_local_addresses() -> None:
    allowed = [ip_network("10.0.0.0/8")]
    for address in ("10.1.2.3", "::ffff:10.1.2.3"):
        assert places.is_public(address, allowed) and places.is_allowed(address, allowed)
    assert not places.is_public("192.168.1.1", allowed)


@given(st.ip_addresses(v=4))
def test_an_address_in_an_address_is_not_better_than_itself(address: object) -> None:
    assert places.is_public(f"::ffff:{address}") == places.is_public(f"64:ff9b::{address}") == places.is_public(str(address))


@pytest.mark.parametrize(
    "text",
    [
        "",
        "ftp://games.example/",
        "https://",
        "https://ada:secret@games.example/",
        "https://games.example:99999/",
        "https://games.example:0/",
        "https://games.example/a b",
        "https://games.example/\r\nX: y",
        "https://[::1",
        "https://ga mes/",
        "https://gämes.example/",
        "https://games.example/" + "x" * 2048,
        "file:///etc/passwd",
    ],
)
def test_what_is_no_web_address_is_refused(text: str) -> None:
    with pytest.raises(ApiError, match="bad_web_address"):
        places.web_address(text)


def test_the_parts_of_a_web_address() -> None:
    assert places.web_address("https://games.example/a?b=c#d") == ("https", "games.example", 443, "/a?b=c")
    assert places.web_address("http://[::1]:8080") == ("http", "::1", 8080, "/")


NO_MAIL = ("", "ada", "ada@", "@x.example", "a b@x.example", "a@x", "a@x..example", "a\n@x.example", "<a@x.example>", ".a@x.example")


@pytest.mark.parametrize("text", [*NO_MAIL, "a@x.example, b@x.example"])
def test_what_is_no_mail_address_is_refused(text: str) -> None:
    with pytest.raises(ApiError, match="bad_mail_address"):
        places.mail_address(text)


def test_a_mail_address_is_kept_as_it_is_but_for_its_domain() -> None:
    assert places.mail_address(" Ada+x@Games.Example ") == "Ada+x@games.example"


# -- what


WISHES = st.builds(links.ConfirmLink, st.text(max_size=20), st.integers(0, 63), st.text(max_size=50), st.integers(0, 2**53)) | st.builds(
    links.StopLink, st.text(max_size=50)
)


@given(WISHES, st.integers(0, 60), st.integers(1, 255))
def test_a_link_does_what_was_signed_and_nothing_else(wish: links.Link, at: int, change: int) -> None:
    token = links.signed(wish, b"k" * 32)
    assert links.read(token, b"k" * 32) == wish
    other = token[: at % len(token)] + chr(33 + change % 90) + token[at % len(token) + 1 :]
    for wrong, key in ((other, b"k" * 32), (token, b"x" * 32)):
        try:
            assert links.read(wrong, key) == wish and key == b"k" * 32, "only unused bits of the last character may differ"
        except ApiError as error:
            assert error.id == "bad_notice_link"


@pytest.mark.parametrize("language", OFFERED)
def test_a_notice_says_the_game_and_the_others_and_leads_to_the_match(language: str) -> None:
    text = texts.your_move(language, GAME, ["Ada", "", "Čeněk"], 0, "id", "https://games.example")
    assert text.link == "https://games.example/#/table/id"
    assert "Čeněk" in text.body and "Ada" not in text.body and "3" not in text.body and "2" in text.body
    mail = texts.as_mail(text, language, "ada@x.example", b"k" * 32, "https://games.example")
    assert mail.stop is not None and mail.stop in mail.body and text.link in mail.body
    assert links.read(mail.stop.rpartition("/")[2], b"k" * 32) == links.StopLink("ada@x.example")


@pytest.mark.parametrize(("wanted", "found"), [("cs", "cs"), ("sr-Cyrl", "sr-Cyrl"), ("de", "en"), ("is-IS", "is"), ("", "en")])
def test_a_language_that_there_is_not_is_english(wanted: str, found: str) -> None:
    assert texts.language_of(wanted) == found
