"""Guided courses in the page: the real board, run by the page's own rules, without a match on the server."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

import boardwright as bw
from boardwright.core.domain.course import course_of
from boardwright.core.machine.platforms import WASM
from boardwright.core.text.words import Words
from tests.browser.conftest import Opener
from tests.browser.person import accessibility_faults
from tests.browser.server import BLANK, PHONE
from tests.conftest import PROVE
from tests.contract.shipped import file_of
from tests.words.files import GAMES

GAME = "game_of_trains"


def coach(page: Page) -> Locator:
    return page.get_by_role("region", name="Learn by playing")


def press(page: Page, name: str) -> None:
    coach(page).get_by_role("button", name=name, exact=True).click()


def test_the_first_steps(open_page: Opener) -> None:
    """By right and wrong choices, by a refusal, left and resumed."""
    page, words = open_page(), Words("en", GAME, course=True)
    page.get_by_role("link", name="Learn by playing: Game of Trains").click()
    expect(coach(page)).to_contain_text(words.t("learn-keep"), timeout=60_000)
    page.get_by_role("button", name="Choices").click()
    page.get_by_role("button", name="Keep wagon 75").click()
    expect(coach(page)).to_contain_text(words.t("learn-keep-hint"))
    press(page, "Take back")
    page.get_by_role("button", name="Keep wagon 12").click()
    expect(coach(page)).to_contain_text("Well done!")
    press(page, "Next")
    expect(coach(page)).to_contain_text(words.t("learn-place"))
    press(page, "Show me")
    press(page, "Next")
    page.locator("details summary").click()
    page.locator("ul .choice.closed").first.click()
    expect(page.locator(".answer:not(:empty)").last).to_be_visible()
    page.reload()
    expect(coach(page)).to_contain_text("Step 3 of 12", timeout=60_000)
    at_last_match(page)
    page.get_by_role("button", name="Choices").click()
    draw(page)


def test_the_way_on_is_in_view_on_a_phone(open_page: Opener) -> None:
    """Under a text that is longer than its room, as some have it in some languages."""
    page = open_page(f"#/learn/{GAME}", **PHONE)
    box = coach(page)
    box.get_by_role("button", name="Show me").click(timeout=60_000)
    on = box.get_by_role("button", name="Next")
    expect(on).to_be_focused()
    box.locator(".task").evaluate("each => (each.textContent = each.textContent.repeat(3))")
    assert box.evaluate("each => each.scrollHeight > each.clientHeight")
    button, room = on.bounding_box(), box.bounding_box()
    assert button and room and button["y"] + button["height"] < room["y"] + room["height"]


@pytest.mark.skipif(not PROVE, reason="needs the module with bots: make prove")
def test_the_last_match_is_played_against_a_bot_in_a_worker(open_page: Opener) -> None:
    assert file_of(GAME, WASM).is_file()
    page = open_page()
    with page.expect_worker():  # it may be there before the choices are
        at_last_match(page)
        page.get_by_role("button", name="Choices").click()
    draw(page)


def at_last_match(page: Page) -> None:
    page.evaluate("game => localStorage.setItem('boardwright.courses', JSON.stringify({[game]: 11}))", GAME)
    page.goto(page.url.split("#")[0] + BLANK)
    page.goto(page.url.removesuffix(BLANK) + f"#/learn/{GAME}")
    expect(coach(page)).to_contain_text("Step 12 of 12", timeout=60_000)


def draw(page: Page) -> None:
    """A turn, and what comes after it: the others play, then it is one's own again."""
    page.get_by_role("button", name="Draw a wagon").last.click()
    page.get_by_role("button", name="Put it at place 2").last.click()
    expect(coach(page)).to_contain_text("Your turn", timeout=60_000)


@pytest.mark.skipif(not PROVE, reason="goes through every course: make prove")
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_course(open_page: Opener, game: str) -> None:
    """Every step by what the course shows."""
    course = course_of(bw.load(game))
    assert course
    page = open_page(bypass_csp=True)
    page.evaluate(f"location.hash = '#/learn/{game}'")
    for number, step in enumerate(course.steps, 1):
        expect(coach(page)).to_contain_text(f"Step {number} of ", timeout=60_000)
        for _ in step.right[0]:
            press(page, "Show me")
        assert number > 1 or not accessibility_faults(page)
        press(page, "Next")
    expect(coach(page)).to_contain_text(Words("en", game, course=True).t("learn-match"))


def test_a_course_that_is_not_there(open_page: Opener) -> None:
    page = open_page("#/learn/chess")
    expect(page.get_by_role("alert")).to_contain_text("This game is not available here.")
    expect(page.get_by_role("link", name="All games").last).to_be_visible()


def test_the_drawer_on_a_phone_leaves_room_for_the_board_and_escape_closes_it(open_page: Opener) -> None:
    page = open_page(f"#/learn/{GAME}")
    page.set_viewport_size({"width": 390, "height": 844})
    page.get_by_role("button", name="Choices").click()
    expect(page.locator(".choices")).to_be_visible()
    assert page.locator(".learn > .board").evaluate("each => each.offsetHeight") > 0.4 * 844
    page.keyboard.press("Escape")
    expect(page.locator(".choices")).to_have_count(0)
