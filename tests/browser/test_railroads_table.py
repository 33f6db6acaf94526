"""At the table of Russian Railroads: what explains itself, what a choice would change, taking back, secrets, a finger, every question."""

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
from tests.browser.house import NOWHERE, PHONE, Server
from tests.browser.looks import EVERY_SIZE, LAPTOP, PHONE as UPRIGHT, hidden_choices, missing_words, sound_on_every_screen
from tests.browser.person import can_be_skipped, frames_of, latest, legal, record_of, said, until, whole
from tests.browser.railroads import SOURCES, Person
from tests.browser.railroads_scenes import (
    QUESTIONS,
    SCENES,
    a_match,
    at,
    by_bots,
    can_step_thrice,
    ends_round,
    free,
    midway,
    other_holds,
    stepping,
)
from tests.browser.results import order_of
from tests.browser.scenes import nearly_over, show
from tests.browser.stored import open_stored
from tests.conftest import PROVE, in_prove, wide

LINES = ("transsiberian", "petersburg", "kiev")


def taken(match: Match) -> str:
    return next(place for place, space in match.view(0)["spaces"].items() if space["taken"] is not None)


def price(match: Match, place: str) -> str:
    cost = match.preview(0, f"occupy {place}")["cost"]
    return f"Price: {cost} worker{'s' * (cost > 1)}"


# -- spaces explain themselves


def test_a_space_explains_itself_to_the_pointer(open_page: Opener, server: Server) -> None:
    """Price, what it gives, and why it cannot be taken: rulebook p. 15, an occupied space is closed for the round."""
    page = open_page(NOWHERE)
    match = by_bots(midway)
    person = at(page, server, match)
    popover = page.locator(".railroads .beside")
    person.place(free(match)).hover()
    expect(popover).to_contain_text(price(match, free(match)))
    expect(popover.locator("p.gives")).to_have_text(re.compile(r"\S"))
    expect(popover.locator(".why")).to_have_count(0)
    assert not hidden_choices(page)
    person.place(taken(match)).hover()
    expect(popover.locator(".why")).to_contain_text("This space is taken in this round")
    expect(popover.locator(".why")).to_contain_text("Rulebook:")
    person.place("white_2").hover()
    expect(popover.locator(".why")).to_be_visible()
    page.mouse.move(2, 2)
    expect(popover).to_have_count(0)


@in_prove("the pointer and the walk are tested")
def test_a_space_explains_itself_to_whoever_comes_by_keyboard(open_page: Opener, server: Server) -> None:
    page = open_page(NOWHERE)
    match = by_bots(midway)
    person = at(page, server, match, "keys")
    page.keyboard.press("m")
    person.walk(free(match))
    popover = page.locator(".railroads .beside")
    expect(popover).to_contain_text(price(match, free(match)))
    person.walk(taken(match))
    expect(popover.locator(".why")).to_contain_text("This space is taken in this round")


@in_prove("walk.test.ts has the walk")
def test_arrow_keys_lead_to_everything_on_the_main_board(open_page: Opener, server: Server) -> None:
    page = open_page(NOWHERE)
    at(page, server, by_bots(midway), "keys")
    every = set(page.locator(".main-area [data-walk]").evaluate_all("all => all.map(each => each.dataset.walk)"))
    assert len(every) > 40
    page.keyboard.press("m")
    page.wait_for_function(f"() => ({Person.focused_script()})() !== ''")
    reached = set(
        page.evaluate("""() => {
        const focused = () => document.activeElement.dataset.walk
        const seen = new Set([focused()])
        for (const walk of seen) {
            for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']) {
                const from = document.querySelector(`[data-walk='${walk}']`)
                from.focus()
                from.dispatchEvent(new KeyboardEvent('keydown', {key, bubbles: true, cancelable: true}))
                seen.add(focused())
            }
        }
        return [...seen]
    }""")
    )
    assert reached == every


def test_a_finger_is_told_first_and_takes_the_space_by_the_button(open_page: Opener, server: Server) -> None:
    page = open_page(NOWHERE, **PHONE)
    received = frames_of(page)
    match = by_bots(midway)
    person = at(page, server, match, "finger")
    before = set(person.offers())
    popover = page.locator(".railroads .beside.pinned")
    person.place(taken(match)).tap(force=True)  # it says that it cannot be taken, and why
    expect(popover.locator(".why")).to_contain_text("This space is taken in this round")
    expect(popover.get_by_role("button", name="Occupy")).to_have_count(0)
    popover.get_by_role("button", name="Close").tap()
    expect(popover).to_have_count(0)
    person.place(free(match)).tap()
    expect(popover).to_contain_text(price(match, free(match)))
    assert set(person.offers()) == before, "the first tap only explains"
    popover.get_by_role("button", name="Occupy").tap()
    page.wait_for_function("() => !document.querySelector('.dock [data-kind=pass]')")
    until(page, lambda: latest(received)["decisions"] > len(match.decisions))  # the page may have been ahead


# -- what a choice would change, and the points of the round


def sums(page: Page) -> list[int]:
    """The points of the large board's lines and of its industry, as they are written, also while the main board is in front."""
    read = """() => {
        const sums = [...document.querySelectorAll('.own-area .large .sum b')].map(each => each.textContent.trim())
        return sums.length && sums.every(Boolean) && sums.join(' ')
    }"""
    told = said(page, read)
    return [int(text) for text in told.split()]


def scored(frame: dict[str, Any], seat: int) -> list[int]:
    of = frame["view"]["seats"][seat]["scoring"]
    return [of[line]["points"] for line in (*LINES, "industry")]


@in_prove("board.test.ts has the sums")
def test_the_rounds_points_of_every_line_are_always_there_and_right(open_page: Opener, server: Server) -> None:
    """Fact sheet 5.10: each line, industry, and their sum, of everybody; the sum explains itself."""
    page = open_page(NOWHERE)
    received = frames_of(page)
    person = at(page, server, by_bots(midway))
    frame = latest(received)
    for seat, of in enumerate(frame["view"]["seats"]):
        button = page.locator(f".railroads .seats .seat[data-board='{seat}']")
        expect(button.locator("small")).to_contain_text(f"+{of['scoring']['total']}")
        assert list(map(int, re.findall(r"\d+", button.locator(".lines").inner_text()))) == scored(frame, seat)
        button.click()
        assert sums(page) == scored(frame, seat)
        assert sum(scored(frame, seat)) == of["scoring"]["total"]
    page.locator(".railroads .seats .acting").click()
    kiev = frame["view"]["seats"][0]["scoring"]["kiev"]
    page.locator(".own-area .large .kiev .sum").hover()
    bubble = page.locator(".railroads .beside")
    expect(bubble).to_contain_text(f"{kiev['points']} points if the round ended now")
    told = [int(line.split(": ")[1].split("=")[-1].split("(")[0]) for line in bubble.locator("span").all_inner_texts()]
    assert sum(told) == kiev["points"]
    assert person.wait()


def test_a_choice_shows_what_it_changes_before_it_is_made(open_page: Opener, server: Server) -> None:
    page = open_page(NOWHERE)
    received = frames_of(page)
    match = by_bots(stepping)
    person = at(page, server, match)
    text = next(str(action) for action in match.legal(0) if (match.preview(0, action).get("total") or 0) > 0)
    preview = match.preview(0, text)
    before = sums(page)
    ghost = person.own(text)
    ghost.hover()
    expect(ghost.locator(".by")).to_have_text(f"+{preview['total']}")
    expect(page.locator(".railroads .beside")).to_contain_text("This round’s end:")
    assert sums(page) == before
    person.choose(text)
    page.locator(".railroads .seats .seat[data-board='0']").click()
    changed = [preview["scoring"].get(line, 0) for line in (*LINES, "industry")]
    assert sums(page) == [points + change for points, change in zip(before, changed, strict=True)]
    assert sums(page) == scored(latest(received), 0)


@in_prove("board.test.ts has the telling")
def test_a_rounds_end_lights_up_on_the_lines(open_page: Opener, server: Server) -> None:
    """Fact sheet 5.10: what each line pays, space by space, and their sum; whoever has seen enough goes on."""
    page = open_page(NOWHERE, settings={"motion": "full"})
    received = frames_of(page)
    match = a_match(ends_round, 2)
    at(page, server, match)
    before = match.view(0)
    scoring, number = before["seats"][0]["scoring"], before["round"]
    page.locator(".dock [data-kind=pass]").click()
    large = page.locator(".own-area .large")
    expect(page.locator(".seats .tally")).to_have_count(2, timeout=30_000)
    page.locator(".seats [data-board='0']").click()  # it does not come to the front by itself where there is something to choose
    expect(large.locator(".caption")).to_contain_text(f"Round {number} is scored", timeout=30_000)
    expect(large.locator("header .total .tally")).to_have_text(f"Σ +{scoring['total']}", timeout=20_000)
    assert sums(page) == [scoring[line]["points"] for line in (*LINES, "industry")]
    lit = sum(int(text) for text in large.locator(".earned").all_inner_texts())
    assert lit == sum(space["points"] for line in LINES for space in scoring[line]["spaces"])
    expect(large.locator("header .total b")).to_have_text(str(latest(received)["view"]["seats"][0]["points"]))
    page.keyboard.press("Escape")
    expect(large.locator(".caption")).to_have_count(0)
    expect(page.locator(".dock .told")).to_contain_text(f"Round {number} is scored")


def passes_the_screen_on(match: Match) -> bool:
    """The first person can end a round, and the second one begins the next."""
    if not ends_round(match):
        return False
    after = match.copy()
    after.play(0, "pass")
    return 0 not in after.actors


@in_prove("the page has tests of the telling")
def test_on_a_shared_screen_a_rounds_end_is_seen_to_its_end(open_page: Opener, server: Server) -> None:
    """The curtain would fall when the turn can no longer be taken back (3 seconds); it waits until all has been shown."""
    page = open_page(NOWHERE, settings={"motion": "full"})
    at(page, server, a_match(passes_the_screen_on, 2), names=["Ana", "Ivo"])
    page.locator(".dock [data-kind=pass]").click()
    caption = page.locator(".own-area .large .caption")
    expect(caption).to_contain_text("is scored", timeout=30_000)
    page.wait_for_timeout(4_000)
    expect(caption).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".curtain")).to_contain_text("Ivo")
    expect(page.locator(".board")).to_have_count(0)


# -- the sentence of a turn, step by step and back


@in_prove("board.test.ts has the sentence, test_undo.py the steps")
def test_a_turn_is_one_sentence_that_grows_and_can_be_taken_back_step_by_step(open_page: Opener, server: Server) -> None:
    """Three black steps: each is told, what is left is said; taking back goes the same way (nothing was revealed)."""
    page = open_page(NOWHERE, settings={"pause": 8})
    person = at(page, server, a_match(can_step_thrice, 3), names=["Ana", "Ivo", "Eva"])
    told, looks = page.locator(".dock .told"), []
    looks.append(look(page))
    person.choose("occupy black_2")  # and pay: that is one press, and one to take back
    for left in (3, 2, 1):
        expect(told).to_contain_text("3 black steps")
        expect(told.locator(".left")).to_have_text(f"left: {left} black step{'s' * (left > 1)}")
        if left > 1:
            looks.append(look(page))
            person.choose(next(text for text in sorted(person.offers()) if text.startswith("step kiev")))
            expect(told).to_contain_text(re.compile(r"Kiev \d+"))
    back = page.get_by_role("button", name="Take back")
    for wanted in reversed(looks):
        back.click()
        page.wait_for_function(f"wanted => ({LOOK})() === wanted", arg=wanted)
    expect(back).to_have_attribute("aria-disabled", "true")


LOOK = """() => [...document.querySelectorAll('.dock .told, .own-area .large, .seats-area, .main-area')].map(each => {
    const copy = each.cloneNode(true)
    return copy.textContent
}).join('|')"""


def look(page: Page) -> str:
    return str(page.evaluate(LOOK))


def test_who_has_seen_the_deck_cannot_take_back(open_page: Opener, server: Server) -> None:
    """Searching the end-bonus deck reveals it: the door is closed, and says why."""
    page = open_page(NOWHERE)
    person = at(page, server, a_match("bonus"))
    back = page.get_by_role("button", name="Take back")
    expect(back).to_have_attribute("aria-disabled", "true")
    back.click(force=True)  # it looks closed; who presses it is told why
    expect(page.locator(".undo .why")).to_contain_text("Something hidden has been revealed")
    assert len(person.offers()) > 1


# -- boards


@in_prove("board.test.ts has every board")
def test_every_board_is_one_click_away(open_page: Opener, server: Server) -> None:
    page = open_page(NOWHERE)
    person = at(page, server, by_bots(midway))
    large = page.locator(".own-area .large h2")
    for seat, name in ((1, "Bruno"), (0, "Ana")):
        page.locator(f".railroads .seats .seat[data-board='{seat}']").click()
        expect(large).to_contain_text(name)
        expect(page.locator(".own-area .others button.small")).to_have_count(2)
    page.locator(".own-area .others button.small").first.click()
    expect(large).not_to_have_text("Ana")
    page.keyboard.press("b")
    expect(large).to_have_text("Ana")
    page.keyboard.press("o")
    expect(large).not_to_have_text("Ana")
    page.keyboard.press("m")
    expect(page.locator(".railroads .seats .main")).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("s")
    expect(page.locator(".stage .scores").last).to_be_visible()
    page.keyboard.press("Escape")
    assert person.wait()


# -- secrets


def test_end_bonus_cards_of_others_and_the_deck_are_neither_sent_nor_shown(open_page: Opener, server: Server) -> None:
    """Rulebook p. 22: end-bonus cards are kept hidden to the end."""
    page = open_page(NOWHERE)
    received = frames_of(page)
    match = a_match(other_holds, 2, 1)
    held = match.full_view()["seats"][1]["bonuses"]
    person = at(page, server, match)
    page.get_by_role("button", name="What happened").click()
    page.locator(".railroads .seats .seat[data-board='1']").click()
    expect(page.locator(".own-area .large .crew")).to_contain_text(str(len(held)))
    assert page.locator(".own-area .large .bonus").count() == 0
    while person.wait():
        sent = [message for message in received if message["type"] == "frame"]
        locations = [record_of(frame).record.bonus_location for frame in sent if "record" in frame]
        assert all(each[BONUSES.index(card)] == UNKNOWN for each in locations for card in held)
        frames = [whole(frame) for frame in sent]
        knows = bool(frames[-1]["view"]["seats"][0]["bonus_count"]) or frames[-1]["view"]["deck"]["looking"]
        for frame in frames:
            assert frame["view"]["seats"][1]["bonuses"] == []
            assert frame["view"]["deck"]["known"] == [] or knows
            secret = [event["args"] for event in frame["events"] if event["kind"] in ("looked", "took_bonus")]
            theirs = [args for args in secret if args["seat"] == 1]
            assert all(value is None for args in theirs for name, value in args.items() if name != "seat")
            assert not [key for key in ("seed", "rng", "seen_at_looks", "drawer") if f'"{key}"' in json.dumps(frame, default=repr)]
        expect(page.locator(".side .log")).not_to_contain_text("akes an end-bonus card:")
        person.choose("pass" if "pass" in person.offers() else min(person.offers()))
        if knows:
            break
    shown = latest(received)
    assert not shown["over"] or set(held) <= set(shown["view"]["seats"][1]["bonus_points"]), "at the end they are open"


@in_prove("Europe and the hot seat have it")
def test_the_curtain_takes_cards_and_choices_out_of_the_page(open_page: Opener, server: Server) -> None:
    page = open_page(NOWHERE)
    match = a_match(other_holds, 2, 1)
    held = match.full_view()["seats"][1]["bonuses"]
    open_stored(page, server, match, ["Ana", "Ivo"])
    curtain = page.locator(".curtain")
    expect(curtain).to_contain_text("Ana")
    assert page.locator(".railroads, .bonus, .side, [data-choice]").count() == 0
    curtain.get_by_role("button", name="I am Ana").click()
    person = Person(page)
    assert person.wait()
    page.locator(".railroads .seats .seat[data-board='1']").click()
    assert page.locator(".own-area .large .bonus").count() == 0
    person.choose("pass")
    expect(curtain).to_contain_text("Ivo", timeout=30_000)
    assert page.locator(".railroads, .bonus, .side, [data-choice]").count() == 0
    curtain.get_by_role("button", name="I am Ivo").click()
    assert person.wait()
    page.locator(".railroads .seats .seat[data-board='1']").click()
    expect(page.locator(".own-area .large .bonus")).to_have_count(len(held))


# -- a finger on a phone


@pytest.mark.parametrize("question", wide(QUESTIONS[1:2], QUESTIONS, QUESTIONS[1::6]))
def test_a_finger_answers_every_question_on_a_phone(open_page: Opener, server: Server, question: str) -> None:
    """Whatever is asked can be chosen by tapping what lies on the boards, and everything can be tapped."""
    page = open_page(NOWHERE, **PHONE)
    received = frames_of(page)
    person = at(page, server, a_match(question), "finger")
    before = latest(received)
    assert before["prompt"]["id"] == question
    assert set(person.offers()) == legal(before)
    narrow = page.evaluate(
        """() => [...document.querySelectorAll('.dock [data-choice], .main-area .can, .large [data-action]')]
            .filter(e => e.getClientRects().length && getComputedStyle(e).visibility !== 'hidden')
            .filter(e => Math.min(e.getBoundingClientRect().width, e.getBoundingClientRect().height) < 24)
            .map(e => e.textContent)"""
    )
    assert not narrow, "too small for a finger"
    person.decide()
    assert latest(received)["decisions"] > before["decisions"]
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")


# -- every question, by day and by night, on every screen


LOOKED_AT_EVERYWHERE = ("turn",)
"""What differs most on other screens and by night; `make prove` looks at every scene on each."""


@pytest.mark.parametrize("scene", wide(LOOKED_AT_EVERYWHERE, SCENES, ("card", "end")))
def test_every_scene_is_sound_on_every_screen_by_day_and_by_night(open_page: Opener, server: Server, scene: str) -> None:
    """axe finds nothing; nothing is wider than the screen; no letter below 12 px; no word is missing."""
    page = open_page(NOWHERE, bypass_csp=True)
    show(SCENES[scene], page, server)
    if PROVE:
        sizes = [*EVERY_SIZE, (768, 1024)]  # a tablet, too
    else:
        sizes = EVERY_SIZE if scene == "turn" else [UPRIGHT, LAPTOP] if scene in LOOKED_AT_EVERYWHERE else [LAPTOP]
    sound_on_every_screen(page, ".railroads", ".row, .scroll", sizes)
    assert not missing_words(page, "effect|place|part|token|card|bonus|noun|special|spot")


def test_four_boards_are_whole_beside_the_main_board_on_a_laptop(open_page: Opener, server: Server) -> None:
    """With room for the bar of a trial."""
    page = open_page(NOWHERE)
    open_stored(page, server, by_bots(midway, 4), ["Ana", *["bot:greedy"] * 3])
    boards = page.locator(".everybody > *")
    expect(boards).to_have_count(4)
    page.evaluate("() => document.fonts.ready")
    last, area = boards.last.bounding_box(), page.locator(".main-area").bounding_box()
    assert last and area and last["y"] + last["height"] < area["y"] + area["height"] - 45


# -- the end


def test_the_end_is_told_step_by_step_and_can_be_skipped(open_page: Opener, server: Server) -> None:
    """The last round on the lines; then round by round, cards, majority; who won is told last. The table is what the server has counted."""
    page = open_page(NOWHERE, settings={"motion": "full"})
    received = frames_of(page)
    person = at(page, server, a_match(nearly_over))
    person.finish(received, ("pass", "stay", "done", "take_points"))
    last = page.locator(".own-area .large .caption")
    expect(last).to_contain_text("is scored")
    last.get_by_role("button").click()
    told = page.locator(".stage .told")
    expect(told).to_contain_text(re.compile("Round|Start"))
    can_be_skipped(page)
    the_table_is_the_servers(page, latest(received))


def the_table_is_the_servers(page: Page, frame: dict[str, Any]) -> None:
    result = frame["result"]
    order = order_of(result)
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
