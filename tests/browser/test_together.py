"""Friends ask each other to take back, and play again: a laptop in English, a phone in Czech."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect

from boardwright.core.text.words import Words
from tests.browser.conftest import Opener
from tests.browser.gathering import begin, sit_down, turn_of
from tests.browser.house import PHONE
from tests.browser.looks import crowded
from tests.browser.person import faults, frames_of, until
from tests.conftest import in_prove

CZECH = Words("cs", tables=True)
RAILROADS = "Russian Railroads"


@in_prove("test_presence.py and test_rematch.py have it without a browser")
def test_friends_take_back_what_they_agree_on_and_play_again(open_page: Opener) -> None:
    ana, ivo = open_page(bypass_csp=True), open_page("favicon.svg", language="cs", bypass_csp=True, **PHONE)
    heard = frames_of(ana)
    sit_together(ana, ivo)
    pages = [ana, ivo]
    ask = ana.get_by_role("button", name="Ask to take back")
    for _ in range(20):
        until(ana, lambda: "mine" in map(turn_of, pages))
        if ask.count() and turn_of(ana) == "mine":
            break
        choose(ana if turn_of(ana) == "mine" else ivo, heard)
    before = decisions(heard)
    picture(ana, "may-ask")
    ask.click()
    question = ivo.get_by_role("region", name=CZECH.t("ui-undo-ask"))
    expect(question).to_contain_text("Ana")
    expect(ana.get_by_role("region", name="Ask to take back")).to_contain_text("Ivo")
    for page, whose in ((ana, "who asks"), (ivo, "who is asked")):
        picture(page, whose.replace(" ", "-"))
        assert not faults(page) + crowded(page), whose
    question.get_by_role("button", name=CZECH.t("ui-stand-in-agree")).tap()
    expect(question).to_have_count(0)
    until(ana, lambda: decisions(heard) < before and turn_of(ana) == "mine")

    restart = ana.get_by_role("button", name="Restart the turn")
    for _ in range(20):
        until(ana, lambda: "mine" in map(turn_of, pages))
        if restart.count():
            break
        choose(ana if turn_of(ana) == "mine" else ivo, heard)
    before = decisions(heard)
    picture(ana, "restart")
    restart.click()
    until(ana, lambda: decisions(heard) < before - 1)


def sit_together(ana: Page, ivo: Page) -> None:
    """Both at one table of Russian Railroads, on which the match has begun."""
    ana.get_by_role("link", name=f"New match: {RAILROADS}").click()
    ana.get_by_label("Name for seat 1").fill("Ana")
    ana.get_by_role("group", name="Who plays in seat 2").get_by_role("radio", name="Friend").check()
    ana.get_by_role("button", name="Open the table").click()
    sit_down(ivo, ana, "Ivo")
    begin(ivo, ana)
    for page in (ana, ivo):
        page.keyboard.press("c")


def choose(page: Page, heard: list[dict[str, Any]]) -> None:
    """The first choice of the list."""
    before = decisions(heard)
    page.locator(".choices .groups button").first.click()
    until(page, lambda: decisions(heard) > before)


def decisions(heard: list[dict[str, Any]]) -> int:
    """How many there are in the last frame that a page was sent."""
    return int(next(message for message in reversed(heard) if message["type"] == "frame")["decisions"])


def picture(page: Page, name: str) -> None:
    """For whoever wants to see them: BOARDWRIGHT_PICTURES names a folder."""
    if folder := os.environ.get("BOARDWRIGHT_PICTURES"):
        page.screenshot(path=Path(folder) / f"{name}.png")
