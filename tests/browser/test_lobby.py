"""The lobby: what waits for one comes first, and every game can be played without scrolling on a laptop."""

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
from tests.browser.looks import layout_problems, resize
from tests.browser.scenes import wait_for_fonts
from tests.browser.server import BLANK, PHONE, Server
from tests.browser.stored import Condition, open_stored_match, play_until
from tests.browser.test_making import told

MARKUP = '<img src=x onerror="boom()">'
BOTTOMS = "() => [...document.querySelectorAll('.card .primary')].map(button => button.getBoundingClientRect().bottom)"


def first(match: Match, seat: int, _: object) -> Action:
    """The first possible choice."""
    return match.legal(seat)[0]


WRAPPED_FACTS = """() => [...document.querySelectorAll('.card .facts')].map(({ firstElementChild: first, lastElementChild: last }) =>
    [first.getBoundingClientRect(), last]).filter(([first, last]) => last.getBoundingClientRect().top >= first.bottom - 4)
    .map(([, last]) => last.closest('.card').ariaLabel)"""


def turn_of(seat: int) -> Condition:
    """After a few decisions, when it is this seat's turn."""
    return lambda match: len(match.decisions) > 8 and seat in match.actors


def lobby(open_page: Opener, server: Server, **wishes: Any) -> Page:
    """Once all fast rules are made: until then cards say more, and others something else."""
    page = open_page(BLANK, **wishes)
    told(page, [])
    page.goto(server.address)
    return page


def games_in_sight(page: Page) -> int:
    """How many games can be played without scrolling."""
    page.locator(".card .primary").last.wait_for()
    expect(page.locator(".card h3:empty")).to_have_count(0)
    wait_for_fonts(page)
    high: int = page.evaluate("innerHeight")
    return sum(bottom <= high for bottom in page.evaluate(BOTTOMS))


def test_every_game_is_in_sight_and_a_running_match_comes_first(open_page: Opener, server: Server) -> None:
    page = lobby(open_page, server)
    assert games_in_sight(page) == len(bw.games())
    asked = page.evaluate("performance.getEntriesByType('resource').length") + 1
    assert 10 < asked <= Settings().requests_burst, "who comes for the first time waits for no turn"
    cards = page.locator("article.card")
    expect(cards.filter(has_text="Endeavor")).to_contain_text("You against 2 bots: Beginner")
    expect(cards.first).to_contain_text("Game of Trains")  # the shortest, where nothing was played
    for active in (1, 0):
        match = play_until("russian_railroads", 2, 3, first, turn_of(active))
        assert match
        open_stored_match(page, server, match, [MARKUP, "bot:greedy"])
    page.goto(server.address)
    tickets = page.locator(".matches > li")
    expect(tickets).to_have_count(2)
    expect(tickets.first).to_contain_text("Your turn")
    expect(tickets.first).to_contain_text(MARKUP)
    expect(tickets.first.locator(".lane")).to_have_count(2)
    assert games_in_sight(page) == len(bw.games())
    tickets.first.get_by_role("link", name=f"Resume Russian Railroads: {MARKUP}, Bruno").click()
    page.locator(".table .prompt").wait_for()
    expect(page.get_by_text(MARKUP).first).to_be_visible()
    assert page.locator("img[src=x]").count() == 0, "names are text"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_facts_of_a_game_stand_on_one_line_on_a_laptop(open_page: Opener, server: Server, language: str) -> None:
    page = lobby(open_page, server, language=language)
    assert games_in_sight(page) == len(bw.games())
    assert page.evaluate(WRAPPED_FACTS) == []


def test_every_game_is_in_sight_on_a_phone_and_nothing_is_cut_on_the_smallest(open_page: Opener, server: Server) -> None:
    page = lobby(open_page, server, **PHONE)
    assert games_in_sight(page) == len(bw.games())
    resize(page, 320, 640)
    cut = [each for each in layout_problems(page) if not each.startswith("below the screen")]
    assert not cut, "\n".join(cut[:8])
