"""The timing of bots: a pace between their moves, and a pause while a player can undo."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import pytest

from boardwright.server.processes.bot_process import ChosenAction
from boardwright.server.settings import Settings
from tests.server.clock import ManualClock
from tests.server.harness import PERSON_AND_BOT, TWO_BOTS, Harness, Page
from tests.server.table_calls import ADA_SEAT, BOT_SEAT, OPEN_SEAT, call_table, open_table, start_match

PACE, PAUSE = 0.5, 4.0


@pytest.fixture
def clock() -> ManualClock:
    return ManualClock()


@pytest.fixture
def harness(tmp_path: Path, clock: ManualClock) -> Iterator[Harness]:
    """Run a server whose bots wait as usual, by a clock that the test advances."""
    with Harness(tmp_path / "matches.db", Settings(compile=False, bot_move_delay_s=PACE, undo_grace_s=PAUSE), clock) as harness:
        yield harness


def play_until_a_bot_waits(harness: Harness, page: Page, clock: ManualClock) -> Any:
    """Play until a bot waits because the player's choice can be undone."""
    while page.frame["undo"]["until"] is None:
        assert not page.frame["over"]
        if 0 in page.frame["actors"]:
            page.act(page.frame["legal"][-1]["id"])
        else:
            assert harness.run_in_loop(clock.longest_wait) == PACE
            harness.run_in_loop(clock.advance, PACE)
            page.wait_for_version(page.frame["version"] + 1)
    return page.frame


def test_a_bot_waits_until_the_pause_is_over(harness: Harness, clock: ManualClock) -> None:
    token = harness.new_device()
    id = harness.new_match(token, PERSON_AND_BOT, pause=2.0)
    with harness.page(id, token, 0) as page:
        frame = play_until_a_bot_waits(harness, page, clock)
        assert frame["undo"]["open"] and frame["thinking"] == [1] and frame["undo"]["until"] == clock.now() + 2000
        assert harness.run_in_loop(clock.longest_wait) == 2.0
        harness.run_in_loop(clock.advance, 1.5)
        assert harness.run_in_loop(clock.longest_wait) == 0.5 and len(harness.log(id)) == frame["version"]
        harness.run_in_loop(clock.advance, 0.5)
        until = page.wait_for_version(frame["version"] + 1)["undo"]["until"]
        assert until is None or until <= clock.now()  # the time is up; the bot may have one more choice to make


def test_a_confirmed_choice_lets_the_bot_move_after_its_pace(harness: Harness, clock: ManualClock) -> None:
    token = harness.new_device()
    with harness.page(harness.new_match(token, PERSON_AND_BOT), token, 0) as page:
        frame = play_until_a_bot_waits(harness, page, clock)
        assert harness.run_in_loop(clock.longest_wait) == PAUSE
        page.send(type="confirm", seat=0)
        assert page.wait_for("frame")["undo"]["until"] is None
        assert harness.run_in_loop(clock.longest_wait) == PACE
        harness.run_in_loop(clock.advance, PACE)
        page.wait_for_version(frame["version"] + 1)


def test_an_undo_stops_the_waiting_bot(harness: Harness, clock: ManualClock) -> None:
    token = harness.new_device()
    id = harness.new_match(token, PERSON_AND_BOT)
    with harness.page(id, token, 0) as page:
        frame = play_until_a_bot_waits(harness, page, clock)
        page.send(type="undo", seat=0)
        frame = page.wait_for_version(frame["version"] + 1)
        assert frame["actors"] == [0] and frame["thinking"] == [] and frame["undo"]["until"] is None
        rows = harness.log(id)
        harness.run_in_loop(clock.advance, 1000.0)
        harness.wait_for_bots(id)
        assert harness.log(id) == rows and rows[-1].kind == "undo"


def test_the_pause_stands_still_while_the_player_holds_it(harness: Harness, clock: ManualClock) -> None:
    token = harness.new_device()
    id = harness.new_match(token, PERSON_AND_BOT, pause=2.0)
    with harness.page(id, token, 0) as page:
        frame = play_until_a_bot_waits(harness, page, clock)
        harness.run_in_loop(clock.advance, 1.5)
        page.send(type="hold", seat=0, held=True)
        undo = page.wait_for("frame")["undo"]
        assert undo["open"] and undo["waits"] and undo["until"] is None
        rows = harness.log(id)
        harness.run_in_loop(clock.advance, 1000.0)
        assert harness.log(id) == rows
        page.send(type="hold", seat=0, held=False)
        assert page.wait_for("frame")["undo"]["until"] == clock.now() + 500
        harness.run_in_loop(clock.advance, 0.5)
        page.wait_for_version(frame["version"] + 1)


def test_a_hold_ends_when_its_page_disconnects(harness: Harness, clock: ManualClock) -> None:
    token = harness.new_device()
    id = harness.new_match(token, PERSON_AND_BOT, pause=2.0)
    with harness.page(id, token, 0) as second_page, harness.page(id, token, 0) as page:
        play_until_a_bot_waits(harness, page, clock)
        page.send(type="hold", seat=0, held=True)
        second_page.wait_until(lambda frame: frame["undo"]["waits"] and frame["undo"]["until"] is None)
        page.__exit__(None, None, None)
        assert second_page.wait_for("frame")["undo"]["until"] == clock.now() + 2000


def test_bots_can_wait_until_the_player_confirms(harness: Harness, clock: ManualClock) -> None:
    token = harness.new_device()
    id = harness.new_match(token, PERSON_AND_BOT, pause="done")
    with harness.page(id, token, 0) as page:
        while not page.frame["undo"]["waits"]:
            if 0 in page.frame["actors"]:
                page.act(page.frame["legal"][-1]["id"])
            else:
                harness.run_in_loop(clock.advance, PACE)
                page.wait_for_version(page.frame["version"] + 1)
        assert page.frame["undo"]["until"] is None
        rows = harness.log(id)
        harness.run_in_loop(clock.advance, 100_000.0)
        assert harness.log(id) == rows
        page.send(type="confirm", seat=0)
        assert not page.wait_for("frame")["undo"]["waits"]
        harness.run_in_loop(clock.advance, PACE)
        page.wait_until(lambda frame: frame["version"] > len(rows))


def test_an_undo_also_takes_back_the_answers_of_bots(harness: Harness) -> None:
    """Endeavor hides nothing, so the choices of bots are undone with the player's and made again. The log keeps all of them."""
    token = harness.new_device()
    bots = [{"kind": "bot", "level": "random"}] * 2
    id = harness.new_match(token, [{"kind": "person", "name": "Ada"}, *bots], game="endeavor", pause=0)
    with harness.page(id, token, 0) as page:
        before = page.wait_until(lambda frame: 0 in frame["actors"])
        page.act()
        after = page.wait_until(lambda frame: 0 in frame["actors"])
        assert after["undo"]["open"] and after["decisions"] > before["decisions"] + 1
        assert 0 < after["since"] < after["events_from"] + len(after["events"])
        undone = after["decisions"] - before["decisions"]
        page.send(type="undo", seat=0)
        restored = page.wait_for_version(after["version"] + undone)
        assert (restored["decisions"], restored["actors"]) == (before["decisions"], [0]) and restored["view"] == before["view"]
        assert [row.seat for row in harness.log(id)[-undone:]] == [row.seat for row in reversed(harness.log(id)[-2 * undone : -undone])]
    harness.restart()
    with harness.page(id, token, 0) as page:
        assert page.frame["view"] == before["view"] and page.frame["decisions"] == before["decisions"]


def test_the_pause_starts_again_after_a_restart(harness: Harness, clock: ManualClock) -> None:
    token = harness.new_device()
    id = harness.new_match(token, PERSON_AND_BOT)
    with harness.page(id, token, 0) as page:
        version = play_until_a_bot_waits(harness, page, clock)["version"]
    harness.run_in_loop(clock.advance, PAUSE - 1)
    harness.restart()
    with harness.page(id, token, 0) as page:
        assert page.frame["version"] == version and page.frame["undo"]["open"] and page.frame["undo"]["until"] == clock.now() + PAUSE * 1000
        assert harness.run_in_loop(clock.longest_wait) == PAUSE


def test_bots_keep_their_pace(harness: Harness, clock: ManualClock) -> None:
    id = harness.new_match(harness.new_device(), TWO_BOTS)
    with harness.page(id, None, None) as page:
        for version in range(1, 5):
            assert harness.run_in_loop(clock.longest_wait) == PACE and len(harness.log(id)) == version - 1
            harness.run_in_loop(clock.advance, PACE)
            page.wait_for_version(version)


def test_a_bot_whose_turn_was_undone_moves_when_its_turn_returns(harness: Harness, caplog: pytest.LogCaptureFixture) -> None:
    """The undo happens after the bot became due and before it reads the table."""
    token = harness.new_device()
    id = harness.new_match(token, PERSON_AND_BOT, pause=0)
    with harness.page(id, token, 0) as page:
        page.wait_until(lambda frame: 0 in frame["actors"])
        bot_runner = harness.server.registry._open[id].bot_runner
        seats_due, stubbed_answers = bot_runner.seats_due, iter([[1], [1], []])
        bot_runner.seats_due = lambda: next(stubbed_answers, [])  # type: ignore[method-assign]
        page.socket.portal.call(bot_runner.wake)
        page.send(type="ping")
        page.wait_for("pong")
        bot_runner.seats_due = seats_due  # type: ignore[method-assign]
        version = page.act()
        page.wait_until(lambda frame: frame["version"] > version or 0 in frame["actors"])
    assert not [record for record in caplog.records if record.levelname == "ERROR"]


@pytest.mark.parametrize("answer", [-1, 10**6, None])
def test_a_bot_that_fails_does_not_stop_the_match(harness: Harness, monkeypatch: pytest.MonkeyPatch, answer: int | None) -> None:
    def choose(*_: Any) -> ChosenAction:
        if answer is None:
            raise RuntimeError("the bot failed")
        return ChosenAction(answer, b"")

    monkeypatch.setattr(harness.server.match_services.bot_pool, "choose", choose)
    token = harness.new_device()
    with harness.page(harness.new_match(token, TWO_BOTS, pause=0), None, None) as page:
        page.wait_for_version(10)


def test_bots_do_not_wait_without_a_pause(harness: Harness) -> None:
    token = harness.new_device()
    id = harness.new_match(token, PERSON_AND_BOT, pause=0)
    with harness.page(id, token, 0) as page:
        for _ in range(10):
            frame = page.wait_until(lambda frame: 0 in frame["actors"] or frame["over"])
            assert frame["undo"]["until"] is None
            page.act(frame["legal"][-1]["id"])


def test_the_slowest_player_sets_the_pace_of_bots(harness: Harness, clock: ManualClock) -> None:
    """The pace of a spectator does not count."""
    token = harness.new_device()
    id = harness.new_match(token, TWO_BOTS)
    for paces, expected in (((2.0,), 2.0), ((0.0, 3.0), 3.0), ((None,), PACE)):
        with ExitStack() as stack:
            for pace in paces:
                stack.enter_context(harness.page(id, token, None, pace=pace))
            stack.enter_context(harness.page(id, harness.new_device(), None, pace=5.0))
            waits = (harness.run_in_loop(clock.longest_wait) for _ in range(100))
            assert expected in waits, "a waiting bot checks the pace again when a viewer arrives"


@contextmanager
def match_with_a_waiting_bot(harness: Harness, clock: ManualClock, **more: Any) -> Iterator[tuple[Page, Page]]:
    """Start a match of Ada, a bot and Bo, and play until Ada can undo a choice and the bot waits."""
    ada, bo = harness.new_device(), harness.new_device()
    table = open_table(harness, ada, [ADA_SEAT, BOT_SEAT, OPEN_SEAT], **more)["id"]
    call_table(harness, bo, table, "sit", name="Bo")
    call_table(harness, bo, table, "ready", seat=2, ready=True)
    with harness.page(table, ada, 0) as ada_page, harness.page(table, bo, 2) as bo_page:
        for _ in range(100):
            if ada_page.frame["undo"]["waits"]:
                break
            if 0 in ada_page.frame["actors"]:
                ada_page.act(ada_page.frame["legal"][-1]["id"])
            elif 2 in ada_page.frame["actors"]:
                bo_page.wait_for_version(ada_page.frame["version"])
                bo_page.act(bo_page.frame["legal"][-1]["id"])
                ada_page.wait_for_version(bo_page.frame["version"])
            else:
                harness.run_in_loop(clock.longest_wait)
                harness.run_in_loop(clock.advance, harness.server.settings.undo_longest_s)
                ada_page.wait_for_version(ada_page.frame["version"] + 1)
        assert ada_page.frame["undo"]["open"]
        yield ada_page, bo_page


@pytest.mark.parametrize("pause", [PAUSE, "done", 50.0])
def test_a_player_cannot_delay_bots_beyond_the_limit_while_others_wait(harness: Harness, clock: ManualClock, pause: Any) -> None:
    """Holding, holding repeatedly, undoing and choosing again, and waiting all count towards the limit."""
    longest = max(harness.server.settings.undo_longest_s, 0.0 if pause == "done" else pause)
    with match_with_a_waiting_bot(harness, clock, pause=pause) as (ada_page, bo_page):
        match, ends = ada_page.match, clock.now() + longest * 1000
        ada_page.send(type="hold", seat=0, held=True)
        assert ada_page.wait_until(lambda frame: frame["undo"]["until"] == ends)["undo"]["waits"]
        harness.run_in_loop(clock.advance, longest / 4)
        ada_page.send(type="hold", seat=0, held=False)
        ada_page.send(type="hold", seat=0, held=True)
        ada_page.send(type="undo", seat=0)
        version = ada_page.wait_until(lambda frame: 0 in frame["actors"])["version"]
        harness.run_in_loop(clock.advance, 1000.0)  # the player's own turn: only a clock of the match would run
        version = ada_page.act(ada_page.frame["legal"][-1]["id"])
        ends = clock.now() + longest * 3 / 4 * 1000
        ada_page.send(type="hold", seat=0, held=True)
        ada_page.wait_until(lambda frame: frame["undo"]["until"] == ends)
        harness.run_in_loop(clock.advance, longest * 3 / 4 - 1)
        assert len(harness.log(match)) == version
        harness.run_in_loop(clock.advance, 1.0)
        bo_page.wait_for_version(version + 1)
        assert harness.log(match)[-1].seat == 1


def test_a_hold_is_unlimited_while_no_other_player_waits(harness: Harness, clock: ManualClock) -> None:
    """A player who has resigned does not wait, but waits again after coming back."""
    with match_with_a_waiting_bot(harness, clock, pause="done") as (ada_page, bo_page):
        version = ada_page.frame["version"]
        bo_page.send(type="resign", seat=2)
        ada_page.wait_until(lambda frame: frame["seats"][2].get("stand_in"))
        ada_page.send(type="hold", seat=0, held=True)
        harness.run_in_loop(clock.advance, 100_000.0)
        ada_page.send(type="ping")
        ada_page.wait_for("pong")
        assert len(harness.log(ada_page.match)) == version and ada_page.frame["undo"]["until"] is None
        bo_page.send(type="play_on", seat=2)
        bo_page.wait_for_version(version + 1)
        assert harness.log(ada_page.match)[version].seat == 1


def test_one_player_cannot_slow_down_the_bots_of_a_shared_match(harness: Harness) -> None:
    host, guest = harness.new_device(), harness.new_device()
    table = start_match(harness, [host, guest])
    with harness.page(table, host, 0, pace=5.0), harness.page(table, guest, 1, pace=0.5):
        assert harness.server.registry._open[table].pace == harness.settings.shared_pace_s < 5
    alone = harness.new_match(host, PERSON_AND_BOT)
    with harness.page(alone, host, 0, pace=5.0):
        assert harness.server.registry._open[alone].pace == 5.0
