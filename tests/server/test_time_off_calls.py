"""Vacations and hours of rest during matches: stopped clocks, what other players see, and refusals."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tests.server.account_calls import WITH_ACCOUNTS, call_account, create_account
from tests.server.clock import ManualClock
from tests.server.databases import Database
from tests.server.harness import QUICK_SETTINGS, Harness
from tests.server.test_http import read_error
from tests.server.test_match_clocks import DAYS_CLOCK, MATCH_CLOCK, TwoPlayers

DAY = 24 * 3600
HOUR = 3600
START = 1000  # seconds on 1 January 1970 when a `ManualClock` starts


@pytest.fixture
def clock() -> ManualClock:
    return ManualClock()


@pytest.fixture
def harness(tmp_path: Path, clock: ManualClock) -> Iterator[Harness]:
    with Harness(tmp_path / "matches.db", replace(QUICK_SETTINGS, bot_move_delay_s=0.5, undo_grace_s=0.5), clock) as harness:
        yield harness


def plan_vacation(harness: Harness, token: str, first: str, last: str) -> Any:
    return harness.call("POST", "/api/time-off/vacations", token, {"first": first, "last": last, "zone": "UTC"})


def vacation_left(players: TwoPlayers, seat: int) -> int | None:
    """Return the seconds until the vacation of a player ends, as a frame shows them."""
    ms = players.request_frame()["seats"][seat]["clock"].get("away")
    return None if ms is None else ms // 1000


def test_a_clock_with_days_stops_during_a_vacation(harness: Harness, clock: ManualClock) -> None:
    with TwoPlayers(harness, DAYS_CLOCK) as players:
        actor = players.actor
        answer = plan_vacation(harness, players.tokens[actor], "1970-01-02", "1970-01-03")
        assert answer.status_code == 200 and answer.json() == {
            "vacations": [{"id": 1, "first": "1970-01-02", "last": "1970-01-03", "runs": False}],
            "year": 1970, "left": 28, "rest": None, "zone": None,
        }  # fmt: skip
        assert players.read_clock(actor) == (3 * DAY, 5 * DAY) and vacation_left(players, actor) is None
        harness.run_in_loop(clock.advance, float(DAY - START))
        assert players.read_clock(actor) == (2 * DAY + START, 4 * DAY + START) and vacation_left(players, actor) == 2 * DAY
        harness.run_in_loop(clock.advance, float(DAY))
        assert players.read_clock(actor) == (2 * DAY + START, 3 * DAY + START) and vacation_left(players, 1 - actor) is None
        harness.run_in_loop(clock.advance, float(DAY))
        assert players.read_clock(actor) == (2 * DAY + START, 2 * DAY + START) and vacation_left(players, actor) is None


def test_a_vote_about_a_player_on_vacation_is_refused(harness: Harness, clock: ManualClock) -> None:
    with TwoPlayers(harness, DAYS_CLOCK) as players:
        actor = players.actor
        assert plan_vacation(harness, players.tokens[actor], "1970-01-01", "1970-01-03").status_code == 200
        harness.run_in_loop(clock.advance, 2.0 * DAY)
        players.pages[1 - actor].send(type="let_bot_play", seat=1 - actor, absent=actor)
        assert players.pages[1 - actor].wait_for("error")["id"] == "has_time"


def test_a_vacation_is_sent_to_the_matches_of_its_player_only(harness: Harness, monkeypatch: pytest.MonkeyPatch) -> None:
    notified: list[str] = []
    with TwoPlayers(harness, DAYS_CLOCK) as players, TwoPlayers(harness, DAYS_CLOCK) as other:
        for live in harness.server.registry._open.values():
            monkeypatch.setattr(live, "notify_viewers", lambda id=live.row.id: notified.append(id))
        plan_vacation(harness, players.tokens[0], "1970-01-02", "1970-01-03")
        assert notified == [players.id] != [other.id]
        plan_vacation(harness, harness.new_device(), "1970-01-02", "1970-01-03")
        assert notified == [players.id]


def move_seat(players: TwoPlayers, seat: int, to: str) -> Any:
    """Move a seat to another device by a link."""
    secret = players.harness.call("POST", f"/api/matches/{players.id}/seats/{seat}/handover", players.tokens[seat], {}).json()["secret"]
    return players.harness.call("POST", f"/api/matches/{players.id}/claim", to, {"secret": secret})


def time_left_shown(players: TwoPlayers, seat: int) -> int:
    """Return the seconds that a player has left, as the opponent sees them."""
    ms: int = players.request_frame(1 - seat)["seats"][seat]["clock"]["left"]
    return ms // 1000


def vacation_days_left(harness: Harness, token: str) -> int:
    """Return the days of vacation that a device has left this year."""
    assert harness.run_in_loop(harness.server.threads.in_thread, harness.server.calendars.time_off.load) is not None
    days: int = harness.call("GET", "/api/time-off", token).json()["left"]
    return days


def test_vacation_days_used_during_a_match_move_with_the_seat(harness: Harness, clock: ManualClock) -> None:
    spare, third = harness.new_device(), harness.new_device()
    with TwoPlayers(harness, DAYS_CLOCK) as players:
        actor = players.actor
        plan_vacation(harness, players.tokens[actor], "1970-01-01", "1970-01-20")
        plan_vacation(harness, spare, "1970-02-01", "1970-02-15")
        harness.run_in_loop(clock.advance, 20.0 * DAY - START)
        assert time_left_shown(players, actor) == 3 * DAY
        refused = move_seat(players, actor, spare)
        assert read_error(refused) == (409, "vacation_too_long") and refused.json()["error"]["args"] == {"left": 15, "year": "1970"}
        harness.call("DELETE", "/api/time-off/vacations/2", spare)
        assert move_seat(players, actor, spare).status_code == 200 and time_left_shown(players, actor) == 3 * DAY, (
            "past time is not counted again"
        )
        assert vacation_days_left(harness, spare) == 10 and read_error(plan_vacation(harness, spare, "1970-02-01", "1970-02-11")) == (
            409,
            "vacation_too_long",
        )
        assert plan_vacation(harness, spare, "1970-02-01", "1970-02-10").status_code == 200
        assert [vacation["first"] for vacation in harness.call("GET", "/api/time-off", spare).json()["vacations"]] == ["1970-02-01"]
        players.tokens[actor] = spare
        harness.call("DELETE", "/api/time-off/vacations/4", spare)
        assert move_seat(players, actor, third).status_code == 200 and vacation_days_left(harness, third) == 10
    with TwoPlayers(harness, DAYS_CLOCK) as later:
        assert move_seat(later, 0, harness.new_device()).status_code == 200
        assert vacation_days_left(harness, later.tokens[0]) == 30


def test_vacation_days_used_by_a_device_count_in_its_account(database: Database, clock: ManualClock) -> None:
    with Harness(database.url, WITH_ACCOUNTS, clock) as harness:
        device, token = harness.new_device(), create_account(harness)
        plan_vacation(harness, device, "1970-01-01", "1970-01-20")
        plan_vacation(harness, device, "1970-03-01", "1970-03-05")
        for first, last in (("1970-01-03", "1970-01-12"), ("1970-01-31", "1970-02-04"), ("1970-02-11", "1970-02-13")):
            assert plan_vacation(harness, token, first, last).status_code == 200
        harness.run_in_loop(clock.advance, 15.0 * DAY - START)
        assert call_account(harness, "gather", token, device=device).status_code == 200
        assert vacation_days_left(harness, token) == 6, "16 days used, 8 planned"
        assert harness.call("GET", "/api/time-off", device).json()["vacations"] == []
        other = harness.new_device()
        plan_vacation(harness, other, "1970-01-17", "1970-01-25")
        harness.run_in_loop(clock.advance, 10.0 * DAY)
        call_account(harness, "gather", token, device=other)
        assert vacation_days_left(harness, token) == 0, "25 days used"
        assert [vacation["first"] for vacation in harness.call("GET", "/api/time-off", token).json()["vacations"]] == ["1970-01-31"]


def test_a_vacation_that_moves_to_an_account_counts_at_once(database: Database, clock: ManualClock) -> None:
    with Harness(database.url, WITH_ACCOUNTS, clock) as harness, TwoPlayers(harness, DAYS_CLOCK) as players:
        actor = players.actor
        plan_vacation(harness, players.tokens[actor], "1970-01-01", "1970-01-05")
        harness.run_in_loop(clock.advance, 4.0 * DAY)
        token = create_account(harness)
        assert call_account(harness, "gather", token, device=players.tokens[actor]).status_code == 200
        with harness.page(players.id, token, actor) as page:
            assert page.frame["seats"][actor]["clock"]["left"] == 3 * DAY * 1000


def test_a_clock_keeps_its_time_when_the_seat_moves_to_an_account_with_other_time_off(database: Database, clock: ManualClock) -> None:
    with Harness(database.url, WITH_ACCOUNTS, clock) as harness, TwoPlayers(harness, DAYS_CLOCK) as players:
        actor, token = players.actor, create_account(harness)
        device = players.tokens[actor]
        harness.call("POST", "/api/time-off/rest", token, {"hours": [6 * 60, 7 * 60], "zone": "UTC"})
        harness.call("POST", "/api/time-off/rest", device, {"hours": [60, 8 * 60], "zone": "UTC"})
        plan_vacation(harness, device, "1970-01-02", "1970-01-04")
        assert plan_vacation(harness, token, "1970-03-01", "1970-03-02").status_code == 200
        harness.run_in_loop(clock.advance, float(3 * DAY - START))
        assert players.read_clock(actor)[0] == 2 * DAY + 7 * HOUR + START
        assert call_account(harness, "gather", token, device=device).status_code == 200
        assert harness.call("GET", "/api/time-off", token).json()["rest"] == [6 * 60, 7 * 60]
        with harness.page(players.id, token, actor) as page:
            assert page.frame["seats"][actor]["clock"]["left"] == (2 * DAY + 7 * HOUR + START) * 1000


def test_a_vacation_does_not_affect_a_clock_without_days(harness: Harness, clock: ManualClock) -> None:
    with TwoPlayers(harness, MATCH_CLOCK) as players:
        actor = players.actor
        assert plan_vacation(harness, players.tokens[actor], "1970-01-01", "1970-01-03").status_code == 200
        harness.run_in_loop(clock.advance, 100.0)
        assert players.read_clock(actor) == (500, 500) and vacation_left(players, actor) is None


def test_hours_of_rest_do_not_count(harness: Harness, clock: ManualClock) -> None:
    with TwoPlayers(harness, DAYS_CLOCK) as players:
        actor = players.actor
        answer = harness.call("POST", "/api/time-off/rest", players.tokens[actor], {"hours": [60, 8 * 60], "zone": "UTC"})
        assert answer.status_code == 200 and answer.json()["rest"] == [60, 8 * 60]
        harness.run_in_loop(clock.advance, float(12 * HOUR - START))
        assert players.read_clock(actor)[0] == 3 * DAY - 5 * HOUR + START
        again = harness.call("POST", "/api/time-off/rest", players.tokens[actor], {"hours": [9 * 60, 12 * 60], "zone": "UTC"})
        assert read_error(again) == (409, "rest_too_soon") and again.json()["error"]["args"] == {"days": 7}
        assert harness.call("POST", "/api/time-off/rest", players.tokens[actor], {"hours": None}).json()["rest"] is None
        harness.run_in_loop(clock.advance, 1.0 * DAY)
        assert players.read_clock(actor)[0] == 2 * DAY - 5 * HOUR + START


def test_ending_a_vacation_early_gives_its_days_back(harness: Harness, clock: ManualClock) -> None:
    token, other = harness.new_device(), harness.new_device()
    [vacation] = plan_vacation(harness, token, "1970-01-01", "1970-01-10").json()["vacations"]
    harness.run_in_loop(clock.advance, 2.0 * DAY)
    path = f"/api/time-off/vacations/{vacation['id']}"
    assert read_error(harness.call("DELETE", path, other)) == (404, "no_such_vacation")
    ended = harness.call("DELETE", path, token).json()
    assert ended["vacations"] == [] and ended["left"] == 27
    assert harness.call("GET", "/api/time-off", other).json()["left"] == 30


@pytest.mark.parametrize(
    ("first", "last", "expected"),
    [
        ("1970-02-30", "1970-03-01", (422, "bad_day")),
        ("1970-01-05", "1970-01-04", (422, "vacation_backwards")),
        ("1969-12-31", "1970-01-04", (422, "vacation_past")),
        ("1970-01-05", "1970-03-04", (409, "vacation_too_long")),
        ("1970-01-05", "yesterday", (400, "bad_message")),
    ],
)
def test_an_impossible_vacation_is_refused_and_not_stored(harness: Harness, first: str, last: str, expected: tuple[int, str]) -> None:
    token = harness.new_device()
    assert read_error(plan_vacation(harness, token, first, last)) == expected
    assert harness.call("GET", "/api/time-off", token).json()["vacations"] == []


def test_a_vacation_is_kept_after_a_restart(harness: Harness, clock: ManualClock) -> None:
    token = harness.new_device()
    plan_vacation(harness, token, "1970-01-05", "1970-01-06")
    harness.restart()
    assert [vacation["first"] for vacation in harness.call("GET", "/api/time-off", token).json()["vacations"]] == ["1970-01-05"]
