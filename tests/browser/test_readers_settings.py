"""Readers' own settings of their browsers: letters of twice the size, and forced colours."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from boardwright.core.text.languages import LANGUAGES
from tests.browser import endeavor_scenes, europe_scenes, railroads_scenes
from tests.browser.conftest import Opener
from tests.browser.looks import layout_problems, torn_texts
from tests.browser.scenes import Scene, show_scene
from tests.browser.server import BLANK, Server
from tests.browser.test_analysis import save_match_file
from tests.conftest import wide

MAPS: dict[str, tuple[Scene, str]] = {
    "endeavor": (endeavor_scenes.SCENES["turn"], ".world .sheet"),
    "ticket_to_ride_europe": (europe_scenes.SCENES["turn"], ".map-area"),
    "russian_railroads": (railroads_scenes.SCENES["turn"], ".main-area"),
}
"""A turn of each game, and what is pressed most there."""
LEAST = 500
"""Pixels in which a board can be read and pressed."""


def with_large_letters(page: Page) -> None:
    """As the browser's setting does: lengths that follow letters double, and so do the widths at which the layout changes."""
    page.context.new_cdp_session(page).send("Page.setFontSizes", {"fontSizes": {"standard": 32, "fixed": 26}})


@pytest.mark.parametrize("game", wide(["endeavor"], MAPS))
def test_with_text_at_200_percent_the_board_keeps_its_room(open_page: Opener, server: Server, game: str) -> None:
    """The prompt is in sight, the board is wide enough to play on, and nothing goes beyond the screen."""
    scene, board = MAPS[game]
    page = open_page(BLANK, isolated=True, settings={"curtain": "never"})
    with_large_letters(page)
    show_scene(scene, page, server)
    assert page.evaluate("() => getComputedStyle(document.documentElement).fontSize") == "32px"
    expect(page.get_by_text("Your turn").first).to_be_in_viewport()
    assert (page.locator(board).bounding_box() or {})["width"] >= LEAST
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")


IN_SIGHT = """selector => [...document.querySelectorAll(selector)].every(each => {
    const { left, right, top, bottom } = each.getBoundingClientRect()
    return left >= 0 && right <= innerWidth && top >= 0 && bottom <= innerHeight
})"""
"""Whether everything that fits a selector lies on the screen."""


def test_with_text_at_200_percent_a_phone_shows_all_of_its_bars(open_page: Opener, server: Server, tmp_path: Path) -> None:
    """The lobby, the settings and a new match are no wider than the screen; sentences and players are whole; a replay keeps its tabs."""
    save_match_file(tmp_path / "match.json")
    page = open_page(BLANK, isolated=True, language="cs", settings={"curtain": "never"})
    page.set_viewport_size({"width": 390, "height": 844})
    with_large_letters(page)
    for screen in ("", "settings", "new/endeavor"):
        page.goto(f"{server.address}#/{screen}")
        page.get_by_role("heading", level=1).wait_for()
        page.locator(".card, .panel").first.wait_for()
        assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
        assert page.get_by_role("heading", level=1).evaluate("each => each.scrollWidth <= each.clientWidth")
    assert (page.locator("form .go").bounding_box() or {})["height"] < 844 / 5, "the bar of a new match"
    show_scene(MAPS["endeavor"][0], page, server)
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
    assert page.evaluate(IN_SIGHT, ".tabs button, .bar-of-replay .buttons button, .prompt .says")


@pytest.mark.parametrize("size", [(390, 200), (320, 100)], ids=str)
def test_on_a_narrow_screen_or_with_text_at_200_percent_friends_gather(open_page: Opener, size: tuple[int, int]) -> None:
    """No word is cut off, and no sentence a column of letters: in the lobby, at a new match, at its table."""
    page = open_page(isolated=True, language="is", settings={"curtain": "never"})
    page.set_viewport_size({"width": size[0], "height": 844})
    if size[1] == 200:
        with_large_letters(page)
    page.locator(".card").first.wait_for()
    told = {"the lobby": cut(page)}
    page.locator("a[href='#/new/game_of_trains']").click()
    page.locator(".switch").first.wait_for()
    page.locator("li").nth(1).get_by_role("radio").nth(1).check()
    told["a new match"] = cut(page)
    page.locator("form .primary").last.click()
    page.locator("#chairs + *").wait_for()
    told["its table"] = cut(page)
    assert not any(told.values()), told


def cut(page: Page) -> list[str]:
    """Words that are cut off or beyond the screen, and sentences with many more lines than words."""
    lines = [each for each in torn_texts(page) if " lines: " in each]
    return [each for each in layout_problems(page) if each.startswith(("cut", "beyond"))] + lines


@pytest.mark.parametrize("language", LANGUAGES)
def test_with_text_at_200_percent_the_tabs_of_a_phone_are_whole_words(open_page: Opener, server: Server, language: str) -> None:
    page = open_page(BLANK, isolated=True, language=language, settings={"curtain": "never"})
    page.set_viewport_size({"width": 390, "height": 844})
    with_large_letters(page)
    show_scene(MAPS["endeavor"][0], page, server)
    labels = page.locator(".side .tab .label")
    labels.first.wait_for()
    assert labels.evaluate_all("all => all.filter(each => each.scrollWidth > each.clientWidth).map(each => each.textContent)") == []
    assert page.evaluate(IN_SIGHT, ".tabs button")


STYLE = "each => getComputedStyle(each).outlineStyle === 'solid' ? getComputedStyle(each).outlineWidth : ''"


def test_in_forced_colours_lines_tell_states(open_page: Opener, server: Server) -> None:
    """Backgrounds and shadows are dropped there: the open tab, what can be chosen, the chosen half of a switch are seen."""
    page = open_page(BLANK, isolated=True, forced_colors="active", settings={"curtain": "never"})
    show_scene(MAPS["endeavor"][0], page, server)
    assert page.locator(".desk [aria-selected=true], .desk [aria-pressed=true]").first.evaluate(STYLE) == "3px"
    assert page.locator(".mat .can").first.evaluate(STYLE) == "2px"
    page.goto(f"{server.address}#/settings")
    grounds = [page.locator(f".switch input{state} + span").first for state in (":checked", ":not(:checked)")]
    chosen, other = (each.evaluate("each => getComputedStyle(each).backgroundColor") for each in grounds)
    assert chosen != other
