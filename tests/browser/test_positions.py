"""A new match that begins with a position of a replay: alone against bots, or at a table with friends."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Page, expect

from boardwright.core.text.words import Words
from tests.browser.conftest import Opener
from tests.browser.screen_checks import LAPTOP_SIZE, PHONE_SIZE, screen_faults
from tests.browser.test_replay import open_file, save_match_file
from tests.browser.trains import TITLE
from tests.conftest import choose_cases

DECISIONS = 14


def open_position(page: Page, path: Path) -> None:
    """Open a match file after K decisions, from the first seat's point of view."""
    save_match_file(path)
    open_file(page, path)
    slider = page.get_by_role("slider")
    slider.wait_for()
    slider.fill(str(DECISIONS))
    expect(page.get_by_text(f"Decision {DECISIONS} of")).to_be_visible()
    page.get_by_label("Point of view").select_option(index=1)


def test_player_starts_a_match_with_bots_from_a_position(open_page: Opener, tmp_path: Path) -> None:
    page = open_page()
    open_position(page, tmp_path / "match.json")
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_url(re.compile(f"#/from/.+/{DECISIONS}/1$"))
    expect(page.get_by_text(f"after decision {DECISIONS}")).to_be_visible()
    page.get_by_role("button", name="Start the match").click()
    page.wait_for_url(re.compile("#/table/"))
    page.get_by_role("region", name=f"Board: {TITLE}").wait_for()
    expect(page.locator(".host .train")).to_have_count(3)


def test_table_for_friends_begins_with_a_position(open_page: Opener, tmp_path: Path) -> None:
    """This holds on a laptop and a phone, in languages with long words."""
    for language in choose_cases([], ["en", "cs", "sl", "sr-Cyrl"]):
        for screen in (LAPTOP_SIZE, PHONE_SIZE):
            check_table_for_friends(language, screen, open_page, tmp_path)


def check_table_for_friends(language: str, screen: tuple[int, int], open_page: Opener, tmp_path: Path) -> None:
    words = Words(language, part="tables")
    page = open_page(language=language, bypass_csp=True, viewport={"width": screen[0], "height": screen[1]})
    save_match_file(tmp_path / "match.json")
    page.locator("input[type=file]").set_input_files(tmp_path / "match.json")
    page.get_by_role("slider").wait_for()
    page.get_by_role("slider").fill(str(DECISIONS))
    page.get_by_role("button", name=words.t("ui-from-here")).click()
    known = words.t("ui-from-known")
    expect(page.get_by_text(known)).to_be_visible()
    page.get_by_role("radio", name=words.t("ui-friend")).last.check()
    assert not screen_faults(page), "the form of the table"
    page.get_by_role("button", name=words.t("ui-room-make")).click()
    page.wait_for_url(re.compile("#/room/"))
    expect(page.locator(".facts")).to_contain_text(known)
    assert not screen_faults(page), "the room"
