"""The time that counts for a player: not nights, weekends, outages of the server, or their time off, if set so. All times are Unix ms."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from datetime import UTC, date, datetime, time, timedelta, tzinfo
from heapq import merge
from math import inf
from zoneinfo import ZoneInfo

MORNING, EVENING = time(8), time(22)
SATURDAY = 5
Span = tuple[float, float]
"""From when until when."""
NEVER: Span = (inf, inf)


def zone_of(name: str | None) -> tzinfo:
    """The time zone of an IANA name; UTC for none, and for an unknown one."""
    try:
        return ZoneInfo(name) if name else UTC
    except (ValueError, OSError, LookupError):
        return UTC


def knows_zones() -> bool:
    """Return whether this system has time zones."""
    return zone_of("Europe/Prague") is not UTC


@dataclass(frozen=True)
class Calendar:
    """The times that count for a player.

    nights: whether 22:00 to 8:00 in their time zone counts
    weekends: whether Saturdays and Sundays there count
    outages: when the server was down, in order
    time_off: returns the spans of the player's own time off that end after a moment, in order
    """

    zone: tzinfo = UTC
    nights: bool = True
    weekends: bool = True
    outages: Sequence[Span] = ()
    time_off: Callable[[int], Iterator[Span]] = lambda start: iter(())

    def between(self, start: int, end: int) -> int:
        """Return how many ms count between two moments."""
        counted = 0.0
        for start_of_span, until in self._spans(start):
            if start_of_span >= end:
                break
            counted += min(until, end) - start_of_span
        return int(counted)

    def after(self, start: int, ms: int) -> int:
        """The moment when `ms` will have counted since `start`."""
        left: float = ms
        for start_of_span, until in self._spans(start):
            if left <= until - start_of_span:
                return int(start_of_span + left)
            left -= until - start_of_span
        raise AssertionError("time does not end")

    def _spans(self, start: int) -> Iterator[Span]:
        """The spans that count from a moment on, in order and without end."""
        closed = merge((each for each in self.outages if each[1] > start), self.time_off(start))
        shut, opens = next(closed, NEVER)
        for start_of_span, until in self._open(start):
            at = start_of_span
            while shut < until:
                if shut > at:
                    yield at, shut
                at = max(at, opens)
                if at >= until:
                    break  # later spans may be closed by it, too
                shut, opens = next(closed, NEVER)
            if at < until:
                yield at, until

    def _open(self, start: int) -> Iterator[Span]:
        """As `_spans`, ignoring outages and time off."""
        if self.nights and self.weekends:
            yield start, inf
            return
        day = datetime.fromtimestamp(start / 1000, self.zone).date()
        while True:
            start_of_span, until = self._hours(day)
            if until > start and (self.weekends or day.weekday() < SATURDAY):
                yield max(start_of_span, start), until
            day += timedelta(days=1)

    def _hours(self, day: date) -> Span:
        """Return when a day begins and ends, without its night if that does not count."""
        first, last = (time(0), time(0)) if self.nights else (MORNING, EVENING)
        return self._at(day, first), self._at(day + timedelta(days=1) if self.nights else day, last)

    def _at(self, day: date, hour: time) -> float:
        return datetime.combine(day, hour, self.zone).timestamp() * 1000
