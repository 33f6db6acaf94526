"""The table of Russian Railroads: what is visible while a space is chosen, and what one press does."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from boardwright.core.domain.match import Match
from boardwright.core.machine.platforms import PAGE
from tests.browser.conftest import Opener
from tests.browser.person import latest_frame, record_frames, wait_until
from tests.browser.railroads import GAME
from tests.browser.railroads_scenes import SCENES, bot_match, can_step_thrice, match_at, open_at_turn
from tests.browser.scenes import show_scene
from tests.browser.screen_checks import hidden_choices, resize
from tests.browser.server import BLANK, PHONE, Server
from tests.browser.stored import open_stored_match
from tests.conftest import PROVE, only_in_prove
from tests.contract.shipped import built_file

COVERED = """all => all.filter(each => {
    const {x, y, width, height, right, bottom} = each.getBoundingClientRect()
    const onTop = document.elementFromPoint(x + width / 2, y + height / 2)
    return !width || x < 0 || y < 0 || right > innerWidth || bottom > innerHeight || !(each.contains(onTop) || onTop?.contains(each))
}).map(each => each.className)"""
"""Script: which of these elements are covered or not wholly on the screen."""


OWN_LINES = {(1366, 768): ".everybody .small:first-child .engines + svg", (1920, 1080): ".own-area .large .line"}
"""The selector of the own lines, by the size of the screen."""


def can_pay_with_coins(match: Match) -> bool:
    """Return whether the first seat can take three black steps, and could pay for them with a coin."""
    return can_step_thrice(match) and match.full_view()["seats"][0]["coins"] > 0


def shown_means(page: Page) -> list[list[int]]:
    """Return the workers and coins of every seat, as its tab shows them."""
    tabs = page.locator(".seats .seat[data-board]:not([data-board=main], [data-board=points])")
    shown = tabs.evaluate_all(
        "all => all.map(each => [each.dataset.board, ...[...each.querySelectorAll('.means strong')].map(n => n.innerText)])"
    )
    return [numbers for _, *numbers in sorted([int(n) for n in texts] for texts in shown)]


def means_in_frame(frame: dict[str, Any]) -> list[list[int]]:
    return [[seat["workers"] + seat["temporary"], seat["coins"]] for seat in frame["view"]["seats"]]


def check_large_screen(page: Page) -> None:
    """Check that the main board reaches the end of its column, and that the others' boards are wider than a laptop's 380 px."""
    page.set_viewport_size({"width": 2560, "height": 1440})
    expect(page.locator(".others .small")).to_have_count(2)
    parts = (".stage", ".main-area .table", ".others .small", ".others .small:last-child")
    stage, table, *boards = (page.locator(part).first.bounding_box() or {} for part in parts)
    assert stage["y"] + stage["height"] - (table["y"] + table["height"]) < 12
    assert all(board["width"] > 480 for board in boards)


def test_one_press_takes_a_space_and_pays_with_all_means_visible(open_page: Opener, server: Server) -> None:
    """One press takes a space and pays; a coin replaces a worker, another space replaces the first; one undo takes all back."""
    page = open_page(BLANK, settings={"pause": 60})
    received = record_frames(page)
    person = open_at_turn(page, server, match_at(can_pay_with_coins, 3), names=("Ana", "bot:random", "bot:random"))
    start = latest_frame(received)
    for (width, height), lines in OWN_LINES.items():
        page.set_viewport_size({"width": width, "height": height})
        expect(page.locator(lines)).to_have_count(3)
        for part in (".seats .means", lines):
            assert not page.locator(part).evaluate_all(COVERED), f"{part} at {width}"
        assert shown_means(page) == means_in_frame(start)
    check_large_screen(page)
    page.set_viewport_size({"width": 1366, "height": 768})

    person.choose("occupy black_2")
    taken = latest_frame(received)
    assert (taken["prompt"]["id"], taken["decisions"]) == ("act", start["decisions"] + 2)
    workers, coins = means_in_frame(start)[0]
    assert means_in_frame(taken)[0] == [workers - 2, coins]

    person.act_and_settle(page.locator(".dock .pay:not([data-choice])").first.click)  # a coin in place of a worker
    assert means_in_frame(latest_frame(received))[0] == [workers - 1, coins - 1]

    page.locator(".seats .main").click()
    another = page.locator(".main-area .instead").first
    name = str(another.get_attribute("data-place"))
    person.act_and_settle(another.click)
    expect(page.locator(".dock .told")).not_to_contain_text("3 black steps")
    spaces = latest_frame(received)["view"]["spaces"]
    assert [any(pieces["seat"] == 0 for pieces in spaces[place]["pieces"]) for place in ("black_2", name)] == [False, True]

    person.act_and_settle(page.get_by_role("button", name="Take back").click)
    assert latest_frame(received)["decisions"] == start["decisions"]
    assert means_in_frame(latest_frame(received)) == means_in_frame(start)


@pytest.mark.skipif(not PROVE, reason="the page's rules take long to compile: make prove")
def test_page_previews_steps_and_one_press_makes_several(open_page: Opener, server: Server) -> None:
    """Pointing at a space shows ghosts and coins; a press two spaces ahead makes two steps, and one press takes both back."""
    built_file(GAME, PAGE)
    page = open_page(BLANK, settings={"pause": 60})
    received = record_frames(page)
    person = open_at_turn(page, server, match_at(can_pay_with_coins, 3), names=("Ana", "bot:random", "bot:random"))
    workers, coins = means_in_frame(latest_frame(received))[0]
    person.space("black_2").hover()
    ghosts = page.locator(".everybody .small:first-child path.open")
    expect(ghosts.first).to_be_visible(timeout=60_000)
    assert ghosts.count() >= 3
    assert page.locator(".large .kiev [data-steps]").count() == 0
    person.act_and_settle(person.space("black_2").locator("[data-coins='1']").click)
    assert means_in_frame(latest_frame(received))[0] == [workers - 1, coins - 1]
    person.act_and_settle(page.get_by_role("button", name="Take back").click)
    person.choose("occupy black_2")
    before = latest_frame(received)
    assert means_in_frame(before)[0] == [workers - 2, coins], "a press in the middle of a space uses no coin"
    assert page.locator(".large .kiev [data-steps]").evaluate_all("all => all.map(each => each.dataset.steps)") == ["2", "3"]
    person.act_and_settle(page.locator(".large .kiev [data-steps='2']").click)
    at_kiev = [frame["view"]["seats"][0]["rails"]["kiev"]["black"] for frame in (before, latest_frame(received))]
    assert (at_kiev[1] - at_kiev[0], latest_frame(received)["decisions"] - before["decisions"]) == (2, 2)
    person.act_and_settle(page.get_by_role("button", name="Take back").click)
    assert latest_frame(received)["decisions"] == before["decisions"]


def ends_with_many_engineers(match: Match) -> bool:
    """Return whether the match is over, and the first seat has many engineers and an end-bonus card."""
    seat = match.full_view()["seats"][0]
    return match.over and len(seat["engineers"]) > 4 and seat["bonus_count"] > 0


CUT_PIXELS = "crew => crew.getBoundingClientRect().bottom - crew.closest('.own-area').getBoundingClientRect().bottom"
"""Script: by how many pixels the workers' rows extend below the visible area."""


@only_in_prove("one layout of many")
@pytest.mark.parametrize("side", [False, True], ids=["folded", "open"])
def test_own_board_is_not_cut_off_above_the_slider_of_a_replay(open_page: Opener, server: Server, side: bool) -> None:
    """This holds on a laptop, with many engineers and cards."""
    page = open_page(BLANK, settings={"side": side})
    match = bot_match(ends_with_many_engineers)
    open_stored_match(page, server, match, ["Ana", "bot:greedy", "bot:greedy"])
    page.evaluate("decision => (location.hash = `${location.hash.replace('table', 'replay')}/${decision}`)", len(match.decisions) - 1)
    page.locator(".bar-of-replay").wait_for()
    page.locator(".seats [data-board='0']").click()
    crew = page.locator(".own-area:not(.away) .crew")
    assert crew.evaluate(CUT_PIXELS) <= 0


def test_own_lines_stay_visible_beside_the_log_and_explanations_cover_nothing(open_page: Opener, server: Server) -> None:
    """On a laptop they lie below the main board where no column of boards fits beside it. Titles begin with a capital."""
    page = open_page(BLANK, settings={"side": True})
    show_scene(SCENES["turn"], page, server)
    lines = page.locator(".foot .small:first-child .engines + svg")
    expect(lines).to_have_count(3)
    assert not lines.evaluate_all(COVERED)
    assert not page.locator(".main-area .can").evaluate_all(COVERED)
    popover = page.locator(".railroads .beside")
    for space in (".main-area [data-place='white_2']", ".main-area [data-place='brown_1']"):
        page.locator(space).hover()
        expect(popover.locator(".why")).to_be_visible()
        wait_until(page, lambda: not hidden_choices(page))  # the previous explanation may still be open
    show_scene(SCENES["bonus"], page, server)
    page.locator(".dock .card[data-name='ends']").hover()
    expect(popover.locator("b").first).to_have_text("End stations", use_inner_text=True)
    wait_until(page, lambda: not hidden_choices(page))


def test_all_cards_are_visible_at_once_on_a_phone(open_page: Opener, server: Server) -> None:
    """Nine end-bonus cards wrap, large enough for a finger, and an explanation covers none."""
    page = open_page(BLANK, **PHONE)
    show_scene(SCENES["bonus"], page, server)
    cards = page.locator(".dock .card")
    assert cards.count() == 9
    assert not cards.evaluate_all(COVERED)
    assert cards.evaluate_all("all => Math.min(...all.map(each => each.offsetHeight))") >= 44
    cards.first.tap()
    expect(page.locator(".railroads .beside")).to_be_visible()
    assert not hidden_choices(page)


@only_in_prove("one screen of many")
def test_arrow_keys_reveal_every_card_on_a_small_phone(open_page: Opener, server: Server) -> None:
    """The row is longer than the screen and has arrows at its ends; the focused card never lies under one."""
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
