"""Clocks of a running match: whose runs, what a restart and a pause cost, and what happens when time is up."""

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
from tests.server.clock import StillClock
from tests.server.gathered import ME, OPEN, ask, begin, open_table, seen
from tests.server.harness import QUICK, Harness, Page

MINUTE = {"each": "move", "seconds": 60, "at_zero": "bot"}
WHOLE = {"each": "match", "seconds": 600, "increment": 10, "at_zero": "wait"}
DAYS = {"each": "move", "seconds": 3 * 24 * 3600, "at_zero": "wait"}


@pytest.fixture
def clock() -> StillClock:
    return StillClock()


@pytest.fixture(autouse=True)
def quick_stand_ins(monkeypatch: pytest.MonkeyPatch) -> None:
    """The usual ones think for long without machine code."""
    monkeypatch.setattr(Catalog, "usual_level", lambda self, id: "random")


@pytest.fixture
def calm(tmp_path: Path, clock: StillClock) -> Iterator[Harness]:
    """A server whose bots move when a test moves its clock."""
    with Harness(tmp_path / "matches.db", replace(QUICK, bot_move_delay_s=0.5, undo_grace_s=0.5), clock) as harness:
        yield harness


def waiting(lock: asyncio.Lock) -> int:
    """How many tasks wait for a lock."""
    return len(lock._waiters or ())


async def until(holds: Callable[[], bool]) -> None:
    """Let the other tasks of the loop go on until something holds."""
    while not holds():
        await asyncio.sleep(0)


class Two:
    """Two people at a match: whose turn it is, and what the clocks say."""

    def __init__(self, harness: Harness, setting: dict[str, Any] | None) -> None:
        self.harness, self.tokens = harness, [harness.device(), harness.device()]
        self.id = begin(harness, self.tokens, clock=setting)
        self.pages: list[Page] = []

    def __enter__(self) -> Two:
        self.pages = [self.harness.page(self.id, token, seat).__enter__() for seat, token in enumerate(self.tokens)]
        for page in self.pages:
            page.until(lambda frame: all(seat["online"] for seat in frame["seats"]))
        return self

    def __exit__(self, *error: object) -> None:
        for page in self.pages:
            page.__exit__()

    def look(self, seat: int = 0) -> dict[str, Any]:
        """A frame that is made now, not one that was on its way."""
        page = self.pages[seat]
        page.send(type="look", seat=None)
        page.until(lambda frame: frame["viewer"] is None)
        page.send(type="look", seat=seat)
        return page.until(lambda frame: frame["viewer"] == seat)

    @property
    def actor(self) -> int:
        seat: int = self.look()["actors"][0]
        return seat

    def act(self) -> None:
        """Move until it is another player's turn."""
        mover = self.actor
        while self.actor == mover:
            self.look(mover)
            self.pages[mover].act(self.pages[mover].frame["legal"][0]["id"])

    def clocks(self) -> list[tuple[int, int | None]]:
        """What each has left, and in how long it will be up, in seconds."""
        told = [seat["clock"] for seat in self.look()["seats"]]
        return [(each["left"] // 1000, None if each["ends"] is None else each["ends"] // 1000) for each in told]

    def of(self, seat: int) -> tuple[int, int | None]:
        return self.clocks()[seat]


def plays(seat: int) -> Any:
    return lambda frame: "stand_in" in frame["seats"][seat]


def test_a_table_says_which_clock_it_has_and_a_match_without_has_none(calm: Harness) -> None:
    token = calm.device()
    assert seen(calm, token, open_table(calm, token, [ME, OPEN], clock=DAYS)["id"])["clock"] == {
        **DAYS,
        "increment": 0,
        "grace": 0,
        "nights": True,
        "weekends": True,
    }
    with Two(calm, None) as two:
        frame = two.look()
        assert "clock" not in frame and not any("clock" in seat for seat in frame["seats"])
        two.pages[0].send(type="pause", seat=0, paused=True)
        assert two.pages[0].next("error")["id"] == "no_clock"


@pytest.mark.parametrize("wrong", [{"each": "move", "seconds": 0}, {"each": "day", "seconds": 60}, {**WHOLE, "increment": -1}])
def test_a_clock_that_cannot_be_is_refused(calm: Harness, wrong: dict[str, Any]) -> None:
    body = {"game": "game_of_trains", "seats": [ME, OPEN], "clock": wrong}
    assert calm.call("POST", "/api/tables", calm.device(), body).status_code == 400


def test_the_clock_of_the_player_to_move_runs(calm: Harness, clock: StillClock) -> None:
    with Two(calm, WHOLE) as two:
        first = two.actor
        assert two.of(first) == (600, 600) and two.of(1 - first) == (600, None)
        calm.ask(clock.move, 30.0)
        assert two.of(first) == (570, 570)
        two.act()
        assert two.of(first) == (570, None) and two.of(1 - first) == (600, 600)
        calm.ask(clock.move, 50.0)
        two.act()
        assert two.of(first) == (580, 580) and two.of(1 - first) == (550, None)


def test_a_restart_costs_nobody_time_but_leaving_memory_does(calm: Harness, clock: StillClock) -> None:
    with Two(calm, WHOLE) as two:
        first = two.actor
        two.act()
        calm.ask(clock.move, 100.0)
    calm.restart()
    with two:
        assert two.of(1 - first) == (500, 500)
    calm.__exit__()
    clock.seconds += 10_000.0
    calm.start()
    calm.client.__enter__()
    with two:
        assert two.of(1 - first) == (500, 500) and two.of(first)[1] is None
    registry = calm.server.registry

    async def forget() -> None:
        registry.drop(registry._open[two.id], "come_again")

    calm.ask(forget)
    calm.ask(clock.move, 100.0)
    with two:
        assert two.of(1 - first) == (400, 400)


def test_a_server_that_is_killed_was_there_until_it_last_said_so(calm: Harness, clock: StillClock, monkeypatch: pytest.MonkeyPatch) -> None:
    with Two(calm, WHOLE) as two:
        actor = two.actor
        calm.ask(clock.move, 100.0)
        calm.server.calendars.outages.heartbeat(clock.now())
        calm.ask(clock.move, 20.0)
        assert two.of(actor) == (480, 480)
        monkeypatch.setattr(calm.server.calendars.outages, "heartbeat", lambda now: None)
    calm.__exit__()
    clock.seconds += 1000.0
    calm.start()
    calm.client.__enter__()
    with two:
        assert two.of(actor) == (500, 500)
        calm.ask(clock.move, 50.0)
        assert two.of(actor) == (450, 450)


def test_a_server_that_cannot_note_its_start_notes_it_with_a_heartbeat(
    calm: Harness, clock: StillClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    with Two(calm, WHOLE) as two:
        actor = two.actor
    calm.__exit__()
    clock.seconds += 1000.0
    calm.start()
    with monkeypatch.context() as patch:

        def fail(now: int) -> None:
            raise StoreFailed("full")

        patch.setattr(calm.server.calendars.outages, "start", fail)
        calm.client.__enter__()
    clock.seconds += 10.0
    assert calm.server.calendars.outages.heartbeat(clock.now())
    assert not calm.server.calendars.outages.heartbeat(clock.now())
    with two:
        assert two.of(actor) == (600, 600)


def test_when_time_is_up_a_bot_plays_until_the_person_comes_back(calm: Harness, clock: StillClock) -> None:
    with Two(calm, MINUTE) as two:
        late = two.actor
        calm.ask(clock.move, 59.0)
        assert not plays(late)(two.look())
        assert calm.ask(clock.longest_wait) == 1.0
        calm.ask(clock.move, 1.0)
        for page in two.pages:
            page.until(plays(late))
        assert two.of(late) == (0, None)
        calm.ask(clock.move, 0.5)
        two.pages[late].until(lambda frame: frame["decisions"] > 0)
        two.pages[late].send(type="play_on", seat=late)
        frame = two.pages[late].until(lambda frame: not plays(late)(frame))
        assert two.of(late) == ((60, 60) if late in frame["actors"] else (60, None))


def test_who_chose_in_time_keeps_the_seat_though_the_match_was_busy(calm: Harness, clock: StillClock) -> None:
    with Two(calm, MINUTE) as two:
        mover, live, free = two.actor, calm.server.registry._open[two.id], Event()
        action = two.look(mover)["legal"][0]["id"]

        async def choose_in_time() -> None:
            busy = asyncio.ensure_future(live.run_exclusive(free.wait))
            await until(live.lock.locked)
            chosen = asyncio.ensure_future(live.act(mover, action, "in time", None, lambda answer: None))
            await until(lambda: waiting(live.lock) == 1)
            await clock.move(60.0)
            await until(lambda: waiting(live.lock) == 2)  # the clock, too
            free.set()
            await asyncio.gather(busy, chosen)
            await live.run_exclusive(lambda: None)

        calm.ask(choose_in_time)
        assert two.look()["version"] == 1 and not plays(mover)(two.look())


def test_a_match_without_viewers_notices_the_time_when_one_arrives(calm: Harness, clock: StillClock) -> None:
    with Two(calm, MINUTE) as two:
        late = two.actor
    calm.ask(clock.move, 3600.0)
    with calm.page(two.id, None, None) as watcher:
        watcher.until(plays(late))


def test_the_others_wait_or_let_a_bot_play_if_the_table_wants_that(calm: Harness, clock: StillClock) -> None:
    with Two(calm, WHOLE) as two:
        late = two.actor
        other = two.pages[1 - late]
        other.send(type="let_bot_play", seat=1 - late, absent=late)
        assert other.next("error")["id"] == "not_absent"
        calm.ask(clock.move, 700.0)
        other.until(lambda frame: frame["seats"][late]["clock"] == {"left": 0, "ends": 0})
        assert two.of(late) == (0, 0) and not plays(late)(two.look())
        other.send(type="let_bot_play", seat=1 - late, absent=late)
        other.until(plays(late))


def test_after_a_whole_day_of_several_all_others_may_agree_to_a_bot_present_or_not(calm: Harness, clock: StillClock) -> None:
    devices = [calm.device() for _ in range(3)]
    id = begin(calm, devices, clock=DAYS)
    with calm.page(id, devices[0], 0) as ada, calm.page(id, devices[1], 1) as bo, calm.page(id, devices[2], 2) as cy:
        pages = [ada, bo, cy]
        late = ada.frame["actors"][0]
        asks, silent = pages[late - 1], pages[late - 2]
        silent.__exit__()  # away for a day, and asked nevertheless
        calm.ask(clock.move, 24 * 3600 - 1.0)
        asks.send(type="let_bot_play", seat=asks.seat, absent=late)
        assert asks.next("error")["id"] == "has_time"
        calm.ask(clock.move, 1.0)
        asks.send(type="let_bot_play", seat=asks.seat, absent=late)
        frame = asks.until(lambda frame: frame["seats"][late].get("agreed") == [asks.seat])
        assert frame["seats"][late]["waited"] and not plays(late)(frame)
        with calm.page(id, devices[silent.seat or 0], silent.seat) as back:
            back.send(type="let_bot_play", seat=silent.seat, absent=late)
            asks.until(plays(late))


def test_where_people_have_days_being_away_means_nothing(calm: Harness, clock: StillClock) -> None:
    with Two(calm, DAYS) as two:
        late = two.actor
        assert two.look()["clock"] == {"paused": False, "asked": [], "slow": True}
        two.pages[late].__exit__()
        other = two.pages.pop(1 - late)
        two.pages.clear()
        calm.ask(clock.move, 24 * 3600 - 1.0)
        other.send(type="let_bot_play", seat=1 - late, absent=late)
        answer = other.next("error")
        assert (answer["id"], answer["args"]) == ("has_time", {"seat": late})
        calm.ask(clock.move, 1.0)
        other.send(type="let_bot_play", seat=1 - late, absent=late)
        other.until(plays(late))
        other.__exit__()


def test_who_moves_after_all_is_not_asked_about_any_more(calm: Harness, clock: StillClock) -> None:
    devices = [calm.device() for _ in range(3)]
    id = begin(calm, devices, clock=WHOLE)
    with calm.page(id, devices[0], 0) as ada, calm.page(id, devices[1], 1) as bo, calm.page(id, devices[2], 2) as cy:
        pages = [ada, bo, cy]
        late = ada.frame["actors"][0]
        asks = pages[late - 1]
        calm.ask(clock.move, 600.0)
        asks.send(type="let_bot_play", seat=asks.seat, absent=late)
        pages[late].until(lambda frame: frame["seats"][late].get("agreed") == [asks.seat])
        pages[late].act()
        asks.until(lambda frame: "agreed" not in frame["seats"][late])


def test_all_have_to_want_a_pause_and_one_ends_it(calm: Harness, clock: StillClock) -> None:
    with Two(calm, MINUTE) as two:
        actor = two.actor
        two.pages[0].send(type="pause", seat=0, paused=True)
        assert two.pages[1].until(lambda frame: frame["clock"]["asked"])["clock"] == {"paused": False, "asked": [0], "slow": False}
        two.pages[1].send(type="pause", seat=1, paused=True)
        for page in two.pages:
            page.until(lambda frame: frame["clock"] == {"paused": True, "asked": [], "slow": False})
        calm.ask(clock.move, 1000.0)
        assert two.clocks() == [(60, None), (60, None)]
        mover = two.pages[actor]
        assert mover.try_to_act(two.look(actor)["legal"][0]["id"])["refusal"]["id"] == "paused"
    calm.restart()
    with two:
        assert two.look()["clock"]["paused"]
        two.pages[1].send(type="pause", seat=1, paused=False)
        two.pages[0].until(lambda frame: not frame["clock"]["paused"])
        calm.ask(clock.move, 10.0)
        assert two.of(actor) == (50, 50)
        two.act()


def test_one_who_does_not_want_a_pause_ends_the_question(calm: Harness) -> None:
    with Two(calm, MINUTE) as two:
        for paused in (True, False):
            two.pages[0].send(type="pause", seat=0, paused=paused)
            two.pages[1].until(lambda frame, paused=paused: bool(frame["clock"]["asked"]) == paused)
        two.pages[1].send(type="pause", seat=1, paused=True)
        assert not two.pages[0].until(lambda frame: frame["clock"]["asked"] == [1])["clock"]["paused"]


def test_nights_count_in_the_time_zone_of_each_person(calm: Harness, clock: StillClock) -> None:
    """The clock of these tests begins at 0:16:40 UTC: in the night there, in the morning in Tokyo."""
    host, guest = calm.device(), calm.device()
    setting = {**DAYS, "nights": False}
    id = open_table(calm, host, [ME, OPEN], clock=setting, zone="UTC")["id"]
    ask(calm, guest, id, "sit", name="Bo", zone="Asia/Tokyo")
    ask(calm, guest, id, "ready", seat=1, ready=True)
    with calm.page(id, host, 0) as page:
        actor = page.frame["actors"][0]
        before = page.frame["seats"][actor]["clock"]
        calm.ask(clock.move, 3600.0)
        page.send(type="look", seat=0)
        after = page.until(lambda frame: frame["seats"][actor]["clock"] != before)["seats"][actor]["clock"]
        assert before["left"] - after["left"] == (0 if actor == 0 else 3600_000)
        assert before["ends"] - after["ends"] == 3600_000


def listed_time(harness: Harness, token: str, id: str) -> tuple[dict[str, Any] | None, list[dict[str, Any] | None]]:
    """What the list of matches says of the clocks of one."""
    [match] = [match for match in harness.call("GET", "/api/matches", token).json() if match["id"] == id]
    return match.get("clock"), [seat.get("clock") for seat in match["seats"]]


@pytest.mark.parametrize("setting", [MINUTE, WHOLE, DAYS, None])
def test_the_list_tells_those_who_are_to_move_how_long_they_have(calm: Harness, clock: StillClock, setting: dict[str, Any] | None) -> None:
    """Before anybody has moved, later, and without the match in memory."""
    with Two(calm, setting) as two:
        for _ in range(2):
            mover = two.actor
            calm.ask(clock.move, 20.0)
            table, clocks = listed_time(calm, two.tokens[mover], two.id)
            assert listed_time(calm, two.tokens[1 - mover], two.id) == (None, [None, None])
            if setting is None:
                assert (table, clocks) == (None, [None, None])
            else:
                assert table == {"paused": False, "asked": [], "slow": setting is DAYS} and clocks[1 - mover] is None
                assert clocks[mover] == two.look()["seats"][mover]["clock"]
            two.act()


def test_the_list_says_that_all_clocks_stand(calm: Harness, clock: StillClock) -> None:
    with Two(calm, WHOLE) as two:
        mover = two.actor
        for seat in (0, 1):
            two.pages[seat].send(type="pause", seat=seat, paused=True)
        assert two.pages[0].until(lambda frame: frame["clock"]["paused"])
        calm.ask(clock.move, 100.0)
        table, clocks = listed_time(calm, two.tokens[mover], two.id)
        assert table and table["paused"] and clocks[mover] and clocks[mover]["ends"] is None
