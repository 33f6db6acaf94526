"""At the table of Russian Railroads: what is in sight while a space is chosen, and what one press stands for."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from boardwright.core.domain.match import Match
from boardwright.core.machine.platforms import PAGE
from tests.browser.conftest import Opener
from tests.browser.looks import hidden_choices, resize
from tests.browser.person import frames_of, latest, wait_until
from tests.browser.railroads import GAME
from tests.browser.railroads_scenes import SCENES, bot_match, can_step_thrice, match_at, open_at_turn
from tests.browser.scenes import show_scene
from tests.browser.server import BLANK, PHONE, Server
from tests.browser.stored import open_stored_match
from tests.conftest import PROVE, in_prove
from tests.contract.shipped import file_of

COVERED = """all => all.filter(each => {
    const {x, y, width, height, right, bottom} = each.getBoundingClientRect()
    const onTop = document.elementFromPoint(x + width / 2, y + height / 2)
    return !width || x < 0 || y < 0 || right > innerWidth || bottom > innerHeight || !(each.contains(onTop) || onTop?.contains(each))
}).map(each => each.className)"""
"""Which of these elements are not wholly on the screen, or lie under something."""


OWN_LINES = {(1366, 768): ".everybody .small:first-child .engines + svg", (1920, 1080): ".own-area .large .line"}
"""Where one's own lines are, by the size of the screen."""


def has_coins(match: Match) -> bool:
    """The first person can take three black steps, and could pay for them with a coin."""
    return can_step_thrice(match) and match.full_view()["seats"][0]["coins"] > 0


def means(page: Page) -> list[list[int]]:
    """Workers and coins of every seat, as its tab shows them, by seat."""
    tabs = page.locator(".seats .seat[data-board]:not([data-board=main], [data-board=points])")
    shown = tabs.evaluate_all(
        "all => all.map(each => [each.dataset.board, ...[...each.querySelectorAll('.means strong')].map(n => n.innerText)])"
    )
    return [numbers for _, *numbers in sorted([int(n) for n in each] for each in shown)]


def held(frame: dict[str, Any]) -> list[list[int]]:
    return [[seat["workers"] + seat["temporary"], seat["coins"]] for seat in frame["view"]["seats"]]


def the_boards_fill_a_large_screen(page: Page) -> None:
    """The main board grows down to the end of its column; the others' boards are wider than the 380 px of a laptop."""
    page.set_viewport_size({"width": 2560, "height": 1440})
    expect(page.locator(".others .small")).to_have_count(2)
    parts = (".stage", ".main-area .table", ".others .small", ".others .small:last-child")
    stage, below, *others = (page.locator(each).first.bounding_box() or {} for each in parts)
    assert stage["y"] + stage["height"] - (below["y"] + below["height"]) < 12
    assert all(other["width"] > 480 for other in others)


def test_a_space_is_chosen_in_sight_of_all_means_and_taken_and_paid_for_by_one_press(open_page: Opener, server: Server) -> None:
    """Own lines and everybody's means beside the main board; workers pay; another space takes the place of the first; all is taken back."""
    page = open_page(BLANK, settings={"pause": 60})
    received = frames_of(page)
    person = open_at_turn(page, server, match_at(has_coins, 3), names=("Ana", "bot:random", "bot:random"))
    begun = latest(received)
    for (width, height), lines in OWN_LINES.items():
        page.set_viewport_size({"width": width, "height": height})
        expect(page.locator(lines)).to_have_count(3)
        for part in (".seats .means", lines):
            assert not page.locator(part).evaluate_all(COVERED), f"{part} at {width}"
        assert means(page) == held(begun)
    the_boards_fill_a_large_screen(page)
    page.set_viewport_size({"width": 1366, "height": 768})

    person.choose("occupy black_2")
    taken = latest(received)
    assert (taken["prompt"]["id"], taken["decisions"]) == ("act", begun["decisions"] + 2)
    workers, coins = held(begun)[0]
    assert held(taken)[0] == [workers - 2, coins]

    person.act_and_settle(page.locator(".dock .pay:not([data-choice])").first.click)  # a coin in place of a worker
    assert held(latest(received))[0] == [workers - 1, coins - 1]

    page.locator(".seats .main").click()
    another = page.locator(".main-area .instead").first
    name = str(another.get_attribute("data-place"))
    person.act_and_settle(another.click)
    expect(page.locator(".dock .told")).not_to_contain_text("3 black steps")
    spaces = latest(received)["view"]["spaces"]
    assert [any(pieces["seat"] == 0 for pieces in spaces[place]["pieces"]) for place in ("black_2", name)] == [False, True]

    person.act_and_settle(page.get_by_role("button", name="Take back").click)
    assert latest(received)["decisions"] == begun["decisions"]
    assert held(latest(received)) == held(begun)


@pytest.mark.skipif(not PROVE, reason="it takes the rules in the page, which take their time to be made: make prove")
def test_the_page_looks_ahead_and_one_press_makes_several_steps(open_page: Opener, server: Server) -> None:
    """Ghosts and coins while a space is pointed at; a press two spaces ahead makes two steps, and one takes both back."""
    file_of(GAME, PAGE)
    page = open_page(BLANK, settings={"pause": 60})
    received = frames_of(page)
    person = open_at_turn(page, server, match_at(has_coins, 3), names=("Ana", "bot:random", "bot:random"))
    workers, coins = held(latest(received))[0]
    person.space("black_2").hover()
    ghosts = page.locator(".everybody .small:first-child path.open")
    expect(ghosts.first).to_be_visible(timeout=60_000)
    assert ghosts.count() >= 3
    assert page.locator(".large .kiev [data-steps]").count() == 0
    person.act_and_settle(person.space("black_2").locator("[data-coins='1']").click)
    assert held(latest(received))[0] == [workers - 1, coins - 1]
    person.act_and_settle(page.get_by_role("button", name="Take back").click)
    person.choose("occupy black_2")
    before = latest(received)
    assert held(before)[0] == [workers - 2, coins], "in the middle of a space no coin is pressed"
    assert page.locator(".large .kiev [data-steps]").evaluate_all("all => all.map(each => each.dataset.steps)") == ["2", "3"]
    person.act_and_settle(page.locator(".large .kiev [data-steps='2']").click)
    at_kiev = [frame["view"]["seats"][0]["rails"]["kiev"]["black"] for frame in (before, latest(received))]
    assert (at_kiev[1] - at_kiev[0], latest(received)["decisions"] - before["decisions"]) == (2, 2)
    person.act_and_settle(page.get_by_role("button", name="Take back").click)
    assert latest(received)["decisions"] == before["decisions"]


def well_staffed_at_the_end(match: Match) -> bool:
    """The first person has ended with many engineers and an end-bonus card."""
    seat = match.full_view()["seats"][0]
    return match.over and len(seat["engineers"]) > 4 and seat["bonus_count"] > 0


CUT = "crew => crew.getBoundingClientRect().bottom - crew.closest('.own-area').getBoundingClientRect().bottom"
"""So many pixels of the workers' rows lie below what is to be seen."""


@in_prove("it is one layout of many")
@pytest.mark.parametrize("side", [False, True], ids=["folded", "open"])
def test_above_the_slider_of_a_replay_the_own_board_is_whole(open_page: Opener, server: Server, side: bool) -> None:
    """On a laptop, also with many engineers and cards."""
    page = open_page(BLANK, settings={"side": side})
    match = bot_match(well_staffed_at_the_end)
    open_stored_match(page, server, match, ["Ana", "bot:greedy", "bot:greedy"])
    page.evaluate("at => (location.hash = `${location.hash.replace('table', 'replay')}/${at}`)", len(match.decisions) - 1)
    page.locator(".bar-of-replay").wait_for()
    page.locator(".seats [data-board='0']").click()
    crew = page.locator(".own-area:not(.away) .crew")
    assert crew.evaluate(CUT) <= 0


def test_the_own_lines_stay_in_sight_beside_the_log_and_what_explains_hides_no_tab(open_page: Opener, server: Server) -> None:
    """On a laptop: below the main board where no column of boards fits beside it. Titles begin with a capital."""
    page = open_page(BLANK, settings={"side": True})
    show_scene(SCENES["turn"], page, server)
    lines = page.locator(".foot .small:first-child .engines + svg")
    expect(lines).to_have_count(3)
    assert not lines.evaluate_all(COVERED)
    assert not page.locator(".main-area .can").evaluate_all(COVERED)
    popover = page.locator(".railroads .beside")
    for thing in (".main-area [data-place='white_2']", ".main-area [data-place='brown_1']"):
        page.locator(thing).hover()
        expect(popover.locator(".why")).to_be_visible()
        wait_until(page, lambda: not hidden_choices(page))  # the one before it may still be there
    show_scene(SCENES["bonus"], page, server)
    page.locator(".dock .card[data-name='ends']").hover()
    expect(popover.locator("b").first).to_have_text("End stations", use_inner_text=True)
    wait_until(page, lambda: not hidden_choices(page))


def test_all_cards_are_seen_at_once_on_a_phone(open_page: Opener, server: Server) -> None:
    """Nine end-bonus cards wrap, large enough for a finger; what explains one hides none."""
    page = open_page(BLANK, **PHONE)
    show_scene(SCENES["bonus"], page, server)
    cards = page.locator(".dock .card")
    assert cards.count() == 9
    assert not cards.evaluate_all(COVERED)
    assert cards.evaluate_all("all => Math.min(...all.map(each => each.offsetHeight))") >= 44
    cards.first.tap()
    expect(page.locator(".railroads .beside")).to_be_visible()
    assert not hidden_choices(page)


@in_prove("it is one screen")
def test_keys_bring_every_card_into_sight_on_a_small_phone(open_page: Opener, server: Server) -> None:
    """The row is longer than the screen, and has an arrow where it goes on: what has the focus never lies under one."""
    page = open_page(BLANK, **PHONE)
    show_scene(SCENES["bonus"], page, server)
    resize(page, 320, 568)
    cards = page.locator(".dock .card")
    expect(page.locator(".dock .arrow.on")).to_be_visible()
    cards.first.focus()
    for _ in range(cards.count() - 1):
        page.keyboard.press("ArrowRight")
        assert not page.locator(".dock .card:focus").evaluate_all(COVERED)
    expect(cards.last).to_be_focused()
    expect(page.locator(".dock .arrow")).to_have_count(1)
    for _ in range(cards.count() - 1):
        page.keyboard.press("ArrowLeft")
        assert not page.locator(".dock .card:focus").evaluate_all(COVERED)
    expect(page.locator(".dock .arrow.back")).to_have_count(0)
