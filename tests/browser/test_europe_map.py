"""The map of Ticket to Ride: Europe reads at a glance: what is claimed, what is free, what every city is called."""

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
from tests.conftest import in_prove, wide

SEAT_COLOURS = ["blue", "red", "yellow", "green", "black"]
"""What a person would call the colours of the seats: cards have the same."""
LEAST = 20
"""CIEDE2000 between the means of two boxes; below 10 they look about the same at this size."""
# For each space of each free colour and each wagon of each seat: points all over its box, on the screen, but where a sign lies on it.
BOXES = """() => {
    const scale = devicePixelRatio
    const signs = [...document.querySelectorAll('.map .sign')].map(each => each.getBoundingClientRect())
    const signed = p => signs.some(each => p.x > each.left && p.x < each.right && p.y > each.top && p.y < each.bottom)
    const points = rect => {
        const [x, y, w, h] = ['x', 'y', 'width', 'height'].map(each => rect[each].baseVal.value)
        const matrix = rect.getScreenCTM()
        const at = (i, j) => new DOMPoint(x - 1 + (i + .5) * (w + 2) / 12, y - 1 + (j + .5) * (h + 2) / 6).matrixTransform(matrix)
        const all = [...Array(12).keys()].flatMap(i => [...Array(6).keys()].map(j => at(i, j)))
        return all.filter(p => !signed(p)).map(p => [Math.round(p.x * scale), Math.round(p.y * scale)])
    }
    const onScreen = ([x, y]) => x > 0 && y > 0 && x < innerWidth * scale - 1 && y < innerHeight * scale - 1
    const onMap = ([x, y]) => document.elementsFromPoint(x / scale, y / scale).some(each => each.closest('.map'))
    const found = {}
    for (const rect of document.querySelectorAll('.map g:not(.closed) > g > .space, .map .wagon .body')) {
        const style = (rect.closest('[style*=--colour]') ?? rect).getAttribute('style')
        const name = style.match(/--(card-[a-z]+|seat-[0-9])/)[1]
        const box = points(rect)
        if (box.length >= 24 && box.every(onScreen) && onMap(box[0])) (found[name] ??= []).push(box)
    }
    return found
}"""


# By route what it is, and points on the screen: of each of its spaces or wagons those inside it, and those of its corridor, 26 px broad.
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


# How far the text about a route that is pointed at lies from the pointer; infinitely far where it covers one of its spaces.
BESIDE = """([route, x, y]) => {
    const box = document.querySelector('.europe .caption').getBoundingClientRect()
    const at = [...document.querySelectorAll('.map .hit[data-route]')].findIndex(each => each.dataset.route === route)
    const spaces = [...document.querySelectorAll('.map .board > .track')[at].querySelectorAll('.space')]
    const pointsOf = rect => {
        const [left, top, w, h] = ['x', 'y', 'width', 'height'].map(each => rect[each].baseVal.value)
        const places = [...Array(33).keys()].flatMap(i => [...Array(13).keys()].map(j => new DOMPoint(left + w * i / 32, top + h * j / 12)))
        return places.map(p => p.matrixTransform(rect.getScreenCTM()))
    }
    const inside = p => box.left < p.x && p.x < box.right && box.top < p.y && p.y < box.bottom
    if (spaces.flatMap(pointsOf).some(inside)) return Infinity
    return Math.hypot(Math.max(0, box.left - x, x - box.right), Math.max(0, box.top - y, y - box.bottom))
}"""


# What of the cards in the hand is not on the screen, in windows of every size; and where the board's parts lie.
CUT = """() => [...document.querySelectorAll('.hand .card')].map(each => each.getBoundingClientRect())
    .filter(each => each.left < 0 || each.right > innerWidth || each.bottom > innerHeight).length"""
PLACES = """() => ['.map', '.players', '.own', '.hand', '.thing.draw']
    .map(each => JSON.stringify(document.querySelector(each).getBoundingClientRect()))"""
NOTHING_HELD = "() => { for (const each of document.querySelectorAll('.hand li, .tickets .ticket')) each.style.display = 'none' }"


# The names that lie under a button over the map.
COVERED = """() => {
    const box = each => each.getBoundingClientRect()
    const meet = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
    const over = [...document.querySelectorAll('[data-over-map]:not(.gone), .map .tools')].map(box)
    const names = [...document.querySelectorAll('.map .names text')]
    return names.filter(each => over.some(button => meet(box(each), button))).map(each => each.textContent)
}"""


SHORTENED = """() => [...document.querySelectorAll('.players .head')]
    .filter(name => name.clientWidth < name.scrollWidth || !name.clientWidth).map(name => name.textContent)"""


# The question is measured in the frame after the log has come.
HEIGHT_IS = "height => document.querySelector('.prompt-bar').getBoundingClientRect().height === height"


def much_claimed(match: Match) -> bool:
    """Everybody has claimed several routes."""
    return scenes.is_asked("turn")(match) and max(seat["trains"] for seat in match.full_view()["seats"]) <= 36


def table(page: Page, server: Server) -> Person:
    match = scenes.bot_match(GAME, "long_routes", 5, much_claimed)
    return scenes.open_at_turn(Person(page), server, match, ["Veronika", "bot:greedy", "bot:one_step", "bot:greedy", "bot:greedy"])


LAPTOP = {"viewport": {"width": 1366, "height": 768}}
LOOKS = {
    "laptop by day": (LAPTOP, "light"),
    "phone by night": (PHONE, "dark"),
    "laptop by night": (LAPTOP, "dark"),
    "phone by day": (PHONE, "light"),
}


@in_prove("the loudness of both is measured below")
@pytest.mark.parametrize(("screen", "scheme"), wide(list(LOOKS.values())[:1], LOOKS.values()), ids=wide(list(LOOKS)[:1], LOOKS))
def test_a_claimed_route_does_not_look_like_a_free_one(open_page: Opener, server: Server, screen: dict[str, object], scheme: str) -> None:
    page = open_page(BLANK, color_scheme=scheme, **screen)
    table(page, server)
    page.wait_for_function(f"() => ({COVERED})().length === 0")
    page.mouse.move(1, 1)
    boxes = page.evaluate(BOXES)
    names = [name for name in boxes for _ in boxes[name]]
    reader = page.context.browser.new_page()  # type: ignore[union-attr]
    colours = mean_colours(reader, page.screenshot(), [box for name in boxes for box in boxes[name]])
    reader.close()
    mean = {name: sum(c for n, c in zip(names, colours, strict=True) if n == name) / names.count(name) for name in boxes}
    near = {colour: smallest_distance(mean[f"seat-{seat}"], mean[f"card-{colour}"]) for seat, colour in enumerate(SEAT_COLOURS)}
    assert min(near.values()) >= LEAST, near


def test_the_map_reads_at_a_glance_on_a_laptop(open_page: Opener, server: Server) -> None:
    page = open_page(BLANK)
    table(page, server)
    page.mouse.move(1, 1)
    what_can_be_claimed_is_the_loudest_after_the_trains_and_every_free_route_is_seen(page)
    page.mouse.move(1, 1)
    the_map_has_most_of_the_screen_until_the_log_is_wanted(page)


def what_can_be_claimed_is_the_loudest_after_the_trains_and_every_free_route_is_seen(page: Page) -> None:
    """Loud is what differs much from the bare map below it, over much of a route's corridor: CIE76 of its pixels, on average."""
    reader = page.context.browser.new_page()  # type: ignore[union-attr]
    for scheme in wide(("dark",), ("light", "dark")):
        page.emulate_media(color_scheme=scheme)
        every = json.loads(page.evaluate(CORRIDORS))
        trains = [route for route in every if route["kind"] == "train"]  # few
        others = [[route for route in every if route["kind"] == kind] for kind in ("claimable", "free")]
        routes = trains + [route for each in others for route in wide(each[::4], each)]
        pictures = []
        for shown in ("visible", "hidden"):
            page.evaluate("shown => { document.querySelector('.map .board').style.visibility = shown }", shown)
            pictures.append(page.screenshot())
        page.evaluate("() => { document.querySelector('.map .board').style.visibility = '' }")
        loud: dict[str, list[float]] = {"train": [], "claimable": [], "free": []}
        places = [[*route["boxes"], route["corridor"]] for route in routes]
        drawn, bare = (iter(colours_at(reader, png, [box for each in places for box in each])) for png in pictures)
        for route in routes:
            spaces = [(next(drawn), next(bare)) for _ in route["boxes"]]
            if route["kind"] != "train":
                least = min(float(contrast(*space, eyes).max()) for space in spaces for eyes in COLOUR_VISION.values())
                assert least >= 3, (scheme, route["route"], least)
            apart = lab(next(drawn), COLOUR_VISION["usual"]) - lab(next(bare), COLOUR_VISION["usual"])
            if not route["route"].endswith(("-1", "-2")):  # in the corridor of a double lies its twin as well
                loud[route["kind"]].append(float(np.linalg.norm(apart, axis=1).mean()))
        assert all(loud.values())
        # Quarters, for names and neighbours lie in some corridors.
        assert np.quantile(loud["claimable"], 0.25) > np.quantile(loud["free"], 0.75), loud
        assert np.median(loud["train"]) > np.median(loud["claimable"]), loud
    reader.close()
    person = Person(page)
    claimable = [route for _, route, _ in person.claimable()]
    for route in wide(claimable[::20], claimable):
        spot = person.spot(person.route(route))
        page.mouse.move(spot["x"], spot["y"])
        text = page.locator(".europe .caption")
        expect(text).to_be_visible()
        assert text.locator(".chip").count() >= 1, "the cards that can pay"
        assert page.evaluate(BESIDE, [route, spot["x"], spot["y"]]) < 130, route


def test_the_distance_of_two_colours_is_that_of_its_authors() -> None:
    """Three pairs of the test data of Sharma, Wu and Dalal (2005), Table 1."""
    pairs = [
        ((50, 2.6772, -79.7751), (50, 0, -82.7485), 2.0425),
        ((50, 2.49, -0.001), (50, -2.49, 0.0009), 7.1792),
        ((60.2574, -34.0099, 36.2677), (60.4626, -34.1751, 39.4387), 1.2644),
    ]
    for one, other, expected in pairs:
        assert distance(one, other) == pytest.approx(expected, abs=1e-4)


@pytest.mark.parametrize("seed", range(*wide((1, 2), (1, 7))))
def test_a_phone_names_the_ends_of_all_tickets_to_choose_from(open_page: Opener, server: Server, seed: int) -> None:
    page = open_page(BLANK, **PHONE)
    open_stored_match(page, server, bw.load(GAME).new_match(players=2, seed=seed), ["Ana", "bot:greedy"])
    offered = page.locator(".stock .sheet .ticket.offer .city b")
    expect(offered.first).to_be_visible()
    wanted = set(offered.all_inner_texts())
    assert len(wanted) >= 4
    for chosen in (False, True):
        if chosen:
            for ticket in page.locator(".stock .sheet .ticket.offer").all():
                ticket.tap()
        named = page.locator(".map .names .name").all_text_contents()
        assert wanted <= set(named), wanted - set(named)
        assert len(named) == len(set(named)), "each once"


def the_map_has_most_of_the_screen_until_the_log_is_wanted(page: Page) -> None:
    box = page.locator(".map").bounding_box()
    assert box is not None
    assert box["width"] * box["height"] >= 0.55 * 1366 * 768
    page.evaluate("() => document.fonts.ready")
    assert page.evaluate(CUT) == 0, "whole cards"
    places = page.evaluate(PLACES)
    page.evaluate(NOTHING_HELD)
    assert page.evaluate(PLACES) == places, "the board stays where it is, whatever is held"
    expect(page.locator(".prompt-bar .chips")).to_be_visible()
    bar = page.locator(".prompt-bar").bounding_box()
    assert page.locator(".names .name").count() == 47
    expect(page.locator(".side .log")).to_have_count(0)
    page.get_by_role("button", name="What happened").click()
    expect(page.locator(".side .log")).to_be_visible()
    assert page.evaluate(SHORTENED) == [], "five names fit beside the log"
    assert bar
    page.wait_for_function(HEIGHT_IS, arg=bar["height"])  # a question of two lines does not move the board
    page.reload()
    expect(page.locator(".side .log")).to_be_visible()  # as it was left
    for width, height in ((1280, 720), (2560, 1440)):
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function(f"() => ({CUT})() === 0")
    page.set_viewport_size(LAPTOP["viewport"])
    page.get_by_role("button", name="What happened").click()
    expect(page.locator(".side .log")).to_have_count(0)
