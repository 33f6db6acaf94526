"""Checks of a database while people play (`admin check` and its siblings): each match is read as of one moment."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import replace
from threading import Event
from typing import Any

import sqlalchemy as sa
from sqlalchemy import event

from boardwright.server.ops.inspection import faults
from boardwright.server.play.registry import MatchRegistry
from boardwright.server.store import Store
from tests.conftest import repetitions
from tests.server.databases import Database
from tests.server.harness import TIMEOUT, Harness, Page, play_decisions


def call_before_reading_a_log(store: Store, work: Any) -> None:
    """Call `work` once, after a store reads a match and before it reads its log."""
    pending = [work]

    def before_statement(connection: sa.Connection, cursor: Any, statement: str, *rest: Any) -> None:
        if "FROM log" in statement and pending:
            pending.pop()()

    event.listen(store.engine, "before_cursor_execute", before_statement)


@contextmanager
def open_pages(harness: Harness, token: str) -> Iterator[list[Page]]:
    """Start a match of two players, and open a page of each."""
    match = harness.new_match(token)
    with harness.page(match, token, 0) as one, harness.page(match, token, 1) as other:
        yield [one, other]


def test_a_choice_between_reading_match_and_log_is_no_fault(harness_on_each_database: Harness, database: Database) -> None:
    store = Store(database.url)
    with open_pages(harness_on_each_database, harness_on_each_database.new_device()) as pages:
        call_before_reading_a_log(store, lambda: play_decisions(pages, 1))
        assert list(faults(store)) == [] and len(harness_on_each_database.log(pages[0].match)) == 1
    store.close()


def test_all_matches_are_read_as_of_one_moment(harness_on_each_database: Harness, database: Database) -> None:
    """Another match is begun, and one goes on, after the first has been read: neither is in the snapshot."""
    store, token = Store(database.url), harness_on_each_database.new_device()
    with open_pages(harness_on_each_database, token) as _, open_pages(harness_on_each_database, token) as pages:
        checked = store.every_match()
        read = [next(checked)]
        play_decisions(pages, 1)
        harness_on_each_database.new_match(token)
        read += checked
        assert len(read) == 2 and all(row.decisions == len(rows) == 0 for row, rows in read)
    assert len(list(store.every_match())) == 3
    store.close()


def test_a_match_is_opened_as_of_one_moment(harness_on_each_database: Harness, database: Database) -> None:
    """Another process writes while this one reads: the row and the log in memory belong together."""
    store = Store(database.url)
    other = MatchRegistry(replace(harness_on_each_database.server.match_services, store=store))
    with open_pages(harness_on_each_database, harness_on_each_database.new_device()) as pages:
        call_before_reading_a_log(store, lambda: play_decisions(pages, 1))
        live = other._read(pages[0].match)
        assert live.version == live.row.decisions == 0 and len(harness_on_each_database.log(pages[0].match)) == 1
    store.close()


def test_no_fault_is_found_while_people_play(harness_on_each_database: Harness, database: Database) -> None:
    store, token = Store(database.url), harness_on_each_database.new_device()
    begun, enough = Event(), Event()

    def play() -> None:
        while not enough.is_set():
            with open_pages(harness_on_each_database, token) as pages:
                while not (enough.is_set() or pages[0].frame["over"]):
                    play_decisions(pages, 1)
                    begun.set()

    with ThreadPoolExecutor(1) as thread:
        playing = thread.submit(play)
        try:
            assert begun.wait(TIMEOUT)
            assert [fault for _ in range(repetitions(10, 200, 5)) for fault in faults(store)] == []
        finally:
            enough.set()
        playing.result()
    store.close()
