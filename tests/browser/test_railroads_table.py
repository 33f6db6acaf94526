"""The table of Russian Railroads: explanations, previews, secrets, a finger, the end."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from boardwright.core.domain.match import Match
from boardwright.games.russian_railroads.components import BONUSES
from boardwright.games.russian_railroads.state import UNKNOWN
from tests.browser.conftest import Opener
from tests.browser.person import (
    check_end_can_be_skipped,
    complete_frame,
    frame_record,
    latest_frame,
    legal_texts,
    record_frames,
    wait_for_text,
    wait_until,
)
from tests.browser.railroads import SOURCES
from tests.browser.railroads_scenes import (
    QUESTIONS,
    SCENES,
    bot_match,
    free_space,
    is_last_to_pass,
    is_midway,
    is_moving_rails,
    match_at,
    open_at_turn,
    other_has_bonus,
)
from tests.browser.results import seats_by_place
from tests.browser.scenes import is_last_turn, show_scene
from tests.browser.screen_checks import LAPTOP_SIZE, PHONE_SIZE, SIZES, check_sizes, hidden_choices, missing_words
from tests.browser.server import BLANK, PHONE, Server
from tests.browser.stored import open_stored_match
from tests.conftest import PROVE, choose_cases, only_in_prove

LINES = ("transsiberian", "petersburg", "kiev")


def taken_space(match: Match) -> str:
    return next(place for place, space in match.view(0)["spaces"].items() if space["taken"] is not None)


def price_text(match: Match, space: str) -> str:
    cost = match.preview(0, f"occupy {space}")["cost"]
    return f"Price: {cost} worker{'s' * (cost > 1)}"


SMALL_CHOICES = """() => [...document.querySelectorAll('.dock [data-choice], .main-area .can, .large [data-action]')]
    .filter(e => e.getClientRects().length && getComputedStyle(e).visibility !== 'hidden')
    .filter(e => Math.min(e.getBoundingClientRect().width, e.getBoundingClientRect().height) < 24)
    .map(e => e.textContent)"""
"""Script: choices that are too small for a finger."""

# -- explanations of spaces


def test_space_explains_itself_to_the_pointer(open_page: Opener, server: Server) -> None:
    """It shows price, gain, and why it cannot be taken: rulebook p. 15, an occupied space is closed for the round."""
    page = open_page(BLANK)
    match = bot_match(is_midway)
    person = open_at_turn(page, server, match)
    popover = page.locator(".railroads .beside")
    person.space(free_space(match)).hover()
    expect(popover).to_contain_text(price_text(match, free_space(match)))
    expect(popover.locator("p.gives")).to_have_text(re.compile(r"\S"))
    expect(popover.locator(".why")).to_have_count(0)
    assert not hidden_choices(page)
    person.space(taken_space(match)).hover()
    expect(popover.locator(".why")).to_contain_text("This space is taken in this round")
    expect(popover.locator(".why")).to_contain_text("Rulebook:")
    person.space("white_2").hover()
    expect(popover.locator(".why")).to_be_visible()
    page.mouse.move(2, 2)
    expect(popover).to_have_count(0)


def test_first_tap_explains_a_space_and_the_button_takes_it(open_page: Opener, server: Server) -> None:
    """Every choice can be tapped; the first tap explains."""
    page = open_page(BLANK, **PHONE)
    received = record_frames(page)
    match = bot_match(is_midway)
    person = open_at_turn(page, server, match, "finger")
    before = set(person.offers())
    assert before == legal_texts(latest_frame(received))
    assert not page.evaluate(SMALL_CHOICES), "too small for a finger"
    popover = page.locator(".railroads .beside.pinned")
    person.space(taken_space(match)).tap(force=True)  # aria-disabled: the tap only explains why
    expect(popover.locator(".why")).to_contain_text("This space is taken in this round")
    expect(popover.get_by_role("button", name="Occupy")).to_have_count(0)
    popover.get_by_role("button", name="Close").tap()
    expect(popover).to_have_count(0)
    person.space(free_space(match)).tap()
    expect(popover).to_contain_text(price_text(match, free_space(match)))
    assert set(person.offers()) == before, "the first tap only explains"
    popover.get_by_role("button", name="Occupy").tap()
    page.wait_for_function("() => !document.querySelector('.dock [data-kind=pass]')")
    wait_until(page, lambda: latest_frame(received)["decisions"] > len(match.decisions))  # the page may be ahead of the server


# -- previews


def shown_points(page: Page) -> list[int]:
    """Return the written points of the large board's lines and industry, even while the main board is in front."""
    read = """() => {
        const sums = [...document.querySelectorAll('.own-area .large .sum b')].map(each => each.textContent.trim())
        return sums.length && sums.every(Boolean) && sums.join(' ')
    }"""
    text = wait_for_text(page, read)
    return [int(points) for points in text.split()]


def points_in_frame(frame: dict[str, Any], seat: int) -> list[int]:
    scoring = frame["view"]["seats"][seat]["scoring"]
    return [scoring[line]["points"] for line in (*LINES, "industry")]


def test_choice_previews_its_points_before_it_is_made(open_page: Opener, server: Server) -> None:
    page = open_page(BLANK)
    received = record_frames(page)
    match = bot_match(is_moving_rails)
    person = open_at_turn(page, server, match)
    text = next(str(action) for action in match.legal(0) if (match.preview(0, action).get("total") or 0) > 0)
    preview = match.preview(0, text)
    before = shown_points(page)
    ghost = person.own_item(text)
    ghost.hover()
    expect(ghost.locator(".by")).to_have_text(f"+{preview['total']}")
    expect(page.locator(".railroads .beside")).to_contain_text("This round’s end:")
    assert shown_points(page) == before
    person.choose(text)
    page.locator(".railroads .seats .seat[data-board='0']").click()
    changed = [preview["scoring"].get(line, 0) for line in (*LINES, "industry")]
    assert shown_points(page) == [points + change for points, change in zip(before, changed, strict=True)]
    assert shown_points(page) == points_in_frame(latest_frame(received), 0)


# -- secrets


@only_in_prove("test_europe_table.py checks frames and page, test_two_worlds.py every byte")
def test_end_bonus_cards_of_others_and_the_deck_are_neither_sent_nor_shown(open_page: Opener, server: Server) -> None:
    """Rulebook p. 22: end-bonus cards are kept hidden to the end."""
    page = open_page(BLANK)
    received = record_frames(page)
    match = match_at(other_has_bonus, 2, 1)
    their_cards = match.full_view()["seats"][1]["bonuses"]
    person = open_at_turn(page, server, match)
    page.get_by_role("button", name="What happened").click()
    page.locator(".railroads .seats .seat[data-board='1']").click()
    expect(page.locator(".own-area .large .crew")).to_contain_text(str(len(their_cards)))
    assert page.locator(".own-area .large .bonus").count() == 0
    while person.wait_for_turn():
        sent_frames = [message for message in received if message["type"] == "frame"]
        locations = [frame_record(frame).record.bonus_location for frame in sent_frames if "record" in frame]
        assert all(location[BONUSES.index(card)] == UNKNOWN for location in locations for card in their_cards)
        frames = [complete_frame(frame) for frame in sent_frames]
        knows_deck = bool(frames[-1]["view"]["seats"][0]["bonus_count"]) or frames[-1]["view"]["deck"]["looking"]
        for frame in frames:
            assert frame["view"]["seats"][1]["bonuses"] == []
            assert frame["view"]["deck"]["known"] == [] or knows_deck
            secret = [event["args"] for event in frame["events"] if event["kind"] in ("looked", "took_bonus")]
            theirs = [args for args in secret if args["seat"] == 1]
            assert all(value is None for args in theirs for name, value in args.items() if name != "seat")
            assert not [key for key in ("seed", "rng", "seen_at_looks", "drawer") if f'"{key}"' in json.dumps(frame, default=repr)]
        expect(page.locator(".side .log")).not_to_contain_text("akes an end-bonus card:")
        person.choose("pass" if "pass" in person.offers() else min(person.offers()))
        if knows_deck:
            break
    last_frame = latest_frame(received)
    assert not last_frame["over"] or set(their_cards) <= set(last_frame["view"]["seats"][1]["bonus_points"]), (
        "bonus cards are open at the end"
    )


# -- finger


@only_in_prove("the test of explained spaces takes one by finger")
@pytest.mark.parametrize("question", QUESTIONS)
def test_finger_answers_every_question_on_a_phone(open_page: Opener, server: Server, question: str) -> None:
    """Every choice can be made by tapping the boards, and everything can be tapped."""
    page = open_page(BLANK, **PHONE)
    received = record_frames(page)
    person = open_at_turn(page, server, match_at(question), "finger")
    before = latest_frame(received)
    assert before["prompt"]["id"] == question
    assert set(person.offers()) == legal_texts(before)
    assert not page.evaluate(SMALL_CHOICES), "too small for a finger"
    person.decide()
    assert latest_frame(received)["decisions"] > before["decisions"]
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")


# -- layout, by day and by night


CHECKED_SCENES = ("turn",)
"""The scene that differs most on other screens and by night; `make prove` checks every scene on each."""


@pytest.mark.parametrize("scene", choose_cases(CHECKED_SCENES, SCENES, ("card", "end")))
def test_scene_has_no_layout_or_accessibility_faults(open_page: Opener, server: Server, scene: str) -> None:
    """axe finds nothing; nothing is wider than the screen; no letter is below 12 px; no word is missing."""
    page = open_page(BLANK, bypass_csp=True)
    show_scene(SCENES[scene], page, server)
    if PROVE:
        sizes = [*SIZES, (768, 1024)]  # and a tablet
    else:
        sizes = SIZES if scene == "turn" else [PHONE_SIZE, LAPTOP_SIZE] if scene in CHECKED_SCENES else [LAPTOP_SIZE]
    check_sizes(page, ".railroads", ".row, .scroll", sizes)
    assert not missing_words(page, "effect|place|part|token|card|bonus|noun|special|spot")


def test_four_boards_fit_beside_the_main_board_on_a_laptop(open_page: Opener, server: Server) -> None:
    """There is room for the bar of a trial."""
    page = open_page(BLANK)
    open_stored_match(page, server, bot_match(is_midway, 4), ["Ana", *["bot:greedy"] * 3])
    boards = page.locator(".everybody > *")
    expect(boards).to_have_count(4)
    page.evaluate("() => document.fonts.ready")
    last, area = boards.last.bounding_box(), page.locator(".main-area").bounding_box()
    assert last and area and last["y"] + last["height"] < area["y"] + area["height"] - 45


WIDE_SUMS = """() => [...document.querySelectorAll('.seats .growing')].map(pill => [pill, pill.closest('.seat')])
    .map(([pill, card]) => [pill.getBoundingClientRect(), card.getBoundingClientRect()])
    .filter(([pill, card]) => pill.left < card.left || pill.right > card.right).length"""
"""Script: how many of the growing sums are wider than their players' cards."""


def test_growing_sums_stay_within_the_cards_of_their_players(open_page: Opener, server: Server) -> None:
    page = open_page(BLANK, **PHONE)
    person = open_at_turn(page, server, match_at(is_last_to_pass, 4), names=("Ana", *["bot:random"] * 3))
    person.choose("pass")
    expect(page.locator(".seats .growing")).to_have_count(4)
    assert page.evaluate(WIDE_SUMS) == 0


# -- the end


def test_end_is_shown_step_by_step_and_can_be_skipped(open_page: Opener, server: Server) -> None:
    """The last round is scored on the lines, then all rounds, cards and majority; the winner comes last. The table is the server's."""
    page = open_page(BLANK, settings={"motion": "full"})
    received = record_frames(page)
    person = open_at_turn(page, server, match_at(is_last_turn))
    person.finish_match(received, ("pass", "stay", "done", "take_points"))
    caption = page.locator(".own-area .large .caption")
    expect(caption).to_contain_text("is scored")
    caption.get_by_role("button").click()
    message = page.locator(".stage .told")
    expect(message).to_contain_text(re.compile("Round|Start"))
    check_end_can_be_skipped(page)
    check_tables_and_charts(page, latest_frame(received))


def check_tables_and_charts(page: Page, frame: dict[str, Any]) -> None:
    result = frame["result"]
    order = seats_by_place(result)
    assert [int(text) for text in page.locator(".stage ol li strong").all_inner_texts()] == [result["scores"][seat] for seat in order]
    page.locator(".stage").get_by_text("As a table").click()
    for seat, table in zip(order, page.locator(".stage details.table table").all(), strict=True):
        parts = result["breakdown"][seat]
        for row in table.locator("tbody tr").all():
            name, points = row.locator("th").inner_text(), int(row.locator("td").last.inner_text())
            assert points == parts[next(id for id, title in SOURCES.items() if title == name)]["points"]
        assert int(table.locator("tfoot td").last.inner_text()) == result["scores"][seat]
    chart = page.locator(".stage .charts figure")
    assert chart.count() == len(order)
    for seat, figure in zip(order, chart.all(), strict=True):
        assert sum(int(text) for text in figure.locator(".total").all_text_contents()) == result["scores"][seat]
        expect(figure.locator("figcaption")).to_contain_text(str(result["scores"][seat]))
