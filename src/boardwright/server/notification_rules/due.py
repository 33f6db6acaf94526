"""Decides when a player gets a notice. Nothing here reads a clock: `now` and all other times are Unix ms.

A queued notice is stored in the row of its request (`next`: the time of the next attempt), so it survives a restart. The first process that
tries it claims it for a while; it is sent once, unless a process dies between sending and recording that.
"""

from dataclasses import dataclass, replace
from datetime import datetime
from typing import Literal

from boardwright.server.table_rules.counted_time import zone_of

Way = Literal["push", "mail", "webhook"]

MINUTE = 60 * 1000
DAY = 24 * 60 * MINUTE
PAUSE_MS = 5 * MINUTE
"""Time for which a match must wait for a player, with no page of it open, before they get a notice."""
MOST_A_DAY = 10
"""Notices in one way about one match or group, per calendar day of the recipient."""
LEASE_MS = 2 * MINUTE
"""Time in which a process must send a notice that it has claimed."""
RETRY_MS = (1 * MINUTE, 10 * MINUTE, 60 * MINUTE)
"""Delays after each failed attempt; after the last one there are no more attempts."""
LINK_MS = 3 * DAY
"""Time for which the link that confirms an address is valid."""


@dataclass(frozen=True)
class QuietHours:
    """The hours in which nothing is sent: minutes of the day, the end excluded. They may span midnight."""

    start: int
    end: int

    def holds(self, zone: str | None, now: int) -> bool:
        """Return whether it is within these hours in a time zone."""
        local_time = datetime.fromtimestamp(now / 1000, zone_of(zone))
        minute = local_time.hour * 60 + local_time.minute
        if self.start <= self.end:
            return self.start <= minute < self.end
        return minute >= self.start or minute < self.end


@dataclass(frozen=True)
class NoticeState:
    """A request for notices about a seat or a group in one way, and its state.

    asked: when they asked last
    verified: whether the address is confirmed; a browser asks for itself, other addresses must be confirmed
    seen: when a page of theirs showed the match or the group last, or nothing in the group concerned them
    told: when the last notice was queued; None: there was none
    day, count: how many notices were queued on that day, a day number of the calendar in their zone
    next: the time of the next attempt; None: nothing is queued
    tries: the number of attempts so far
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
    """A new request. If the address is not confirmed, a link that confirms it is queued."""
    return NoticeState(now, verified, now, zone, quiet, next=None if verified else now)


def is_due(state: NoticeState, waits: int | None, now: int, ends_soon: int | None = None) -> bool:
    """Return whether to queue a notice.

    Args:
        waits: since when the match waits for the player; None: it does not.
        ends_soon: from when on the player has little time left; None: there is no clock with days. Then one more notice is sent.
    """
    if waits is None or not state.verified or state.next is not None:
        return False
    reminds = ends_soon is not None and state.told is not None and state.told < ends_soon <= now
    if state.told is not None and state.told >= state.seen and not reminds:  # they have not looked since
        return False
    return now - max(waits, state.seen) >= PAUSE_MS and _is_allowed(state, now)


def is_news(state: NoticeState, news: int | None, now: int) -> bool:
    """Return whether to queue a notice about a group. `news`: when something last happened in it for the player; None: nothing waits."""
    if news is None or is_known(state, news) or not state.verified or state.next is not None:
        return False
    return now - news >= PAUSE_MS and _is_allowed(state, now)


def is_known(state: NoticeState, news: int | None) -> bool:
    """Return whether the player has seen the latest news on the group's page or been notified; also if there is none for them."""
    return news is None or news <= max(state.seen, state.told or 0)


def queued(state: NoticeState, now: int) -> NoticeState:
    """Queue a notice."""
    day = _day(state, now)
    return replace(state, told=now, day=day, count=state.count + 1 if day == state.day else 1, next=now, tries=0)


def is_to_try(state: NoticeState, now: int) -> bool:
    """Return whether a queued notice may be tried now. A confirmation that was just requested does not wait for the end of quiet hours."""
    return state.next is not None and state.next <= now and not (state.verified and _is_quiet(state, now))


def claimed(state: NoticeState, now: int) -> NoticeState:
    """Claim a queued notice; if the process dies, another one tries it after a while."""
    return replace(state, next=now + LEASE_MS, tries=state.tries + 1)


def is_wanted(state: NoticeState, waits: int | None) -> bool:
    """Return whether a queued notice is still useful: an address must be confirmed, or something new waits for the player."""
    return not state.verified or (waits is not None and state.told is not None and state.told >= state.seen)


def done(state: NoticeState) -> NoticeState:
    """The queued notice was sent, or is no longer needed."""
    return replace(state, next=None, tries=0)


def failed(state: NoticeState, now: int) -> NoticeState:
    """An attempt failed: retry later, or give up."""
    if state.tries > len(RETRY_MS):
        return done(state)
    return replace(state, next=now + RETRY_MS[state.tries - 1])


def _is_allowed(state: NoticeState, now: int) -> bool:
    return not _is_quiet(state, now) and (state.day != _day(state, now) or state.count < MOST_A_DAY)


def _is_quiet(state: NoticeState, now: int) -> bool:
    return state.quiet is not None and state.quiet.holds(state.zone, now)


def _day(state: NoticeState, now: int) -> int:
    return datetime.fromtimestamp(now / 1000, zone_of(state.zone)).toordinal()
