"""Limits that several processes count together, as one process would, whichever of them ends."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing
from pathlib import Path

import numpy as np
import pytest

from boardwright.server.addresses import client_network, wide_client_network
from boardwright.server.errors import ApiError
from boardwright.server.net import shared_counters
from boardwright.server.net.connection_limit import ConnectionLimit
from boardwright.server.net.shared_counters import Counters, SharedCounters
from tests.conftest import many
from tests.server.test_limits import FakeClock
from tests.server.virtual import Wire

Processes = Callable[[int, int], SharedCounters]


@pytest.fixture
def process(tmp_path: Path) -> Iterator[Processes]:
    """Makes a process: its place, and how many places there are."""
    path = tmp_path / "boardwright" / "limits"
    with ExitStack() as all_of_them:
        yield lambda place, places: all_of_them.enter_context(closing(SharedCounters(path, place, places)))


def busy() -> ApiError:
    return ApiError(429, "busy")


def test_several_processes_give_what_one_would(process: Processes) -> None:
    clock, chance = FakeClock(), np.random.default_rng(7)
    processes = [process(place, 3) for place in range(3)]
    alone, shared = Counters().buckets(2.0, 5, clock), [each.buckets(2.0, 5, clock) for each in processes]
    lone, quotas = Counters().quota(4, busy), [each.quota(4, busy) for each in processes]
    held: list[tuple[int, str]] = []

    def told(work: object, *args: object) -> object:
        try:
            return work(*args)  # type: ignore[operator]
        except ApiError as error:
            return error.id, error.retry_after

    for _ in range(many(500, 5000, 100)):
        which, key = int(chance.integers(3)), str(chance.choice(["a", "b", "192.0.2.1"]))
        clock.now += chance.random() / 4
        most = float(chance.choice([0.0, 1.0]))
        assert told(shared[which].wait, (key, b"x"), most) == told(alone.wait, (key, b"x"), most)
        if held and chance.random() < 0.45:
            which, key = held.pop(int(chance.integers(len(held))))
            quotas[which].give(key)
            lone.give(key)
        else:
            said = told(quotas[which].take, key)
            assert said == told(lone.take, key)
            if said is None:
                held.append((which, key))


def test_a_replacement_process_releases_what_its_predecessor_held(process: Processes) -> None:
    first, second = (process(place, 2).quota(2, busy) for place in range(2))
    first.take("a")
    second.take("a")
    with pytest.raises(ApiError), first.hold("a"):
        pass
    again = process(0, 2).quota(2, busy)  # the first one was killed
    with again.hold("a"), pytest.raises(ApiError), second.hold("a"):
        pass
    second.give("a")
    second.take("a")


def test_keys_that_find_no_room_share_a_place(process: Processes, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shared_counters, "SLOTS", 4)
    monkeypatch.setattr(shared_counters, "CANDIDATES", 4)
    clock, limits = FakeClock(), process(0, 1)
    buckets, quota = limits.buckets(1.0, 2, clock), limits.quota(1, busy)
    for key in range(4):
        buckets.wait(key, 0)
        quota.take(key)
    buckets.wait("new", 0)
    buckets.wait("newer", 0)
    quota.take("new")
    for work in (lambda: buckets.wait("newest", 0), lambda: quota.take("newest")):
        with pytest.raises(ApiError):
            work()
    quota.give(0)
    quota.take("newest")
    clock.now = 2
    buckets.wait("newest", 0)


def test_a_household_gets_its_connections_from_all_processes_together(process: Processes) -> None:
    doors = [ConnectionLimit(10, 3, (), process(place, 2)) for place in range(2)]
    wires = [Wire() for _ in range(5)]
    assert [doors[n % 2].enter(wire) for n, wire in enumerate(wires)] == [True, True, True, False, False]
    assert doors[1].enter(Wire("192.0.2.2"))
    doors[0].leave(wires[0])
    assert doors[1].enter(wires[3])
    assert doors[0].taken == 1 and doors[1].taken == 3


def test_guesses_are_counted_by_what_nobody_is_given_several_of() -> None:
    assert len({client_network(f"2001:db8:0:{n:x}::1") for n in range(256)}) == 256
    assert {wide_client_network(f"2001:db8:0:{n:x}::1") for n in range(256)} == {"2001:db8::/56"}
    assert wide_client_network("2001:db8:0:100::1") == "2001:db8:0:100::/56"
    for same in ("192.0.2.7", "fe80::1", "testclient", ""):
        assert wide_client_network(same) == client_network(same)
    assert wide_client_network("::ffff:192.0.2.7") == "192.0.2.7"
