"""The map of Ticket to Ride: Europe can be read at a glance: what is claimed, what is free, and the names of the cities."""

from __future__ import annotations

import json

import numpy as np
import pytest
from playwright.sync_api import Page, expect

import boardwright as bw
from boardwright.core.domain.match import Match
from tests.browser import scenes
from tests.browser.colours import COLOUR_VISION, colours_at, contrast, distance, lab, mean_colours, smallest_distance
from tests.browser.conftest import Opener
from tests.browser.europe import GAME, Person
from tests.browser.server import BLANK, PHONE, Server
from tests.browser.stored import open_stored_match
from tests.conftest import choose_cases, only_in_prove

SEAT_COLOURS = ["blue", "red", "yellow", "green", "black"]
"""The names of the seats' colours, which are those of cards."""
MIN_DISTANCE = 20
"""The smallest CIEDE2000 distance between the means of two boxes; below 10 they look about the same at this size."""
# Script: points inside every free space and every wagon on the screen, by colour, without those that a sign covers.
BOXES = """() => {
    const scale = devicePixelRatio
    const signs = [...document.querySelectorAll('.map .sign')].map(each => each.getBoundingClientRect())
    const isCovered = p => signs.some(each => p.x > each.left && p.x < each.right && p.y > each.top && p.y < each.bottom)
    const points = rect => {
        const [x, y, w, h] = ['x', 'y', 'width', 'height'].map(each => rect[each].baseVal.value)
        const matrix = rect.getScreenCTM()
        const at = (i, j) => new DOMPoint(x - 1 + (i + .5) * (w + 2) / 12, y - 1 + (j + .5) * (h + 2) / 6).matrixTransform(matrix)
        const all = [...Array(12).keys()].flatMap(i => [...Array(6).keys()].map(j => at(i, j)))
        return all.filter(p => !isCovered(p)).map(p => [Math.round(p.x * scale), Math.round(p.y * scale)])
    }
    const onScreen = ([x, y]) => x > 0 && y > 0 && x < innerWidth * scale - 1 && y < innerHeight * scale - 1
    const onMap = ([x, y]) => document.elementsFromPoint(x / scale, y / scale).some(each => each.closest('.map'))
    const boxes = {}
    for (const rect of document.querySelectorAll('.map g:not(.closed) > g > .space, .map .wagon .body')) {
        const style = (rect.closest('[style*=--colour]') ?? rect).getAttribute('style')
        const name = style.match(/--(card-[a-z]+|seat-[0-9])/)[1]
        const box = points(rect)
        if (box.length >= 24 && box.every(onScreen) && onMap(box[0])) (boxes[name] ??= []).push(box)
    }
    return boxes
}"""


# Script: the kind of each route, points inside each of its spaces or wagons, and points of its corridor, 26 px broad.
CORRIDORS = """() => {
    const points = (rect, across) => {
        const [x, y, w, h] = ['x', 'y', 'width', 'height'].map(each => rect[each].baseVal.value)
        const matrix = rect.getScreenCTM()
        const half = (across / Math.hypot(matrix.a, matrix.b) || h) / 2
        const at = (i, j) => new DOMPoint(x + (i + .5) * w / 12, y + h / 2 + half * (j - 6) / 6).matrixTransform(matrix)
        return [...Array(12).keys()].flatMap(i => [...Array(13).keys()].map(j => at(i, j))).map(p => [Math.round(p.x), Math.round(p.y)])
    }
    const onMap = ([x, y]) => document.elementFromPoint(x, y)?.closest('.map') && x < innerWidth - 1
    const hits = [...document.querySelectorAll('.map .hit[data-route]')]
    return JSON.stringify([...document.querySelectorAll('.map .board > .track')].flatMap((track, i) => {
        const [spaces, wagons] = [track.querySelectorAll('g:not(.closed) > g > .space'), track.querySelectorAll('.wagon .body')]
        const kind = wagons.length ? 'train' : hits[i].classList.contains('choice') ? 'claimable' : 'free'
        const rects = [...(wagons.length ? wagons : spaces)]
        const [boxes, corridor] = [rects.map(each => points(each, 0)), rects.flatMap(each => points(each, 26))]
        return rects.length && boxes.every(([at]) => onMap(at)) ? [{ route: hits[i].dataset.route, kind, boxes, corridor }] : []
    }))
}"""


# Script: the distance of the caption of a route from the pointer; infinite if it covers one of the route's spaces.
CAPTION_DISTANCE = """([route, x, y]) => {
    const box = document.querySelector('.europe .caption').getBoundingClientRect()
    const index = [...document.querySelectorAll('.map .hit[data-route]')].findIndex(each => each.dataset.route === route)
    const spaces = [...document.querySelectorAll('.map .board > .track')[index].querySelectorAll('.space')]
    const pointsOf = rect => {
        const [left, top, w, h] = ['x', 'y', 'width', 'height'].map(each => rect[each].baseVal.value)
        const points = [...Array(33).keys()].flatMap(i => [...Array(13).keys()].map(j => new DOMPoint(left + w * i / 32, top + h * j / 12)))
        return points.map(p => p.matrixTransform(rect.getScreenCTM()))
    }
    const inside = p => box.left < p.x && p.x < box.right && box.top < p.y && p.y < box.bottom
    if (spaces.flatMap(pointsOf).some(inside)) return Infinity
    return Math.hypot(Math.max(0, box.left - x, x - box.right), Math.max(0, box.top - y, y - box.bottom))
}"""


# Scripts: how many cards of the hand are beyond the screen; the boxes of the board's parts.
CARDS_BEYOND_SCREEN = """() => [...document.querySelectorAll('.hand .card')].map(each => each.getBoundingClientRect())
    .filter(each => each.left < 0 || each.right > innerWidth || each.bottom > innerHeight).length"""
BOARD_BOXES = """() => ['.map', '.players', '.own', '.hand', '.thing.draw']
    .map(each => JSON.stringify(document.querySelector(each).getBoundingClientRect()))"""
EMPTY_HAND = "() => { for (const each of document.querySelectorAll('.hand li, .tickets .ticket')) each.style.display = 'none' }"


# Script: the names that lie under a button over the map.
COVERED_NAMES = """() => {
    const box = each => each.getBoundingClientRect()
    const meet = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
    const over = [...document.querySelectorAll('[data-over-map]:not(.gone), .map .tools')].map(box)
    const names = [...document.querySelectorAll('.map .names text')]
    return names.filter(each => over.some(button => meet(box(each), button))).map(each => each.textContent)
}"""


SHORTENED_NAMES = """() => [...document.querySelectorAll('.players .head')]
    .filter(name => name.clientWidth < name.scrollWidth || !name.clientWidth).map(name => name.textContent)"""


# Script: whether the prompt has this height. It is measured in the frame after the log has appeared.
HEIGHT_IS = "height => document.querySelector('.prompt-bar').getBoundingClientRect().height === height"


def has_many_claims(match: Match) -> bool:
    """Return whether it is the first seat's turn, and every seat has claimed several routes."""
    return scenes.is_asked("turn")(match) and max(seat["trains"] for seat in match.full_view()["seats"]) <= 36


def open_table(page: Page, server: Server) -> Person:
    match = scenes.bot_match(GAME, "long_routes", 5, has_many_claims)
    return scenes.open_at_turn(Person(page), server, match, ["Veronika", "bot:greedy", "bot:one_step", "bot:greedy", "bot:greedy"])


LAPTOP_OPTIONS = {"viewport": {"width": 1366, "height": 768}}
SCREENS_BY_SCHEME = {
    "laptop by day": (LAPTOP_OPTIONS, "light"),
    "phone by night": (PHONE, "dark"),
    "laptop by night": (LAPTOP_OPTIONS, "dark"),
    "phone by day": (PHONE, "light"),
}


@only_in_prove("the next test measures the prominence of both")
@pytest.mark.parametrize(
    ("screen", "scheme"),
    choose_cases(list(SCREENS_BY_SCHEME.values())[:1], SCREENS_BY_SCHEME.values()),
    ids=choose_cases(list(SCREENS_BY_SCHEME)[:1], SCREENS_BY_SCHEME),
)
def test_claimed_route_differs_in_colour_from_a_free_one(open_page: Opener, server: Server, screen: dict[str, object], scheme: str) -> None:
    page = open_page(BLANK, color_scheme=scheme, **screen)
    open_table(page, server)
    page.wait_for_function(f"() => ({COVERED_NAMES})().length === 0")
    page.mouse.move(1, 1)
    boxes = page.evaluate(BOXES)
    names = [name for name in boxes for _ in boxes[name]]
    reader = page.context.browser.new_page()  # type: ignore[union-attr]
    colours = mean_colours(reader, page.screenshot(), [box for name in boxes for box in boxes[name]])
    reader.close()
    mean = {name: sum(c for n, c in zip(names, colours, strict=True) if n == name) / names.count(name) for name in boxes}
    distances = {colour: smallest_distance(mean[f"seat-{seat}"], mean[f"card-{colour}"]) for seat, colour in enumerate(SEAT_COLOURS)}
    assert min(distances.values()) >= MIN_DISTANCE, distances


def test_map_on_a_laptop_shows_claimable_routes_and_keeps_its_size(open_page: Opener, server: Server) -> None:
    page = open_page(BLANK)
    open_table(page, server)
    page.mouse.move(1, 1)
    check_prominence_of_routes(page)
    page.mouse.move(1, 1)
    check_map_size_and_stability(page)


def check_prominence_of_routes(page: Page) -> None:
    """Check that trains stand out most, then claimable routes, then the others, and that every free route is visible.

    A route stands out by the mean difference (CIE76) between the pixels of its corridor and the bare map.
    """
    reader = page.context.browser.new_page()  # type: ignore[union-attr]
    for scheme in choose_cases(("dark",), ("light", "dark")):
        page.emulate_media(color_scheme=scheme)
        all_routes = json.loads(page.evaluate(CORRIDORS))
        trains = [route for route in all_routes if route["kind"] == "train"]  # few
        others = [[route for route in all_routes if route["kind"] == kind] for kind in ("claimable", "free")]
        routes = trains + [route for group in others for route in choose_cases(group[::4], group)]
        pictures = []
        for shown in ("visible", "hidden"):
            page.evaluate("shown => { document.querySelector('.map .board').style.visibility = shown }", shown)
            pictures.append(page.screenshot())
        page.evaluate("() => { document.querySelector('.map .board').style.visibility = '' }")
        prominence: dict[str, list[float]] = {"train": [], "claimable": [], "free": []}
        boxes = [[*route["boxes"], route["corridor"]] for route in routes]
        drawn, bare = (iter(colours_at(reader, png, [box for group in boxes for box in group])) for png in pictures)
        for route in routes:
            spaces = [(next(drawn), next(bare)) for _ in route["boxes"]]
            if route["kind"] != "train":
                least = min(float(contrast(*space, eyes).max()) for space in spaces for eyes in COLOUR_VISION.values())
                assert least >= 3, (scheme, route["route"], least)
            difference = lab(next(drawn), COLOUR_VISION["usual"]) - lab(next(bare), COLOUR_VISION["usual"])
            if not route["route"].endswith(("-1", "-2")):  # the corridor of a double contains its twin
                prominence[route["kind"]].append(float(np.linalg.norm(difference, axis=1).mean()))
        assert all(prominence.values())
        # Quartiles, because names and neighbours lie in some corridors.
        assert np.quantile(prominence["claimable"], 0.25) > np.quantile(prominence["free"], 0.75), prominence
        assert np.median(prominence["train"]) > np.median(prominence["claimable"]), prominence
    reader.close()
    person = Person(page)
    claimable = [route for _, route, _ in person.claimable()]
    for route in choose_cases(claimable[::20], claimable):
        spot = person.spot(person.route(route))
        page.mouse.move(spot["x"], spot["y"])
        text = page.locator(".europe .caption")
        expect(text).to_be_visible()
        assert text.locator(".chip").count() >= 1, "the cards that can pay"
        assert page.evaluate(CAPTION_DISTANCE, [route, spot["x"], spot["y"]]) < 130, route


def test_colour_distance_matches_published_data() -> None:
    """The pairs are three of the test data of Sharma, Wu and Dalal (2005), Table 1."""
    pairs = [
        ((50, 2.6772, -79.7751), (50, 0, -82.7485), 2.0425),
        ((50, 2.49, -0.001), (50, -2.49, 0.0009), 7.1792),
        ((60.2574, -34.0099, 36.2677), (60.4626, -34.1751, 39.4387), 1.2644),
    ]
    for one, other, expected in pairs:
        assert distance(one, other) == pytest.approx(expected, abs=1e-4)


@pytest.mark.parametrize("seed", range(*choose_cases((1, 2), (1, 7))))
def test_phone_map_names_the_cities_of_all_offered_tickets(open_page: Opener, server: Server, seed: int) -> None:
    page = open_page(BLANK, **PHONE)
    open_stored_match(page, server, bw.load(GAME).new_match(players=2, seed=seed), ["Ana", "bot:greedy"])
    offered = page.locator(".stock .sheet .ticket.offer .city b")
    expect(offered.first).to_be_visible()
    cities = set(offered.all_inner_texts())
    assert len(cities) >= 4
    for chosen in (False, True):
        if chosen:
            for ticket in page.locator(".stock .sheet .ticket.offer").all():
                ticket.tap()
        named = page.locator(".map .names .name").all_text_contents()
        assert cities <= set(named), cities - set(named)
        assert len(named) == len(set(named)), "each once"


def check_map_size_and_stability(page: Page) -> None:
    box = page.locator(".map").bounding_box()
    assert box is not None
    assert box["width"] * box["height"] >= 0.55 * 1366 * 768
    page.evaluate("() => document.fonts.ready")
    assert page.evaluate(CARDS_BEYOND_SCREEN) == 0, "cards are whole"
    boxes = page.evaluate(BOARD_BOXES)
    page.evaluate(EMPTY_HAND)
    assert page.evaluate(BOARD_BOXES) == boxes, "the board does not move with the hand"
    expect(page.locator(".prompt-bar .chips")).to_be_visible()
    bar = page.locator(".prompt-bar").bounding_box()
    assert page.locator(".names .name").count() == 47
    expect(page.locator(".side .log")).to_have_count(0)
    page.get_by_role("button", name="What happened").click()
    expect(page.locator(".side .log")).to_be_visible()
    assert page.evaluate(SHORTENED_NAMES) == [], "five names fit beside the log"
    assert bar
    page.wait_for_function(HEIGHT_IS, arg=bar["height"])  # a question of two lines does not move the board
    page.reload()
    expect(page.locator(".side .log")).to_be_visible()  # as it was left
    for width, height in ((1280, 720), (2560, 1440)):
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function(f"() => ({CARDS_BEYOND_SCREEN})() === 0")
    page.set_viewport_size(LAPTOP_OPTIONS["viewport"])
    page.get_by_role("button", name="What happened").click()
    expect(page.locator(".side .log")).to_have_count(0)
