"""Browsers in which the page does not start: a text says what it needs."""

from __future__ import annotations

from playwright.sync_api import Browser, expect

from boardwright.core.text.words import LANGUAGES
from tests.browser.server import Server

FORBID_STORAGE = """() => ['localStorage', 'sessionStorage'].forEach(name =>
    Object.defineProperty(window, name, {get() { throw new DOMException('', 'SecurityError') }}))"""


def test_document_without_scripts_says_what_it_needs(browser: Browser, server: Server) -> None:
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(server.address)
    paragraphs = page.locator("body p")
    expect(paragraphs).to_have_count(len(LANGUAGES))
    for paragraph, language in zip(paragraphs.all(), LANGUAGES, strict=True):
        expect(paragraph).to_be_visible()
        expect(paragraph).to_contain_text("JavaScript")
        assert paragraph.get_attribute("lang") == language
    context.close()


def test_started_page_has_no_text_for_unsupported_browsers(browser: Browser, server: Server) -> None:
    context = browser.new_context(service_workers="block")
    page = context.new_page()
    page.goto(server.address)
    page.locator(".card").first.wait_for()
    expect(page.locator(".unsupported")).to_have_count(0)
    context.close()


def test_page_starts_where_the_browser_forbids_storage(browser: Browser, server: Server) -> None:
    """Chromium throws when the property is read, as it does where cookies are blocked."""
    context = browser.new_context(service_workers="block", locale="en-GB")
    page = context.new_page()
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.add_init_script(f"({FORBID_STORAGE})()")
    page.goto(server.address)
    page.get_by_role("button", name="Play now: Game of Trains").click()
    page.get_by_role("region", name="Board: Game of Trains").wait_for()
    context.close()
    assert not errors
