"""Replay: the slider, the keys, autoplay, and match files from elsewhere."""

from __future__ import annotations

import json
from pathlib import Path

from playwright.sync_api import Page, expect

import boardwright as bw
from tests.browser.conftest import Opener

GAME = "game_of_trains"


def match_file(path: Path) -> int:
    """A whole match of bots; how many decisions it took."""
    game = bw.load(GAME)
    match, bot = game.new_match(players=3, seed=11), bw.bot("greedy", game)
    while not match.over:
        seat = match.actors[0]
        match.play(seat, bot.choose(match.hidden(seat), match.legal_ids(seat)))
    match.save(path)
    return len(match.decisions)


def open_file(page: Page, path: Path) -> None:
    page.get_by_label("Open a match file").set_input_files(path)


def test_any_match_file_can_be_opened_and_walked_through(open_page: Opener, tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    decisions = match_file(path)
    page = open_page()
    open_file(page, path)
    slider = page.get_by_role("slider")
    expect(slider).to_have_attribute("max", str(decisions))
    expect(slider).to_have_value("0")
    trains = page.locator(".host .train")
    first = trains.all_inner_texts()
    page.keyboard.press("End")
    expect(slider).to_have_value(str(decisions))
    expect(trains.first).not_to_have_text(first[0], use_inner_text=True)
    page.get_by_role("button", name="What happened").click()
    expect(page.get_by_text("wins").or_(page.get_by_text("arrives")).first).to_be_visible()
    for key, at in (("Home", 0), ("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1)):
        page.keyboard.press(key)
        expect(slider).to_have_value(str(at))
    slider.fill(str(decisions // 2))
    expect(page.get_by_text(f"Decision {decisions // 2} of {decisions}")).to_be_visible()
    assert page.url.endswith(f"/{decisions // 2}")
    page.reload()
    expect(slider).to_have_value(str(decisions // 2))


def test_autoplay_runs_to_the_end_and_stops(open_page: Opener, tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    decisions = match_file(path)
    page = open_page()
    open_file(page, path)
    slider = page.get_by_role("slider")
    slider.wait_for()
    slider.fill(str(decisions - 4))
    page.get_by_label("Speed").select_option("8")
    page.get_by_role("button", name="Play", exact=True).click()
    expect(slider).to_have_value(str(decisions))
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()


def test_a_broken_file_is_refused_with_the_place(open_page: Opener, tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    match_file(path)
    file = json.loads(path.read_text())
    file["actions"][7]["seat"] = (file["actions"][7]["seat"] + 1) % 3
    path.write_text(json.dumps(file))
    page = open_page()
    open_file(page, path)
    expect(page.get_by_text("The match file is broken at 7")).to_be_visible()
    path.write_text("no match file")
    open_file(page, path)
    expect(page.get_by_text("The match file is broken at format")).to_be_visible()
