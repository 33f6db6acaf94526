"""Texts move nothing: the board and its choices stay in place through a whole match."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable

import numpy as np
import pytest
from playwright.sync_api import Page

import boardwright as bw
from boardwright.core.domain.match import Match
from boardwright.core.text.words import OFFERED
from tests.browser.conftest import Opener
from tests.browser.scenes import bot_match, close_result_panel, is_over
from tests.browser.screen_checks import LAPTOP_SIZE, PHONE_SIZE, resize
from tests.browser.server import BLANK, Server
from tests.browser.stored import open_stored_match
from tests.conftest import choose_cases, only_in_prove

GAMES = bw.games()
SIZES = (LAPTOP_SIZE, (1920, 1080), PHONE_SIZE)
SIDEWAYS = (844, 390)

# Script: the boxes of the board and of its named elements, independent of scrolling. Elements that the rules move (`data-travels`) have
# no fixed place.
ELEMENT_BOXES = """() => {
    const host = document.querySelector('.board .host')
    const where = each => {
        let {x, y, width, height} = each.getBoundingClientRect()
        for (let up = each.parentElement; up; up = up.parentElement) [x, y] = [x + up.scrollLeft, y + up.scrollTop]
        return [x, y, width, height].map(number => Math.round(2 * number) / 2).join(' ')
    }
    const placed = host.querySelectorAll('[data-key], [data-place]:not([data-travels])')
    const named = [...placed].filter(each => each.checkVisibility({visibilityProperty: true}))
    const name = ({dataset, parentElement: {className}}) => `${className.baseVal ?? className} ${dataset.key ?? dataset.place}`
    return {'the board': where(host.parentElement), ...Object.fromEntries(named.map(each => [name(each), where(each)]))}
}"""
# Script: texts of a bar that do not fit even in the smallest letters.
CUT_TEXTS = """() => [...document.querySelectorAll('.prompt .says, .prompt .since > *')]
    .filter(each => each.scrollHeight > each.clientHeight + 6 || each.scrollWidth > each.clientWidth + 1).map(each => each.textContent)"""
QUESTION = """() => document.querySelector('.prompt.over') ? 'over'
    : document.querySelector('.prompt [data-early], .prompt .sending') || !document.querySelector('.prompt.mine') ? ''
    : document.querySelector('.choices .choice:not(.closed)') ? 'mine' : ''"""
PRESS_DONE = "() => document.querySelector('.undo.open .primary')?.click()"
CHOICES = ".choices .choice:not(.closed)"

BoxesSeen = defaultdict[tuple[str, str], dict[str, str]]


def record_boxes(page: Page, screen: str, boxes: BoxesSeen) -> None:
    """Add the boxes on a screen, each with the question at which it was first seen."""
    question = page.locator(".prompt .now").inner_text()
    for element, box in page.evaluate(ELEMENT_BOXES).items():
        boxes[screen, element].setdefault(box, question)


def record_boxes_on_every_screen(page: Page, boxes: BoxesSeen, cut_texts: list[str]) -> None:
    """Look with the list of choices open and folded; restore it afterwards."""
    was_open = page.locator(".choices").count() > 0
    for size in SIZES:
        for is_open in (True, False):
            set_choices_open(page, is_open)
            resize(page, *size)
            record_boxes(page, f"{size[0]} {'open' if is_open else 'folded'}", boxes)
            cut_texts += page.evaluate(CUT_TEXTS)
    set_choices_open(page, was_open)
    resize(page, *LAPTOP_SIZE)


def record_boxes_at_the_end(page: Page, server: Server, game: str, boxes: BoxesSeen) -> None:
    """Look behind the result; not on a phone or beside an open panel, where the scoring takes room from the board."""
    match = bot_match(game, "greedy", min(bw.load(game).players), is_over)
    open_stored_match(page, server, match, ["Ana", *["bot:greedy"] * (match.players - 1)])
    page.locator(".end.panel").wait_for()
    close_result_panel(page)
    if page.locator(".side.open").count():
        page.locator(".side .tab[aria-pressed=true]").click()
    for size in SIZES[:2]:
        resize(page, *size)
        record_boxes(page, f"{size[0]} folded", boxes)


def set_choices_open(page: Page, is_open: bool) -> None:
    """Open or fold the list of choices."""
    choices = page.locator(".choices")
    if (choices.count() > 0) != is_open:
        page.locator(".side .tab").nth(1).click()
        choices.wait_for(state="visible" if is_open else "detached")


def moved_elements(boxes: BoxesSeen) -> list[str]:
    return [f"{screen}, {element}: {positions}" for (screen, element), positions in boxes.items() if len(positions) > 1]


def is_asked_after(decisions: int) -> Callable[[Match], bool]:
    """Return the condition that the first seat is to choose, after at least so many decisions."""
    return lambda match: not match.over and match.actors[0] == 0 and len(match.decisions) >= decisions


ALL_CASES = [(game, language) for game in GAMES for language in OFFERED]


@pytest.mark.parametrize(("game", "language"), choose_cases([("game_of_trains", "sr-Cyrl")], ALL_CASES))
def test_board_stays_in_place_at_every_question(open_page: Opener, server: Server, game: str, language: str) -> None:
    """One page shows positions of a match and its end, on a laptop, a large screen and a phone; no text of a bar is cut off."""
    page = open_page(BLANK, language=language)
    boxes: BoxesSeen = defaultdict(dict)
    cut_texts: list[str] = []
    for decisions in choose_cases((8, 25), (3, 8, 13, 25, 40)):
        match = bot_match(game, "greedy", min(bw.load(game).players), is_asked_after(decisions))
        open_stored_match(page, server, match, ["Ana", *["bot:greedy"] * (match.players - 1)])
        page.wait_for_function("() => document.querySelector('.prompt.mine:not([data-early])')")
        page.evaluate("() => document.fonts.ready")
        record_boxes_on_every_screen(page, boxes, cut_texts)
    record_boxes_at_the_end(page, server, game, boxes)
    assert not moved_elements(boxes) and not cut_texts


@only_in_prove("the test above has positions of one match")
@pytest.mark.parametrize("game", GAMES)
def test_board_stays_in_place_through_a_whole_match(open_page: Opener, server: Server, game: str) -> None:
    """The player takes random choices of the list; every tenth decision is checked on every screen."""
    page = open_page(BLANK, language="cs")
    match = bw.load(game).new_match(players=max(bw.load(game).players), seed=1)
    open_stored_match(page, server, match, ["Magdalena", *["bot:greedy"] * (match.players - 1)])
    page.get_by_role("button", name="Možnosti").click()
    boxes: BoxesSeen = defaultdict(dict)
    cut_texts: list[str] = []
    for decision in range(400):
        if page.wait_for_function(QUESTION).json_value() == "over":
            break
        record_boxes(page, "1366 open", boxes)
        if decision % 10 == 0:
            record_boxes_on_every_screen(page, boxes, cut_texts if decision else [])
        choose_at_random(page, np.random.default_rng(decision))
    assert decision > 10 and not moved_elements(boxes)
    assert not cut_texts


def choose_at_random(page: Page, chance: np.random.Generator) -> None:
    """Press a random choice of the list, and wait for its result."""
    before = page.evaluate("() => document.querySelector('.side').textContent + document.querySelector('.prompt').textContent")
    number = int(chance.integers(page.locator(CHOICES).count()))
    page.evaluate(f"number => document.querySelectorAll('{CHOICES}')[number].click()", number)
    page.wait_for_function(
        f"""before => {{
            ({PRESS_DONE})()
            return !document.querySelector('[data-early], .prompt .sending')
                && document.querySelector('.side').textContent + document.querySelector('.prompt').textContent !== before
        }}""",
        arg=before,
    )


def test_list_of_choices_stays_in_place_on_a_phone_on_its_side(open_page: Opener, server: Server) -> None:
    """It lies under the prompt, whose text has one to five lines."""
    page = open_page(BLANK, language="sl", viewport=dict(zip(("width", "height"), SIDEWAYS)), settings={"curtain": "never"})
    match = bw.load("game_of_trains").new_match(players=2, seed=1)
    open_stored_match(page, server, match, ["Ana", "Bor"])
    page.get_by_role("button", name="Možnosti").click()
    tops, chance = set(), np.random.default_rng(1)
    for _ in range(6):
        page.locator(CHOICES).first.wait_for()
        tops.add(page.locator(".panel-body").evaluate("each => each.getBoundingClientRect().top"))
        assert page.locator(".prompt .says").evaluate("each => each.scrollHeight <= each.clientHeight")
        choose_at_random(page, chance)
    assert len(tops) == 1


# -- while a table opens

RECORD_BOXES = """() => {
    const seen = window.seen = {}
    const things = {home: '.bar .home', settings: '.bar .tools a', prompt: '.prompt-bar', side: '.side, .side-room'}
    const look = () => {
        for (const [name, selector] of Object.entries(things)) {
            const each = document.querySelector(`.table :is(${selector})`)
            if (!each) continue
            const box = getComputedStyle(each).display === 'contents' ? each.querySelector('.tabs') : each // on a phone
            const {x, y, width, height} = box.getBoundingClientRect()
            const where = [x, y, width, height].map(Math.round).join(' ')
            if (!(seen[name] ??= []).includes(where)) seen[name].push(where)
        }
        requestAnimationFrame(look)
    }
    look()
}"""
"""Script: record the boxes of the table's parts in every frame."""


OPENING_CASES = [
    *(("game_of_trains", size) for size in choose_cases([LAPTOP_SIZE], SIZES)),
    ("russian_railroads", PHONE_SIZE),
    ("game_of_trains", SIDEWAYS),
]


@pytest.mark.parametrize(("game", "size"), OPENING_CASES)
def test_parts_of_an_opening_table_stay_in_place(open_page: Opener, server: Server, game: str, size: tuple[int, int]) -> None:
    """Words and board load late. On a phone the prompt is lower beside a board that shows the turn so far."""
    page = open_page(BLANK, viewport={"width": size[0], "height": size[1]})
    page.add_init_script(f"({RECORD_BOXES})()")
    page.route("**/assets/*", lambda route: (page.wait_for_timeout(30), route.continue_()))
    match = bw.load(game).new_match(players=2, seed=1)
    open_stored_match(page, server, match, ["Ana", "bot:greedy"])
    page.locator(".prompt.mine").wait_for()
    page.locator(".host > *").first.wait_for()
    boxes = page.evaluate("seen")
    page.unroute_all(behavior="ignoreErrors")
    assert set(boxes) == {"home", "settings", "prompt", "side"}
    assert all(len(positions) == 1 for positions in boxes.values()), boxes


SHIFTS = """() => {
    window.shifts = []
    new PerformanceObserver(list => shifts.push(...list.getEntries().map(({value, sources}) =>
        ({value, moved: sources.map(({node}) => node?.outerHTML?.slice(0, 80) ?? '')})))).observe({type: 'layout-shift', buffered: true})
}"""
"""Script: record the layout shifts that the browser reports."""


@pytest.mark.parametrize("game", GAMES)
def test_late_parts_of_a_board_cause_no_large_layout_shift(open_page: Opener, server: Server, game: str) -> None:
    """The screen is high, and boards fill it in many parts. Browsers call 0.1 good: the share of the screen times the distance."""
    page = open_page(BLANK, viewport={"width": 1350, "height": 940})
    page.add_init_script(f"({SHIFTS})()")
    match = bw.load(game).new_match(players=max(bw.load(game).players), seed=1)
    open_stored_match(page, server, match, ["Ana", *["bot:greedy"] * (match.players - 1)])
    page.wait_for_function("() => document.querySelector('.prompt.mine')")
    page.wait_for_timeout(500)  # the observer is called later
    shifts = page.evaluate("shifts")
    assert sum(shift["value"] for shift in shifts) < 0.1, shifts
