"""Statistics as players meet them: from the lobby to the figures of their matches, and as a file."""

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
from tests.browser.looks import layout_problems, resize, screen_faults
from tests.browser.server import Server
from tests.browser.stored import page_device, write
from tests.browser.test_readers_settings import with_large_letters
from tests.server.harness import GAME

SCORED = next(game for game in bw.games() if game != GAME and 2 in bw.load(game).players)


def test_icelandic_numbers_and_dates_are_icelandic_where_the_browser_has_no_icelandic(open_page: Opener, server: Server) -> None:
    page = open_page(language="is")
    store = Store(str(server.folder / "matches.db"))
    try:
        for seed in (1, 2):
            record_past(store, Catalog(), write(store, page_device(page, store), greedy_match(SCORED, seed), ["Ana", "bot:greedy"]))
    finally:
        store.close()
    page.goto(server.address + "#/statistics")
    expect(page.locator(".groups tbody")).to_contain_text(re.compile(r"\d,[05]"))
    expect(page.get_by_role("img").locator("text").last).to_have_text(re.compile(r"^\d\d?\..*\d{4}$"))


@pytest.mark.parametrize("size", [(320, 100), (390, 200)], ids=str)
def test_on_a_narrow_screen_or_with_text_at_200_percent_no_column_is_lost(open_page: Opener, server: Server, size: tuple[int, int]) -> None:
    """What does not fit can be scrolled to, also by keyboard; the page is no wider than the screen, and no name of a level is torn."""
    page = open_page(language="sr-Cyrl", bypass_csp=True, isolated=True)
    store = Store(str(server.folder / "matches.db"))
    try:
        record_past(store, Catalog(), write(store, page_device(page, store), greedy_match(SCORED, 1), ["Ana", "bot:greedy"]))
    finally:
        store.close()
    if size[1] == 200:
        with_large_letters(page)
    resize(page, size[0], 640)
    page.goto(server.address + "#/statistics")
    page.locator("#stats-opponents").wait_for()
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    assert not [each for each in layout_problems(page) if each.startswith(("cut", "beyond"))]
    lines = "each => each.clientHeight / parseFloat(getComputedStyle(each).lineHeight)"
    assert page.locator(".level").evaluate(lines) < 1.5
    hidden = page.locator(".screen table").evaluate_all("all => all.filter(each => each.scrollWidth > each.closest('.panel').clientWidth)")
    assert len(hidden) == page.get_by_role("region").and_(page.locator("[tabindex='0']")).count() > 0


def test_from_the_lobby_to_the_figures(open_page: Opener, server: Server, tmp_path: Path) -> None:
    page = open_page(bypass_csp=True)
    expect(page.get_by_role("link", name="Ratings")).to_be_visible()  # also without finished matches
    store = Store(str(server.folder / "matches.db"))
    try:
        device, played = page_device(page, store), [greedy_match(SCORED, seed) for seed in (1, 2, 3)]
        for match in played:
            write(store, device, match, ["Ana", "bot:greedy"])
        for id in ResultStore(store).due(9):
            record_past(store, Catalog(), id)
    finally:
        store.close()
    page.reload()
    [result] = [match.result for match in played[-1:]]
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
    told = json.loads((tmp_path / "statistics.json").read_text(encoding="utf-8"))
    assert [each["matches"] for each in told["figures"]] == [3] and len(told["matches"]) == 3
