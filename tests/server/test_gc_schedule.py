"""Cycles of garbage are looked for seldom, and found all the same."""

from __future__ import annotations

import asyncio
import gc
import weakref

import pytest

from boardwright.server.ops import gc_schedule


class Cycle:
    def __init__(self) -> None:
        self.own = self


def left_behind() -> weakref.ref[Cycle]:
    """A cycle that nobody has any more, and that has stayed when new objects were looked through."""
    cycle = Cycle()
    gc.collect(0)
    gc.collect(1)
    return weakref.ref(cycle)


def run(pauses: int) -> tuple[weakref.ref[Cycle], list[float]]:
    """So many pauses of the server after its first look at garbage; what was left behind then, and how long it slept."""
    slept: list[float] = []
    left: list[weakref.ref[Cycle]] = []

    async def sleep(seconds: float) -> None:
        slept.append(seconds)
        if len(slept) == 2:
            left.append(left_behind())
        if len(slept) > pauses + 1:
            raise asyncio.CancelledError

    with pytest.raises(asyncio.CancelledError):
        asyncio.run(gc_schedule.collect_garbage(sleep))
    return left[0], slept[1:]


def test_everything_is_looked_through_every_two_minutes() -> None:
    each = int(gc_schedule.EVERY_S / gc_schedule.LOOK_S)
    before, _ = run(each - 1)
    assert before() is not None, "not yet"
    after, slept = run(each)
    assert after() is None and sum(slept[:each]) == gc_schedule.EVERY_S


def test_very_many_new_objects_are_looked_through_earlier(monkeypatch: pytest.MonkeyPatch) -> None:
    counts = iter([0, 0, 0, gc_schedule.MANY, 0])
    monkeypatch.setattr(gc, "get_count", lambda: (0, 0, next(counts)))
    found, slept = run(2)
    assert found() is None and len(slept) == 3


def test_the_usual_thresholds_come_back() -> None:
    usual, seen = gc.get_threshold(), []

    async def sleep(seconds: float) -> None:
        seen.append(gc.get_threshold())
        raise asyncio.CancelledError

    with pytest.raises(asyncio.CancelledError):
        asyncio.run(gc_schedule.collect_garbage(sleep))
    assert seen == [(gc_schedule.YOUNG, gc_schedule.ROUNDS, gc_schedule.NEVER)] and gc.get_threshold() == usual


def test_what_was_loaded_at_the_start_is_not_looked_through_again(monkeypatch: pytest.MonkeyPatch) -> None:
    looks, frozen = 5, []
    monkeypatch.setattr(gc, "collect", lambda: 0)  # a process of tests has millions of objects
    freeze = gc.freeze
    monkeypatch.setattr(gc, "freeze", lambda: frozen.append(freeze()))
    slept: list[float] = []

    async def sleep(seconds: float) -> None:
        assert bool(frozen) == bool(slept), "a server starts first"
        slept.append(seconds)
        if sum(slept) > looks * gc_schedule.EVERY_S:
            assert gc.get_freeze_count() > 0
            raise asyncio.CancelledError

    with pytest.raises(asyncio.CancelledError):
        asyncio.run(gc_schedule.collect_garbage(sleep))
    assert len(frozen) == gc_schedule.AT_START and gc.get_freeze_count() == 0
