"""The lobby: a match with a pending turn comes first, and every game can be started without scrolling on a laptop."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

import boardwright as bw
from boardwright.core.domain.actions import Action
from boardwright.core.domain.match import Match
from boardwright.core.text.languages import LANGUAGES
from boardwright.server.settings import Settings
from tests.browser.conftest import Opener
from tests.browser.scenes import wait_for_fonts
from tests.browser.screen_checks import layout_problems, resize
from tests.browser.server import BLANK, PHONE, Server
from tests.browser.stored import Condition, open_stored_match, play_until
from tests.browser.test_compile_progress import fake_status

MARKUP = '<img src=x onerror="boom()">'
BOTTOMS = "() => [...document.querySelectorAll('.card .primary')].map(button => button.getBoundingClientRect().bottom)"


def choose_first(match: Match, seat: int, _: object) -> Action:
    """Return the first legal action."""
    return match.legal(seat)[0]


WRAPPED_FACTS = """() => [...document.querySelectorAll('.card .facts')].map(({ firstElementChild: first, lastElementChild: last }) =>
    [first.getBoundingClientRect(), last]).filter(([first, last]) => last.getBoundingClientRect().top >= first.bottom - 4)
    .map(([, last]) => last.closest('.card').ariaLabel)"""
"""Script: the games whose facts need more than one line."""


def is_turn_of(seat: int) -> Condition:
    """Return the condition that a few decisions were made and it is this seat's turn."""
    return lambda match: len(match.decisions) > 8 and seat in match.actors


def open_lobby(open_page: Opener, server: Server, **options: Any) -> Page:
    """Open the lobby with all fast rules compiled: until then its cards have further texts."""
    page = open_page(BLANK, **options)
    fake_status(page, [])
    page.goto(server.address)
    return page


def visible_games(page: Page) -> int:
    """Return how many games can be started without scrolling."""
    page.locator(".card .primary").last.wait_for()
    expect(page.locator(".card h3:empty")).to_have_count(0)
    wait_for_fonts(page)
    height: int = page.evaluate("innerHeight")
    return sum(bottom <= height for bottom in page.evaluate(BOTTOMS))


def test_lobby_shows_every_game_and_the_match_with_a_turn_first(open_page: Opener, server: Server) -> None:
    page = open_lobby(open_page, server)
    assert visible_games(page) == len(bw.games())
    requests = page.evaluate("performance.getEntriesByType('resource').length") + 1
    assert 10 < requests <= Settings().requests_burst, "a first visit stays below the request limit"
    cards = page.locator("article.card")
    expect(cards.filter(has_text="Endeavor")).to_contain_text("You against 2 bots: Beginner")
    expect(cards.first).to_contain_text("Game of Trains")  # the shortest game is first before any match
    for seat in (1, 0):
        match = play_until("russian_railroads", 2, 3, choose_first, is_turn_of(seat))
        assert match
        open_stored_match(page, server, match, [MARKUP, "bot:greedy"])
    page.goto(server.address)
    tickets = page.locator(".matches > li")
    expect(tickets).to_have_count(2)
    expect(tickets.first).to_contain_text("Your turn")
    expect(tickets.first).to_contain_text(MARKUP)
    expect(tickets.first.locator(".lane")).to_have_count(2)
    assert visible_games(page) == len(bw.games())
    tickets.first.get_by_role("link", name=f"Resume Russian Railroads: {MARKUP}, Bruno").click()
    page.locator(".table .prompt").wait_for()
    expect(page.get_by_text(MARKUP).first).to_be_visible()
    assert page.locator("img[src=x]").count() == 0, "names are escaped"


@pytest.mark.parametrize("language", LANGUAGES)
def test_facts_of_a_game_fit_on_one_line_on_a_laptop(open_page: Opener, server: Server, language: str) -> None:
    page = open_lobby(open_page, server, language=language)
    assert visible_games(page) == len(bw.games())
    assert page.evaluate(WRAPPED_FACTS) == []


def test_lobby_fits_a_phone_and_the_smallest_screen(open_page: Opener, server: Server) -> None:
    page = open_lobby(open_page, server, **PHONE)
    assert visible_games(page) == len(bw.games())
    resize(page, 320, 640)
    problems = [problem for problem in layout_problems(page) if not problem.startswith("below the screen")]
    assert not problems, "\n".join(problems[:8])
