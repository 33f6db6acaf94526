"""Clocks of running matches: whose clock runs, restarts, pauses, and what happens when time is up."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from threading import Event
from typing import Any

import pytest

from boardwright.server.errors import StoreFailed
from boardwright.server.games.catalog import Catalog
from tests.server.clock import ManualClock
from tests.server.harness import QUICK_SETTINGS, Harness, Page
from tests.server.table_calls import ADA_SEAT, OPEN_SEAT, call_table, get_table, open_table, start_match

MOVE_CLOCK = {"each": "move", "seconds": 60, "at_zero": "bot"}
MATCH_CLOCK = {"each": "match", "seconds": 600, "increment": 10, "at_zero": "wait"}
DAYS_CLOCK = {"each": "move", "seconds": 3 * 24 * 3600, "at_zero": "wait"}


@pytest.fixture
def clock() -> ManualClock:
    return ManualClock()


@pytest.fixture(autouse=True)
def quick_stand_ins(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let stand-ins choose at random. Without machine code, the usual bots think for long."""
    monkeypatch.setattr(Catalog, "usual_level", lambda self, id: "random")


@pytest.fixture
def harness(tmp_path: Path, clock: ManualClock) -> Iterator[Harness]:
    """Run a server whose bots move only when a test advances its clock."""
    with Harness(tmp_path / "matches.db", replace(QUICK_SETTINGS, bot_move_delay_s=0.5, undo_grace_s=0.5), clock) as harness:
        yield harness


def count_waiting_tasks(lock: asyncio.Lock) -> int:
    """Return the number of tasks that wait for a lock."""
    return len(lock._waiters or ())


async def run_loop_until(condition: Callable[[], bool]) -> None:
    """Let the other tasks of the loop run until a condition holds."""
    while not condition():
        await asyncio.sleep(0)


class TwoPlayers:
    """A match of two players at their own pages."""

    def __init__(self, harness: Harness, setting: dict[str, Any] | None) -> None:
        self.harness, self.tokens = harness, [harness.new_device(), harness.new_device()]
        self.id = start_match(harness, self.tokens, clock=setting)
        self.pages: list[Page] = []

    def __enter__(self) -> TwoPlayers:
        self.pages = [self.harness.page(self.id, token, seat).__enter__() for seat, token in enumerate(self.tokens)]
        for page in self.pages:
            page.wait_until(lambda frame: all(seat["online"] for seat in frame["seats"]))
        return self

    def __exit__(self, *error: object) -> None:
        for page in self.pages:
            page.__exit__()

    def request_frame(self, seat: int = 0) -> dict[str, Any]:
        """Request a new frame, and skip those that were already on their way."""
        page = self.pages[seat]
        page.send(type="look", seat=None)
        page.wait_until(lambda frame: frame["viewer"] is None)
        page.send(type="look", seat=seat)
        return page.wait_until(lambda frame: frame["viewer"] == seat)

    @property
    def actor(self) -> int:
        seat: int = self.request_frame()["actors"][0]
        return seat

    def play_turn(self) -> None:
        """Act until it is the other player's turn."""
        mover = self.actor
        while self.actor == mover:
            self.request_frame(mover)
            self.pages[mover].act(self.pages[mover].frame["legal"][0]["id"])

    def read_clocks(self) -> list[tuple[int, int | None]]:
        """Return the time left and the time until expiry of each seat, in seconds."""
        clocks = [seat["clock"] for seat in self.request_frame()["seats"]]
        return [(clock["left"] // 1000, None if clock["ends"] is None else clock["ends"] // 1000) for clock in clocks]

    def read_clock(self, seat: int) -> tuple[int, int | None]:
        return self.read_clocks()[seat]


def bot_plays_for(seat: int) -> Any:
    return lambda frame: "stand_in" in frame["seats"][seat]


def test_a_table_shows_its_clock_and_a_match_without_one_shows_none(harness: Harness) -> None:
    token = harness.new_device()
    assert get_table(harness, token, open_table(harness, token, [ADA_SEAT, OPEN_SEAT], clock=DAYS_CLOCK)["id"])["clock"] == {
        **DAYS_CLOCK,
        "increment": 0,
        "grace": 0,
        "nights": True,
        "weekends": True,
    }
    with TwoPlayers(harness, None) as players:
        frame = players.request_frame()
        assert "clock" not in frame and not any("clock" in seat for seat in frame["seats"])
        players.pages[0].send(type="pause", seat=0, paused=True)
        assert players.pages[0].wait_for("error")["id"] == "no_clock"


@pytest.mark.parametrize(
    "clock_setting", [{"each": "move", "seconds": 0}, {"each": "day", "seconds": 60}, {**MATCH_CLOCK, "increment": -1}]
)
def test_an_impossible_clock_is_refused(harness: Harness, clock_setting: dict[str, Any]) -> None:
    body = {"game": "game_of_trains", "seats": [ADA_SEAT, OPEN_SEAT], "clock": clock_setting}
    assert harness.call("POST", "/api/tables", harness.new_device(), body).status_code == 400


def test_the_clock_of_the_player_to_move_runs(harness: Harness, clock: ManualClock) -> None:
    with TwoPlayers(harness, MATCH_CLOCK) as players:
        first = players.actor
        assert players.read_clock(first) == (600, 600) and players.read_clock(1 - first) == (600, None)
        harness.run_in_loop(clock.advance, 30.0)
        assert players.read_clock(first) == (570, 570)
        players.play_turn()
        assert players.read_clock(first) == (570, None) and players.read_clock(1 - first) == (600, 600)
        harness.run_in_loop(clock.advance, 50.0)
        players.play_turn()
        assert players.read_clock(first) == (580, 580) and players.read_clock(1 - first) == (550, None)


def test_clocks_stand_during_a_restart_but_run_while_the_match_is_out_of_memory(harness: Harness, clock: ManualClock) -> None:
    with TwoPlayers(harness, MATCH_CLOCK) as players:
        first = players.actor
        players.play_turn()
        harness.run_in_loop(clock.advance, 100.0)
    harness.restart()
    with players:
        assert players.read_clock(1 - first) == (500, 500)
    harness.__exit__()
    clock.seconds += 10_000.0
    harness.start()
    harness.client.__enter__()
    with players:
        assert players.read_clock(1 - first) == (500, 500) and players.read_clock(first)[1] is None
    registry = harness.server.registry

    async def drop_match() -> None:
        registry.drop(registry._open[players.id], "come_again")

    harness.run_in_loop(drop_match)
    harness.run_in_loop(clock.advance, 100.0)
    with players:
        assert players.read_clock(1 - first) == (400, 400)


def test_clocks_of_a_killed_server_stand_since_its_last_heartbeat(
    harness: Harness, clock: ManualClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    with TwoPlayers(harness, MATCH_CLOCK) as players:
        actor = players.actor
        harness.run_in_loop(clock.advance, 100.0)
        harness.server.calendars.outages.heartbeat(clock.now())
        harness.run_in_loop(clock.advance, 20.0)
        assert players.read_clock(actor) == (480, 480)
        monkeypatch.setattr(harness.server.calendars.outages, "heartbeat", lambda now: None)
    harness.__exit__()
    clock.seconds += 1000.0
    harness.start()
    harness.client.__enter__()
    with players:
        assert players.read_clock(actor) == (500, 500)
        harness.run_in_loop(clock.advance, 50.0)
        assert players.read_clock(actor) == (450, 450)


def test_a_start_that_cannot_be_stored_is_stored_by_the_next_heartbeat(
    harness: Harness, clock: ManualClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    with TwoPlayers(harness, MATCH_CLOCK) as players:
        actor = players.actor
    harness.__exit__()
    clock.seconds += 1000.0
    harness.start()
    with monkeypatch.context() as patch:

        def fail(now: int) -> None:
            raise StoreFailed("full")

        patch.setattr(harness.server.calendars.outages, "start", fail)
        harness.client.__enter__()
    clock.seconds += 10.0
    assert harness.server.calendars.outages.heartbeat(clock.now())
    assert not harness.server.calendars.outages.heartbeat(clock.now())
    with players:
        assert players.read_clock(actor) == (600, 600)


def test_a_bot_plays_after_the_time_is_up_until_the_player_returns(harness: Harness, clock: ManualClock) -> None:
    with TwoPlayers(harness, MOVE_CLOCK) as players:
        late = players.actor
        harness.run_in_loop(clock.advance, 59.0)
        assert not bot_plays_for(late)(players.request_frame())
        assert harness.run_in_loop(clock.longest_wait) == 1.0
        harness.run_in_loop(clock.advance, 1.0)
        for page in players.pages:
            page.wait_until(bot_plays_for(late))
        assert players.read_clock(late) == (0, None)
        harness.run_in_loop(clock.advance, 0.5)
        players.pages[late].wait_until(lambda frame: frame["decisions"] > 0)
        players.pages[late].send(type="play_on", seat=late)
        frame = players.pages[late].wait_until(lambda frame: not bot_plays_for(late)(frame))
        assert players.read_clock(late) == ((60, 60) if late in frame["actors"] else (60, None))


def test_a_choice_made_in_time_counts_although_the_match_was_busy(harness: Harness, clock: ManualClock) -> None:
    with TwoPlayers(harness, MOVE_CLOCK) as players:
        mover, live, release = players.actor, harness.server.registry._open[players.id], Event()
        action = players.request_frame(mover)["legal"][0]["id"]

        async def choose_in_time() -> None:
            busy = asyncio.ensure_future(live.run_exclusive(release.wait))
            await run_loop_until(live.lock.locked)
            chosen = asyncio.ensure_future(live.act(mover, action, "in time", None, lambda answer: None))
            await run_loop_until(lambda: count_waiting_tasks(live.lock) == 1)
            await clock.advance(60.0)
            await run_loop_until(lambda: count_waiting_tasks(live.lock) == 2)  # the clock, too
            release.set()
            await asyncio.gather(busy, chosen)
            await live.run_exclusive(lambda: None)

        harness.run_in_loop(choose_in_time)
        assert players.request_frame()["version"] == 1 and not bot_plays_for(mover)(players.request_frame())


def test_a_match_without_viewers_checks_its_clocks_when_a_viewer_arrives(harness: Harness, clock: ManualClock) -> None:
    with TwoPlayers(harness, MOVE_CLOCK) as players:
        late = players.actor
    harness.run_in_loop(clock.advance, 3600.0)
    with harness.page(players.id, None, None) as spectator:
        spectator.wait_until(bot_plays_for(late))


def test_the_opponent_may_let_a_bot_play_where_the_clock_waits_at_zero(harness: Harness, clock: ManualClock) -> None:
    with TwoPlayers(harness, MATCH_CLOCK) as players:
        late = players.actor
        opponent = players.pages[1 - late]
        opponent.send(type="let_bot_play", seat=1 - late, absent=late)
        assert opponent.wait_for("error")["id"] == "not_absent"
        harness.run_in_loop(clock.advance, 700.0)
        opponent.wait_until(lambda frame: frame["seats"][late]["clock"] == {"left": 0, "ends": 0})
        assert players.read_clock(late) == (0, 0) and not bot_plays_for(late)(players.request_frame())
        opponent.send(type="let_bot_play", seat=1 - late, absent=late)
        opponent.wait_until(bot_plays_for(late))


def test_after_a_day_all_other_players_may_agree_to_a_bot_even_without_a_page(harness: Harness, clock: ManualClock) -> None:
    devices = [harness.new_device() for _ in range(3)]
    id = start_match(harness, devices, clock=DAYS_CLOCK)
    with harness.page(id, devices[0], 0) as ada, harness.page(id, devices[1], 1) as bo, harness.page(id, devices[2], 2) as cy:
        pages = [ada, bo, cy]
        late = ada.frame["actors"][0]
        requester, absent_page = pages[late - 1], pages[late - 2]
        absent_page.__exit__()  # its agreement is needed although its page is gone
        harness.run_in_loop(clock.advance, 24 * 3600 - 1.0)
        requester.send(type="let_bot_play", seat=requester.seat, absent=late)
        assert requester.wait_for("error")["id"] == "has_time"
        harness.run_in_loop(clock.advance, 1.0)
        requester.send(type="let_bot_play", seat=requester.seat, absent=late)
        frame = requester.wait_until(lambda frame: frame["seats"][late].get("agreed") == [requester.seat])
        assert frame["seats"][late]["waited"] and not bot_plays_for(late)(frame)
        with harness.page(id, devices[absent_page.seat or 0], absent_page.seat) as returned:
            returned.send(type="let_bot_play", seat=absent_page.seat, absent=late)
            requester.wait_until(bot_plays_for(late))


def test_with_days_per_move_absence_counts_only_after_a_day(harness: Harness, clock: ManualClock) -> None:
    with TwoPlayers(harness, DAYS_CLOCK) as players:
        late = players.actor
        assert players.request_frame()["clock"] == {"paused": False, "asked": [], "slow": True}
        players.pages[late].__exit__()
        opponent = players.pages.pop(1 - late)
        players.pages.clear()
        harness.run_in_loop(clock.advance, 24 * 3600 - 1.0)
        opponent.send(type="let_bot_play", seat=1 - late, absent=late)
        answer = opponent.wait_for("error")
        assert (answer["id"], answer["args"]) == ("has_time", {"seat": late})
        harness.run_in_loop(clock.advance, 1.0)
        opponent.send(type="let_bot_play", seat=1 - late, absent=late)
        opponent.wait_until(bot_plays_for(late))
        opponent.__exit__()


def test_a_move_of_the_late_player_ends_the_vote_on_a_bot(harness: Harness, clock: ManualClock) -> None:
    devices = [harness.new_device() for _ in range(3)]
    id = start_match(harness, devices, clock=MATCH_CLOCK)
    with harness.page(id, devices[0], 0) as ada, harness.page(id, devices[1], 1) as bo, harness.page(id, devices[2], 2) as cy:
        pages = [ada, bo, cy]
        late = ada.frame["actors"][0]
        requester = pages[late - 1]
        harness.run_in_loop(clock.advance, 600.0)
        requester.send(type="let_bot_play", seat=requester.seat, absent=late)
        pages[late].wait_until(lambda frame: frame["seats"][late].get("agreed") == [requester.seat])
        pages[late].act()
        requester.wait_until(lambda frame: "agreed" not in frame["seats"][late])


def test_a_pause_needs_all_players_and_one_player_ends_it(harness: Harness, clock: ManualClock) -> None:
    with TwoPlayers(harness, MOVE_CLOCK) as players:
        actor = players.actor
        players.pages[0].send(type="pause", seat=0, paused=True)
        assert players.pages[1].wait_until(lambda frame: frame["clock"]["asked"])["clock"] == {"paused": False, "asked": [0], "slow": False}
        players.pages[1].send(type="pause", seat=1, paused=True)
        for page in players.pages:
            page.wait_until(lambda frame: frame["clock"] == {"paused": True, "asked": [], "slow": False})
        harness.run_in_loop(clock.advance, 1000.0)
        assert players.read_clocks() == [(60, None), (60, None)]
        mover = players.pages[actor]
        assert mover.try_to_act(players.request_frame(actor)["legal"][0]["id"])["refusal"]["id"] == "paused"
    harness.restart()
    with players:
        assert players.request_frame()["clock"]["paused"]
        players.pages[1].send(type="pause", seat=1, paused=False)
        players.pages[0].wait_until(lambda frame: not frame["clock"]["paused"])
        harness.run_in_loop(clock.advance, 10.0)
        assert players.read_clock(actor) == (50, 50)
        players.play_turn()


def test_a_withdrawn_request_for_a_pause_does_not_count(harness: Harness) -> None:
    with TwoPlayers(harness, MOVE_CLOCK) as players:
        for paused in (True, False):
            players.pages[0].send(type="pause", seat=0, paused=paused)
            players.pages[1].wait_until(lambda frame, paused=paused: bool(frame["clock"]["asked"]) == paused)
        players.pages[1].send(type="pause", seat=1, paused=True)
        assert not players.pages[0].wait_until(lambda frame: frame["clock"]["asked"] == [1])["clock"]["paused"]


def test_nights_count_in_the_time_zone_of_each_person(harness: Harness, clock: ManualClock) -> None:
    """The clock starts at 0:16:40 UTC: night there, morning in Tokyo."""
    host, guest = harness.new_device(), harness.new_device()
    setting = {**DAYS_CLOCK, "nights": False}
    id = open_table(harness, host, [ADA_SEAT, OPEN_SEAT], clock=setting, zone="UTC")["id"]
    call_table(harness, guest, id, "sit", name="Bo", zone="Asia/Tokyo")
    call_table(harness, guest, id, "ready", seat=1, ready=True)
    with harness.page(id, host, 0) as page:
        actor = page.frame["actors"][0]
        before = page.frame["seats"][actor]["clock"]
        harness.run_in_loop(clock.advance, 3600.0)
        page.send(type="look", seat=0)
        after = page.wait_until(lambda frame: frame["seats"][actor]["clock"] != before)["seats"][actor]["clock"]
        assert before["left"] - after["left"] == (0 if actor == 0 else 3600_000)
        assert before["ends"] - after["ends"] == 3600_000


def read_listed_clocks(harness: Harness, token: str, id: str) -> tuple[dict[str, Any] | None, list[dict[str, Any] | None]]:
    """Return the table clock and the seats' clocks of a match in the list of matches."""
    [match] = [match for match in harness.call("GET", "/api/matches", token).json() if match["id"] == id]
    return match.get("clock"), [seat.get("clock") for seat in match["seats"]]


@pytest.mark.parametrize("setting", [MOVE_CLOCK, MATCH_CLOCK, DAYS_CLOCK, None])
def test_the_list_of_matches_shows_the_player_to_move_the_time_left(
    harness: Harness, clock: ManualClock, setting: dict[str, Any] | None
) -> None:
    """Check this before the first move and after it."""
    with TwoPlayers(harness, setting) as players:
        for _ in range(2):
            mover = players.actor
            harness.run_in_loop(clock.advance, 20.0)
            table, clocks = read_listed_clocks(harness, players.tokens[mover], players.id)
            assert read_listed_clocks(harness, players.tokens[1 - mover], players.id) == (None, [None, None])
            if setting is None:
                assert (table, clocks) == (None, [None, None])
            else:
                assert table == {"paused": False, "asked": [], "slow": setting is DAYS_CLOCK} and clocks[1 - mover] is None
                assert clocks[mover] == players.request_frame()["seats"][mover]["clock"]
            players.play_turn()


def test_the_list_of_matches_shows_that_the_clocks_are_paused(harness: Harness, clock: ManualClock) -> None:
    with TwoPlayers(harness, MATCH_CLOCK) as players:
        mover = players.actor
        for seat in (0, 1):
            players.pages[seat].send(type="pause", seat=seat, paused=True)
        assert players.pages[0].wait_until(lambda frame: frame["clock"]["paused"])
        harness.run_in_loop(clock.advance, 100.0)
        table, clocks = read_listed_clocks(harness, players.tokens[mover], players.id)
        assert table and table["paused"] and clocks[mover] and clocks[mover]["ends"] is None
        table, clocks = read_listed_clocks(harness, players.tokens[1 - mover], players.id)
        assert table and table["paused"] and clocks == [None, None]
