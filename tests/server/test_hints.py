"""Hints at a table: the log of all players says who has asked, and a table may forbid them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from boardwright.server.play import hints
from tests.server.clock import StillClock
from tests.server.gathered import ME, OPEN, begin, open_table, seen
from tests.server.harness import QUICK, Harness, Page


@pytest.fixture
def harness(tmp_path: Path) -> Iterator[Harness]:
    with Harness(tmp_path / "matches.db", replace(QUICK, undo_grace_s=0), StillClock()) as harness:
        yield harness


def ask(page: Page, seat: int) -> None:
    page.send(type="hint", seat=seat)


def noted(page: Page, count: int) -> list[dict[str, Any]]:
    """Who has asked, as this page knows it as soon as there are so many."""
    found: list[dict[str, Any]] = page.until(lambda frame: len(frame.get("hinted", [])) >= count)["hinted"]
    return found


def test_all_at_the_table_see_who_has_asked_and_when(harness: Harness) -> None:
    tokens = [harness.device(), harness.device()]
    id = begin(harness, tokens)
    with harness.page(id, tokens[0], 0) as ada, harness.page(id, tokens[1], 1) as bo, harness.page(id, None, None) as watcher:
        assert "hinted" not in ada.frame and "hints" not in ada.frame["match"]
        first, other = (ada, bo) if ada.frame["actors"] == [0] else (bo, ada)
        seat = first.frame["actors"][0]
        ask(first, seat)
        ask(first, seat)  # about the same choice
        ask(other, 1 - seat)  # whose turn it is not
        events = first.frame["events_from"] + len(first.frame["events"])
        expected = [{"seat": seat, "decision": 0, "event": events}]
        assert noted(first, 1) == noted(other, 1) == noted(watcher, 1) == expected
        first.act()
        assert first.frame.get("hinted", expected) == expected
        ask(first, 1 - seat)
        answer = first.next("error")
        assert answer["id"] == "not_your_seat"
    harness.restart()
    with harness.page(id, tokens[0], 0) as ada:
        assert noted(ada, 1) == expected
        assert str(harness.call("GET", f"/api/matches/{id}", tokens[0]).json()).count("hinted") == 0, "the file has only choices"


def test_a_table_may_forbid_them(harness: Harness) -> None:
    tokens = [harness.device(), harness.device()]
    assert "hints" not in seen(harness, None, open_table(harness, tokens[0], [ME, OPEN])["id"])
    id = begin(harness, tokens, hints=False)
    assert seen(harness, None, id)["hints"] is False
    with harness.page(id, tokens[0], 0) as ada, harness.page(id, tokens[1], 1) as bo:
        assert ada.frame["match"]["hints"] is False
        page = ada if ada.frame["actors"] == [0] else bo
        ask(page, page.frame["actors"][0])
        assert page.next("error")["id"] == "hints_forbidden"
        assert "hinted" not in page.frame


def test_no_more_than_so_many_are_noted(harness: Harness, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hints, "MOST_STORED", 1)
    tokens = [harness.device(), harness.device()]
    id = begin(harness, tokens)
    with harness.page(id, tokens[0], 0) as ada, harness.page(id, tokens[1], 1) as bo:
        for _ in range(2):
            page = ada if ada.frame["actors"] == [0] else bo
            ask(page, page.frame["actors"][0])
            page.act()
            for each in (ada, bo):
                each.at(page.frame["version"])
        assert len(noted(ada, 1)) == 1
