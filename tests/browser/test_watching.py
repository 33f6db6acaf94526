"""Spectators: a table says who may watch, and an invited friend sees everything, with a delay."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import Opener
from tests.browser.screen_checks import screen_faults
from tests.browser.server import BLANK
from tests.browser.trains import TITLE
from tests.conftest import choose_cases


def test_invited_spectator_sees_everything_with_a_delay_until_removed(open_page: Opener) -> None:
    host, spectator = open_page(bypass_csp=True), open_page(BLANK)
    open_table_with_delay(host)
    host.get_by_role("button", name="Spectator link").click()
    link = host.get_by_role("textbox", name="Spectator link").input_value()
    for page in choose_cases([], [host]):
        assert not screen_faults(page), "the host's room"

    spectator.goto(link)
    spectator.wait_for_url(re.compile("#/room/"))
    secret = link.rsplit("/", 1)[1]
    assert secret not in spectator.url and not spectator.evaluate("secret => JSON.stringify(localStorage).includes(secret)", secret)
    expect(spectator.locator(".facts")).to_contain_text("everything, with a delay")
    expect(spectator.locator(".facts")).to_contain_text("a second device")

    host.get_by_role("button", name="Start with bots").click()
    host.wait_for_url(re.compile("#/table/"))
    spectator.get_by_role("link", name="Watch").click()
    expect(spectator.locator(".watching")).to_have_text(re.compile("with a delay, nothing hidden"))
    spectator.get_by_role("region", name=f"Board: {TITLE}").wait_for()
    expect(spectator.get_by_role("button", name="What if")).to_have_count(0)

    table = host.url
    host.goto(link)
    expect(host.locator("p[role=alert]")).to_contain_text("may not watch what is hidden")
    host.goto(table)
    host.get_by_role("button", name="Players").click()
    expect(host.locator(".watchers")).to_contain_text("everything, with a delay")
    expect(host.locator("li .watchers"), "the spectators are listed for the table, not for its last player").to_have_count(0)
    host.get_by_role("button", name="Remove all spectators").click()
    expect(spectator.locator("body")).to_contain_text("This match is not open to all spectators")


def open_table_with_delay(page: Page) -> None:
    """Open a table of two whose spectators see everything with a delay."""
    page.get_by_role("link", name=f"New match: {TITLE}").click()
    page.get_by_label("Name for seat 1").fill("Ana")
    page.get_by_role("group", name="Who plays in seat 2").get_by_role("radio", name="Friend").check()
    page.get_by_label("Who may watch").select_option("delayed")
    page.get_by_label("Spectator delay").select_option(index=1)
    page.get_by_role("button", name="Open the table").click()
    page.get_by_role("heading", name=f"Table: {TITLE}").wait_for()
