"""Several seats that owe a choice at once: their frames, their undo, their bots. With the example game, as a guest of this process."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from boardwright.core.domain import game as core, registry
from boardwright.server.settings import Settings
from tests.contract.third_party import EXAMPLE, GUEST
from tests.server.clock import StillClock
from tests.server.harness import Harness, Page


@pytest.fixture(autouse=True)
def guest(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The example game is there as if it were installed, and gone afterwards."""
    monkeypatch.syspath_prepend(str(EXAMPLE))
    known = dict(registry.packages())
    for module in (registry, core):
        monkeypatch.setattr(module, "packages", lambda: {**known, GUEST: GUEST})
    monkeypatch.setattr(core, "_load_built_in", cache(core._load_built_in.__wrapped__))
    yield
    for name in [name for name in sys.modules if name.split(".")[0] == GUEST]:
        del sys.modules[name]


def people(count: int) -> list[dict[str, Any]]:
    return [{"kind": "person", "name": f"P{seat}"} for seat in range(count)]


def numbers(page: Page) -> list[tuple[int, str]]:
    return [(event["n"], event["kind"]) for event in page.events]


def bidders(page: Page) -> list[int]:
    return [event["args"]["seat"] for event in page.events if event["kind"] == "chose"]


def test_all_are_asked_at_once_and_see_only_their_own_choice(harness: Harness) -> None:
    token = harness.device()
    match = harness.match(token, people(3), game=GUEST)
    with harness.page(match, token, 0) as first, harness.page(match, token, 1) as second, harness.page(match, None, None) as watcher:
        for page in (first, second):
            assert page.frame["actors"] == [0, 1, 2] and page.frame["prompt"]["id"] == "bid" and len(page.frame["legal"]) == 5
        assert watcher.frame["prompt"] == {"id": "wait_for_several", "args": {}, "families": []} and watcher.frame["legal"] == []
        chosen = second.frame["legal"][0]["args"]["card"]
        version = second.act()
        assert first.at(version)["actors"] == [0, 2]
        for page in (first, watcher):
            page.at(version)
            assert page.events[-1]["args"] == {"seat": 1, "card": None}
            assert page.frame["view"]["bids"][1] == {"count": 1, "cards": None}
        assert second.events[-1]["args"] == {"seat": 1, "card": chosen}
        assert second.frame["prompt"]["id"] == "wait_for_several" and second.frame["undo"]["open"]


def test_a_choice_made_on_an_older_frame_counts_if_only_others_have_chosen_since(harness: Harness) -> None:
    token = harness.device()
    match = harness.match(token, people(3), game=GUEST)
    with harness.page(match, token, 0) as first, harness.page(match, token, 1) as second:
        version, action = first.frame["version"], first.frame["legal"][0]["id"]
        second.act()
        assert first.try_to_act(action, version=version)["type"] == "ack"


def test_taking_back_in_the_midst_of_others_renews_their_events_everywhere(harness: Harness) -> None:
    """The page that has more events than stay gets those that moved up again; the log leads to the same match after a restart."""
    token = harness.device()
    match = harness.match(token, people(3), game=GUEST)
    with harness.page(match, token, 0) as first, harness.page(match, token, 1) as second, harness.page(match, None, None) as watcher:
        first.act()
        version = second.act()
        watcher.at(version)
        assert bidders(watcher) == [0, 1]
        first.at(version)
        first.send(type="undo", seat=0)
        for page in (first, second, watcher):
            page.at(version + 1)
            assert page.frame["actors"] == [0, 2] and bidders(page) == [1]
            assert page.frame["view"]["bids"][1]["count"] == 1 and page.frame["view"]["bids"][0]["count"] == 0
        assert second.events[-1]["args"]["card"] is not None and numbers(first) == numbers(second) == numbers(watcher)
        shown = second.frame["view"]
    harness.restart()
    with harness.page(match, token, 1) as second, harness.page(match, token, 2) as third, harness.page(match, token, 0) as first:
        assert second.frame["view"] == shown and second.frame["actors"] == [0, 2]
        third.act()
        first.at(third.frame["version"])
        last = first.act()
        assert "revealed" in [event["kind"] for event in first.events]
        second.at(last)
        undo = {"seat": 1, "open": False, "until": None, "waits": False, "turn": 0, "ask": False}
        assert second.frame["undo"] == {**undo, "reason": second.frame["undo"]["reason"]}
        assert second.frame["undo"]["reason"]["id"] == "undo_revealed"


def test_bots_choose_while_a_person_still_thinks_and_the_match_goes_on_to_its_end(harness: Harness) -> None:
    token = harness.device()
    bots = [{"kind": "bot", "level": level} for level in ("eager", "random")]
    match = harness.match(token, [*people(1), *bots], game=GUEST, options={"ties": "nobody"})
    with harness.page(match, token, 0) as page:
        page.until(lambda frame: frame["actors"] == [0])
        assert sorted(bidders(page)) == [1, 2] and page.frame["thinking"] == []
        while not page.frame["over"]:
            page.act()
            page.until(lambda frame: frame["over"] or 0 in frame["actors"])
        result = page.frame["result"]
        assert [part["pots"]["points"] + part["aside"]["points"] for part in result["breakdown"]] == result["scores"]


def test_people_have_time_to_take_a_choice_back_before_bots_end_the_round(tmp_path: Path) -> None:
    clock = StillClock()
    with Harness(tmp_path / "matches.db", Settings(compile=False, bot_move_delay_s=1.5, undo_grace_s=1.5), clock) as harness:
        token = harness.device()
        match = harness.match(token, [*people(1), {"kind": "bot", "level": "random"}], game=GUEST)
        with harness.page(match, token, 0) as page:
            assert page.frame["actors"] == [0, 1] and page.frame["thinking"] == [1]
            page.act()
            assert page.frame["undo"]["open"] and page.frame["undo"]["until"]
            page.send(type="undo", seat=0)
            page.until(lambda frame: frame["actors"] == [0, 1])
            assert harness.ask(clock.longest_wait) == 1.5
            harness.ask(clock.move, 1.5)
            page.until(lambda frame: frame["actors"] == [0])
            assert bidders(page) == [1] and not page.frame["view"]["played"]
