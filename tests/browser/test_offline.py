"""The page without its server: it opens, reports that it is offline, and plays match files. An update comes with the next load."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from boardwright.core.machine.platforms import PAGE
from boardwright.core.text.words import Words
from tests.browser.server import Server
from tests.conftest import PROVE
from tests.contract.matches import SMALLEST, load_game
from tests.contract.shipped import built_file

CACHED_PATHS = """async () => {
    const names = await caches.keys()
    const requests = await Promise.all(names.map(async name => (await caches.open(name)).keys()))
    return requests.flat().map(request => new URL(request.url).pathname)
}"""
"""Script: the paths of all cached files."""


def save_match_file(folder: Path) -> Path:
    """Save a match of a few decisions; return its path."""
    match = load_game(SMALLEST).new_match(2, 7)
    for _ in range(6):
        match.play(match.actors[0], match.legal_ids(match.actors[0])[0])
    match.save(folder / "match.json")
    return folder / "match.json"


def wait_until_cached(page: Page, part: str) -> list[str]:
    """Wait until the worker has cached a file; return all cached paths."""
    for _ in range(150):
        paths: list[str] = page.evaluate(CACHED_PATHS)
        if any(part in path for path in paths):
            return paths
        page.wait_for_timeout(100)
    raise AssertionError(f"{part} was not cached")


@pytest.mark.skipif(not PROVE, reason="make test checks the worker by itself (web/test/worker.test.ts), make prove all of it")
def test_page_opens_and_plays_files_without_its_server(browser: Browser, tmp_path: Path) -> None:
    built_file(SMALLEST, PAGE)
    server, context = Server(tmp_path), browser.new_context(locale="en-GB")
    server.start()
    page = context.new_page()
    page.goto(server.address)
    cached = wait_until_cached(page, f"/api/games/{SMALLEST}/rules/")
    assert not [path for path in cached if path.startswith("/api/") and not path.startswith("/api/games")], "no matches are cached"
    assert {"/", "/app.webmanifest"} <= set(cached)

    server.stop()
    page.reload()
    expect(page.get_by_text(Words("en").t("ui-offline"))).to_be_visible()
    expect(page.get_by_role("link", name="New match: Game of Trains")).to_be_visible()
    page.locator("input[type=file]").set_input_files(save_match_file(tmp_path))
    expect(page.get_by_role("region", name="Board: Game of Trains")).to_be_visible()

    server.start()
    with page.expect_response("**/api/matches") as answer:
        page.goto(server.address)
    assert answer.value.ok
    expect(page.get_by_text(Words("en").t("ui-offline"))).to_have_count(0)
    context.close()
    server.stop()


def test_failed_part_is_reported_and_drawn_once_it_loads(browser: Browser, server: Server) -> None:
    context = browser.new_context(locale="sl", service_workers="block", viewport={"width": 390, "height": 844})
    page = context.new_page()
    page.goto(server.address)
    for ending in ("js", "css"):  # a part is not drawn without its style sheet, either
        page.route(f"**/assets/RulesPage*.{ending}", lambda route: route.abort())
        page.get_by_role("link", name=re.compile("^Pravila")).first.click()
        alert = page.get_by_role("alert")
        expect(alert).to_contain_text("Dela strani ni bilo mogoče naložiti.")
        expect(alert.get_by_role("button", name="Znova naloži stran")).to_be_visible()
        page.unroute_all()
        expect(page.get_by_role("heading", level=1)).to_contain_text("Pravila")
        expect(alert).to_be_empty()
        page.wait_for_function("() => document.querySelector('link[rel=stylesheet][href*=RulesPage]')?.sheet")
        page.goto(server.address)
        page.reload()
    context.close()
