"""The queue of bots: turns are fair between devices, people come first, and bots pause in matches without viewers."""

from __future__ import annotations

import asyncio
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from boardwright.server.play.bot_queue import BotQueue
from tests.conftest import repetitions
from tests.server.harness import GAME, PERSON_AND_BOT, QUICK_SETTINGS, TWO_BOTS, Harness, play_decisions
from tests.server.process import wait_until
from tests.server.test_http import read_error
from tests.server.virtual_time import in_virtual_time


class Bots:
    """Bots of several matches that request turns; `done` is the order in which they got them."""

    def __init__(self, at_once: int = 1) -> None:
        self.turns, self.done = BotQueue(at_once), []
        self.tasks: dict[str, asyncio.Task[None]] = {}

    def request_turn(self, name: str, device: int, with_people: bool = False) -> asyncio.Event:
        """Request a turn for a bot, which keeps it until the returned event is set."""
        end = asyncio.Event()

        async def take_turn() -> None:
            async with self.turns.turn(device, with_people):
                self.done.append(name)
                await end.wait()

        self.tasks[name] = asyncio.ensure_future(take_turn())
        return end

    async def finish(self) -> list[str]:
        """Wait for all bots. Returns the order of their turns."""
        await asyncio.gather(*self.tasks.values(), return_exceptions=True)
        return self.done


async def settle() -> None:
    """Let the tasks of the event loop run until they wait."""
    for _ in range(10):
        await asyncio.sleep(0)


@in_virtual_time
async def test_devices_take_turns() -> None:
    bots = Bots()
    first = bots.request_turn("now", 9)
    await settle()
    for name, device in (("a1", 1), ("a2", 1), ("a3", 1), ("b1", 2), ("b2", 2), ("c1", 3)):
        bots.request_turn(name, device).set()
    await settle()
    assert bots.done == ["now"]
    first.set()
    assert await bots.finish() == ["now", "a1", "b1", "c1", "a2", "b2", "a3"]


@in_virtual_time
async def test_matches_with_people_come_first() -> None:
    bots = Bots()
    first = bots.request_turn("now", 9)
    await settle()
    bots.request_turn("bots", 1).set()
    bots.request_turn("people", 1, with_people=True).set()
    await settle()
    first.set()
    assert await bots.finish() == ["now", "people", "bots"]


@in_virtual_time
async def test_the_number_of_concurrent_turns_is_limited() -> None:
    bots = Bots(at_once=2)
    ends = [bots.request_turn(str(n), n) for n in range(4)]
    await settle()
    assert bots.done == ["0", "1"]
    ends[1].set()
    await settle()
    assert bots.done == ["0", "1", "2"]
    for end in ends:
        end.set()
    assert len(await bots.finish()) == 4
    bots.request_turn("later", 1).set()
    await settle()
    assert bots.done[-1] == "later"


@in_virtual_time
async def test_bots_wait_only_for_requests_of_people_made_before_theirs() -> None:
    bots = Bots()
    with bots.turns.serving():
        bots.request_turn("bot", 1).set()
        await settle()
        assert bots.done == []
    with bots.turns.serving():
        await settle()
        assert bots.done == ["bot"]


@in_virtual_time
async def test_a_cancelled_bot_takes_no_turn_from_others() -> None:
    bots = Bots()
    first = bots.request_turn("now", 1)
    await settle()
    bots.request_turn("gone", 2).set()
    bots.request_turn("next", 3).set()
    await settle()
    bots.tasks["gone"].cancel()
    first.set()  # its turn may come just when it is cancelled
    await settle()
    bots.tasks["next"].cancel()
    bots.request_turn("last", 4).set()
    assert await bots.finish() == ["now", "next", "last"]


@pytest.mark.parametrize("seats", [TWO_BOTS, PERSON_AND_BOT])
def test_bots_pause_without_viewers_and_continue_with_the_first_one(harness: Harness, seats: list[dict[str, Any]]) -> None:
    token = harness.new_device()
    id = harness.new_match(token, seats, options={"turn_cap": 1000}, pause=0)
    assert not harness.server.registry._open, "no page has connected yet"
    with harness.page(id, None, None) as page:
        page.wait_until(lambda frame: frame["version"] >= 3 or frame["thinking"] == [])
    harness.wait_for_bots(id)
    version = len(harness.log(id))
    live = harness.server.registry._open[id]
    assert not live.viewers and live.version == version
    with harness.page(id, token, 0 if seats is PERSON_AND_BOT else None) as page:
        for _ in range(3):
            if 0 in page.frame["actors"] and seats is PERSON_AND_BOT:
                page.act()
            page.wait_until(lambda frame: frame["thinking"] == [] or seats is TWO_BOTS)
        page.wait_for_version(version + 3)
    harness.wait_for_bots(id)


def test_bots_continue_while_one_of_two_viewers_is_left(harness: Harness) -> None:
    id = harness.new_match(harness.new_device(), TWO_BOTS, options={"turn_cap": 1000}, pause=0)
    with harness.page(id, None, None) as page:
        with harness.page(id, None, None) as leaving_page:
            leaving_page.wait_for_version(2)
        page.wait_for_version(page.frame["version"] + 5)


def test_running_bot_matches_per_device_are_limited(tmp_path: Path) -> None:
    """Finished matches and matches with people do not count."""
    with Harness(tmp_path / "m.db", replace(QUICK_SETTINGS, bot_matches_per_device=2)) as harness:
        token, body = harness.new_device(), {"game": GAME, "seats": TWO_BOTS}
        harness.new_finished_match(token)
        harness.new_match(token, PERSON_AND_BOT)
        ids = [harness.new_match(token, TWO_BOTS) for _ in range(2)]
        assert read_error(harness.call("POST", "/api/matches", token, body)) == (409, "too_many_bot_matches")
        assert harness.new_match(token, PERSON_AND_BOT) and harness.new_match(harness.new_device(), TWO_BOTS)
        harness.call("DELETE", f"/api/matches/{ids[0]}", token)
        assert harness.new_match(token, TWO_BOTS)


def test_many_bots_do_not_delay_the_frame_of_a_person(harness: Harness) -> None:
    """Counts the moves of bots between a person's choice and the frame that shows it, independent of time."""
    token = harness.new_device()
    match = harness.new_match(token)
    crowd = [harness.new_match(harness.new_device(), TWO_BOTS, pause=0) for _ in range(repetitions(10, 50, 5))]
    with ExitStack() as pages:
        for id in crowd:
            pages.enter_context(harness.page(id, None, None))
        persons = [pages.enter_context(harness.page(match, token, seat)) for seat in (0, 1)]
        wait_until(lambda: count_moves(harness, crowd) > 0)  # their processes take a second to start
        delays = []
        for _ in range(20):
            before = count_moves(harness, crowd)
            play_decisions(persons, 1)
            delays.append(count_moves(harness, crowd) - before)
    assert sorted(delays)[len(delays) // 2] <= 8, delays


def count_moves(harness: Harness, matches: list[str]) -> int:
    """Return the number of moves in matches between bots."""
    return sum(harness.server.registry._open[id].version for id in matches)
