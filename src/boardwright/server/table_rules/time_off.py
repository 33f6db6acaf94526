"""A person's time off: vacations and daily hours of rest. Nothing here reads a clock; moments are Unix ms.

Clocks with days for each move stand still meanwhile, and no notices are sent (docs/absence.md).
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import date, datetime, time, timedelta
from heapq import merge
from math import inf

from boardwright.server.errors import ApiError
from boardwright.server.table_rules.counted_time import Span, zone_of

DAYS_A_YEAR = 30
"""Days of vacation in a calendar year."""
AHEAD_DAYS = 366
"""Most days until a vacation begins."""
MOST = 40
"""Vacations of a person that are known at a time, with past ones."""
LONGEST_REST = 10 * 60
"""Minutes of rest a day."""
REST_KEPT_DAYS = 7
"""Days for which hours of rest must be kept before they may be changed: otherwise a player could always be asleep."""
DAY_MS = 24 * 60 * 60 * 1000


@dataclass(frozen=True)
class Vacation:
    """Days on which a person is away.

    first, last: days in the person's time zone
    start, end: the moments; a vacation that is planned while its first day has begun starts at once
    """

    id: int
    first: date
    last: date
    zone: str | None
    start: int
    end: int

    @property
    def days(self) -> list[date]:
        """All of its days."""
        return [self.first + timedelta(days=n) for n in range((self.last - self.first).days + 1)]


@dataclass(frozen=True)
class Rest:
    """Hours of each day in which a person rests.

    begin, finish: minutes of the day in the time zone; the hours may span midnight
    since, until: when they were set, and when they were changed; `until` None: they are in force
    """

    begin: int
    finish: int
    zone: str | None
    since: int
    until: int | None = None

    @property
    def minutes(self) -> int:
        """How many minutes of a day."""
        return (self.finish - self.begin) % (24 * 60)

    def spans(self, start: int) -> Iterator[Span]:
        """The spans of rest that end after a moment, in order. In force they have no end.

        A night with a change of time is an hour shorter or longer. Where an edge itself is skipped or repeated, the clock before the change
        decides.
        """
        zone, until = zone_of(self.zone), inf if self.until is None else self.until
        day = datetime.fromtimestamp(max(start, self.since) / 1000, zone).date() - timedelta(days=1)
        while True:
            next_day = day + timedelta(days=1)
            first = _moment(day, self.begin, zone)
            last = _moment(next_day if self.finish <= self.begin else day, self.finish, zone)
            first, last = max(first, self.since), min(last, until)
            if first >= until:
                return
            if last > max(first, start):
                yield first, last
            day = next_day


@dataclass(frozen=True)
class TimeOff:
    """All of a person's time off: vacations, and hours of rest, the earlier ones first."""

    vacations: Sequence[Vacation] = ()
    rests: Sequence[Rest] = ()

    def spans(self, start: int) -> Iterator[Span]:
        """The spans of time off that end after a moment, by their beginning. They may overlap."""
        away = sorted((float(each.start), float(each.end)) for each in self.vacations if each.end > start)
        ended_rests = [rest for rest in self.rests if rest.until is not None]
        return merge(away, *(rest.spans(start) for rest in (*ended_rests, *([self.rest] if self.rest else []))))

    def away_until(self, now: int) -> int | None:
        """Return when the vacation ends that a person is on; None: they are on none. Vacations that follow each other are one."""
        end = now
        for each in sorted(self.vacations, key=lambda each: each.start):
            if each.start <= end < each.end:
                end = each.end
        return end if end > now else None

    def is_off(self, now: int) -> bool:
        """Return whether a person is on vacation or rests."""
        return next((start <= now for start, _ in self.spans(now)), False)

    @property
    def rest(self) -> Rest | None:
        """The hours of rest in force: the newest, if a device with others became part of an account."""
        return max((rest for rest in self.rests if rest.until is None), key=lambda rest: rest.since, default=None)


def days_left(known: Sequence[Vacation], year: int) -> int:
    """Return how many days of vacation a person has left in a year."""
    return DAYS_A_YEAR - len({day for each in known for day in each.days if day.year == year})


def planned(known: Sequence[Vacation], first: date, last: date, zone: str | None, now: int) -> Vacation:
    """A new vacation, without its number.

    Raises ApiError 422: `vacation_backwards`, `vacation_past`, `vacation_too_far`; 409: `vacation_too_long`, `vacation_overlaps`,
    `too_many_vacations`.
    """
    time_zone = zone_of(zone)
    today = datetime.fromtimestamp(now / 1000, time_zone).date()
    if len(known) >= MOST:
        raise ApiError(409, "too_many_vacations", limit=MOST)
    if last < first:
        raise ApiError(422, "vacation_backwards")
    if first < today:
        raise ApiError(422, "vacation_past")
    if (first - today).days > AHEAD_DAYS or (last - first).days > DAYS_A_YEAR * 2:
        raise ApiError(422, "vacation_too_far", days=AHEAD_DAYS)
    start, end = int(_moment(first, 0, time_zone)), int(_moment(last + timedelta(days=1), 0, time_zone))
    vacation = Vacation(0, first, last, zone, max(now, start), end)
    if any(each.start < vacation.end and vacation.start < each.end for each in known):
        raise ApiError(409, "vacation_overlaps")
    check_days(known, [vacation])
    return vacation


def check_days(known: Sequence[Vacation], more: Sequence[Vacation]) -> None:
    """Check that a person may have more vacations. Raises ApiError 409 `vacation_too_long`."""
    for year in sorted({day.year for each in more for day in each.days}):
        if days_left([*known, *more], year) < 0:
            raise ApiError(409, "vacation_too_long", left=max(0, days_left(known, year)), year=str(year))


def taken_over(known: Sequence[Vacation], others: Sequence[Vacation], since: int, now: int) -> list[Vacation]:
    """The days of vacation that another person has used since a moment, as days that this one has used, too.

    They do not stop clocks again. Those that the person has used already are left out.
    """
    vacations: list[Vacation] = []
    for each in others:
        used = ended(each, now)
        if used is None or used.last < datetime.fromtimestamp(since / 1000, zone_of(used.zone)).date():
            continue
        if not {*used.days} <= {day for other in (*known, *vacations) for day in other.days}:
            vacations.append(replace(used, end=used.start))
    return vacations


def without_surplus(known: Sequence[Vacation], now: int) -> list[tuple[Vacation, Vacation | None]]:
    """The vacations that end because a person has too many days, the latest first, and what is left of each (None: nothing)."""
    left, changed = list(known), []
    for each in sorted(known, key=lambda each: each.start, reverse=True):
        if each.end > now and any(days_left(left, day.year) < 0 for day in (each.first, each.last)):
            after = ended(each, now)
            changed.append((each, after))
            left = [other for other in left if other != each] + ([] if after is None else [after])
    return changed


def ended(vacation: Vacation, now: int) -> Vacation | None:
    """A vacation that its person ends now; None: it had not begun, so nothing of it is left."""
    if now <= vacation.start:
        return None
    today = datetime.fromtimestamp(now / 1000, zone_of(vacation.zone)).date()
    return replace(vacation, last=min(vacation.last, today), end=min(vacation.end, now))


def checked_rest(known: Sequence[Rest], start: int, finish: int, zone: str | None, now: int) -> Rest:
    """New hours of rest from now on. Raises ApiError 422: `rest_too_long`; 409: `rest_too_soon`."""
    new_rest = Rest(start, finish, zone, now)
    if not 0 < new_rest.minutes <= LONGEST_REST:
        raise ApiError(422, "rest_too_long", hours=LONGEST_REST // 60)
    newest = max((rest.since for rest in known), default=None)
    if newest is not None and now < newest + REST_KEPT_DAYS * DAY_MS:
        raise ApiError(409, "rest_too_soon", days=-(-(newest + REST_KEPT_DAYS * DAY_MS - now) // DAY_MS))
    return new_rest


def _moment(day: date, minute: int, zone: object) -> float:
    """Return when a minute of a day begins in a time zone."""
    return datetime.combine(day, time(minute // 60, minute % 60), zone).timestamp() * 1000  # type: ignore[arg-type]
