"""A match as its viewers see it: everything here that is for a viewer goes through the game's `hide`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from boardwright.core.domain.asking import Ask
from boardwright.core.domain.events import Event
from boardwright.core.domain.match_state import SEATS_IN, MatchState
from boardwright.core.domain.progress import standing
from boardwright.core.domain.refusal import Prompt
from boardwright.core.machine.state import EVERYONE, RecordBuffer

if TYPE_CHECKING:
    from collections.abc import Mapping

    import numpy as np

    from boardwright.core.domain.actions import Action


class MatchViews(MatchState):
    """A state as its viewers see it. `Match` adds what changes it."""

    @property
    def actors(self) -> tuple[int, ...]:
        """The seats that must decide now, ascending; () when the match is over."""
        return SEATS_IN[self._to_move_mask]

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self._to_move_mask == 0

    def hidden(self, seat: int | None) -> Any:
        """The read-only record of what a seat (None: a spectator) knows, for bots."""
        cell = RecordBuffer(self.game.state_dtype)
        cell.data[:] = self._state.data
        self.game.engine.hide(self.game.tables, cell, self._viewer(seat))
        return cell.freeze().record

    def observe(self, seat: int | None) -> np.ndarray:
        """Return what a seat (None: a spectator) knows, float32 (game.observation_size,), laid out by `game.observation_fields`."""
        self._hide_for(seat)
        observation: np.ndarray = self.game.observer.observe(self._hidden.array)[0]
        return observation

    def information_state(self, seat: int | None) -> bytes:
        """A key for what the seat knows: equal for two positions of a game exactly if the seat cannot tell them apart."""
        self._hide_for(seat)
        return self._hidden.bytes_without("rng")

    def view(self, seat: int | None) -> dict[str, Any]:
        """Return what a seat (None: a spectator) knows, as plain data."""
        return self.game.module("view").view(self.game.tables.record, self._hide_for(seat), Ask(self.game, self._hidden))  # type: ignore[no-any-return]

    def full_view(self) -> dict[str, Any]:
        """The complete view, for the owner of the match or after its end."""
        return self.game.module("view").view(self.game.tables.record, self._state.record, Ask(self.game, self._state))  # type: ignore[no-any-return]

    def prompt(self, seat: int | None) -> Prompt:
        """Return what the viewer is asked: the game's prompt, or `wait` (for a seat), `wait_for_several` or `over`."""
        if self.over:
            return Prompt("over")
        if seat is None or not self._may_act(seat):
            first, *others = self.actors
            return Prompt("wait_for_several") if others else Prompt("wait", seat=first)
        return self.game.module("view").prompt(self.game.tables.record, self._hide_for(seat), seat)  # type: ignore[no-any-return]

    def preview(self, seat: int, action: Action | int | str | Mapping[str, Any]) -> dict[str, Any]:
        """Return what a legal action would do, as far as the seat can know, as plain data."""
        seat = self._check_seat(seat)
        id = self.game.actions.action(action).id
        hidden, ask = self._hide_for(seat), Ask(self.game, self._hidden)
        return self.game.module("view").preview(self.game.tables.record, hidden, seat, id, ask)  # type: ignore[no-any-return]

    def events(self, seat: int | None, since: int = 0) -> list[Event]:
        """The events from number `since` on, as a viewer (None: a spectator) may see them.

        A negative `since` counts from the end: -5 gives the last five.
        """
        return self._events(self._viewer(seat), since)

    def events_since_choice(self, seat: int) -> int:
        """The number of the first event after the last decision of a seat; 0 if it has made none."""
        for (other, _), events in zip(reversed(self.decisions), reversed(self._logged)):
            if other == seat:
                return events
        return 0

    def full_events(self, since: int = 0) -> list[Event]:
        """The events with nothing hidden, for the owner of the match or after its end. `since`: as in `events`."""
        return self._events(EVERYONE, since)

    def _events(self, viewer: int, since: int) -> list[Event]:
        types, log = self.game.events, self._log
        first = max(0, since if since >= 0 else len(log) + since)
        return [types.seen_by(viewer, n, log[n]) for n in range(first, len(log))]

    def standing(self) -> list[int]:
        """The progress of each seat with nothing hidden, for the owner of the match or after its end; [] if the game defines none."""
        return standing(self.game, self._state, self.players)

    def standing_seen(self, seat: int | None) -> list[int]:
        """The progress of each seat, as far as a viewer (None: a spectator) may know."""
        self._hide_for(seat)
        return standing(self.game, self._hidden, self.players)
