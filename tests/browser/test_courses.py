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
from tests.contract.shipped import built_file
from tests.words.files import GAMES

GAME = "game_of_trains"


def course_panel(page: Page) -> Locator:
    return page.get_by_role("region", name="Learn by playing")


def press(page: Page, name: str) -> None:
    course_panel(page).get_by_role("button", name=name, exact=True).click()


def test_course_handles_right_and_wrong_choices_refusals_and_reloads(open_page: Opener) -> None:
    """A wrong choice is taken back, a right one leads on, a refusal is explained, and a reload resumes the course."""
    page, words = open_page(), Words("en", GAME, course=True)
    page.get_by_role("link", name="Learn by playing: Game of Trains").click()
    expect(course_panel(page)).to_contain_text(words.t("learn-keep"), timeout=60_000)
    page.get_by_role("button", name="Choices").click()
    page.get_by_role("button", name="Keep wagon 75").click()
    expect(course_panel(page)).to_contain_text(words.t("learn-keep-hint"))
    press(page, "Take back")
    page.get_by_role("button", name="Keep wagon 12").click()
    expect(course_panel(page)).to_contain_text("Well done!")
    press(page, "Next")
    expect(course_panel(page)).to_contain_text(words.t("learn-place"))
    press(page, "Show me")
    press(page, "Next")
    page.locator("details summary").click()
    page.locator("ul .choice.closed").first.click()
    expect(page.locator(".answer:not(:empty)").last).to_be_visible()
    page.reload()
    expect(course_panel(page)).to_contain_text("Step 3 of 12", timeout=60_000)
    open_last_step(page)
    page.get_by_role("button", name="Choices").click()
    take_turn(page)


def test_next_button_of_a_long_text_stays_in_view_on_a_phone(open_page: Opener) -> None:
    """The text is longer than its room, as it is in some languages."""
    page = open_page(f"#/learn/{GAME}", **PHONE)
    box = course_panel(page)
    box.get_by_role("button", name="Show me").click(timeout=60_000)
    next_button = box.get_by_role("button", name="Next")
    expect(next_button).to_be_focused()
    box.locator(".task").evaluate("each => (each.textContent = each.textContent.repeat(3))")
    assert box.evaluate("each => each.scrollHeight > each.clientHeight")
    button, visible = next_button.bounding_box(), box.bounding_box()
    assert button and visible and button["y"] + button["height"] < visible["y"] + visible["height"]


@pytest.mark.skipif(not PROVE, reason="needs the module with bots: make prove")
def test_last_step_is_played_against_a_bot_in_a_worker(open_page: Opener) -> None:
    assert built_file(GAME, WASM).is_file()
    page = open_page()
    with page.expect_worker():  # it may start before the choices appear
        open_last_step(page)
        page.get_by_role("button", name="Choices").click()
    take_turn(page)


def open_last_step(page: Page) -> None:
    page.evaluate("game => localStorage.setItem('boardwright.courses', JSON.stringify({[game]: 11}))", GAME)
    page.goto(page.url.split("#")[0] + BLANK)
    page.goto(page.url.removesuffix(BLANK) + f"#/learn/{GAME}")
    expect(course_panel(page)).to_contain_text("Step 12 of 12", timeout=60_000)


def take_turn(page: Page) -> None:
    """Take a turn, and wait until the others have played."""
    page.get_by_role("button", name="Draw a wagon").last.click()
    page.get_by_role("button", name="Put it at place 2").last.click()
    expect(course_panel(page)).to_contain_text("Your turn", timeout=60_000)


@pytest.mark.skipif(not PROVE, reason="goes through every course: make prove")
@pytest.mark.parametrize("game", GAMES)
def test_every_step_of_a_course_can_be_played(open_page: Opener, game: str) -> None:
    """Go through every step with the moves that the course shows."""
    course = course_of(bw.load(game))
    assert course
    page = open_page(bypass_csp=True)
    page.evaluate(f"location.hash = '#/learn/{game}'")
    for number, step in enumerate(course.steps, 1):
        expect(course_panel(page)).to_contain_text(f"Step {number} of ", timeout=60_000)
        for _ in step.right[0]:
            press(page, "Show me")
        assert number > 1 or not accessibility_faults(page)
        press(page, "Next")
    expect(course_panel(page)).to_contain_text(Words("en", game, course=True).t("learn-match"))


def test_course_of_an_unknown_game_is_refused(open_page: Opener) -> None:
    page = open_page("#/learn/chess")
    expect(page.get_by_role("alert")).to_contain_text("This game is not available here.")
    expect(page.get_by_role("link", name="All games").last).to_be_visible()


def test_choices_on_a_phone_leave_room_for_the_board_and_close_by_escape(open_page: Opener) -> None:
    page = open_page(f"#/learn/{GAME}")
    page.set_viewport_size({"width": 390, "height": 844})
    page.get_by_role("button", name="Choices").click()
    expect(page.locator(".choices")).to_be_visible()
    assert page.locator(".learn > .board").evaluate("each => each.offsetHeight") > 0.4 * 844
    page.keyboard.press("Escape")
    expect(page.locator(".choices")).to_have_count(0)
