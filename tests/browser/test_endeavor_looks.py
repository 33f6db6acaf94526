"""How the table of Endeavor looks on every screen: nothing cut off, too small or without a name; and several people at one screen."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from boardwright.core.domain.match import Match
from boardwright.core.text.words import OFFERED
from tests.browser.conftest import Opener
from tests.browser.endeavor_scenes import PEOPLE, SCENES, a_match, at, building, by_bots, midway
from tests.browser.house import NOWHERE, PHONE, Server
from tests.browser.looks import EVERY_SIZE, LAPTOP, PHONE as UPRIGHT, crowded, hidden_choices, missing_words, resize, sound_on_every_screen
from tests.browser.person import faults, frames_of, latest, legal, reach
from tests.browser.scenes import asks, show
from tests.conftest import PROVE, in_prove, wide

# -- by day and by night, on every screen


@pytest.mark.parametrize("scene", ["turn"])
def test_the_table_is_sound_on_every_screen_by_day_and_by_night(open_page: Opener, server: Server, scene: str) -> None:
    """axe finds nothing; nothing is wider than the screen; no letter below 12 px; no word is missing."""
    page = open_page(NOWHERE, bypass_csp=True)
    show(SCENES[scene], page, server)
    sound_on_every_screen(page, ".endeavor", ".row", EVERY_SIZE if PROVE else [UPRIGHT, LAPTOP])
    assert not missing_words(page, "building|city|region|link|deck|card|token|track|deed|source")


@pytest.mark.parametrize("scene", wide(["city"], ["city", "build", "discard"]))
def test_choices_are_sound_on_a_phone(open_page: Opener, server: Server, scene: str) -> None:
    page = open_page(NOWHERE, bypass_csp=True, **PHONE)
    show(SCENES[scene], page, server)
    told = faults(page)
    assert not told, "\n".join(told[:8])


# Names of cities that lie on one another, on what lies on the map, or on the frame of a region.
OVERLAPS = """() => {
    const box = each => each.getBoundingClientRect()
    const common = (a, b, from, to) => Math.min(a[to], b[to]) - Math.max(a[from], b[from])
    const touch = (a, b) => common(a, b, 'left', 'right') > 3 && common(a, b, 'top', 'bottom') > 3
    const names = [...document.querySelectorAll('.writing .city')]
    const LYING = 'svg.board .wall, svg.board .slot, svg.board .space, .world .place, .writing .chip, .writing .star'
    const frames = [...document.querySelectorAll('.ground .frame:not(.thin)')].map(box)
    const within = (a, b) => a.left > b.left && a.right < b.right && a.top > b.top && a.bottom < b.bottom
    const crosses = (a, b) => common(a, b, 'left', 'right') > 1 && common(a, b, 'top', 'bottom') > 1 && !within(a, b)
    const edge = box(document.querySelector('.world .sheet'))
    const things = [...document.querySelectorAll(LYING)]
    const out = names.filter(each => box(each).left < edge.left || box(each).right > edge.right)
    const twice = names.filter((each, i) => names.slice(i + 1).some(other => touch(box(each), box(other))))
    const on = names.filter(each => things.some(thing => touch(box(each), box(thing))))
    const crossing = names.filter(each => frames.some(frame => crosses(box(each), frame)))
    return [...twice, ...out, ...on, ...crossing].map(each => each.innerText)
}"""


def the_tables_fill_a_large_screen(page: Page) -> None:
    """Beside the map lie the mat and the tables, one below the other, nearly to the end of the screen."""
    page.set_viewport_size({"width": 2560, "height": 1440})
    expect(page.locator(".own-area > *")).to_have_count(2)
    area, last = (page.locator(each).last.bounding_box() or {} for each in (".own-area", ".own-area > *"))
    assert last["y"] + last["height"] > area["y"] + 0.9 * area["height"]


@in_prove("names.test.ts has the names")
@pytest.mark.parametrize("log", [False, True], ids=["folded", "open"])
def test_every_city_has_its_name_on_the_whole_map_of_a_laptop(open_page: Opener, server: Server, log: bool) -> None:
    """All 29 names are there and lie on nothing else, in the languages with the longest ones, too; a folded log leaves room for more."""
    match = a_match(midway, 5)
    for language in wide(["is", "sl"], OFFERED):
        page = open_page(NOWHERE, language=language, settings={"side": log})
        at(page, server, match)
        expect(page.locator(".writing .city")).to_have_count(29)
        assert page.evaluate(OVERLAPS) == [], language
        width = page.locator(".world .sheet").evaluate("sheet => sheet.getBoundingClientRect().width")
        if log:
            assert width < 700, "beside an open log there is less room"
        else:
            assert width >= 1.35 * 648, "the map is as small as it was once"
            tokens = page.locator("svg.board .edge").evaluate_all("all => all.map(each => each.getBoundingClientRect().width)")
            assert min(tokens) >= 20.5, "tokens are too small to be read"
            assert max(tokens) >= 24, "tokens of cities and links are larger"
        if language == "en" and not log:
            the_tables_fill_a_large_screen(page)
        page.context.close()


def test_with_five_players_a_phone_shows_everybodys_discs(open_page: Opener, server: Server) -> None:
    """What everybody has to act with is in sight while one chooses, below the glory where there is no room beside it."""
    page = open_page(NOWHERE, **PHONE)
    match = by_bots(midway, 5)
    at(page, server, match)
    discs = page.locator(".seats .harbour")
    expect(discs.filter(visible=True)).to_have_count(5)
    assert [int(said.split()[-1]) for said in discs.all_inner_texts()] == [seat["harbour"] for seat in in_order(match)]
    assert not crowded(page)


def test_the_explanation_of_a_choice_hides_nobodys_tab(open_page: Opener, server: Server) -> None:
    """Below the strip of choices lie the tabs of the seats: what a blue token would do is told below them."""
    page = open_page(NOWHERE)
    at(page, server, by_bots(asks("turn", "spend")))
    page.locator(".dock [data-kind='spend']").first.hover()
    expect(page.locator(".beside")).to_be_visible()
    assert not hidden_choices(page)


@pytest.mark.parametrize("screen", wide([LAPTOP], [LAPTOP, (1920, 1080), (2560, 1440)]), ids=str)
def test_beside_an_open_log_the_others_mats_lie_below_the_map(open_page: Opener, server: Server, screen: tuple[int, int]) -> None:
    """There the map is as wide as it can be, and leaves room below it: no empty bands, and everybody's mat is in sight."""
    page = open_page(NOWHERE, settings={"side": True}, viewport={"width": screen[0], "height": screen[1]})
    at(page, server, by_bots(midway, 5))
    below = page.locator(".map-area .strip")
    expect(below.locator("button.small")).to_have_count(4)
    assert below.evaluate("strip => strip.scrollHeight <= strip.clientHeight"), "all four are seen"
    area, sheet, strip = (page.locator(each).bounding_box() or {} for each in (".map-area", ".world .sheet", ".map-area .strip"))
    assert sheet["width"] >= area["width"] - 1
    assert strip["y"] - sheet["y"] - sheet["height"] < 10
    expect(page.locator("[data-desk='players']")).to_have_count(1 if screen == LAPTOP else 0)


def test_the_mat_is_larger_on_a_large_screen(open_page: Opener, server: Server) -> None:
    """With few players there is room for that, and the tables below it are still whole."""
    page = open_page(NOWHERE, settings={"side": False}, viewport={"width": 2560, "height": 1440})
    at(page, server, by_bots(midway))
    area, mat, last = (page.locator(each).last.bounding_box() or {} for each in (".own-area", ".mat-area", ".own-area > *"))
    assert mat["height"] > 0.42 * area["height"]
    assert area["y"] + 0.95 * area["height"] < last["y"] + last["height"] <= area["y"] + area["height"] + 1
    assert page.locator(".desk .body").evaluate("body => body.scrollHeight <= body.clientHeight")


def in_order(match: Match) -> list[dict[str, Any]]:
    """Everybody from the crown on."""
    view = match.full_view()
    return [view["seats"][(view["crown"] + place) % match.players] for place in range(match.players)]


def test_the_round_the_order_and_who_has_passed_are_always_told(open_page: Opener, server: Server) -> None:
    """To whoever sees the table and to whoever hears it, on a laptop and on a phone."""
    page = open_page(NOWHERE)
    match = by_bots(somebody_out)
    view = match.full_view()
    at(page, server, match, names=["Ana", "Ivo", "Eva"])
    strip = page.get_by_role("navigation", name="Map and mats")
    order = [(view["crown"] + place) % 3 for place in range(3)]
    for size in (LAPTOP, UPRIGHT):
        resize(page, *size)
        expect(strip.get_by_text(f"Round {view['round']} of 7")).to_be_visible()
        shown = strip.locator("[data-board]:not([data-board=map], [data-board=desk])")
        assert shown.evaluate_all("all => all.map(each => Number(each.dataset.board))") == order
        passed = [view["passed"][seat] for seat in order]
        assert ["has passed" in name for name in shown.all_text_contents()] == passed


def somebody_out(match: Match) -> bool:
    """One's turn when somebody else has passed."""
    return asks("turn")(match) and any(match.full_view()["passed"])


# -- by keyboard, and several people at one screen


@in_prove("board.test.ts asks why")
def test_the_keyboard_is_told_why_a_building_cannot_be_put_up(open_page: Opener, server: Server) -> None:
    page = open_page(NOWHERE)
    at(page, server, by_bots(building), "keys")
    reach(page, page.locator(".supply button.tile:not([data-choice])").last, 60)
    expect(page.locator(".beside .why")).to_contain_text("This is a building of level")
    assert page.locator(".supply [data-compare]").count() == 15
    assert not hidden_choices(page, "[data-compare]"), "the buildings that it is compared with"


def begun_round(match: Match) -> bool:
    """The first person may activate a building, and others will do something afterwards."""
    return asks("turn", "activate")(match) and not any(match.full_view()["passed"])


def test_a_turn_is_taken_back_and_then_the_screen_is_passed_on(open_page: Opener, server: Server) -> None:
    """Until the turn is done it can be taken back; then who comes next sees the own mat and choices, without a curtain."""
    page = open_page(NOWHERE, settings={"pause": 4, "curtain": "needed"})
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
    page.get_by_role("button", name="Done").click()
    expect(page.locator(".prompt")).to_contain_text("Ivo – your turn")
    assert page.locator(".curtain").count() == 0
    assert person.wait()
    assert latest(received)["viewer"] == 1
    expect(page.locator(".mat h2")).to_have_text("Ivo")
    assert set(person.offers()) == legal(latest(received))
