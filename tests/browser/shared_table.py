"""Friends who gather at one table, each in a browser of their own."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from boardwright.core.text.words import Words
from tests.browser.screen_checks import screen_faults
from tests.browser.trains import TITLE
from tests.conftest import PROVE

CZECH = Words("cs", part="tables")
WHOSE_TURN = """() => document.querySelector('.prompt[data-early], .prompt .sending') ? ''
    : document.querySelector('.prompt.mine') ? 'mine' : 'theirs'"""
"""Script: whose turn the page shows, once no choice is pending."""


def set_up_table(page: Page, title: str = TITLE, friends: int = 1) -> None:
    """Fill in the form of a new table with a chair for the host and for so many friends."""
    page.get_by_role("link", name=f"New match: {title}").click()
    page.get_by_label("Name for seat 1").fill("Ana")
    for seat in range(2, 2 + friends):
        kind = page.get_by_role("group", name=f"Who plays in seat {seat}")
        if not kind.count():
            page.get_by_role("button", name="Add a bot").click()
        kind.get_by_role("radio", name="Friend").check()


def open_table(page: Page, invited: str | None = None) -> None:
    """Open a table of two from the lobby, with the second chair for a friend."""
    set_up_table(page)
    if invited:
        page.get_by_label("How a friend gets seat 2").select_option("invited")
        page.get_by_label("Who seat 2 is for").fill(invited)
    assert not PROVE or not screen_faults(page), "the setup of a table"
    expect(page.locator("form")).to_contain_text("boardwright serve --host 0.0.0.0")  # the tests' server has a loopback address
    page.get_by_role("button", name="Open the table").click()
    page.get_by_role("heading", name=f"Table: {TITLE}").wait_for()


def sit_down(page: Page, host: Page, name: str) -> None:
    """Sit down through the host's table link, on a phone in Czech."""
    page.goto(host.get_by_role("textbox", name="Table link").input_value())
    page.get_by_label(CZECH.t("ui-room-your-name")).fill(name)
    page.get_by_role("button", name=CZECH.t("ui-room-sit")).tap()


def start_match_as_friend(page: Page, host: Page) -> None:
    """Say on the Czech phone that the friend is ready, which starts the match, and wait for both tables."""
    page.get_by_role("button", name=CZECH.t("ui-room-set-ready")).tap()
    for table in (host, page):
        table.wait_for_url(re.compile("#/table/"))
        table.locator(".prompt").wait_for()


def whose_turn(page: Page) -> str:
    return str(page.wait_for_function(WHOSE_TURN).json_value())
