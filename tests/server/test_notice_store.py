"""Requests for notices in the database, also with several processes on it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from boardwright.server.errors import ApiError
from boardwright.server.notification_rules import due
from boardwright.server.notification_rules.due import PAUSE_MS, QuietHours
from boardwright.server.store import OVER, RUNNING, MatchRow, NoticeRequest, NoticeStore, SeatRow, Store, Subject
from boardwright.server.store.accounts import AccountStore
from boardwright.server.store.calendars import Calendars
from boardwright.server.store.notices import MOST_UNANSWERED, UNANSWERED_MS
from tests.server.databases import Database

START = 1_800_000_000_000
LATER = START + PAUSE_MS
QUIET = QuietHours(22 * 60, 8 * 60)


@pytest.fixture
def store(database: Database) -> Iterator[Store]:
    """Open a database with two devices and a match of theirs, in which the first one is to move."""
    store = Store(database.url)
    for number in range(2):
        store.add_device(bytes([number]) * 32, 0)
    store.add_match(match_row("a"))
    yield store
    store.close()


def match_row(id: str, actors: tuple[int, ...] = (0,), status: Any = RUNNING, **seat: Any) -> MatchRow:
    seats = (SeatRow(0, "person", "Ada", None, 1)._replace(**seat), SeatRow(1, "person", "Bo", None, 2))
    return MatchRow(id, 1, "g", "1+x", {}, b"s" * 32, 0.0, status, 0, list(actors), None, START, START, seats)


def push_request(match: str = "a", seat: int = 0, **more: Any) -> NoticeRequest:
    return NoticeRequest(
        Subject(match, seat), "push", 1 + seat, "https://push.example/1", {"auth": "x"}, "cs", due.at_first(START, True, "UTC", QUIET)
    )._replace(**more)


def mail_request(to: str = "ada@x.example", now: int = START, match: str = "a", seat: int = 0, **more: Any) -> NoticeRequest:
    return NoticeRequest(Subject(match, seat), "mail", 1, to, None, "en", due.at_first(now, False, None, None))._replace(**more)


def test_a_request_is_stored_and_a_new_one_replaces_it(store: Store) -> None:
    notices = NoticeStore(store, Calendars.of_store(store))
    first = notices.ask(push_request(), 10)
    assert notices.requests(Subject("a", 0), 1) == [first] == [push_request()]
    again = notices.ask(push_request(to="https://push.example/2", language="sl"), 10)
    assert notices.requests(Subject("a", 0), 1) == [again] and notices.requests(Subject("a", 0), 2) == []
    notices.forget(Subject("a", 0), "push", 2)
    assert notices.requests(Subject("a", 0), 1), "only the device that made the request can remove it"
    notices.forget(Subject("a", 0), "push", 1)
    assert notices.requests(Subject("a", 0), 1) == []


def test_the_requests_of_a_device_are_limited(store: Store) -> None:
    notices = NoticeStore(store, Calendars.of_store(store))
    notices.ask(push_request(), 1)
    notices.ask(push_request(language="hr"), 1)
    with pytest.raises(ApiError, match="too_many_notices"):
        notices.ask(mail_request(), 1)


@pytest.mark.parametrize(
    ("match", "waits"),
    [
        (match_row("b"), True),
        (match_row("b", actors=(1,)), False),
        (match_row("b", status=OVER), False),
        (match_row("b", stand_in="greedy"), False),
        (match_row("b", device=2), False),
        (match_row("b")._replace(clocks={"seats": [], "paused": True}), False),
        (match_row("b")._replace(clocks={"seats": [], "paused": False}), True),
    ],
)
def test_a_match_waits_for_the_device_to_move(store: Store, match: MatchRow, waits: bool) -> None:
    notices = NoticeStore(store, Calendars.of_store(store))
    store.add_match(match)
    request = notices.ask(push_request("b"), 10)
    situation = notices.situation(request, START)
    assert situation is not None and situation[1].waits == (START if waits else None) and situation[1].names == ["Ada", "Bo"]


def test_open_requests_are_found_page_by_page(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("boardwright.server.store.notices.PAGE", 2)
    notices = NoticeStore(store, Calendars.of_store(store))
    for seat in (0, 1):
        for way in ("push", "webhook"):
            notices.ask(push_request(seat=seat, way=way), 10)
    notices.ask(mail_request(), 10)
    assert [request.way for request, _ in notices.open(START)] == ["mail"], "to confirm"
    first = notices.open(LATER)
    second = notices.open(LATER, first[-1][0])
    third = notices.open(LATER, second[-1][0])
    assert [(request.about.seat, request.way) for request, _ in (*first, *second, *third)] == [
        (0, "mail"),
        (0, "push"),
        (0, "webhook"),
        (1, "push"),
        (1, "webhook"),
    ]
    notices.note_shown({("a", 2): LATER, ("elsewhere", 1): LATER})
    assert [request.about.seat for request, _ in notices.open(LATER)] == [0, 0]


def test_a_change_is_saved_only_if_the_request_is_unchanged(store: Store) -> None:
    notices = NoticeStore(store, Calendars.of_store(store))
    request = notices.ask(push_request(), 10)
    state = due.queued(request.state, LATER)
    saved = notices.save(request, state)
    assert saved is not None and notices.requests(Subject("a", 0), 1) == [saved] and saved.state == state
    assert notices.save(request, state) is None
    notices.note_shown({("a", 1): LATER})
    claimed = notices.save(saved, due.claimed(saved.state, LATER))
    assert claimed is not None and notices.requests(Subject("a", 0), 1)[0].state.seen == LATER, "the time of presence is kept"
    fresh = push_request(state=replace(request.state, asked=LATER))
    notices.ask(fresh, 10)
    assert notices.save(request, state) is None
    notices.remove(claimed)
    assert notices.requests(Subject("a", 0), 1) == [fresh], "the newer request stays"
    notices.remove(fresh)
    assert notices.requests(Subject("a", 0), 1) == []


def test_a_confirmed_address_counts_for_its_device_at_all_matches(store: Store) -> None:
    notices = NoticeStore(store, Calendars.of_store(store))
    store.add_match(match_row("b"))
    notices.ask(mail_request(), 10)
    notices.ask(mail_request(match="b"), 10)
    assert not notices.confirm(Subject("a", 0), "ada@x.example", START + 1) and not notices.confirm(Subject("a", 1), "ada@x.example", START)
    assert notices.confirm(Subject("a", 0), "ada@x.example", START)
    for id in ("a", "b"):
        [request] = notices.requests(Subject(id, 0), 1)
        assert request.state.verified and request.state.next is None
    store.add_match(match_row("c"))
    assert notices.ask(mail_request(match="c"), 10).state.verified
    assert not notices.ask(mail_request(match="c", seat=1, device=2), 10).state.verified
    notices.stop("ada@x.example")
    assert not any(notices.requests(Subject(id, seat), seat + 1) for id in "abc" for seat in (0, 1))


def test_an_unconfirmed_address_gets_a_limited_number_of_mails(store: Store) -> None:
    notices = NoticeStore(store, Calendars.of_store(store))
    next_mails = [
        notices.ask(mail_request(to, START + n), 10).state.next for n, to in enumerate(["ada@x.example", "ADA@x.example"] * MOST_UNANSWERED)
    ]
    assert [time is not None for time in next_mails] == [True] * MOST_UNANSWERED + [False] * MOST_UNANSWERED
    assert notices.ask(mail_request("bo@x.example"), 10).state.next is not None
    assert notices.ask(mail_request(now=START + UNANSWERED_MS), 10).state.next is not None


def test_a_key_is_created_once(store: Store) -> None:
    notices, other = NoticeStore(store, Calendars.of_store(store)), NoticeStore(store, Calendars.of_store(store))

    def create_slowly() -> bytes:
        assert other.key("a", lambda: b"first") == b"first"
        return b"second"

    assert notices.key("a", create_slowly) == b"first" and notices.key("b", lambda: b"b") == b"b"


def test_requests_move_to_the_account_and_are_deleted_with_it(store: Store) -> None:
    notices, accounts = NoticeStore(store, Calendars.of_store(store)), AccountStore(store)
    account = accounts.add("Ada", b"k" * 32, b"l" * 32, None, START)
    notices.ask(push_request(), 10)
    accounts.move_to_account(1, account, START)
    [request] = notices.requests(Subject("a", 0), account.device)
    situation = notices.situation(request, START)
    assert situation is not None and situation[1].waits == START
    accounts.delete(account, 1, START)
    assert notices.situation(request, START) is None


def test_requests_are_deleted_with_their_match(store: Store) -> None:
    notices = NoticeStore(store, Calendars.of_store(store))
    notices.ask(push_request(), 10)
    store.delete_match("a")
    assert notices.requests(Subject("a", 0), 1) == [] and notices.open(LATER) == []
