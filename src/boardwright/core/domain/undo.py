"""What may still be taken back: the last decisions, each with the state before it."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from boardwright.core.domain.knowledge import knows_no_more
from boardwright.core.domain.refusal import Closed
from boardwright.core.machine.event_buffer import EVENTS
from boardwright.core.machine.state import MOVES, RecordBuffer

if TYPE_CHECKING:
    from collections.abc import Container

    from boardwright.core.machine.engine import Engine

MAX_UNDO_DEPTH = 64
"""So many decisions can be taken back at most: where nothing is drawn for long, the states before them would fill the memory."""


class UndoEntry(NamedTuple):
    """A decision that may still be taken back, with what there was before it: who owed a choice, the state, how many events."""

    seat: int
    action: int
    to_move_mask: int
    before: bytes
    events: int


class UndoHistory:
    """The decisions that may still be taken back, oldest first."""

    def __init__(self) -> None:
        self.entries: list[UndoEntry] = []
        self._closed_by: tuple[str, int | None] | None = None

    @property
    def closed(self) -> Closed:
        """Why there is none."""
        if self._closed_by is None:
            return Closed("undo_nothing")
        why, event = self._closed_by
        return Closed(f"undo_{why}", event=event)

    def add(self, entry: UndoEntry) -> None:
        """Note a decision; the oldest one goes where there are too many."""
        self.entries.append(entry)
        if len(self.entries) > MAX_UNDO_DEPTH:
            del self.entries[0]

    def close(self, why: str, event: int | None) -> None:
        """Nothing done so far can be taken back any more: something was `drawn` or `revealed`. `event`: the number of the one that told."""
        self.entries.clear()
        self._closed_by = why, event

    def last_of(self, seat: int) -> UndoEntry | None:
        """The last decision of a seat."""
        return next((entry for entry in reversed(self.entries) if entry.seat == seat), None)

    def since(self, entry: UndoEntry) -> list[UndoEntry]:
        """The decisions made after one."""
        return self.entries[self.entries.index(entry) + 1 :]

    def in_a_row(self, entry: UndoEntry) -> int:
        """How many decisions its seat had made in a row with this one."""
        before = self.entries[: self.entries.index(entry)]
        others = [number for number, each in enumerate(reversed(before)) if each.seat != entry.seat]
        return 1 + (others[0] if others else len(before))

    def cut(self, entry: UndoEntry) -> list[UndoEntry]:
        """Forget a decision and those after it, which are returned."""
        later = self.since(entry)
        del self.entries[self.entries.index(entry) :]
        return later

    def copy(self) -> UndoHistory:
        """A history of its own with the same decisions."""
        other = UndoHistory()
        other.entries, other._closed_by = list(self.entries), self._closed_by
        return other


def stay_without(
    engine: Engine, tables: RecordBuffer, state: RecordBuffer, to_move_mask: int, entry: UndoEntry, later: list[UndoEntry]
) -> bool:
    """Whether the choices made since `entry` stay as they are without it: they were made at the same time, and that time goes on.

    It goes on if, with the decision taken back, its seat owes a choice again and the others owe what they owe now.
    `state`, `to_move_mask`: the match as it stands now.
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


def go_along(
    engine: Engine, tables: RecordBuffer, state: RecordBuffer, entry: UndoEntry, later: list[UndoEntry], along: Container[int]
) -> bool:
    """Whether the decisions made since `entry` may be taken back with it: seats in `along` made them, and nobody learns by going back.

    What a seat chooses can only tell what it knows. So none of them may have known anything that the seat of `entry` did not know.
    """
    before = state.copy()

    def knew_no_more(each: UndoEntry) -> bool:
        before.data[:] = memoryview(each.before)
        return knows_no_more(engine, tables, before, each.seat, entry.seat)

    return all(each.seat in along and knew_no_more(each) for each in later)
