"""Whole matches of Ticket to Ride: Europe in a real browser: by mouse, and by keyboard alone."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.conftest import Opener
from tests.browser.europe import TITLE, Person, new_match
from tests.browser.europe_scenes import a_match, last_turn
from tests.browser.house import Server
from tests.browser.person import frames_of, latest, reach
from tests.browser.stored import open_stored

SOURCES = ("Routes", "Tickets", "Stations left", "European Express")


def table_of(page: Page) -> list[list[str]]:
    """The rows of the table of points in the result, as they are written."""
    rows = page.locator(".end.panel .breakdown tr").all()
    return [[text.strip() for text in row.locator("th, td").all_inner_texts()] for row in rows]


def written(points: int) -> str:
    return str(points).replace("-", "−")


def the_result_is_the_servers(page: Page, frame: dict[str, Any], names: list[str]) -> None:
    """Rulebook, End of the game: routes, tickets, stations, Express, and their sum, for everybody in the order of the places."""
    result = frame["result"]
    order = [seat for place in result["ranking"] for seat in place]
    head, *rows = table_of(page)
    assert head[1:] == [names[seat] for seat in order]
    assert [row[0] for row in rows] == [*SOURCES, "Total"]
    for name, row in zip(("routes", "tickets", "stations", "express"), rows, strict=False):
        assert row[1:] == [written(result["breakdown"][seat][name]["points"]) for seat in order]
    assert rows[-1][1:] == [written(result["scores"][seat]) for seat in order]


def test_a_whole_match_by_mouse(open_page: Opener) -> None:
    """From the lobby against the strongest bot to the end: routes, a station, more tickets; then the result and the replay."""
    page = open_page()
    received = frames_of(page)
    new_match(page, ["Ana", "bot:Planner"])
    person = Person(page, stations=1, tickets=1)
    person.play_to_the_end()
    frame = latest(received)
    the_result_is_the_servers(page, frame, ["Ana", "Planner"])
    assert frame["view"]["seats"][0]["stations"] == 2

    page.locator(".end.panel").get_by_role("link", name="Replay").click()
    slider = page.get_by_role("slider")
    expect(slider).to_have_attribute("max", str(frame["decisions"]))
    page.keyboard.press("End")
    expect(slider).to_have_value(str(frame["decisions"]))
    order = [seat for place in frame["result"]["ranking"] for seat in place]
    expect(page.locator(".europe table tbody .total")).to_have_text([str(frame["result"]["scores"][seat]) for seat in order])


def test_a_whole_match_by_keyboard_alone(open_page: Opener) -> None:
    page = open_page()
    received = frames_of(page)
    start = page.get_by_role("button", name=f"Play now: {TITLE}")
    start.wait_for()
    reach(page, start)
    page.keyboard.press("Enter")
    page.locator(".table").wait_for()
    person = Person(page, "keys", stations=1, tickets=1)
    person.play_to_the_end()
    assert {"tickets", "turn", "second card"} <= set(person.did)
    expect(page.locator(".end.panel").get_by_role("heading")).to_be_focused()
    the_result_is_the_servers(page, latest(received), ["Player 1", "Planner"])
    again = page.locator(".end.panel").get_by_role("button", name="Play again")
    reach(page, again)
    page.keyboard.press("Enter")
    expect(page.locator(".end.panel")).to_have_count(0)
    assert Person(page, "keys").wait()


def test_the_end_is_told_step_by_step_and_can_be_skipped(open_page: Opener, server: Server) -> None:
    """Who won is told last; whoever does not want to wait steps on, or asks for the result."""
    page = open_page(settings={"motion": "full"})
    received = frames_of(page)
    open_stored(page, server, a_match(last_turn), ["Ana", "bot:greedy"])
    person = Person(page, least=9)
    assert person.wait()
    while not latest(received)["over"]:
        person.decide()
        page.wait_for_function("() => document.querySelector('.prompt.mine, .prompt.over')")
    told = page.locator(".europe .told")
    expect(told).to_contain_text("Points for routes")
    expect(page.locator(".end.panel")).to_have_count(0)
    expect(page.locator(".prompt")).not_to_contain_text("Winner")
    page.locator(".europe").get_by_role("button", name="Next").click()
    expect(told).to_contain_text("this ticket")
    page.keyboard.press("Escape")
    expect(page.locator(".end.panel")).to_be_visible()
    the_result_is_the_servers(page, latest(received), ["Ana", "Planner"])
