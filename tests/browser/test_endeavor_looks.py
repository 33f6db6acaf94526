"""How the table of Endeavor looks on every screen, and several people at one screen."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from boardwright.core.domain.match import Match
from tests.browser.conftest import Opener
from tests.browser.endeavor_scenes import SCENES, THREE_PEOPLE, bot_match, is_midway, match_at, open_at_turn
from tests.browser.person import accessibility_faults, latest_frame, legal_texts, record_frames
from tests.browser.scenes import is_asked, show_scene
from tests.browser.screen_checks import (
    LAPTOP_SIZE,
    PHONE_SIZE,
    SIZES,
    check_sizes,
    hidden_choices,
    layout_problems,
    missing_words,
    resize,
    small_letters,
)
from tests.browser.server import BLANK, PHONE, Server
from tests.conftest import PROVE, choose_cases

# -- layout, by day and by night


@pytest.mark.parametrize("scene", ["turn"])
def test_table_has_no_layout_or_accessibility_faults(open_page: Opener, server: Server, scene: str) -> None:
    """axe finds nothing; nothing is wider than the screen; no letter is below 12 px; no word is missing."""
    page = open_page(BLANK, bypass_csp=True)
    show_scene(SCENES[scene], page, server)
    check_sizes(page, ".endeavor", ".row", SIZES if PROVE else [PHONE_SIZE, LAPTOP_SIZE])
    assert not missing_words(page, "building|city|region|link|deck|card|token|track|deed|source")


@pytest.mark.parametrize("scene", choose_cases(["city", "build"], ["city", "build", "discard"]))
def test_choices_on_a_phone_have_no_faults(open_page: Opener, server: Server, scene: str) -> None:
    page = open_page(BLANK, bypass_csp=True, **PHONE)
    show_scene(SCENES[scene], page, server)
    problems = accessibility_faults(page) + small_letters(page)
    assert not problems, "\n".join(problems[:8])


@pytest.mark.parametrize("screen", choose_cases([LAPTOP_SIZE], [LAPTOP_SIZE, (1920, 1080), (2560, 1440)]), ids=str)
def test_means_of_five_players_are_visible(open_page: Opener, server: Server, screen: tuple[int, int]) -> None:
    """Beside an open log the others' mats lie below the map, at its full width; a phone shows the number of each seat's discs."""
    page = open_page(BLANK, settings={"side": True}, viewport={"width": screen[0], "height": screen[1]})
    match = bot_match(is_midway, 5)
    open_at_turn(page, server, match)
    mats = page.locator(".map-area .strip")
    expect(mats.locator("button.small")).to_have_count(4)
    assert mats.evaluate("strip => strip.scrollHeight <= strip.clientHeight"), "all four fit"
    area, sheet, strip = (page.locator(part).bounding_box() or {} for part in (".map-area", ".world .sheet", ".map-area .strip"))
    assert sheet["width"] >= area["width"] - 1
    assert strip["y"] - sheet["y"] - sheet["height"] < 10
    expect(page.locator("[data-desk='players']")).to_have_count(1 if screen == LAPTOP_SIZE else 0)
    page.get_by_role("button", name="What happened").click()
    resize(page, *PHONE_SIZE)
    discs = page.locator(".seats .harbour")
    expect(discs.filter(visible=True)).to_have_count(5)
    assert [int(text.split()[-1]) for text in discs.all_inner_texts()] == [seat["harbour"] for seat in seats_in_turn_order(match)]
    assert not layout_problems(page)


def test_table_of_three_players_fills_a_large_screen(open_page: Opener, server: Server) -> None:
    """The laptop's map is large, an explanation covers no choice, and a larger screen has a larger mat."""
    page = open_page(BLANK, settings={"side": False})
    open_at_turn(page, server, bot_match(is_midway))
    assert page.locator(".world .sheet").evaluate("sheet => sheet.getBoundingClientRect().width") >= 1.35 * 648
    page.locator(".dock [data-kind='spend']").first.hover()
    expect(page.locator(".beside")).to_be_visible()
    assert not hidden_choices(page)
    resize(page, 2560, 1440)
    area, mat, last = (page.locator(part).last.bounding_box() or {} for part in (".own-area", ".mat-area", ".own-area > *"))
    assert mat["height"] > 0.42 * area["height"]
    assert area["y"] + 0.95 * area["height"] < last["y"] + last["height"] <= area["y"] + area["height"] + 1
    assert page.locator(".desk .body").evaluate("body => body.scrollHeight <= body.clientHeight")

    match = bot_match(has_another_seat_passed)
    open_at_turn(page, server, match)
    check_round_and_turn_order(page, match)


def seats_in_turn_order(match: Match) -> list[dict[str, Any]]:
    """Return the seats in turn order, from the crown on."""
    view = match.full_view()
    return [view["seats"][(view["crown"] + offset) % match.players] for offset in range(match.players)]


def check_round_and_turn_order(page: Page, match: Match) -> None:
    """Check the round, the turn order and who has passed, for eyes and screen readers, on a laptop and a phone."""
    view = match.full_view()
    strip = page.get_by_role("navigation", name="Map and mats")
    order = [(view["crown"] + offset) % 3 for offset in range(3)]
    for size in (LAPTOP_SIZE, PHONE_SIZE):
        resize(page, *size)
        expect(strip.get_by_text(f"Round {view['round']} of 7")).to_be_visible()
        shown = strip.locator("[data-board]:not([data-board=map], [data-board=desk])")
        assert shown.evaluate_all("all => all.map(each => Number(each.dataset.board))") == order
        passed = [view["passed"][seat] for seat in order]
        assert ["has passed" in name for name in shown.all_text_contents()] == passed


def has_another_seat_passed(match: Match) -> bool:
    """Return whether it is the first seat's turn, after another seat has passed."""
    return is_asked("turn")(match) and any(match.full_view()["passed"])


FULL_TABS = """() => {
    const crown = window.crown ??= document.querySelector('.seats .marks > [title]')
    for (const each of document.querySelectorAll('.seats .marks')) each.replaceChildren(...[0, 1, 2].map(() => crown.cloneNode(true)))
    for (const each of document.querySelectorAll('.seats strong')) each.textContent = '48'
    for (const each of document.querySelectorAll('.seats .discs')) each.textContent = '14'
}"""
"""Script: show at each player absence, crown and pass at once, and numbers of two digits."""
PLAIN_TABS = """() => {
    for (const each of document.querySelectorAll('.seats .marks')) each.replaceChildren()
    for (const each of document.querySelectorAll('.seats :is(strong, .discs)')) each.textContent = '1'
}"""


@pytest.mark.parametrize("players", choose_cases([4], [4, 5]))
def test_tabs_of_many_players_keep_their_height_on_a_phone(open_page: Opener, server: Server, players: int) -> None:
    page = open_page(BLANK, **PHONE)
    open_at_turn(page, server, bot_match(is_midway, players), "finger", ["Ana", *["bot:random"] * (players - 1)])
    for width in (320, 360, 390, 430, 479):
        resize(page, width, 740)
        heights = []
        for script in (FULL_TABS, PLAIN_TABS):
            page.evaluate(script)
            heights.append(page.locator(".seats").evaluate("each => each.offsetHeight"))
        assert heights[0] == heights[1], width


# -- by keyboard, and several people at one screen


def is_round_begun(match: Match) -> bool:
    """Return whether the first seat may activate a building, and others will act afterwards."""
    return is_asked("turn", "activate")(match) and not any(match.full_view()["passed"])


def test_turn_is_taken_back_and_then_passed_on_without_a_curtain(open_page: Opener, server: Server) -> None:
    """A turn can be taken back until it is done; then the next player sees the own mat and choices, without a curtain."""
    page = open_page(BLANK, settings={"pause": 4, "curtain": "needed"})
    received = record_frames(page)
    person = open_at_turn(page, server, match_at(is_round_begun), names=THREE_PEOPLE)
    before = latest_frame(received)["view"]
    person.choose("activate colonial_house")
    target = next(text for text in sorted(person.offers()) if text.startswith("occupy"))
    person.choose(target)
    page.get_by_role("button", name="Take back").click()
    page.locator(".prompt.mine").wait_for()
    page.get_by_role("button", name="Take back").click()
    person.wait_for_turn()
    page.wait_for_function("() => document.querySelector('.mat [data-action]') !== null")
    assert latest_frame(received)["view"] == before
    person.choose("activate colonial_house")
    person.choose(target)
    page.get_by_role("button", name="Done").click()
    expect(page.locator(".prompt")).to_contain_text("Ivo – your turn")
    assert page.locator(".curtain").count() == 0
    assert person.wait_for_turn()
    assert latest_frame(received)["viewer"] == 1
    expect(page.locator(".mat h2")).to_have_text("Ivo")
    assert set(person.offers()) == legal_texts(latest_frame(received))
