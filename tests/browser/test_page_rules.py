"""Pages that run the rules themselves, and their behaviour when they cannot."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, Route, expect

from boardwright.core.machine.platforms import PAGE, WASM
from boardwright.core.text.words import Words
from tests.browser.conftest import Opener
from tests.browser.person import record_frames, wait_until
from tests.browser.trains import Person, start_match
from tests.conftest import only_in_prove
from tests.contract.matches import SMALLEST
from tests.contract.shipped import built_file


@pytest.fixture(autouse=True)
def compile_module() -> None:
    """Compile the module, so that the server can send it."""
    built_file(SMALLEST, PAGE)


START = """async game => {
    const headers = {'Content-Type': 'application/json', Authorization: `Bearer ${localStorage.getItem('boardwright.token')}`}
    const seats = [{kind: 'person', name: 'Ana'}, {kind: 'bot', level: 'random'}]
    const answer = await fetch('/api/matches', {method: 'POST', headers, body: JSON.stringify({game, seats, pause: 0})})
    location.hash = `#/table/${(await answer.json()).id}`
}"""


def create_match(page: Page) -> None:
    """Start a match against a bot, in any language."""
    page.wait_for_function("() => localStorage.getItem('boardwright.token')")
    page.evaluate(START, SMALLEST)


def make_decisions(page: Page, times: int) -> None:
    person = Person(page)
    for _ in range(times):
        assert person.wait_for_turn()
        person.decide()


def test_page_runs_the_rules_and_explains_refusals_itself(open_page: Opener) -> None:
    page = open_page()
    received, sent = record_frames(page), record_frames(page, "framesent")
    start_match(page, ["Ana", "bot:Random"])
    wait_until(page, lambda: any(message["type"] == "rules" for message in sent))
    make_decisions(page, 6)
    frames = [message for message in received if message["type"] == "frame"]
    assert frames[0]["view"] and frames[-1]["record"] and frames[-1]["view"] is None
    person = Person(page)
    while person.wait_for_turn() and not person.buttons(".shed").count():
        person.decide()
    page.get_by_role("button", name="Choices").click()
    page.locator("details summary").click()
    page.locator("ul .choice.closed").first.click()
    expect(page.locator(".answer:not(:empty)")).to_be_visible()
    assert not any(message["type"] == "why_not" for message in sent)


@only_in_prove("hint.test.ts and test_page_bots test hints")
def test_hint_is_shown_and_marked_without_acting(open_page: Opener) -> None:
    """New players read the goal in the first prompt; a hint replaces it until the next choice, and a panel has more."""
    words = Words("en", SMALLEST)
    page = open_page()
    sent = record_frames(page, "framesent")
    start_match(page, ["Ana", "bot:Random"])
    note, hint = page.locator(".prompt .note"), page.get_by_role("button", name="Hint", exact=True)
    expect(note).to_have_text(words.t("goal"))
    expect(page.locator(".bench")).to_contain_text(words.t("board-newcomer"))
    page.route("**/bots", lambda route: route.fulfill(status=204))
    hint.click()
    expect(page.get_by_role("alert")).to_contain_text("No hint yet")
    page.unroute("**/bots")
    page.get_by_role("alert").get_by_role("button").click()
    make_decisions(page, 2)
    built_file(SMALLEST, WASM)
    person = Person(page)
    assert person.wait_for_turn()
    page.get_by_role("button", name="Choices").click()
    before = len(sent)
    page.keyboard.press("i")
    expect(note).to_contain_text("Hint (Master): ", timeout=60_000)
    expect(page.locator(".since-mark.mark-hint")).not_to_have_count(0)
    move = note.inner_text().partition(": ")[2]
    expect(page.locator(".choice.mark-hint")).to_contain_text(move)
    check_hint_panel(page)
    assert not any(message["type"] in ("act", "undo") for message in sent[before:])
    assert [message["type"] for message in sent[before:]].count("hint") == 1
    page.get_by_role("button", name=words.t("ui-log")).click()
    expect(page.get_by_role("log")).to_contain_text("sks for a hint.")
    page.get_by_role("button", name="Choices").click()
    page.locator(".choice.mark-hint").click()
    expect(note).to_have_count(0)
    expect(page.locator(".hints")).to_have_count(0)
    expect(page.locator(".since-mark.mark-hint")).to_have_count(0)


def check_hint_panel(page: Page) -> None:
    """Check that the keyboard reaches each move of a hint, and that the board marks the focused move without moving."""
    rows = page.get_by_role("region", name="Hint").locator("li button")
    count = rows.count()
    assert 1 <= count <= 3
    box = page.locator("section.board").bounding_box()
    for i in range(count):
        expect(rows.nth(i)).to_have_text(re.compile(r"Chance to win: (\d+%|about the same).*\."))
        rows.nth(i).focus()
        expect(rows.nth(i)).to_have_attribute("aria-pressed", "true")
        expect(page.locator(".choice.mark-hint")).to_have_count(1)
    assert page.locator("section.board").bounding_box() == box
    rows.first.focus()


def test_page_with_other_rules_reports_it_and_reloads_once(open_page: Opener) -> None:
    page = open_page()
    loads: list[str] = []
    page.on("load", lambda loaded: loads.append(loaded.url))

    def other_digest(route: Route) -> None:

        answer = route.fetch()
        route.fulfill(response=answer, json={**answer.json(), "digest": "0" * 64})

    page.route(re.compile("/rules$"), other_digest)
    create_match(page)
    expect(page.get_by_role("alert")).to_contain_text("The server has different rules from this page.")
    wait_until(page, lambda: loads)
    expect(page.get_by_role("alert")).to_contain_text("The server has different rules from this page.")
    make_decisions(page, 3)
    assert len(loads) == 1
