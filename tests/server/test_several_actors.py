"""Several seats that choose at the same time: frames, undo and bots. The tests play the example game of another package."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from boardwright.core.domain import game as core, registry
from boardwright.server.settings import Settings
from tests.contract.third_party import EXAMPLE, EXAMPLE_NAME
from tests.server.clock import ManualClock
from tests.server.harness import Harness, Page


@pytest.fixture(autouse=True)
def install_example_game(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Register the example game as if it were installed, and remove it afterwards."""
    monkeypatch.syspath_prepend(str(EXAMPLE))
    known = dict(registry.packages())
    for module in (registry, core):
        monkeypatch.setattr(module, "packages", lambda: {**known, EXAMPLE_NAME: EXAMPLE_NAME})
    monkeypatch.setattr(core, "_load_built_in", cache(core._load_built_in.__wrapped__))
    yield
    for name in [name for name in sys.modules if name.split(".")[0] == EXAMPLE_NAME]:
        del sys.modules[name]


def person_seats(count: int) -> list[dict[str, Any]]:
    return [{"kind": "person", "name": f"P{seat}"} for seat in range(count)]


def numbered_events(page: Page) -> list[tuple[int, str]]:
    return [(event["n"], event["kind"]) for event in page.events]


def seats_with_a_bid(page: Page) -> list[int]:
    return [event["args"]["seat"] for event in page.events if event["kind"] == "chose"]


def test_all_seats_choose_at_once_and_see_only_their_own_choice(harness: Harness) -> None:
    token = harness.new_device()
    match = harness.new_match(token, person_seats(3), game=EXAMPLE_NAME)
    with harness.page(match, token, 0) as first, harness.page(match, token, 1) as second, harness.page(match, None, None) as spectator:
        for page in (first, second):
            assert page.frame["actors"] == [0, 1, 2] and page.frame["prompt"]["id"] == "bid" and len(page.frame["legal"]) == 5
        assert spectator.frame["prompt"] == {"id": "wait_for_several", "args": {}, "families": []} and spectator.frame["legal"] == []
        chosen = second.frame["legal"][0]["args"]["card"]
        version = second.act()
        assert first.wait_for_version(version)["actors"] == [0, 2]
        for page in (first, spectator):
            page.wait_for_version(version)
            assert page.events[-1]["args"] == {"seat": 1, "card": None}
            assert page.frame["view"]["bids"][1] == {"count": 1, "cards": None}
        assert second.events[-1]["args"] == {"seat": 1, "card": chosen}
        assert second.frame["prompt"]["id"] == "wait_for_several" and second.frame["undo"]["open"]


def test_a_choice_on_an_older_frame_counts_if_only_other_seats_have_chosen_since(harness: Harness) -> None:
    token = harness.new_device()
    match = harness.new_match(token, person_seats(3), game=EXAMPLE_NAME)
    with harness.page(match, token, 0) as first, harness.page(match, token, 1) as second:
        version, action = first.frame["version"], first.frame["legal"][0]["id"]
        second.act()
        assert first.try_to_act(action, version=version)["type"] == "ack"


def test_an_undo_before_later_choices_of_others_renumbers_events_for_all_viewers(harness: Harness) -> None:
    """Events after the undone one get new numbers and are sent again. The log leads to the same match after a restart."""
    token = harness.new_device()
    match = harness.new_match(token, person_seats(3), game=EXAMPLE_NAME)
    with harness.page(match, token, 0) as first, harness.page(match, token, 1) as second, harness.page(match, None, None) as spectator:
        first.act()
        version = second.act()
        spectator.wait_for_version(version)
        assert seats_with_a_bid(spectator) == [0, 1]
        first.wait_for_version(version)
        first.send(type="undo", seat=0)
        for page in (first, second, spectator):
            page.wait_for_version(version + 1)
            assert page.frame["actors"] == [0, 2] and seats_with_a_bid(page) == [1]
            assert page.frame["view"]["bids"][1]["count"] == 1 and page.frame["view"]["bids"][0]["count"] == 0
        assert second.events[-1]["args"]["card"] is not None and numbered_events(first) == numbered_events(second) == numbered_events(
            spectator
        )
        shown = second.frame["view"]
    harness.restart()
    with harness.page(match, token, 1) as second, harness.page(match, token, 2) as third, harness.page(match, token, 0) as first:
        assert second.frame["view"] == shown and second.frame["actors"] == [0, 2]
        third.act()
        first.wait_for_version(third.frame["version"])
        last = first.act()
        assert "revealed" in [event["kind"] for event in first.events]
        second.wait_for_version(last)
        undo = {"seat": 1, "open": False, "until": None, "waits": False, "turn": 0, "ask": False}
        assert second.frame["undo"] == {**undo, "reason": second.frame["undo"]["reason"]}
        assert second.frame["undo"]["reason"]["id"] == "undo_revealed"


def test_bots_choose_before_the_player_has_chosen_and_the_match_ends(harness: Harness) -> None:
    token = harness.new_device()
    bots = [{"kind": "bot", "level": level} for level in ("eager", "random")]
    match = harness.new_match(token, [*person_seats(1), *bots], game=EXAMPLE_NAME, options={"ties": "nobody"})
    with harness.page(match, token, 0) as page:
        page.wait_until(lambda frame: frame["actors"] == [0])
        assert sorted(seats_with_a_bid(page)) == [1, 2] and page.frame["thinking"] == []
        while not page.frame["over"]:
            page.act()
            page.wait_until(lambda frame: frame["over"] or 0 in frame["actors"])
        result = page.frame["result"]
        assert [part["pots"]["points"] + part["aside"]["points"] for part in result["breakdown"]] == result["scores"]


def test_a_player_can_undo_before_bots_end_the_round(tmp_path: Path) -> None:
    clock = ManualClock()
    with Harness(tmp_path / "matches.db", Settings(compile=False, bot_move_delay_s=1.5, undo_grace_s=1.5), clock) as harness:
        token = harness.new_device()
        match = harness.new_match(token, [*person_seats(1), {"kind": "bot", "level": "random"}], game=EXAMPLE_NAME)
        with harness.page(match, token, 0) as page:
            assert page.frame["actors"] == [0, 1] and page.frame["thinking"] == [1]
            page.act()
            assert page.frame["undo"]["open"] and page.frame["undo"]["until"]
            page.send(type="undo", seat=0)
            page.wait_until(lambda frame: frame["actors"] == [0, 1])
            assert harness.run_in_loop(clock.longest_wait) == 1.5
            harness.run_in_loop(clock.advance, 1.5)
            page.wait_until(lambda frame: frame["actors"] == [0])
            assert seats_with_a_bid(page) == [1] and not page.frame["view"]["played"]
