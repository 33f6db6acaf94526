"""Hints at a table: all players see who has asked for one, and a table may forbid them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from boardwright.server.play import hints
from tests.server.clock import ManualClock
from tests.server.harness import QUICK_SETTINGS, Harness, Page
from tests.server.table_calls import ADA_SEAT, OPEN_SEAT, get_table, open_table, start_match


@pytest.fixture
def harness(tmp_path: Path) -> Iterator[Harness]:
    """A server without a grace for undo."""
    with Harness(tmp_path / "matches.db", replace(QUICK_SETTINGS, undo_grace_s=0), ManualClock()) as harness:
        yield harness


def ask_for_hint(page: Page, seat: int) -> None:
    """Ask for a hint."""
    page.send(type="hint", seat=seat)


def wait_for_hints(page: Page, count: int) -> list[dict[str, Any]]:
    """Wait until a page knows of a number of hints. Returns all that it knows of."""
    hinted: list[dict[str, Any]] = page.wait_until(lambda frame: len(frame.get("hinted", [])) >= count)["hinted"]
    return hinted


def test_all_pages_see_who_asked_for_a_hint_and_when(harness: Harness) -> None:
    tokens = [harness.new_device(), harness.new_device()]
    id = start_match(harness, tokens)
    with harness.page(id, tokens[0], 0) as ada, harness.page(id, tokens[1], 1) as bo, harness.page(id, None, None) as watcher:
        assert "hinted" not in ada.frame and "hints" not in ada.frame["match"]
        first, other = (ada, bo) if ada.frame["actors"] == [0] else (bo, ada)
        seat = first.frame["actors"][0]
        ask_for_hint(first, seat)
        ask_for_hint(first, seat)  # again about the same choice
        ask_for_hint(other, 1 - seat)  # not the turn of this player
        events = first.frame["events_from"] + len(first.frame["events"])
        expected = [{"seat": seat, "decision": 0, "event": events}]
        assert wait_for_hints(first, 1) == wait_for_hints(other, 1) == wait_for_hints(watcher, 1) == expected
        first.act()
        assert first.frame.get("hinted", expected) == expected
        ask_for_hint(first, 1 - seat)
        answer = first.wait_for("error")
        assert answer["id"] == "not_your_seat"
    harness.restart()
    with harness.page(id, tokens[0], 0) as ada:
        assert wait_for_hints(ada, 1) == expected
        assert str(harness.call("GET", f"/api/matches/{id}", tokens[0]).json()).count("hinted") == 0, "the file has only choices"


def test_a_table_may_forbid_hints(harness: Harness) -> None:
    tokens = [harness.new_device(), harness.new_device()]
    assert "hints" not in get_table(harness, None, open_table(harness, tokens[0], [ADA_SEAT, OPEN_SEAT])["id"])
    id = start_match(harness, tokens, hints=False)
    assert get_table(harness, None, id)["hints"] is False
    with harness.page(id, tokens[0], 0) as ada, harness.page(id, tokens[1], 1) as bo:
        assert ada.frame["match"]["hints"] is False
        page = ada if ada.frame["actors"] == [0] else bo
        ask_for_hint(page, page.frame["actors"][0])
        assert page.wait_for("error")["id"] == "hints_forbidden"
        assert "hinted" not in page.frame


def test_the_stored_hints_are_limited(harness: Harness, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hints, "MOST_STORED", 1)
    tokens = [harness.new_device(), harness.new_device()]
    id = start_match(harness, tokens)
    with harness.page(id, tokens[0], 0) as ada, harness.page(id, tokens[1], 1) as bo:
        for _ in range(2):
            page = ada if ada.frame["actors"] == [0] else bo
            ask_for_hint(page, page.frame["actors"][0])
            page.act()
            for open_page in (ada, bo):
                open_page.wait_for_version(page.frame["version"])
        assert len(wait_for_hints(ada, 1)) == 1
