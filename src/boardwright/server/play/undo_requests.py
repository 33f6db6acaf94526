"""Requests to undo a choice after others have moved, granted if they agree. The request is stored with the match."""

from collections.abc import Callable

import msgspec
from msgspec import UNSET, UnsetType

from boardwright.server.errors import ApiError
from boardwright.server.play.clocks import MatchClocks
from boardwright.server.play.match_base import MatchBase
from boardwright.server.protocol.outbound import UndoRequestOut
from boardwright.server.table_rules import undo_requests as rules
from boardwright.server.table_rules.undo_requests import UndoRequest

OTHERS_ACTED = "undo_other_acted"
"""The reason for a closed undo that the others may still grant: nothing was drawn or revealed since, only others have moved."""


class UndoRequests:
    """The undo requests of one match."""

    def __init__(self, live: MatchBase, clocks: MatchClocks) -> None:
        self._live, self._clocks = live, clocks

    @property
    def asking(self) -> UndoRequest:
        """The last request."""
        stored = self._live.row.asking
        return UndoRequest() if stored is None else msgspec.convert(stored, UndoRequest, str_keys=True)

    def may_ask(self, seat: int) -> bool:
        """Return whether a player whose own undo is closed because of others may ask them."""
        live = self._live
        others = live.playing - {seat}
        return bool(others) and not live.row.rated and rules.may_ask(self.asking, seat, live.version, live.last_choice(seat))

    def request_out(self) -> UndoRequestOut | UnsetType:
        """The request, as sent to all viewers until the match continues."""
        live, asking = self._live, self.asking
        if asking.seat is None or asking.version != live.version:
            return UNSET
        pending = sorted(self._pending_seats()) if asking.ended is None else []
        return UndoRequestOut(asking.seat, sorted(asking.agreed), pending, asking.ended)

    def seconds_left(self) -> float:
        """Return how long bots wait for an answer."""
        return self.asking.ms_left(self._live.version, self._live.services.clock.now()) / 1000

    async def ask(self, seat: int) -> None:
        """Ask the others. Raises ApiError 409: `bot_plays`, `not_rated`, `cannot_ask_back`, `nobody_to_ask`, and as `rules.ask`."""
        live = self._live

        def write() -> None:
            if seat not in live.playing:
                raise ApiError(409, "bot_plays")
            if live.row.rated:
                raise ApiError(409, "not_rated", why="undo")
            closed = live.match.can_undo(seat)
            if closed is True or closed.id != OTHERS_ACTED or live.is_full() or self._clocks.paused:
                raise ApiError(409, "cannot_ask_back")
            if live.playing == {seat}:
                raise ApiError(409, "nobody_to_ask")
            own_seats, now = live.at_one_screen(seat) & live.playing, live.services.clock.now()
            self._update(lambda asking: rules.ask(asking, seat, live.version, live.last_choice(seat), own_seats, now))

        await self._apply(write)

    async def answer(self, device: int | None, agrees: bool) -> None:
        """Answer for the people of a device. Raises ApiError 409 `bot_plays`."""
        live = self._live

        def write() -> None:
            votes = live.seats_at(device)
            if not votes:
                raise ApiError(409, "bot_plays")
            self._update(lambda asking: rules.answer(asking, live.version, votes, agrees))

        await self._apply(write)

    async def _apply(self, write: Callable[[], None]) -> None:
        def work() -> None:
            write()
            asking = self.asking
            if asking.seat is not None and rules.is_decided(asking, self._live.version, self._pending_seats()):
                self._live.take_back(asking.seat)

        await self._live.run_exclusive(work, changes=True)
        self._live.notify_viewers()

    def _update(self, change: Callable[[UndoRequest], UndoRequest]) -> None:
        """Write the changed request."""
        asking = change(self.asking)
        self._live.write_row(asking={**msgspec.to_builtins(asking, str_keys=True), "agreed": sorted(asking.agreed)})

    def _pending_seats(self) -> set[int]:
        """The seats whose answer is still needed."""
        live, asking = self._live, self.asking
        acted = live.match.acted_since(asking.seat) if asking.seat is not None else set()
        return rules.needed(asking, live.playing, live.online, acted)
