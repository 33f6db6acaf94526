"""Tables that are opened and left, matches that are looked at and left, for a week: nothing of them stays open, and nothing grows."""

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
from tests.conftest import in_prove, many
from tests.server.clock import StillClock
from tests.server.gathered import ME, OPEN, ask, open_table
from tests.server.harness import PERSONS, QUICK, Harness

CLOCK = {"each": "move", "seconds": 60, "at_zero": "wait"}
DAYS = 7
ROUNDS = many(2, 60, 2)
"""How often a day a viewer comes and leaves."""
WARM = 2
"""Days after which everything has been loaded that is loaded once."""
POOLED = re.compile(r"_\d+$|^AnyIO")
"""Threads of pools: as many as are wanted at once, up to their limits."""
MOST_POOLED = 24
MOST_POOLED_FILES = 8 * 3
"""Files of SQLite's pool: each connection has the database, its log and the log's index, and as many are opened as are wanted at once."""
SLACK = 3 * ROUNDS * (DAYS - WARM)
"""Objects that may be more or fewer: caches and pools of libraries, some hundred. A round that stayed would leave behind some thousand."""


@pytest.fixture
def clock() -> StillClock:
    return StillClock()


@pytest.fixture
def small(tmp_path: Path, clock: StillClock) -> Iterator[Harness]:
    """A server that keeps few matches in memory."""
    with Harness(tmp_path / "m.db", replace(QUICK, matches_in_memory=2, tables_per_device=10 * ROUNDS), clock) as harness:
        yield harness


def come_and_leave(harness: Harness, token: str, guest: str) -> None:
    """A table with a guest that does not start; and a match with two players and a spectator."""
    table = open_table(harness, token, [ME, OPEN], listed=True)["id"]
    assert ask(harness, guest, table, "sit", name="Bo").status_code == 200
    assert harness.call("GET", f"/api/tables/{table}?after=1", guest).status_code == 200
    clocked = open_table(harness, token, [ME, OPEN], clock=CLOCK)["id"]
    assert ask(harness, token, clocked, "start", fill="random").status_code == 200
    match = harness.match(token, PERSONS)
    for id in (match, clocked):
        with harness.page(id, token, 0) as page, harness.page(id, None, None) as watcher:
            page.send(type="say", say_id="x", seat=0, text="Hello")
            watcher.next("talk")
        assert harness.call("DELETE", f"/api/matches/{id}", token).status_code == 204


def open_files() -> list[str]:
    """What the process has open, as Linux names it: paths of files, or their kind ("socket:[17]")."""
    found = []
    for each in Path("/proc/self/fd").iterdir():
        with suppress(FileNotFoundError):  # the listing itself was open
            found.append(os.readlink(each))
    return found


def open_now(harness: Harness) -> dict[str, int]:
    """What the server holds: objects after a collection, tasks, threads, files, and everything that is counted."""

    async def tasks() -> int:
        return len(asyncio.all_tasks())

    gc.unfreeze()  # what the server no longer looks through counts, too
    gc.collect()
    server = harness.server
    return {
        "objects": len(gc.get_objects()),
        "tasks": harness.ask(tasks),
        "threads": sum(not POOLED.search(each.name) for each in threading.enumerate()),
        "files": sum(not each.startswith(str(harness.db)) for each in open_files()),
        "matches": server.registry.matches_in_memory,
        "sockets": server.limits.open_sockets,
        "waiting": len(server.bus._listening),
        "held": sum(len(quota.held) for quota in vars(server.limits).values() if hasattr(quota, "held")),
    }


@in_prove("counts what is left after a week")
@pytest.mark.skipif(sys.platform != "linux", reason="files are counted in /proc")
def test_a_week_of_people_who_come_and_go_leaves_nothing_behind(
    small: Harness, clock: StillClock, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("WARNING", "boardwright.server")  # pytest keeps each line of a log that an earlier test may have begun
    found: list[dict[str, int]] = []
    for _ in range(DAYS):
        token, guest = small.device(), small.device()
        for _ in range(ROUNDS):
            come_and_leave(small, token, guest)
            small.ask(clock.move, 24 * 3600 / ROUNDS)
        found.append(open_now(small))
    warm, last = found[WARM - 1], found[-1]
    assert last["objects"] - warm["objects"] < SLACK, found
    assert {name: last[name] for name in warm if name != "objects"} == {name: warm[name] for name in warm if name != "objects"}, found
    assert sum(bool(POOLED.search(each.name)) for each in threading.enumerate()) < MOST_POOLED
    assert sum(each.startswith(str(small.db)) for each in open_files()) <= MOST_POOLED_FILES
    assert (last["sockets"], last["held"], last["waiting"]) == (0, 0, 0)
    small.ask(clock.move, KEPT_MS / 1000)
    open_table(small, small.device(), [ME, OPEN])
    with small.server.store.engine.connect() as db:
        assert db.exec_driver_sql("SELECT count(*) FROM tables").scalar() == 1, "tables that nobody wants go"
