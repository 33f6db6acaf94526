"""The running state of a match: lists and does actions through the engine, on buffers that are allocated once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from boardwright.core.domain.undo import UndoEntry, UndoHistory
from boardwright.core.domain.whole_number import whole_number_of
from boardwright.core.errors import BadSeat, quoted
from boardwright.core.machine.event_buffer import EVENTS, NUMBERS
from boardwright.core.machine.state import MAX_SEATS, MOVES, SPECTATOR, RecordBuffer
from boardwright.core.machine.turn import DREW, HAPPENED, LEGAL, NOT_LISTED, turn_functions

if TYPE_CHECKING:
    from collections.abc import Callable

    from boardwright.core.domain.game import Game
    from boardwright.core.machine.engine import Engine

SEATS_IN = tuple(tuple(seat for seat in range(MAX_SEATS) if mask >> seat & 1) for mask in range(1 << MAX_SEATS))
"""The seats in each bit mask."""


class MatchState:
    """A state with its decisions and events. `Match` adds the public interface."""

    def __init__(self, game: Game, state: RecordBuffer) -> None:
        self.game = game
        self.players, self.version = int(state.record.players), int(state.record.version)
        self.decisions: list[tuple[int, int]] = []
        self._state = state
        self._hidden, self._moves, self._happened = RecordBuffer(game.state_dtype), RecordBuffer(MOVES), RecordBuffer(EVENTS)
        # Views of single fields: ten times faster to read than through the record.
        self._ids, self._count = self._moves.array["ids"][0], 0
        self._items, self._item_count = memoryview(self._happened.array["items"][0].reshape(-1)), self._happened.array["count"]
        self._log: list[tuple[int, ...]] = []
        self._logged: list[int] = []  # how many events there were after each decision
        self._undo_history = UndoHistory()
        self._to_move_mask = 0
        self._hidden_viewer: int | None = None  # the viewer whose hidden copy is in self._hidden
        self._legal_seat: int | None = None  # the seat whose legal moves are in self._moves
        self._engine: Engine | None = None  # the engine that the next two functions belong to
        self._list: Callable[[int], int]
        self._act: Callable[[int, int], int]

    def _check_seat(self, seat: Any) -> int:
        if type(seat) is int and 0 <= seat < self.players:
            return seat
        number = whole_number_of(seat)
        if number is None or not 0 <= number < self.players:
            raise BadSeat(f"seat {quoted(seat)}: this match has seats 0 to {self.players - 1}")
        return number

    def _viewer(self, seat: int | None) -> int:
        return SPECTATOR if seat is None else self._check_seat(seat)

    def _may_act(self, seat: int) -> bool:
        return bool(self._to_move_mask >> self._check_seat(seat) & 1)

    def _hide_for(self, seat: int | None) -> Any:
        """The hidden copy of a viewer, computed once per decision."""
        viewer = self._viewer(seat)
        if self._hidden_viewer != viewer:
            self._hidden.data[:] = self._state.data
            self.game.engine.hide(self.game.tables, self._hidden, viewer)
            self._hidden_viewer = viewer
        return self._hidden.record

    def _list_moves(self, seat: int) -> None:
        self._use_engine()
        self._count = self._list(seat)
        self._hidden_viewer = self._legal_seat = seat

    def _do_action(self, seat: int, id: int) -> list[tuple[int, ...]] | None:
        """Do an action of a seat that must decide. Returns the raw events, or None (and does nothing) if the action is illegal."""
        if self._legal_seat != seat or self._engine is not self.game.engine:
            self._list_moves(seat)
        to_move_mask, before, events = self._to_move_mask, self._state.data.tobytes(), len(self._log)
        flags = self._act(seat, id)
        if flags == NOT_LISTED:
            return None
        self.decisions.append((seat, id))
        items = self._take_events(flags & DREW - 1, flags % LEGAL // HAPPENED)
        if self._to_move_mask:
            self._hidden_viewer = self._legal_seat = SEATS_IN[self._to_move_mask][0]
            self._count = flags // LEGAL
        self._logged.append(len(self._log))
        shown = self.game.events.revealing(items)
        if flags & DREW or shown is not None:
            event = events + (shown or 0) if items else None
            self._undo_history.close("drawn" if flags & DREW else "revealed", event)
        else:
            self._undo_history.add(UndoEntry(seat, id, to_move_mask, before, events))
        return items

    def _collect_events(self) -> None:
        """Update the seats that must decide and the log from the buffers of the rules."""
        self._take_events(self.game.engine.actors(self.game.tables, self._state), int(self._item_count[0]))

    def _take_events(self, to_move_mask: int, count: int) -> list[tuple[int, ...]]:
        """Update the seats that must decide, log the last `count` events and return them."""
        items = self.game.events.trimmed(self._items[: count * NUMBERS].tolist()) if count else []
        self._to_move_mask = to_move_mask
        self._log += items
        self._hidden_viewer = self._legal_seat = None
        return items

    def _use_engine(self) -> None:
        """Switch to the game's machine code once it is available."""
        engine = self.game.engine
        if engine is not self._engine:
            self._engine = engine
            self._list, self._act = turn_functions(engine, self.game.tables, self._state, self._hidden, self._moves, self._happened)
