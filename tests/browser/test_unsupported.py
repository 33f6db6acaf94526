"""Where the page does not start: one can read what it needs."""

from __future__ import annotations

from playwright.sync_api import Browser, expect

from boardwright.core.text.words import LANGUAGES
from tests.browser.server import Server

FORBID = """() => ['localStorage', 'sessionStorage'].forEach(name =>
    Object.defineProperty(window, name, {get() { throw new DOMException('', 'SecurityError') }}))"""


def test_without_scripts_the_document_says_what_it_needs(browser: Browser, server: Server) -> None:
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(server.address)
    said = page.locator("body p")
    expect(said).to_have_count(len(LANGUAGES))
    for each, language in zip(said.all(), LANGUAGES, strict=True):
        expect(each).to_be_visible()
        expect(each).to_contain_text("JavaScript")
        assert each.get_attribute("lang") == language
    context.close()


def test_a_page_that_starts_does_not_say_it(browser: Browser, server: Server) -> None:
    context = browser.new_context(service_workers="block")
    page = context.new_page()
    page.goto(server.address)
    page.locator(".card").first.wait_for()
    expect(page.locator(".unsupported")).to_have_count(0)
    context.close()


def test_a_page_starts_where_the_browser_forbids_storage(browser: Browser, server: Server) -> None:
    """As Chromium does where cookies are blocked: reading the property throws."""
    context = browser.new_context(service_workers="block", locale="en-GB")
    page = context.new_page()
    troubles: list[str] = []
    page.on("pageerror", lambda error: troubles.append(str(error)))
    page.add_init_script(f"({FORBID})()")
    page.goto(server.address)
    page.get_by_role("button", name="Play now: Game of Trains").click()
    page.get_by_role("region", name="Board: Game of Trains").wait_for()
    context.close()
    assert not troubles
