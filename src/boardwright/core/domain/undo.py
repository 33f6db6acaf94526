"""The decisions that can still be undone, each with the state before it."""

from __future__ import annotations

from itertools import takewhile
from typing import TYPE_CHECKING, NamedTuple

from boardwright.core.domain.knowledge import knows_no_more
from boardwright.core.domain.refusal import Closed
from boardwright.core.machine.event_buffer import EVENTS
from boardwright.core.machine.state import MOVES, RecordBuffer

if TYPE_CHECKING:
    from collections.abc import Container

    from boardwright.core.machine.engine import Engine

MAX_UNDO_DEPTH = 64
"""The most decisions that can be undone: if nothing is drawn for a long time, stored states would fill the memory."""


class UndoEntry(NamedTuple):
    """A decision that can still be undone, with what preceded it: the seats that had to decide, the state, the number of events."""

    seat: int
    action: int
    to_move_mask: int
    before: bytes
    events: int


class UndoHistory:
    """The decisions that can still be undone, oldest first."""

    def __init__(self) -> None:
        self.entries: list[UndoEntry] = []
        self._closed_by: tuple[str, int | None] | None = None

    @property
    def closed(self) -> Closed:
        """The reason why there are none."""
        if self._closed_by is None:
            return Closed("undo_nothing")
        cause, event = self._closed_by
        return Closed(f"undo_{cause}", event=event)

    def add(self, entry: UndoEntry) -> None:
        """Add a decision; the oldest one goes if there are too many."""
        self.entries.append(entry)
        if len(self.entries) > MAX_UNDO_DEPTH:
            del self.entries[0]

    def close(self, cause: str, event: int | None) -> None:
        """Close undo for everything so far, because something was `drawn` or `revealed`. `event`: the number of the revealing event."""
        self.entries.clear()
        self._closed_by = cause, event

    def last_of(self, seat: int) -> UndoEntry | None:
        """The last decision of a seat."""
        return next((entry for entry in reversed(self.entries) if entry.seat == seat), None)

    def since(self, entry: UndoEntry) -> list[UndoEntry]:
        """The decisions made after this one."""
        return self.entries[self.entries.index(entry) + 1 :]

    def in_a_row(self, entry: UndoEntry) -> int:
        """Return how many decisions its seat had made in a row, this one included."""
        before = self.entries[: self.entries.index(entry)]
        return 1 + sum(1 for _ in takewhile(lambda each: each.seat == entry.seat, reversed(before)))

    def cut(self, entry: UndoEntry) -> list[UndoEntry]:
        """Remove a decision and those after it, which are returned."""
        later = self.since(entry)
        del self.entries[self.entries.index(entry) :]
        return later

    def copy(self) -> UndoHistory:
        """An independent history of the same decisions."""
        other = UndoHistory()
        other.entries, other._closed_by = list(self.entries), self._closed_by
        return other


def can_stay_without(
    engine: Engine, tables: RecordBuffer, state: RecordBuffer, to_move_mask: int, entry: UndoEntry, later: list[UndoEntry]
) -> bool:
    """Return whether the choices made since `entry` remain valid if it is undone: they were made simultaneously, and that phase continues.

    It continues if, without the decision, its seat must decide again and the same other seats must decide as now.
    `state`, `to_move_mask`: the match as it is now.
    """
    if not later:
        return True
    if any(each.to_move_mask & ~entry.to_move_mask for each in later):
        return False
    before, moves, events = state.copy(), RecordBuffer(MOVES), RecordBuffer(EVENTS)
    before.data[:] = memoryview(entry.before)
    for each in later:
        if not engine.actors(tables, before) >> each.seat & 1:
            return False
        engine.legal(tables, before, each.seat, moves)
        if each.action not in moves.record.ids[: moves.record.count]:
            return False
        events.record.count = -1
        engine.apply(tables, before, each.seat, each.action, events)
    return bool(engine.actors(tables, before) == to_move_mask | 1 << entry.seat)


def can_undo_along(
    engine: Engine, tables: RecordBuffer, state: RecordBuffer, entry: UndoEntry, later: list[UndoEntry], along: Container[int]
) -> bool:
    """Return whether the decisions made since `entry` may be undone with it: seats in `along` made them, and no player gains information.

    A choice can only reveal what its seat knew. So none of these seats may have known anything that the seat of `entry` did not.
    """
    before = state.copy()

    def knew_no_more(each: UndoEntry) -> bool:
        before.data[:] = memoryview(each.before)
        return knows_no_more(engine, tables, before, each.seat, entry.seat)

    return all(each.seat in along and knew_no_more(each) for each in later)
