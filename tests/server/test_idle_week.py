"""A simulated week of visits to tables and matches: nothing stays open, and memory does not grow."""

from __future__ import annotations

import asyncio
import gc
import os
import re
import sys
import threading
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

import pytest

from boardwright.server.table_rules.table import KEPT_MS
from tests.conftest import only_in_prove
from tests.server.clock import ManualClock
from tests.server.harness import QUICK_SETTINGS, TWO_PERSONS, Harness
from tests.server.table_calls import ADA_SEAT, OPEN_SEAT, call_table, open_table

CLOCK = {"each": "move", "seconds": 60, "at_zero": "wait"}
DAYS = 7
ROUNDS = 60
"""Visits per day."""
WARM_UP_DAYS = 2
"""Days after which everything is loaded that is loaded once."""
POOLED = re.compile(r"_\d+$|^AnyIO")
"""The names of threads in pools, which grow with demand up to their limits."""
MOST_POOLED = 24
MOST_POOLED_FILES = 8 * 3
"""Files of SQLite's pool: each connection has the database, its log and the log's index. The pool grows with demand."""
SLACK = 3 * ROUNDS * (DAYS - WARM_UP_DAYS)
"""The tolerated growth in objects: caches and pools of libraries are some hundred, a leaked round would be some thousand."""


@pytest.fixture
def clock() -> ManualClock:
    """The clock of the server."""
    return ManualClock()


@pytest.fixture
def small_server(tmp_path: Path, clock: ManualClock) -> Iterator[Harness]:
    """A server that keeps few matches in memory."""
    with Harness(tmp_path / "m.db", replace(QUICK_SETTINGS, matches_in_memory=2, tables_per_device=10 * ROUNDS), clock) as harness:
        yield harness


def visit_and_leave(harness: Harness, token: str, guest: str) -> None:
    """Open a table with a guest that does not start, and play a match with two players and a spectator, then leave."""
    table = open_table(harness, token, [ADA_SEAT, OPEN_SEAT], listed=True)["id"]
    assert call_table(harness, guest, table, "sit", name="Bo").status_code == 200
    assert harness.call("GET", f"/api/tables/{table}?after=1", guest).status_code == 200
    clocked = open_table(harness, token, [ADA_SEAT, OPEN_SEAT], clock=CLOCK)["id"]
    assert call_table(harness, token, clocked, "start", fill="random").status_code == 200
    match = harness.new_match(token, TWO_PERSONS)
    for id in (match, clocked):
        with harness.page(id, token, 0) as page, harness.page(id, None, None) as watcher:
            page.send(type="say", say_id="x", seat=0, text="Hello")
            watcher.wait_for("talk")
        assert harness.call("DELETE", f"/api/matches/{id}", token).status_code == 204


def list_open_files() -> list[str]:
    """Return what the process has open, as Linux names it: paths of files, or their kind ("socket:[17]")."""
    names = []
    for link in Path("/proc/self/fd").iterdir():
        with suppress(FileNotFoundError):  # the listing itself was open
            names.append(os.readlink(link))
    return names


def count_resources(harness: Harness) -> dict[str, int]:
    """Count what the server holds: objects after a collection, tasks, threads, files, and all counters of the server."""

    async def tasks() -> int:
        return len(asyncio.all_tasks())

    gc.unfreeze()  # objects that the server has frozen count, too
    gc.collect()
    server = harness.server
    return {
        "objects": len(gc.get_objects()),
        "tasks": harness.run_in_loop(tasks),
        "threads": sum(not POOLED.search(thread.name) for thread in threading.enumerate()),
        "files": sum(not name.startswith(str(harness.db)) for name in list_open_files()),
        "matches": server.registry.matches_in_memory,
        "sockets": server.limits.open_sockets,
        "waiting": len(server.bus._listening),
        "held": sum(len(quota.held) for quota in vars(server.limits).values() if hasattr(quota, "held")),
    }


@only_in_prove("counts what is left after a week")
@pytest.mark.skipif(sys.platform != "linux", reason="files are counted in /proc")
def test_a_week_of_visits_leaves_nothing_open_and_no_memory_growing(
    small_server: Harness, clock: ManualClock, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("WARNING", "boardwright.server")  # pytest keeps each line of a log that an earlier test may have begun
    counts: list[dict[str, int]] = []
    for _ in range(DAYS):
        token, guest = small_server.new_device(), small_server.new_device()
        for _ in range(ROUNDS):
            visit_and_leave(small_server, token, guest)
            small_server.run_in_loop(clock.advance, 24 * 3600 / ROUNDS)
        counts.append(count_resources(small_server))
    warm, last = counts[WARM_UP_DAYS - 1], counts[-1]
    assert last["objects"] - warm["objects"] < SLACK, counts
    assert {name: last[name] for name in warm if name != "objects"} == {name: warm[name] for name in warm if name != "objects"}, counts
    assert sum(bool(POOLED.search(thread.name)) for thread in threading.enumerate()) < MOST_POOLED
    assert sum(name.startswith(str(small_server.db)) for name in list_open_files()) <= MOST_POOLED_FILES
    assert (last["sockets"], last["held"], last["waiting"]) == (0, 0, 0)
    small_server.run_in_loop(clock.advance, KEPT_MS / 1000)
    open_table(small_server, small_server.new_device(), [ADA_SEAT, OPEN_SEAT])
    with small_server.server.store.engine.connect() as db:
        assert db.exec_driver_sql("SELECT count(*) FROM tables").scalar() == 1, "old tables are deleted"
