"""The page without its server: it opens, says so, and still plays match files. An update is there at the next load."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from boardwright.core.machine.platforms import PAGE
from boardwright.core.text.words import Words
from tests.browser.server import Server
from tests.conftest import PROVE
from tests.contract.matches import SMALLEST, loaded
from tests.contract.shipped import file_of

KEPT = """async () => {
    const names = await caches.keys()
    const requests = await Promise.all(names.map(async name => (await caches.open(name)).keys()))
    return requests.flat().map(request => new URL(request.url).pathname)
}"""


def match_file(folder: Path) -> Path:
    """A match of a few decisions."""
    match = loaded(SMALLEST).new_match(2, 7)
    for _ in range(6):
        match.play(match.actors[0], match.legal_ids(match.actors[0])[0])
    match.save(folder / "match.json")
    return folder / "match.json"


def until_kept(page: Page, what: str) -> list[str]:
    """Wait until the worker has a file; all that it has."""
    for _ in range(150):
        found: list[str] = page.evaluate(KEPT)
        if any(what in path for path in found):
            return found
        page.wait_for_timeout(100)
    raise AssertionError(f"no {what} was kept")


@pytest.mark.skipif(not PROVE, reason="make test looks at the worker by itself (web/test/worker.test.ts), make prove at the whole")
def test_the_page_without_its_server(browser: Browser, tmp_path: Path) -> None:
    file_of(SMALLEST, PAGE)
    server, context = Server(tmp_path), browser.new_context(locale="en-GB")
    server.start()
    page = context.new_page()
    page.goto(server.address)
    kept = until_kept(page, f"/api/games/{SMALLEST}/rules/")
    assert not [path for path in kept if path.startswith("/api/") and not path.startswith("/api/games")], "nothing about matches"
    assert {"/", "/app.webmanifest"} <= set(kept)

    server.stop()
    page.reload()
    expect(page.get_by_text(Words("en").t("ui-offline"))).to_be_visible()
    expect(page.get_by_role("link", name="New match: Game of Trains")).to_be_visible()
    page.locator("input[type=file]").set_input_files(match_file(tmp_path))
    expect(page.get_by_role("region", name="Board: Game of Trains")).to_be_visible()

    server.start()
    with page.expect_response("**/api/matches") as answer:
        page.goto(server.address)
    assert answer.value.ok
    expect(page.get_by_text(Words("en").t("ui-offline"))).to_have_count(0)
    context.close()
    server.stop()


def test_a_part_that_does_not_come_is_named_and_drawn_as_soon_as_it_can_be_had(browser: Browser, server: Server) -> None:
    context = browser.new_context(locale="sl", service_workers="block", viewport={"width": 390, "height": 844})
    page = context.new_page()
    page.goto(server.address)
    for ending in ("js", "css"):  # without its style sheet a part is not drawn either
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
