"""Clearing a database: unused groups, and results of devices without other data; not before their time."""

from __future__ import annotations

import sqlalchemy as sa

from boardwright.server.store.clearing import DAY, clear
from boardwright.server.store.schema import competitions, devices, groups, members, results
from tests.server.harness import Harness
from tests.server.table_calls import start_match

DAYS = 365


def days_from_now(harness: Harness, days: int) -> int:
    """Return the time a number of days from now."""
    return harness.server.clock.now() + days * DAY


def count_rows(harness: Harness, table: sa.Table) -> int:
    """Return the number of rows of a table."""
    with harness.server.store.reading() as db:
        return int(db.execute(sa.select(sa.func.count()).select_from(table)).scalar_one())


def create_group(harness: Harness, token: str) -> str:
    """Create a group of one member. Returns its id."""
    id: str = harness.call("POST", "/api/groups", token, {"name": "Club", "own": "Ada"}).json()["id"]
    return id


def test_a_group_is_cleared_without_matches_new_members_and_competitions(harness_on_each_database: Harness) -> None:
    harness = harness_on_each_database
    store, ada, bo = harness.server.store, harness.new_device(), harness.new_device()
    group = create_group(harness, ada)
    start_match(harness, [ada, bo], group=group)
    old = days_from_now(harness, DAYS + 1)
    assert clear(store, DAYS, "over", delete=True, now=old).groups == 0, "the group has a match"
    assert clear(store, DAYS, None, delete=False, now=old).groups == 0
    with store.writing() as db:
        db.execute(members.update().values(since=old))
    clear(store, DAYS, None, delete=True, now=old)
    assert count_rows(harness, groups) == 1, "a member has just joined"
    cup = {"id": "c", "group": group, "name": "Cup", "table": {}, "entrants": [], "course": {}, "created": old, "version": 1}
    with store.writing() as db:
        db.execute(members.update().values(since=0))
        db.execute(competitions.insert().values(cup))
    clear(store, DAYS, None, delete=True, now=old)
    assert count_rows(harness, groups) == 1, "a competition has just begun"
    much_later = old + (DAYS + 1) * DAY
    assert clear(store, DAYS, None, delete=True, now=much_later)[2:] == (1, 0, 1)
    assert [count_rows(harness, table) for table in (groups, members, competitions, devices)] == [0, 0, 0, 0]


def test_a_result_is_kept_while_one_of_its_players_is_in_a_group(harness_on_each_database: Harness) -> None:
    harness = harness_on_each_database
    store, ada, bo = harness.server.store, harness.new_device(), harness.new_device()
    group = create_group(harness, ada)
    harness.play_out(start_match(harness, [ada, bo]))
    harness.record_past()
    old = days_from_now(harness, DAYS + 1)
    with store.writing() as db:
        db.execute(members.update().values(since=old))
    assert clear(store, DAYS - 1, None, delete=False, now=days_from_now(harness, 1)).matches == 0
    assert clear(store, DAYS, None, delete=True, now=old)._replace(devices=0) == (1, 0, 0, 0, 0), "Ada is in a group"
    assert count_rows(harness, results) == 1
    harness.call("DELETE", f"/api/groups/{group}/members/1", ada)
    assert count_rows(harness, groups) == 0
    assert clear(store, DAYS, None, delete=True, now=old)[2:] == (0, 1, 2)
    assert [count_rows(harness, table) for table in (results, devices)] == [0, 0]
