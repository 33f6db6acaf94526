"""Analysis of a match file in the page: start, stop, continue, and its findings on the board."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

import boardwright as bw
from boardwright.cli import main
from boardwright.core.domain.record import save
from boardwright.core.machine.platforms import PAGE, WASM
from tests.browser.conftest import Opener
from tests.browser.server import PHONE
from tests.contract.shipped import built_file

GAME = "game_of_trains"
SEED = 112


@pytest.fixture
def compile_modules() -> None:
    """Compile the modules, so that the server can send them."""
    built_file(GAME, PAGE)
    built_file(GAME, WASM)


def save_match_file(path: Path) -> int:
    """Save a short match whose second seat chooses at random; return the number of decisions."""
    game = bw.load(GAME)
    match, bots = game.new_match(players=2, seed=SEED), [bw.bot(name, game, seed=1) for name in ("greedy", "random")]
    while not match.over:
        seat = match.actors[0]
        match.play(seat, bots[seat].choose(match.hidden(seat), match.legal_ids(seat).tolist()))
    save(match, path, [{"kind": "person", "name": name, "level": None} for name in ("Maximiliana Alexandra", "Konstantin Anastasius")])
    return len(match.decisions)


def compared_decisions(page: Page) -> int:
    """Return how many decisions the page reports as compared."""
    progress = page.locator(".analysis .progress").inner_text()
    return int(re.findall(r"\d+", progress)[0])


@pytest.mark.usefixtures("compile_modules")
def test_match_file_is_analysed_in_the_page(open_page: Opener, tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    decisions = save_match_file(path)
    page = open_page()
    page.get_by_label("Open a match file").set_input_files(path)
    page.get_by_role("button", name="Analysis").click()
    page.get_by_role("button", name="Analyse this match").click()
    graph = page.get_by_role("slider", name="Chances")
    expect(graph).to_have_attribute("aria-valuemax", str(decisions))
    page.get_by_role("button", name="Stop").click()
    page.get_by_role("button", name="Continue").wait_for()
    before = compared_decisions(page)
    page.reload()  # the address keeps the analysis open
    expect(graph).to_be_visible()
    assert compared_decisions(page) == before
    page.get_by_role("button", name="Continue").click()
    expect(page.get_by_text("All decisions compared")).to_be_visible(timeout=60_000)

    board = page.get_by_role("slider", name="Decision")
    graph.focus()
    for key, position in (("End", decisions), ("Home", 0), ("ArrowRight", 1)):
        graph.press(key)
        expect(board).to_have_value(str(position))
        expect(graph).to_have_attribute("aria-valuetext", re.compile(rf"^Position {position} of {decisions}\. .*%.*%"))
    expect(page.get_by_text("The chances at the beginning and the three parts add up")).to_be_visible()
    expect(page.get_by_text("others’ decisions").first).to_be_visible()

    mistake = page.locator(".mistake").first
    mistake.click()
    expect(page.get_by_role("combobox", name="Point of view")).not_to_have_value("")
    expect(page.locator(".host .mark-hint, .host .hint, .host [data-lit]").first).to_be_visible()
    page.get_by_role("button", name="Play on from this move").first.click()
    expect(page.get_by_role("button", name="A bot chooses for the others")).to_have_attribute("aria-pressed", "true")
    page.get_by_role("button", name="Back to the replay").click()
    expect(page.get_by_role("button", name="Play on from this move").first).to_be_focused()

    page.get_by_role("button", name="Find a better move").first.click()
    page.get_by_role("button", name="Show it").click()
    best = page.locator(".mark .says").inner_text().removeprefix("Better: ")
    page.locator(".choices").get_by_role("button", name=best, exact=True).click()
    page.get_by_role("button", name="Back to the analysis").click()
    expect(mistake).to_be_visible()

    page.set_viewport_size({"width": 390, "height": 844})
    page.get_by_role("button", name="Find a better move").first.click()
    cut = "each => each.scrollHeight - each.clientHeight"
    assert page.locator(".trial-prompt .says").evaluate(cut) <= 0, "two lines fit"
    page.get_by_role("button", name="Choices").click()
    page.keyboard.press("Escape")  # closes the choices, not the exercise
    page.get_by_role("button", name="Back to the analysis").click()
    expect(mistake).to_be_visible()


def test_html_report_is_readable_on_a_phone(browser: Browser, tmp_path: Path) -> None:
    """The graph's letters are large enough, and each number fits one line."""
    save_match_file(tmp_path / "match.json")
    report = tmp_path / "report.html"
    assert main(["analyse", str(tmp_path / "match.json"), "--simulations", "4", "--lang", "cs", "--html", str(report)]) == 0
    page = browser.new_page(**PHONE)
    page.goto(report.as_uri())
    heights = "all => all.map(each => each.getBoundingClientRect().height)"
    assert min(page.locator("svg text").evaluate_all(heights)) > 10
    assert len(set(page.locator("h2 + .wide tbody tr").evaluate_all(heights))) == 1
    assert page.evaluate("() => document.documentElement.scrollWidth === innerWidth")
    page.close()
