"""Matches that are kept on this device: they need no server, and what a player has seen of them is never lost."""

from __future__ import annotations

import re
from contextlib import suppress

import pytest
from playwright.sync_api import Browser, Error, Page, expect

from boardwright.core.machine.platforms import PAGE
from boardwright.core.text.words import Words
from tests.browser.conftest import Opener
from tests.browser.house import Server
from tests.conftest import many
from tests.contract.matches import SMALLEST
from tests.contract.shipped import file_of

T = Words("en").t
OF_MATCHES = re.compile(r"/api/(matches|devices|tables|watching|status)")


@pytest.fixture(scope="module", autouse=True)
def rules() -> None:
    """The rules of the smallest game, for the page."""
    file_of(SMALLEST, PAGE)


def show(page: Page, panel: str) -> None:
    """Open a panel beside the board."""
    button = page.get_by_role("button", name=T(panel))
    if button.get_attribute("aria-pressed") == "false":
        button.click()


def choose(page: Page) -> None:
    """Make the first choice of the list."""
    show(page, "ui-choices")
    page.locator(".choice:not(.closed)").first.click()


def told(page: Page) -> int:
    """How much the page has shown of the match: the lines of its log."""
    show(page, "ui-log")
    page.locator(".log .line").first.wait_for()
    return page.locator(".log .line").count()


def started(page: Page) -> Page:
    """The table of a new match of two people at this device, on the page of a new match."""
    page.get_by_role("radio", name="Person").nth(1).check()
    page.get_by_role("group", name=T("ui-curtain")).get_by_label(T("ui-curtain-never")).check()
    page.get_by_label("only on this device").check()
    page.get_by_role("button", name=T("ui-start")).click()
    expect(page.get_by_role("region", name="Board: Game of Trains")).to_be_visible()
    return page


def test_without_a_server_a_match_is_played_kept_and_found_again(open_page: Opener) -> None:
    page = open_page()
    page.route(OF_MATCHES, lambda route: route.abort("connectionrefused"))
    page.reload()
    expect(page.get_by_text(T("ui-offline"))).to_be_visible()
    page.get_by_role("button", name="Play now: Game of Trains").click()
    expect(page).to_have_url(re.compile("#/table/local-"))
    shown = told(page)
    choose(page)
    show(page, "ui-log")
    expect(page.locator(".log .line").nth(shown)).to_be_visible()
    page.goto(page.url.split("#")[0])
    page.get_by_role("link", name=re.compile("^Resume.*Game of Trains")).click()
    expect(page).to_have_url(re.compile("#/table/local-"))
    expect(page.get_by_role("region", name="Board: Game of Trains")).to_be_visible()


def test_a_match_goes_on_in_the_tab_that_opened_it_last(open_page: Opener) -> None:
    page = open_page(f"#/new/{SMALLEST}")
    page.get_by_label("only on this device").check()
    page.get_by_role("button", name=T("ui-start")).click()
    expect(page.get_by_role("region", name="Board: Game of Trains")).to_be_visible()
    other = page.context.new_page()
    other.goto(page.url)
    expect(other.get_by_role("region", name="Board: Game of Trains")).to_be_visible()
    expect(page.get_by_role("alert")).to_contain_text(T("error-open-elsewhere"))
    page.reload()
    expect(page.get_by_role("region", name="Board: Game of Trains")).to_be_visible()
    expect(other.get_by_role("alert")).to_contain_text(T("error-open-elsewhere"))


def test_a_choice_that_was_shown_survives_a_killed_tab(browser: Browser, server: Server) -> None:
    context = browser.new_context(locale="en-GB", service_workers="block")
    new_match = f"{server.address}#/new/{SMALLEST}"
    page = context.new_page()
    page.goto(new_match)
    address = started(page).url
    for n in range(many(2, 300, 1)):
        if page.locator("#end-title").count():
            page.goto(new_match)
            address = started(page).url
        choose(page)
        page.wait_for_timeout(37 * n % 150)
        shown = told(page)
        with page.expect_event("crash"), suppress(Error):
            page.goto("chrome://crash")
        page = context.new_page()
        page.goto(address)
        expect(page.get_by_role("region", name="Board: Game of Trains")).to_be_visible()
        assert told(page) >= shown
    context.close()
