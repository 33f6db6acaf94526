"""A new match begins with a position of a replay: alone against bots, or at a table with friends."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Page, expect

from boardwright.core.text.words import Words
from tests.browser.conftest import Opener
from tests.browser.looks import LAPTOP_SIZE, PHONE_SIZE, screen_faults
from tests.browser.test_replay import match_file, open_file
from tests.browser.trains import TITLE
from tests.conftest import wide

K = 14


def at_a_position(page: Page, path: Path) -> None:
    """Open a match file after some decisions, through the eyes of the first seat."""
    match_file(path)
    open_file(page, path)
    slider = page.get_by_role("slider")
    slider.wait_for()
    slider.fill(str(K))
    expect(page.get_by_text(f"Decision {K} of")).to_be_visible()
    page.get_by_label("Point of view").select_option(index=1)


def test_one_plays_on_alone_from_a_position(open_page: Opener, tmp_path: Path) -> None:
    page = open_page()
    at_a_position(page, tmp_path / "match.json")
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_url(re.compile(f"#/from/.+/{K}/1$"))
    expect(page.get_by_text(f"after decision {K}")).to_be_visible()
    page.get_by_role("button", name="Start the match").click()
    page.wait_for_url(re.compile("#/table/"))
    page.get_by_role("region", name=f"Board: {TITLE}").wait_for()
    expect(page.locator(".host .train")).to_have_count(3)


def test_friends_gather_for_a_position(open_page: Opener, tmp_path: Path) -> None:
    """On a laptop and a phone, in languages of long words."""
    for language in wide([], ["en", "cs", "sl", "sr-Cyrl"]):
        for screen in (LAPTOP_SIZE, PHONE_SIZE):
            friends_gather(language, screen, open_page, tmp_path)


def friends_gather(language: str, screen: tuple[int, int], open_page: Opener, tmp_path: Path) -> None:
    words = Words(language, part="tables")
    page = open_page(language=language, bypass_csp=True, viewport={"width": screen[0], "height": screen[1]})
    match_file(tmp_path / "match.json")
    page.locator("input[type=file]").set_input_files(tmp_path / "match.json")
    page.get_by_role("slider").wait_for()
    page.get_by_role("slider").fill(str(K))
    page.get_by_role("button", name=words.t("ui-from-here")).click()
    known = words.t("ui-from-known")
    expect(page.get_by_text(known)).to_be_visible()
    page.get_by_role("radio", name=words.t("ui-friend")).last.check()
    assert not screen_faults(page), "setting up"
    page.get_by_role("button", name=words.t("ui-room-make")).click()
    page.wait_for_url(re.compile("#/room/"))
    expect(page.locator(".facts")).to_contain_text(known)
    assert not screen_faults(page), "the room"
