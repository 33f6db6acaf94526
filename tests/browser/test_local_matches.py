"""Matches kept on the device: they need no server, and no choice that was shown is lost."""

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
from tests.conftest import repetitions
from tests.contract.matches import SMALLEST
from tests.contract.shipped import built_file
from tests.games.rng import Rng

translate = Words("en").t
KILLS = repetitions(10, proving=300, short=4)
MAX_DELAY_MS = 60
"""The longest time between a choice and the kill of its tab, in milliseconds: three times what it takes to keep and show a choice."""
# Script: report the decisions of every frame. Every message of the match passes here before the page shows it.
REPORT_FRAMES = """() => {
    const parse = JSON.parse
    JSON.parse = (...given) => {
        const message = parse(...given)
        if (message?.type === 'frame') window.shown?.(message.decisions)
        return message
    }
}"""
MATCH_CALLS = re.compile(r"/api/(matches|devices|tables|watching|status)")


@pytest.fixture(scope="module", autouse=True)
def compile_rules() -> None:
    """Compile the rules of the smallest game for the page."""
    built_file(SMALLEST, PAGE)


def show_panel(page: Page, panel: str) -> None:
    """Open a panel beside the board."""
    button = page.get_by_role("button", name=translate(panel))
    if button.get_attribute("aria-pressed") == "false":
        button.click()


def choose(page: Page) -> None:
    """Make the first choice of the list."""
    show_panel(page, "ui-choices")
    page.locator(".choice:not(.closed)").first.click()


def count_log_lines(page: Page) -> int:
    """Return how much of the match the page has shown: the number of lines in its log."""
    show_panel(page, "ui-log")
    page.locator(".log .line").first.wait_for()
    return page.locator(".log .line").count()


def start_match(page: Page) -> Page:
    """Start a match of two people on this device, from the form of a new match."""
    page.get_by_role("radio", name="Person").nth(1).check()
    page.get_by_role("group", name=translate("ui-curtain")).get_by_label(translate("ui-curtain-never")).check()
    page.get_by_label("only on this device").check()
    page.get_by_role("button", name=translate("ui-start")).click()
    expect(page.get_by_role("region", name="Board: Game of Trains")).to_be_visible()
    return page


def test_local_match_is_played_and_resumed_without_a_server(open_page: Opener) -> None:
    page = open_page()
    page.route(MATCH_CALLS, lambda route: route.abort("connectionrefused"))
    page.reload()
    expect(page.get_by_text(translate("ui-offline"))).to_be_visible()
    page.get_by_role("button", name="Play now: Game of Trains").click()
    expect(page).to_have_url(re.compile("#/table/local-"))
    shown = count_log_lines(page)
    choose(page)
    show_panel(page, "ui-log")
    expect(page.locator(".log .line").nth(shown)).to_be_visible()
    page.goto(page.url.split("#")[0])
    page.get_by_role("link", name=re.compile("^Resume.*Game of Trains")).click()
    expect(page).to_have_url(re.compile("#/table/local-"))
    expect(page.get_by_role("region", name="Board: Game of Trains")).to_be_visible()


def test_local_match_continues_in_the_tab_that_opened_it_last(open_page: Opener) -> None:
    page = open_page(f"#/new/{SMALLEST}")
    page.get_by_label("only on this device").check()
    page.get_by_role("button", name=translate("ui-start")).click()
    expect(page.get_by_role("region", name="Board: Game of Trains")).to_be_visible()
    second_tab = page.context.new_page()
    second_tab.goto(page.url)
    expect(second_tab.get_by_role("region", name="Board: Game of Trains")).to_be_visible()
    expect(page.get_by_role("alert")).to_contain_text(translate("error-open-elsewhere"))
    page.reload()
    expect(page.get_by_role("region", name="Board: Game of Trains")).to_be_visible()
    expect(second_tab.get_by_role("alert")).to_contain_text(translate("error-open-elsewhere"))


def test_killed_tab_loses_no_choice_that_it_has_shown(open_page: Opener) -> None:
    dice, shown, before = Rng(41), list[int](), 0
    page = open_page(f"#/new/{SMALLEST}")
    address = start_match(page).url
    for _ in range(KILLS):
        page = choose_and_kill(page, address, shown, dice)
        assert shown[0] >= before, f"{before} choices were shown, {shown[0]} are kept"
        before = max(shown)
    assert before >= KILLS / 2


def choose_and_kill(page: Page, address: str, shown: list[int], dice: Rng) -> Page:
    """Open the match in a new tab, choose, and kill that tab; return it. `shown`: the numbers of decisions of its frames."""
    shown.clear()
    tab = page.context.new_page()
    page.close()
    tab.expose_function("shown", lambda decisions: shown.append(decisions))
    tab.add_init_script(f"({REPORT_FRAMES})()")
    tab.goto(address)
    tab.wait_for_function(f"() => document.querySelector('.prompt.mine, #end-title') && document.querySelector('{LOADED_BOARD}')")
    for key in dice.choice(["1", "1d", "d1", "1d1", "d1d1"]):  # keys: a wagon to keep or a place; the shed
        tab.keyboard.press(key)
    tab.wait_for_timeout(dice.below(MAX_DELAY_MS))
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
