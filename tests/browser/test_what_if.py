"""“What if”: a private board for trials, in place of the board of a table or a replay."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, Request, expect

from boardwright.core.machine.platforms import PAGE
from boardwright.core.text.words import OFFERED, Words
from tests.browser.conftest import Opener
from tests.browser.person import accessibility_faults, record_frames, wait_until
from tests.browser.screen_checks import LAPTOP_SIZE, PHONE_SIZE, layout_problems, resize, small_letters
from tests.browser.server import BLANK, Server
from tests.browser.stored import open_stored_match, play_until
from tests.browser.test_early_choices import Link, choose_at_random, open_at_choice, table_texts
from tests.browser.test_page_rules import create_match, make_decisions
from tests.browser.trains import Person, start_match
from tests.conftest import choose_cases, only_in_prove
from tests.contract.matches import SMALLEST
from tests.contract.page_in_node import IN_PAGES
from tests.contract.shipped import built_file

OPEN_BUTTON, TRIAL_MARK = "What if …", ".trial > .mark"
TRIAL_PARTS = """() => ['what_if', 'Log', 'Choices', 'Seats'].every(part =>
    performance.getEntriesByType('resource').some(({name, responseEnd}) => name.includes(`/${part}-`) && responseEnd))"""
"""Script: whether the parts for a trial have loaded."""
WHOSE_TURN = """() => document.querySelector('.curtain') ? 'curtain'
    : document.querySelector('.prompt[data-early], .prompt .sending') ? '' : document.querySelector('.prompt.mine') ? 'mine' : 'theirs'"""
"""Script: whose turn the page shows, or "curtain", once no choice is pending."""
GAMES = choose_cases([SMALLEST], IN_PAGES)


def wait_for_trial_parts(page: Page) -> None:
    """Wait until the page has loaded all parts for a trial."""
    page.wait_for_function(TRIAL_PARTS)
    page.wait_for_load_state("networkidle")


def try_choices(page: Page, limit: int = 6) -> int:
    """Choose from the list beside the board, for the next seat each time. Return the number of choices."""
    if not page.locator(".choices").count():
        page.get_by_role("button", name="Choices").click()
    for number in range(limit):
        choice = page.locator(".choices .groups [data-id]").first
        choice.wait_for()
        log = page.locator(".table").inner_text()
        choice.click()
        page.wait_for_function("before => document.querySelector('.table').innerText !== before", arg=log)
        if page.locator(".trial-prompt .prompt.over").count():
            return number + 1
    return limit


@pytest.mark.parametrize("name", GAMES)
def test_trial_sends_nothing(open_page: Opener, server: Server, name: str) -> None:
    page = open_page(BLANK)
    link, _ = open_at_choice(page, server, name)
    wait_for_trial_parts(page)
    before, sent_before = table_texts(page), len(link.sent)
    requests: list[Request] = []
    page.on("request", lambda request: requests.append(request))
    page.keyboard.press("w")
    expect(page.locator(TRIAL_MARK)).to_contain_text("Only you see this board, and none of it is sent.")
    expect(page.locator(TRIAL_MARK).get_by_role("heading")).to_be_focused()
    try_choices(page)
    page.keyboard.press("u")
    page.get_by_role("button", name="Redeal what is hidden").click()
    try_choices(page, 3)
    page.get_by_role("button", name="Start over").click()
    expect(page.get_by_role("button", name="Take back")).to_be_disabled()
    expect(page.get_by_role("button", name="Start over")).to_be_focused()
    page.get_by_role("button", name="Back to the match").click()
    expect(page.locator(TRIAL_MARK)).to_have_count(0)
    expect(page.get_by_role("button", name=OPEN_BUTTON)).to_be_focused()
    page.locator(".choices .groups").wait_for()
    assert table_texts(page) == before, "the match has not moved"
    assert [message for message in link.sent[sent_before:] if message["type"] != "ping"] == []
    assert [request.url for request in requests if not request.url.endswith("/api/status")] == []


@only_in_prove("waits for a slow bot")
def test_trial_reports_that_the_match_has_moved_on(open_page: Opener) -> None:
    built_file(SMALLEST, PAGE)
    page = open_page(settings={"pace": "slow"})
    link = Link(page)
    start_match(page, ["Ana", "bot:Random"])
    link.wait_for(page, lambda message: message["type"] == "rules")
    wait_for_trial_parts(page)
    person = Person(page)
    while not link.holds_answers:
        assert person.wait_for_turn()
        person.decide()
        link.holds_answers = page.locator(".prompt:not(.mine)").count() > 0
    page.get_by_role("button", name=OPEN_BUTTON).click()
    expect(page.locator(TRIAL_MARK)).not_to_contain_text("it is your turn")
    wait_until(page, lambda: link.answers)
    page.wait_for_timeout(2500)  # the bot moves slowly
    link.let_through()
    expect(page.locator(TRIAL_MARK)).to_contain_text("In the match it is your turn.", timeout=60_000)
    try_choices(page, 2)
    page.keyboard.press("w")
    page.locator(".prompt-bar.mine").wait_for()


def test_trial_is_hidden_from_the_next_player_at_the_screen(open_page: Opener, server: Server) -> None:
    built_file(SMALLEST, PAGE)
    page = open_page(BLANK)
    match = play_until(SMALLEST, 2, 3, choose_at_random, lambda match: len(match.decisions) >= 9)
    assert match
    link = Link(page)
    open_stored_match(page, server, match, ["Ana", "Ivo"])
    page.locator(".curtain button").click()
    link.wait_for(page, lambda message: message["type"] == "rules")
    wait_for_trial_parts(page)
    person, curtain = Person(page), page.locator(".curtain button")
    while (whose := str(page.wait_for_function(WHOSE_TURN).json_value())) != "theirs":
        if whose == "curtain":
            curtain.click()
        elif person.wait_for_turn():
            person.decide()
    page.keyboard.press("w")  # before the screen is passed on
    curtain.wait_for()
    expect(page.locator(".trial")).to_have_count(0)
    curtain.click()
    page.locator(".prompt-bar.mine").wait_for()
    expect(page.locator(".trial")).to_have_count(0)


@pytest.mark.parametrize("language", choose_cases(["sr"], OFFERED))
def test_damaged_rules_are_reported_and_the_server_runs_the_match(open_page: Opener, language: str) -> None:
    words = Words(language, strict=True)
    page = open_page(language=language)
    received = record_frames(page)
    page.route(re.compile("/rules/[0-9a-f]{64}$"), lambda route: route.fulfill(body=b"damaged"))
    built_file(SMALLEST, PAGE)
    create_match(page)
    expect(page.get_by_role("alert")).to_contain_text(words.t("error-page-rules", why="damaged"))
    page.get_by_role("button", name=words.t("ui-what-if")).click()
    expect(page.get_by_role("alert")).to_contain_text(words.t("error-no-what-if", why="rules"))
    expect(page.locator(".trial")).to_have_count(0)
    make_decisions(page, 3)
    assert not any("record" in message for message in received)


@only_in_prove("checks a trial on every screen")
def test_trial_fits_on_a_laptop_and_a_phone(open_page: Opener, server: Server) -> None:
    page = open_page(BLANK, bypass_csp=True)
    open_at_choice(page, server, SMALLEST)
    wait_for_trial_parts(page)
    page.get_by_role("button", name="Choices").click()
    for (width, height), scheme in ((LAPTOP_SIZE, "light"), (PHONE_SIZE, "dark")):
        page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
        resize(page, width, height)
        page.get_by_role("button", name=OPEN_BUTTON).click()
        page.locator(TRIAL_MARK).wait_for()
        resize(page, width, height)
        assert not layout_problems(page), (width, height)
        assert not small_letters(page), (width, height)
        assert not accessibility_faults(page), (width, height)
        assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth"), (width, height)
        page.get_by_role("button", name="Back to the match").click()
