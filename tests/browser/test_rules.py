"""The rules of a game: a page with an address for every section, and the same text above the table."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.conftest import Opener
from tests.browser.person import accessibility_faults
from tests.browser.scenes import bot_match, is_asked, open_at_turn
from tests.browser.server import BLANK, Server
from tests.browser.trains import TITLE, Person


def test_section_is_reached_by_contents_search_and_address(open_page: Opener) -> None:
    page = open_page(bypass_csp=True)
    page.get_by_role("link", name=f"Rules: {TITLE}").click()
    expect(page.get_by_role("heading", level=1)).to_have_text(f"Rules: {TITLE}")
    contents = page.get_by_role("navigation", name="Contents")
    contents.get_by_role("link", name="Protection").click()
    expect(page.get_by_role("heading", name="Protection")).to_be_focused()
    assert page.url.endswith("#/rules/game_of_trains/protection")
    page.go_back()
    expect(contents.locator("[aria-current]")).to_have_count(0)
    page.get_by_label("Search the rules").fill("places counted")
    expect(contents.get_by_role("link")).to_have_text(["Abilities"])
    expect(page.locator("mark").first).to_have_text("places")
    assert not accessibility_faults(page)
    page.get_by_label("Search the rules").fill("")
    check_missing_section(page, "game_of_trains/weather", "These rules have no section “weather”.")
    expect(contents.get_by_role("link")).not_to_have_count(0)
    check_missing_section(page, "chess", "There is no game “chess” here.")
    expect(page.get_by_role("link", name=TITLE)).to_be_visible()


def check_missing_section(page: Page, address: str, message: str) -> None:
    """Open an address of the rules that does not exist, and check the page's answer."""
    page.goto(f"{page.url.split('#')[0]}#/rules/{address}")
    expect(page.get_by_text(message)).to_be_visible()


def test_refusal_leads_to_its_section_without_leaving_the_table(open_page: Opener, server: Server) -> None:
    page = open_page(BLANK)
    person = open_at_turn(Person(page), server, bot_match("game_of_trains", "greedy", 2, is_asked("turn")), ["Ana", "bot:greedy"])
    table = page.url
    page.keyboard.press("c")
    page.get_by_text("Not possible now").click()
    page.get_by_role("button", name="Why not?").first.click()
    expect(page.locator(".answer:not(:empty)").first).to_contain_text("Rulebook:")
    person.board.locator(".platform button[aria-disabled]").first.click(force=True)
    expect(person.board.locator(".bubble")).to_contain_text("row")
    person.board.get_by_role("link", name="Rulebook: Possible actions").click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("heading", name="Possible actions")).to_be_focused()
    expect(dialog.get_by_role("heading", name="Possible actions")).to_be_in_viewport()
    dialog.get_by_role("link", name="Abilities", exact=True).click()
    expect(dialog.get_by_role("heading", name="Abilities")).to_be_focused()
    assert page.url == table
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
