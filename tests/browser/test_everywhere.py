"""Every screen: six languages, axe, phones, and how much is sent."""

from __future__ import annotations

import gzip
import re
from typing import Any

import pytest
from playwright.sync_api import Page, Response, expect

from boardwright.core.words import LANGUAGES, Words
from tests.browser.conftest import Opener
from tests.browser.house import PHONE, SCREENSHOTS, Server
from tests.browser.person import faults
from tests.browser.trains import Person, new_match

MESSAGE_ID = re.compile(r"\b(?:ui|cli|board|reason|action|event|prompt|section|option|level|help|error|ability|noun)-[a-z][a-z0-9-]+")


def screens(page: Page) -> list[tuple[str, Any]]:
    """(name, how to get there) of every screen of the page."""
    home = page.url.split("#")[0]

    def table() -> None:
        page.goto(home + "#/new/game_of_trains")
        page.locator("form .go button").click()
        page.locator(".prompt").wait_for()

    def replay() -> None:
        page.goto(home + "#/new/game_of_trains")
        page.locator("form").wait_for()
        while page.locator("form input[value=person]:checked").count():
            page.locator("form input[value=bot]:not(:checked)").first.click()
        page.locator("form .go button").click()
        page.locator(".end.panel").wait_for(timeout=60_000)
        page.locator(".end.panel a[href*=replay]").click()
        page.get_by_role("slider").wait_for()

    return [
        ("lobby", lambda: page.locator(".card h3").wait_for()),
        ("new", lambda: (page.goto(home + "#/new/game_of_trains"), page.locator("form").wait_for())),
        ("settings", lambda: (page.goto(home + "#/settings"), page.locator("fieldset").first.wait_for())),
        ("table", table),
        ("help", lambda: (page.keyboard.press("?"), page.get_by_role("dialog").wait_for())),
        ("replay", lambda: (page.keyboard.press("Escape"), replay())),
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_screen_is_complete_in_every_language(open_page: Opener, language: str) -> None:
    page = open_page(language=language)
    for name, go in screens(page):
        go()
        text = page.locator("body").inner_text()
        named = "[...document.querySelectorAll('[aria-label], [title]')]"
        names = page.evaluate(f"() => {named}.map(e => `${{e.ariaLabel}} ${{e.title}}`).join(' ')")
        missing = MESSAGE_ID.findall(f"{text} {names} {page.title()}")
        assert not missing, f"{name} in {language}: {missing[:5]}"
        assert page.evaluate("() => document.documentElement.lang").startswith(language)


def test_the_language_can_be_changed_at_any_time(open_page: Opener) -> None:
    page = open_page()
    page.locator(".card h3").wait_for()
    for language in (*LANGUAGES[1:], LANGUAGES[0]):
        page.locator("header select").select_option(language)
        expect(page.get_by_role("heading", name=Words(language).t("ui-games"), exact=True)).to_be_visible()
    page.locator("header select").select_option("cs")
    page.reload()
    expect(page.get_by_role("heading", name=Words("cs").t("ui-games"), exact=True)).to_be_visible()


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing(open_page: Opener, scheme: str) -> None:
    page = open_page(bypass_csp=True, color_scheme=scheme)
    for name, go in screens(page):
        go()
        told = faults(page)
        assert not told, f"{name}, {scheme}:\n" + "\n".join(told[:8])


def test_axe_finds_nothing_at_the_curtain_the_end_and_on_a_phone(open_page: Opener) -> None:
    page = open_page(bypass_csp=True, **PHONE)
    new_match(page, ["Ana", "Ivo"])
    for wanted in (".curtain", ".prompt.mine"):
        page.locator(wanted).wait_for()
        assert not faults(page), wanted
        if wanted == ".curtain":
            page.locator(".curtain button").click()


@pytest.mark.parametrize("language", ["en", "is"])
def test_a_phone_shows_every_screen_without_scrolling_sideways(open_page: Opener, language: str) -> None:
    page = open_page(language=language, **PHONE)
    for name, go in screens(page):
        go()
        assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth"), f"{name} is wider than the phone"
        if name == "table":
            small = page.evaluate(
                """() => [...document.querySelectorAll('.host button, .prompt-bar button, .tab')]
                    .filter(e => e.offsetParent && Math.min(e.offsetWidth, e.offsetHeight) < 24)
                    .map(e => e.ariaLabel ?? e.innerText)"""
            )
            assert not small, f"too small for a thumb: {small}"


def test_a_phone_plays(open_page: Opener) -> None:
    page = open_page(**PHONE)
    page.get_by_role("button", name="Play now: Game of Trains").tap()
    person = Person(page)
    for _ in range(6):
        if person.wait():
            person.decide()
            expect(page.locator(".prompt")).to_be_in_viewport()


def test_lobby_and_board_are_small(open_page: Opener, server: Server) -> None:
    """Compressed JavaScript and CSS for the lobby and the board: less than 150 KiB."""
    page = open_page("favicon.svg")
    sizes: dict[str, int] = {}

    def count(answer: Response) -> None:
        if answer.request.resource_type in ("script", "stylesheet"):
            sizes[answer.url] = len(gzip.compress(answer.body(), 9))

    page.on("response", count)
    page.goto(server.address)
    page.get_by_role("button", name="Play now: Game of Trains").click()
    assert Person(page).wait()
    assert len(sizes) >= 3
    assert sum(sizes.values()) < 150 * 1024, sizes


SHOTS = [
    ("desktop-en-light", {"language": "en"}),
    ("desktop-cs-dark", {"language": "cs", "color_scheme": "dark"}),
    ("wide-is-light", {"language": "is", "viewport": {"width": 2560, "height": 1440}}),
    ("phone-cs-light", {"language": "cs", **PHONE}),
    ("phone-is-dark", {"language": "is", "color_scheme": "dark", **PHONE}),
]


@pytest.mark.parametrize(("name", "wishes"), SHOTS, ids=[name for name, _ in SHOTS])
def test_screenshots(open_page: Opener, name: str, wishes: dict[str, Any]) -> None:
    """Pictures of every screen for people to look at, in screenshots/."""
    SCREENSHOTS.mkdir(exist_ok=True)
    page = open_page(**wishes)
    for number, (screen, go) in enumerate(screens(page)):
        go()
        page.evaluate("() => document.fonts.ready")
        path = SCREENSHOTS / f"{name}-{number}-{screen}.png"
        page.screenshot(path=path)
        assert path.stat().st_size > 10_000
