"""Notices in the database: who asked for what, and that of several processes one does each thing."""

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
from tests.server.databases import Place

START = 1_800_000_000_000
LATER = START + PAUSE_MS
QUIET = QuietHours(22 * 60, 8 * 60)


@pytest.fixture
def store(database: Place) -> Iterator[Store]:
    """A database with two devices and a match of theirs, in which the first one is to move."""
    store = Store(database.url)
    for number in range(2):
        store.add_device(bytes([number]) * 32, 0)
    store.add_match(match_of("a"))
    yield store
    store.close()


def match_of(id: str, actors: tuple[int, ...] = (0,), status: Any = RUNNING, **seat: Any) -> MatchRow:
    seats = (SeatRow(0, "person", "Ada", None, 1)._replace(**seat), SeatRow(1, "person", "Bo", None, 2))
    return MatchRow(id, 1, "g", "1+x", {}, b"s" * 32, 0.0, status, 0, list(actors), None, START, START, seats)


def push(match: str = "a", seat: int = 0, **more: Any) -> NoticeRequest:
    return NoticeRequest(
        Subject(match, seat), "push", 1 + seat, "https://push.example/1", {"auth": "x"}, "cs", due.at_first(START, True, "UTC", QUIET)
    )._replace(**more)


def mail(to: str = "ada@x.example", now: int = START, match: str = "a", seat: int = 0, **more: Any) -> NoticeRequest:
    return NoticeRequest(Subject(match, seat), "mail", 1, to, None, "en", due.at_first(now, False, None, None))._replace(**more)


def test_what_is_asked_for_is_kept_as_it_is_and_asked_again_replaces_it(store: Store) -> None:
    notices = NoticeStore(store, Calendars.of_store(store))
    first = notices.ask(push(), 10)
    assert notices.requests(Subject("a", 0), 1) == [first] == [push()]
    again = notices.ask(push(to="https://push.example/2", language="sl"), 10)
    assert notices.requests(Subject("a", 0), 1) == [again] and notices.requests(Subject("a", 0), 2) == []
    notices.forget(Subject("a", 0), "push", 2)
    assert notices.requests(Subject("a", 0), 1), "only the device that asked"
    notices.forget(Subject("a", 0), "push", 1)
    assert notices.requests(Subject("a", 0), 1) == []


def test_a_device_asks_for_so_many(store: Store) -> None:
    notices = NoticeStore(store, Calendars.of_store(store))
    notices.ask(push(), 1)
    notices.ask(push(language="hr"), 1)
    with pytest.raises(ApiError, match="too_many_notices"):
        notices.ask(mail(), 1)


@pytest.mark.parametrize(
    ("match", "waits"),
    [
        (match_of("b"), True),
        (match_of("b", actors=(1,)), False),
        (match_of("b", status=OVER), False),
        (match_of("b", stand_in="greedy"), False),
        (match_of("b", device=2), False),
        (match_of("b")._replace(clocks={"seats": [], "paused": True}), False),
        (match_of("b")._replace(clocks={"seats": [], "paused": False}), True),
    ],
)
def test_whom_a_match_waits_for(store: Store, match: MatchRow, waits: bool) -> None:
    notices = NoticeStore(store, Calendars.of_store(store))
    store.add_match(match)
    asked = notices.ask(push("b"), 10)
    found = notices.situation(asked, START)
    assert found is not None and found[1].waits == (START if waits else None) and found[1].names == ["Ada", "Bo"]


def test_what_is_open_is_found_part_by_part(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("boardwright.server.store.notices.PAGE", 2)
    notices = NoticeStore(store, Calendars.of_store(store))
    for seat in (0, 1):
        for way in ("push", "webhook"):
            notices.ask(push(seat=seat, way=way), 10)
    notices.ask(mail(), 10)
    assert [asked.way for asked, _ in notices.open(START)] == ["mail"], "to confirm"
    first = notices.open(LATER)
    second = notices.open(LATER, first[-1][0])
    third = notices.open(LATER, second[-1][0])
    assert [(asked.about.seat, asked.way) for asked, _ in (*first, *second, *third)] == [
        (0, "mail"),
        (0, "push"),
        (0, "webhook"),
        (1, "push"),
        (1, "webhook"),
    ]
    notices.note_shown({("a", 2): LATER, ("elsewhere", 1): LATER})
    assert [asked.about.seat for asked, _ in notices.open(LATER)] == [0, 0]


def test_one_of_several_processes_changes_something(store: Store) -> None:
    notices = NoticeStore(store, Calendars.of_store(store))
    asked = notices.ask(push(), 10)
    state = due.queued(asked.state, LATER)
    saved = notices.save(asked, state)
    assert saved is not None and notices.requests(Subject("a", 0), 1) == [saved] and saved.state == state
    assert notices.save(asked, state) is None
    notices.note_shown({("a", 1): LATER})
    claimed = notices.save(saved, due.claimed(saved.state, LATER))
    assert claimed is not None and notices.requests(Subject("a", 0), 1)[0].state.seen == LATER, "who was there meanwhile stays known"
    fresh = push(state=replace(asked.state, asked=LATER))
    notices.ask(fresh, 10)
    assert notices.save(asked, state) is None
    notices.remove(claimed)
    assert notices.requests(Subject("a", 0), 1) == [fresh], "asked again since"
    notices.remove(fresh)
    assert notices.requests(Subject("a", 0), 1) == []


def test_a_confirmed_address_counts_for_this_device_at_all_matches(store: Store) -> None:
    notices = NoticeStore(store, Calendars.of_store(store))
    store.add_match(match_of("b"))
    notices.ask(mail(), 10)
    notices.ask(mail(match="b"), 10)
    assert not notices.confirm(Subject("a", 0), "ada@x.example", START + 1) and not notices.confirm(Subject("a", 1), "ada@x.example", START)
    assert notices.confirm(Subject("a", 0), "ada@x.example", START)
    for id in ("a", "b"):
        [asked] = notices.requests(Subject(id, 0), 1)
        assert asked.state.verified and asked.state.next is None
    store.add_match(match_of("c"))
    assert notices.ask(mail(match="c"), 10).state.verified
    assert not notices.ask(mail(match="c", seat=1, device=2), 10).state.verified
    notices.stop("ada@x.example")
    assert not any(notices.requests(Subject(id, seat), seat + 1) for id in "abc" for seat in (0, 1))


def test_an_address_that_does_not_answer_is_not_asked_without_end(store: Store) -> None:
    notices = NoticeStore(store, Calendars.of_store(store))
    wrote = [notices.ask(mail(to, START + n), 10).state.next for n, to in enumerate(["ada@x.example", "ADA@x.example"] * MOST_UNANSWERED)]
    assert [each is not None for each in wrote] == [True] * MOST_UNANSWERED + [False] * MOST_UNANSWERED
    assert notices.ask(mail("bo@x.example"), 10).state.next is not None
    assert notices.ask(mail(now=START + UNANSWERED_MS), 10).state.next is not None


def test_keys_are_made_once(store: Store) -> None:
    notices, other = NoticeStore(store, Calendars.of_store(store)), NoticeStore(store, Calendars.of_store(store))

    def slower() -> bytes:
        assert other.key("a", lambda: b"first") == b"first"
        return b"second"

    assert notices.key("a", slower) == b"first" and notices.key("b", lambda: b"b") == b"b"


def test_an_account_takes_them_along_and_forgets_them_with_itself(store: Store) -> None:
    notices, accounts = NoticeStore(store, Calendars.of_store(store)), AccountStore(store)
    account = accounts.add("Ada", b"k" * 32, b"l" * 32, None, START)
    notices.ask(push(), 10)
    accounts.move_to_account(1, account, START)
    [asked] = notices.requests(Subject("a", 0), account.device)
    found = notices.situation(asked, START)
    assert found is not None and found[1].waits == START
    accounts.delete(account, 1, START)
    assert notices.situation(asked, START) is None


def test_notices_go_with_their_match(store: Store) -> None:
    notices = NoticeStore(store, Calendars.of_store(store))
    notices.ask(push(), 10)
    store.delete_match("a")
    assert notices.requests(Subject("a", 0), 1) == [] and notices.open(LATER) == []
