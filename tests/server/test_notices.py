"""Rules of notices: when one is due, which addresses are allowed, and what its links do."""

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
    """A player with a request for notices, a match that sometimes waits for the player, and a server that checks every minute."""

    def __init__(self, zone: str | None, quiet: QuietHours | None) -> None:
        self.now = START
        self.state = due.at_first(self.now, True, zone, quiet)
        self.present, self.waits = False, None
        self.notices: list[tuple[int, int]] = []  # the time, and the number of visits until then
        self.visits = 0

    def check(self) -> None:
        if self.present:
            self.state = replace(self.state, seen=self.now)
        if due.is_due(self.state, self.waits, self.now):
            self.state = due.done(due.queued(self.state, self.now))
            self.notices.append((self.now, self.visits))
            assert not self.present and self.waits is not None and self.now - self.waits >= PAUSE_MS

    def pass_time(self, minutes: int) -> None:
        for _ in range(minutes):
            self.now += MINUTE
            self.check()

    def arrive(self) -> None:
        self.visits += not self.present
        self.present = True
        self.check()

    def leave(self) -> None:
        self.check()
        self.present = False

    def toggle_waiting(self) -> None:
        self.waits = self.now if self.waits is None else None


@given(
    st.sampled_from(ZONES),
    QUIET,
    st.lists(st.one_of(st.sampled_from(["arrive", "leave", "toggle_waiting"]), st.integers(1, 300)), max_size=40),
)
def test_no_notice_is_due_in_quiet_hours_and_only_one_between_two_visits(
    zone: str | None, quiet: QuietHours | None, steps: list[str]
) -> None:
    person = Person(zone, quiet)
    for step in steps:
        person.pass_time(step) if isinstance(step, int) else getattr(person, step)()
    assert len({visits for _, visits in person.notices}) == len(person.notices), "the player was present between two notices"
    for moment, _ in person.notices:
        assert quiet is None or not quiet.holds(zone, moment)
    days = [datetime.fromtimestamp(moment / 1000, ZoneInfo(zone if zone in ZONES[:4] else "UTC")).date() for moment, _ in person.notices]
    assert all(days.count(day) <= MOST_A_DAY for day in days)


@given(st.sampled_from(ZONES), QUIET)
def test_one_notice_is_due_while_the_match_waits(zone: str | None, quiet: QuietHours | None) -> None:
    person = Person(zone, quiet)
    person.toggle_waiting()
    person.pass_time(24 * 60 + 10)
    assert len(person.notices) == 1
    if quiet is None:
        assert person.notices[0][0] == START + PAUSE_MS


def test_the_notices_of_a_day_are_limited() -> None:
    person = Person("UTC", None)
    person.toggle_waiting()
    for _ in range(MOST_A_DAY + 5):
        person.arrive(), person.leave()
        person.pass_time(10)
    assert len(person.notices) == MOST_A_DAY
    person.pass_time(24 * 60)
    assert len(person.notices) == MOST_A_DAY + 1


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
def test_quiet_hours_are_in_the_time_zone_of_the_player(quiet: QuietHours, hour: int, holds: bool) -> None:
    for zone in ("Europe/Prague", "Asia/Tokyo"):
        moment = datetime(2027, 7, 1, hour, tzinfo=ZoneInfo(zone)).timestamp() * 1000
        assert quiet.holds(zone, int(moment)) == holds


def test_a_failed_attempt_is_retried_three_times() -> None:
    state, attempts, now = due.queued(NoticeState(START, True, START), START), 0, START
    while state.next is not None:
        now = max(now, state.next)
        assert due.is_to_try(state, now)
        state = due.failed(due.claimed(state, now), now)
        attempts += 1
    assert attempts == 4 and state.told == START, "no other notice is due before the next visit"


def test_a_claimed_notice_is_free_again_when_its_lease_ends() -> None:
    state = due.claimed(due.queued(NoticeState(START, True, START), START), START)
    assert not due.is_to_try(state, START + LEASE_MS - 1) and due.is_to_try(state, START + LEASE_MS)


def test_only_a_confirmation_is_sent_to_an_unconfirmed_address() -> None:
    state = due.at_first(START, False, "UTC", QuietHours(0, 1439))
    assert due.is_to_try(state, START), "quiet hours do not delay it"
    after_sending = due.done(due.claimed(state, START))
    assert not due.is_due(after_sending, START, START + DAY)


# -- addresses


@pytest.mark.parametrize(
    "address",
    """
    127.0.0.1 10.1.2.3 172.16.0.1 192.168.1.1 169.254.169.254 100.64.0.1 0.0.0.0 255.255.255.255 224.0.0.1 198.18.0.1 192.0.2.1 240.0.0.1
    ::1 :: fe80::1 fc00::1 fd12::1 ff02::1 ::ffff:127.0.0.1 ::ffff:10.0.0.1 64:ff9b::7f00:1 64:ff9b::a00:1 2002:7f00:1:: 2002:a00:1::
    2001:db8::1 2001:0:4136:e378:8000:63bf:80ff:fffe fec0::1 64:ff9b:1::1 3fff::1 192.88.99.1 name 1.2.3
    """.split(),
)
def test_local_and_reserved_addresses_are_not_public(address: str) -> None:
    assert not places.is_public(address)


@pytest.mark.parametrize("address", ["1.1.1.1", "93.184.216.34", "2606:4700::1111", "::ffff:1.1.1.1", "64:ff9b::101:101"])
def test_addresses_in_the_internet_are_public(address: str) -> None:
    assert places.is_public(address) and not places.is_allowed(address, [ip_network("10.0.0.0/8")])


def test_the_operator_may_allow_local_addresses() -> None:
    allowed = [ip_network("10.0.0.0/8")]
    for address in ("10.1.2.3", "::ffff:10.1.2.3"):
        assert places.is_public(address, allowed) and places.is_allowed(address, allowed)
    assert not places.is_public("192.168.1.1", allowed)


@given(st.ip_addresses(v=4))
def test_an_embedded_ipv4_address_is_judged_like_itself(address: object) -> None:
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
def test_an_invalid_web_address_is_refused(text: str) -> None:
    with pytest.raises(ApiError, match="bad_web_address"):
        places.web_address(text)


def test_a_web_address_is_split_into_its_parts() -> None:
    assert places.web_address("https://games.example/a?b=c#d") == ("https", "games.example", 443, "/a?b=c")
    assert places.web_address("http://[::1]:8080") == ("http", "::1", 8080, "/")


INVALID_MAIL_ADDRESSES = (
    "",
    "ada",
    "ada@",
    "@x.example",
    "a b@x.example",
    "a@x",
    "a@x..example",
    "a\n@x.example",
    "<a@x.example>",
    ".a@x.example",
)


@pytest.mark.parametrize("text", [*INVALID_MAIL_ADDRESSES, "a@x.example, b@x.example"])
def test_an_invalid_mail_address_is_refused(text: str) -> None:
    with pytest.raises(ApiError, match="bad_mail_address"):
        places.mail_address(text)


def test_only_the_domain_of_a_mail_address_is_normalized() -> None:
    assert places.mail_address(" Ada+x@Games.Example ") == "Ada+x@games.example"


# -- links and texts


LINKS = st.builds(links.ConfirmLink, st.text(max_size=20), st.integers(0, 63), st.text(max_size=50), st.integers(0, 2**53)) | st.builds(
    links.StopLink, st.text(max_size=50)
)


@given(LINKS, st.integers(0, 60), st.integers(1, 255))
def test_a_changed_link_is_refused(link: links.Link, position: int, change: int) -> None:
    token = links.signed(link, b"k" * 32)
    assert links.read(token, b"k" * 32) == link
    changed = token[: position % len(token)] + chr(33 + change % 90) + token[position % len(token) + 1 :]
    for candidate, key in ((changed, b"k" * 32), (token, b"x" * 32)):
        try:
            assert links.read(candidate, key) == link and key == b"k" * 32, "only unused bits of the last character may differ"
        except ApiError as error:
            assert error.id == "bad_notice_link"


@pytest.mark.parametrize("language", OFFERED)
def test_a_notice_names_the_game_and_the_other_players_and_links_to_the_match(language: str) -> None:
    text = texts.your_move(language, GAME, ["Ada", "", "Čeněk"], 0, "id", "https://games.example")
    assert text.link == "https://games.example/#/table/id"
    assert "Čeněk" in text.body and "Ada" not in text.body and "3" not in text.body and "2" in text.body
    mail = texts.as_mail(text, language, "ada@x.example", b"k" * 32, "https://games.example")
    assert mail.stop is not None and mail.stop in mail.body and text.link in mail.body
    assert links.read(mail.stop.rpartition("/")[2], b"k" * 32) == links.StopLink("ada@x.example")


@pytest.mark.parametrize(("wanted", "expected"), [("cs", "cs"), ("sr-Cyrl", "sr-Cyrl"), ("de", "en"), ("is-IS", "is"), ("", "en")])
def test_english_replaces_an_unknown_language(wanted: str, expected: str) -> None:
    assert texts.language_of(wanted) == expected
