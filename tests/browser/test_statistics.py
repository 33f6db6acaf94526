"""Statistics: from the lobby to the figures of a player's matches, and as a file."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

import boardwright as bw
from boardwright.server.games.catalog import Catalog
from boardwright.server.ops.past_results import record_past
from boardwright.server.store import ResultStore, Store
from tests.analysis.test_analysing import greedy_match
from tests.browser.conftest import Opener
from tests.browser.screen_checks import layout_problems, resize, screen_faults
from tests.browser.server import Server
from tests.browser.stored import page_device, store_match
from tests.browser.test_browser_settings import set_text_to_200_percent
from tests.server.harness import GAME

SCORED = next(game for game in bw.games() if game != GAME and 2 in bw.load(game).players)


def test_icelandic_numbers_and_dates_do_not_depend_on_the_browser(open_page: Opener, server: Server) -> None:
    page = open_page(language="is")
    store = Store(str(server.folder / "matches.db"))
    try:
        for seed in (1, 2):
            record_past(store, Catalog(), store_match(store, page_device(page, store), greedy_match(SCORED, seed), ["Ana", "bot:greedy"]))
    finally:
        store.close()
    page.goto(server.address + "#/statistics")
    expect(page.locator(".groups tbody")).to_contain_text(re.compile(r"\d,[05]"))
    expect(page.get_by_role("img").locator("text").last).to_have_text(re.compile(r"^\d\d?\..*\d{4}$"))


@pytest.mark.parametrize("size", [(320, 100), (390, 200)], ids=str)
def test_columns_can_be_scrolled_to_on_narrow_screens_and_with_large_text(open_page: Opener, server: Server, size: tuple[int, int]) -> None:
    """What does not fit can be scrolled to, also by keyboard; the page fits the screen, and the name of a level has one line."""
    page = open_page(language="sr-Cyrl", bypass_csp=True, isolated=True)
    store = Store(str(server.folder / "matches.db"))
    try:
        record_past(store, Catalog(), store_match(store, page_device(page, store), greedy_match(SCORED, 1), ["Ana", "bot:greedy"]))
    finally:
        store.close()
    if size[1] == 200:
        set_text_to_200_percent(page)
    resize(page, size[0], 640)
    page.goto(server.address + "#/statistics")
    page.locator("#stats-opponents").wait_for()
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    assert not [problem for problem in layout_problems(page) if problem.startswith(("cut", "beyond"))]
    lines = "each => each.clientHeight / parseFloat(getComputedStyle(each).lineHeight)"
    assert page.locator(".level").evaluate(lines) < 1.5
    scrolled = page.locator(".screen table").evaluate_all(
        "all => all.filter(each => each.scrollWidth > each.closest('.panel').clientWidth)"
    )
    assert len(scrolled) == page.get_by_role("region").and_(page.locator("[tabindex='0']")).count() > 0


def test_figures_of_finished_matches_are_shown_and_downloaded(open_page: Opener, server: Server, tmp_path: Path) -> None:
    page = open_page(bypass_csp=True)
    expect(page.get_by_role("link", name="Ratings")).to_be_visible()  # even without finished matches
    store = Store(str(server.folder / "matches.db"))
    try:
        device, finished = page_device(page, store), [greedy_match(SCORED, seed) for seed in (1, 2, 3)]
        for match in finished:
            store_match(store, device, match, ["Ana", "bot:greedy"])
        for id in ResultStore(store).due(9):
            record_past(store, Catalog(), id)
    finally:
        store.close()
    page.reload()
    [result] = [match.result for match in finished[-1:]]
    assert result is not None and result.scores is not None
    expect(page.locator(".board tbody tr").first).to_contain_text(f"{max(result.scores)} points")
    page.get_by_role("link", name="Statistics").click()
    expect(page.get_by_role("radio", name="Players: 2, against:")).to_be_checked()
    expect(page.locator(".groups tbody .right").first).to_have_text("3")
    expect(page.get_by_role("img", name="Points in the latest matches")).to_be_visible()
    assert not screen_faults(page), "the screen of statistics"
    with page.expect_download() as download:
        page.get_by_role("button", name="JSON").click()
    download.value.save_as(tmp_path / "statistics.json")
    data = json.loads((tmp_path / "statistics.json").read_text(encoding="utf-8"))
    assert [figures["matches"] for figures in data["figures"]] == [3] and len(data["matches"]) == 3
