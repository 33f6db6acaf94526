"""When somebody is told that it is their move. Nothing here asks for the time: `now` and all other times are Unix ms.

A notice is queued in the row of whoever asked for it (`next`: when it is tried next), so it survives a restart. Who tries it first claims
it for a while; it is done once, unless a process dies in the moment between sending and writing that down.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import datetime
from typing import Literal

from boardwright.server.table_rules.counted_time import zone_of

Way = Literal["push", "mail", "webhook"]

MINUTE = 60 * 1000
DAY = 24 * 60 * MINUTE
PAUSE_MS = 5 * MINUTE
"""So long a match waits for somebody, and they have had no page of it open, before they are told."""
MOST_A_DAY = 10
"""Notices in one way about one match, by the calendar of whoever gets them."""
LEASE_MS = 2 * MINUTE
"""So long whoever has claimed a notice has time to send it."""
RETRY_MS = (1 * MINUTE, 10 * MINUTE, 60 * MINUTE)
"""After each attempt that failed; after the last one nothing more is tried."""
LINK_MS = 3 * DAY
"""So long the link works that confirms an address."""


@dataclass(frozen=True)
class QuietHours:
    """The hours in which nothing is sent: minutes of the day, the end not among them. It may lie after midnight."""

    start: int
    end: int

    def holds(self, zone: str | None, now: int) -> bool:
        """Whether these hours are now in a time zone."""
        here = datetime.fromtimestamp(now / 1000, zone_of(zone))
        minute = here.hour * 60 + here.minute
        if self.start <= self.end:
            return self.start <= minute < self.end
        return minute >= self.start or minute < self.end


@dataclass(frozen=True)
class NoticeState:
    """What somebody asked for about a seat in one way, and what came of it.

    asked: when they asked last
    verified: whether the address is theirs; a browser asks for itself, others have to show it
    seen: when a page of theirs showed the match last
    told: when the last notice was queued; None: there was none
    day, count: how many notices were queued on that day, a number of the calendar in their zone
    next: when what is queued is tried next; None: nothing is
    tries: how often that was tried
    """

    asked: int
    verified: bool
    seen: int
    zone: str | None = None
    quiet: QuietHours | None = None
    told: int | None = None
    day: int = 0
    count: int = 0
    next: int | None = None
    tries: int = 0


def at_first(now: int, verified: bool, zone: str | None, quiet: QuietHours | None) -> NoticeState:
    """Somebody asks. Where the address is not known to be theirs, a link is queued that confirms it."""
    return NoticeState(now, verified, now, zone, quiet, next=None if verified else now)


def is_due(state: NoticeState, waits: int | None, now: int) -> bool:
    """Whether to queue a notice. `waits`: since when the match waits for them; None: it does not."""
    if waits is None or not state.verified or state.next is not None:
        return False
    if state.told is not None and state.told >= state.seen:  # they have not been there since
        return False
    if now - max(waits, state.seen) < PAUSE_MS or _is_quiet(state, now):
        return False
    return state.day != _day(state, now) or state.count < MOST_A_DAY


def queued(state: NoticeState, now: int) -> NoticeState:
    """A notice is to be sent."""
    day = _day(state, now)
    return replace(state, told=now, day=day, count=state.count + 1 if day == state.day else 1, next=now, tries=0)


def is_to_try(state: NoticeState, now: int) -> bool:
    """Whether what is queued may be tried now. What was asked for just now does not wait for the end of quiet hours."""
    return state.next is not None and state.next <= now and not (state.verified and _is_quiet(state, now))


def claimed(state: NoticeState, now: int) -> NoticeState:
    """Somebody tries to send what is queued; if nothing is heard of them, somebody else tries it after a while."""
    return replace(state, next=now + LEASE_MS, tries=state.tries + 1)


def is_wanted(state: NoticeState, waits: int | None) -> bool:
    """Whether what is queued still says something: an address is not confirmed, or it is their move and they have not been there."""
    return not state.verified or (waits is not None and state.told is not None and state.told >= state.seen)


def done(state: NoticeState) -> NoticeState:
    """What was queued was sent, or nobody needs it any more."""
    return replace(state, next=None, tries=0)


def failed(state: NoticeState, now: int) -> NoticeState:
    """An attempt failed: it is made again later, or given up."""
    if state.tries > len(RETRY_MS):
        return done(state)
    return replace(state, next=now + RETRY_MS[state.tries - 1])


def _is_quiet(state: NoticeState, now: int) -> bool:
    return state.quiet is not None and state.quiet.holds(state.zone, now)


def _day(state: NoticeState, now: int) -> int:
    return datetime.fromtimestamp(now / 1000, zone_of(state.zone)).toordinal()
