"""Nothing moves because of a text: the board and what can be chosen on it stay where they are through a whole match."""

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
from tests.browser.looks import LAPTOP_SIZE, PHONE_SIZE, resize
from tests.browser.scenes import bot_match, close_result_panel, is_over
from tests.browser.server import BLANK, Server
from tests.browser.stored import open_stored_match
from tests.conftest import in_prove, wide

GAMES = bw.games()
SIZES = (LAPTOP_SIZE, (1920, 1080), PHONE_SIZE)
ON_ITS_SIDE = (844, 390)

# Where the board is, and what on it has a place of its own; where it lies in what scrolls. Seats stand in the order of turns;
# what the rules move on (`data-travels`) has no place of its own.
PLACES = """() => {
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
# What a bar cuts off: texts that do not fit in it even in the smallest letters.
CUT = """() => [...document.querySelectorAll('.prompt .says, .prompt .since > *')]
    .filter(each => each.scrollHeight > each.clientHeight + 6 || each.scrollWidth > each.clientWidth + 1).map(each => each.textContent)"""
ASKED = """() => document.querySelector('.prompt.over') ? 'over'
    : document.querySelector('.prompt [data-early], .prompt .sending') || !document.querySelector('.prompt.mine') ? ''
    : document.querySelector('.choices .choice:not(.closed)') ? 'mine' : ''"""
DONE = "() => document.querySelector('.undo.open .primary')?.click()"
CHOICES = ".choices .choice:not(.closed)"

Looks = defaultdict[tuple[str, str], dict[str, str]]


def look(page: Page, screen: str, places: Looks) -> None:
    """Add where everything is on a screen, with the question that it was first seen at."""
    question = page.locator(".prompt .now").inner_text()
    for thing, where in page.evaluate(PLACES).items():
        places[screen, thing].setdefault(where, question)


def look_on_every_screen(page: Page, places: Looks, cut: list[str]) -> None:
    """With the list of choices open and folded; afterwards it is as it was."""
    begun = page.locator(".choices").count() > 0
    for size in SIZES:
        for opened in (True, False):
            unfold(page, opened)
            resize(page, *size)
            look(page, f"{size[0]} {'open' if opened else 'folded'}", places)
            cut += page.evaluate(CUT)
    unfold(page, begun)
    resize(page, *LAPTOP_SIZE)


def look_at_the_end(page: Page, server: Server, game: str, places: Looks) -> None:
    """Behind the result; not on a phone and beside an open panel, where the reckoning takes room from the board."""
    match = bot_match(game, "greedy", min(bw.load(game).players), is_over)
    open_stored_match(page, server, match, ["Ana", *["bot:greedy"] * (match.players - 1)])
    page.locator(".end.panel").wait_for()
    close_result_panel(page)
    if page.locator(".side.open").count():
        page.locator(".side .tab[aria-pressed=true]").click()
    for size in SIZES[:2]:
        resize(page, *size)
        look(page, f"{size[0]} folded", places)


def unfold(page: Page, opened: bool) -> None:
    """The list of choices, or nothing beside the board."""
    choices = page.locator(".choices")
    if (choices.count() > 0) != opened:
        page.locator(".side .tab").nth(1).click()
        choices.wait_for(state="visible" if opened else "detached")


def moved(places: Looks) -> list[str]:
    return [f"{screen}, {thing}: {where}" for (screen, thing), where in places.items() if len(where) > 1]


def asked_after(decisions: int) -> Callable[[Match], bool]:
    """The first seat is to choose, after so many decisions or more."""
    return lambda match: not match.over and match.actors[0] == 0 and len(match.decisions) >= decisions


EVERYWHERE = [(game, language) for game in GAMES for language in OFFERED]


@pytest.mark.parametrize(("game", "language"), wide([("game_of_trains", "sr-Cyrl")], EVERYWHERE))
def test_whatever_is_asked_the_board_stays_where_it_is(open_page: Opener, server: Server, game: str, language: str) -> None:
    """Moments of a match and its end on one page, on a laptop, a large screen and a phone; what others did can be read in whole."""
    page = open_page(BLANK, language=language)
    places: Looks = defaultdict(dict)
    cut: list[str] = []
    for decisions in wide((8, 25), (3, 8, 13, 25, 40)):
        match = bot_match(game, "greedy", min(bw.load(game).players), asked_after(decisions))
        open_stored_match(page, server, match, ["Ana", *["bot:greedy"] * (match.players - 1)])
        page.wait_for_function("() => document.querySelector('.prompt.mine:not([data-early])')")
        page.evaluate("() => document.fonts.ready")
        look_on_every_screen(page, places, cut)
    look_at_the_end(page, server, game, places)
    assert not moved(places) and not cut


@in_prove("test_whatever_is_asked has moments of one")
@pytest.mark.parametrize("game", GAMES)
def test_through_a_whole_match_the_board_stays_where_it_is(open_page: Opener, server: Server, game: str) -> None:
    """Somebody takes any choice of the list; every tenth decision is looked at on every screen."""
    page = open_page(BLANK, language="cs")
    match = bw.load(game).new_match(players=max(bw.load(game).players), seed=1)
    open_stored_match(page, server, match, ["Magdalena", *["bot:greedy"] * (match.players - 1)])
    page.get_by_role("button", name="Možnosti").click()
    places: Looks = defaultdict(dict)
    cut: list[str] = []
    for decision in range(400):
        if page.wait_for_function(ASKED).json_value() == "over":
            break
        look(page, "1366 open", places)
        if decision % 10 == 0:
            look_on_every_screen(page, places, cut if decision else [])
        choose_any(page, np.random.default_rng(decision))
    assert decision > 10 and not moved(places)
    assert not cut


def choose_any(page: Page, chance: np.random.Generator) -> None:
    """Press one of the choices of the list, and wait for what comes of it."""
    before = page.evaluate("() => document.querySelector('.side').textContent + document.querySelector('.prompt').textContent")
    number = int(chance.integers(page.locator(CHOICES).count()))
    page.evaluate(f"number => document.querySelectorAll('{CHOICES}')[number].click()", number)
    page.wait_for_function(
        f"""before => {{
            ({DONE})()
            return !document.querySelector('[data-early], .prompt .sending')
                && document.querySelector('.side').textContent + document.querySelector('.prompt').textContent !== before
        }}""",
        arg=before,
    )


def test_on_a_phone_on_its_side_the_list_of_choices_stays_below_the_finger(open_page: Opener, server: Server) -> None:
    """It lies under the prompt, whose sentences have one line or five."""
    page = open_page(BLANK, language="sl", viewport=dict(zip(("width", "height"), ON_ITS_SIDE)), settings={"curtain": "never"})
    match = bw.load("game_of_trains").new_match(players=2, seed=1)
    open_stored_match(page, server, match, ["Ana", "Bor"])
    page.get_by_role("button", name="Možnosti").click()
    tops, chance = set(), np.random.default_rng(1)
    for _ in range(6):
        page.locator(CHOICES).first.wait_for()
        tops.add(page.locator(".panel-body").evaluate("each => each.getBoundingClientRect().top"))
        assert page.locator(".prompt .says").evaluate("each => each.scrollHeight <= each.clientHeight")
        choose_any(page, chance)
    assert len(tops) == 1


# -- while it is being opened, and without a link

RECORD = """() => {
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


OPENED = [
    *(("game_of_trains", size) for size in wide([LAPTOP_SIZE], SIZES)),
    ("russian_railroads", PHONE_SIZE),
    ("game_of_trains", ON_ITS_SIDE),
]


@pytest.mark.parametrize(("game", "size"), OPENED)
def test_a_table_being_opened_has_everything_in_its_place(open_page: Opener, server: Server, game: str, size: tuple[int, int]) -> None:
    """The words and the board come late. On a phone the prompt is lower beside a board that itself shows the turn so far."""
    page = open_page(BLANK, viewport={"width": size[0], "height": size[1]})
    page.add_init_script(f"({RECORD})()")
    page.route("**/assets/*", lambda route: (page.wait_for_timeout(30), route.continue_()))
    match = bw.load(game).new_match(players=2, seed=1)
    open_stored_match(page, server, match, ["Ana", "bot:greedy"])
    page.locator(".prompt.mine").wait_for()
    page.locator(".host > *").first.wait_for()
    seen = page.evaluate("seen")
    page.unroute_all(behavior="ignoreErrors")
    assert set(seen) == {"home", "settings", "prompt", "side"}
    assert all(len(where) == 1 for where in seen.values()), seen


SHIFTS = """() => {
    window.shifts = []
    new PerformanceObserver(list => shifts.push(...list.getEntries().map(({value, sources}) =>
        ({value, moved: sources.map(({node}) => node?.outerHTML?.slice(0, 80) ?? '')})))).observe({type: 'layout-shift', buffered: true})
}"""


@pytest.mark.parametrize("game", GAMES)
def test_parts_of_a_board_that_come_later_move_nothing_large(open_page: Opener, server: Server, game: str) -> None:
    """On a high screen, which boards fill in many parts. Browsers call 0.1 good: a part of what is seen, times how far it moves."""
    page = open_page(BLANK, viewport={"width": 1350, "height": 940})
    page.add_init_script(f"({SHIFTS})()")
    match = bw.load(game).new_match(players=max(bw.load(game).players), seed=1)
    open_stored_match(page, server, match, ["Ana", *["bot:greedy"] * (match.players - 1)])
    page.wait_for_function("() => document.querySelector('.prompt.mine')")
    page.wait_for_timeout(500)  # the observer is told later
    shifts = page.evaluate("shifts")
    assert sum(each["value"] for each in shifts) < 0.1, shifts
