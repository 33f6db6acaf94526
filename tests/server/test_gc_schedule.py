"""The schedule of the garbage collector: full collections are rare, and find cycles nevertheless."""

from __future__ import annotations

import asyncio
import gc
import weakref

import pytest

from boardwright.server.ops import gc_schedule


class Cycle:
    """An object that refers to itself."""

    def __init__(self) -> None:
        self.own = self


def make_old_cycle() -> weakref.ref[Cycle]:
    """Make an unreachable cycle that has survived the collections of young objects."""
    cycle = Cycle()
    gc.collect(0)
    gc.collect(1)
    return weakref.ref(cycle)


def run_schedule(pauses: int) -> tuple[weakref.ref[Cycle], list[float]]:
    """Run the schedule for a number of pauses. Returns a cycle made after the first pause, and the pauses in seconds."""
    slept: list[float] = []
    cycles: list[weakref.ref[Cycle]] = []

    async def sleep(seconds: float) -> None:
        slept.append(seconds)
        if len(slept) == 2:
            cycles.append(make_old_cycle())
        if len(slept) > pauses + 1:
            raise asyncio.CancelledError

    with pytest.raises(asyncio.CancelledError):
        asyncio.run(gc_schedule.collect_garbage(sleep))
    return cycles[0], slept[1:]


def test_a_full_collection_runs_every_two_minutes() -> None:
    pauses = int(gc_schedule.EVERY_S / gc_schedule.LOOK_S)
    before, _ = run_schedule(pauses - 1)
    assert before() is not None, "not yet"
    after, slept = run_schedule(pauses)
    assert after() is None and sum(slept[:pauses]) == gc_schedule.EVERY_S


def test_very_many_new_objects_cause_an_earlier_collection(monkeypatch: pytest.MonkeyPatch) -> None:
    counts = iter([0, 0, 0, gc_schedule.MANY, 0])
    monkeypatch.setattr(gc, "get_count", lambda: (0, 0, next(counts)))
    cycle, slept = run_schedule(2)
    assert cycle() is None and len(slept) == 3


def test_the_usual_thresholds_are_restored() -> None:
    usual, during = gc.get_threshold(), []

    async def sleep(seconds: float) -> None:
        during.append(gc.get_threshold())
        raise asyncio.CancelledError

    with pytest.raises(asyncio.CancelledError):
        asyncio.run(gc_schedule.collect_garbage(sleep))
    assert during == [(gc_schedule.YOUNG, gc_schedule.ROUNDS, gc_schedule.NEVER)] and gc.get_threshold() == usual


def test_objects_loaded_at_the_start_are_frozen(monkeypatch: pytest.MonkeyPatch) -> None:
    collections, frozen = 5, []
    monkeypatch.setattr(gc, "collect", lambda: 0)  # the test process has millions of objects
    freeze = gc.freeze
    monkeypatch.setattr(gc, "freeze", lambda: frozen.append(freeze()))
    slept: list[float] = []

    async def sleep(seconds: float) -> None:
        assert bool(frozen) == bool(slept), "a server starts first"
        slept.append(seconds)
        if sum(slept) > collections * gc_schedule.EVERY_S:
            assert gc.get_freeze_count() > 0
            raise asyncio.CancelledError

    with pytest.raises(asyncio.CancelledError):
        asyncio.run(gc_schedule.collect_garbage(sleep))
    assert len(frozen) == gc_schedule.AT_START and gc.get_freeze_count() == 0
