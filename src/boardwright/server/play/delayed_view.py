"""A match as it was some minutes ago, for spectators who see all hidden information."""

import asyncio
from typing import NamedTuple

from boardwright.core.domain.match import Match
from boardwright.server.play.frames import ViewerSnapshot, events_of, frame, full_events_of, head_of, seats_out
from boardwright.server.play.log_replay import play_choices, replay_log
from boardwright.server.play.match_base import MatchBase
from boardwright.server.protocol.fields import MatchStatus
from boardwright.server.protocol.outbound import Frame
from boardwright.server.store import OVER, RUNNING, UNDO, effective

RECHECK_S = 15.0
"""Seconds between checks for moves that have become old enough, if the log gives no time."""


class Shown(NamedTuple):
    """The last frame that a spectator has been sent. `everything`: whether nothing is hidden in it."""

    everything: bool
    version: int


class DelayedFrame(NamedTuple):
    """A spectator's next frame. `frame`: None if nothing is new. `shown`: then the last one. `wait`: seconds until another may come."""

    frame: Frame | None
    shown: Shown
    wait: float


class DelayedView:
    """The match up to the part of its log that is old enough.

    It reads nothing newer from the log, so nothing of the present can leak, not even that a player has moved. Until the deal is old
    enough, it is the public view of the beginning.
    """

    def __init__(self, live: MatchBase) -> None:
        self._live, self._lock = live, asyncio.Lock()
        self._match: Match | None = None
        self._version = 0
        self._taken_back = 0  # the version after the last undo
        self._everything = False
        self._snapshot: ViewerSnapshot | None = None

    def until(self) -> int:
        """The time (Unix time in ms) up to which everything is shown."""
        watching = self._live.watching
        assert watching is not None
        return self._live.services.clock.now() - watching.minutes * 60_000

    async def next_frame(self, has: Shown | None, events: int) -> DelayedFrame:
        """Return what to send next. `has`, `events`: what the spectator has; None and 0: nothing."""
        async with self._lock:
            return await self._live.services.threads.in_match_thread(self._next_frame, has, events)

    def _next_frame(self, has: Shown | None, events: int) -> DelayedFrame:
        until, created = self.until(), self._live.row.created
        match, later = self._advanced(until)
        if self._everything != (until >= created):
            self._everything, self._snapshot = not self._everything, None
        news = later if self._everything else created
        wait = RECHECK_S if news is None else min(RECHECK_S, max(0, news - until) / 1000)
        shown = Shown(self._everything, self._version)
        if has == shown:
            return DelayedFrame(None, shown, wait)
        goes_on = has is not None and has.everything == shown.everything and has.version >= self._taken_back
        return DelayedFrame(self._frame(match, events if goes_on else 0), shown, wait)

    def _advanced(self, until: int) -> tuple[Match, int | None]:
        """The match up to a time, and when the next, too recent, row was written; None: there is none."""
        live, store = self._live, self._live.services.store
        rows, later = store.rows_until(live.row.id, self._version, until)
        if self._match is None or any(row.kind == UNDO for row in rows):
            rows, later = store.rows_until(live.row.id, 0, until)
            self._match, self._taken_back = replay_log(live.game, live.row, rows), len(rows)
            self._version, self._snapshot = len(rows), None
        elif rows:
            play_choices(self._match, effective(rows))
            self._version, self._snapshot = self._version + len(rows), None
        return self._match, later

    def _frame(self, match: Match, since: int) -> Frame:
        row, watching = self._live.row, self._live.watching
        assert watching is not None
        if self._snapshot is None:
            self._snapshot = ViewerSnapshot(match, None, acts=False, everything=self._everything)
        status: MatchStatus = OVER if match.over else RUNNING
        seated = row._replace(seats=tuple(seat._replace(stand_in=None) for seat in row.seats))
        return frame(
            self._snapshot,
            version=self._version,
            head=head_of(row, status, epoch=self._live.services.epoch),
            seats=seats_out(seated, None),
            viewer=None,
            space=self._live.space,
            events=full_events_of(match, since) if self._everything else events_of(match, None, since),
            events_from=since,
            late=watching.minutes,
        )
