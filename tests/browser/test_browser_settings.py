"""Settings of the reader's browser: text of twice the size, and forced colours."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from boardwright.core.text.languages import LANGUAGES
from tests.browser import endeavor_scenes, europe_scenes, railroads_scenes
from tests.browser.conftest import Opener
from tests.browser.scenes import Scene, show_scene, wait_for_fonts
from tests.browser.screen_checks import layout_problems, torn_texts
from tests.browser.server import BLANK, Server
from tests.browser.test_analysis import save_match_file
from tests.conftest import choose_cases

TURNS: dict[str, tuple[Scene, str]] = {
    "endeavor": (endeavor_scenes.SCENES["turn"], ".world .sheet"),
    "ticket_to_ride_europe": (europe_scenes.SCENES["turn"], ".map-area"),
    "russian_railroads": (railroads_scenes.SCENES["turn"], ".main-area"),
}
"""A turn of each game, and the part of its board that is pressed most."""
MIN_WIDTH = 500
"""The smallest width in pixels of a usable board."""


def set_text_to_200_percent(page: Page) -> None:
    """Set the browser's text size to 200 %: lengths in rem double, and so do the widths at which the layout changes."""
    page.context.new_cdp_session(page).send("Page.setFontSizes", {"fontSizes": {"standard": 32, "fixed": 26}})


@pytest.mark.parametrize("game", choose_cases(["endeavor"], TURNS))
def test_board_keeps_its_room_with_text_at_200_percent(open_page: Opener, server: Server, game: str) -> None:
    """The prompt is visible, the board is wide enough to play on, and nothing extends beyond the screen."""
    scene, board = TURNS[game]
    page = open_page(BLANK, isolated=True, settings={"curtain": "never"})
    set_text_to_200_percent(page)
    show_scene(scene, page, server)
    assert page.evaluate("() => getComputedStyle(document.documentElement).fontSize") == "32px"
    expect(page.get_by_text("Your turn").first).to_be_in_viewport()
    assert (page.locator(board).bounding_box() or {})["width"] >= MIN_WIDTH
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")


ON_SCREEN = """selector => [...document.querySelectorAll(selector)].every(each => {
    const { left, right, top, bottom } = each.getBoundingClientRect()
    return left >= 0 && right <= innerWidth && top >= 0 && bottom <= innerHeight
})"""
"""Script: whether all elements of a selector lie on the screen."""


def test_screens_fit_a_phone_with_text_at_200_percent(open_page: Opener, server: Server, tmp_path: Path) -> None:
    """Lobby, settings and a new match fit the screen; sentences and players are not cut off; a replay keeps its tabs."""
    save_match_file(tmp_path / "match.json")
    page = open_page(BLANK, isolated=True, language="cs", settings={"curtain": "never"})
    page.set_viewport_size({"width": 390, "height": 844})
    set_text_to_200_percent(page)
    for screen in ("", "settings", "new/endeavor"):
        page.goto(f"{server.address}#/{screen}")
        page.get_by_role("heading", level=1).wait_for()
        page.locator(".card, .panel").first.wait_for()
        assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
        assert page.get_by_role("heading", level=1).evaluate("each => each.scrollWidth <= each.clientWidth")
    assert (page.locator("form .go").bounding_box() or {})["height"] < 844 / 5, "the bar of a new match"
    show_scene(TURNS["endeavor"][0], page, server)
    assert page.locator(".seats .seat").evaluate_all("all => all.every(each => each.scrollWidth <= each.clientWidth)"), "players"
    assert page.locator(".prompt .says").evaluate("each => each.scrollHeight <= each.clientHeight")
    page.goto(server.address)
    page.locator("input[type=file]").set_input_files(tmp_path / "match.json")
    page.get_by_role("slider").press("End")
    page.locator(".prompt-bar .buttons button").click()
    page.locator(".end.panel").wait_for()
    assert page.locator(".end.panel li .name").evaluate_all("all => all.every(each => each.clientHeight < 100)")
    assert page.locator(".end.panel").evaluate("each => each.scrollWidth <= each.clientWidth"), "the winner's name"
    page.keyboard.press("Escape")
    page.locator(".tabs button").last.click()
    page.locator(".analysis").wait_for()
    assert page.evaluate(ON_SCREEN, ".tabs button, .bar-of-replay .buttons button, .prompt .says")


@pytest.mark.parametrize("size", [(390, 200), (320, 100)], ids=str)
def test_setup_of_a_table_fits_narrow_screens_and_large_text(open_page: Opener, size: tuple[int, int]) -> None:
    """In the lobby, at a new match and at its table no word is cut off, and no sentence is a column of letters."""
    page = open_page(isolated=True, language="is", settings={"curtain": "never"})
    page.set_viewport_size({"width": size[0], "height": 844})
    if size[1] == 200:
        set_text_to_200_percent(page)
    page.locator(".card").first.wait_for()
    problems = {"the lobby": cut_texts(page)}
    page.locator("a[href='#/new/game_of_trains']").click()
    page.locator(".switch").first.wait_for()
    page.locator("li").nth(1).get_by_role("radio").nth(1).check()
    problems["a new match"] = cut_texts(page)
    page.locator("form .primary").last.click()
    page.locator("#chairs + *").wait_for()
    problems["its table"] = cut_texts(page)
    assert not any(problems.values()), problems


def cut_texts(page: Page) -> list[str]:
    """Return words that are cut off or beyond the screen, and sentences with many more lines than words."""
    columns = [text for text in torn_texts(page) if " lines: " in text]
    return [problem for problem in layout_problems(page) if problem.startswith(("cut", "beyond"))] + columns


SET_LANGUAGE = """language => {
    const settings = JSON.parse(localStorage.getItem('boardwright.settings'))
    localStorage.setItem('boardwright.settings', JSON.stringify({...settings, language}))
}"""


def test_tabs_of_a_phone_are_not_cut_off_with_text_at_200_percent(open_page: Opener, server: Server) -> None:
    """In each language, at the same table."""
    page = open_page(BLANK, isolated=True, settings={"curtain": "never"})
    page.set_viewport_size({"width": 390, "height": 844})
    set_text_to_200_percent(page)
    show_scene(TURNS["endeavor"][0], page, server)
    labels = page.locator(".side .tab .label")
    for language in LANGUAGES:
        page.evaluate(SET_LANGUAGE, language)
        page.reload()
        labels.first.wait_for()
        wait_for_fonts(page)
        assert page.evaluate("() => document.documentElement.lang").startswith(language)
        cut = labels.evaluate_all("all => all.filter(each => each.scrollWidth > each.clientWidth).map(each => each.textContent)")
        assert cut == [], language
        assert page.evaluate(ON_SCREEN, ".tabs button"), language


OUTLINE = "each => getComputedStyle(each).outlineStyle === 'solid' ? getComputedStyle(each).outlineWidth : ''"


def test_outlines_show_states_in_forced_colours(open_page: Opener, server: Server) -> None:
    """Browsers drop backgrounds and shadows there: outlines show the open tab, the choices and the chosen half of a switch."""
    page = open_page(BLANK, isolated=True, forced_colors="active", settings={"curtain": "never"})
    show_scene(TURNS["endeavor"][0], page, server)
    assert page.locator(".desk [aria-selected=true], .desk [aria-pressed=true]").first.evaluate(OUTLINE) == "3px"
    assert page.locator(".mat .can").first.evaluate(OUTLINE) == "2px"
    page.goto(f"{server.address}#/settings")
    labels = [page.locator(f".switch input{state} + span").first for state in (":checked", ":not(:checked)")]
    chosen, unchosen = (each.evaluate("each => getComputedStyle(each).backgroundColor") for each in labels)
    assert chosen != unchosen
