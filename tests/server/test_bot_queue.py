"""Bots rest where nobody looks, and none of them works at the expense of people or of other matches."""

from __future__ import annotations

import asyncio
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from boardwright.server.play.bot_queue import BotQueue
from tests.conftest import many
from tests.server.harness import AGAINST_BOT, BOTS, GAME, QUICK, Harness, play_on
from tests.server.process import wait_for
from tests.server.test_http import error
from tests.server.virtual import in_virtual_time


class Work:
    """Bots of several matches that want turns; `done` is the order in which they got them."""

    def __init__(self, at_once: int = 1) -> None:
        self.turns, self.done = BotQueue(at_once), []
        self.tasks: dict[str, asyncio.Task[None]] = {}

    def want(self, name: str, device: int, with_people: bool = False) -> asyncio.Event:
        """Let a bot want a turn; it has it until the event is set."""
        end = asyncio.Event()

        async def work() -> None:
            async with self.turns.turn(device, with_people):
                self.done.append(name)
                await end.wait()

        self.tasks[name] = asyncio.ensure_future(work())
        return end

    async def all(self) -> list[str]:
        await asyncio.gather(*self.tasks.values(), return_exceptions=True)
        return self.done


async def settle() -> None:
    for _ in range(10):
        await asyncio.sleep(0)


@in_virtual_time
async def test_each_device_has_one_turn_after_the_other() -> None:
    work = Work()
    first = work.want("now", 9)
    await settle()
    for name, device in (("a1", 1), ("a2", 1), ("a3", 1), ("b1", 2), ("b2", 2), ("c1", 3)):
        work.want(name, device).set()
    await settle()
    assert work.done == ["now"]
    first.set()
    assert await work.all() == ["now", "a1", "b1", "c1", "a2", "b2", "a3"]


@in_virtual_time
async def test_matches_with_people_come_first() -> None:
    work = Work()
    first = work.want("now", 9)
    await settle()
    work.want("bots", 1).set()
    work.want("people", 1, with_people=True).set()
    await settle()
    first.set()
    assert await work.all() == ["now", "people", "bots"]


@in_virtual_time
async def test_so_many_at_once() -> None:
    work = Work(at_once=2)
    ends = [work.want(str(n), n) for n in range(4)]
    await settle()
    assert work.done == ["0", "1"]
    ends[1].set()
    await settle()
    assert work.done == ["0", "1", "2"]
    for end in ends:
        end.set()
    assert len(await work.all()) == 4
    work.want("later", 1).set()
    await settle()
    assert work.done[-1] == "later"


@in_virtual_time
async def test_people_who_asked_before_are_served_before_and_those_who_come_later_hold_nobody_up() -> None:
    work = Work()
    with work.turns.serving():
        work.want("bot", 1).set()
        await settle()
        assert work.done == []
    with work.turns.serving():
        await settle()
        assert work.done == ["bot"]


@in_virtual_time
async def test_a_cancelled_bot_takes_no_turn_from_others() -> None:
    work = Work()
    first = work.want("now", 1)
    await settle()
    work.want("gone", 2).set()
    work.want("next", 3).set()
    await settle()
    work.tasks["gone"].cancel()
    first.set()  # its turn may come just when it is cancelled
    await settle()
    work.tasks["next"].cancel()
    work.want("last", 4).set()
    assert await work.all() == ["now", "next", "last"]


@pytest.mark.parametrize("seats", [BOTS, AGAINST_BOT])
def test_bots_rest_without_viewers_and_go_on_with_the_first_one(harness: Harness, seats: list[dict[str, Any]]) -> None:
    token = harness.device()
    id = harness.match(token, seats, options={"turn_cap": 1000}, pause=0)
    assert not harness.server.registry._open, "nobody has looked yet"
    with harness.page(id, None, None) as page:
        page.until(lambda frame: frame["version"] >= 3 or frame["thinking"] == [])
    harness.rested(id)
    version = len(harness.log(id))
    live = harness.server.registry._open[id]
    assert not live.viewers and live.version == version
    with harness.page(id, token, 0 if seats is AGAINST_BOT else None) as page:
        for _ in range(3):
            if 0 in page.frame["actors"] and seats is AGAINST_BOT:
                page.act()
            page.until(lambda frame: frame["thinking"] == [] or seats is BOTS)
        page.at(version + 3)
    harness.rested(id)


def test_bots_go_on_while_one_of_two_still_looks(harness: Harness) -> None:
    id = harness.match(harness.device(), BOTS, options={"turn_cap": 1000}, pause=0)
    with harness.page(id, None, None) as stays:
        with harness.page(id, None, None) as goes:
            goes.at(2)
        stays.at(stays.frame["version"] + 5)


def test_a_device_has_so_many_matches_between_bots(tmp_path: Path) -> None:
    """Those that are over do not count, nor those with people."""
    with Harness(tmp_path / "m.db", replace(QUICK, bot_matches_per_device=2)) as harness:
        token, body = harness.device(), {"game": GAME, "seats": BOTS}
        harness.finished(token)
        harness.match(token, AGAINST_BOT)
        ids = [harness.match(token, BOTS) for _ in range(2)]
        assert error(harness.call("POST", "/api/matches", token, body)) == (409, "too_many_bot_matches")
        assert harness.match(token, AGAINST_BOT) and harness.match(harness.device(), BOTS)
        harness.call("DELETE", f"/api/matches/{ids[0]}", token)
        assert harness.match(token, BOTS)


def test_a_crowd_of_bots_does_not_get_between_a_person_and_their_frame(harness: Harness) -> None:
    """What is counted is the moves of bots from a person's choice to the frame that shows it, however long that takes."""
    token = harness.device()
    mine = harness.match(token)
    crowd = [harness.match(harness.device(), BOTS, pause=0) for _ in range(many(10, 50, 5))]
    with ExitStack() as pages:
        for id in crowd:
            pages.enter_context(harness.page(id, None, None))
        persons = [pages.enter_context(harness.page(mine, token, seat)) for seat in (0, 1)]
        wait_for(lambda: bots_moves(harness, crowd) > 0)  # their processes take a second to start
        between = []
        for _ in range(20):
            before = bots_moves(harness, crowd)
            play_on(persons, 1)
            between.append(bots_moves(harness, crowd) - before)
    assert sorted(between)[len(between) // 2] <= 8, between


def bots_moves(harness: Harness, matches: list[str]) -> int:
    return sum(harness.server.registry._open[id].version for id in matches)
