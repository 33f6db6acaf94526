"""A game of another package in the page: words, board and styles come from its own files, under the same strict policy."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Opener
from tests.browser.server import SCREENSHOTS, Server
from tests.conftest import only_in_prove
from tests.contract.third_party import copy_example


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with the example game installed beside it."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", str(copy_example(tmp_path_factory.mktemp("guest") / "site")))
        running = Server(tmp_path_factory.mktemp("server"))
        running.start()
    yield running
    running.stop()


def choose(page: Page, name: str) -> None:
    page.locator(".sealed-bids").get_by_role("button", name=name).first.click()


@only_in_prove("the next test checks the package's words and files")
def test_whole_match_is_played_on_the_packages_own_board(open_page: Opener) -> None:
    page = open_page()
    card = page.get_by_role("article", name="Sealed Bids")
    expect(card).to_contain_text("All bid at once and in secret")
    card.get_by_role("link", name="New match: Sealed Bids").click()
    page.get_by_text("Game options").click()
    page.get_by_label("Ties").select_option(label="Nobody")
    page.get_by_role("button", name="Start the match").click()
    board = page.locator(".sealed-bids")
    expect(board.locator(".seat")).to_have_count(2)
    expect(board.locator(".own .pile").first.locator(".card")).to_have_count(5)
    expect(board).to_have_css("display", "grid")
    page.screenshot(path=SCREENSHOTS / "guest.png")
    for _ in range(12):
        page.wait_for_function("() => document.querySelector('.end.panel, .sealed-bids .choice')")
        if page.locator(".end.panel").count():
            break
        choices = page.locator(".sealed-bids .choices").inner_text()
        choose(page, "Bid card" if "Bid card" in choices else "Swap no card")
        page.wait_for_function(
            "before => document.querySelector('.end.panel') || document.querySelector('.choices').innerText !== before", arg=choices
        )
    end = page.locator(".end.panel")
    end.wait_for()
    expect(end).to_contain_text("All rounds have been played")


def test_words_of_the_package_are_in_the_readers_language(open_page: Opener) -> None:
    page = open_page(language="cs")
    card = page.get_by_role("article", name="Tajné nabídky")
    expect(card).to_contain_text("nejvyšší karta bere bank")
    card.get_by_role("link", name="Pravidla").click()
    rules = page.locator(".rulebook")
    expect(rules.get_by_role("heading", name="Nabídky")).to_be_visible()
    expect(rules.locator("figure")).to_contain_text("druhá bere bank")
    expect(rules.locator(".sealed-bids .card")).to_have_count(2)
