"""What the page shows while the server compiles the fast rules of its games, and afterwards."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import boardwright as bw
from boardwright.core.text.words import OFFERED, Words
from tests.browser.conftest import Opener
from tests.browser.person import accessibility_faults
from tests.browser.screen_checks import PHONE_SIZE, layout_problems, resize
from tests.browser.server import BLANK, Server
from tests.browser.stored import open_stored_match
from tests.conftest import choose_cases
from tests.contract.matches import SMALLEST

LAPTOP, TABLET = (1366, 768), (1024, 768)

STATES: list[dict[str, Any]] = [
    {"stage": "rules", "done": 0, "total": 0, "failed": False},
    {"stage": "rules", "done": 3, "total": 7, "failed": False},
    {"stage": "page", "done": 4, "total": 9, "failed": False},
    {"stage": "page", "done": 4, "total": 9, "failed": True},
]


def fake_status(page: Page, making: list[dict[str, Any]]) -> None:
    """Answer the page's requests for the status with these games in the making."""
    answer = json.dumps({"version": bw.__version__, "making": making})
    page.route("**/api/status", lambda route: route.fulfill(body=answer, content_type="application/json"))


@pytest.mark.parametrize("language", choose_cases(["cs"], OFFERED))
def test_each_card_shows_the_progress_of_its_game(open_page: Opener, language: str) -> None:
    page = open_page(BLANK, language=language, bypass_csp=True)
    shortest_first = sorted(bw.games(), key=lambda game: bw.load(game).about["minutes"])  # the order before any match
    fake_status(page, [{"game": game, **state} for game, state in zip(shortest_first, STATES, strict=True)])
    page.goto(page.url.removesuffix(BLANK))
    words = Words(language, strict=True)
    texts = [
        words.t("ui-making", stage="waiting", done=0, total=0),
        words.t("ui-making", stage="rules", done=3, total=7),
        words.t("ui-making", stage="page", done=4, total=9),
        words.t("ui-making-failed", stage="page"),
    ]
    expect(page.locator(".card .making")).to_have_text(texts, timeout=20_000)
    expect(page.locator(".card .primary:enabled")).to_have_count(len(texts))
    expect(page.locator(".card h3:empty")).to_have_count(0, timeout=20_000)
    assert not accessibility_faults(page)
    fake_status(page, [])
    expect(page.locator(".card .making")).to_have_count(0, timeout=20_000)


@pytest.mark.parametrize("game", choose_cases([SMALLEST], bw.games()))
def test_progress_at_a_table_covers_nothing(open_page: Opener, server: Server, game: str) -> None:
    """The progress line stays at the edge; screen readers announce its words."""
    page = open_page(BLANK, language="en", bypass_csp=True)
    fake_status(page, [{"game": SMALLEST, **STATES[1]}])
    match = bw.load(game).new_match(players=max(bw.load(game).players), seed=3)
    open_stored_match(page, server, match, ["Magdalena W.", *["bot:greedy"] * (match.players - 1)])
    page.wait_for_function("() => document.querySelector('.prompt.mine')")
    words = Words("en", strict=True)
    line = page.get_by_role("progressbar", name=words.t("ui-compiling", game=Words("en", SMALLEST).t("title"), done=3, total=7))
    expect(line).to_be_visible(timeout=20_000)
    for size in (LAPTOP, TABLET, PHONE_SIZE):
        resize(page, *size)
        box = line.bounding_box()
        assert box and box["y"] + box["height"] <= 4
        assert not layout_problems(page), size
    assert not accessibility_faults(page)
