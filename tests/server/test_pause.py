"""Bots give people time: a pace after each move, and a pause while something can be taken back."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import pytest

from boardwright.server.processes.bot_process import ChosenAction
from boardwright.server.settings import Settings
from tests.server.clock import StillClock
from tests.server.gathered import BOT, ME, OPEN, ask, begin, open_table
from tests.server.harness import AGAINST_BOT, BOTS, Harness, Page

PACE, PAUSE = 0.5, 4.0


@pytest.fixture
def clock() -> StillClock:
    return StillClock()


@pytest.fixture
def calm(tmp_path: Path, clock: StillClock) -> Iterator[Harness]:
    """A server whose bots take their time, by a clock that stands still."""
    with Harness(tmp_path / "matches.db", Settings(compile=False, bot_move_delay_s=PACE, undo_grace_s=PAUSE), clock) as harness:
        yield harness


def until_a_bot_waits(harness: Harness, page: Page, clock: StillClock) -> Any:
    """Play until a bot waits because the person's choice can be taken back."""
    while page.frame["undo"]["until"] is None:
        assert not page.frame["over"]
        if 0 in page.frame["actors"]:
            page.act(page.frame["legal"][-1]["id"])
        else:
            assert harness.ask(clock.longest_wait) == PACE
            harness.ask(clock.move, PACE)
            page.at(page.frame["version"] + 1)
    return page.frame


def test_a_bot_waits_until_the_pause_is_over(calm: Harness, clock: StillClock) -> None:
    token = calm.device()
    id = calm.match(token, AGAINST_BOT, pause=2.0)
    with calm.page(id, token, 0) as page:
        frame = until_a_bot_waits(calm, page, clock)
        assert frame["undo"]["open"] and frame["thinking"] == [1] and frame["undo"]["until"] == clock.now() + 2000
        assert calm.ask(clock.longest_wait) == 2.0
        calm.ask(clock.move, 1.5)
        assert calm.ask(clock.longest_wait) == 0.5 and len(calm.log(id)) == frame["version"]
        calm.ask(clock.move, 0.5)
        until = page.at(frame["version"] + 1)["undo"]["until"]
        assert until is None or until <= clock.now()  # the time is up; the bot may owe one more choice


def test_confirming_sends_the_bot_on_after_its_pace(calm: Harness, clock: StillClock) -> None:
    token = calm.device()
    with calm.page(calm.match(token, AGAINST_BOT), token, 0) as page:
        frame = until_a_bot_waits(calm, page, clock)
        assert calm.ask(clock.longest_wait) == PAUSE
        page.send(type="confirm", seat=0)
        assert page.next("frame")["undo"]["until"] is None
        assert calm.ask(clock.longest_wait) == PACE
        calm.ask(clock.move, PACE)
        page.at(frame["version"] + 1)


def test_undo_holds_the_bot_back(calm: Harness, clock: StillClock) -> None:
    token = calm.device()
    id = calm.match(token, AGAINST_BOT)
    with calm.page(id, token, 0) as page:
        frame = until_a_bot_waits(calm, page, clock)
        page.send(type="undo", seat=0)
        frame = page.at(frame["version"] + 1)
        assert frame["actors"] == [0] and frame["thinking"] == [] and frame["undo"]["until"] is None
        rows = calm.log(id)
        calm.ask(clock.move, 1000.0)
        calm.rested(id)
        assert calm.log(id) == rows and rows[-1].kind == "undo"


def test_the_clock_stands_while_the_person_thinks_about_it(calm: Harness, clock: StillClock) -> None:
    token = calm.device()
    id = calm.match(token, AGAINST_BOT, pause=2.0)
    with calm.page(id, token, 0) as page:
        frame = until_a_bot_waits(calm, page, clock)
        calm.ask(clock.move, 1.5)
        page.send(type="hold", seat=0, held=True)
        undo = page.next("frame")["undo"]
        assert undo["open"] and undo["waits"] and undo["until"] is None
        rows = calm.log(id)
        calm.ask(clock.move, 1000.0)
        assert calm.log(id) == rows
        page.send(type="hold", seat=0, held=False)
        assert page.next("frame")["undo"]["until"] == clock.now() + 500
        calm.ask(clock.move, 0.5)
        page.at(frame["version"] + 1)


def test_nobody_waits_for_a_page_that_has_gone(calm: Harness, clock: StillClock) -> None:
    token = calm.device()
    id = calm.match(token, AGAINST_BOT, pause=2.0)
    with calm.page(id, token, 0) as watcher, calm.page(id, token, 0) as page:
        until_a_bot_waits(calm, page, clock)
        page.send(type="hold", seat=0, held=True)
        watcher.until(lambda frame: frame["undo"]["waits"] and frame["undo"]["until"] is None)
        page.__exit__(None, None, None)
        assert watcher.next("frame")["undo"]["until"] == clock.now() + 2000


def test_bots_can_wait_until_they_are_told(calm: Harness, clock: StillClock) -> None:
    token = calm.device()
    id = calm.match(token, AGAINST_BOT, pause="done")
    with calm.page(id, token, 0) as page:
        while not page.frame["undo"]["waits"]:
            if 0 in page.frame["actors"]:
                page.act(page.frame["legal"][-1]["id"])
            else:
                calm.ask(clock.move, PACE)
                page.at(page.frame["version"] + 1)
        assert page.frame["undo"]["until"] is None
        rows = calm.log(id)
        calm.ask(clock.move, 100_000.0)
        assert calm.log(id) == rows
        page.send(type="confirm", seat=0)
        assert not page.next("frame")["undo"]["waits"]
        calm.ask(clock.move, PACE)
        page.until(lambda frame: frame["version"] > len(rows))


def test_a_turn_goes_back_with_what_open_bots_answered(harness: Harness) -> None:
    """Endeavor hides nothing: bots' choices tell nothing, go back with the person's, and are chosen again. The log keeps everything."""
    token = harness.device()
    bots = [{"kind": "bot", "level": "random"}] * 2
    id = harness.match(token, [{"kind": "person", "name": "Ada"}, *bots], game="endeavor", pause=0)
    with harness.page(id, token, 0) as page:
        before = page.until(lambda frame: 0 in frame["actors"])
        page.act()
        after = page.until(lambda frame: 0 in frame["actors"])
        assert after["undo"]["open"] and after["decisions"] > before["decisions"] + 1
        assert 0 < after["since"] < after["events_from"] + len(after["events"])
        taken = after["decisions"] - before["decisions"]
        page.send(type="undo", seat=0)
        again = page.at(after["version"] + taken)
        assert (again["decisions"], again["actors"]) == (before["decisions"], [0]) and again["view"] == before["view"]
        assert [row.seat for row in harness.log(id)[-taken:]] == [row.seat for row in reversed(harness.log(id)[-2 * taken : -taken])]
    harness.restart()
    with harness.page(id, token, 0) as page:
        assert page.frame["view"] == before["view"] and page.frame["decisions"] == before["decisions"]


def test_a_restart_gives_the_person_the_pause_again(calm: Harness, clock: StillClock) -> None:
    token = calm.device()
    id = calm.match(token, AGAINST_BOT)
    with calm.page(id, token, 0) as page:
        version = until_a_bot_waits(calm, page, clock)["version"]
    calm.ask(clock.move, PAUSE - 1)
    calm.restart()
    with calm.page(id, token, 0) as page:
        assert page.frame["version"] == version and page.frame["undo"]["open"] and page.frame["undo"]["until"] == clock.now() + PAUSE * 1000
        assert calm.ask(clock.longest_wait) == PAUSE


def test_bots_keep_their_pace(calm: Harness, clock: StillClock) -> None:
    id = calm.match(calm.device(), BOTS)
    with calm.page(id, None, None) as page:
        for version in range(1, 5):
            assert calm.ask(clock.longest_wait) == PACE and len(calm.log(id)) == version - 1
            calm.ask(clock.move, PACE)
            page.at(version)


def test_a_bot_whose_turn_was_taken_back_goes_on_when_it_comes_again(harness: Harness, caplog: pytest.LogCaptureFixture) -> None:
    """The undo falls between the bot's being due and its looking at the table."""
    token = harness.device()
    id = harness.match(token, AGAINST_BOT, pause=0)
    with harness.page(id, token, 0) as page:
        page.until(lambda frame: 0 in frame["actors"])
        driver = harness.server.registry._open[id].bot_runner
        real, calls = driver.seats_due, iter([[1], [1], []])
        driver.seats_due = lambda: next(calls, [])  # type: ignore[method-assign]
        page.socket.portal.call(driver.wake)
        page.send(type="ping")
        page.next("pong")
        driver.seats_due = real  # type: ignore[method-assign]
        version = page.act()
        page.until(lambda frame: frame["version"] > version or 0 in frame["actors"])
    assert not [record for record in caplog.records if record.levelname == "ERROR"]


@pytest.mark.parametrize("answer", [-1, 10**6, None])
def test_a_bot_that_fails_does_not_stop_the_match(harness: Harness, monkeypatch: pytest.MonkeyPatch, answer: int | None) -> None:
    def choose(*_: Any) -> ChosenAction:
        if answer is None:
            raise RuntimeError("the bot failed")
        return ChosenAction(answer, b"")

    monkeypatch.setattr(harness.server.match_services.bot_pool, "choose", choose)
    token = harness.device()
    with harness.page(harness.match(token, BOTS, pause=0), None, None) as page:
        page.at(10)


def test_without_a_pause_nothing_waits(harness: Harness) -> None:
    token = harness.device()
    id = harness.match(token, AGAINST_BOT, pause=0)
    with harness.page(id, token, 0) as page:
        for _ in range(10):
            frame = page.until(lambda frame: 0 in frame["actors"] or frame["over"])
            assert frame["undo"]["until"] is None
            page.act(frame["legal"][-1]["id"])


def test_players_set_the_pace_of_bots(calm: Harness, clock: StillClock) -> None:
    """The slowest of those who look counts; a stranger only watches."""
    token = calm.device()
    id = calm.match(token, BOTS)
    for said, waited in (((2.0,), 2.0), ((0.0, 3.0), 3.0), ((None,), PACE)):
        with ExitStack() as stack:
            for pace in said:
                stack.enter_context(calm.page(id, token, None, pace=pace))
            stack.enter_context(calm.page(id, calm.device(), None, pace=5.0))
            soon = (calm.ask(clock.longest_wait) for _ in range(100))
            assert waited in soon, "a bot that waits checks again when a viewer comes"


@contextmanager
def two_and_a_bot(harness: Harness, clock: StillClock, **more: Any) -> Iterator[tuple[Page, Page]]:
    """Ada and Bo at their own devices, and a bot; Ada has chosen, can take it back, and the bot waits."""
    ada, bo = harness.device(), harness.device()
    table = open_table(harness, ada, [ME, BOT, OPEN], **more)["id"]
    ask(harness, bo, table, "sit", name="Bo")
    ask(harness, bo, table, "ready", seat=2, ready=True)
    with harness.page(table, ada, 0) as mine, harness.page(table, bo, 2) as theirs:
        for _ in range(100):
            if mine.frame["undo"]["waits"]:
                break
            if 0 in mine.frame["actors"]:
                mine.act(mine.frame["legal"][-1]["id"])
            elif 2 in mine.frame["actors"]:
                theirs.at(mine.frame["version"])
                theirs.act(theirs.frame["legal"][-1]["id"])
                mine.at(theirs.frame["version"])
            else:
                harness.ask(clock.longest_wait)
                harness.ask(clock.move, harness.server.settings.undo_longest_s)
                mine.at(mine.frame["version"] + 1)
        assert mine.frame["undo"]["open"]
        yield mine, theirs


@pytest.mark.parametrize("pause", [PAUSE, "done", 50.0])
def test_where_others_wait_nobody_holds_the_bots_back_for_longer_than_is_said(calm: Harness, clock: StillClock, pause: Any) -> None:
    """By holding, by holding again and again, by taking back and choosing again, or by saying nothing: the seconds count in all."""
    longest = max(calm.server.settings.undo_longest_s, 0.0 if pause == "done" else pause)
    with two_and_a_bot(calm, clock, pause=pause) as (mine, theirs):
        match, ends = mine.match, clock.now() + longest * 1000
        mine.send(type="hold", seat=0, held=True)
        assert mine.until(lambda frame: frame["undo"]["until"] == ends)["undo"]["waits"]
        calm.ask(clock.move, longest / 4)
        mine.send(type="hold", seat=0, held=False)
        mine.send(type="hold", seat=0, held=True)
        mine.send(type="undo", seat=0)
        version = mine.until(lambda frame: 0 in frame["actors"])["version"]
        calm.ask(clock.move, 1000.0)  # their own turn: a clock of the match would run
        version = mine.act(mine.frame["legal"][-1]["id"])
        ends = clock.now() + longest * 3 / 4 * 1000
        mine.send(type="hold", seat=0, held=True)
        mine.until(lambda frame: frame["undo"]["until"] == ends)
        calm.ask(clock.move, longest * 3 / 4 - 1)
        assert len(calm.log(match)) == version
        calm.ask(clock.move, 1.0)
        theirs.at(version + 1)
        assert calm.log(match)[-1].seat == 1


def test_who_holds_alone_holds_as_long_as_they_like(calm: Harness, clock: StillClock) -> None:
    """When the other one has resigned nobody else waits; when they are back, they do."""
    with two_and_a_bot(calm, clock, pause="done") as (mine, theirs):
        version = mine.frame["version"]
        theirs.send(type="resign", seat=2)
        mine.until(lambda frame: frame["seats"][2].get("stand_in"))
        mine.send(type="hold", seat=0, held=True)
        calm.ask(clock.move, 100_000.0)
        mine.send(type="ping")
        mine.next("pong")
        assert len(calm.log(mine.match)) == version and mine.frame["undo"]["until"] is None
        theirs.send(type="play_on", seat=2)
        theirs.at(version + 1)
        assert calm.log(mine.match)[version].seat == 1


def test_nobody_slows_the_bots_of_others_by_much(calm: Harness) -> None:
    mine, other = calm.device(), calm.device()
    table = begin(calm, [mine, other])
    with calm.page(table, mine, 0, pace=5.0), calm.page(table, other, 1, pace=0.5):
        assert calm.server.registry._open[table].pace == calm.settings.shared_pace_s < 5
    alone = calm.match(mine, AGAINST_BOT)
    with calm.page(alone, mine, 0, pace=5.0):
        assert calm.server.registry._open[alone].pace == 5.0
