"""Rules of vacations and hours of rest: laws over random times and zones, and examples with real dates."""

from __future__ import annotations

from datetime import date, datetime
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given, strategies as st

from boardwright.server.errors import ApiError
from boardwright.server.table_rules import time_off
from boardwright.server.table_rules.counted_time import Calendar, zone_of
from boardwright.server.table_rules.time_off import DAY_MS, Rest, TimeOff, Vacation
from tests.server.test_clock import HOUR, START, ZONES, moments

PRAGUE = ZoneInfo("Europe/Prague")


def moment_at(text: str, zone: ZoneInfo = PRAGUE) -> int:
    """Return the moment of a local time in a zone."""
    return int(datetime.fromisoformat(text).replace(tzinfo=zone).timestamp() * 1000)


def vacation_of(first: str, last: str, now: str = "2026-01-02") -> Vacation:
    return time_off.planned([], date.fromisoformat(first), date.fromisoformat(last), "Europe/Prague", moment_at(now))


vacations = st.lists(st.tuples(moments, st.integers(1, 9 * 24 * HOUR)), max_size=3).map(
    lambda spans: [Vacation(n, date.min, date.min, None, start, start + ms) for n, (start, ms) in enumerate(spans)]
)
rests = st.builds(
    lambda begin, minutes, zone, since, until: Rest(begin, (begin + minutes) % 1440, zone, since, until and since + until),
    st.integers(16, 51).map(lambda quarter: quarter * 15),  # without the hours that a zone skips or repeats
    st.integers(1, 40).map(lambda quarters: quarters * 15),
    st.sampled_from(ZONES),
    moments,
    st.none() | st.integers(1, 60 * 24 * HOUR),
)
times_off = st.builds(TimeOff, vacations, st.lists(rests, max_size=2))


@given(times_off, moments, st.booleans(), st.booleans())
def test_time_off_is_not_counted(off: TimeOff, start: int, nights: bool, weekends: bool) -> None:
    """Compare with a slow reference that classifies each quarter of an hour."""
    step, length = HOUR // 4, 60 * HOUR
    start -= start % step
    off = TimeOff(
        [Vacation(v.id, v.first, v.last, v.zone, v.start - v.start % step, v.end - v.end % step) for v in off.vacations],
        [Rest(r.begin, r.finish, r.zone, r.since - r.since % step, r.until and r.until - r.until % step) for r in off.rests],
    )
    calendar = Calendar(zone_of("Europe/Prague"), nights, weekends, time_off=off.spans)
    resting = [rest for rest in off.rests if rest.until is not None or rest == off.rest]
    counted = 0
    for moment in range(start, start + length, step):
        local = datetime.fromtimestamp(moment / 1000, calendar.zone)
        counts = (nights or 8 <= local.hour < 22) and (weekends or local.isoweekday() <= 5)
        counted += step if counts and not any(_is_resting(rest, moment) for rest in resting) and not _is_away(off, moment) else 0
    assert calendar.between(start, start + length) == counted
    assert calendar.between(start, calendar.after(start, HOUR)) == HOUR


def _is_resting(rest: Rest, moment: int) -> bool:
    local = datetime.fromtimestamp(moment / 1000, zone_of(rest.zone))
    minute = local.hour * 60 + local.minute
    in_hours = rest.begin <= minute < rest.finish if rest.begin < rest.finish else minute >= rest.begin or minute < rest.finish
    return in_hours and rest.since <= moment and (rest.until is None or moment < rest.until)


def _is_away(off: TimeOff, moment: int) -> bool:
    return any(vacation.start <= moment < vacation.end for vacation in off.vacations)


def test_hours_of_rest_are_shorter_or_longer_when_daylight_saving_time_changes() -> None:
    """In Prague, on 29 March and 25 October 2026, 22:00 to 7:00 are 8 and 10 hours of rest. 15 hours count on both days."""
    calendar = Calendar(PRAGUE, time_off=TimeOff(rests=[Rest(22 * 60, 7 * 60, "Europe/Prague", 0)]).spans)
    assert calendar.between(moment_at("2026-03-28 22:00"), moment_at("2026-03-29 22:00")) == 15 * HOUR
    assert moment_at("2026-03-29 07:00") - moment_at("2026-03-28 22:00") == 8 * HOUR
    assert calendar.between(moment_at("2026-10-24 22:00"), moment_at("2026-10-25 22:00")) == 15 * HOUR
    assert moment_at("2026-10-25 07:00") - moment_at("2026-10-24 22:00") == 10 * HOUR
    assert calendar.after(moment_at("2026-10-24 21:00"), 2 * HOUR) == moment_at("2026-10-25 08:00")


def test_a_vacation_over_a_time_change_lasts_for_its_whole_days() -> None:
    """24 and 25 October 2026 in Prague have 49 hours."""
    vacation = vacation_of("2026-10-24", "2026-10-25")
    assert (vacation.start, vacation.end) == (
        moment_at("2026-10-24"),
        moment_at("2026-10-26"),
    ) and vacation.end - vacation.start == 49 * HOUR
    calendar = Calendar(PRAGUE, time_off=TimeOff([vacation]).spans)
    assert calendar.after(moment_at("2026-10-23 23:00"), 2 * HOUR) == moment_at("2026-10-26 01:00")


def test_days_of_vacation_are_counted_by_year() -> None:
    winter = vacation_of("2026-12-22", "2027-01-05")
    assert time_off.days_left([winter], 2026) == 20 and time_off.days_left([winter], 2027) == 25
    with pytest.raises(ApiError, match="vacation_too_long") as refused:
        time_off.planned([winter], date(2026, 7, 1), date(2026, 7, 21), None, moment_at("2026-05-01"))
    assert refused.value.args_ == {"left": 20, "year": "2026"}
    assert time_off.planned([winter], date(2026, 7, 1), date(2026, 7, 20), None, moment_at("2026-05-01")).days[-1] == date(2026, 7, 20)


@pytest.mark.parametrize(
    ("first", "last", "error"),
    [
        ("2026-05-03", "2026-05-02", "vacation_backwards"),
        ("2026-04-30", "2026-05-02", "vacation_past"),
        ("2027-05-03", "2027-05-03", "vacation_too_far"),
        ("2026-05-02", "9999-12-30", "vacation_too_far"),
        ("2026-05-02", "2026-06-01", "vacation_too_long"),
        ("2026-06-12", "2026-06-13", "vacation_overlaps"),
    ],
)
def test_an_impossible_vacation_is_refused(first: str, last: str, error: str) -> None:
    known = [vacation_of("2026-06-10", "2026-06-12")]
    with pytest.raises(ApiError, match=error):
        time_off.planned(known, date.fromisoformat(first), date.fromisoformat(last), "Europe/Prague", moment_at("2026-05-01 12:00"))


def test_a_vacation_planned_for_today_starts_at_once() -> None:
    vacation = vacation_of("2026-05-01", "2026-05-02", now="2026-05-01 12:00")
    assert vacation.start == moment_at("2026-05-01 12:00")
    assert time_off.ended(vacation, moment_at("2026-05-01 15:00")) == Vacation(
        0, date(2026, 5, 1), date(2026, 5, 1), "Europe/Prague", moment_at("2026-05-01 12:00"), moment_at("2026-05-01 15:00")
    )
    assert time_off.ended(vacation_of("2026-05-03", "2026-05-04"), moment_at("2026-05-01")) is None


def test_consecutive_vacations_are_one_absence() -> None:
    off = TimeOff(
        [vacation_of("2026-05-03", "2026-05-04"), vacation_of("2026-05-01", "2026-05-02"), vacation_of("2026-05-09", "2026-05-09")]
    )
    assert off.away_until(moment_at("2026-05-01 08:00")) == moment_at("2026-05-05")
    assert off.away_until(moment_at("2026-05-05")) is None and off.away_until(moment_at("2026-04-30")) is None


def test_hours_of_rest_are_limited() -> None:
    """They are at most ten hours a day, and can be changed after a week."""
    now = moment_at("2026-05-01")
    first = time_off.checked_rest([], 22 * 60, 8 * 60, None, now)
    assert first.minutes == 600
    for hours in ((22 * 60, 8 * 60 + 1), (60, 60)):
        with pytest.raises(ApiError, match="rest_too_long"):
            time_off.checked_rest([], *hours, None, now)
    with pytest.raises(ApiError, match="rest_too_soon") as refused:
        time_off.checked_rest([first], 8 * 60, 18 * 60, None, now + 3 * DAY_MS + 1)
    assert refused.value.args_ == {"days": 4}
    assert time_off.checked_rest([first], 8 * 60, 18 * 60, None, now + 7 * DAY_MS).begin == 8 * 60


def test_a_change_of_rest_does_not_affect_past_time() -> None:
    monday = moment_at("2026-05-04")
    before = Rest(22 * 60, 8 * 60, "Europe/Prague", 0, monday)
    calendar = Calendar(PRAGUE, time_off=TimeOff(rests=[before, Rest(0, 60, "Europe/Prague", monday)]).spans)
    assert calendar.between(moment_at("2026-05-03"), monday) == 14 * HOUR
    assert calendar.between(monday, monday + DAY_MS) == 23 * HOUR


def test_time_off_is_found_for_a_moment() -> None:
    off = TimeOff([vacation_of("2026-05-03", "2026-05-03")], [Rest(22 * 60, 7 * 60, "Europe/Prague", START)])
    moments = ["2026-05-01 21:59", "2026-05-01 22:00", "2026-05-02 06:59", "2026-05-02 07:00", "2026-05-03 12:00", "2026-05-04 12:00"]
    assert [off.is_off(moment_at(text)) for text in moments] == [False, True, True, False, True, False]
