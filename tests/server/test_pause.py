"""Bots give people time: a pace after each move, and a pause while something can be taken back."""

from __future__ import annotations

import time
from typing import Any

import pytest

from boardwright.server.settings import Settings
from tests.server.house import AGAINST_BOT, BOTS, House, Page

PAUSE = 0.6
CAREFUL = Settings(compile=False, pace=0.05, pause=30.0)


def until_a_bot_waits(house: House, page: Page, match: str) -> Any:
    """Play until a bot waits because the person's choice can be taken back."""
    while True:
        frame = page.until(lambda frame: frame["over"] or 0 in frame["actors"] or frame["undo"]["until"] is not None)
        assert not frame["over"]
        if frame["undo"]["until"] is not None:
            return frame
        page.act(frame["legal"][-1]["id"])


def test_a_bot_waits_until_the_pause_is_over(slow_house: House) -> None:
    token = slow_house.device()
    id = slow_house.match(token, AGAINST_BOT, pause=PAUSE)
    with slow_house.page(id, token, 0) as page:
        frame = until_a_bot_waits(slow_house, page, id)
        began = time.time()
        assert frame["undo"]["open"] and frame["thinking"] == [1]
        assert 0 < frame["undo"]["until"] - began * 1000 <= PAUSE * 1000
        page.at(frame["version"] + 1)
        assert PAUSE * 0.5 < time.time() - began < PAUSE + 2
        assert page.frame["undo"]["until"] is None


def test_confirming_sends_the_bot_on(tmp_path: Any) -> None:
    with House(tmp_path / "m.db", CAREFUL) as house:
        token = house.device()
        id = house.match(token, AGAINST_BOT)
        with house.page(id, token, 0) as page:
            frame = until_a_bot_waits(house, page, id)
            page.send(type="confirm", seat=0)
            began = time.time()
            page.at(frame["version"] + 1)
            assert time.time() - began < 5


def test_undo_holds_the_bot_back(tmp_path: Any) -> None:
    with House(tmp_path / "m.db", CAREFUL) as house:
        token = house.device()
        id = house.match(token, AGAINST_BOT)
        with house.page(id, token, 0) as page:
            frame = until_a_bot_waits(house, page, id)
            page.send(type="undo", seat=0)
            frame = page.at(frame["version"] + 1)
            assert frame["actors"] == [0] and frame["thinking"] == [] and frame["undo"]["until"] is None
            rows = house.log(id)
            time.sleep(0.3)
            assert house.log(id) == rows and rows[-1].kind == "undo"


def test_a_restart_gives_the_person_the_pause_again(tmp_path: Any) -> None:
    with House(tmp_path / "m.db", CAREFUL) as house:
        token = house.device()
        id = house.match(token, AGAINST_BOT)
        with house.page(id, token, 0) as page:
            version = until_a_bot_waits(house, page, id)["version"]
        house.restart()
        with house.page(id, token, 0) as page:
            assert page.frame["version"] == version and page.frame["undo"]["open"] and page.frame["undo"]["until"]
            page.send(type="confirm", seat=0)
            page.at(version + 1)


def test_bots_keep_their_pace(tmp_path: Any) -> None:
    with House(tmp_path / "m.db", Settings(compile=False, pace=0.15, pause=1)) as house:
        token = house.device()
        id = house.match(token, BOTS)
        with house.page(id, None, None) as page:
            began, version = time.monotonic(), page.frame["version"]
            page.at(version + 4)
            assert time.monotonic() - began > 0.15 * 3


def test_a_bot_whose_turn_was_taken_back_goes_on_when_it_comes_again(house: House, caplog: pytest.LogCaptureFixture) -> None:
    """The undo falls between the bot's being due and its looking at the table."""
    token = house.device()
    id = house.match(token, AGAINST_BOT, pause=0)
    with house.page(id, token, 0) as page:
        page.until(lambda frame: 0 in frame["actors"])
        driver = house.server.hall._open[id].driver
        real, calls = driver.due, iter([[1], [1], []])
        driver.due = lambda: next(calls, [])  # type: ignore[method-assign]
        page.socket.portal.call(driver.wake)
        page.send(type="ping")
        page.next("pong")
        driver.due = real  # type: ignore[method-assign]
        version = page.act()
        page.until(lambda frame: frame["version"] > version or 0 in frame["actors"])
    assert not [record for record in caplog.records if record.levelname == "ERROR"]


@pytest.mark.parametrize("answer", [-1, 10**6, None])
def test_a_bot_that_fails_does_not_stop_the_match(house: House, monkeypatch: pytest.MonkeyPatch, answer: int | None) -> None:
    class Broken:
        def choose(self, hidden: Any, legal: Any) -> Any:
            return answer

    monkeypatch.setattr(house.server.catalog, "bot", lambda level, game: Broken())
    token = house.device()
    with house.page(house.match(token, BOTS, pause=0), None, None) as page:
        page.at(10)


def test_without_a_pause_nothing_waits(house: House) -> None:
    token = house.device()
    id = house.match(token, AGAINST_BOT, pause=0)
    with house.page(id, token, 0) as page:
        for _ in range(10):
            frame = page.until(lambda frame: 0 in frame["actors"] or frame["over"])
            assert frame["undo"]["until"] is None
            page.act(frame["legal"][-1]["id"])
