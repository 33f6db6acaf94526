"""The clocks of a match, one per seat. Nothing here reads a clock: `now` is Unix ms, a calendar says which of it counts.

A clock runs while its player has to move. The grace of the move is used first, then the remaining time.
"""

from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace

from boardwright.server.protocol.bodies import ClockSetting
from boardwright.server.table_rules.counted_time import Calendar

SLOW_MS = 24 * 60 * 60 * 1000
"""With this much time per move, players need not be present all the time."""
RETURN_MS = 60 * 1000
"""The minimum time of a player who takes back a seat after the bot has moved there."""


@dataclass(frozen=True)
class SeatClock:
    """The clock of a seat.

    left, grace: ms, as they were at `since`
    since: since when it runs; None: it is stopped
    moved: whether the seat has chosen since it was given time last
    """

    left: int
    grace: int
    since: int | None = None
    moved: bool = False


Clocks = tuple[SeatClock, ...]


def at_start(setting: ClockSetting, seats: int) -> Clocks:
    """The clocks of a new match, all stopped."""
    return (SeatClock(setting.seconds * 1000, setting.grace * 1000),) * seats


def run(clocks: Clocks, setting: ClockSetting, seats: Collection[int], now: int, calendars: Sequence[Calendar]) -> Clocks:
    """Run the clocks of these seats from now on, and no others. Seats that have moved since get time for the new move."""

    def started_or_stopped(seat: int, clock: SeatClock) -> SeatClock:
        if seat in seats:
            return _started(clock, setting, now) if clock.since is None else clock
        return clock if clock.since is None else replace(_spent(clock, now, calendars[seat]), since=None)

    return tuple(started_or_stopped(seat, clock) for seat, clock in enumerate(clocks))


def settled(clocks: Clocks, now: int, calendars: Sequence[Calendar]) -> Clocks:
    """The clocks with the time that is left now."""
    return tuple(_spent(clock, now, calendar) for clock, calendar in zip(clocks, calendars, strict=True))


def chose(clocks: Clocks, seat: int) -> Clocks:
    """A seat has moved: its next turn is a new move."""
    return _with(clocks, seat, replace(clocks[seat], moved=True))


def took_back(clocks: Clocks, seat: int) -> Clocks:
    """A seat has undone its choice: it is still the same move, with the time that was left."""
    return _with(clocks, seat, replace(clocks[seat], moved=False))


def returned(clocks: Clocks, setting: ClockSetting, seat: int) -> Clocks:
    """A player takes back a seat from a bot: if the bot has moved, they get some time to look around. Otherwise they gain nothing."""
    clock = clocks[seat]
    least = min(RETURN_MS, setting.seconds * 1000) if clock.moved else 0
    return _with(clocks, seat, replace(clock, left=max(clock.left, least)))


def left(clock: SeatClock, now: int, calendar: Calendar) -> int:
    """The ms that a seat still has, without its grace."""
    return _spent(clock, now, calendar).left


def ends(clock: SeatClock, calendar: Calendar) -> int | None:
    """Return when the time of a seat will be up; None: its clock is stopped."""
    return None if clock.since is None else calendar.after(clock.since, clock.grace + clock.left)


def ends_soon(clock: SeatClock, setting: ClockSetting, calendar: Calendar) -> int | None:
    """From when on a seat has little time left: a quarter of that for a move, at most half a day. None: no clock with days runs."""
    end = ends(clock, calendar)
    return None if end is None or not is_slow(setting) else end - min(setting.seconds * 250, SLOW_MS // 2)


def is_slow(setting: ClockSetting) -> bool:
    """Return whether players have days for a move and need not stay present."""
    return setting.seconds * 1000 >= SLOW_MS


def waited_long(clock: SeatClock, setting: ClockSetting, now: int, calendar: Calendar) -> bool:
    """Return whether a match with days for each move has waited for a seat for a whole day of the time that counts."""
    if clock.since is None or setting.each != "move" or not is_slow(setting):
        return False
    return setting.seconds * 1000 - left(clock, now, calendar) >= SLOW_MS


def _started(clock: SeatClock, setting: ClockSetting, now: int) -> SeatClock:
    """Start a clock, with the time for a new move if the seat has moved."""
    if not clock.moved:
        return replace(clock, since=now)
    remaining = setting.seconds * 1000 if setting.each == "move" else clock.left + setting.increment * 1000
    return SeatClock(remaining, setting.grace * 1000, now)


def _spent(clock: SeatClock, now: int, calendar: Calendar) -> SeatClock:
    """Subtract the time since then, from the grace first."""
    if clock.since is None:
        return clock
    passed = calendar.between(clock.since, now)
    overrun = max(0, passed - clock.grace)
    return replace(clock, left=max(0, clock.left - overrun), grace=max(0, clock.grace - passed), since=now)


def _with(clocks: Clocks, seat: int, clock: SeatClock) -> Clocks:
    return (*clocks[:seat], clock, *clocks[seat + 1 :])
