"""The map of Ticket to Ride: Europe reads at a glance: what is claimed, what is free, what every city is called."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

import boardwright as bw
from boardwright.core.domain.match import Match
from tests.browser import scenes
from tests.browser.colours import distance, least_apart, means
from tests.browser.conftest import Opener
from tests.browser.europe import GAME, Person
from tests.browser.house import NOWHERE, PHONE, Server
from tests.browser.stored import open_stored
from tests.conftest import wide

SEAT_COLOURS = ["blue", "red", "yellow", "green", "black"]
"""What a person would call the colours of the seats: cards have the same."""
LEAST = 20
"""CIEDE2000 between the means of two boxes; below 10 they look about the same at this size."""
# For each space of each free colour and each wagon of each seat: points all over its box, on the screen.
BOXES = """() => {
    const scale = devicePixelRatio
    const points = rect => {
        const [x, y, w, h] = ['x', 'y', 'width', 'height'].map(each => rect[each].baseVal.value)
        const matrix = rect.getScreenCTM()
        const at = (i, j) => new DOMPoint(x - 1 + (i + .5) * (w + 2) / 12, y - 1 + (j + .5) * (h + 2) / 6).matrixTransform(matrix)
        const all = [...Array(12).keys()].flatMap(i => [...Array(6).keys()].map(j => at(i, j)))
        return all.map(p => [Math.round(p.x * scale), Math.round(p.y * scale)])
    }
    const onScreen = ([x, y]) => x > 0 && y > 0 && x < innerWidth * scale - 1 && y < innerHeight * scale - 1
    const onMap = ([x, y]) => document.elementsFromPoint(x / scale, y / scale).some(each => each.closest('.map'))
    const found = {}
    for (const rect of document.querySelectorAll('.map g:not(.closed) > g > .space, .map .wagon .body')) {
        const style = (rect.closest('[style*=--colour]') ?? rect).getAttribute('style')
        const name = style.match(/--(card-[a-z]+|seat-[0-9])/)[1]
        const box = points(rect)
        if (box.every(onScreen) && onMap(box[0])) (found[name] ??= []).push(box)
    }
    return found
}"""


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
    return scenes.asks("turn")(match) and max(seat["trains"] for seat in match.full_view()["seats"]) <= 36


def table(page: Page, server: Server) -> Person:
    match = scenes.by_bots(GAME, "long_routes", 5, much_claimed)
    return scenes.at(Person(page), server, match, ["Veronika", "bot:greedy", "bot:one_step", "bot:greedy", "bot:greedy"])


LAPTOP = {"viewport": {"width": 1366, "height": 768}}
LOOKS = {
    "laptop by day": (LAPTOP, "light"),
    "phone by night": (PHONE, "dark"),
    "laptop by night": (LAPTOP, "dark"),
    "phone by day": (PHONE, "light"),
}


@pytest.mark.parametrize(("screen", "scheme"), wide(list(LOOKS.values())[:1], LOOKS.values()), ids=wide(list(LOOKS)[:1], LOOKS))
def test_a_claimed_route_does_not_look_like_a_free_one(open_page: Opener, server: Server, screen: dict[str, object], scheme: str) -> None:
    page = open_page(NOWHERE, color_scheme=scheme, **screen)
    table(page, server)
    page.wait_for_function(f"() => ({COVERED})().length === 0")
    page.mouse.move(1, 1)
    boxes = page.evaluate(BOXES)
    names = [name for name in boxes for _ in boxes[name]]
    reader = page.context.browser.new_page()  # type: ignore[union-attr]
    colours = means(reader, page.screenshot(), [box for name in boxes for box in boxes[name]])
    reader.close()
    mean = {name: sum(c for n, c in zip(names, colours, strict=True) if n == name) / names.count(name) for name in boxes}
    near = {colour: least_apart(mean[f"seat-{seat}"], mean[f"card-{colour}"]) for seat, colour in enumerate(SEAT_COLOURS)}
    assert min(near.values()) >= LEAST, near


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
    page = open_page(NOWHERE, **PHONE)
    open_stored(page, server, bw.load(GAME).new_match(players=2, seed=seed), ["Ana", "bot:greedy"])
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


def test_the_map_has_most_of_a_laptops_screen_until_the_log_is_wanted(open_page: Opener, server: Server) -> None:
    page = open_page(NOWHERE)
    table(page, server)
    box = page.locator(".map").bounding_box()
    assert box is not None
    assert box["width"] * box["height"] >= 0.55 * 1366 * 768
    page.evaluate("() => document.fonts.ready")
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
    page.get_by_role("button", name="What happened").click()
    expect(page.locator(".side .log")).to_have_count(0)
