"""Friends who come to one table in browsers of their own."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from boardwright.core.text.words import Words
from tests.browser.looks import faults_here_and_narrow
from tests.browser.trains import TITLE
from tests.conftest import PROVE

CZECH = Words("cs", part="tables")
WHOSE = """() => document.querySelector('.prompt[data-early], .prompt .sending') ? ''
    : document.querySelector('.prompt.mine') ? 'mine' : 'theirs'"""
"""Whose turn it is, as the page says, once nothing is on its way."""


def set_up(page: Page, title: str = TITLE, friends: int = 1) -> None:
    """From the lobby to a table that is to be opened, with a chair for the host and for so many friends."""
    page.get_by_role("link", name=f"New match: {title}").click()
    page.get_by_label("Name for seat 1").fill("Ana")
    for seat in range(2, 2 + friends):
        who = page.get_by_role("group", name=f"Who plays in seat {seat}")
        if not who.count():
            page.get_by_role("button", name="Add a bot").click()
        who.get_by_role("radio", name="Friend").check()


def open_table(page: Page, invited: str | None = None) -> None:
    """From the lobby to a table of two, the second chair for a friend."""
    set_up(page)
    if invited:
        page.get_by_label("How a friend gets seat 2").select_option("invited")
        page.get_by_label("Who seat 2 is for").fill(invited)
    assert not PROVE or not faults_here_and_narrow(page), "the setup of a table"
    expect(page.locator("form")).to_contain_text("boardwright serve --host 0.0.0.0")  # the tests' address is this machine's own
    page.get_by_role("button", name="Open the table").click()
    page.get_by_role("heading", name=f"Table: {TITLE}").wait_for()


def sit_down(page: Page, host: Page, name: str) -> None:
    """By the link of the host's page, on a phone in Czech."""
    page.goto(host.get_by_role("textbox", name="Table link").input_value())
    page.get_by_label(CZECH.t("ui-room-your-name")).fill(name)
    page.get_by_role("button", name=CZECH.t("ui-room-sit")).tap()


def begin(page: Page, host: Page) -> None:
    """Who has sat down in Czech is ready, and with that the match begins."""
    page.get_by_role("button", name=CZECH.t("ui-room-set-ready")).tap()
    for each in (host, page):
        each.wait_for_url(re.compile("#/table/"))
        each.locator(".prompt").wait_for()


def turn_of(page: Page) -> str:
    return str(page.wait_for_function(WHOSE).json_value())
