"""How the table of Endeavor looks on every screen: nothing cut off, too small or without a name; and several people at one screen."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from boardwright.core.match import Match
from tests.browser.conftest import Opener
from tests.browser.endeavor_scenes import PEOPLE, a_match, asks, at, building, by_bots, midway, show
from tests.browser.house import PHONE, Server
from tests.browser.person import faults, frames_of, latest, reach

# -- by day and by night, on every screen

WIDTHS = ((360, 740), (390, 844), (1366, 768), (2560, 1440))
KINDS = "board|reason|action|event|prompt|section|building|city|region|link|deck|card|token|track|deed|source|ui"
MISSING = re.compile(rf"\b(?:{KINDS})-[a-z][a-z0-9-]+[a-z0-9]\b")


@pytest.mark.parametrize("scene", ["turn"])
def test_the_table_is_sound_on_every_screen_by_day_and_by_night(open_page: Opener, server: Server, scene: str) -> None:
    """axe finds nothing on desktop and phone; nothing is wider than the screen; no letter below 12 px; no word is missing."""
    page = open_page(bypass_csp=True)
    show(page, server, scene)
    for width, height in WIDTHS:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
        assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth"), f"wider than {width}"
        assert not cut_off(page), width
        assert not small_letters(page), width
        if width in (390, 1366):
            for scheme in ("light", "dark"):
                page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
                told = faults(page)
                assert not told, f"{width}, {scheme}:\n" + "\n".join(told[:8])
    assert not MISSING.findall(page.locator("body").inner_text())


def small_letters(page: Page) -> list[str]:
    """Texts that are seen and smaller than 12 px."""
    return list(
        page.evaluate(
            """() => [...document.querySelectorAll('.table *')]
            .filter(e => [...e.childNodes].some(n => n.nodeType === 3 && n.data.trim()) && !e.closest('.unseen, [hidden], style, script'))
            .filter(e => e.getClientRects().length && parseFloat(getComputedStyle(e).fontSize) * (e.getScreenCTM?.().a ?? 1) < 11.9)
            .map(e => `${e.textContent.trim().slice(0, 40)} ${getComputedStyle(e).fontSize}`)"""
        )
    )


def cut_off(page: Page) -> list[str]:
    """Parts of the board that scroll sideways, other than the strip of choices."""
    return list(
        page.evaluate(
            """() => [...document.querySelectorAll('.endeavor *')]
            .filter(e => !e.closest('.row') && e.scrollWidth > e.clientWidth + 1)
            .filter(e => /auto|scroll/.test(getComputedStyle(e).overflowX))
            .map(e => e.className)"""
        )
    )


@pytest.mark.parametrize("scene", ["city", "build", "discard"])
def test_choices_are_sound_on_a_phone(open_page: Opener, server: Server, scene: str) -> None:
    page = open_page(bypass_csp=True, **PHONE)
    show(page, server, scene)
    told = faults(page)
    assert not told, "\n".join(told[:8])


# Names of cities that lie on one another, or on what lies on the map.
OVERLAPS = """() => {
    const box = each => each.getBoundingClientRect()
    const common = (a, b, from, to) => Math.min(a[to], b[to]) - Math.max(a[from], b[from])
    const touch = (a, b) => common(a, b, 'left', 'right') > 3 && common(a, b, 'top', 'bottom') > 3
    const names = [...document.querySelectorAll('.writing .city')]
    const LYING = 'svg.board .wall, svg.board .slot, svg.board .space, .world .place, .writing .chip'
    const edge = box(document.querySelector('.world .sheet'))
    const things = [...document.querySelectorAll(LYING)]
    const out = names.filter(each => box(each).left < edge.left || box(each).right > edge.right)
    const twice = names.filter((each, i) => names.slice(i + 1).some(other => touch(box(each), box(other))))
    const on = names.filter(each => things.some(thing => touch(box(each), box(thing))))
    return [...twice, ...out, ...on].map(each => each.innerText)
}"""


def test_every_city_has_its_name_on_the_whole_map_of_a_laptop(open_page: Opener, server: Server) -> None:
    """All 29 names are there and lie on nothing else, in the languages with the longest ones, too."""
    match = a_match(midway, 5)
    for language in ("en", "is", "sl"):
        page = open_page(language=language)
        at(page, server, match)
        expect(page.locator(".writing .city")).to_have_count(29)
        assert page.evaluate(OVERLAPS) == [], language
        page.context.close()


# -- by keyboard, and several people at one screen


def test_the_keyboard_is_told_why_a_building_cannot_be_put_up(open_page: Opener, server: Server) -> None:
    page = open_page()
    at(page, server, by_bots(building), "keys")
    reach(page, page.locator(".supply button.tile:not([data-choice])").last, 60)
    expect(page.locator(".beside .why")).to_contain_text("This is a building of level")


def begun_round(match: Match) -> bool:
    """The first person may activate a building, and others will do something afterwards."""
    return asks("turn", "activate")(match) and not any(match.full_view()["passed"])


def test_a_turn_is_taken_back_and_then_the_screen_is_passed_on(open_page: Opener, server: Server) -> None:
    """Until the turn is done it can be taken back; then the curtain falls, and who comes next sees the own mat and choices."""
    page = open_page(settings={"pause": 3})
    received = frames_of(page)
    person = at(page, server, a_match(begun_round), names=PEOPLE)
    before = latest(received)["view"]
    person.choose("activate colonial_house")
    target = next(text for text in sorted(person.offers()) if text.startswith("occupy"))
    person.choose(target)
    page.get_by_role("button", name="Take back").click()
    page.locator(".prompt.mine").wait_for()
    page.get_by_role("button", name="Take back").click()
    person.wait()
    page.wait_for_function("() => document.querySelector('.mat [data-action]') !== null")
    assert latest(received)["view"] == before
    person.choose("activate colonial_house")
    person.choose(target)
    page.locator(".curtain").wait_for()
    assert page.locator(".host, .board, .side").count() == 0, "the board is still on the page behind the curtain"
    page.get_by_role("button", name="I am Ivo").click()
    assert person.wait()
    assert latest(received)["looking"] == 1
    expect(page.locator(".mat h2")).to_have_text("Ivo")
    assert set(person.offers()) == {" ".join(map(str, [each["kind"], *each["args"].values()])) for each in latest(received)["legal"]}
