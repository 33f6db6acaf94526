"""Whole matches of Russian Railroads in a real browser: by mouse and by keyboard alone, of two and of four."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Opener
from tests.browser.person import Way, frames_of, latest, reach
from tests.browser.railroads import SOURCES, TITLE, Person, new_match

BOTS = ["bot:Random"] * 3


def table_of(page: Page) -> list[list[str]]:
    """The rows of the table of points in the result, as they are written."""
    rows = page.locator(".end.panel .breakdown tr").all()
    return [[text.strip() for text in row.locator("th, td").all_inner_texts()] for row in rows]


def the_result_is_the_servers(page: Page, frame: dict[str, Any]) -> None:
    """Rulebook p. 22: lines, industry, passing, end-bonus cards, majority, and their sum, for everybody in the order of the places."""
    result = frame["result"]
    order = [seat for place in result["ranking"] for seat in place]
    assert result["reason"] == "last_round"
    _, *rows = table_of(page)
    named = {name: id for id, name in SOURCES.items()}
    for name, *points in rows[:-1]:
        assert points == [str(result["breakdown"][seat][named[name]]["points"]) for seat in order]
    assert rows[-1][1:] == [str(result["scores"][seat]) for seat in order]
    shown = {row[0] for row in rows[:-1]}
    assert shown >= {SOURCES[id] for id in SOURCES if any(part[id]["points"] for part in result["breakdown"])}


def play(page: Page, way: Way, received: list[dict[str, Any]]) -> set[str]:
    """To the end; every choice that the server allows is offered on the page, each time. Returns which questions were asked."""
    person, asked = Person(page, way), set[str]()
    while person.wait():
        frame = latest(received)
        asked.add(frame["prompt"]["id"])
        assert set(person.offers()) == {" ".join(map(str, [each["kind"], *each["args"].values()])) for each in frame["legal"]}
        person.decide()
        assert len(person.chose) < 400, "this match does not end"
    return asked


@pytest.mark.parametrize("players", [2, 4])
def test_a_whole_match_by_mouse(open_page: Opener, players: int) -> None:
    """From the lobby to the end by pressing spaces, rails, slots and cards; then the result and the replay."""
    page = open_page()
    received = frames_of(page)
    new_match(page, ["Ana", *BOTS[: players - 1]])
    asked = play(page, "mouse", received)
    assert {"turn", "act"} <= asked
    frame = latest(received)
    the_result_is_the_servers(page, frame)
    assert frame["view"]["rounds"] == (7 if players == 4 else 6)  # rulebook p. 14

    page.locator(".end.panel").get_by_role("link", name="Replay").click()
    slider = page.get_by_role("slider")
    expect(slider).to_have_attribute("max", str(frame["decisions"]))
    page.keyboard.press("End")
    expect(slider).to_have_value(str(frame["decisions"]))
    expect(page.locator(".railroads .seats .seat .points").first).to_be_visible()


@pytest.mark.parametrize("players", [2, 4])
def test_a_whole_match_by_keyboard_alone(open_page: Opener, players: int) -> None:
    page = open_page()
    received = frames_of(page)
    if players == 2:
        start = page.get_by_role("button", name=f"Play now: {TITLE}")
        start.wait_for()
        reach(page, start)
        page.keyboard.press("Enter")
        page.locator(".table").wait_for()
    else:
        new_match(page, ["Ana", *BOTS])
    asked = play(page, "keys", received)
    assert {"turn", "act"} <= asked
    expect(page.locator(".end.panel").get_by_role("heading")).to_be_focused()
    the_result_is_the_servers(page, latest(received))
    again = page.locator(".end.panel").get_by_role("button", name="Play again")
    reach(page, again)
    page.keyboard.press("Enter")
    expect(page.locator(".end.panel")).to_have_count(0)
    assert Person(page, "keys").wait()
