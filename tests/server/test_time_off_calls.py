"""Vacations and hours of rest at tables: which clocks stand, what the others see, and what is refused."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tests.server.clock import StillClock
from tests.server.databases import Place
from tests.server.harness import QUICK, Harness
from tests.server.members import WITH_ACCOUNTS, ask, join
from tests.server.test_http import read_error
from tests.server.test_match_clocks import DAYS, WHOLE, Two

DAY = 24 * 3600
HOUR = 3600
BEGIN = 1000  # seconds on 1 January 1970 when a `StillClock` starts


@pytest.fixture
def clock() -> StillClock:
    return StillClock()


@pytest.fixture
def calm(tmp_path: Path, clock: StillClock) -> Iterator[Harness]:
    with Harness(tmp_path / "matches.db", replace(QUICK, bot_move_delay_s=0.5, undo_grace_s=0.5), clock) as harness:
        yield harness


def plan(harness: Harness, token: str, first: str, last: str) -> Any:
    return harness.call("POST", "/api/time-off/vacations", token, {"first": first, "last": last, "zone": "UTC"})


def away(two: Two, seat: int) -> int | None:
    """In how many seconds the vacation of a player ends, as the table says."""
    ms = two.look()["seats"][seat]["clock"].get("away")
    return None if ms is None else ms // 1000


def test_a_clock_with_days_stands_during_a_vacation(calm: Harness, clock: StillClock) -> None:
    with Two(calm, DAYS) as two:
        actor = two.actor
        answer = plan(calm, two.tokens[actor], "1970-01-02", "1970-01-03")
        assert answer.status_code == 200 and answer.json() == {
            "vacations": [{"id": 1, "first": "1970-01-02", "last": "1970-01-03", "runs": False}],
            "year": 1970, "left": 28, "rest": None, "zone": None,
        }  # fmt: skip
        assert two.of(actor) == (3 * DAY, 5 * DAY) and away(two, actor) is None
        calm.ask(clock.move, float(DAY - BEGIN))
        assert two.of(actor) == (2 * DAY + BEGIN, 4 * DAY + BEGIN) and away(two, actor) == 2 * DAY
        calm.ask(clock.move, float(DAY))
        assert two.of(actor) == (2 * DAY + BEGIN, 3 * DAY + BEGIN) and away(two, 1 - actor) is None
        calm.ask(clock.move, float(DAY))
        assert two.of(actor) == (2 * DAY + BEGIN, 2 * DAY + BEGIN) and away(two, actor) is None


def test_a_vote_about_a_player_on_vacation_is_refused(calm: Harness, clock: StillClock) -> None:
    with Two(calm, DAYS) as two:
        actor = two.actor
        assert plan(calm, two.tokens[actor], "1970-01-01", "1970-01-03").status_code == 200
        calm.ask(clock.move, 2.0 * DAY)
        two.pages[1 - actor].send(type="let_bot_play", seat=1 - actor, absent=actor)
        assert two.pages[1 - actor].next("error")["id"] == "has_time"


def test_a_vacation_is_sent_to_the_matches_of_its_person_only(calm: Harness, monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[str] = []
    with Two(calm, DAYS) as two, Two(calm, DAYS) as other:
        for live in calm.server.registry._open.values():
            monkeypatch.setattr(live, "notify_viewers", lambda id=live.row.id: told.append(id))
        plan(calm, two.tokens[0], "1970-01-02", "1970-01-03")
        assert told == [two.id] != [other.id]
        plan(calm, calm.device(), "1970-01-02", "1970-01-03")
        assert told == [two.id]


def move(two: Two, seat: int, to: str) -> Any:
    """Move a seat to another device."""
    secret = two.harness.call("POST", f"/api/matches/{two.id}/seats/{seat}/handover", two.tokens[seat], {}).json()["secret"]
    return two.harness.call("POST", f"/api/matches/{two.id}/claim", to, {"secret": secret})


def seen_left(two: Two, seat: int) -> int:
    """How many seconds a player has left, as the other one sees it."""
    ms: int = two.look(1 - seat)["seats"][seat]["clock"]["left"]
    return ms // 1000


def left(harness: Harness, token: str) -> int:
    """How many days of vacation a person has left this year."""
    assert harness.ask(harness.server.threads.in_thread, harness.server.calendars.time_off.load) is not None
    days: int = harness.call("GET", "/api/time-off", token).json()["left"]
    return days


def test_the_days_used_during_a_match_go_with_the_seat(calm: Harness, clock: StillClock) -> None:
    spare, third = calm.device(), calm.device()
    with Two(calm, DAYS) as two:
        actor = two.actor
        plan(calm, two.tokens[actor], "1970-01-01", "1970-01-20")
        plan(calm, spare, "1970-02-01", "1970-02-15")
        calm.ask(clock.move, 20.0 * DAY - BEGIN)
        assert seen_left(two, actor) == 3 * DAY
        refused = move(two, actor, spare)
        assert read_error(refused) == (409, "vacation_too_long") and refused.json()["error"]["args"] == {"left": 15, "year": "1970"}
        calm.call("DELETE", "/api/time-off/vacations/2", spare)
        assert move(two, actor, spare).status_code == 200 and seen_left(two, actor) == 3 * DAY, "what has passed is not counted anew"
        assert left(calm, spare) == 10 and read_error(plan(calm, spare, "1970-02-01", "1970-02-11")) == (409, "vacation_too_long")
        assert plan(calm, spare, "1970-02-01", "1970-02-10").status_code == 200
        assert [each["first"] for each in calm.call("GET", "/api/time-off", spare).json()["vacations"]] == ["1970-02-01"]
        two.tokens[actor] = spare
        calm.call("DELETE", "/api/time-off/vacations/4", spare)
        assert move(two, actor, third).status_code == 200 and left(calm, third) == 10
    with Two(calm, DAYS) as later:
        assert move(later, 0, calm.device()).status_code == 200
        assert left(calm, later.tokens[0]) == 30


def test_the_days_that_a_device_has_used_count_in_its_account(database: Place, clock: StillClock) -> None:
    with Harness(database.url, WITH_ACCOUNTS, clock) as harness:
        device, token = harness.device(), join(harness)
        plan(harness, device, "1970-01-01", "1970-01-20")
        plan(harness, device, "1970-03-01", "1970-03-05")
        for first, last in (("1970-01-03", "1970-01-12"), ("1970-01-31", "1970-02-04"), ("1970-02-11", "1970-02-13")):
            assert plan(harness, token, first, last).status_code == 200
        harness.ask(clock.move, 15.0 * DAY - BEGIN)
        assert ask(harness, "gather", token, device=device).status_code == 200
        assert left(harness, token) == 6, "16 days used, 8 planned"
        assert harness.call("GET", "/api/time-off", device).json()["vacations"] == []
        other = harness.device()
        plan(harness, other, "1970-01-17", "1970-01-25")
        harness.ask(clock.move, 10.0 * DAY)
        ask(harness, "gather", token, device=other)
        assert left(harness, token) == 0, "25 days used"
        assert [each["first"] for each in harness.call("GET", "/api/time-off", token).json()["vacations"]] == ["1970-01-31"]


def test_a_vacation_that_moves_to_an_account_counts_at_once(database: Place, clock: StillClock) -> None:
    with Harness(database.url, WITH_ACCOUNTS, clock) as harness, Two(harness, DAYS) as two:
        actor = two.actor
        plan(harness, two.tokens[actor], "1970-01-01", "1970-01-05")
        harness.ask(clock.move, 4.0 * DAY)
        token = join(harness)
        assert ask(harness, "gather", token, device=two.tokens[actor]).status_code == 200
        with harness.page(two.id, token, actor) as page:
            assert page.frame["seats"][actor]["clock"]["left"] == 3 * DAY * 1000


def test_a_clock_that_stood_still_stays_so_where_the_account_has_time_off_of_its_own(database: Place, clock: StillClock) -> None:
    with Harness(database.url, WITH_ACCOUNTS, clock) as harness, Two(harness, DAYS) as two:
        actor, token = two.actor, join(harness)
        device = two.tokens[actor]
        harness.call("POST", "/api/time-off/rest", token, {"hours": [6 * 60, 7 * 60], "zone": "UTC"})
        harness.call("POST", "/api/time-off/rest", device, {"hours": [60, 8 * 60], "zone": "UTC"})
        plan(harness, device, "1970-01-02", "1970-01-04")
        assert plan(harness, token, "1970-03-01", "1970-03-02").status_code == 200
        harness.ask(clock.move, float(3 * DAY - BEGIN))
        assert two.of(actor)[0] == 2 * DAY + 7 * HOUR + BEGIN
        assert ask(harness, "gather", token, device=device).status_code == 200
        assert harness.call("GET", "/api/time-off", token).json()["rest"] == [6 * 60, 7 * 60]
        with harness.page(two.id, token, actor) as page:
            assert page.frame["seats"][actor]["clock"]["left"] == (2 * DAY + 7 * HOUR + BEGIN) * 1000


def test_it_makes_no_difference_to_a_clock_without_days(calm: Harness, clock: StillClock) -> None:
    with Two(calm, WHOLE) as two:
        actor = two.actor
        assert plan(calm, two.tokens[actor], "1970-01-01", "1970-01-03").status_code == 200
        calm.ask(clock.move, 100.0)
        assert two.of(actor) == (500, 500) and away(two, actor) is None


def test_hours_of_rest_do_not_count(calm: Harness, clock: StillClock) -> None:
    with Two(calm, DAYS) as two:
        actor = two.actor
        answer = calm.call("POST", "/api/time-off/rest", two.tokens[actor], {"hours": [60, 8 * 60], "zone": "UTC"})
        assert answer.status_code == 200 and answer.json()["rest"] == [60, 8 * 60]
        calm.ask(clock.move, float(12 * HOUR - BEGIN))
        assert two.of(actor)[0] == 3 * DAY - 5 * HOUR + BEGIN
        again = calm.call("POST", "/api/time-off/rest", two.tokens[actor], {"hours": [9 * 60, 12 * 60], "zone": "UTC"})
        assert read_error(again) == (409, "rest_too_soon") and again.json()["error"]["args"] == {"days": 7}
        assert calm.call("POST", "/api/time-off/rest", two.tokens[actor], {"hours": None}).json()["rest"] is None
        calm.ask(clock.move, 1.0 * DAY)
        assert two.of(actor)[0] == 2 * DAY - 5 * HOUR + BEGIN


def test_a_vacation_ends_early_and_gives_its_days_back(calm: Harness, clock: StillClock) -> None:
    token, other = calm.device(), calm.device()
    [vacation] = plan(calm, token, "1970-01-01", "1970-01-10").json()["vacations"]
    calm.ask(clock.move, 2.0 * DAY)
    path = f"/api/time-off/vacations/{vacation['id']}"
    assert read_error(calm.call("DELETE", path, other)) == (404, "no_such_vacation")
    ended = calm.call("DELETE", path, token).json()
    assert ended["vacations"] == [] and ended["left"] == 27
    assert calm.call("GET", "/api/time-off", other).json()["left"] == 30


@pytest.mark.parametrize(
    ("first", "last", "why"),
    [
        ("1970-02-30", "1970-03-01", (422, "bad_day")),
        ("1970-01-05", "1970-01-04", (422, "vacation_backwards")),
        ("1969-12-31", "1970-01-04", (422, "vacation_past")),
        ("1970-01-05", "1970-03-04", (409, "vacation_too_long")),
        ("1970-01-05", "yesterday", (400, "bad_message")),
    ],
)
def test_what_cannot_be_planned_is_refused_and_changes_nothing(calm: Harness, first: str, last: str, why: tuple[int, str]) -> None:
    token = calm.device()
    assert read_error(plan(calm, token, first, last)) == why
    assert calm.call("GET", "/api/time-off", token).json()["vacations"] == []


def test_a_vacation_is_known_after_a_restart_and_moves_with_its_person(calm: Harness, clock: StillClock) -> None:
    token = calm.device()
    plan(calm, token, "1970-01-05", "1970-01-06")
    calm.restart()
    assert [each["first"] for each in calm.call("GET", "/api/time-off", token).json()["vacations"]] == ["1970-01-05"]
