"""Whole matches in a real browser: by mouse, and by keyboard alone."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Opener
from tests.browser.person import reach
from tests.browser.trains import Person, new_match


def test_a_whole_match_by_mouse(open_page: Opener) -> None:
    """From the lobby to the end screen, against a bot that moves at random; abilities are used on the way."""
    page = open_page()
    new_match(page, ["Ana", "bot:Random"])
    person = Person(page, "mouse", abilities=6)
    person.play_to_the_end()
    end = page.locator(".end.panel")
    expect(end).to_be_visible()
    expect(end.get_by_role("heading")).to_be_focused()
    won = "Ana" in end.get_by_role("heading").inner_text()
    assert (person.train() == sorted(person.train())) == won
    end.get_by_role("link", name="All games").click()
    expect(page.get_by_role("heading", name="Finished matches")).to_be_visible()


def test_a_whole_match_by_keyboard_alone(open_page: Opener) -> None:
    page = open_page()
    start = page.get_by_role("button", name="Play now: Game of Trains")
    start.wait_for()
    reach(page, start)
    page.keyboard.press("Enter")
    page.locator(".table").wait_for()
    Person(page, "keys", abilities=3).play_to_the_end()
    again = page.locator(".end.panel").get_by_role("button", name="Play again")
    reach(page, again)
    page.keyboard.press("Enter")
    expect(page.locator(".end.panel")).to_have_count(0)
    assert Person(page, "keys").wait()


def test_a_new_match_in_three_clicks(open_page: Opener) -> None:
    page = open_page()
    page.get_by_role("link", name="New match: Game of Trains").click()
    page.get_by_role("button", name="Start the match").click()
    assert Person(page).wait()


def test_four_bots_can_be_watched(open_page: Opener) -> None:
    page = open_page()
    new_match(page, ["bot:Planner"] * 4)
    page.locator(".end.panel").wait_for(timeout=60_000)
    expect(page.locator(".end.panel li")).to_have_count(4)
