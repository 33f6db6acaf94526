"""What is cleared: groups without tables, and results that belong to devices with nothing else; not before their time."""

from __future__ import annotations

import sqlalchemy as sa

from boardwright.server.store.clearing import DAY, clear
from boardwright.server.store.schema import competitions, devices, groups, members, results
from tests.server.gathered import begin
from tests.server.harness import Harness

DAYS = 365


def later(harness: Harness, days: int) -> int:
    """A time so many days from now."""
    return harness.server.clock.now() + days * DAY


def count(harness: Harness, table: sa.Table) -> int:
    with harness.server.store.reading() as db:
        return int(db.execute(sa.select(sa.func.count()).select_from(table)).scalar_one())


def group_of(harness: Harness, token: str) -> str:
    id: str = harness.call("POST", "/api/groups", token, {"name": "Club", "own": "Ada"}).json()["id"]
    return id


def test_a_group_is_unused_without_tables_new_members_and_competitions(harness_on_either: Harness) -> None:
    harness = harness_on_either
    store, ada, bo = harness.server.store, harness.device(), harness.device()
    group = group_of(harness, ada)
    begin(harness, [ada, bo], group=group)
    old = later(harness, DAYS + 1)
    assert clear(store, DAYS, "over", delete=True, now=old).groups == 0, "a match of the group is there"
    assert clear(store, DAYS, None, delete=False, now=old).groups == 0
    with store.writing() as db:
        db.execute(members.update().values(since=old))
    clear(store, DAYS, None, delete=True, now=old)
    assert count(harness, groups) == 1, "a member has just joined"
    cup = {"id": "c", "group": group, "name": "Cup", "table": {}, "entrants": [], "course": {}, "created": old, "version": 1}
    with store.writing() as db:
        db.execute(members.update().values(since=0))
        db.execute(competitions.insert().values(cup))
    clear(store, DAYS, None, delete=True, now=old)
    assert count(harness, groups) == 1, "a competition has just begun"
    later_on = old + (DAYS + 1) * DAY
    assert clear(store, DAYS, None, delete=True, now=later_on)[2:] == (1, 0, 1)
    assert [count(harness, table) for table in (groups, members, competitions, devices)] == [0, 0, 0, 0]


def test_a_result_is_kept_as_long_as_one_of_its_people_has_something_here(harness_on_either: Harness) -> None:
    harness = harness_on_either
    store, ada, bo = harness.server.store, harness.device(), harness.device()
    group = group_of(harness, ada)
    harness.play_out(begin(harness, [ada, bo]))
    harness.record_past()
    old = later(harness, DAYS + 1)
    with store.writing() as db:
        db.execute(members.update().values(since=old))
    assert clear(store, DAYS - 1, None, delete=False, now=later(harness, 1)).matches == 0
    assert clear(store, DAYS, None, delete=True, now=old)._replace(devices=0) == (1, 0, 0, 0, 0), "Ada is in a group"
    assert count(harness, results) == 1
    harness.call("DELETE", f"/api/groups/{group}/members/1", ada)
    assert count(harness, groups) == 0
    assert clear(store, DAYS, None, delete=True, now=old)[2:] == (0, 1, 2)
    assert [count(harness, table) for table in (results, devices)] == [0, 0]
