"""Clocks, pauses and stand-in bots at a table of two screens."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import Opener
from tests.browser.person import accessibility_faults
from tests.browser.screen_checks import layout_problems, resize, screen_faults
from tests.browser.server import BLANK, PHONE
from tests.browser.trains import TITLE
from tests.conftest import only_in_prove


@only_in_prove("the server and the page have tests of their own")
def test_clock_runs_pauses_by_consent_and_a_bot_replaces_a_resigned_player(open_page: Opener) -> None:
    host, friend = open_page(bypass_csp=True), open_page(BLANK, bypass_csp=True, **PHONE)
    host.get_by_role("link", name=f"New match: {TITLE}").click()
    host.get_by_label("Name for seat 1").fill("Ana")
    host.get_by_role("group", name="Who plays in seat 2").get_by_role("radio", name="Friend").check()
    host.get_by_label("Clock").select_option("3 days per move")
    host.get_by_role("radio", name="nights and weekends").check()
    assert not screen_faults(host), "the setup of a table with a clock"
    host.get_by_label("Clock").select_option("5 minutes per move")
    host.get_by_role("button", name="Open the table").click()
    expect(host.locator(".facts")).to_contain_text("5 minutes per move")
    friend.goto(host.get_by_role("textbox", name="Table link").input_value())
    friend.get_by_label("Your name").fill("Ivo")
    friend.get_by_role("button", name="Sit down").tap()
    friend.get_by_role("button", name="I am ready").tap()
    for page in (host, friend):
        expect(page.locator(".prompt-bar").get_by_role("timer")).to_have_text(re.compile(r"[45]:\d\d"))
        toggle_players(page)
        expect(page.locator(".seats").get_by_role("timer")).to_have_count(2)
    assert not player_list_faults(host), "the seats with their clocks"

    host.get_by_role("button", name="Ask for a pause").click()
    expect(friend.get_by_role("alert")).to_contain_text("would like a pause")
    friend.get_by_role("button", name="Agree").tap()
    for page in (host, friend):
        expect(page.locator(".prompt-bar").get_by_role("button", name="Resume")).to_be_visible()
    assert not player_list_faults(friend), "a pause on a phone"
    host.locator(".prompt-bar").get_by_role("button", name="Resume").click()
    expect(friend.get_by_role("button", name="Resume")).to_have_count(0)

    friend.get_by_role("button", name="Resign: Ivo").tap()
    assert not player_list_faults(friend), "the question before resigning"
    friend.get_by_role("button", name="Let a bot take over").tap()
    seat = host.locator(".seats li", has_text="Ivo")
    expect(seat).to_contain_text("a bot plays")
    expect(host.get_by_role("alert")).to_contain_text("Ivo: a bot has taken over")
    back = friend.locator(".prompt-bar").get_by_role("button", name="Take the seat back")
    expect(back).to_be_visible()
    toggle_players(friend)
    assert not screen_faults(friend), "a seat played by a bot"
    back.tap()
    expect(seat).to_contain_text("connected")
    expect(host.get_by_role("alert")).to_contain_text("Ivo is back")
    expect(back).to_have_count(0)


def player_list_faults(page: Page) -> list[str]:
    """Return the faults with the list of players open. On a small screen it covers a part of the board."""
    size = page.viewport_size
    assert size is not None
    problems = accessibility_faults(page)
    for width, height in ((320, 640), (size["width"], size["height"])):
        resize(page, width, height)
        if page.evaluate("() => document.documentElement.scrollWidth > innerWidth"):
            problems.append("wider than the screen")
        problems += [
            problem
            for problem in layout_problems(page)
            if re.search("in (line|question|pause|clock|whose|undo|prompt-bar|text|kind)", problem)
        ]
    return problems


def toggle_players(page: Page) -> None:
    """Show or hide the list of players."""
    page.get_by_role("button", name="Players").click()
