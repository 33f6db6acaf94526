"""The table of Endeavor: what is highlighted and can be chosen, by mouse, keys and finger."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

import boardwright as bw
from boardwright.core.domain.match import Match
from tests.browser.conftest import Opener
from tests.browser.endeavor import GAME
from tests.browser.endeavor_scenes import (
    CHOICES,
    bot_match,
    choice_texts,
    is_midway,
    is_occupying,
    match_at_choice,
    open_at_turn,
    open_desk,
    taken_city,
)
from tests.browser.person import latest_frame, legal_texts, record_frames
from tests.browser.screen_checks import LAPTOP_SIZE, PHONE_SIZE, resize
from tests.browser.server import BLANK, PHONE, Server
from tests.conftest import choose_cases

# -- highlighted choices


@pytest.mark.parametrize("choice", choose_cases([*CHOICES][1:2], CHOICES, [*CHOICES][::4]))  # the others by finger, below
def test_highlighted_items_are_the_legal_choices(open_page: Opener, server: Server, choice: str) -> None:
    """Exactly what can be chosen is highlighted where it lies, and a press there chooses it."""
    page = open_page(BLANK, settings={"pause": 8})
    received = record_frames(page)
    match = match_at_choice(choice)
    person = open_at_turn(page, server, match)
    offers = person.offers()
    assert set(offers) == legal_texts(latest_frame(received))
    place = {"build": "supply", "pass": "dock", "done": "dock", "no_governor": "dock"}
    place |= dict.fromkeys(("ship", "occupy", "attack", "draw"), "map")
    for text, where in offers.items():
        assert place.get(text.split()[0], "mat") in where, text
    text = choice_texts(match, CHOICES[choice][1])[0]
    person.choose(text)
    assert latest_frame(received)["decisions"] > len(match.decisions)
    expect(page.locator(".beside")).to_have_count(0)  # the mouse has not moved, so nothing explains itself


def test_click_on_a_taken_city_explains_and_chooses_nothing(open_page: Opener, server: Server) -> None:
    page = open_page(BLANK)
    received = record_frames(page)
    match = bot_match(is_occupying)
    person = open_at_turn(page, server, match)
    spot = person.spot(person.map_item(f"city:{taken_city(match)}"))
    page.mouse.click(spot["x"], spot["y"])
    expect(page.locator(".beside .why")).to_be_visible()
    expect(page.locator(".beside .primary")).to_have_count(0)
    assert latest_frame(received)["decisions"] == len(match.decisions)


# -- keyboard


def test_arrow_keys_reach_every_choice_on_the_map(open_page: Opener, server: Server) -> None:
    page = open_page()
    person = open_at_turn(page, server, match_at_choice("ship"), "keys")
    expect(page.locator("h1")).to_be_focused()
    keys = set(page.locator(".world .thing.can").evaluate_all("all => all.map(each => each.dataset.key)"))
    assert len(keys) >= 3
    for key in sorted(keys):
        page.keyboard.press("m")
        person.walk_to(key)
        assert person.focused_key() == key
        expect(page.locator(".beside")).to_be_visible()


# -- the tables below the mat


TWO_ACTIONS = ("fortress", "docks", "cartographer", "trade_office", "guild_hall")
LEVELS_WITH_THEM = {"industry": 1, "culture": 2, "finance": 2, "politics": 7}
# Script: the tiles whose signs are cut off or overlap.
CRAMPED = """() => [...document.querySelectorAll('.desk .tile .tile, .mat .tile')].flatMap(tile => {
    const box = each => each.getBoundingClientRect()
    const signs = [...tile.querySelectorAll('.stock, .space, .does > svg, .icons > *')].filter(each => box(each).width)
    const within = box(tile)
    const cut = signs.filter(each => box(each).left < within.left || box(each).right > within.right || box(each).bottom > within.bottom)
    const meets = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1
    const overlapping = signs.filter((each, k) => signs.some((other, j) => j < k && meets(box(each), box(other))))
    return cut.length + overlapping.length || !signs.length ? [tile.textContent.trim()] : []
})"""


def match_with_wide_buildings() -> Match:
    """Return a match in the fifth round, with the widest buildings on the first seat's mat."""
    position = bot_match(is_midway).position()
    seat, stock = position["seats"][0], position["stock"]
    for owned in seat["buildings"][1:]:
        stock[owned["building"]] += 1
    for name in TWO_ACTIONS:
        stock[name] -= 1
    seat["supply"] -= len(TWO_ACTIONS)
    seat |= {"buildings": [seat["buildings"][0], *({"building": name, "manned": True} for name in TWO_ACTIONS)], "levels": LEVELS_WITH_THEM}
    return bw.load(GAME).from_position(position, seed=1)


def test_signs_of_every_building_fit_their_tiles(open_page: Opener, server: Server) -> None:
    page = open_page(BLANK)
    person = open_at_turn(page, server, match_with_wide_buildings())
    for size in (LAPTOP_SIZE, PHONE_SIZE):
        resize(page, *size)
        if size == PHONE_SIZE:
            page.locator(".endeavor .seats [data-board='0']").click()
        assert page.evaluate(CRAMPED) == []
        open_desk(person, "buildings")
        expect(page.locator(".desk .tile .tile")).to_have_count(15)
        assert page.evaluate(CRAMPED) == []


# -- finger


@pytest.mark.parametrize("choice", choose_cases([*CHOICES][2:3], CHOICES, [*CHOICES][2::6]))
def test_finger_makes_every_kind_of_choice_on_a_phone(open_page: Opener, server: Server, choice: str) -> None:
    """The first tap explains, the button in the explanation chooses; nothing is too small for a finger."""
    page = open_page(BLANK, settings={"pause": 8}, **PHONE)
    received = record_frames(page)
    match = match_at_choice(choice)
    person = open_at_turn(page, server, match, "finger")
    question, kind = CHOICES[choice]
    assert latest_frame(received)["prompt"]["id"] == question
    assert set(person.offers()) == legal_texts(latest_frame(received))
    narrow = page.evaluate(
        """() => [...document.querySelectorAll('.dock [data-choice], .supply [data-choice], .mat [data-action], .seats .seat')]
            .filter(e => e.getClientRects().length)
            .filter(e => Math.min(e.getBoundingClientRect().width, e.getBoundingClientRect().height) < 24)
            .map(e => e.textContent)"""
    )
    assert not narrow, "too small for a finger"
    expect(page.locator(".beside")).to_have_count(0)
    person.choose(choice_texts(match, kind)[-1])
    assert latest_frame(received)["decisions"] > len(match.decisions)
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
