"""Whole matches of Endeavor in a real browser: by mouse and by keyboard alone, of three and of five."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Opener
from tests.browser.endeavor import SOURCES, TITLE, Person, new_match
from tests.browser.person import Way, frames_of, latest, reach

BOTS = ["bot:Random"] * 4


def table_of(page: Page) -> list[list[str]]:
    """The rows of the table of points in the result, as they are written."""
    rows = page.locator(".end.panel .breakdown tr").all()
    return [[text.strip() for text in row.locator("th, td").all_inner_texts()] for row in rows]


def points(number: int) -> str:
    return str(number).replace("-", "−")


def the_result_is_the_servers(page: Page, frame: dict[str, Any]) -> None:
    """Rulebook p. 10 and 11: every source of glory and their sum, for everybody in the order of the places."""
    result = frame["result"]
    order = [seat for place in result["ranking"] for seat in place]
    assert result["reason"] == "last_round"
    assert frame["view"]["round"] == frame["view"]["rounds"] == 7
    _, *rows = table_of(page)
    named = {name: id for id, name in reversed(SOURCES.items())}
    shown = set[str]()
    for name, *numbers in rows[:-1]:
        id = "cards" if name == "Cards" else named[name]
        shown.add(id)
        assert [number.replace("-", "−") for number in numbers] == [points(result["breakdown"][seat][id]["points"]) for seat in order]
    assert [number.replace("-", "−") for number in rows[-1][1:]] == [points(result["scores"][seat]) for seat in order]
    assert shown >= {id for id in SOURCES if any(part[id]["points"] for part in result["breakdown"])}


def play(page: Page, way: Way, received: list[dict[str, Any]]) -> Person:
    """To the end; every choice that the server allows is offered on the page, each time."""
    person, asked = Person(page, way), set[str]()
    while person.wait():
        frame = latest(received)
        asked.add(frame["prompt"]["id"])
        assert set(person.offers()) == {" ".join(map(str, [each["kind"], *each["args"].values()])) for each in frame["legal"]}
        person.decide()
        assert len(person.chose) < 400, "this match does not end"
    assert {"build", "turn", "act"} <= asked
    assert {"build", "activate", "ship", "occupy", "draw", "pass"} <= {text.split()[0] for text in person.chose}
    return person


@pytest.mark.parametrize("players", [3, 5])
def test_a_whole_match_by_mouse(open_page: Opener, players: int) -> None:
    """From the lobby to the end by pressing cities, tracks, decks and buildings; then the result and the replay."""
    page = open_page()
    received = frames_of(page)
    new_match(page, ["Ana", *BOTS[: players - 1]])
    play(page, "mouse", received)
    frame = latest(received)
    the_result_is_the_servers(page, frame)

    page.locator(".end.panel").get_by_role("link", name="Replay").click()
    slider = page.get_by_role("slider")
    expect(slider).to_have_attribute("max", str(frame["decisions"]))
    page.keyboard.press("End")
    expect(slider).to_have_value(str(frame["decisions"]))
    expect(page.locator(".endeavor .seats .seat strong").first).to_be_visible()


@pytest.mark.parametrize("players", [3, 5])
def test_a_whole_match_by_keyboard_alone(open_page: Opener, players: int) -> None:
    page = open_page()
    received = frames_of(page)
    if players == 3:
        start = page.get_by_role("button", name=f"Play now: {TITLE}")
        start.wait_for()
        reach(page, start)
        page.keyboard.press("Enter")
        page.locator(".table").wait_for()
    else:
        new_match(page, ["Ana", *BOTS])
    play(page, "keys", received)
    expect(page.locator(".end.panel").get_by_role("heading")).to_be_focused()
    the_result_is_the_servers(page, latest(received))
    again = page.locator(".end.panel").get_by_role("button", name="Play again")
    reach(page, again)
    page.keyboard.press("Enter")
    expect(page.locator(".end.panel")).to_have_count(0)
    assert Person(page, "keys").wait()
