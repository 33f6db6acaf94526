"""Matches that are kept on this device: they need no server, and what a player has seen of them is never lost."""

from __future__ import annotations

import os
import re
import signal

import pytest
from playwright.sync_api import Page, expect

from boardwright.core.machine.platforms import PAGE
from boardwright.core.text.words import Words
from tests.browser.conftest import Opener
from tests.browser.person import LOADED_BOARD
from tests.conftest import many
from tests.contract.matches import SMALLEST
from tests.contract.shipped import file_of
from tests.games.rng import Rng

T = Words("en").t
KILLS = many(10, proving=300, short=4)
LONGEST_MS = 60
"""The longest time between a choice and the end of its tab, in milliseconds: three times what it takes to keep and show a choice."""
# Every message of the match passes here before the page shows it.
NOTE_FRAMES = """() => {
    const parse = JSON.parse
    JSON.parse = (...given) => {
        const found = parse(...given)
        if (found?.type === 'frame') window.shown?.(found.decisions)
        return found
    }
}"""
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


def test_a_killed_tab_loses_no_choice_that_it_has_shown(open_page: Opener) -> None:
    dice, shown, before = Rng(41), list[int](), 0
    page = open_page(f"#/new/{SMALLEST}")
    address = started(page).url
    for _ in range(KILLS):
        page = killed(page, address, shown, dice)
        assert shown[0] >= before, f"{before} choices were shown, {shown[0]} are kept"
        before = max(shown)
    assert before >= KILLS / 2


def killed(page: Page, address: str, shown: list[int], dice: Rng) -> Page:
    """Open the match in a new tab, choose, and kill that tab. Returns a tab at the match; `shown`: the choices that its frames had."""
    shown.clear()
    tab = page.context.new_page()
    page.close()
    tab.expose_function("shown", lambda decisions: shown.append(decisions))
    tab.add_init_script(f"({NOTE_FRAMES})()")
    tab.goto(address)
    tab.wait_for_function(f"() => document.querySelector('.prompt.mine, #end-title') && document.querySelector('{LOADED_BOARD}')")
    for key in dice.choice(["1", "1d", "d1", "1d1", "d1d1"]):  # a wagon to keep, or a place; the shed
        tab.keyboard.press(key)
    tab.wait_for_timeout(dice.below(LONGEST_MS))
    with tab.expect_event("crash"):
        kill_tabs(tab)
    return tab


def kill_tabs(page: Page) -> None:
    browser = page.context.browser
    assert browser
    session = browser.new_browser_cdp_session()
    for process in session.send("SystemInfo.getProcessInfo")["processInfo"]:
        if process["type"] == "renderer":
            os.kill(process["id"], signal.SIGKILL)
    session.detach()
