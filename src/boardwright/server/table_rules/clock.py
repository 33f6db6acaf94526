"""The clocks of a match, one for each seat. Nothing here asks for the time: `now` is Unix ms, a calendar says what of it counts.

A clock runs while its person owes a choice. What runs down first is the grace of the move, then what is left.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace

from boardwright.server.protocol.inbound import ClockSetting
from boardwright.server.table_rules.counted_time import Calendar

SLOW_MS = 24 * 60 * 60 * 1000
"""Where somebody has so long for a move, nobody expects them to be there all the time."""
RETURN_MS = 60 * 1000
"""So much at least has whoever takes a seat back after the bot has chosen there."""


@dataclass(frozen=True)
class SeatClock:
    """The clock of a seat.

    left, grace: ms, as they were at `since`
    since: since when it runs; None: it stands
    moved: whether the seat has chosen since it was given time last
    """

    left: int
    grace: int
    since: int | None = None
    moved: bool = False


Clocks = tuple[SeatClock, ...]


def at_start(setting: ClockSetting, seats: int) -> Clocks:
    """The clocks of a new match; all stand."""
    return (SeatClock(setting.seconds * 1000, setting.grace * 1000),) * seats


def run(clocks: Clocks, setting: ClockSetting, seats: Collection[int], now: int, calendars: Sequence[Calendar]) -> Clocks:
    """Let the clocks of these seats run from now on, and no others. Whoever has chosen since gets time for the new move."""
    return tuple(
        (_started(clock, setting, now) if seat in seats else _stopped(clock, now, calendars[seat]))
        if (seat in seats) != (clock.since is not None)
        else clock
        for seat, clock in enumerate(clocks)
    )


def chose(clocks: Clocks, seat: int) -> Clocks:
    """A seat has made a choice: when it is to move again, that is a new move."""
    return _with(clocks, seat, replace(clocks[seat], moved=True))


def took_back(clocks: Clocks, seat: int) -> Clocks:
    """A seat has taken its choice back: it is still the same move, with what was left."""
    return _with(clocks, seat, replace(clocks[seat], moved=False))


def returned(clocks: Clocks, setting: ClockSetting, seat: int) -> Clocks:
    """Somebody plays again in whose place a bot has played: if it has chosen, there is some time to look around. Else nothing is won."""
    clock = clocks[seat]
    least = min(RETURN_MS, setting.seconds * 1000) if clock.moved else 0
    return _with(clocks, seat, replace(clock, left=max(clock.left, least)))


def left(clock: SeatClock, now: int, calendar: Calendar) -> int:
    """The ms that a seat still has, without its grace."""
    return _spent(clock, now, calendar).left


def ends(clock: SeatClock, calendar: Calendar) -> int | None:
    """When the time of a seat will be up; None: its clock stands."""
    return None if clock.since is None else calendar.after(clock.since, clock.grace + clock.left)


def is_slow(setting: ClockSetting) -> bool:
    """Whether people look in from time to time, and being away means nothing."""
    return setting.seconds * 1000 >= SLOW_MS


def _started(clock: SeatClock, setting: ClockSetting, now: int) -> SeatClock:
    return replace(_credited(clock, setting) if clock.moved else clock, since=now)


def _stopped(clock: SeatClock, now: int, calendar: Calendar) -> SeatClock:
    return replace(_spent(clock, now, calendar), since=None)


def _credited(clock: SeatClock, setting: ClockSetting) -> SeatClock:
    """With the time for a new move."""
    fresh = setting.seconds * 1000 if setting.each == "move" else clock.left + setting.increment * 1000
    return replace(clock, left=fresh, grace=setting.grace * 1000, moved=False)


def _spent(clock: SeatClock, now: int, calendar: Calendar) -> SeatClock:
    """What has passed since then is taken, from the grace first."""
    if clock.since is None:
        return clock
    passed = calendar.between(clock.since, now)
    over = max(0, passed - clock.grace)
    return replace(clock, left=max(0, clock.left - over), grace=max(0, clock.grace - passed), since=now)


def _with(clocks: Clocks, seat: int, clock: SeatClock) -> Clocks:
    return (*clocks[:seat], clock, *clocks[seat + 1 :])
