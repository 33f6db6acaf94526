"""Limits counted by several processes together: they give the same answers as one process."""

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
from tests.conftest import repetitions
from tests.server.test_limits import FakeClock
from tests.server.virtual_time import FakeTransport

Processes = Callable[[int, int], SharedCounters]


@pytest.fixture
def make_process(tmp_path: Path) -> Iterator[Processes]:
    """Return a function that makes the counters of a process, given its place and the number of places."""
    path = tmp_path / "boardwright" / "limits"
    with ExitStack() as stack:
        yield lambda place, places: stack.enter_context(closing(SharedCounters(path, place, places)))


def busy_error() -> ApiError:
    return ApiError(429, "busy")


def test_several_processes_limit_like_one_process(make_process: Processes) -> None:
    clock, chance = FakeClock(), np.random.default_rng(7)
    processes = [make_process(place, 3) for place in range(3)]
    single_bucket, buckets = Counters().buckets(2.0, 5, clock), [counters.buckets(2.0, 5, clock) for counters in processes]
    single_quota, quotas = Counters().quota(4, busy_error), [counters.quota(4, busy_error) for counters in processes]
    held: list[tuple[int, str]] = []

    def outcome(call: object, *args: object) -> object:
        try:
            return call(*args)  # type: ignore[operator]
        except ApiError as error:
            return error.id, error.retry_after

    for _ in range(repetitions(500, 5000, 100)):
        which, key = int(chance.integers(3)), str(chance.choice(["a", "b", "192.0.2.1"]))
        clock.now += chance.random() / 4
        most = float(chance.choice([0.0, 1.0]))
        assert outcome(buckets[which].wait, (key, b"x"), most) == outcome(single_bucket.wait, (key, b"x"), most)
        if held and chance.random() < 0.45:
            which, key = held.pop(int(chance.integers(len(held))))
            quotas[which].give(key)
            single_quota.give(key)
        else:
            refusal = outcome(quotas[which].take, key)
            assert refusal == outcome(single_quota.take, key)
            if refusal is None:
                held.append((which, key))


def test_a_replacement_process_releases_what_its_predecessor_held(make_process: Processes) -> None:
    first, second = (make_process(place, 2).quota(2, busy_error) for place in range(2))
    first.take("a")
    second.take("a")
    with pytest.raises(ApiError), first.hold("a"):
        pass
    replacement = make_process(0, 2).quota(2, busy_error)  # the first process was killed
    with replacement.hold("a"), pytest.raises(ApiError), second.hold("a"):
        pass
    second.give("a")
    second.take("a")


def test_keys_without_a_free_slot_share_one(make_process: Processes, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shared_counters, "SLOTS", 4)
    monkeypatch.setattr(shared_counters, "CANDIDATES", 4)
    clock, limits = FakeClock(), make_process(0, 1)
    buckets, quota = limits.buckets(1.0, 2, clock), limits.quota(1, busy_error)
    for key in range(4):
        buckets.wait(key, 0)
        quota.take(key)
    buckets.wait("new", 0)
    buckets.wait("newer", 0)
    quota.take("new")
    for call in (lambda: buckets.wait("newest", 0), lambda: quota.take("newest")):
        with pytest.raises(ApiError):
            call()
    quota.give(0)
    quota.take("newest")
    clock.now = 2
    buckets.wait("newest", 0)


def test_the_connections_of_a_household_are_counted_in_all_processes(make_process: Processes) -> None:
    connection_limits = [ConnectionLimit(10, 3, (), make_process(place, 2)) for place in range(2)]
    connections = [FakeTransport() for _ in range(5)]
    assert [connection_limits[n % 2].enter(connection) for n, connection in enumerate(connections)] == [True, True, True, False, False]
    assert connection_limits[1].enter(FakeTransport("192.0.2.2"))
    connection_limits[0].leave(connections[0])
    assert connection_limits[1].enter(connections[3])
    assert connection_limits[0].taken == 1 and connection_limits[1].taken == 3


def test_guesses_from_ipv6_are_counted_by_56_bit_networks() -> None:
    assert len({client_network(f"2001:db8:0:{n:x}::1") for n in range(256)}) == 256
    assert {wide_client_network(f"2001:db8:0:{n:x}::1") for n in range(256)} == {"2001:db8::/56"}
    assert wide_client_network("2001:db8:0:100::1") == "2001:db8:0:100::/56"
    for same in ("192.0.2.7", "fe80::1", "testclient", ""):
        assert wide_client_network(same) == client_network(same)
    assert wide_client_network("::ffff:192.0.2.7") == "192.0.2.7"
