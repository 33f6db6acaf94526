"""Property tests of match clocks, and of the time that counts for them in different zones; no server."""

from __future__ import annotations

from datetime import datetime, timedelta
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

import pytest
from hypothesis import given, strategies as st

from boardwright.server.protocol.bodies import ClockSetting
from boardwright.server.table_rules import clock
from boardwright.server.table_rules.counted_time import Calendar, knows_zones, zone_of

SEATS = 3
HOUR = 3_600_000
START = int(datetime(2026, 1, 1, tzinfo=ZoneInfo("UTC")).timestamp() * 1000)
ZONES = [
    "Europe/Prague",
    "Atlantic/Reykjavik",
    "America/Sao_Paulo",
    "Asia/Kathmandu",
    "Pacific/Apia",
    "Africa/Cairo",
    "Australia/Lord_Howe",
]
moments = st.integers(START, START + 400 * 24 * HOUR)
outages = st.lists(st.tuples(moments, st.integers(1, 50 * HOUR)), max_size=4).map(
    lambda drawn: [(a, a + ms) for n, (a, ms) in enumerate(sorted(drawn)) if n == 0 or a > sum(sorted(drawn)[n - 1])]
)
calendars = st.builds(Calendar, st.sampled_from(ZONES).map(zone_of), st.booleans(), st.booleans(), outages)


@given(calendars, moments, st.integers(0, 60 * 24 * HOUR), st.integers(0, 60 * 24 * HOUR))
def test_counted_time_adds_up_and_never_exceeds_the_time_that_passes(calendar: Calendar, start: int, one: int, two_servers: int) -> None:
    middle, end = start + one, start + one + two_servers
    first, second = calendar.between(start, middle), calendar.between(middle, end)
    assert 0 <= first <= one and 0 <= second <= two_servers
    assert calendar.between(start, end) == first + second


@given(calendars, moments, st.integers(0, 20 * 24 * HOUR))
def test_a_deadline_is_the_moment_when_its_time_has_counted(calendar: Calendar, start: int, ms: int) -> None:
    end = calendar.after(start, ms)
    assert calendar.between(start, end) == ms
    assert ms == 0 or calendar.between(start, end - 1) == ms - 1


@given(calendars, moments)
def test_nights_weekends_and_outages_do_not_count(calendar: Calendar, start: int) -> None:
    """Compare with a slow reference that examines each quarter of an hour."""
    step, end = HOUR // 4, start - start % (HOUR // 4) + 60 * HOUR
    expected = 0
    for moment in range(start - start % step, end, step):
        local = datetime.fromtimestamp(moment / 1000, calendar.zone)
        asleep = not calendar.nights and not 8 <= local.hour < 22
        resting = not calendar.weekends and local.isoweekday() > 5
        down = sum(max(0, min(moment + step, up) - max(moment, start, gone)) for gone, up in calendar.outages)
        expected += 0 if asleep or resting else min(step, moment + step - start) - down
    assert calendar.between(start, end) == expected


@pytest.mark.parametrize(
    "name", [None, "", "Nowhere/Atlantis", "../../etc/passwd", "/etc/passwd", "Europe", "zone.tab", "a b/c", "a\x00b", "é" * 64]
)
def test_an_invalid_zone_counts_as_utc(name: str | None) -> None:
    assert zone_of(name).utcoffset(datetime(2026, 7, 1)) == timedelta(0)


def test_a_system_without_time_zones_knows_none(monkeypatch: pytest.MonkeyPatch) -> None:
    def unknown(name: str) -> ZoneInfo:
        raise ZoneInfoNotFoundError(name)

    assert knows_zones()
    monkeypatch.setattr("boardwright.server.table_rules.counted_time.ZoneInfo", unknown)
    assert not knows_zones()


steps = st.tuples(
    st.sampled_from(["pass", "pass", "pass", "choose", "choose", "undo", "pause", "go on", "return"]),
    st.integers(0, SEATS - 1),
    st.sets(st.integers(0, SEATS - 1), max_size=SEATS),
    st.integers(0, 100_000),
)
settings = st.builds(ClockSetting, st.sampled_from(["move", "match"]), st.integers(5, 300), st.integers(0, 30), st.integers(0, 10))


class ClockModel:
    """The clocks of a match, with a model of them: how long the match waited for each seat, and what time each was given."""

    def __init__(self, setting: ClockSetting, calendar: Calendar) -> None:
        self.setting, self.calendar, self.now = setting, calendar, START
        self.clocks = clock.at_start(setting, SEATS)
        self.actors: set[int] = set()
        self.paused = False
        self.waited = [0] * SEATS
        self.given = [setting.seconds * 1000] * SEATS

    def do(self, step: str, seat: int, actors: set[int], ms: int) -> None:
        """Take a step. Afterwards the clocks of those run for whom the match waits."""
        before = self.time_left()
        if step == "pass":
            self.wait(ms)
            return
        if step == "choose":
            self.clocks, self.actors = clock.chose(self.clocks, seat), actors
        elif step == "undo":
            self.clocks, self.actors = clock.took_back(self.clocks, seat), self.actors | {seat}
        elif step == "return":
            self.clocks = clock.returned(self.clocks, self.setting, seat)
        else:
            self.paused = step == "pause"
        running = set() if self.paused else self.actors
        self.clocks = clock.run(self.clocks, self.setting, running, self.now, [self.calendar] * SEATS)
        assert {seat for seat, seat_clock in enumerate(self.clocks) if seat_clock.since is not None} == running
        for n, (was, now) in enumerate(zip(before, self.time_left(), strict=True)):
            assert now >= was or self.setting.each == "move", "a step takes no time from a player"
            assert now == was or step in ("choose", "return", "go on", "undo")
            self.given[n] += max(0, now - was)

    def wait(self, ms: int) -> None:
        before, counted = self.time_left(), self.calendar.between(self.now, self.now + ms)
        deadlines = [clock.ends(seat_clock, self.calendar) for seat_clock in self.clocks]
        self.now += ms
        for n, (was, now) in enumerate(zip(before, self.time_left(), strict=True)):
            running = self.clocks[n].since is not None
            self.waited[n] += counted if running else 0
            assert 0 <= was - now <= (counted if running else 0)
            end = deadlines[n]
            assert (end is not None) == running
            if end is not None:
                assert (now == 0) == (self.now >= end)

    def time_left(self) -> list[int]:
        return [clock.left(seat_clock, self.now, self.calendar) for seat_clock in self.clocks]


@given(settings, calendars, st.lists(steps, max_size=40))
def test_a_player_loses_at_most_the_time_that_the_match_waited_for_them(
    setting: ClockSetting, calendar: Calendar, sequence: list[tuple[str, int, set[int], int]]
) -> None:
    model = ClockModel(setting, calendar)
    for step in sequence:
        model.do(*step)
    for seat, now in enumerate(model.time_left()):
        assert now >= 0
        if setting.each == "match":
            assert model.given[seat] - now <= model.waited[seat]


def per_move(**more: int) -> ClockSetting:
    """Return the setting of a clock with 60 seconds per move."""
    return ClockSetting("move", 60, **more)


def play_turns(setting: ClockSetting, *turns: tuple[int, int]) -> list[int]:
    """Play turns of (seat, seconds). Returns the seconds that two seats have left."""
    clocks, now, calendars = clock.at_start(setting, 2), START, [Calendar()] * 2
    for seat, seconds in turns:
        clocks = clock.run(clocks, setting, {seat}, now, calendars)
        now += seconds * 1000
        clocks = clock.run(clock.chose(clocks, seat), setting, {1 - seat}, now, calendars)
    return [clock.left(seat_clock, now, Calendar()) // 1000 for seat_clock in clocks]


def test_a_clock_per_move_restarts_and_does_not_count_the_grace() -> None:
    assert play_turns(per_move(), (0, 20)) == [40, 60]
    assert play_turns(per_move(), (0, 20), (1, 30)) == [60, 30]
    assert play_turns(per_move(grace=15), (0, 20)) == [55, 60]
    assert play_turns(per_move(grace=15), (0, 10)) == [60, 60]
    assert play_turns(per_move(), (0, 80)) == [0, 60]


def test_a_clock_per_match_gains_the_increment_with_each_move() -> None:
    match = ClockSetting("match", 100, increment=10)
    assert play_turns(match, (0, 30)) == [70, 100]
    assert play_turns(match, (0, 30), (1, 50)) == [80, 50]
    assert play_turns(match, (0, 200), (1, 50)) == [10, 50]


def test_undo_gains_no_time() -> None:
    setting, calendars = ClockSetting("match", 100, increment=10), [Calendar()] * 2
    clocks = clock.run(clock.at_start(setting, 2), setting, {0}, START, calendars)
    for _ in range(5):
        clocks = clock.run(clock.chose(clocks, 0), setting, {1}, START + 30_000, calendars)
        clocks = clock.run(clock.took_back(clocks, 0), setting, {0}, START + 30_000, calendars)
    assert [clock.left(seat_clock, START + 30_000, Calendar()) for seat_clock in clocks] == [70_000, 100_000]


def test_a_player_who_takes_the_seat_back_gets_some_time() -> None:
    match, move = ClockSetting("match", 100), ClockSetting("move", 20)
    for setting, expected in ((match, 60_000), (move, 20_000)):
        clocks = clock.run(clock.at_start(setting, 1), setting, {0}, START, [Calendar()])
        clocks = clock.run(clocks, setting, (), START + 500_000, [Calendar()])
        assert clocks[0].left == 0 and clock.returned(clocks, setting, 0) == clocks, "the bot has not moved"
        assert clock.returned(clock.chose(clocks, 0), setting, 0)[0].left == expected


def test_leaving_and_returning_gains_no_time() -> None:
    setting = ClockSetting("match", 100, increment=10)
    clocks = clock.run(clock.at_start(setting, 1), setting, {0}, START, [Calendar()])
    for _ in range(5):
        clocks = clock.run(clocks, setting, (), START + 90_000, [Calendar()])
        clocks = clock.run(clock.returned(clocks, setting, 0), setting, {0}, START + 90_000, [Calendar()])
    assert clock.left(clocks[0], START + 90_000, Calendar()) == 10_000


@given(calendars, moments, st.integers(1, 60))
def test_a_match_has_waited_long_after_a_day_of_counted_time(calendar: Calendar, start: int, days: int) -> None:
    """This holds in every zone, also when its clocks are put forward or back, and only for clocks per move."""
    setting = ClockSetting("move", days * 24 * 3600)
    runs = clock.SeatClock(setting.seconds * 1000, 0, start)
    day = calendar.after(start, clock.SLOW_MS)
    assert clock.waited_long(runs, setting, day, calendar) and not clock.waited_long(runs, setting, day - 1, calendar)
    assert not clock.waited_long(runs, ClockSetting("match", setting.seconds), day, calendar)
    assert not clock.waited_long(clock.SeatClock(setting.seconds * 1000, 0), setting, day, calendar)
